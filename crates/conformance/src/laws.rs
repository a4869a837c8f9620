//! What a game provides for the laws, and the laws by subject.

mod allocation;
mod choice;
mod components;
mod ends;
mod estimate;
mod hash;
mod legality;
mod promises;
mod replay;
mod text;
mod weights;

use engine::{Game, Setup};

pub use self::promises::{Measured, Offer, Promises, played_on};

/// The result of a law: a sentence says what was seen if it does not hold.
pub type Law = Result<(), String>;

/// A game as the laws see it: the tables to try, and what is known about the game beforehand.
#[derive(Debug)]
pub struct Laws<G: Game> {
    /// The tables to try.
    pub setups: Vec<Setup<G::Content>>,
    /// Every action that the type can express, legal or not.
    pub universe: Vec<G::Action>,
    /// No game at these tables has more events.
    pub max_events: usize,
    /// Totals of components that are the same in every state of a game, by name.
    pub conserved: fn(&G) -> Vec<(&'static str, i64)>,
    /// How many random games are played at each table.
    pub games: usize,
    /// The seed of all randomness: the same seed gives the same games.
    pub seed: u64,
}

/// One test for each law at tables of these numbers of seats; cheap laws are tried on more games.
#[macro_export]
macro_rules! every_law {
    ($seats:expr, $laws:path) => {
        $crate::every_law!(@test $seats, $laws, 0: listed_actions_are_legal);
        $crate::every_law!(@test $seats, $laws, 0: refusals_change_nothing);
        $crate::every_law!(@test $seats, $laws, 0: legal_actions_are_listed);
        $crate::every_law!(@test $seats, $laws, 0: records_replay);
        $crate::every_law!(@test $seats, $laws, 0: weights_are_complete);
        $crate::every_law!(@test $seats, $laws, 0: samples_follow_the_weights);
        $crate::every_law!(@test $seats, $laws, 0: sampled_actions_are_uniform);
        $crate::every_law!(@test $seats, $laws, 0: notation_round_trips);
        $crate::every_law!(@test $seats, $laws, 0: data_round_trips);
        $crate::every_law!(@test $seats, $laws, 300: games_end);
        $crate::every_law!(@test $seats, $laws, 100: components_are_conserved);
        $crate::every_law!(@test $seats, $laws, 100: states_are_valid);
        $crate::every_law!(@test $seats, $laws, 0: nothing_allocates);
        $crate::every_law!(@test $seats, $laws, 0: hashes_follow_states);
        $crate::every_law!(@test $seats, $laws, 0: prospects_are_told_right);
    };
    (@test $seats:expr, $laws:path, $least:literal: $law:ident) => {
        #[test]
        fn $law() {
            for seats in $seats {
                let laws = $laws(seats);
                let games = laws.games.max($least);
                $crate::Laws { games, ..laws }.$law().unwrap();
            }
        }
    };
}
