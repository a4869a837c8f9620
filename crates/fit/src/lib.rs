//! Fits the weights of a game's estimate to self-play.
//!
#![doc = include_str!("../README.md")]

mod duel;
mod exact;
mod file;
mod learn;
mod linear;
mod noise;
mod play;
mod table;
mod tune;

pub use duel::{Edge, Side, duel, edge};
pub use exact::lessons;
pub use file::{parse, text};
pub use learn::{Error, Target, error, learn};
pub use linear::{Equations, solve};
pub use noise::{fit_noise, loss};
pub use play::{Position, SelfPlay, positions};
pub use table::tables;
pub use tune::{Slope, step, tune};
