//! The seat's own answers one after another, until chance or another seat has the word.

use engine::{Game, Seat};

use crate::memo::{Memo, key};

/// A depth that never ends.
const WHOLE: u32 = u32::MAX;

/// A search over the seat's own answers; warm, it asks for no memory.
#[derive(Debug)]
pub(crate) struct Plan<G: Game> {
    memo: Memo,
    /// The actions of every state on the way down, one list behind the other.
    actions: Vec<G::Action>,
    /// How many more states may be estimated, and whether there were too few.
    left: u32,
    is_spent: bool,
    /// The values found by this look.
    found: Vec<f32>,
}

impl<G: Game> Default for Plan<G> {
    fn default() -> Self {
        let memo = Memo::default();
        Self { memo, actions: Vec::new(), left: 0, is_spent: false, found: Vec::new() }
    }
}

/// How far the seat is ahead of the best other one, by the game's estimate.
pub(crate) fn ahead<G: Game>(game: &G, seat: Seat) -> f32 {
    let prospects = game.prospects();
    let others = prospects.seats().filter(|other| *other != seat).map(|other| prospects[other]);
    prospects[seat] - others.reduce(f32::max).unwrap_or(0.0)
}

/// The state after an answer.
pub(crate) fn after<G: Game>(game: &G, seat: Seat, action: G::Action) -> G {
    let mut after = *game;
    after.apply(seat, action);
    after
}

impl<G: Game> Plan<G> {
    /// The value of a state when the seat goes on as well as it can.
    pub(crate) fn value(&mut self, game: &G, seat: Seat, states: u32) -> f32 {
        let mut value = [0.0];
        self.values(seat, states, &mut value, |_| *game);
        value[0]
    }

    /// The values of some states when the seat goes on as well as it can, estimating so many states in all.
    ///
    /// The whole rest of the turn where that is enough of them, otherwise as many answers deep as they last for: as deep
    /// for each, since the estimate of a deed half done compares badly with that of one done.
    pub(crate) fn values(
        &mut self,
        seat: Seat,
        states: u32,
        values: &mut [f32],
        state: impl Fn(usize) -> G,
    ) {
        if self.look(seat, states, WHOLE, values, &state) {
            return;
        }
        values.iter_mut().enumerate().for_each(|(at, value)| *value = ahead(&state(at), seat));
        let mut depth = 1;
        while self.look(seat, states, depth, values, &state) {
            depth += 1;
        }
    }

    /// Sets the values as seen so deep; where the states do not suffice, none of them and says so.
    fn look(
        &mut self,
        seat: Seat,
        states: u32,
        depth: u32,
        values: &mut [f32],
        state: impl Fn(usize) -> G,
    ) -> bool {
        self.memo.clear();
        self.actions.clear();
        self.left = states;
        self.is_spent = false;
        self.found.clear();
        for at in 0..values.len() {
            let value = self.best(&state(at), seat, depth);
            self.found.push(value);
        }
        if !self.is_spent {
            values.copy_from_slice(&self.found);
        }
        !self.is_spent
    }

    fn best(&mut self, game: &G, seat: Seat, depth: u32) -> f32 {
        if self.left == 0 {
            self.is_spent = true;
            return 0.0;
        }
        if depth == 0 || !game.turn().asks(seat) {
            self.left -= 1;
            return ahead(game, seat);
        }
        let key = key(game, depth.into());
        if let Some(known) = self.memo.get(key) {
            return known;
        }
        let deeper = if depth == WHOLE { WHOLE } else { depth - 1 };
        let start = self.actions.len();
        game.actions(seat, &mut self.actions);
        let mut best = f32::MIN;
        for at in start..self.actions.len() {
            let next = after(game, seat, self.actions[at]);
            best = best.max(self.best(&next, seat, deeper));
            if self.is_spent {
                break;
            }
        }
        self.actions.truncate(start);
        self.memo.put(key, best);
        best
    }
}
