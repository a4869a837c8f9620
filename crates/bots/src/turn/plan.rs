//! The seat's own answers one after another, until chance or another seat has the word.

use engine::{Game, Seat};

use crate::greedy::{self, after, chance};
use crate::transposition::{TranspositionTable, key};

/// The most answers in a row that are followed to the end of a turn.
const FOLLOWED: u32 = 40;

/// A search over the seat's own answers; warm, it asks for no memory.
#[derive(Debug)]
pub(crate) struct Plan<G: Game> {
    memo: TranspositionTable,
    /// What the ends of a turn are worth, while hands are judged: many of them lead to the same one.
    ends: TranspositionTable,
    is_hand: bool,
    /// The actions of every state on the way down, one list behind the other.
    actions: Vec<G::Action>,
    /// How many more states may be estimated.
    left: u32,
}

impl<G: Game> Default for Plan<G> {
    fn default() -> Self {
        let (memo, ends) = (TranspositionTable::default(), TranspositionTable::default());
        Self { memo, ends, is_hand: false, actions: Vec::new(), left: 0 }
    }
}

impl<G: Game> Plan<G> {
    /// Begins with the hands of a turn, of whose ends nothing is known yet.
    pub(crate) fn begin_hands(&mut self) {
        self.ends.clear();
    }

    /// The value of a hand when the seat goes on as well as it can.
    pub(crate) fn hand(&mut self, game: &G, seat: Seat, estimates: u32) -> f32 {
        let mut value = [0.0];
        self.is_hand = true;
        self.values(seat, estimates, &mut value, |_| *game);
        self.is_hand = false;
        value[0]
    }

    /// The values of some states when the seat goes on as well as it can: all ways to go on, where so many estimates are
    /// enough for that, otherwise the way that looks best at every step.
    ///
    /// Either way the estimate judges where the seat is done: that of a deed half done compares badly with others.
    pub(crate) fn values(
        &mut self,
        seat: Seat,
        estimates: u32,
        values: &mut [f32],
        state: impl Fn(usize) -> G,
    ) {
        self.memo.clear();
        self.left = estimates;
        for (at, value) in values.iter_mut().enumerate() {
            *value = self.best(&state(at), seat);
        }
        if self.left == 0 {
            for (at, value) in values.iter_mut().enumerate() {
                *value = self.follow(state(at), seat);
            }
        }
    }

    /// The value of the best way to go on; of no meaning once no estimates are left.
    fn best(&mut self, game: &G, seat: Seat) -> f32 {
        if self.left == 0 {
            return 0.0;
        }
        if !game.turn().asks(seat) {
            self.left -= 1;
            return self.end(game, seat);
        }
        let key = key(game);
        if let Some(known) = self.memo.get(key) {
            return known;
        }
        let start = self.actions.len();
        game.actions(seat, &mut self.actions);
        let mut best = f32::MIN;
        for at in start..self.actions.len() {
            let next = after(game, seat, self.actions[at]);
            best = best.max(self.best(&next, seat));
        }
        self.actions.truncate(start);
        self.memo.put(key, best);
        best
    }

    /// The value of the end of a turn.
    fn end(&mut self, game: &G, seat: Seat) -> f32 {
        if !self.is_hand {
            return chance(game, seat);
        }
        let key = key(game);
        self.ends.get(key).unwrap_or_else(|| {
            let value = chance(game, seat);
            self.ends.put(key, value);
            value
        })
    }

    /// The value when the seat goes on with what looks best at every step.
    fn follow(&mut self, mut game: G, seat: Seat) -> f32 {
        for _ in 0..FOLLOWED {
            if !game.turn().asks(seat) {
                break;
            }
            self.actions.clear();
            game.actions(seat, &mut self.actions);
            let action = greedy::best(&game, seat, &self.actions);
            game.apply(seat, action);
        }
        self.actions.clear();
        chance(&game, seat)
    }
}
