//! Gungraun: instructions of a counted run, the same on every machine however noisy.
#![allow(missing_docs, reason = "gungraun's macros make undocumented functions")]

use bots::Playout;
use catan_dice::CatanDice;
use dice_settlers::DiceSettlers;
use gungraun::{library_benchmark, library_benchmark_group, main};
use king_of_the_dice::KingOfTheDice;
use measure::Run;
use nations_dice::NationsDice;

#[library_benchmark(setup = Run::new)]
#[bench::seats_1(1)]
#[bench::seats_2(2)]
#[bench::seats_3(3)]
#[bench::seats_4(4)]
fn count_catan_dice(mut run: Run<CatanDice>) -> Playout {
    run.counted()
}

#[library_benchmark(setup = Run::new)]
#[bench::seats_2(2)]
#[bench::seats_3(3)]
#[bench::seats_4(4)]
fn count_king_of_the_dice(mut run: Run<KingOfTheDice>) -> Playout {
    run.counted()
}

#[library_benchmark(setup = Run::new)]
#[bench::seats_1(1)]
#[bench::seats_2(2)]
#[bench::seats_3(3)]
#[bench::seats_4(4)]
fn count_nations_dice(mut run: Run<NationsDice>) -> Playout {
    run.counted()
}

#[library_benchmark(setup = Run::new)]
#[bench::seats_1(1)]
#[bench::seats_2(2)]
#[bench::seats_3(3)]
#[bench::seats_4(4)]
fn count_dice_settlers(mut run: Run<DiceSettlers>) -> Playout {
    run.counted()
}

library_benchmark_group!(
    name = counted,
    benchmarks =
        [count_catan_dice, count_king_of_the_dice, count_nations_dice, count_dice_settlers]
);
main!(library_benchmark_groups = counted);
