//! Best play of the Catan Dice Game, exactly.
//!
#![doc = include_str!("../README.md")]

mod analysis;
mod board;
mod bundle;
mod choices;
mod distribution;
mod follow;
mod lattice;
mod model;
mod payment;
mod row;
mod solution;
mod solve;
mod solver;
mod store;
mod turn;

pub use analysis::{Analysis, Decision, TurnAnalysis};
pub use distribution::Distribution;
pub use solution::{Keep, Solution};
pub use solver::{SolveError, Solver};
pub use store::StoreError;
pub use turn::TurnValues;
