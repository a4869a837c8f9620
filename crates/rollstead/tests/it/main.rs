//! The binary as a user runs it.

mod pipe;
