//! Nations: The Dice Game by its rules: four ages of tiles, dice that grow better, books, famine and war.
//!
//! RULES.md numbers the rules; every refusal names one of them.
//!
//! ```
//! use engine::{Game, Seat, Setup, Turn};
//! use nations_dice::{Action, Chance, NationsDice};
//!
//! let mut game = NationsDice::new(&Setup::new(2)).unwrap();
//! game.resolve("order 1 0".parse::<Chance>().unwrap());
//! let tiles = ["I-1", "I-2", "I-3", "I-10", "I-11", "I-12", "I-7", "I-8", "I-13"];
//! for tile in tiles {
//!     game.resolve(format!("drew {tile}").parse::<Chance>().unwrap());
//! }
//! game.resolve("event 2".parse::<Chance>().unwrap());
//! game.resolve("rolled white gold stone food book strength".parse::<Chance>().unwrap());
//! let second = Seat::new(1).unwrap();
//! assert_eq!(game.turn(), Turn::seat(second));
//! let refused = game.play(second, "buy b3".parse::<Action>().unwrap()).unwrap_err();
//! assert_eq!(refused.to_string(), "forbidden by ND-4.8");
//! game.play(second, "buy b1".parse::<Action>().unwrap()).unwrap();
//! assert_eq!(game.turn(), Turn::Chance);
//! ```

mod action;
mod chance;
mod content;
mod fact;
mod game;
mod info;
mod names;
mod row;
pub mod rules;
pub mod scoring;
mod setup;
mod state;
mod text;
mod validate;
mod value;
mod weights;

pub use action::Action;
pub use chance::{Chance, Order, Roll};
pub use content::{Building, Chit, Colour, Content, Die, Event, Face, Fame, Gain, Resource, Tile};
pub use fact::{Counts, Fact, PLAIN};
pub use info::{INFO, VERSION};
pub use names::{Cell, TileId};
pub use row::Row;
pub use state::{NationsDice, Phase, Player, RoundEnd, Supply};
pub use text::{advisor, building_line, named, tile_line};
