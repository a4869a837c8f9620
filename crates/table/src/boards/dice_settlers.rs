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

use dice_settlers::{DiceSettlers, Main, Phase};
use maud::html;

use super::icons::Icon as Picture;
use super::{Drawn, Scene};

/// The board, with the scene's seat first.
pub(super) fn draw(scene: &Scene<'_>) -> Option<Drawn> {
    let table = Table::of(scene)?;
    let markup = html! {
        div class="board board-dice-settlers" {
            (diceoneer::news(&table))
            @let order = order(table.game);
            div class={ "frontier" @if matches!(order[0], Part::Map) { " map-first" } @if table.game.is_solo() { " solo" } @else if table.game.players.len() > 2 { " many" } } {
                @for part in order {
                    @match part {
                        Part::Mine => (mine::draw(&table)),
                        Part::Map => (map::draw(&table)),
                        Part::Diceoneer => (diceoneer::draw(&table)),
                        Part::Tableau => (tableau::draw(&table)),
                    }
                }
                (supply::draw(&table))
                @if !table.game.is_solo() { (area::others(&table)) }
                (names::legend(&table))
            }
        }
    };
    Some(Drawn { markup, on_board: table.on_board(offers::is_on_board) })
}

/// What the board is made of.
#[derive(Clone, Copy)]
enum Part {
    Mine,
    Map,
    Diceoneer,
    Tableau,
}

/// What is asked about comes first, for who reads from top to bottom.
fn order(game: &DiceSettlers) -> [Part; 4] {
    match game.phase {
        // Its die is chosen among its own things, all else on the map.
        Phase::Bot if game.act.deed.main() == Some(Main::Recruit) => {
            [Part::Diceoneer, Part::Map, Part::Mine, Part::Tableau]
        }
        Phase::Bot => [Part::Map, Part::Diceoneer, Part::Mine, Part::Tableau],
        Phase::Deal
        | Phase::Draft
        | Phase::Found
        | Phase::Explore
        | Phase::Join
        | Phase::Settle
        | Phase::Raid
        | Phase::Free
        | Phase::Explode
        | Phase::Over => [Part::Map, Part::Mine, Part::Diceoneer, Part::Tableau],
        Phase::Draw
        | Phase::Roll
        | Phase::Act
        | Phase::Pay
        | Phase::Recruit
        | Phase::Harvest
        | Phase::Trade
        | Phase::Keep => [Part::Mine, Part::Map, Part::Diceoneer, Part::Tableau],
    }
}

/// The scene as one of this game.
type Table<'a> = super::table::Table<'a, DiceSettlers>;

impl Table<'_> {
    fn is_over(&self) -> bool {
        self.game.phase == Phase::Over
    }
}
