//! Sixteen boards of one class side by side: the same additions and maxima for all of them.

use crate::choices::ClassChoices;
use crate::lattice::{KEEPS, Lattice, MULTISETS};

/// How many boards a block has.
pub(crate) const LANES: usize = 16;
/// The multisets, rounded up to a power of two: a number cut to it needs no check.
const ROOM: usize = 1024;

/// One number for each board of a block.
#[derive(Clone, Copy)]
#[repr(align(64))]
pub(crate) struct Row(pub [f64; LANES]);

/// A row for each multiset of dice.
pub(crate) struct Rows(Box<[Row; ROOM]>);

impl Row {
    pub(crate) const ZERO: Self = Self([0.0; LANES]);
    pub(crate) const LOWEST: Self = Self([f64::NEG_INFINITY; LANES]);

    #[inline]
    pub(crate) fn plus(mut self, other: &Self) -> Self {
        for (lane, more) in self.0.iter_mut().zip(&other.0) {
            *lane += more;
        }
        self
    }

    #[inline]
    pub(crate) fn times(mut self, factor: f64) -> Self {
        for lane in &mut self.0 {
            *lane *= factor;
        }
        self
    }

    /// The higher number of each lane; unlike `f64::max` one instruction, since none is ever a NaN.
    #[inline]
    pub(crate) fn or(mut self, other: &Self) -> Self {
        for (lane, other) in self.0.iter_mut().zip(&other.0) {
            *lane = if *other > *lane { *other } else { *lane };
        }
        self
    }

    /// Its numbers at the places at which `value` comes up to `best`, and −1 at the others.
    #[inline]
    pub(crate) fn where_best(mut self, value: &Self, best: &Self) -> Self {
        for (lane, (value, best)) in self.0.iter_mut().zip(value.0.iter().zip(&best.0)) {
            *lane = if *value >= *best { *lane } else { -1.0 };
        }
        self
    }
}

impl Rows {
    pub(crate) fn new() -> Self {
        let rows = vec![Row::ZERO; ROOM].into_boxed_slice();
        Self(rows.try_into().unwrap_or_else(|_| unreachable!("there is room for all")))
    }

    /// The row of a multiset.
    #[inline]
    pub(crate) fn of(&self, number: u16) -> &Row {
        &self.0[usize::from(number) % ROOM]
    }

    /// The row of a multiset, to be changed.
    #[inline]
    pub(crate) fn at(&mut self, number: u16) -> &mut Row {
        &mut self.0[usize::from(number) % ROOM]
    }

    /// The rows of what can be kept.
    pub(crate) fn keeps(&mut self) -> &mut [Row] {
        &mut self.0[..KEEPS]
    }

    /// The rows of the rolls.
    pub(crate) fn rolls(&mut self) -> &mut [Row] {
        &mut self.0[KEEPS..MULTISETS]
    }

    /// What each last roll is worth, from what each choice is worth; `sets` is used on the way.
    pub(crate) fn load(&mut self, class: &ClassChoices, choices: &[Row], sets: &mut Vec<Row>) {
        sets.clear();
        for set in &class.sets {
            let start = set.part.map_or(Row::LOWEST, |part| sets[usize::from(part)]);
            let more = set.more.iter().map(|choice| &choices[usize::from(*choice)]);
            sets.push(more.fold(start, Row::or));
        }
        for (row, set) in self.rolls().iter_mut().zip(&class.of_roll) {
            *row = sets[usize::from(*set)];
        }
    }

    /// What is kept is worth the mean of one die more of each face.
    pub(crate) fn throw(&mut self, lattice: &Lattice) {
        for (keep, more) in (0..KEEPS as u16).zip(&lattice.more).rev() {
            let [first, others @ ..] = more;
            let sum = others.iter().fold(*self.of(*first), |sum, other| sum.plus(self.of(*other)));
            *self.at(keep) = sum.times(1.0 / 6.0);
        }
    }

    /// A roll is worth the best of all that can be kept of it; so is any part of one.
    pub(crate) fn keep(&mut self, lattice: &Lattice) {
        for number in 1..MULTISETS as u16 {
            let fewer = lattice.fewer(number.into()).iter();
            *self.at(number) = fewer.fold(*self.of(number), |best, less| best.or(self.of(*less)));
        }
    }
}
