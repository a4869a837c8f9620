//! A ruleset of the default pack solved, with the time it took.
//!
//! `RAYON_NUM_THREADS=1 cargo run --release -p catan-solver --example solve -- classic [FILE]`: with a file, the solution is written there
//! and read back; without, best play is followed to the spread of its scores.

#![allow(clippy::print_stdout, reason = "its table is what it is for")]
#![allow(clippy::disallowed_types, reason = "it measures time")]

use std::path::Path;
use std::time::Instant;

use catan_solver::{Solution, Solver};
use engine::Pack;

fn main() {
    let ruleset = std::env::args().nth(1).unwrap_or_else(|| "manual".into());
    let start = Instant::now();
    let solver = Solver::new(Pack::default(), &ruleset).expect("a ruleset of the default pack");
    println!("{ruleset}: {} boards, key {}", solver.boards(), solver.key());
    let solution = solver.solve(|_, _| {});
    println!("solved in {:.2?}, peak {}", start.elapsed(), peak());
    for (turns, value) in solution.by_turns().iter().enumerate().skip(1) {
        println!("{turns:2} turns {value:10.6}");
    }
    let opening = solution.opening();
    for keep in opening.iter().take(10) {
        println!("keep {:?} in {:.4}, then {:.4}", keep.dice, keep.chance, keep.value);
    }
    match std::env::args().nth(2) {
        Some(path) => keep(&solver, &solution, path.as_ref()),
        None => spread(&solution),
    }
}

fn keep(solver: &Solver, solution: &Solution, path: &Path) {
    let start = Instant::now();
    solution.write(path).expect("the file can be written");
    println!("written in {:.2?}", start.elapsed());
    let start = Instant::now();
    let read = solver.read(path).expect("what was written is read");
    println!("read in {:.2?}, {}", start.elapsed(), read.by_turns() == solution.by_turns());
}

fn spread(solution: &Solution) {
    let start = Instant::now();
    let spread = solution.distribution();
    println!("{} boards followed in {:.2?}, peak {}", spread.boards, start.elapsed(), peak());
    println!("mean {:.6}, deviation {:.4}", spread.mean(), spread.deviation());
    for part in [0.01, 0.05, 0.1, 0.25, 0.5, 0.75, 0.9, 0.95, 0.99] {
        println!("{:3.0} % {}", part * 100.0, spread.quantile(part));
    }
    for (count, chance) in spread.cities.iter().enumerate() {
        println!("{count} cities {chance:.6}");
    }
}

/// The most memory the process has held, where the system tells.
fn peak() -> String {
    let status = std::fs::read_to_string("/proc/self/status").unwrap_or_default();
    let line = status.lines().find_map(|line| line.strip_prefix("VmHWM:"));
    line.map_or("unknown", str::trim).to_owned()
}
