//! The weights of the estimate, fitted to self-play.

/// One number for each weight of `value.rs`.
pub(crate) const WEIGHTS: [f32; 46] = [
    0.8, 0.8, // ROLL
    1.5, 0.4, // DIE
    1.4, 0.0, 0.4, // TOKEN
    0.55, 0.0, 0.35, // TENT
    0.5,  // LAST
    0.0, 0.15, 0.4, 0.8, // NEAR
    0.0, // HOUSE
    0.0, 0.0, 0.0, 0.0, // HOLD
    0.1, // TERRAIN
    0.6, 0.5, 0.35, 0.2, 0.5, // TECH
    0.8, // TILE
    0.15, 0.56, 0.3, // ABILITY
    1.5, // EXTRA
    3.2, 4.0, 4.8, // EXPLORE
    1.1, 1.1,  // SETTLE
    1.3,  // RAID
    1.0,  // RESEARCH
    0.35, // UNPAID
    0.8, 0.8, 0.7, // KEPT
    3.0, 1.0, // RIVAL
    0.0, 1.0, // STORE
];

/// How far final points stray from the estimate: at the end, and with the root of what is to come.
pub(crate) const STRAY: [f32; 2] = [1.0, 5.0];
