//! The binary as a user runs it.

mod bad_input;
mod pipe;
mod play;
mod rules;
mod shell;
mod verify;
