//! What the benchmarks of every game share: seeded random play, the same on every machine.

mod run;

pub use run::{GAMES, GAMES_COUNTED, Measured, Run, STATES, states};
