//! `rollstead play` in line mode: for people, for pipes and for screen readers.

mod answer;
mod session;

use std::str::FromStr;

use bots::Bot;
use engine::{NotationError, Phrase};

pub(crate) use session::{Session, say_scores};

/// Who sits at a seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Player {
    /// A person at this terminal.
    Human,
    /// A program.
    Bot(Bot),
}

impl Player {
    /// A person against the best bot.
    pub(crate) fn usual() -> Vec<Self> {
        vec![Self::Human, Self::Bot(Bot::Greedy)]
    }

    /// The name in records and on the command line.
    pub(crate) const fn id(self) -> &'static str {
        match self {
            Self::Human => "human",
            Self::Bot(bot) => bot.id(),
        }
    }

    /// The name in words.
    pub(crate) fn phrase(self) -> Phrase {
        Phrase::new(self.id())
    }
}

impl FromStr for Player {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Self, NotationError> {
        if text == "human" {
            return Ok(Self::Human);
        }
        let bot = text.parse().map(Self::Bot);
        bot.map_err(|_| NotationError::new(text, "a player: human, random or greedy"))
    }
}
