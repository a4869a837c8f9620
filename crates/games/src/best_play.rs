//! What the best play of a game comes to, as plain numbers and phrases.

use engine::{PackHash, Phrase};

/// What best play comes to from the beginning of a game.
#[derive(Clone, Debug, PartialEq)]
pub struct BestPlay {
    /// The content pack.
    pub content: PackHash,
    /// The ruleset.
    pub ruleset: String,
    /// How many boards it is worked out for, with every number of turns left.
    pub boards: usize,
    /// The expected final score.
    pub expected: f64,
    /// The standard deviation of the final score.
    pub deviation: f64,
    /// The scores that so many of a hundred games do not exceed.
    pub quantiles: Vec<(u8, i32)>,
    /// The final scores that can come about, rising, with their chances.
    pub scores: Vec<(i32, f64)>,
    /// How likely the sheet ends with 0, 1, 2 … of something, by its word.
    pub counts: Vec<(&'static str, Vec<f64>)>,
    /// The expected final score of a new sheet with 0, 1, 2 … turns.
    pub by_turns: Vec<f64>,
    /// What is best kept of the first roll, the most frequent first.
    pub opening: Vec<Opening>,
}

/// What is best kept of some first rolls.
#[derive(Clone, Debug, PartialEq)]
pub struct Opening {
    /// The dice kept, by the words of the notation.
    pub faces: Vec<&'static str>,
    /// The same in words.
    pub phrase: Phrase,
    /// How likely a first roll is one of which this is best.
    pub chance: f64,
    /// The expected final score when the other dice are thrown again.
    pub value: f64,
}

impl BestPlay {
    /// The quantiles that are worked out, in percent.
    pub const PERCENTS: [u8; 9] = [1, 5, 10, 25, 50, 75, 90, 95, 99];

    /// The mean of the scores; by other ways than `expected`, and equal to it.
    pub fn mean(&self) -> f64 {
        self.scores.iter().map(|(score, chance)| f64::from(*score) * chance).sum()
    }
}
