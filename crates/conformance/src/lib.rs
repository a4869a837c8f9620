//! What the tests of all games share: the laws every game obeys, golden games, counts, and tables for rule tests.
//!
//! A game's `tests/it/laws.rs` builds [`Laws`] once, as `laws(seats)`, and has one test for each law by
//! `conformance::every_law!(1..=4, laws)`.
//!
//! A law that does not hold says in a sentence what was seen, at which table and after how many
//! events; the seed is fixed, so the same sentence appears again until the game is fixed.
//!
//! | law | what it holds |
//! |---|---|
//! | [`Laws::listed_actions_are_legal`] | the list has no repetition, is the same each time, and all of it passes `check` |
//! | [`Laws::refusals_change_nothing`] | an action from elsewhere is legal exactly if listed, and refused without a trace |
//! | [`Laws::legal_actions_are_listed`] | of all actions that the notation has, exactly the listed ones pass `check` |
//! | [`Laws::records_replay`] | a record written, read and replayed gives the same state, forwards and backwards |
//! | [`Laws::weights_are_complete`] | outcomes are listed once, with weights, and `is_possible` agrees |
//! | [`Laws::samples_follow_the_weights`] | `sample` has the distribution of `outcomes` |
//! | [`Laws::sampled_actions_are_uniform`] | `sample_action` takes each listed action equally often |
//! | [`Laws::prospects_are_told_right`] | `prospects_after` gives the `prospects` after each listed action |
//! | [`Laws::notation_round_trips`] | actions and outcomes read back from their text |
//! | [`Laws::data_round_trips`] | states, actions and outcomes read back from JSON and postcard |
//! | [`Laws::games_end`] | every game ends in time, and somebody has won |
//! | [`Laws::components_are_conserved`] | no component is lost or made |
//! | [`Laws::states_are_valid`] | `validate` accepts what play reaches |
//! | [`Laws::nothing_allocates`] | the methods that search and playouts call leave the heap alone |
//! | [`Laws::promises_are_kept`] | the numbers in the phrase of an offer are what the rules then do |
//! | [`Laws::hashes_follow_states`] | equal states have equal hashes, and every event changes the hash |

pub mod chi_square;
mod event;
pub mod golden;
mod laws;
mod packs;
mod perft;
mod plain;
mod random_game;
mod sampled;
mod table;

pub use event::{next_event, played, random_event};
pub use golden::{Golden, Goldens};
pub use laws::{Law, Laws, Measured, Offer, Promises, played_on};
pub use packs::{Refused, refused};
pub use perft::perft;
pub use plain::Plain;
pub use table::{Table, at, invalid, read, setup, start};
