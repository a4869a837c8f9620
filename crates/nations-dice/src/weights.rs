//! The weights of the estimate, fitted to self-play.
//!
//! Copied from the logs of three runs of `cargo run --release -p fit -- nations-dice`, each from the weights of the one before:
//! `--games 4000 --rounds 1 --seats 2,4 --target lead --ridge 0.1 --samples 16`,
//! `--games 6000 --rounds 1 --seats 1,2,3,4 --target lead --ridge 0.05 --samples 16 --seed 5` and
//! `--rounds 0 --tune 1 --deals 1500 --trials 300 --games 2000 --seats 2,3,4 --seed 11`.
//! The spread was set by hand, a little below the fitted one.

/// One number for each weight of `value.rs`.
#[allow(clippy::approx_constant, reason = "a fitted number may come near a famous one")]
pub(crate) const WEIGHTS: [f32; 46] = [
    1.0680,  // DIE 0
    0.8110,  // DIE 1
    1.2250,  // DIE 2
    2.4990,  // DIE 3
    0.4170,  // CHIT 0
    0.0510,  // CHIT 1
    0.2430,  // CHIT 2
    -0.0510, // CHIT 3
    1.2550,  // CHIT 4
    -0.0350, // CHIT 5
    1.0660,  // AGE 0
    1.4620,  // AGE 1
    0.0470,  // UNBUILT 0
    0.1600,  // UNBUILT 1
    0.0230,  // UNBUILT 2
    -0.1190, // UNBUILT 3
    2.6880,  // BOOKS 0
    -0.3830, // BOOKS 1
    2.0000,  // BOOKS 2
    5.3930,  // LEAD 0
    14.5320, // LEAD 1
    0.4940,  // FOOD 0
    0.1820,  // FOOD 1
    0.0590,  // FOOD 2
    0.5080,  // STRENGTH 0
    0.1690,  // STRENGTH 1
    0.0790,  // STRENGTH 2
    0.0430,  // HOPE
    0.4370,  // STONE 0
    0.2280,  // STONE 1
    0.1220,  // STONE 2
    0.2720,  // SPARE
    0.2420,  // MARKET 0
    0.2970,  // MARKET 1
    2.7770,  // BUY 0
    0.3000,  // BUY 1
    0.0150,  // GOLD
    0.1820,  // FODDER
    0.1620,  // REROLL
    0.2350,  // FIRST 0
    0.1860,  // FIRST 1
    0.3010,  // PAID 0
    0.2650,  // PAID 1
    0.4670,  // PAID 2
    0.4940,  // PAID 3
    0.5170,  // PAID 4
];

/// How far final points stray from the estimate: at the end, and with the root of what is to come.
pub(crate) const STRAY: [f32; 2] = [0.250, 1.500];
