//! King of the Dice: The Board Game by its rules: six dice, sixty citizens, a kingdom of thirty spaces.
//!
//! RULES.md numbers the rules; every refusal names one of them.
//!
//! ```
//! use engine::{Game, Seat, Setup};
//! use king_of_the_dice::{Action, Chance, KingOfTheDice};
//!
//! let mut game = KingOfTheDice::new(&Setup::new(2)).unwrap();
//! for outcome in ["opened s1-01", "opened s2-01", "opened s3-01", "opened s4-01", "opened s5-01", "first p1"] {
//!     game.resolve(outcome.parse::<Chance>().unwrap());
//! }
//! game.resolve("rolled red3 red4 red6 red6 green1 green6".parse::<Chance>().unwrap());
//! game.play(Seat::FIRST, Action::Stop).unwrap();
//! let refused = game.play(Seat::FIRST, Action::Take(5)).unwrap_err();
//! assert_eq!(refused.to_string(), "forbidden by KD-3.8");
//! game.play(Seat::FIRST, "hire 1".parse().unwrap()).unwrap();
//! game.resolve("opened s1-02".parse().unwrap());
//! game.resolve("drew lake".parse().unwrap());
//! game.play(Seat::FIRST, "place a3".parse().unwrap()).unwrap();
//! assert_eq!(game.scores()[Seat::FIRST].total(), 3 + 2 + 2);
//! ```

mod action;
mod content;
mod dice;
mod fact;
mod game;
mod info;
pub mod rules;
pub mod scoring;
mod setup;
mod state;
mod text;
mod tiles;
mod validate;
mod value;
mod weights;

pub use action::{Action, CardId, Chance, Gem, Pay};
pub use content::{Card, Condition, Content, Effect, Layout, Place, Totals};
pub use dice::{Colour, Dice, Die, Need};
pub use fact::{Fact, Lack, Numbers, PLAIN, Piles};
pub use info::{INFO, VERSION};
pub use state::{Area, Draw, KingOfTheDice, Phase, Stock};
pub use text::{condition_phrase, space_name};
pub use tiles::{Space, Terrain, Tiles};
