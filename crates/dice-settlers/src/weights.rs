//! The weights of the estimate, fitted to self-play.
//!
//! Copied from the log of `cargo run --release -p fit -- dice-settlers --games 800 --rounds 1 --seats 4 --target lead --ridge 0.3 --samples 20`;
//! what that run could not tell (quota, kept dice, technologies, leads, the solo game, the spread) was kept or set by hand,
//! by paired matches of `--against`. What the estimate errs alone, against the Diceoneer, is in `value.rs`: higher `RIVAL`
//! would be nearer to the truth, but `greedy` plays worse by it.

/// One number for each weight of `value.rs`.
#[allow(clippy::approx_constant, reason = "a fitted number may come near a famous one")]
pub(crate) const WEIGHTS: [f32; 47] = [
    1.2000,  // ROLL 0
    0.8000,  // ROLL 1
    1.5321,  // DIE 0
    0.7944,  // DIE 1
    1.0313,  // TOKEN 0
    -0.2297, // TOKEN 1
    0.4578,  // TOKEN 2
    1.3393,  // TENT 0
    0.0837,  // TENT 1
    0.5201,  // TENT 2
    0.4341,  // LAST
    0.5000,  // ALONE
    0.0000,  // NEAR 0
    0.1500,  // NEAR 1
    0.4000,  // NEAR 2
    0.8000,  // NEAR 3
    0.0719,  // HOUSE
    -0.2500, // HOLD 0
    -0.2000, // HOLD 1
    0.0000,  // HOLD 2
    0.0300,  // HOLD 3
    0.0327,  // TERRAIN
    0.6000,  // TECH 0
    0.5000,  // TECH 1
    0.3500,  // TECH 2
    0.2000,  // TECH 3
    0.5000,  // TECH 4
    0.6607,  // TILE
    0.5859,  // ABILITY 0
    1.0762,  // ABILITY 1
    1.1511,  // ABILITY 2
    1.5580,  // EXTRA
    3.4751,  // EXPLORE 0
    4.6211,  // EXPLORE 1
    5.3884,  // EXPLORE 2
    2.0586,  // SETTLE 0
    2.5981,  // SETTLE 1
    0.9190,  // RAID
    0.8614,  // RESEARCH
    0.3500,  // UNPAID
    0.8000,  // KEPT 0
    0.8000,  // KEPT 1
    0.7000,  // KEPT 2
    3.0000,  // RIVAL 0
    1.0000,  // RIVAL 1
    0.0000,  // STORE 0
    1.0000,  // STORE 1
];

/// How far final points are from the estimate: at the end, and with the root of what is to come.
pub(crate) const NOISE: [f32; 2] = [0.400, 3.800];
