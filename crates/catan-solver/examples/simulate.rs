//! Best play, played: the mean of many games against the value that was computed.
//!
//! `cargo run --release -p catan-solver --example simulate -- classic 1000000 1`: the ruleset, how many games, the seed.

#![allow(clippy::print_stdout, reason = "its table is what it is for")]

#[path = "../tests/it/lockstep.rs"]
mod lockstep;

use catan_dice::CatanDice;
use catan_solver::Solver;
use engine::{Game, Pack, Setup};

fn main() {
    let mut words = std::env::args().skip(1);
    let ruleset = words.next().unwrap_or_else(|| "manual".into());
    let mut number = |or| words.next().map_or(or, |word| word.parse().expect("a number"));
    let (games, seed) = (number(1_000_000), number(1));
    let solver = Solver::new(Pack::default(), &ruleset).expect("a ruleset of the default pack");
    let solution = solver.solve(|_, _| {});
    let start = CatanDice::new(&Setup::new(1).with("ruleset", &ruleset)).expect("a table of one");
    let scores = lockstep::scores(&solution, &start, games, seed);
    let (mean, error) = lockstep::mean(&scores);
    let value = *solution.by_turns().last().expect("a game has turns");
    let errors = (mean - value) / error;
    println!(
        "{ruleset}: {games} games of seed {seed}, mean {mean:.4} ± {error:.4}, value {value:.4}, {errors:+.2} standard errors"
    );
}
