//! King of the Dice's board: the kingdom of everybody, the market at its side, the dice and what each seat has.

mod answers;
mod areas;
mod choice;
mod condition;
mod enlarged;
mod geometry;
mod kingdom;
mod lanes;
mod market;
mod tray;

use engine::{Event, Phrase, Seat};
use king_of_the_dice::{Action, Colour, Die, Effect, Gem, KingOfTheDice, Space, Terrain, rules};
use maud::{Markup, html};

use super::icons::{Icon, common, drawn};
use super::{Board, Drawn, Scene};

/// The board of this game.
pub(super) const BOARD: Board = Board {
    draw,
    sheet,
    game: "king-of-the-dice",
    assets: &[
        (PICTURES, include_str!("../../assets/king-of-the-dice.svg")),
        ("king-of-the-dice.css", include_str!("../../assets/king-of-the-dice.css")),
    ],
    variant: None,
};

/// The file of this game's drawings.
const PICTURES: &str = "king-of-the-dice.svg";

/// The kingdom with the market, the dice, everybody's castles and cards.
fn draw(scene: &Scene<'_>) -> Option<Drawn> {
    let table = Table::of(scene)?;
    let lanes = lanes::Lanes::of(&table);
    let board = html! {
        div class="board-king-of-the-dice" {
            (kingdom::draw(&table))
            (market::draw(&table))
            div #choice data-part { (choice::draw(&table)) }
        }
    };
    let panels = table.game.areas.seats().map(|seat| areas::area(&table, &lanes, seat)).collect();
    let on_board = table.on_board(answers::is_on_board);
    let tray = tray::draw(&table, &lanes);
    Some(Drawn { board, tray, panels, slots: answers::slots(&table), on_board })
}

/// What a seat has.
fn sheet(scene: &Scene<'_>, seat: Seat) -> Option<Markup> {
    let table = Table::of(scene)?;
    table.game.areas.has(seat).then(|| enlarged::draw(&table, seat))
}

/// The scene as one of this game.
type Table<'a> = super::table::Table<'a, KingOfTheDice>;

impl Table<'_> {
    /// Whether the dice, tiles and answers of the turn under way are those of the scene's seat.
    fn is_own_turn(&self) -> bool {
        rules::is_turn(self.game, self.scene.seat)
    }

    /// The letter of a colour in the reader's language.
    fn letter(&self, colour: Colour) -> String {
        self.word(colour.id()).chars().take(1).flat_map(char::to_uppercase).collect()
    }

    fn die_name(&self, die: Die) -> String {
        let colour = Phrase::new(die.colour().id());
        let name = Phrase::new("die").with("colour", colour);
        self.say(&name.with("number", i64::from(die.number())))
    }

    /// A die as a small picture, with its name for people who cannot see it.
    fn chip(&self, die: Die) -> Markup {
        html! {
            span class={ "md " (look(die.colour())) } {
                span aria-hidden="true" { (die.number()) (self.letter(die.colour())) }
                span class="visually-hidden" { (self.die_name(die)) " " }
            }
        }
    }

    fn space_name(&self, space: Space) -> String {
        self.say(&king_of_the_dice::space_name(self.game, space))
    }
}

/// The class of a colour's dice.
const fn look(colour: Colour) -> &'static str {
    match colour {
        Colour::Red => "die-red",
        Colour::Blue => "die-blue",
        Colour::Green => "die-green",
    }
}

/// What a citizen is called; its picture has the same name.
const fn citizen(effect: Effect) -> &'static str {
    match effect {
        Effect::Merchant => "merchant",
        Effect::CardThief => "card-thief",
        Effect::GemThief => "gem-thief",
        Effect::DragonTrainer => "dragon-trainer",
        Effect::Ruffian => "ruffian",
        Effect::LandDeveloper => "land-developer",
    }
}

/// The picture of a citizen, cropped to the room it gets.
fn portrait(effect: Effect) -> Markup {
    let symbol = drawn(PICTURES, &format!("c-{}", citizen(effect)));
    html! {
        svg viewBox="0 0 80 80" preserveAspectRatio="xMidYMid slice" aria-hidden="true" { use href=(symbol) width="80" height="80" {} }
    }
}

/// The address of a terrain's picture.
fn terrain_picture(terrain: Terrain) -> String {
    drawn(PICTURES, &format!("t-{}", terrain.id()))
}

/// A gemstone in a line of text.
fn gem_picture(gem: Gem) -> Markup {
    let symbol = match gem {
        Gem::Gold => "ogem",
        Gem::White => "wgem",
    };
    html! { svg class="gm" viewBox="-13 -13 26 26" aria-hidden="true" { use href=(drawn(PICTURES, symbol)) x="-13" y="-13" width="26" height="26" {} } }
}

/// A dragon fire in a line of text.
fn fire_picture() -> Markup {
    html! { svg class="gm" viewBox="-16 -34 32 38" aria-hidden="true" { use href=(drawn(PICTURES, "fire")) x="-16" y="-34" width="32" height="38" {} } }
}

/// A castle of a seat in a line of text.
fn castle_picture(seat: Seat) -> Markup {
    html! {
        svg class={ "gm piece seat-" (seat) } viewBox="-25 -31 50 40" aria-hidden="true" {
            use href=(common("castle")) x="-24" y="-30" width="48" height="38" {}
            use class="w" href=(shape_of(seat)) x="-6" y="-11" width="12" height="12" {}
        }
    }
}

/// A marker of a seat that is not on the map, in a line of text: a castle is what it makes there.
fn marker_picture(seat: Seat) -> Markup {
    html! {
        svg class={ "gm piece seat-" (seat) } viewBox="-13 -13 26 26" aria-hidden="true" {
            circle class="marker" r="11" {}
            use class="w" href=(shape_of(seat)) x="-7" y="-7" width="14" height="14" {}
        }
    }
}

/// The address of the shape of a seat.
fn shape_of(seat: Seat) -> String {
    common(&format!("s{}", seat.index() % 4 + 1))
}

/// The last action that changed a space, and the pile from which the last card went; with the seat that did it.
struct Latest {
    space: Option<(Seat, Space)>,
    pile: Option<(Seat, u8)>,
}

impl Latest {
    fn of(table: &Table<'_>) -> Self {
        let acts = || table.played.events().iter().rev().copied().filter_map(acted);
        Self {
            space: acts().find_map(|(seat, action)| Some((seat, action.space()?))),
            pile: acts().find_map(|(seat, action)| Some((seat, action.pile()?))),
        }
    }
}

/// What an event says that a seat did.
const fn acted(event: Event<KingOfTheDice>) -> Option<(Seat, Action)> {
    match event {
        Event::Action(seat, action) => Some((seat, action)),
        Event::Chance(_) => None,
    }
}

#[cfg(test)]
mod tests {
    use king_of_the_dice::{Content, Terrain};

    use super::{PICTURES, citizen};
    use crate::assets;

    /// The pack that comes with the game.
    fn content() -> Content {
        let pack = <Content as engine::Content>::DEFAULT;
        engine::Content::parse(pack).expect("the pack is valid")
    }

    #[test]
    fn every_terrain_and_every_citizen_has_its_drawing() {
        let terrains = Terrain::ALL.into_iter().map(|terrain| format!("t-{}", terrain.id()));
        let content = content();
        let citizens = content.cards.iter().map(|card| format!("c-{}", citizen(card.effect)));
        let things = ["fire", "wgem", "ogem"].map(str::to_owned);
        for symbol in terrains.chain(citizens).chain(things) {
            assert!(assets::symbol(PICTURES, &symbol).is_some(), "{symbol} is drawn");
        }
    }
}
