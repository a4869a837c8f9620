//! The application as a person uses it: keys in, screens out.

mod kept;
mod keys;
mod monkey;
mod person;
mod screens;
mod whole_games;
