//! The rolls of a turn solved exactly, given the estimate of what comes after them.

use engine::{Evaluator, Game, Rolling, Seat};

use super::grid::Grid;
use super::plan::Plan;
use crate::Advice;
use crate::transposition::{TranspositionTable, key};

/// How many states are estimated for the dice of one roll.
const ESTIMATES: u32 = 400;

/// The values of all dice that a turn can roll and keep.
#[derive(Debug)]
pub(crate) struct Rolls<G> {
    /// What the values after rolling belong to. They stay the same from roll to roll of a turn.
    known: Option<Known<G>>,
    /// What dice are worth once the rolling has ended.
    ended: Vec<f32>,
    /// What it is worth to keep dice and roll the others.
    kept: Vec<f32>,
    /// What dice are worth by their key.
    by_key: TranspositionTable,
}

/// Whose dice and by whose judgement, with the state after one of the rolls.
#[derive(Debug, PartialEq)]
struct Known<G> {
    evaluator: u64,
    seat: Seat,
    after: G,
}

impl<G> Default for Rolls<G> {
    fn default() -> Self {
        let (ended, kept) = (Vec::new(), Vec::new());
        Self { known: None, ended, kept, by_key: TranspositionTable::default() }
    }
}

impl<G: Game> Rolls<G> {
    /// Sets the values of the answers to which dice are rolled again.
    pub(crate) fn judge(
        &mut self,
        rolling: &impl Rolling<G>,
        evaluator: &impl Evaluator<G>,
        seat: Seat,
        plan: &mut Plan<G>,
        advice: &mut [Advice<G::Action>],
    ) {
        let all = rolling.dice();
        let grid = Grid::of(all);
        self.end(rolling, evaluator, seat, grid, plan);
        self.roll(grid, rolling.rolls());
        for Advice { action, value, .. } in advice {
            let dice = rolling.dice_kept(*action);
            let has_ended = (0..3).all(|kind| dice[kind].len() == all[kind]);
            let values = if has_ended { &self.ended } else { &self.kept };
            *value = values[grid.place(dice)];
        }
    }

    /// The value of every roll of all dice once the rolling has ended.
    fn end(
        &mut self,
        rolling: &impl Rolling<G>,
        evaluator: &impl Evaluator<G>,
        seat: Seat,
        grid: Grid,
        plan: &mut Plan<G>,
    ) {
        let known = grid.rolls().next().map(|(_, dice)| Known {
            evaluator: evaluator.fingerprint(),
            seat,
            after: rolling.after_rolling(dice),
        });
        if self.known == known {
            return;
        }
        self.known = known;
        plan.begin_rolls();
        self.by_key.clear();
        self.ended.clear();
        self.ended.resize(grid.len(), 0.0);
        for (place, dice) in grid.rolls() {
            let roll = key(&rolling.roll_key(dice));
            self.ended[place] = self.by_key.get(roll).unwrap_or_else(|| {
                let after = rolling.after_rolling(dice);
                let value = plan.after_rolling(&after, evaluator, seat, ESTIMATES);
                self.by_key.put(roll, value);
                value
            });
        }
    }

    /// From the values after rolling, those of dice kept with this many rolls to come.
    fn roll(&mut self, grid: Grid, rolls: u8) {
        self.kept.clone_from(&self.ended);
        for roll in 0..rolls {
            if roll > 0 {
                grid.keep(&mut self.kept);
            }
            grid.roll(&mut self.kept);
        }
    }
}
