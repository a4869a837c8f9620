//! The weights of the estimate, fitted to self-play.
//!
//! Copied from the log of `cargo run --release -p fit -- king-of-the-dice --seats 2,4 --rounds 0 --tune 3 --deals 2000 --trials 300 --games 300`,
//! which was ended after its first round, with an earlier form of the estimate. It began with the weights and the spread of
//! `--only TILE --rounds 1 --games 400 --trials 2 --samples 20`, and that spread stayed. `CASTLE`, `ATTACK` and `TAME` are of
//! the form of today and set by hand: points count as points.

/// One number for each weight of `value.rs`.
#[allow(clippy::approx_constant, reason = "a fitted number may come near a famous one")]
pub(crate) const WEIGHTS: [f32; 18] = [
    2.6030, // TILE
    0.0000, // CASTLE 0
    1.0000, // CASTLE 1
    0.3500, // OPEN
    0.5510, // SUPER
    1.2290, // PAID
    0.7600, // FIRE
    0.1460, // ROOM
    3.7420, // GEM_THEFT 0
    1.4080, // GEM_THEFT 1
    0.6200, // CARD_THEFT 0
    0.2090, // CARD_THEFT 1
    0.0000, // ATTACK 0
    1.0000, // ATTACK 1
    0.0000, // TAME
    1.8980, // GEM 0
    2.7470, // GEM 1
    7.6770, // LATE
];

/// How far final points are from the estimate: at the end, and with the root of what is to come.
pub(crate) const NOISE: [f32; 2] = [0.200, 1.667];
