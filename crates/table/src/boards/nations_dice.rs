//! The board of Nations: the progress board with the event and the tracks, the tray with dice, chits and the nation, and a panel
//! for every nation.

mod answers;
mod card;
mod market;
mod panel;
mod past;
mod pictures;
mod round;
mod tray;

use engine::{Phrase, Seat};
use maud::{Markup, html};
use nations_dice::{Chit, Colour, Face, NationsDice, Phase, Resource};

use super::icons::Icon;
use super::{Board, Drawn, Scene, asks};
use past::Past;

/// The board of this game.
pub(super) const BOARD: Board = Board {
    draw,
    sheet,
    game: "nations-dice",
    assets: &[
        ("nations-dice.svg", include_str!("../../assets/nations-dice.svg")),
        ("nations-dice.css", include_str!("../../assets/nations-dice.css")),
    ],
    variant: None,
};

/// All zones; every answer has its place in one of them.
fn draw(scene: &Scene<'_>) -> Option<Drawn> {
    let table = Table::of(scene)?;
    let past = Past::of(table.played);
    let board = html! {
        div class={ "board-nations-dice columns-" (table.game.columns()) } {
            (market::draw(&table, &past)) (round::draw(&table, &past))
        }
    };
    let tray = tray::draw(&table, &past);
    let panels = table.game.players.seats().map(|seat| panel::draw(&table, &past, seat)).collect();
    let slots = answers::slots(&table);
    Some(Drawn { board, tray, panels, slots, on_board: (0..scene.offers.len()).collect() })
}

/// What a seat has, enlarged.
fn sheet(scene: &Scene<'_>, seat: Seat) -> Option<Markup> {
    let table = Table::of(scene)?;
    let is_seat = table.game.players.seats().any(|other| other == seat);
    is_seat.then(|| panel::sheet(&table, &Past::of(table.played), seat))
}

/// The scene as one of this game.
type Table<'a> = super::table::Table<'a, NationsDice>;

impl Table<'_> {
    fn is_over(&self) -> bool {
        self.game.phase == Phase::Over
    }

    /// Whether the game waits for this seat.
    fn is_turn(&self, seat: Seat) -> bool {
        !self.is_over() && self.game.round > 0 && self.game.seat == seat
    }

    /// Whether the viewer is asked this.
    fn is_asked(&self, phase: Phase) -> bool {
        !self.offered.is_empty() && self.game.phase == phase
    }

    /// The letter of a colour in the reader's language.
    fn letter(&self, colour: Colour) -> String {
        self.word(colour.id()).chars().take(1).flat_map(char::to_uppercase).collect()
    }

    fn die_name(&self, colour: Colour, face: Face) -> String {
        let shown = Phrase::new("face")
            .with("resource", Phrase::new(face.resource.id()))
            .with("amount", i64::from(face.amount));
        let die = Phrase::new("die").with("colour", Phrase::new(colour.id()));
        self.say(&die.with("face", shown))
    }

    /// A die that shows nothing, by why it does not.
    fn blank_name(&self, colour: Colour, why: &'static str) -> String {
        self.say(&Phrase::new(why).with("colour", Phrase::new(colour.id())))
    }

    /// A die that shows a face, as a small picture.
    fn small_die(&self, colour: Colour, face: Face) -> Markup {
        html! {
            span class={ "md " (look(colour)) } {
                span aria-hidden="true" { (face.amount) (resource_icon(face.resource).inline()) }
                span class="visually-hidden" { (self.die_name(colour, face)) " " }
            }
        }
    }

    fn chits_name(&self, chit: Chit, count: u8) -> String {
        let name = Phrase::new("chits").with("count", i64::from(count));
        self.say(&name.with("chit", Phrase::new(chit.id())))
    }
}

/// The class of a colour's dice.
const fn look(colour: Colour) -> &'static str {
    match colour {
        Colour::White => "white-die",
        Colour::Blue => "blue-die",
        Colour::Orange => "orange-die",
        Colour::Red => "red-die",
    }
}

/// The class of a kind's chits.
const fn chit_look(chit: Chit) -> &'static str {
    match chit {
        Chit::Gold => "gold-chit",
        Chit::Stone => "stone-chit",
        Chit::Food => "food-chit",
        Chit::Book => "book-chit",
        Chit::Strength => "strength-chit",
        Chit::Reroll => "reroll-chit",
    }
}

const fn resource_icon(resource: Resource) -> Icon {
    match resource {
        Resource::Gold => Icon::Gold,
        Resource::Stone => Icon::Stone,
        Resource::Food => Icon::Grain,
        Resource::Book => Icon::Book,
        Resource::Strength => Icon::Sword,
    }
}

const fn chit_icon(chit: Chit) -> Icon {
    match chit {
        Chit::Gold => Icon::Gold,
        Chit::Stone => Icon::Stone,
        Chit::Food => Icon::Grain,
        Chit::Book => Icon::Book,
        Chit::Strength => Icon::Sword,
        Chit::Reroll => Icon::Again,
    }
}

/// A thing that explains itself: what is seen is not read out, what is read out is its label.
fn explained(about: &str, class: &str, label: &str, shown: &Markup) -> Markup {
    html! {
        span class=(class) {
            span class="seen" aria-hidden="true" { (shown) }
            (asks(about, "over", label, &html! {}))
        }
    }
}
