//! Tests over every game of the list.

mod expert;
mod words;
