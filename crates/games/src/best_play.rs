//! The results of best play, as plain numbers and phrases.

use engine::{PackHash, Phrase};

/// The results of best play from the beginning of a game.
#[derive(Clone, Debug, PartialEq)]
pub struct BestPlay {
    /// The content pack.
    pub content: PackHash,
    /// The ruleset.
    pub ruleset: String,
    /// The number of boards it covers, each with every number of turns left.
    pub boards: usize,
    /// The expected final score.
    pub expected: f64,
    /// The standard deviation of the final score.
    pub deviation: f64,
    /// The scores that this percentage of the games does not exceed.
    pub quantiles: Vec<(u8, i32)>,
    /// The possible final scores, ascending, with their probabilities.
    pub scores: Vec<(i32, f64)>,
    /// The probability that the sheet ends with 0, 1, 2 … of something, by its word.
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
    /// The probability of a first roll of which this is best.
    pub chance: f64,
    /// The expected final score when the other dice are thrown again.
    pub value: f64,
}

impl BestPlay {
    /// The percentages of the quantiles.
    pub const PERCENTS: [u8; 9] = [1, 5, 10, 25, 50, 75, 90, 95, 99];

    /// The mean of the scores, computed in another way than `expected` and equal to it.
    pub fn mean(&self) -> f64 {
        self.scores.iter().map(|(score, chance)| f64::from(*score) * chance).sum()
    }
}
