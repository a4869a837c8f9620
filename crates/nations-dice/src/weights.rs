//! The weights of the estimate, fitted to self-play.
//!
//! From three runs of `cargo run --release -p fit -- nations-dice`, each from the weights of the one before:
//! `--games 4000 --rounds 1 --seats 2,4 --target lead --ridge 0.1 --samples 16`,
//! `--games 6000 --rounds 1 --seats 1,2,3,4 --target lead --ridge 0.05 --samples 16 --seed 5` and
//! `--rounds 0 --tune 1 --deals 1500 --trials 300 --games 2000 --seats 2,3,4 --seed 11`.

/// One number for each weight of `value.rs`.
pub(crate) const WEIGHTS: [f32; 46] = [
    1.068,  // DIE 0
    0.811,  // DIE 1
    1.225,  // DIE 2
    2.499,  // DIE 3
    0.417,  // CHIT 0
    0.051,  // CHIT 1
    0.243,  // CHIT 2
    -0.051, // CHIT 3
    1.255,  // CHIT 4
    -0.035, // CHIT 5
    1.066,  // AGE 0
    1.462,  // AGE 1
    0.047,  // UNBUILT 0
    0.160,  // UNBUILT 1
    0.023,  // UNBUILT 2
    -0.119, // UNBUILT 3
    2.688,  // BOOKS 0
    -0.383, // BOOKS 1
    2.000,  // BOOKS 2
    5.393,  // LEAD 0
    14.532, // LEAD 1
    0.494,  // FOOD 0
    0.182,  // FOOD 1
    0.059,  // FOOD 2
    0.508,  // STRENGTH 0
    0.169,  // STRENGTH 1
    0.079,  // STRENGTH 2
    0.043,  // HOPE
    0.437,  // STONE 0
    0.228,  // STONE 1
    0.122,  // STONE 2
    0.272,  // SPARE
    0.242,  // MARKET 0
    0.297,  // MARKET 1
    2.777,  // BUY 0
    0.300,  // BUY 1
    0.015,  // GOLD
    0.182,  // FODDER
    0.162,  // REROLL
    0.235,  // FIRST 0
    0.186,  // FIRST 1
    0.301,  // PAID 0
    0.265,  // PAID 1
    0.467,  // PAID 2
    0.494,  // PAID 3
    0.517,  // PAID 4
];

/// How far final points stray from the estimate: at the end, and with the root of what is to come.
pub(crate) const STRAY: [f32; 2] = [0.25, 1.5];
