//! What things are called and how they look: icons, dice, tokens, terrains; and the legend.

use dice_settlers::{Colour, Die, Icon, Resource, Technology, Terrain, technology_name};
use engine::{Phrase, Seat};
use maud::{Markup, html};

use super::{Picture, Table, terrain};
use crate::boards::icons::marker;

impl Table<'_> {
    pub(super) fn icon(&self, icon: Icon) -> String {
        self.word(icon.id())
    }

    /// A die of the colour.
    pub(super) fn colour(&self, colour: Colour) -> String {
        self.say(&Phrase::new("board-die").with("colour", Phrase::new(colour.id())))
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

    /// The first letters of an icon.
    pub(super) fn letters(&self, icon: Icon) -> String {
        self.icon(icon).chars().take(3).collect()
    }

    pub(super) fn die_name(&self, die: Die) -> String {
        let name = Phrase::new("board-die-showing").with("colour", Phrase::new(die.colour.id()));
        self.say(&name.with("icon", Phrase::new(die.icon.id())))
    }

    /// Icon and letters of a face with the colour's letters, and the words for who hears the page.
    pub(super) fn marks(&self, die: Die, name: &str) -> Markup {
        html! {
            // Letters are part of the picture: what a button says is its label.
            span class="hue" aria-hidden="true" data-shown=(self.hue(die.colour)) {}
            (picture(die.icon).inline())
            span class="letter" aria-hidden="true" data-shown=(self.letters(die.icon)) {}
            span class="visually-hidden" { (name) }
        }
    }

    /// A die that shows a face, as a small picture.
    pub(super) fn die_chip(&self, die: Die, count: u8) -> Markup {
        let name = self.die_name(die);
        html! {
            span class={ "chip pair " (look(die.colour)) } title=(name) {
                span aria-hidden="true" { (picture(die.icon).inline()) small { (self.hue(die.colour)) } @if count > 1 { "×" (count) } }
                span class="visually-hidden" { @if count > 1 { (count) " × " } (name) ". " }
            }
        }
    }

    /// Dice of a colour without a face: in a bag, spent, in the supply.
    pub(super) fn dice_chip(&self, colour: Colour, count: u8, class: &str) -> Markup {
        let name = self.colour(colour);
        html! {
            span class={ "chip pair blank " (class) " " (look(colour)) } title=(name) {
                span aria-hidden="true" { small { (self.hue(colour)) } "×" (count) }
                span class="visually-hidden" { (count) " × " (name) ". " }
            }
        }
    }

    /// One die without a face.
    pub(super) fn one_die(&self, colour: Colour) -> Markup {
        let name = self.colour(colour);
        html! {
            span class={ "chip pair blank " (look(colour)) } title=(name) {
                small aria-hidden="true" { (self.hue(colour)) } span class="visually-hidden" { (name) ". " }
            }
        }
    }

    /// All dice of these, by colour.
    pub(super) fn dice_chips(&self, dice: [u8; 6], class: &str) -> Markup {
        html! {
            span class="chips" {
                @for colour in Colour::ALL.into_iter().filter(|colour| dice[*colour as usize] > 0) {
                    (self.dice_chip(colour, dice[colour as usize], class))
                }
                @if dice == [0; 6] { span class="soft" { "–" } }
            }
        }
    }

    /// The points of something.
    pub(super) fn points(&self, points: i32) -> Markup {
        let text = self.say(&Phrase::new("board-points").with("count", i64::from(points)));
        html! {
            span class="vp" title=(text) {
                span aria-hidden="true" { (points) (Picture::Medal.inline()) } span class="visually-hidden" { (text) }
            }
        }
    }

    /// A small hex of a terrain with its name.
    pub(super) fn ground(&self, terrain: Terrain) -> Markup {
        let name = self.terrain(terrain);
        html! {
            span class="ground" title=(name) {
                svg class="swatch" viewBox="-56 -64 112 128" aria-hidden="true" { (terrain::ground(terrain)) }
                span class="visually-hidden" { (name) ". " }
            }
        }
    }
}

/// A token as a small round picture.
pub(super) fn token_chip(resource: Resource) -> Markup {
    html! { span class={ "chip round token-" (resource.id()) } aria-hidden="true" { (picture(resource.icon()).inline()) } }
}

/// How many there are of something, with its picture and name.
pub(super) fn tally(what: Picture, name: &str, count: &str) -> Markup {
    html! {
        li class="token" {
            span class="what" title=(name) { (what.inline()) " " strong { (count) } span class="visually-hidden" { " " (name) } }
        }
    }
}

/// The marker of a seat in a line of text.
pub(super) fn seat_mark(seat: Seat, class: &str, title: &str) -> Markup {
    html! {
        span class={ "seat-mark seat-" (seat) " " (class) } title=(title) {
            svg viewBox="-14 -14 28 28" aria-hidden="true" { (marker(seat)) }
            span class="visually-hidden" { (title) ". " }
        }
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

/// The signs of the board, each with its meaning.
pub(super) fn legend(table: &Table<'_>) -> Markup {
    let signs = [
        (Picture::Person, "legend-recruit", "DS-9.1"),
        (Picture::Compass, "legend-explore", "DS-10.2"),
        (Picture::Tent, "legend-settle", "DS-12.1"),
        (Picture::Sword, "legend-raid", "DS-13.2"),
        (Picture::Scales, "legend-trade", "DS-15.1"),
        (Picture::Book, "legend-research", "DS-16.3"),
        (Picture::Hat, "legend-pioneer", "DS-8.5"),
        (Picture::Grain, "legend-resource", "DS-14.2"),
        (Picture::Crown, "legend-control", "DS-5.3"),
        (Picture::Flag, "legend-presence", "DS-5.2"),
        (Picture::Gear, "legend-factory", "DS-17.3"),
        (Picture::Bolt, "legend-extra", "DS-7.8"),
        (Picture::Medal, "legend-points", "DS-21.1"),
    ];
    html! {
        details class="legend" #legend data-part {
            summary { (table.word("legend-title")) }
            ul { @for (icon, id, rule) in signs { li { p { (icon.inline()) " " (table.ruled(rule, &table.word(id))) } } } }
            ul { @for terrain in Terrain::ALL { li { p { (table.ground(terrain)) span aria-hidden="true" { (table.terrain(terrain)) } } } } }
            ul { @for colour in Colour::ALL { li { (die_faces(table, colour)) } } }
        }
    }
}

/// What a die of a colour shows on its six sides.
fn die_faces(table: &Table<'_>, colour: Colour) -> Markup {
    let kind = &table.game.pack.content().dice[colour as usize];
    html! {
        span class="chips" {
            @for (face, icon) in kind.faces().iter().enumerate() {
                @for _ in 0..kind.sides(face) { (table.die_chip(Die { colour, icon: *icon }, 1)) }
            }
        }
    }
}
