//! A table of one of the games as browsers see it: its life, and its pages. Nothing here reads a clock, a file or the
//! network, starts a thread or draws a random number: all of that comes in as values, so that it runs wherever the rules do.
//!
//! A table ([`live::Live`]) is what its events make of it. What a message would add is planned, kept by whoever keeps
//! tables, then carried out. [`pages`] render it for a [`viewer::Viewer`].

pub mod assets;
pub mod avatar;
mod boards;
pub mod clock;
pub mod date;
mod hints;
pub mod live;
pub mod name;
pub mod pages;
pub mod parts;
mod qr;
pub mod record;
pub mod row;
mod said;
mod sketch;
pub mod talk;
pub mod token;
pub mod viewer;
pub mod waiting;
