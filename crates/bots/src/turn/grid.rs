//! A value for every part of a roll of dice of up to three kinds.

use engine::Faces;

use super::kinds::Kind;

/// The multisets of three kinds of dice, each with each; the last kind's lie next to each other.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Grid {
    kinds: [&'static Kind; 3],
}

impl Grid {
    /// The grid for this many dice of each kind.
    pub(crate) fn of(dice: [u8; 3]) -> Self {
        Self { kinds: dice.map(Kind::of) }
    }

    /// How many values there are.
    pub(crate) fn len(self) -> usize {
        self.kinds.iter().map(|kind| kind.len()).product()
    }

    /// The place of these dice.
    pub(crate) fn place(self, dice: [Faces; 3]) -> usize {
        let numbers: [usize; 3] = std::array::from_fn(|at| self.kinds[at].number(dice[at]));
        self.at(numbers)
    }

    fn at(self, [first, second, third]: [usize; 3]) -> usize {
        let [_, b, c] = self.kinds;
        (first * b.len() + second) * c.len() + third
    }

    /// Every roll of all dice, with its place.
    pub(crate) fn rolls(self) -> impl Iterator<Item = (usize, [Faces; 3])> {
        let [a, b, c] = self.kinds;
        a.full().flat_map(move |first| {
            b.full().flat_map(move |second| {
                c.full().map(move |third| {
                    let dice = [a.faces[first], b.faces[second], c.faces[third]];
                    (self.at([first, second, third]), dice)
                })
            })
        })
    }

    /// From the values of all dice, the mean of every part when the other dice are rolled: one die more at a time.
    pub(crate) fn roll(self, values: &mut [f32]) {
        let [a, b, c] = self.kinds;
        for first in a.full() {
            for second in b.full() {
                let row = self.at([first, second, 0]);
                for (part, more) in c.more.iter().enumerate().rev() {
                    let sum: f32 = more.iter().map(|next| values[row + usize::from(*next)]).sum();
                    values[row + part] = sum / 6.0;
                }
            }
            let (start, width) = (self.at([first, 0, 0]), c.len());
            let block = &mut values[start..start + b.len() * width];
            for (part, more) in b.more.iter().enumerate().rev() {
                mean(block, part, more, width);
            }
        }
        let width = b.len() * c.len();
        for (part, more) in a.more.iter().enumerate().rev() {
            mean(values, part, more, width);
        }
    }

    /// From the values of every part, the best part of all dice and of any: one die less at a time.
    pub(crate) fn keep(self, values: &mut [f32]) {
        let [a, b, c] = self.kinds;
        for row in values.chunks_exact_mut(c.len()) {
            for part in 0..c.len() {
                let fewer = c.fewer(part).iter().map(|other| row[usize::from(*other)]);
                row[part] = fewer.fold(row[part], f32::max);
            }
        }
        for block in values.chunks_exact_mut(b.len() * c.len()) {
            (0..b.len()).for_each(|part| most(block, part, b.fewer(part), c.len()));
        }
        (0..a.len()).for_each(|part| most(values, part, a.fewer(part), b.len() * c.len()));
    }
}

/// A row of values becomes the mean of six rows behind it.
fn mean(values: &mut [f32], part: usize, more: &[u16; 6], width: usize) {
    let (before, behind) = values.split_at_mut((part + 1) * width);
    let row = &mut before[part * width..];
    row.fill(0.0);
    for next in more {
        let start = (usize::from(*next) - part - 1) * width;
        for (sum, value) in row.iter_mut().zip(&behind[start..start + width]) {
            *sum += value / 6.0;
        }
    }
}

/// A row of values becomes at least as good as some rows before it.
fn most(values: &mut [f32], part: usize, fewer: &[u16], width: usize) {
    let (before, behind) = values.split_at_mut(part * width);
    let row = &mut behind[..width];
    for other in fewer {
        let start = usize::from(*other) * width;
        for (best, value) in row.iter_mut().zip(&before[start..start + width]) {
            *best = best.max(*value);
        }
    }
}
