//! What the screen wants of the world, and what the world tells it: the only way out of pure code.

use bots::Stop;
use engine::Seat;
use games::{AnyMatch, Program, Worth};

/// What the screen asks of the outside world.
#[derive(Debug)]
pub enum Effect {
    /// Writes down what happened; it is carried out before the next screen is shown.
    Keep(Keep),
    /// Closes what is being written down, as a whole record.
    Close(String),
    /// Writes a record to a file of the player's choice.
    Save {
        /// Where.
        file: String,
        /// The record.
        text: String,
        /// Whether a file that is there already is replaced.
        is_sure: bool,
    },
    /// Reads a record.
    Load {
        /// Which.
        file: String,
        /// Whether it is gone on with, so that nobody else may.
        is_to_play: bool,
    },
    /// Looks which games are kept.
    List,
    /// Goes on writing down the game that was read last, in its own file.
    Take,
    /// Leaves the game that was read last as it is.
    Leave,
    /// Puts away the game that was read last, which is damaged.
    SetAside,
    /// Lets a program think.
    Think(Box<Think>),
    /// Quits.
    Quit,
}

/// What is to be written down of a game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Keep {
    /// The game and the head of its record, where a new file is to be begun.
    pub begin: Option<(&'static str, String)>,
    /// How many events stay of those written before.
    pub stay: usize,
    /// The events behind them, a line each.
    pub events: Vec<String>,
}

/// What a program is to think about.
#[derive(Debug)]
pub struct Think {
    /// By which its answer is known.
    pub ticket: u64,
    /// The game.
    pub game: Box<dyn AnyMatch>,
    /// Who thinks.
    pub player: Program,
    /// For whom.
    pub seat: Seat,
    /// What its coins come from.
    pub seed: u64,
    /// How it is stopped.
    pub stop: Stop,
}

/// What the world tells.
#[derive(Clone, Debug, PartialEq)]
pub enum News {
    /// A program's answer.
    Thought {
        /// The ticket of the thought.
        ticket: u64,
        /// The best answer.
        notation: String,
        /// What it is worth.
        worth: Option<Worth>,
    },
    /// A record that was asked for.
    Loaded {
        /// The file.
        file: String,
        /// What is in it.
        text: String,
        /// Whether it is one of the kept games, and is gone on with where it stands.
        is_kept: bool,
    },
    /// The kept games, the last one first.
    Games(Vec<KeptGame>),
    /// The record is saved.
    Saved(String),
    /// There is such a file already.
    Exists(String),
    /// The game was put away under this name.
    SetAside(String),
    /// All of the game is written down.
    Kept,
    /// The game could not be written down, for this reason; the next attempt writes all that is missing.
    NotKept(String),
    /// Something went wrong.
    Failed(String),
}

/// A game that is kept.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct KeptGame {
    /// The file.
    pub file: String,
    /// The record as far as it goes.
    pub text: String,
}
