//! What a seat answers and how chance falls, with their notation.
//!
//! | notation | meaning |
//! |---|---|
//! | `reroll red6 blue1` | throw these dice again |
//! | `stop` | roll no more this turn |
//! | `hire 3`, `hire 1 level 2` | hire the open card of a pile, a merchant at this level |
//! | `take 5` | take the open card of a pile face down |
//! | `joker red6 pair`, `joker red6 mixed`, `joker red6 supers` | add a die for two face-up cards, a face-up one and a super, two supers |
//! | `place a6` | place a drawn tile on this space |
//! | `steal p2 s4-12`, `steal p2 gold`, `decline` (or `steal nothing`) | take a card or a gemstone from the second seat, or nothing |
//! | `tame a6`, `attack b7` | replace this fire, this marker |
//! | `burn p2` | take the fire of a seat for the alarm |
//! | `joined 3`, `burning a6`, `gem a6` | chance: the halves join so, a space burns, a gemstone lies there |
//! | `opened s4-12`, `first p2` | chance: this card lies open, the second seat begins |
//! | `rolled red6 blue1 …` | chance: the dice thrown now show this |
//! | `drew swamp`, `drew swamp again` | chance: a tile never seen, or one that went back |

use std::fmt;
use std::str::FromStr;

use engine::{MAX_SEATS, NotationError, Seat, bits, notation};
use serde::{Deserialize, Serialize};

use crate::{Dice, Die, Space, Terrain};

/// What a seat answers.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Action {
    /// Throw these dice again.
    Reroll(Dice),
    /// Roll no more this turn.
    Stop,
    /// Hire the open card of a pile.
    Hire {
        /// The pile, from 1.
        pile: u8,
        /// The level aimed at; 1 for all but merchants.
        level: u8,
    },
    /// Take the open card of a pile, from 1, face down.
    Take(u8),
    /// Discard two cards for a die.
    Joker {
        /// The die.
        die: Die,
        /// Which cards go.
        pay: Pay,
    },
    /// Place a drawn tile on this space.
    Place(Space),
    /// Steal a card.
    StealCard {
        /// Whose.
        seat: Seat,
        /// Which.
        card: CardId,
    },
    /// Steal a gemstone.
    StealGem {
        /// Whose.
        seat: Seat,
        /// Which.
        gem: Gem,
    },
    /// Steal nothing.
    Decline,
    /// Replace this fire.
    Tame(Space),
    /// Replace the marker on this space.
    Attack(Space),
    /// Take this seat's fire for the alarm.
    Burn(Seat),
}

/// Which two cards make a die.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Pay {
    /// Two face-up cards of the same joker.
    Pair,
    /// A face-up card and a super joker.
    Mixed,
    /// Two super jokers.
    Supers,
}

/// A gemstone.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Gem {
    /// Gold.
    Gold,
    /// White.
    White,
}

/// A citizen card: stack and number, `s4-12`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct CardId(u8);

/// How chance falls.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Chance {
    /// The halves are joined as for this number of seats.
    Joined(u8),
    /// This space burns at the start.
    Burning(Space),
    /// The next gemstone lies here.
    Gem(Space),
    /// The next open card of its pile.
    Opened(CardId),
    /// This seat begins.
    First(Seat),
    /// The dice thrown now show this.
    Rolled(Dice),
    /// This tile is drawn.
    Drew {
        /// Its terrain.
        terrain: Terrain,
        /// Whether it is one that was seen and went back.
        again: bool,
    },
}

engine::words! {
    Pay {
        Pair = "pair", Mixed = "mixed", Supers = "supers",
    }
}

engine::words! {
    Gem {
        Gold = "gold", White = "white",
    }
}

impl Action {
    /// The space that it changes.
    pub const fn space(self) -> Option<Space> {
        match self {
            Self::Place(space) | Self::Tame(space) | Self::Attack(space) => Some(space),
            Self::Reroll(_)
            | Self::Stop
            | Self::Hire { .. }
            | Self::Take(_)
            | Self::Joker { .. }
            | Self::StealCard { .. }
            | Self::StealGem { .. }
            | Self::Decline
            | Self::Burn(_) => None,
        }
    }

