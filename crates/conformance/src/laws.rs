//! What a game brings to be held to the laws, and the laws by subject.

mod allocation;
mod choice;
mod components;
mod ends;
mod hash;
mod legality;
mod replay;
mod text;
mod weights;

use engine::{Game, Setup};

/// A law holds, or a sentence says what was seen instead.
pub type Law = Result<(), String>;

/// A game as the laws look at it: which tables to try, and what is known of it beforehand.
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
    /// Where all randomness comes from: the same seed sees the same games.
    pub seed: u64,
}
