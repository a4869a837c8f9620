//! Tests over every game of the list.

mod words;
