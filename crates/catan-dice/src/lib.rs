//! The Catan Dice Game by its rules: fifteen turns, six dice, one map sheet a seat.
//!
//! RULES.md numbers the rules; every refusal names one of them.
//!
//! ```
//! use catan_dice::{Action, CatanDice, Chance, Site};
//! use engine::{Game, Seat, Setup};
//!
//! let mut game = CatanDice::new(&Setup::new(2).with("ruleset", "classic")).unwrap();
//! game.resolve("rolled wood brick grain ore sheep gold".parse::<Chance>().unwrap());
//! game.play(Seat::FIRST, Action::Stop).unwrap();
//! game.play(Seat::FIRST, Action::Build(Site::Soldier(1))).unwrap();
//! let refused = game.play(Seat::FIRST, Action::Build(Site::City(1))).unwrap_err();
//! assert_eq!(refused.to_string(), "forbidden by CD-4.4");
//! game.play(Seat::FIRST, Action::End).unwrap();
//! assert_eq!(game.scores()[Seat::FIRST].total(), 1);
//! ```

mod action;
mod content;
mod fact;
mod game;
mod info;
pub mod rules;
pub mod scoring;
mod setup;
mod state;
mod text;
mod validate;
mod value;
mod weights;

pub use action::{Action, Chance, Site};
pub use content::{
    Content, Corner, DICE, Face, Field, Joker, Kind, Resource, Road, Ruleset, Spot, Terrain,
};
pub use fact::{Dice, Fact, PLAIN, Roads};
pub use info::{INFO, VERSION};
pub use state::{CatanDice, Phase, Sheet};
pub use text::{costs_phrase, dice_phrase};
