//! Least squares: normal equations and how they are solved.

/// The mean square from which on a feature counts as one that occurs. Features are differences of estimates in f32, and
/// what is below is their rounding: to explain anything by it would take a weight of hundreds.
const OCCURS: f64 = 1e-5;

/// The sums that a regression needs: of the products of the features, and of the features with what is to be explained.
#[derive(Clone, Debug, PartialEq)]
pub struct Equations {
    count: usize,
    rows: usize,
    products: Vec<f64>,
    with_rest: Vec<f64>,
}

impl Equations {
    /// No row yet, for that many features.
    pub fn new(count: usize) -> Self {
        let (products, with_rest) = (vec![0.0; count * count], vec![0.0; count]);
        Self { count, rows: 0, products, with_rest }
    }

    /// One row: its features, and what they are to explain.
    pub fn add(&mut self, features: &[f64], rest: f64) {
        self.rows += 1;
        for (at, feature) in features.iter().enumerate().filter(|(_, feature)| **feature != 0.0) {
            let line = &mut self.products[at * self.count..][..self.count];
            line.iter_mut().zip(features).for_each(|(sum, other)| *sum += feature * other);
            self.with_rest[at] += feature * rest;
        }
    }

    /// The rows of both.
    #[must_use]
    pub fn plus(mut self, other: &Self) -> Self {
        self.rows += other.rows;
        self.products.iter_mut().zip(&other.products).for_each(|(sum, more)| *sum += more);
        self.with_rest.iter_mut().zip(&other.with_rest).for_each(|(sum, more)| *sum += more);
        self
    }

    /// What explains the rows best, where each number is held near 0 by `ridge` times the weight of its own feature; a
    /// feature that never occurred, or hardly, stays at 0.
    pub fn solve(&self, ridge: f64) -> Vec<f64> {
        let (mut held, mut rest) = (self.products.clone(), self.with_rest.clone());
        for at in 0..self.count {
            if self.occurs(at) {
                held[at * self.count + at] *= 1.0 + ridge;
            } else {
                self.drop(at, &mut held);
                rest[at] = 0.0;
            }
        }
        solve(&held, &rest)
    }

    fn occurs(&self, at: usize) -> bool {
        self.products[at * self.count + at] > OCCURS * self.rows as f64
    }

    /// Cuts a feature off from the others.
    fn drop(&self, at: usize, products: &mut [f64]) {
        for other in 0..self.count {
            products[at * self.count + other] = 0.0;
            products[other * self.count + at] = 0.0;
        }
        products[at * self.count + at] = 1.0;
    }
}

/// The solution of a symmetric, positive definite system, by Cholesky.
///
/// ```
/// let found = fit::solve(&[4.0, 2.0, 2.0, 5.0], &[8.0, 12.0]);
/// assert_eq!(found, [1.0, 2.0]);
/// ```
pub fn solve(matrix: &[f64], right: &[f64]) -> Vec<f64> {
    let count = right.len();
    let lower = cholesky(matrix, count);
    let mut found = right.to_vec();
    for row in 0..count {
        let known: f64 = (0..row).map(|at| lower[row * count + at] * found[at]).sum();
        found[row] = (found[row] - known) / lower[row * count + row];
    }
    for row in (0..count).rev() {
        let known: f64 = (row + 1..count).map(|at| lower[at * count + row] * found[at]).sum();
        found[row] = (found[row] - known) / lower[row * count + row];
    }
    found
}

/// The lower triangle whose product with itself is the matrix.
fn cholesky(matrix: &[f64], count: usize) -> Vec<f64> {
    let mut lower = vec![0.0; count * count];
    for row in 0..count {
        for column in 0..=row {
            let known: f64 =
                (0..column).map(|at| lower[row * count + at] * lower[column * count + at]).sum();
            let rest = matrix[row * count + column] - known;
            lower[row * count + column] = if row == column {
                // Two features that always go together leave nothing but rounding.
                rest.max(1e-9 * matrix[row * count + row]).sqrt()
            } else {
                rest / lower[column * count + column]
            };
        }
    }
    lower
}
