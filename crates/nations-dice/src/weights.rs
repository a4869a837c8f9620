//! The weights of the estimate, fitted to self-play.
//!
//! Copied from the logs of four runs of `cargo run --release -p fit -- nations-dice`, each from the weights of the one before:
//! `--games 4000 --rounds 1 --seats 2,4 --target lead --ridge 0.1 --samples 16`,
//! `--games 6000 --rounds 1 --seats 1,2,3,4 --target lead --ridge 0.05 --samples 16 --seed 5`,
//! `--rounds 0 --tune 1 --deals 1500 --trials 300 --games 2000 --seats 2,3,4 --seed 11` and, by rules version 2,
//! `--rounds 0 --tune 3 --deals 6000 --trials 2000 --games 3000 --seats 1,2,3,4 --seed 21`.
//! The spread was set by hand, a little below the fitted one.

/// One number for each weight of `value.rs`.
#[allow(clippy::approx_constant, reason = "a fitted number may come near a famous one")]
pub(crate) const WEIGHTS: [f32; 46] = [
    1.1144,  // DIE 0
    0.8289,  // DIE 1
    1.3754,  // DIE 2
    2.6435,  // DIE 3
    0.3655,  // CHIT 0
    0.0522,  // CHIT 1
    0.2422,  // CHIT 2
    -0.0477, // CHIT 3
    1.2218,  // CHIT 4
    -0.0353, // CHIT 5
    1.1603,  // AGE 0
    1.3025,  // AGE 1
    0.0418,  // UNBUILT 0
    0.1546,  // UNBUILT 1
    0.0179,  // UNBUILT 2
    -0.1264, // UNBUILT 3
    2.6139,  // BOOKS 0
    -0.3823, // BOOKS 1
    2.0639,  // BOOKS 2
    5.5573,  // LEAD 0
    14.7196, // LEAD 1
    0.5418,  // FOOD 0
    0.1597,  // FOOD 1
    0.0640,  // FOOD 2
    0.6764,  // STRENGTH 0
    0.1759,  // STRENGTH 1
    0.0801,  // STRENGTH 2
    0.0412,  // HOPE
    0.4425,  // STONE 0
    0.2381,  // STONE 1
    0.1244,  // STONE 2
    0.2003,  // SPARE
    0.1701,  // MARKET 0
    0.2791,  // MARKET 1
    2.2548,  // BUY 0
    0.3355,  // BUY 1
    0.0193,  // GOLD
    0.2109,  // FODDER
    0.1584,  // REROLL
    0.2619,  // FIRST 0
    0.2223,  // FIRST 1
    0.3107,  // PAID 0
    0.2444,  // PAID 1
    0.4619,  // PAID 2
    0.4583,  // PAID 3
    0.5002,  // PAID 4
];

/// How far final points are from the estimate: at the end, and with the root of what is to come.
pub(crate) const NOISE: [f32; 2] = [0.250, 1.500];
