//! What a seat answers and how dice fall, with their notation.
//!
//! | notation | meaning |
//! |---|---|
//! | `reroll gold gold ore` | throw these dice again |
//! | `stop` | roll no more this turn |
//! | `trade ore` | two gold dice for an ore |
//! | `joker 1 gold ore` | cross off field 1's joker: a gold die becomes ore |
//! | `build road 4`, `build settlement 1`, `build city 2`, `build soldier 3` | mark it |
//! | `end` | end the turn |
//! | `rolled grain ore ore gold wood brick` | chance: the dice thrown now show this |

use std::fmt;
use std::str::FromStr;

use engine::{Faces, NotationError, notation};
use serde::{Deserialize, Serialize};

use crate::{Face, Kind, Resource};

/// What a seat answers.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Action {
    /// Throw these dice again.
    Reroll(Faces),
    /// Roll no more this turn.
    Stop,
    /// Give two gold dice for one of this resource.
    Trade(Resource),
    /// Cross off a field's joker and turn a die by it.
    Joker {
        /// The field, from 1.
        field: u8,
        /// What the die shows.
        from: Face,
        /// What it shall show.
        to: Resource,
    },
    /// Mark a road, settlement, city or soldier.
    Build(Site),
    /// End the turn.
    End,
}

/// What can be marked on the sheet; each kind counts from 1.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Site {
    /// A road.
    Road(u8),
    /// A settlement.
    Settlement(u8),
    /// A city.
    City(u8),
    /// A soldier.
    Soldier(u8),
}

impl Site {
    /// Which kind it is.
    pub const fn kind(self) -> Kind {
        match self {
            Self::Road(_) => Kind::Road,
            Self::Settlement(_) => Kind::Settlement,
            Self::City(_) => Kind::City,
            Self::Soldier(_) => Kind::Soldier,
        }
    }

    /// Its number within its kind, from 1.
    pub const fn number(self) -> u8 {
        match self {
            Self::Road(number)
            | Self::Settlement(number)
            | Self::City(number)
            | Self::Soldier(number) => number,
        }
    }

    /// The site of this kind and number.
    pub const fn of(kind: Kind, number: u8) -> Self {
        match kind {
            Kind::Road => Self::Road(number),
            Kind::Settlement => Self::Settlement(number),
            Kind::City => Self::City(number),
            Kind::Soldier => Self::Soldier(number),
        }
    }
}

/// How chance falls.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Chance {
    /// The dice thrown now show this.
    Rolled(Faces),
}

impl fmt::Display for Site {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {}", self.kind().id(), self.number())
    }
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Reroll(dice) => write_dice(f, "reroll", *dice),
            Self::Stop => f.write_str("stop"),
            Self::Trade(resource) => write!(f, "trade {}", resource.id()),
            Self::Joker { field, from, to } => write!(f, "joker {field} {} {}", from.id(), to.id()),
            Self::Build(site) => write!(f, "build {site}"),
            Self::End => f.write_str("end"),
        }
    }
}

impl fmt::Display for Chance {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Rolled(dice) => write_dice(f, "rolled", *dice),
        }
    }
}

impl FromStr for Action {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Self, NotationError> {
        let words: Vec<&str> = text.split_whitespace().collect();
        let action = match words[..] {
            ["reroll", ref dice @ ..] => Some(Self::Reroll(read_dice(text, dice)?)),
            ["stop"] => Some(Self::Stop),
            ["trade", resource] => Some(Self::Trade(read_resource(resource)?)),
            ["joker", field, from, to] => Some(Self::Joker {
                field: notation::byte(field)?,
                from: read_face(from)?,
                to: read_resource(to)?,
            }),
            ["build", kind, site] => Kind::read(kind)
                .map(|kind| Ok(Self::Build(Site::of(kind, notation::byte(site)?))))
                .transpose()?,
            ["end"] => Some(Self::End),
            _ => None,
        };
        let expected =
            "an action of the Catan Dice Game: reroll …, stop, trade …, joker …, build … or end";
        action.ok_or_else(|| NotationError::new(text, expected))
    }
}

impl FromStr for Chance {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Self, NotationError> {
        let words: Vec<&str> = text.split_whitespace().collect();
        match words[..] {
            ["rolled", ref dice @ ..] => Ok(Self::Rolled(read_dice(text, dice)?)),
            _ => Err(NotationError::new(text, "an outcome of the Catan Dice Game: rolled …")),
        }
    }
}

fn write_dice(f: &mut fmt::Formatter<'_>, word: &str, dice: Faces) -> fmt::Result {
    f.write_str(word)?;
    dice.iter().try_for_each(|face| write!(f, " {}", Face::ALL[face].id()))
}

fn read_dice(text: &str, words: &[&str]) -> Result<Faces, NotationError> {
    if words.len() > Faces::MAX.into() {
        return Err(NotationError::new(text, format!("a list of at most {} dice", Faces::MAX)));
    }
    words.iter().try_fold(Faces::NONE, |dice, word| Ok(dice + read_face(word)?.die()))
}

fn read_face(word: &str) -> Result<Face, NotationError> {
    Face::read(word)
        .ok_or_else(|| NotationError::new(word, "a face: grain, ore, sheep, wood, brick or gold"))
}

fn read_resource(word: &str) -> Result<Resource, NotationError> {
    let resource = Resource::ALL.into_iter().find(|resource| resource.id() == word);
    resource.ok_or_else(|| NotationError::new(word, "a resource: grain, ore, sheep, wood or brick"))
}
