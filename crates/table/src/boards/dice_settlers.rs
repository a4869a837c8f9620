//! The board of Dice Settlers: the map with what brings the end, the technologies, the viewer's dice and things, the players.

mod ability;
mod diceoneer;
mod faces;
mod geometry;
mod last;
mod map;
mod market;
mod names;
mod offers;
mod order;
mod panels;
mod piece;
mod sheet;
mod slots;
mod stage;
mod strip;
mod tile;
mod tray;

use dice_settlers::DiceSettlers;
use engine::Seat;
use maud::{Markup, html};

use super::icons::Icon as Picture;
use super::{Board, Drawn, Scene};
use names::terrain_sign;

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

/// The map and the technologies, the tray, everybody in short, the answers of the bar.
fn draw(scene: &Scene<'_>) -> Option<Drawn> {
    let table = Table::of(scene)?;
    let stage = stage::of(&table);
    let is_covered = stage.is_some();
    let board = html! {
        div class="board-dice-settlers" {
            div #map class="map-zone" data-part {
                (map::draw(&table))
                (strip::draw(&table))
                (map::lists(&table))
            }
            (market::draw(&table, is_covered))
            (stage::draw(&table, stage.as_ref()))
        }
    };
    let on_board = table.on_board(slots::is_elsewhere);
    Some(Drawn {
        board,
        tray: tray::draw(&table),
        panels: panels::draw(&table),
        slots: slots::slots(&table),
        on_board,
    })
}

/// What a seat has.
fn sheet(scene: &Scene<'_>, seat: Seat) -> Option<Markup> {
    let table = Table::of(scene)?;
    Some(if table.is_bots(seat) { diceoneer::sheet(&table) } else { sheet::draw(&table, seat) })
}

/// The scene as one of this game.
type Table<'a> = super::table::Table<'a, DiceSettlers>;

impl Table<'_> {
    /// Whether this is the Diceoneer's place.
    fn is_bots(&self, seat: Seat) -> bool {
        self.game.is_solo() && seat == dice_settlers::BOT
    }
}
