//! The weights of the estimate, fitted to self-play.
//!
//! Written by `cargo run --release -p fit -- catan-dice --from tuned.rs --rounds 0 --seats 2,3,4 --vary ruleset --games 900 --samples 20`.

/// One number for each weight of `value.rs`.
pub(crate) const WEIGHTS: [f32; 34] = [
    -0.0560, // TURN
    0.2500,  // SETTLEMENTS 0
    0.3940,  // SETTLEMENTS 1
    0.4590,  // SETTLEMENTS 2
    0.5770,  // SETTLEMENTS 3
    0.5740,  // SETTLEMENTS 4
    0.6210,  // SETTLEMENTS 5
    0.6800,  // SETTLEMENTS 6
    0.7150,  // SETTLEMENTS 7
    0.1080,  // CITIES 0
    0.2130,  // CITIES 1
    0.2640,  // CITIES 2
    0.2950,  // CITIES 3
    0.3220,  // CITIES 4
    0.3220,  // CITIES 5
    0.4100,  // CITIES 6
    0.4440,  // CITIES 7
    0.1540,  // SOLDIERS 0
    0.2970,  // SOLDIERS 1
    0.3990,  // SOLDIERS 2
    0.4800,  // SOLDIERS 3
    0.4550,  // SOLDIERS 4
    0.5360,  // SOLDIERS 5
    0.7310,  // SOLDIERS 6
    0.9550,  // SOLDIERS 7
    0.3580,  // ROADS 0
    0.1700,  // ROADS 1
    0.2350,  // BEYOND
    1.2530,  // JOKER 0
    0.1800,  // JOKER 1
    3.1840,  // LATE
    0.4790,  // ALIKE
    0.6140,  // OTHERS
    0.1080,  // GOLD
];

/// How far final points stray from the estimate: at the end, and with the root of what is to come.
pub(crate) const STRAY: [f32; 2] = [0.200, 1.570];
