//! The one list of the games, and any of them behind one interface.
//!
//! A front end that chooses a game at run time holds a [`Box<dyn AnyMatch>`](AnyMatch) and speaks
//! notation; it needs no code for the game it shows.
//!
//! ```
//! use engine::{Seat, Turn};
//! let game = games::find("catan-dice").unwrap();
//! let mut table = game.start(&games::AnySetup { seats: 2, ..Default::default() }).unwrap();
//! assert_eq!(table.turn(), Turn::Chance);
//! table.resolve("rolled ore ore ore grain grain gold").unwrap();
//! table.play(Seat::FIRST, "stop").unwrap();
//! let refused = table.play(Seat::FIRST, "build city 1").unwrap_err();
//! assert_eq!(refused.to_string(), "forbidden by CD-4.4");
//! ```

mod about;
mod any_match;
mod best_play;
mod ending;
mod entry;
mod event;
mod expert;
mod mind;
mod occupant;
mod offer;
mod program;
mod refusal;
mod typed;
mod worth;

pub use about::About;
pub use any_match::AnyMatch;
pub use best_play::{BestPlay, Opening};
pub use catan_solver::{Analysis, Decision, TurnAnalysis};
pub use ending::{Scored, Totals, decided, ending, progress, result};
pub use entry::{AnySetup, Entry, StartError};
pub use event::{AnyEvent, Line};
#[cfg(feature = "native")]
pub use expert::keep_solutions_in;
pub use expert::{Answer, Expert, NoExpert, Origin, Solved, Solving};
pub use mind::Mind;
pub use occupant::{Occupant, can_undo, names};
pub use offer::{Offer, Worth};
pub use program::{Level, Program};
pub use refusal::{Fact, PlayError, Refusal};
pub use typed::of;
pub use worth::worth;

use catan_dice::CatanDice;
use dice_settlers::DiceSettlers;
use engine::{Describe, Game, Playable};
use king_of_the_dice::KingOfTheDice;
use nations_dice::NationsDice;

/// Work on a game whose type is known only at run time.
pub trait Visitor {
    /// The result.
    type Output;

    /// Does the work with this game.
    fn visit<G: Describe + Playable>(self) -> Self::Output;
}

/// The list of the games, and the way from a game's id to its type.
macro_rules! games {
    ($($game:ty => $entry:expr),* $(,)?) => {
        /// Every game.
        pub static GAMES: [Entry; [$(size_of::<$game>()),*].len()] = [$($entry),*];

        /// Calls a visitor with the type of the game of this id; none if there is no such game.
        pub fn with<V: Visitor>(id: &str, visitor: V) -> Option<V::Output> {
            $(if <$game>::info().id == id {
                return Some(visitor.visit::<$game>());
            })*
            None
        }

        /// Calls a visitor with the type of every game, in the order of the list.
        pub fn with_each<V: Visitor + Copy>(visitor: V) -> Vec<V::Output> {
            vec![$(visitor.visit::<$game>()),*]
        }
    };
}

// One line each.
games! {
    CatanDice => Entry::of::<CatanDice>().with_expert(),
    KingOfTheDice => Entry::of::<KingOfTheDice>(),
    NationsDice => Entry::of::<NationsDice>(),
    DiceSettlers => Entry::of::<DiceSettlers>(),
}

/// The game of this id.
pub fn find(id: &str) -> Option<&'static Entry> {
    GAMES.iter().find(|game| game.info().id == id)
}

/// The README's code runs as a test.
#[cfg(doctest)]
#[doc = include_str!("../../../README.md")]
struct Readme;
