//! How chance falls, with its notation.
//!
//! | notation | meaning |
//! |---|---|
//! | `first 2` | this seat is the first player |
//! | `card III-4` | this technology comes to the table |
//! | `starter 3` | this starting tile is dealt |
//! | `drew 14` | this tile is drawn from the stack |
//! | `bag white 2 green 1` | these dice come out of the bag |
//! | `rolled white pioneer recruit` | the dice of a colour fall so |
//! | `bot-tile 3` | the Diceoneer begins with this tile |
//! | `bot-die white` | this die is next at the back of the Diceoneer's queue |
//! | `bot-roll pioneer wood` | the Diceoneer's dice fall so, from the front of its queue |
//! | `step 3` | the step die shows this |

use std::fmt;
use std::str::FromStr;

use engine::{NotationError, Seat, notation};
use serde::{Deserialize, Serialize};

use crate::{Colour, Icon, TechId, TileId};

/// How chance falls.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Chance {
    /// This seat is the first player.
    First(Seat),
    /// This technology comes to the table.
    Card(TechId),
    /// This starting tile is dealt.
    Starter(TileId),
    /// This tile is drawn from the stack.
    Drew(TileId),
    /// These dice come out of the bag.
    Bag(Handful),
    /// The dice of a colour fall so.
    Rolled(Roll),
    /// The Diceoneer begins with this tile.
    BotTile(TileId),
    /// This die is next at the back of the Diceoneer's queue.
    Queued(Colour),
    /// The Diceoneer's dice fall so.
    BotRoll(Fall),
    /// The step die shows this.
    Step(u8),
}

/// Dice drawn from a bag: how many of each colour.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Handful(pub [u8; 6]);

/// The dice of one colour as they fell: a multiset of icons.
///
/// Four bits for the colour and four for each die, 0 for none, the icon's number from 1 otherwise.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Roll([u8; 7]);

/// The icons of up to six dice in their order: 0 for none, the icon's number from 1 otherwise.
#[derive(Clone, Copy, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Fall([u8; Self::MOST as usize]);

impl Fall {
    /// The most dice that the Diceoneer rolls together (DS-25.5).
    pub const MOST: u8 = 6;

    /// One die more; what is more than six is left out.
    #[inline]
    #[must_use]
    pub fn with(mut self, icon: Icon) -> Self {
        if let Some(place) = self.0.iter_mut().find(|place| **place == 0) {
            *place = icon as u8 + 1;
        }
        self
    }

    /// The icons, in the order of the dice.
    #[inline]
    pub fn icons(self) -> impl Iterator<Item = Icon> {
        self.0.into_iter().filter_map(|token| Some(Icon::ALL[usize::from(token).checked_sub(1)?]))
    }
}

impl Roll {
    /// The most dice of one colour that are rolled together; a larger number is rolled in parts.
    pub const MOST: u8 = 13;

    /// The dice of a colour with these icons; their order does not matter. None for more than `MOST`.
    pub fn new(colour: Colour, icons: impl IntoIterator<Item = Icon>) -> Option<Self> {
        let mut counts = [0; Icon::ALL.len()];
        for icon in icons {
            counts[icon as usize] += 1;
        }
        let counted = Icon::ALL.into_iter().zip(counts);
        (counts.iter().sum::<u8>() <= Self::MOST).then(|| Self::of_counts(colour, counted))
    }

    /// The same from how many dice show each icon, the icons in ascending order.
    #[inline]
    pub(crate) fn of_counts(colour: Colour, icons: impl Iterator<Item = (Icon, u8)>) -> Self {
        let mut bits = colour as u64;
        let mut at = 4;
        for (icon, count) in icons {
            for _ in 0..count {
                bits |= (icon as u64 + 1) << at;
                at += 4;
            }
        }
        Self::of_bits(bits)
    }

    fn of_bits(bits: u64) -> Self {
        let mut bytes = [0; 7];
        bytes.copy_from_slice(&bits.to_le_bytes()[..7]);
        Self(bytes)
    }

    /// The colour of the dice.
    #[inline]
    pub fn colour(self) -> Colour {
        Colour::ALL[self.bits() as usize & 15]
    }

    /// The icons, in ascending order.
    #[inline]
    pub fn icons(self) -> impl Iterator<Item = Icon> {
        let mut bits = self.bits() >> 4;
        std::iter::from_fn(move || {
            let token = bits as usize & 15;
            bits >>= 4;
            token.checked_sub(1).map(|icon| Icon::ALL[icon])
        })
    }

