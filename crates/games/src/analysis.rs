//! A played game taken apart: what the dice gave, and what decisions lost.

use engine::{Phrase, Seat};

/// A seat's game: `expected`, and the luck of each turn, less what its decisions lost, is the score.
#[derive(Clone, Debug, PartialEq)]
pub struct Analysis {
    /// The seat.
    pub seat: Seat,
    /// The final score to be expected at the beginning.
    pub expected: f64,
    /// The turns of the seat, in order.
    pub turns: Vec<TurnAnalysis>,
    /// The final score; for a game that is not over, what is to be expected of it.
    pub score: f64,
}

/// A turn of a seat.
#[derive(Clone, Debug, PartialEq)]
pub struct TurnAnalysis {
    /// The round it was played in, from 1.
    pub round: u8,
    /// What its dice gave against expectation.
    pub luck: f64,
    /// Its decisions, in order.
    pub decisions: Vec<Decision>,
}

/// A decision of a seat.
#[derive(Clone, Debug, PartialEq)]
pub struct Decision {
    /// The number of the event in the game, from 0.
    pub event: usize,
    /// What the seat did.
    pub done: Answer,
    /// What was best.
    pub best: Answer,
    /// What doing something else than the best lost, in points; never less than 0.
    pub loss: f64,
}

/// An answer that could be given.
#[derive(Clone, Debug, PartialEq)]
pub struct Answer {
    /// In notation.
    pub notation: String,
    /// In words.
    pub phrase: Phrase,
}

impl Decision {
    /// Whether it lost so much that two digits show it.
    pub fn is_mistake(&self) -> bool {
        self.loss > 0.005
    }
}

impl TurnAnalysis {
    /// What the decisions of the turn lost together.
    pub fn loss(&self) -> f64 {
        self.decisions.iter().map(|decision| decision.loss).sum()
    }

    /// The decision that lost most, where one lost so much that it shows.
    pub fn worst(&self) -> Option<&Decision> {
        let mistakes = self.decisions.iter().filter(|decision| decision.is_mistake());
        mistakes.max_by(|one, other| one.loss.total_cmp(&other.loss))
    }
}

impl Analysis {
    /// What the dice gave against expectation.
    pub fn luck(&self) -> f64 {
        self.turns.iter().map(|turn| turn.luck).sum()
    }

    /// What decisions lost.
    pub fn loss(&self) -> f64 {
        self.turns.iter().map(TurnAnalysis::loss).sum()
    }

    /// Expectation, luck and loss rounded to two digits so that they still sum up to the score.
    pub fn rounded(&self) -> (f64, f64, f64) {
        let round = |number: f64| (number * 100.0).round() / 100.0;
        let (expected, loss) = (round(self.expected), round(self.loss()));
        (expected, round(round(self.score) - expected + loss), loss)
    }
}
