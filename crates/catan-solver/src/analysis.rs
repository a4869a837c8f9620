//! The analysis of a played game: what the dice gave, and what each decision lost.

use catan_dice::{Action, CatanDice, Phase};
use engine::{Event, Seat};

use crate::Solution;

/// The analysis of a seat's game: `expected`, plus the luck of each turn, minus what its decisions lost, is the score.
///
/// `A` is what an answer is given as: the action itself, or what a front end shows of it.
#[derive(Clone, Debug, PartialEq)]
pub struct Analysis<A> {
    /// The seat.
    pub seat: Seat,
    /// The expected final score at the beginning.
    pub expected: f64,
    /// The turns of the seat, in order.
    pub turns: Vec<TurnAnalysis<A>>,
    /// The final score; for a game that is not over, the expected one.
    pub score: f64,
}

/// The analysis of one turn of the seat.
#[derive(Clone, Debug, PartialEq)]
pub struct TurnAnalysis<A> {
    /// The round it was played in, from 1.
    pub round: u8,
    /// What the dice gave compared with the expectation.
    pub luck: f64,
    /// The decisions of the turn, in order.
    pub decisions: Vec<Decision<A>>,
}

/// A decision of the seat.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Decision<A> {
    /// The number of the event in the game, from 0.
    pub event: usize,
    /// What the seat did.
    pub done: A,
    /// The best answer.
    pub best: A,
    /// The points lost compared with the best answer; never less than 0.
    pub loss: f64,
}

impl<A> Decision<A> {
    /// Whether the loss is large enough to show with two digits.
    pub fn is_mistake(&self) -> bool {
        self.loss > 0.005
    }

    /// The same decision with its answers given in another form.
    pub fn map<B>(self, mut to: impl FnMut(A) -> B) -> Decision<B> {
        Decision { event: self.event, done: to(self.done), best: to(self.best), loss: self.loss }
    }
}

impl<A> TurnAnalysis<A> {
    /// What the decisions of the turn lost together.
    pub fn loss(&self) -> f64 {
        self.decisions.iter().map(|decision| decision.loss).sum()
    }

    /// The decision that lost most, if one of them is a mistake.
    pub fn worst(&self) -> Option<&Decision<A>> {
        let mistakes = self.decisions.iter().filter(|decision| decision.is_mistake());
        mistakes.max_by(|one, other| one.loss.total_cmp(&other.loss))
    }
}

impl<A> Analysis<A> {
    /// What the dice gave compared with the expectation.
    pub fn luck(&self) -> f64 {
        self.turns.iter().map(|turn| turn.luck).sum()
    }

    /// What the decisions lost.
    pub fn loss(&self) -> f64 {
        self.turns.iter().map(TurnAnalysis::loss).sum()
    }

    /// Expectation, luck and loss rounded to two digits so that they still sum up to the score.
    pub fn rounded(&self) -> (f64, f64, f64) {
        let round = |number: f64| (number * 100.0).round() / 100.0;
        let (expected, loss) = (round(self.expected), round(self.loss()));
        (expected, round(round(self.score) - expected + loss), loss)
    }

    /// The same analysis with another form of each decision, in the order of the game.
    pub fn map<B>(self, mut to: impl FnMut(Decision<A>) -> Decision<B>) -> Analysis<B> {
        let mut turn = |turn: TurnAnalysis<A>| TurnAnalysis {
            round: turn.round,
            luck: turn.luck,
            decisions: turn.decisions.into_iter().map(&mut to).collect(),
        };
        let turns = self.turns.into_iter().map(&mut turn).collect();
        Analysis { seat: self.seat, expected: self.expected, turns, score: self.score }
    }
}

impl Solution {
    /// Analyses a seat's game from its first state and its events.
    pub fn analyse(
        &self,
        start: CatanDice,
        events: &[Event<CatanDice>],
        seat: Seat,
    ) -> Analysis<Action> {
        let expected = self.value(&start, seat);
        let mut analysis = Analysis { seat, expected, turns: Vec::new(), score: expected };
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
        analysis: &mut Analysis<Action>,
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
            Event::Action(seat, done) => {
                let best = self.best(game, seat);
                let loss = if done == best { 0.0 } else { (-change).max(0.0) };
                turn.decisions.push(Decision { event: number, done, best, loss });
            }
        }
        analysis.score = value;
    }
}
