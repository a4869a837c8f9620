//! Solutions in files, and threads to compute them on.

use std::fs;
use std::path::{Path, PathBuf};
use std::sync::OnceLock;
use std::thread;

use catan_solver::{Solution, Solver};
use rayon::ThreadPoolBuilder;

use super::{Origin, Solving};

static FOLDER: OnceLock<PathBuf> = OnceLock::new();

/// Caches solutions in files of this folder from now on; only the first call counts.
///
/// Without it solutions are held in memory only.
pub fn keep_solutions_in(folder: PathBuf) {
    let _ = FOLDER.set(folder);
}

/// Reads a solution from its file, or computes it and writes the file. A file that is not byte for byte what was written
/// for this ruleset is replaced; a folder that cannot be written to is no failure.
pub(super) fn obtain(solver: &Solver, solving: &mut Solving<'_>) -> (Solution, Origin) {
    let file = FOLDER.get().map(|it| it.join(format!("catan-dice-{}.solution", solver.key())));
    if let Some(file) = file.as_ref().filter(|_| !solving.is_fresh)
        && let Ok(solution) = solver.read(file)
    {
        return (solution, Origin::File(file.clone()));
    }
    let solution = solving.solve(solver);
    let kept = file.filter(|file| is_written(&solution, file));
    (solution, Origin::Computed(kept))
}

fn is_written(solution: &Solution, file: &Path) -> bool {
    let folder = file.parent().map_or(Ok(()), fs::create_dir_all);
    folder.is_ok() && solution.write(file).is_ok()
}

/// Runs work on a thread pool of its own.
///
/// The caller only waits: a thread of its own pool could steal work that waits for the very solution being computed.
pub(in crate::expert) fn on_threads<T: Send>(threads: usize, work: impl FnOnce() -> T + Send) -> T {
    let pool = ThreadPoolBuilder::new().num_threads(threads).build();
    let pool = pool.expect("the system gives threads");
    let done = thread::scope(|scope| scope.spawn(|| pool.install(work)).join());
    done.expect("solving does not panic")
}
