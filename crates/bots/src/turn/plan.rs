//! The seat's own answers one after another, until chance or another seat is to act.

use engine::{Evaluator, Game, Seat};

use crate::greedy::{self, after};
use crate::transposition::{TranspositionTable, key};

/// The most answers in a row that are followed to the end of a turn.
const FOLLOWED: u32 = 40;

/// A search over the seat's own answers; once warm, it allocates nothing.
#[derive(Debug)]
pub(crate) struct Plan<G: Game> {
    states: TranspositionTable,
    /// What the ends of a turn are worth, while rolls are judged: many of them lead to the same end.
    ends: TranspositionTable,
    is_roll: bool,
    /// The actions of every state on the way down, one list after the other.
    actions: Vec<G::Action>,
    /// How many more states may be estimated.
    left: u32,
}

impl<G: Game> Default for Plan<G> {
    fn default() -> Self {
        let (states, ends) = (TranspositionTable::default(), TranspositionTable::default());
        Self { states, ends, is_roll: false, actions: Vec::new(), left: 0 }
    }
}

impl<G: Game> Plan<G> {
    /// Begins with the rolls of a turn, of whose ends nothing is known yet.
    pub(crate) fn begin_rolls(&mut self) {
        self.ends.clear();
    }

    /// The value of the state after rolling, when the seat goes on as well as it can.
    pub(crate) fn after_rolling(
        &mut self,
        game: &G,
        evaluator: &impl Evaluator<G>,
        seat: Seat,
        estimates: u32,
    ) -> f32 {
        let mut value = [0.0];
        self.is_roll = true;
        self.values(evaluator, seat, estimates, &mut value, |_| *game);
        self.is_roll = false;
        value[0]
    }

    /// The values of some states when the seat goes on as well as it can: by all ways to go on if this number of estimates is
    /// enough for them, otherwise by the way that looks best at every step.
    ///
    /// Either way the state is estimated once the seat has finished: estimates in the middle of an action compare badly.
    pub(crate) fn values(
        &mut self,
        evaluator: &impl Evaluator<G>,
        seat: Seat,
        estimates: u32,
        values: &mut [f32],
        state: impl Fn(usize) -> G,
    ) {
        self.states.clear();
        self.left = estimates;
        for (at, value) in values.iter_mut().enumerate() {
            *value = self.best(&state(at), evaluator, seat);
        }
        if self.left == 0 {
            for (at, value) in values.iter_mut().enumerate() {
                *value = self.follow(state(at), evaluator, seat);
            }
        }
    }

    /// The value of the best way to go on; meaningless once no estimates are left.
    fn best(&mut self, game: &G, evaluator: &impl Evaluator<G>, seat: Seat) -> f32 {
        if self.left == 0 {
            return 0.0;
        }
        if !game.turn().asks(seat) {
            self.left -= 1;
            return self.end(game, evaluator, seat);
        }
        let key = key(game);
        if let Some(known) = self.states.get(key) {
            return known;
        }
        let start = self.actions.len();
        game.actions(seat, &mut self.actions);
        let mut best = f32::MIN;
        for at in start..self.actions.len() {
            let next = after(game, seat, self.actions[at]);
            best = best.max(self.best(&next, evaluator, seat));
        }
        self.actions.truncate(start);
        self.states.put(key, best);
        best
    }

    /// The value of the end of a turn.
    fn end(&mut self, game: &G, evaluator: &impl Evaluator<G>, seat: Seat) -> f32 {
        if !self.is_roll {
            return evaluator.chances(game)[seat];
        }
        let key = key(game);
        self.ends.get(key).unwrap_or_else(|| {
            let value = evaluator.chances(game)[seat];
            self.ends.put(key, value);
            value
        })
    }

    /// The value when the seat goes on with what looks best at every step.
    fn follow(&mut self, mut game: G, evaluator: &impl Evaluator<G>, seat: Seat) -> f32 {
        for _ in 0..FOLLOWED {
            if !game.turn().asks(seat) {
                break;
            }
            self.actions.clear();
            game.actions(seat, &mut self.actions);
            let action = greedy::best(&game, evaluator, seat, &self.actions);
            game.apply(seat, action);
        }
        self.actions.clear();
        evaluator.chances(&game)[seat]
    }
}
