//! The solver against the game itself: by search, by simulation, by numbers known from elsewhere.

mod analysis;
mod chances;
mod distribution;
mod lockstep;
mod search;
mod simulation;
mod store;
mod table;
mod threads;
