//! The weights of the estimate, fitted to self-play.

/// One number for each weight of `value.rs`.
pub(crate) const WEIGHTS: [f32; 46] = [
    1.131,  // DIE
    0.769,  // DIE
    1.390,  // DIE
    2.227,  // DIE
    0.429,  // CHIT
    0.050,  // CHIT
    0.233,  // CHIT
    -0.052, // CHIT
    1.269,  // CHIT
    -0.036, // CHIT
    1.065,  // AGE
    1.556,  // AGE
    0.047,  // UNBUILT
    0.161,  // UNBUILT
    0.026,  // UNBUILT
    -0.117, // UNBUILT
    2.698,  // BOOKS
    -0.373, // BOOKS
    1.951,  // BOOKS
    5.371,  // LEAD
    14.691, // LEAD
    0.514,  // FOOD
    0.180,  // FOOD
    0.059,  // FOOD
    0.501,  // STRENGTH
    0.169,  // STRENGTH
    0.083,  // STRENGTH
    0.047,  // HOPE
    0.444,  // STONE
    0.231,  // STONE
    0.122,  // STONE
    0.287,  // SPARE
    0.281,  // MARKET
    0.295,  // MARKET
    3.066,  // BUY
    0.296,  // BUY
    0.018,  // GOLD
    0.177,  // FODDER
    0.167,  // REROLL
    0.230,  // FIRST
    0.175,  // FIRST
    0.299,  // PAID
    0.258,  // PAID
    0.461,  // PAID
    0.507,  // PAID
    0.535,  // PAID
];

/// How far final points stray from the estimate: at the end, and with the root of what is to come.
pub(crate) const STRAY: [f32; 2] = [0.289, 1.654];
