//! Without files and threads: solutions are computed by the caller and held in memory.

use catan_solver::{Solution, Solver};

use super::{Origin, Solving};

/// Computes a solution.
pub(super) fn obtain(solver: &Solver, solving: &mut Solving<'_>) -> (Solution, Origin) {
    (solving.solve(solver), Origin::Computed(None))
}

/// Runs work on the caller's thread.
pub(in crate::expert) fn on_threads<T: Send>(
    _threads: usize,
    work: impl FnOnce() -> T + Send,
) -> T {
    work()
}
