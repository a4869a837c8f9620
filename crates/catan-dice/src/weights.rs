//! The weights of the estimate, fitted to self-play.
//!
//! Made by hand.

/// One number for each weight of `value.rs`.
pub(crate) const WEIGHTS: [f32; 33] = [
    1.0000, // LIKELY 0
    0.4200, // LIKELY 1
    0.1600, // LIKELY 2
    0.0500, // LIKELY 3
    0.0150, // LIKELY 4
    0.0030, // LIKELY 5
    0.0010, // LIKELY 6
    1.0000, // LIKELY 7
    0.6800, // LIKELY 8
    0.4200, // LIKELY 9
    0.2000, // LIKELY 10
    0.1000, // LIKELY 11
    0.0300, // LIKELY 12
    0.0100, // LIKELY 13
    1.0000, // LIKELY 14
    0.8200, // LIKELY 15
    0.6600, // LIKELY 16
    0.4500, // LIKELY 17
    0.3000, // LIKELY 18
    0.1200, // LIKELY 19
    0.0300, // LIKELY 20
    0.0040, // IN_AIR
    1.0000, // IN_A_TURN 0
    0.9900, // IN_A_TURN 1
    0.9700, // IN_A_TURN 2
    0.9300, // IN_A_TURN 3
    0.8000, // IN_A_TURN 4
    0.2200, // IN_A_TURN 5
    0.0400, // IN_A_TURN 6
    1.0000, // TURN
    0.6000, // IN_SIGHT
    1.1000, // JOKER
    0.5000, // ROAD
];

/// How far final points stray from the estimate: at the end, and with the root of what is to come.
pub(crate) const STRAY: [f32; 2] = [1.000, 0.800];
