//! What the benchmarks of every game share: seeded random play, the same on every machine.

mod bench;
mod run;
mod valgrind;

pub use bench::{Bench, Cell, Machine};
pub use run::{GAMES, GAMES_COUNTED, Measured, Run, STATES, states};
pub use valgrind::Valgrind;
