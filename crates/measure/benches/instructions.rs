//! Gungraun: instructions of a counted run, the same on every machine however noisy.
#![allow(missing_docs, reason = "gungraun's macros make undocumented functions")]

use bots::Playout;
use gungraun::{library_benchmark, library_benchmark_group, main};
use measure::{Counted, Measured, cells};

fn ready((game, seats): (Measured, usize)) -> Counted {
    (game.counted)(seats)
}

#[library_benchmark]
#[benches::cell(iter = cells(), setup = ready)]
fn count(mut run: Counted) -> Playout {
    run()
}

library_benchmark_group!(name = counted, benchmarks = count);
main!(library_benchmark_groups = counted);