    /// The pile, from 1, whose open card it hires or takes.
    pub const fn pile(self) -> Option<u8> {
        match self {
            Self::Hire { pile, .. } | Self::Take(pile) => Some(pile),
            Self::Reroll(_)
            | Self::Stop
            | Self::Joker { .. }
            | Self::Place(_)
            | Self::StealCard { .. }
            | Self::StealGem { .. }
            | Self::Decline
            | Self::Tame(_)
            | Self::Attack(_)
            | Self::Burn(_) => None,
        }
    }

    /// Whether it throws dice again.
    pub const fn is_reroll(self) -> bool {
        matches!(self, Self::Reroll(_))
    }
}

impl CardId {
    /// How many cards there are.
    pub const COUNT: usize = 60;
    /// How many stacks there are.
    pub const STACKS: usize = 5;
    /// How many cards a stack has.
    pub const IN_STACK: usize = 12;

    /// The card with this index, if there is one.
    pub const fn new(index: usize) -> Option<Self> {
        if index < Self::COUNT { Some(Self(index as u8)) } else { None }
    }

    /// All cards.
    pub fn all() -> impl DoubleEndedIterator<Item = Self> + ExactSizeIterator + Clone {
        (0..Self::COUNT as u8).map(Self)
    }

    /// Its place among all cards.
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// Its stack, from 0.
    pub const fn stack(self) -> usize {
        self.0 as usize / Self::IN_STACK
    }

    /// Its number in the stack, from 0.
    pub const fn number(self) -> usize {
        self.0 as usize % Self::IN_STACK
    }

    /// The set of this one card.
    #[inline]
    pub const fn bit(self) -> u64 {
        1 << self.0
    }

    /// The cards of a set: bit n is the card with index n.
    pub fn in_set(set: u64) -> impl Iterator<Item = Self> + Clone {
        bits(set).map_while(Self::new)
    }
}

impl fmt::Display for CardId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "s{}-{:02}", self.stack() + 1, self.number() + 1)
    }
}

impl fmt::Debug for CardId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{self}")
    }
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Reroll(dice) => write_dice(f, "reroll", *dice),
            Self::Stop => f.write_str("stop"),
            Self::Hire { pile, level: 1 } => write!(f, "hire {pile}"),
            Self::Hire { pile, level } => write!(f, "hire {pile} level {level}"),
            Self::Take(pile) => write!(f, "take {pile}"),
            Self::Joker { die, pay } => write!(f, "joker {die} {}", pay.id()),
            Self::Place(space) => write!(f, "place {space}"),
            Self::StealCard { seat, card } => write!(f, "steal {} {card}", Player(*seat)),
            Self::StealGem { seat, gem } => write!(f, "steal {} {}", Player(*seat), gem.id()),
            Self::Decline => f.write_str("decline"),
            Self::Tame(space) => write!(f, "tame {space}"),
            Self::Attack(space) => write!(f, "attack {space}"),
            Self::Burn(seat) => write!(f, "burn {}", Player(*seat)),
        }
    }
}

impl fmt::Display for Chance {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Joined(seats) => write!(f, "joined {seats}"),
            Self::Burning(space) => write!(f, "burning {space}"),
            Self::Gem(space) => write!(f, "gem {space}"),
            Self::Opened(card) => write!(f, "opened {card}"),
            Self::First(seat) => write!(f, "first {}", Player(*seat)),
            Self::Rolled(dice) => write_dice(f, "rolled", *dice),
            Self::Drew { terrain, again: false } => write!(f, "drew {}", terrain.id()),
            Self::Drew { terrain, again: true } => write!(f, "drew {} again", terrain.id()),
        }
    }
}

