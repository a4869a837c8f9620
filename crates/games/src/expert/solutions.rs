//! Solutions: computed on first use, held in memory, and cached in a folder if the process has named one.

#[cfg(not(feature = "native"))]
mod alone;
#[cfg(feature = "native")]
mod native;

use std::path::PathBuf;
use std::sync::{Arc, Mutex, MutexGuard, OnceLock, PoisonError};

use catan_dice::CatanDice;
use catan_solver::{Solution, Solver};
use engine::PackHash;

#[cfg(not(feature = "native"))]
use alone::obtain;
#[cfg(not(feature = "native"))]
pub(super) use alone::on_threads;
#[cfg(feature = "native")]
pub use native::keep_solutions_in;
#[cfg(feature = "native")]
use native::obtain;
#[cfg(feature = "native")]
pub(super) use native::on_threads;

/// How many solutions are held in memory: a large one takes 20 MB.
const MOST: usize = 4;

/// A pack and the number of a ruleset in it.
type Key = (PackHash, u8);

/// The solutions asked for last, the newest at the end.
static SLOTS: Mutex<Vec<(Key, Arc<Slot>)>> = Mutex::new(Vec::new());

/// How to compute a solution.
#[derive(Default)]
pub struct Solving<'a> {
    /// Whether to compute it even if there is one already.
    pub is_fresh: bool,
    /// The number of threads; 0 means one for each core.
    pub threads: usize,
    /// Called with the number of steps done and their total during a computation.
    pub progress: Option<&'a mut (dyn FnMut(usize, usize) + Send)>,
}

/// The origin of a solution.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Origin {
    /// The process had it in memory.
    Memory,
    /// It was read from this file.
    File(PathBuf),
    /// It was computed, and cached in this file, if it could be written.
    Computed(Option<PathBuf>),
}

/// A ruleset and, once it is asked for, its solution.
#[derive(Debug, Default)]
pub(super) struct Slot {
    solver: OnceLock<Result<Solver, String>>,
    solution: Mutex<Option<Arc<Solution>>>,
}

impl Solving<'_> {
    /// Computes a solution, and reports the progress.
    fn solve(&mut self, solver: &Solver) -> Solution {
        let progress = &mut self.progress;
        let report = |done: usize, of: usize| {
            if let Some(progress) = progress {
                progress(done, of);
            }
        };
        on_threads(self.threads, || solver.solve(report))
    }
}

impl Slot {
    /// The slot of a game's pack and ruleset; an error if it cannot be solved.
    pub(super) fn of(game: &CatanDice) -> Result<Arc<Self>, String> {
        let slot = find((game.pack.id(), game.ruleset));
        let solver = || Solver::new(game.pack, &game.rules().id).map_err(|error| error.to_string());
        match slot.solver.get_or_init(solver) {
            Ok(_) => Ok(slot),
            Err(why) => Err(why.clone()),
        }
    }

    pub(super) fn boards(&self) -> usize {
        self.solver().boards()
    }

    /// The solution, from memory, its file or a computation; other callers wait meanwhile.
    pub(super) fn solution(&self, solving: &mut Solving<'_>) -> (Arc<Solution>, Origin) {
        let mut held = lock(&self.solution);
        if let Some(solution) = held.as_ref().filter(|_| !solving.is_fresh) {
            return (Arc::clone(solution), Origin::Memory);
        }
        let (solution, origin) = obtain(self.solver(), solving);
        let solution = Arc::new(solution);
        *held = Some(Arc::clone(&solution));
        (solution, origin)
    }

    fn solver(&self) -> &Solver {
        let solver = self.solver.get().and_then(|solver| solver.as_ref().ok());
        solver.expect("a slot is given out once its ruleset is known to be solvable")
    }
}

/// The slot of a key, an empty one if there is none; the one not asked for the longest makes room.
fn find(key: Key) -> Arc<Slot> {
    let mut slots = lock(&SLOTS);
    let place = slots.iter().position(|(known, _)| *known == key);
    let slot = place.map_or_else(|| (key, Arc::default()), |place| slots.remove(place));
    slots.push(slot.clone());
    if slots.len() > MOST {
        slots.remove(0);
    }
    slot.1
}

/// A poisoned lock is harmless: what it protects is replaced in one step.
fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}
