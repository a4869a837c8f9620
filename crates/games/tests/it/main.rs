//! Tests over every game of the list.

mod bots;
mod expert;
mod words;
