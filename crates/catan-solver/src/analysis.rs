//! A played game taken apart: what the dice gave, and what decisions lost.

use catan_dice::{Action, CatanDice, Phase};
use engine::{Event, Seat};

use crate::Solution;

/// A seat's game: `expected`, and the luck of each turn, less what its decisions lost, is the score.
#[derive(Clone, Debug, PartialEq)]
pub struct Analysis {
    /// The final score to be expected at the beginning.
    pub expected: f64,
    /// The turns of the seat, in order.
    pub turns: Vec<TurnAnalysis>,
    /// The final score; for a game that is not over, what is to be expected of it.
    pub score: f64,
}

/// A turn of the seat.
#[derive(Clone, Debug, PartialEq)]
pub struct TurnAnalysis {
    /// The round it was played in, from 1.
    pub round: u8,
    /// What its dice gave against expectation.
    pub luck: f64,
    /// Its decisions, in order.
    pub decisions: Vec<Decision>,
}

/// A decision of the seat.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Decision {
    /// The number of the event in the game, from 0.
    pub event: usize,
    /// What the seat did.
    pub action: Action,
    /// What was best.
    pub best: Action,
    /// What doing something else than the best lost, in points; never less than 0.
    pub loss: f64,
}

impl TurnAnalysis {
    /// What the decisions of the turn lost together.
    pub fn loss(&self) -> f64 {
        self.decisions.iter().map(|decision| decision.loss).sum()
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
}

impl Solution {
    /// Takes a seat's game apart, from its first state and its events.
    pub fn analyse(&self, start: CatanDice, events: &[Event<CatanDice>], seat: Seat) -> Analysis {
        let expected = self.value(&start, seat);
        let mut analysis = Analysis { expected, turns: Vec::new(), score: expected };
        let mut game = start;
        for (number, event) in events.iter().enumerate() {
            let after = event.after(game);
            if game.seat == seat && game.phase != Phase::Over {
                self.add(&mut analysis, &game, number, *event, &after);
            }
            game = after;
        }
        analysis
    }

    /// Adds an event of the seat's own turn.
    fn add(
        &self,
        analysis: &mut Analysis,
        game: &CatanDice,
        number: usize,
        event: Event<CatanDice>,
        after: &CatanDice,
    ) {
        if analysis.turns.last().is_none_or(|turn| turn.round != game.round) {
            let turn = TurnAnalysis { round: game.round, luck: 0.0, decisions: Vec::new() };
            analysis.turns.push(turn);
        }
        let value = self.value(after, game.seat);
        let change = value - analysis.score;
        let turn = analysis.turns.last_mut().expect("its turn was just added");
        match event {
            Event::Chance(_) => turn.luck += change,
            Event::Action(seat, action) => {
                let best = self.best(game, seat);
                let loss = if action == best { 0.0 } else { (-change).max(0.0) };
                turn.decisions.push(Decision { event: number, action, best, loss });
            }
        }
        analysis.score = value;
    }
}
