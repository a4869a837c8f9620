//! What can stand in the way of an answer.

use serde::Serialize;

/// A refusal of this game.
pub(crate) type Illegal = engine::Illegal<Fact>;

/// What stands in the way of an answer.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Fact {}
