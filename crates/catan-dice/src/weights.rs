//! The weights of the estimate, fitted to self-play.
//!
//! Made by hand.

/// One number for each weight of `value.rs`.
pub(crate) const WEIGHTS: [f32; 34] = [
    1.0000, // TURN
    0.3000, // SETTLEMENTS 0
    0.4000, // SETTLEMENTS 1
    0.4500, // SETTLEMENTS 2
    0.5000, // SETTLEMENTS 3
    0.5400, // SETTLEMENTS 4
    0.6000, // SETTLEMENTS 5
    0.6500, // SETTLEMENTS 6
    0.7000, // SETTLEMENTS 7
    0.1000, // CITIES 0
    0.2000, // CITIES 1
    0.2500, // CITIES 2
    0.3000, // CITIES 3
    0.3400, // CITIES 4
    0.4000, // CITIES 5
    0.4300, // CITIES 6
    0.4500, // CITIES 7
    0.2000, // SOLDIERS 0
    0.3500, // SOLDIERS 1
    0.4000, // SOLDIERS 2
    0.4500, // SOLDIERS 3
    0.5000, // SOLDIERS 4
    0.5500, // SOLDIERS 5
    0.6000, // SOLDIERS 6
    0.6500, // SOLDIERS 7
    0.4000, // ROADS 0
    0.2000, // ROADS 1
    0.2000, // BEYOND
    1.1000, // JOKER 0
    0.2000, // JOKER 1
    4.0000, // LATE
    0.6000, // ALIKE
    0.7000, // OTHERS
    0.1000, // GOLD
];

/// How far final points stray from the estimate: at the end, and with the root of what is to come.
pub(crate) const STRAY: [f32; 2] = [1.000, 0.800];
