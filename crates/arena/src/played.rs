//! What came of one game.

use serde::{Deserialize, Serialize};

/// What came of one game; lists are by seat.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Played {
    /// Its dice: games of one group have the same.
    pub group: u64,
    /// The number of the seating.
    pub seating: usize,
    /// The points.
    pub scores: Vec<i32>,
    /// The places, from 1.
    pub ranks: Vec<u8>,
    /// The points of a rival without a seat, if there is one.
    pub rival: Option<i32>,
    /// How many answers were given.
    pub decisions: Vec<u32>,
    /// How often the answers passed from one seat to another, and one for the first.
    pub turns: u32,
    /// How often chance fell.
    pub chances: u32,
    /// What was used and how often, by its number in the tournament's list of what is counted.
    pub uses: Vec<Vec<(u16, u32)>>,
    /// How long was thought, in nanoseconds; no result follows from it.
    pub nanos: Vec<u64>,
}

impl Played {
    /// How many seats there were.
    pub fn seats(&self) -> usize {
        self.scores.len()
    }

    /// The seat's share of the win; a player that plays alone has all of it or none.
    pub fn share(&self, seat: usize) -> f64 {
        let winners = self.ranks.iter().filter(|rank| **rank == 1).count();
        if self.ranks[seat] == 1 { 1.0 / winners as f64 } else { 0.0 }
    }

    /// How many answers all seats gave.
    pub fn length(&self) -> u32 {
        self.decisions.iter().sum()
    }

    /// The game without the time it took.
    #[must_use]
    pub fn timeless(self) -> Self {
        Self { nanos: Vec::new(), ..self }
    }
}
