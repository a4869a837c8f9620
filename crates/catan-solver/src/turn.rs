//! One turn of one board: what any dice are worth with any number of rolls left.

use catan_dice::Action;
use engine::Faces;

use crate::board::Board;
use crate::choices::Choice;
use crate::lattice::{KEEPS, Lattice, MULTISETS};
use crate::model::Model;

/// What the dice of one turn are worth: the expected points from now to the end of the game.
#[derive(Clone, Debug)]
pub struct TurnValues {
    /// By rolls left: what each multiset is worth that is kept while the others are thrown, then each roll.
    levels: Vec<Vec<f64>>,
    /// What each roll is worth when no die is thrown again.
    last: Vec<f64>,
}

impl TurnValues {
    pub(crate) fn new(model: &Model, later: &[f64], board: Board) -> Self {
        let values = choice_values(model, later, board);
        Self::of(last_rolls(model, board, &values), model.boards.pack.rolls)
    }

    /// What the dice of a turn with this number of rolls are worth, if each last roll is worth this.
    pub(crate) fn of(last: Vec<f64>, rolls: u8) -> Self {
        let lattice = Lattice::get();
        let mut values = vec![0.0; MULTISETS];
        values[KEEPS..].copy_from_slice(&last);
        throw(lattice, &mut values);
        let mut levels = vec![values];
        for level in 1..usize::from(rolls) {
            let mut values = levels[level - 1].clone();
            keep(lattice, &mut values);
            throw(lattice, &mut values);
            levels.push(values);
        }
        Self { levels, last }
    }

    /// What the turn is worth before its first roll.
    pub fn start(&self) -> f64 {
        self.levels[self.levels.len() - 1][0]
    }

    /// What six dice are worth if no die is thrown again.
    pub fn stopped(&self, dice: Faces) -> f64 {
        self.last[Lattice::get().roll(dice)]
    }

    /// What six dice are worth that may be thrown `rolls` more times; a turn's first roll is behind them.
    pub fn shown(&self, dice: Faces, rolls: u8) -> f64 {
        self.levels[usize::from(rolls)][Lattice::get().number(dice)]
    }

    /// What it is worth to keep these dice and throw the others, with `rolls` rolls left after that.
    pub fn thrown(&self, kept: Faces, rolls: u8) -> f64 {
        self.levels[usize::from(rolls)][Lattice::get().number(kept)]
    }

    /// The best answer to six dice that may be thrown `rolls` more times, and what it is worth.
    ///
    /// Of equally good answers it is the first that the game lists.
    pub fn best(&self, dice: Faces, rolls: u8) -> (Action, f64) {
        let mut best = (Action::Stop, self.stopped(dice));
        let Some(rest) = rolls.checked_sub(1) else { return best };
        for again in dice.parts().skip(1) {
            let value = self.thrown(dice - again, rest);
            if value > best.1 {
                best = (Action::Reroll(again), value);
            }
        }
        best
    }
}

/// What each roll is worth that no die of is thrown again.
fn last_rolls(model: &Model, board: Board, values: &[(f64, Board)]) -> Vec<f64> {
    let choices = &model.choices[board.class as usize];
    let mut sets: Vec<f64> = Vec::with_capacity(choices.sets.len());
    for set in &choices.sets {
        let part = set.part.map_or(f64::NEG_INFINITY, |part| sets[usize::from(part)]);
        let more = set.more.iter().map(|choice| values[usize::from(*choice)].0);
        sets.push(more.fold(part, f64::max));
    }
    choices.of_roll.iter().map(|set| sets[usize::from(*set)]).collect()
}

/// What each choice of the board's class is worth, and the board it leads to.
pub(crate) fn choice_values(model: &Model, later: &[f64], board: Board) -> Vec<(f64, Board)> {
    let class = board.class as usize;
    let lanes = model.lanes();
    let value = |(choice, points): (&Choice, &f64)| {
        let to = choice.leads_to(model.boards.classes[class], &model.bundles).number();
        let start = to as usize * lanes;
        let bundle = &model.bundles.all[usize::from(choice.bundle)];
        let on_map = model.bundles.on_map[bundle.on_map];
        let (value, base) = model.after(&later[start..start + lanes], board.base, on_map);
        (value + points, Board { base, class: to })
    };
    model.choices[class].all.iter().zip(&model.points[class]).map(value).collect()
}

/// What is kept is worth the mean of one die more of each face.
fn throw(lattice: &Lattice, values: &mut [f64]) {
    for (keep, more) in lattice.more.iter().enumerate().rev() {
        let [first, others @ ..] = more.map(usize::from);
        let sum = others.iter().fold(values[first], |sum, other| sum + values[*other]);
        values[keep] = sum * (1.0 / 6.0);
    }
}

/// A roll is worth the best of all that can be kept of it.
fn keep(lattice: &Lattice, values: &mut [f64]) {
    for number in 1..MULTISETS {
        let fewer = lattice.fewer(number).iter();
        values[number] =
            fewer.fold(values[number], |best, less| higher(best, values[usize::from(*less)]));
    }
}

/// The higher of two numbers: as `f64::max`, but one instruction, since neither is ever a NaN.
#[inline]
fn higher(one: f64, other: f64) -> f64 {
    if other > one { other } else { one }
}
