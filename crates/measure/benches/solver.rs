//! Criterion: a ruleset of the Catan Dice Game solved on one thread, and what an exact answer costs after that.
#![allow(missing_docs, reason = "criterion's macros make undocumented functions")]

use catan_dice::{CatanDice, Chance};
use catan_solver::Solver;
use criterion::{Criterion, criterion_group, criterion_main};
use engine::{Game, Pack, Seat, Setup};

fn solver(criterion: &mut Criterion) {
    let mut group = criterion.benchmark_group("catan-solver");
    group.sample_size(10);
    let pool = rayon::ThreadPoolBuilder::new().num_threads(1).build().expect("a thread");
    let solve = || {
        let solver = Solver::new(Pack::default(), "manual").expect("a ruleset of the pack");
        solver.solve(|_, _| {})
    };
    group.bench_function("solve-manual", |bench| bench.iter(|| pool.install(solve)));
    let solution = pool.install(solve);
    let mut game = CatanDice::new(&Setup::new(1)).expect("a table of one");
    let roll: Chance = "rolled wood wood brick gold ore sheep".parse().expect("a roll");
    game.resolve(roll);
    group.bench_function("advise", |bench| bench.iter(|| solution.advise(&game, Seat::FIRST)));
    group.finish();
}

criterion_group!(benches, solver);
criterion_main!(benches);
