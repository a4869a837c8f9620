//! What is played: everything the result follows from.

use engine::Settings;
use games::Program;
use serde::{Deserialize, Serialize};
use thiserror::Error;

use crate::seatings;

/// What is played: game, options, players and seed; with a number of games, the result follows from it alone.
#[derive(Clone, Debug)]
pub struct Plan {
    /// The game's id.
    pub game: String,
    /// Who plays, one entry a seat.
    pub players: Vec<Program>,
    /// The options chosen.
    pub settings: Settings,
    /// The text of a content pack, unless it is the game's own.
    pub pack: Option<String>,
    /// What all dice and coins follow from.
    pub seed: u64,
}

/// Why a plan cannot be played.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum PlanError {
    /// There is no such game.
    #[error("there is no game {0:?}")]
    NoGame(String),
    /// Nobody plays.
    #[error("an arena needs players, such as --players greedy,random")]
    NoPlayers,
    /// The table cannot start.
    #[error(transparent)]
    Start(#[from] games::StartError),
    /// Nobody knows the best play, and an expert is to play.
    #[error(transparent)]
    NoExpert(#[from] games::NoExpert),
}

/// The plan as a journal and a summary name it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Named {
    /// The game's id.
    pub game: String,
    /// The version of the game's rules.
    pub rules: u32,
    /// The hash of the content pack.
    pub content: String,
    /// The options chosen.
    pub options: Settings,
    /// Who plays, in the order of the seatings.
    pub players: Vec<String>,
    /// What all dice and coins follow from.
    pub seed: u64,
}

impl Plan {
    /// The players by name.
    pub fn names(&self) -> Vec<String> {
        self.players.iter().map(ToString::to_string).collect()
    }

    /// The seatings of one group.
    pub fn seatings(&self) -> Vec<Vec<usize>> {
        seatings(&self.players)
    }
}
