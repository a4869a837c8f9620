//! Whether counts fit weights, by Pearson's chi-square.

use crate::Law;

/// The quantile of the test: a fair draw is called unfair once in a million times.
const Z: f64 = 4.753_424;
/// Cells that expect less than this are counted as one, or the approximation would not hold.
const SMALLEST: f64 = 5.0;

/// A cell: how often it was drawn, and how often it should have been.
#[derive(Clone, Copy, Default)]
struct Cell {
    drawn: f64,
    expected: f64,
}

impl Cell {
    fn plus(self, other: Self) -> Self {
        Self { drawn: self.drawn + other.drawn, expected: self.expected + other.expected }
    }
}

/// Holds when the counts of a draw are no further from the weights than chance explains.
///
/// ```
/// use conformance::chi_square::fits;
/// assert!(fits(&[1_010, 1_980, 3_010], &[1, 2, 3]).is_ok());
/// assert!(fits(&[2_000, 2_000, 2_000], &[1, 2, 3]).is_err());
/// ```
pub fn fits(counts: &[u64], weights: &[u64]) -> Law {
    let draws: u64 = counts.iter().sum();
    let whole: u64 = weights.iter().sum();
    let cell = |(count, weight): (&u64, &u64)| Cell {
        drawn: *count as f64,
        expected: draws as f64 * *weight as f64 / whole as f64,
    };
    let cells = pooled(counts.iter().zip(weights).map(cell).collect());
    let sum: f64 =
        cells.iter().map(|cell| (cell.drawn - cell.expected).powi(2) / cell.expected).sum();
    let bound = critical(cells.len().saturating_sub(1));
    if sum <= bound {
        return Ok(());
    }
    Err(format!(
        "the chi-square of {draws} draws over {} cells is {sum:.1}, a fair draw stays below {bound:.1}",
        cells.len()
    ))
}

/// The value that chi-square exceeds once in a million times, by Wilson and Hilferty's approximation.
///
/// For few degrees of freedom it is a little too large, which errs on the side of the game.
pub fn critical(degrees: usize) -> f64 {
    if degrees == 0 {
        return f64::EPSILON;
    }
    let degrees = degrees as f64;
    let spread = 2.0 / (9.0 * degrees);
    degrees * (1.0 - spread + Z * spread.sqrt()).powi(3)
}

/// How many draws make most cells large enough.
pub(crate) fn draws_for(cells: usize) -> u64 {
    2_000 + 40 * cells as u64
}

/// The cells, with the small ones merged into one; if that is still small, the smallest other cell joins it.
fn pooled(cells: Vec<Cell>) -> Vec<Cell> {
    let (mut large, small): (Vec<_>, Vec<_>) =
        cells.into_iter().partition(|cell| cell.expected >= SMALLEST);
    if small.is_empty() {
        return large;
    }
    large.sort_by(|a, b| b.expected.total_cmp(&a.expected));
    let mut rest = small.into_iter().fold(Cell::default(), Cell::plus);
    if rest.expected < SMALLEST {
        rest = rest.plus(large.pop().unwrap_or_default());
    }
    large.push(rest);
    large
}
