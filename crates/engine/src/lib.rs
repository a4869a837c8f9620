//! What a game is: one question at a time, answered by a seat or by chance.
//!
//! A [`Game`] is a small flat value. It says whose turn it is, lists and checks the legal answers,
//! and changes by one answer at a time. Nothing here draws a random number, reads a clock or does
//! I/O: chance comes in from outside as an outcome, so the list of answers *is* the game.
//!
//! | module | what it holds |
//! |---|---|
//! | [`game`] | the contract: [`Game`], [`Turn`] |
//! | [`illegal`] | refusals: [`Illegal`] names the rule and what stands in the way |
//! | [`seat`] | [`Seat`], [`SeatSet`], [`BySeat`] |
//! | [`chance`], [`dice`] | unbiased draws, multisets of dice with whole-number weights |
//! | [`bits`](mod@bits) | small sets as the bits of a number |
//! | [`notation`], [`data`] | how small values are written as text and as data |
//! | [`validity`] | what is wrong with a state from outside |
//! | [`pack`] | content packs: what is printed on the components |
//! | [`setup`] | seats, options and pack that a game starts from |
//! | [`score`] | score sheets by category, ranks with shared wins |
//! | [`play`] | a match: a game with its history and undo |
//! | [`record`] | `.game` text: saves, goldens, scenarios, bug reports |
//! | [`estimate`] | evaluators for bots: [`Evaluator`], and [`Linear`] by weights fitted to games |
//! | [`playable`] | what else bots read: [`Playable`], [`Rolling`] |
//! | [`lookahead`] | how a search plays a game on |
//! | [`describe`] | phrases, things on the board |
//! | [`view`] | what a game shows: blocks with ids, texts in spans |

pub mod bits;
pub mod chance;
pub mod data;
pub mod describe;
pub mod dice;
pub mod estimate;
pub mod game;
pub mod illegal;
pub mod lookahead;
pub mod notation;
pub mod pack;
pub mod play;
pub mod playable;
pub mod record;
pub mod rulebook;
pub mod score;
pub mod seat;
pub mod setup;
pub mod validity;
pub mod view;

pub use bits::bits;
pub use chance::below;
pub use describe::{About, Arg, Describe, Phrase, Rival, Say, Thing, signed};
pub use dice::{Faces, Sides};
pub use estimate::{Estimate, Evaluator, Linear, spread};
pub use game::{Fact, Game, Impossible, Info, StateHash, Turn};
pub use illegal::{Illegal, because, plain};
pub use lookahead::{Lookahead, Policy, Shape};
pub use notation::NotationError;
pub use pack::{Content, Pack, PackError, PackHash, Registry};
pub use play::{Event, Match};
pub use playable::{NoRolls, Playable, Rolling};
pub use rand_core::Rng;
pub use record::{Entry, Header, Record, RecordError};
pub use rulebook::Rule;
pub use score::{Rank, ScoreSheet, standings_by};
pub use seat::{BySeat, MAX_SEATS, Seat, SeatSet};
pub use setup::{OptionKind, OptionSpec, Settings, Setup, SetupError};
pub use validity::ensure;
pub use view::{Block, Body, Canvas, Column, Drawing, Hexes, Span, Tag, Text};
