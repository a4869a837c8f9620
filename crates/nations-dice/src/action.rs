//! What a seat answers, with its notation.
//!
//! | notation | meaning |
//! |---|---|
//! | `reroll 1 3` | use a reroll chit and roll the first and the third die of the row again |
//! | `buy b2` | buy the tile of column b, row 2 |
//! | `build` | build the wonder under construction |
//! | `pass` | take no more actions this round |
//! | `pay 2 3`, `pay 2 chits 1`, `pay chits 2` | pay with these dice and this number of chits |
//! | `cover 4`, `cover 4 return 2` | cover building 4, giving back these unused dice and used ones for the rest |
//! | `keep none`, `keep 3` | use all books, or keep these book dice |
//! | `feed`, `feed 4 5`, `decline` | pay the famine without strength dice, or trade these for food; or do not pay |

use std::fmt;
use std::str::FromStr;

use engine::{NotationError, notation};
use serde::{Deserialize, Serialize};

use crate::{Cell, Row};

/// What a seat answers.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Action {
    /// Use a reroll chit and roll these dice again.
    Reroll(Row),
    /// Buy the tile that lies here.
    Buy(Cell),
    /// Build the wonder under construction.
    Build,
    /// Take no more actions this round.
    Pass,
    /// Pay for what is bought or built.
    Pay {
        /// The dice.
        dice: Row,
        /// How many chits of the resource.
        chits: u8,
    },
    /// Cover a building with the new one.
    Cover {
        /// The building, from 1.
        slot: u8,
        /// The unused dice that go back; used ones make up the rest.
        dice: Row,
    },
    /// Use all book dice but these.
    Keep(Row),
    /// Pay what the famine asks for, trading of the strength dice these.
    Feed(Row),
    /// Do not pay what the famine asks for.
    Decline,
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Reroll(dice) => write_dice(f, "reroll", *dice),
            Self::Buy(cell) => write!(f, "buy {cell}"),
            Self::Build => f.write_str("build"),
            Self::Pass => f.write_str("pass"),
            Self::Pay { dice, chits: 0 } => write_dice(f, "pay", *dice),
            Self::Pay { dice, chits } if dice.is_empty() => write!(f, "pay chits {chits}"),
            Self::Pay { dice, chits } => write!(f, "pay {dice} chits {chits}"),
            Self::Cover { slot, dice } if dice.is_empty() => write!(f, "cover {slot}"),
            Self::Cover { slot, dice } => write!(f, "cover {slot} return {dice}"),
            Self::Keep(dice) => write_dice(f, "keep", *dice),
            Self::Feed(dice) if dice.is_empty() => f.write_str("feed"),
            Self::Feed(dice) => write!(f, "feed {dice}"),
            Self::Decline => f.write_str("decline"),
        }
    }
}

impl FromStr for Action {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Self, NotationError> {
        let words: Vec<&str> = text.split_whitespace().collect();
        let expected = "an action of Nations: reroll …, buy …, build, pass, pay …, cover …, keep …, feed, feed … or decline";
        let action = match words[..] {
            ["reroll", ref dice @ ..] => Self::Reroll(read_dice(text, dice)?),
            ["buy", cell] => Self::Buy(cell.parse()?),
            ["build"] => Self::Build,
            ["pass"] => Self::Pass,
            ["pay", "chits", chits] => Self::Pay { dice: Row::NONE, chits: notation::byte(chits)? },
            ["pay", ref dice @ .., "chits", chits] => {
                Self::Pay { dice: Row::read(text, dice)?, chits: notation::byte(chits)? }
            }
            ["pay", ref dice @ ..] => Self::Pay { dice: read_dice(text, dice)?, chits: 0 },
            ["cover", slot] => Self::Cover { slot: notation::byte(slot)?, dice: Row::NONE },
            ["cover", slot, "return", ref dice @ ..] if !dice.is_empty() => {
                Self::Cover { slot: notation::byte(slot)?, dice: Row::read(text, dice)? }
            }
            ["keep", ref dice @ ..] => Self::Keep(read_dice(text, dice)?),
            ["feed", ref dice @ ..] => Self::Feed(Row::read(text, dice)?),
            ["decline"] => Self::Decline,
            _ => return Err(NotationError::new(text, expected)),
        };
        Ok(action)
    }
}

fn write_dice(f: &mut fmt::Formatter<'_>, word: &str, dice: Row) -> fmt::Result {
    if dice.is_empty() { write!(f, "{word} none") } else { write!(f, "{word} {dice}") }
}

/// One die or more, or `none`.
fn read_dice(text: &str, words: &[&str]) -> Result<Row, NotationError> {
    match words {
        [] => Err(NotationError::new(text, "a list of dice by their places, or none")),
        ["none"] => Ok(Row::NONE),
        dice => Row::read(text, dice),
    }
}
