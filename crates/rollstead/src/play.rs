//! `rollstead play` in line mode: for people, for pipes and for screen readers.

mod answer;
mod interrupt;
mod patience;
mod session;

use std::str::FromStr;

use engine::{NotationError, Phrase};

pub(crate) use interrupt::Interrupt;
pub(crate) use session::{Session, say_scores};

/// Who sits at a seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Player {
    /// A person at this terminal.
    Human,
    /// A program.
    Bot(games::Player),
}

impl Player {
    /// A person against a bot that plays as most people do.
    pub(crate) fn usual() -> Vec<Self> {
        vec![Self::Human, Self::Bot(games::Player::Level(games::Level::Normal))]
    }

    /// The name in records and on the command line.
    pub(crate) fn id(self) -> String {
        match self {
            Self::Human => "human".to_owned(),
            Self::Bot(bot) => bot.to_string(),
        }
    }

    /// The name in words.
    pub(crate) fn phrase(self) -> Phrase {
        Phrase::new(match self {
            Self::Human => "human",
            Self::Bot(games::Player::Level(level)) => level.id(),
            Self::Bot(games::Player::Bot(bot)) => bot.id(),
        })
    }
}

impl FromStr for Player {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Self, NotationError> {
        if text == "human" {
            return Ok(Self::Human);
        }
        let bot = text.parse().map(Self::Bot);
        let expected = || format!("a player: human, {}", games::Player::EXPECTED);
        bot.map_err(|_| NotationError::new(text, expected()))
    }
}
