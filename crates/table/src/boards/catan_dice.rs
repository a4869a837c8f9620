//! The Catan Dice Game's board: dice, island, costs and score boxes of one seat.

mod geometry;
mod island;
mod jokers;
mod latest;
mod mini;
mod panel;
mod pieces;
mod side;
mod slots;
mod targets;
mod tray;

use catan_dice::{Action, CatanDice, Face, Joker, Kind, Phase, Resource, Sheet};
use engine::{Faces, Phrase, Seat};
use maud::{Markup, html};

use super::icons::Icon;
use super::{Asks, Board, Drawn, Scene, Variant};

/// The board of this game.
pub(super) const BOARD: Board = Board {
    draw,
    sheet,
    game: "catan-dice",
    assets: &[
        ("catan-dice.svg", include_str!("../../assets/catan-dice.svg")),
        ("catan-dice.css", include_str!("../../assets/catan-dice.css")),
    ],
    variant: Some(Variant { option: "ruleset", value: "classic" }),
};

/// The island of the scene's seat with costs and score boxes, its dice, everybody in short.
fn draw(scene: &Scene<'_>) -> Option<Drawn> {
    let table = Table::of(scene)?;
    let board =
        html! { div class="board-catan-dice" { (island::draw(&table)) (side::draw(&table)) } };
    let panels = table.game.sheets.seats().map(|seat| panel::draw(&table, seat)).collect();
    let (slots, on_board) = (slots::draw(&table), table.on_board(is_on_board));
    Some(Drawn { board, tray: tray::draw(&table), panels, slots, on_board })
}

/// A seat's island, enlarged.
fn sheet(scene: &Scene<'_>, seat: Seat) -> Option<Markup> {
    let table = Table::of(scene)?;
    table.game.sheets.has(seat).then(|| panel::enlarged(&table, seat))
}

/// The scene as one of this game.
type Table<'a> = super::table::Table<'a, CatanDice>;

impl Table<'_> {
    fn sheet(&self) -> &Sheet {
        &self.game.sheets[self.scene.seat]
    }

    /// A word as it begins a line.
    fn word_at_start(&self, id: &'static str) -> String {
        self.say(&Phrase::new("at-start").with("what", Phrase::new(id)))
    }

    /// Two letters, or as many as tell the face from the other five in the reader's language.
    fn letters(&self, face: Face) -> String {
        let start = |face: Face, length: usize| -> String {
            self.word(face.id()).chars().take(length).collect()
        };
        let others = || Face::ALL.into_iter().filter(move |other| *other != face);
        let is_alone =
            |length: &usize| others().all(|other| start(other, *length) != start(face, *length));
        let letters = start(face, (2..4).find(is_alone).unwrap_or(4));
        let mut rest = letters.chars();
        rest.next().map_or(String::new(), |first| first.to_uppercase().chain(rest).collect())
    }

    /// Dice by face as icons, with their names for people who cannot see them.
    fn dice_icons(&self, dice: Faces) -> Markup {
        let faces = Face::ALL.into_iter().map(|face| (face, dice.count(face as usize)));
        html! {
            @for (face, count) in faces.filter(|(_, count)| *count > 0) {
                span class={ "md face-" (face.id()) } {
                    (face_icon(face).inline())
                    span class="visually-hidden" { (self.word(face.id())) }
                }
                @if count > 1 { span class="times" { "×" (count) } }
            }
        }
    }
}

/// Everything but the end of the rolling and of the turn is answered on the board.
const fn is_on_board(action: Action) -> bool {
    match action {
        Action::Reroll(_) | Action::Trade(_) | Action::Joker { .. } | Action::Build(_) => true,
        Action::Stop | Action::End => false,
    }
}

/// Something that explains itself; what is far from being possible is left out of the way of the Tab key.
fn explains(about: &str, class: &str, label: &str, is_near: bool, shown: &Markup) -> Markup {
    Asks { about, class, label, is_passed_by: !is_near, ..Asks::default() }.link(shown)
}

fn is_over(table: &Table<'_>) -> bool {
    table.game.phase == Phase::Over
}

/// Whether it is the shown seat's turn.
fn is_turn(table: &Table<'_>) -> bool {
    !is_over(table) && table.game.seat == table.scene.seat
}

const fn face_icon(face: Face) -> Icon {
    match face {
        Face::Grain => Icon::Grain,
        Face::Ore => Icon::Ore,
        Face::Sheep => Icon::Sheep,
        Face::Wood => Icon::Wood,
        Face::Brick => Icon::Brick,
        Face::Gold => Icon::Gold,
    }
}

const fn kind_icon(kind: Kind) -> Icon {
    match kind {
        Kind::Road => Icon::Road,
        Kind::Settlement => Icon::Settlement,
        Kind::City => Icon::City,
        Kind::Soldier => Icon::Soldier,
    }
}

const fn joker_icon(joker: Joker) -> Icon {
    match joker {
        Joker::One(resource) => face_icon(resource.face()),
        Joker::Any => Icon::Any,
    }
}

/// The class that gives a joker its colour.
const fn joker_colour(joker: Joker) -> &'static str {
    match joker {
        Joker::One(Resource::Grain) => "face-grain",
        Joker::One(Resource::Ore) => "face-ore",
        Joker::One(Resource::Sheep) => "face-sheep",
        Joker::One(Resource::Wood) => "face-wood",
        Joker::One(Resource::Brick) => "face-brick",
        Joker::Any => "face-any",
    }
}

#[cfg(test)]
mod tests {
    use catan_dice::Terrain;

    #[test]
    fn every_terrain_has_its_drawing() {
        let drawings = include_str!("../../assets/catan-dice.svg");
        for terrain in Terrain::ALL {
            let symbol = format!("id=\"{}\"", super::island::terrain(terrain));
            assert!(drawings.contains(&symbol), "there is no {symbol}");
        }
    }
}
