//! What things are called and how they look: icons, dice, tokens, terrains.

use dice_settlers::{Action, Colour, Die, Icon, Resource, Technology, Terrain, technology_name};
use engine::Phrase;
use maud::{Markup, html};

use super::{Picture, Table};
use crate::boards::asks;
use crate::boards::dice::{self, Front};
use crate::boards::icons::drawn;

impl Table<'_> {
    /// A die of the colour.
    pub(super) fn colour(&self, colour: Colour) -> String {
        self.say(&Phrase::new("board-die").with("colour", Phrase::new(colour.id())))
    }

    pub(super) fn colour_word(&self, colour: Colour) -> String {
        self.word(colour.id())
    }

    pub(super) fn terrain(&self, terrain: Terrain) -> String {
        self.word(terrain.id())
    }

    pub(super) fn resource(&self, resource: Resource) -> String {
        self.word(resource.id())
    }

    pub(super) fn technology(&self, card: &Technology) -> String {
        self.say(&technology_name(card))
    }

    /// Two letters for the colour of a die: one would not tell green from grey.
    pub(super) fn hue(&self, colour: Colour) -> String {
        self.word(match colour {
            Colour::White => "hue-white",
            Colour::Yellow => "hue-yellow",
            Colour::Green => "hue-green",
            Colour::Grey => "hue-grey",
            Colour::Orange => "hue-orange",
            Colour::Brown => "hue-brown",
        })
    }

    /// An icon in a few letters, as it stands on a die.
    pub(super) fn letters(&self, icon: Icon) -> String {
        self.word(match icon {
            Icon::Recruit => "face-recruit",
            Icon::Explore => "face-explore",
            Icon::Settle => "face-settle",
            Icon::Raid => "face-raid",
            Icon::Trade => "face-trade",
            Icon::Research => "face-research",
            Icon::Pioneer => "face-pioneer",
            Icon::Food => "face-food",
            Icon::Wood => "face-wood",
            Icon::Iron => "face-iron",
            Icon::Gold => "face-gold",
        })
    }

    pub(super) fn die_name(&self, die: Die) -> String {
        let name = Phrase::new("board-die-showing").with("colour", Phrase::new(die.colour.id()));
        self.say(&name.with("icon", Phrase::new(die.icon.id())))
    }

    /// The button of an offer: what it shows is short, what it says is whole.
    pub(super) fn answer(&self, offer: usize, class: &str, shown: &Markup) -> Markup {
        let phrase = self.phrase(offer);
        let hinted = if self.scene.hint == Some(offer) { " hinted" } else { "" };
        let sure = self.scene.offers[offer].warning.as_ref().map(|warning| self.say(warning));
        html! { button type="submit" form={ "offer-" (offer) } class={ (class) (hinted) } title=(phrase) data-sure=[sure] { (said(&phrase, shown)) } }
    }

    /// The button of an offer that explains itself when a mouse rests or a finger stays on it.
    pub(super) fn explained(
        &self,
        offer: usize,
        about: &str,
        class: &str,
        shown: &Markup,
    ) -> Markup {
        let phrase = self.phrase(offer);
        let hinted = if self.scene.hint == Some(offer) { " hinted" } else { "" };
        let sure = self.scene.offers[offer].warning.as_ref().map(|warning| self.say(warning));
        html! {
            button type="submit" form={ "offer-" (offer) } class={ (class) (hinted) } data-about=(about) data-sure=[sure] { (said(&phrase, shown)) }
        }
    }
}

/// Words for somebody who hears the page, and the picture for somebody who sees it.
pub(super) fn said(words: &str, shown: &Markup) -> Markup {
    html! { span class="visually-hidden" { (words) } span class="shown" aria-hidden="true" { (shown) } }
}

/// A thing that explains itself, with its words.
pub(super) fn told(about: &str, class: &str, words: &str, shown: &Markup) -> Markup {
    asks(about, class, "", &said(words, shown))
}

/// The number of a die among the things.
pub(super) const fn number(die: Die) -> u16 {
    die.colour as u16 * 16 + die.icon as u16
}

/// The answer that takes a die of a colour without a face: gained, recalled, sold.
pub(super) fn of_colour(table: &Table<'_>, colour: Colour) -> Option<usize> {
    let all = [Action::Gain(colour), Action::Recall(colour), Action::Dismiss(colour)];
    all.into_iter().find_map(|action| table.offer(action))
}

/// A small die of a colour with its letters.
pub(super) fn letter(table: &Table<'_>, colour: Colour) -> Markup {
    html! { span class={ "md " (look(colour)) } aria-hidden="true" { (table.hue(colour)) } }
}

/// Dice of a colour with their number, small.
pub(super) fn stock(table: &Table<'_>, colour: Colour, count: u8) -> Markup {
    let name = table.colour(colour);
    html! {
        span class={ "md " (look(colour)) @if count == 0 { " none" } } {
            small aria-hidden="true" { (table.hue(colour)) } (count) span class="visually-hidden" { " × " (name) ". " }
        }
    }
}

/// A small die that shows an icon.
pub(super) fn shown(table: &Table<'_>, die: Die) -> Markup {
    html! {
        span class={ "md " (look(die.colour)) } { (picture(die.icon).inline()) span class="visually-hidden" { (table.die_name(die)) ". " } }
    }
}

/// A large die of a colour without a face.
pub(super) fn blank(table: &Table<'_>, colour: Colour) -> Markup {
    dice::body(look(colour), Front::Air, &table.hue(colour))
}

/// A token as a round picture.
pub(super) fn token(resource: Resource) -> Markup {
    html! { span class={ "disc token-" (resource.id()) } aria-hidden="true" { (picture(resource.icon()).inline()) } }
}

/// Some tokens of a price.
pub(super) fn price(table: &Table<'_>, resource: Resource, count: u8) -> Markup {
    html! {
        span class={ "md token-" (resource.id()) } {
            @if count > 1 { span aria-hidden="true" { (count) } } (picture(resource.icon()).inline())
            span class="visually-hidden" { (count) " " (table.resource(resource)) ". " }
        }
    }
}

/// The picture of a terrain in a line.
pub(super) fn terrain_sign(terrain: Terrain) -> Markup {
    let href = drawn("dice-settlers.svg", &format!("t-{}", terrain.id()));
    html! {
        svg class="terr" viewBox="-100 -100 200 200" aria-hidden="true" { use href=(href) x="-100" y="-100" width="200" height="200" {} }
    }
}

/// The picture of an icon.
pub(super) const fn picture(icon: Icon) -> Picture {
    match icon {
        Icon::Recruit => Picture::Person,
        Icon::Explore => Picture::Compass,
        Icon::Settle => Picture::Tent,
        Icon::Raid => Picture::Sword,
        Icon::Trade => Picture::Scales,
        Icon::Research => Picture::Book,
        Icon::Pioneer => Picture::Hat,
        Icon::Food => Picture::Grain,
        Icon::Wood => Picture::Wood,
        Icon::Iron => Picture::Ingot,
        Icon::Gold => Picture::Gold,
    }
}

/// The class of a colour's dice.
pub(super) const fn look(colour: Colour) -> &'static str {
    match colour {
        Colour::White => "die-white",
        Colour::Yellow => "die-yellow",
        Colour::Green => "die-green",
        Colour::Grey => "die-grey",
        Colour::Orange => "die-orange",
        Colour::Brown => "die-brown",
    }
}
