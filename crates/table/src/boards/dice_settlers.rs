//! The board of Dice Settlers: the map, dice and tokens, the technologies, every seat and how far off the end is.

mod ability;
mod area;
mod deeds;
mod diceoneer;
mod effect;
mod fresh;
mod map;
mod mine;
mod names;
mod offers;
mod setting;
mod supply;
mod tableau;
mod terrain;
mod tile;

use dice_settlers::{DiceSettlers, Phase};
use engine::Seat;
use maud::{Markup, html};

use super::icons::Icon as Picture;
use super::{Board, Drawn, Scene};

/// The board of this game.
pub(super) const BOARD: Board = Board {
    draw,
    sheet,
    game: "dice-settlers",
    assets: &[
        ("dice-settlers.svg", include_str!("../../assets/dice-settlers.svg")),
        ("dice-settlers.css", include_str!("../../assets/dice-settlers.css")),
    ],
    variant: None,
};

/// The map with the technologies and the supply, the seat's dice and tokens, everybody in short.
fn draw(scene: &Scene<'_>) -> Option<Drawn> {
    let table = Table::of(scene)?;
    let board = html! {
        div class="board-dice-settlers" {
            div class="frontier" {
                (map::draw(&table))
                (diceoneer::draw(&table))
                (tableau::draw(&table))
                (supply::draw(&table))
            }
        }
    };
    let panels = table.game.players.seats().map(|seat| area::area(&table, seat)).collect();
    let on_board = table.on_board(offers::is_on_board);
    Some(Drawn { board, tray: mine::draw(&table), panels, slots: Vec::new(), on_board })
}

/// What a seat has.
fn sheet(_scene: &Scene<'_>, _seat: Seat) -> Option<Markup> {
    None
}

/// The scene as one of this game.
type Table<'a> = super::table::Table<'a, DiceSettlers>;

impl Table<'_> {
    fn is_over(&self) -> bool {
        self.game.phase == Phase::Over
    }
}
