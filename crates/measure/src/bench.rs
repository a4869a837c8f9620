//! What `rollstead bench` measures: speed by the clock, the best of several runs, since noise only ever slows a run.
#![allow(clippy::disallowed_types, reason = "a benchmark reads the clock")]

use std::time::{Duration, Instant};

use serde::Serialize;

use crate::{Measured, Valgrind};

/// The machine and the program that were measured.
#[derive(Clone, Debug, Serialize)]
pub struct Machine {
    /// How many cores the program may use.
    pub cores: usize,
    /// What the processor calls itself.
    pub processor: String,
    /// The system and its architecture.
    pub system: String,
    /// The version of the program.
    pub version: &'static str,
    /// The commit it was built from, if the builder said so.
    pub commit: Option<&'static str>,
}

impl Machine {
    /// This machine.
    pub fn this() -> Self {
        let info = std::fs::read_to_string("/proc/cpuinfo").unwrap_or_default();
        let model = info.lines().find_map(|line| line.strip_prefix("model name")?.split_once(": "));
        Self {
            cores: std::thread::available_parallelism().map_or(1, usize::from),
            processor: model.map_or("?", |(_, model)| model).to_owned(),
            system: format!("{} {}", std::env::consts::OS, std::env::consts::ARCH),
            version: env!("CARGO_PKG_VERSION"),
            commit: option_env!("ROLLSTEAD_COMMIT"),
        }
    }
}

/// One game at one number of seats.
#[derive(Clone, Debug, Serialize)]
pub struct Cell {
    /// The game's id.
    pub game: &'static str,
    /// How many play.
    pub seats: usize,
    /// Random games in a second, on one core.
    pub games_per_second: f64,
    /// Decisions in a second, with the chance after them.
    pub decisions_per_second: f64,
    /// Nanoseconds of a decision.
    pub nanos_per_decision: f64,
    /// Instructions of a decision, if valgrind is installed.
    pub instructions_per_decision: Option<f64>,
    /// Allocations of a decision, if valgrind is installed.
    pub allocations_per_decision: Option<f64>,
    /// Iterations of a search with full random playouts in a second, on one core.
    pub search_per_second: f64,
    /// How much faster random games are on two threads.
    pub two_cores: f64,
    /// Microseconds to read the text of a finished random game and play it again with every check.
    pub replay_micros: f64,
    /// The bytes of a state.
    pub state_bytes: usize,
    /// The bytes of an action.
    pub action_bytes: usize,
}

/// How long and how often to measure.
#[derive(Clone, Debug)]
pub struct Bench {
    /// About how long one run takes.
    pub run: Duration,
    /// Of how many runs to take the best.
    pub runs: u32,
    /// Counts instructions and allocations.
    pub valgrind: Option<Valgrind>,
}

impl Bench {
    /// Measures a game at one number of seats.
    pub fn cell(&self, game: &Measured, seats: usize) -> Cell {
        let (state_bytes, action_bytes, _) = game.bytes;
        let play = |games| {
            std::hint::black_box((game.play)(seats, games));
        };
        let games = self.enough(play);
        let [alone, both] = self.best([&|| play(games), &|| on_two_threads(|| play(games))]);
        let decisions = f64::from((game.play)(seats, games).decisions);
        let iterations = self.enough(|iterations| (game.search)(seats, iterations));
        let times = self.enough(|times| (game.replay)(seats, times));
        let [search, replay] =
            self.best([&|| (game.search)(seats, iterations), &|| (game.replay)(seats, times)]);
        let counted = self.valgrind.as_ref();
        Cell {
            game: game.id,
            seats,
            games_per_second: f64::from(games) / alone,
            decisions_per_second: decisions / alone,
            nanos_per_decision: alone * 1e9 / decisions,
            instructions_per_decision: counted.and_then(|it| it.instructions(game, seats)),
            allocations_per_decision: counted.and_then(|it| it.allocations(game, seats)),
            search_per_second: f64::from(iterations) / search,
            two_cores: 2.0 * alone / both,
            replay_micros: replay * 1e6 / f64::from(times),
            state_bytes,
            action_bytes,
        }
    }

    /// How many times something must be done to last about as long as one run.
    fn enough(&self, mut work: impl FnMut(u32)) -> u32 {
        let mut times = 16;
        loop {
            let took = time(|| work(times));
            if took >= self.run.as_secs_f64() || times >= 1 << 28 {
                return times;
            }
            let more = (self.run.as_secs_f64() * 1.1 / took.max(1e-9)).clamp(1.5, 16.0);
            times = (f64::from(times) * more) as u32;
        }
    }

    /// The seconds of the fastest run of each; they take turns, so that noise hits all of them.
    fn best<const N: usize>(&self, works: [&dyn Fn(); N]) -> [f64; N] {
        let mut best = [f64::MAX; N];
        for _ in 0..self.runs.max(1) {
            best = std::array::from_fn(|at| best[at].min(time(works[at])));
        }
        best
    }
}

fn time(work: impl FnOnce()) -> f64 {
    let start = Instant::now();
    work();
    start.elapsed().as_secs_f64()
}

/// The same work twice, at the same time.
fn on_two_threads(work: impl Fn() + Sync) {
    std::thread::scope(|scope| {
        scope.spawn(&work);
        work();
    });
}