impl FromStr for Action {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Self, NotationError> {
        let words: Vec<&str> = text.split_whitespace().collect();
        Ok(match words[..] {
            ["reroll", ref dice @ ..] => Self::Reroll(read_dice(text, dice)?),
            ["stop"] => Self::Stop,
            ["hire", pile] => Self::Hire { pile: notation::byte(pile)?, level: 1 },
            ["hire", pile, "level", level] if level != "1" => {
                Self::Hire { pile: notation::byte(pile)?, level: notation::byte(level)? }
            }
            ["take", pile] => Self::Take(notation::byte(pile)?),
            ["joker", die, pay] => Self::Joker { die: die.parse()?, pay: read_pay(pay)? },
            ["place", space] => Self::Place(space.parse()?),
            ["steal", seat, what] => read_theft(read_player(seat)?, what)?,
            ["decline"] | ["steal", "nothing"] => Self::Decline,
            ["tame", space] => Self::Tame(space.parse()?),
            ["attack", space] => Self::Attack(space.parse()?),
            ["burn", seat] => Self::Burn(read_player(seat)?),
            _ => {
                let expected = "an action of King of the Dice: reroll …, stop, hire …, take …, \
                                joker …, place …, steal …, decline, tame …, attack … or burn …";
                return Err(NotationError::new(text, expected));
            }
        })
    }
}

impl FromStr for Chance {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Self, NotationError> {
        let words: Vec<&str> = text.split_whitespace().collect();
        Ok(match words[..] {
            ["joined", seats] => Self::Joined(notation::byte(seats)?),
            ["burning", space] => Self::Burning(space.parse()?),
            ["gem", space] => Self::Gem(space.parse()?),
            ["opened", card] => Self::Opened(card.parse()?),
            ["first", seat] => Self::First(read_player(seat)?),
            ["rolled", ref dice @ ..] => Self::Rolled(read_dice(text, dice)?),
            ["drew", terrain] => Self::Drew { terrain: terrain.parse()?, again: false },
            ["drew", terrain, "again"] => Self::Drew { terrain: terrain.parse()?, again: true },
            _ => {
                let expected = "an outcome of King of the Dice: joined …, burning …, gem …, \
                                opened …, first …, rolled … or drew …";
                return Err(NotationError::new(text, expected));
            }
        })
    }
}

impl FromStr for CardId {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Self, NotationError> {
        let card = Self::all().find(|card| card.to_string() == text);
        card.ok_or_else(|| NotationError::new(text, "a card from s1-01 to s5-12"))
    }
}

engine::serde_as_text!(CardId);

fn write_dice(f: &mut fmt::Formatter<'_>, word: &str, dice: Dice) -> fmt::Result {
    f.write_str(word)?;
    dice.iter().try_for_each(|die| write!(f, " {die}"))
}

fn read_dice(text: &str, words: &[&str]) -> Result<Dice, NotationError> {
    let dice: Result<Vec<Die>, _> = words.iter().map(|word| word.parse()).collect();
    let listed = dice?;
    Dice::of(listed).ok_or_else(|| NotationError::new(text, "a list of at most six dice"))
}

fn read_pay(word: &str) -> Result<Pay, NotationError> {
    Pay::read(word).ok_or_else(|| NotationError::new(word, "a way to pay: pair, mixed or supers"))
}

/// Another seat as people count: `p2` is the second.
struct Player(Seat);

impl fmt::Display for Player {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "p{}", self.0.index() + 1)
    }
}

fn read_player(word: &str) -> Result<Seat, NotationError> {
    let seat = Seat::all(MAX_SEATS).find(|seat| Player(*seat).to_string() == word);
    seat.ok_or_else(|| NotationError::new(word, "a player from p1 to p4"))
}

fn read_theft(seat: Seat, what: &str) -> Result<Action, NotationError> {
    let theft = Gem::read(what).map(|gem| Action::StealGem { seat, gem });
    let card = || what.parse().ok().map(|card| Action::StealCard { seat, card });
    theft
        .or_else(card)
        .ok_or_else(|| NotationError::new(what, "gold, white or a card from s1-01 to s5-12"))
}
