//! The rolls of a turn solved exactly, against the estimate of what comes after them.

use engine::{Game, Rolling, Seat};

use super::grid::Grid;
use super::plan::Plan;
use crate::Advice;
use crate::transposition::{TranspositionTable, key};

/// How many states are estimated for the dice of one hand.
const ESTIMATES: u32 = 400;

/// Room for the values of all ways the dice can lie.
#[derive(Debug)]
pub(crate) struct Rolls<G> {
    /// Whose dice the settled ones are, with one way they can lie: they stay the same from roll to roll of a turn.
    known: Option<(Seat, G)>,
    /// What dice are worth once the rolling has ended.
    settled: Vec<f32>,
    /// What it is worth to keep dice and throw the others.
    kept: Vec<f32>,
    hands: TranspositionTable,
}

impl<G> Default for Rolls<G> {
    fn default() -> Self {
        let (settled, kept) = (Vec::new(), Vec::new());
        Self { known: None, settled, kept, hands: TranspositionTable::default() }
    }
}

impl<G: Game> Rolls<G> {
    /// Sets the values of the answers to which dice are thrown again.
    pub(crate) fn judge(
        &mut self,
        game: &G,
        seat: Seat,
        rolling: Rolling,
        plan: &mut Plan<G>,
        advice: &mut [Advice<G::Action>],
    ) {
        let grid = Grid::of(rolling);
        self.settle(game, seat, grid, plan);
        self.throw(grid, rolling.rolls);
        let all = rolling.dice;
        for Advice { action, value, .. } in advice {
            let dice = game.dice_kept(*action);
            let is_settled = (0..3).all(|kind| dice[kind].len() == all[kind]);
            let values = if is_settled { &self.settled } else { &self.kept };
            *value = values[grid.place(dice)];
        }
    }

    /// The value of every way all dice can lie once the rolling has ended.
    fn settle(&mut self, game: &G, seat: Seat, grid: Grid, plan: &mut Plan<G>) {
        let first = grid.rolls().next().map(|(_, dice)| (seat, game.after_rolling(dice)));
        if self.known == first {
            return;
        }
        self.known = first;
        plan.begin_hands();
        self.hands.clear();
        self.settled.clear();
        self.settled.resize(grid.len(), 0.0);
        for (place, dice) in grid.rolls() {
            let hand = key(&game.roll_key(dice));
            self.settled[place] = self.hands.get(hand).unwrap_or_else(|| {
                let value = plan.hand(&game.after_rolling(dice), seat, ESTIMATES);
                self.hands.put(hand, value);
                value
            });
        }
    }

    /// From the values of settled dice those of dice kept with so many rolls to come.
    fn throw(&mut self, grid: Grid, rolls: u8) {
        self.kept.clone_from(&self.settled);
        for roll in 0..rolls {
            if roll > 0 {
                grid.keep(&mut self.kept);
            }
            grid.throw(&mut self.kept);
        }
    }
}
