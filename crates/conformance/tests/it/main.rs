//! The laws themselves: a sound toy game passes each, and each fails on a game broken for it.

mod chi_square;
mod faults;
mod golden;
mod perft;
mod toy;
