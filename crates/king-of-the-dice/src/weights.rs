//! The weights of the estimate, fitted to self-play.
//!
//! Written by `cargo run --release -p fit -- king-of-the-dice --only TILE --rounds 1 --games 400 --trials 2 --samples 20`.

/// One number for each weight of `value.rs`.
pub(crate) const WEIGHTS: [f32; 17] = [
    2.5000, // TILE
    2.3000, // CASTLE
    0.3500, // CHOICE
    0.3500, // OPEN
    0.6000, // SUPER
    1.2000, // PAID
    0.8000, // FIRE
    0.1500, // ROOM
    3.0000, // GEM_THEFT 0
    1.5000, // GEM_THEFT 1
    0.6000, // CARD_THEFT 0
    0.2000, // CARD_THEFT 1
    2.9000, // ATTACK
    1.0000, // TAME
    2.0000, // GEM 0
    3.0000, // GEM 1
    8.0000, // LATE
];

/// How far final points stray from the estimate: at the end, and with the root of what is to come.
pub(crate) const STRAY: [f32; 2] = [0.200, 1.667];
