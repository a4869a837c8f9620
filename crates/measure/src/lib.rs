//! What the benchmarks of every game share: seeded random play, the same on every machine.

mod bench;
mod run;
mod valgrind;

pub use bench::{Bench, Cell, Machine};
pub use run::{Counted, GAMES_COUNTED, Measured, Run, STATES, cells, games, states};
pub use valgrind::Valgrind;
