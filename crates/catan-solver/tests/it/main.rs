//! The solver against the game itself: by search, by simulation, by numbers known from elsewhere.

#![allow(clippy::float_cmp, reason = "where numbers are compared, their bits have to be the same")]

mod analysis;
mod chances;
mod distribution;
mod lockstep;
mod search;
mod simulation;
mod store;
mod table;
mod threads;