    fn bits(self) -> u64 {
        let mut bytes = [0; 8];
        bytes[..7].copy_from_slice(&self.0);
        u64::from_le_bytes(bytes)
    }
}

impl fmt::Display for Handful {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let words = Colour::ALL.into_iter().zip(self.0).filter(|(_, count)| *count > 0);
        let words: Vec<String> =
            words.map(|(colour, count)| format!("{} {count}", colour.id())).collect();
        f.write_str(&words.join(" "))
    }
}

impl fmt::Display for Roll {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.colour().id())?;
        self.icons().try_for_each(|icon| write!(f, " {}", icon.id()))
    }
}

impl fmt::Display for Fall {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let words: Vec<&str> = self.icons().map(Icon::id).collect();
        f.write_str(&words.join(" "))
    }
}

impl fmt::Debug for Fall {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Fall({self})")
    }
}

impl fmt::Debug for Roll {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Roll({self})")
    }
}

impl fmt::Display for Chance {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::First(seat) => write!(f, "first {seat}"),
            Self::Card(tech) => write!(f, "card {tech}"),
            Self::Starter(tile) => write!(f, "starter {tile}"),
            Self::Drew(tile) => write!(f, "drew {tile}"),
            Self::Bag(dice) => write!(f, "bag {dice}"),
            Self::Rolled(roll) => write!(f, "rolled {roll}"),
            Self::BotTile(tile) => write!(f, "bot-tile {tile}"),
            Self::Queued(colour) => write!(f, "bot-die {}", colour.id()),
            Self::BotRoll(fallen) => write!(f, "bot-roll {fallen}"),
            Self::Step(steps) => write!(f, "step {steps}"),
        }
    }
}

impl FromStr for Handful {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Self, NotationError> {
        let read = || {
            let words: Vec<&str> = text.split_whitespace().collect();
            let mut dice = Self::default();
            for pair in words.chunks(2) {
                let [colour, count] = pair else { return None };
                dice.0[Colour::read(colour)? as usize] = notation::number(count)?;
            }
            (dice != Self::default() && dice.to_string() == words.join(" ")).then_some(dice)
        };
        read().ok_or_else(|| {
            NotationError::new(text, "dice by colour and number such as white 2 green 1")
        })
    }
}

impl FromStr for Roll {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Self, NotationError> {
        let mut words = text.split_whitespace();
        let colour = words.next().and_then(Colour::read);
        let icons: Option<Vec<Icon>> = words.map(Icon::read).collect();
        let roll = colour.zip(icons).and_then(|(colour, icons)| Self::new(colour, icons));
        roll.ok_or_else(|| {
            NotationError::new(text, "a colour and up to 13 icons such as white pioneer recruit")
        })
    }
}

impl FromStr for Fall {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Self, NotationError> {
        let words: Vec<&str> = text.split_whitespace().collect();
        let icons: Option<Vec<Icon>> = words.iter().map(|word| Icon::read(word)).collect();
        let icons = icons.filter(|icons| (1..=usize::from(Self::MOST)).contains(&icons.len()));
        icons
            .map(|icons| icons.into_iter().fold(Self::default(), Self::with))
            .ok_or_else(|| NotationError::new(text, "one to six icons such as pioneer wood"))
    }
}

impl FromStr for Chance {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Self, NotationError> {
        let expected = "an outcome of Dice Settlers: first …, card …, starter …, drew …, bag …, rolled …, bot-tile …, \
                        bot-die …, bot-roll … or step …";
        let (verb, rest) =
            text.trim().split_once(' ').ok_or_else(|| NotationError::new(text, expected))?;
        match verb {
            "first" => Ok(Self::First(rest.parse()?)),
            "card" => Ok(Self::Card(rest.parse()?)),
            "starter" => Ok(Self::Starter(rest.parse()?)),
            "drew" => Ok(Self::Drew(rest.parse()?)),
            "bag" => Ok(Self::Bag(rest.parse()?)),
            "rolled" => Ok(Self::Rolled(rest.parse()?)),
            "bot-tile" => Ok(Self::BotTile(rest.parse()?)),
            "bot-die" => Colour::read(rest)
                .map(Self::Queued)
                .ok_or_else(|| NotationError::new(rest, "a colour of the dice")),
            "bot-roll" => Ok(Self::BotRoll(rest.parse()?)),
            "step" => notation::number(rest)
                .map(Self::Step)
                .ok_or_else(|| NotationError::new(rest, "a number of steps")),
            _ => Err(NotationError::new(text, expected)),
        }
    }
}

engine::serde_as_text!(Handful, Fall, Roll);
