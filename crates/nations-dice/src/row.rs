//! Unused dice by their places in a seat's row (ND-4.6).

use std::fmt;

use engine::{Faces, NotationError, notation};
use serde::{Deserialize, Deserializer, Serialize, Serializer, de};

use crate::state::NationsDice;
use crate::{Colour, Face};

/// The dice of a seat by colour, each colour a multiset of its faces.
pub(crate) type Dice = [Faces; 4];

/// No dice.
pub(crate) const NO_DICE: Dice = [Faces::NONE; 4];

/// Some of the dice in a seat's row: bit n − 1 is the nth die.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Row(u16);

impl Row {
    /// No die.
    pub const NONE: Self = Self(0);
    /// The most dice a row has: five buildings of two dice.
    pub const MOST: u8 = 10;

    /// The dice of these bits, unless a row has no such place.
    pub const fn new(bits: u16) -> Option<Self> {
        if bits < 1 << Self::MOST { Some(Self(bits)) } else { None }
    }

    /// Bit n − 1 is the nth die.
    pub const fn bits(self) -> u16 {
        self.0
    }

    /// Whether there is no die.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// How many dice there are.
    pub const fn len(self) -> u8 {
        self.0.count_ones() as u8
    }

    /// The places of the dice, from 1.
    pub fn places(self) -> impl Iterator<Item = u8> {
        (1..=Self::MOST).filter(move |place| self.0 >> (place - 1) & 1 == 1)
    }

    /// These dice and others.
    pub(crate) const fn with(self, bits: u16) -> Self {
        Self(self.0 | bits)
    }

    /// ND-4.6: the dice named, unless one of them is not there or is not the first of its like.
    pub(crate) fn pick(self, dice: &Dice) -> Option<Dice> {
        let mut picked = NO_DICE;
        let mut bits = self.0;
        for (some, part) in dice.iter().zip(&mut picked) {
            let mut face = 0;
            let mut left = some.len();
            while left > 0 {
                let count = some.count(face);
                let named = bits & ((1 << count) - 1);
                // Of like dice the first are named: the bits are 0…01…1.
                if named & (named + 1) != 0 {
                    return None;
                }
                *part = *part + Faces::times(face, named.count_ones() as u8);
                bits >>= count;
                left -= count;
                face += 1;
            }
        }
        (bits == 0).then_some(picked)
    }

    /// The places of a part of the dice: `pick` the other way round.
    pub(crate) fn of(dice: &Dice, part: &Dice) -> Self {
        let (mut bits, mut place) = (0, 0);
        for (some, part) in dice.iter().zip(part) {
            let mut face = 0;
            let mut left = part.len();
            let mut at = place;
            while left > 0 {
                let count = part.count(face);
                bits |= ((1 << count) - 1) << at;
                at += some.count(face);
                left -= count;
                face += 1;
            }
            place += some.len();
        }
        Self(bits)
    }

    /// The dice that `words` name, each by its place, in ascending order.
    pub(crate) fn read(text: &str, words: &[&str]) -> Result<Self, NotationError> {
        let mut row = Self::NONE;
        for word in words {
            let place: Option<u8> = notation::number(word);
            let place = place.filter(|place| (1..=Self::MOST).contains(place));
            let place =
                place.ok_or_else(|| NotationError::new(word, "a die's place from 1 to 10"))?;
            let bit = 1_u16 << (place - 1);
            if row.0 >= bit {
                return Err(NotationError::new(text, "a list of dice in ascending order"));
            }
            row.0 |= bit;
        }
        Ok(row)
    }
}

impl fmt::Display for Row {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let places: Vec<String> = self.places().map(|place| place.to_string()).collect();
        f.write_str(&places.join(" "))
    }
}

impl Serialize for Row {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        self.0.serialize(serializer)
    }
}

impl<'de> Deserialize<'de> for Row {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let bits = u16::deserialize(deserializer)?;
        Self::new(bits).ok_or_else(|| de::Error::custom(format!("a row has no dice {bits:#b}")))
    }
}

/// Groups of like dice in a seat's row: the place of the first, from 0, and how many they are.
pub(crate) struct Groups {
    groups: [(u8, u8); Row::MOST as usize],
    len: usize,
    dice: u8,
}

impl Groups {
    const EMPTY: Self = Self { groups: [(0, 0); Row::MOST as usize], len: 0, dice: 0 };

    /// The dice of the seat whose turn it is: those that are wanted, and the others.
    pub(crate) fn split(game: &NationsDice, wanted: impl Fn(Face) -> bool) -> (Self, Self) {
        let (mut yes, mut no) = (Self::EMPTY, Self::EMPTY);
        let mut place = 0;
        for (faces, die) in game.player().dice.iter().zip(game.kinds()) {
            if faces.is_empty() {
                continue;
            }
            for (number, face) in die.faces().iter().enumerate() {
                let count = faces.count(number);
                if count > 0 {
                    if wanted(*face) { &mut yes } else { &mut no }.add(place, count);
                    place += count;
                }
            }
        }
        (yes, no)
    }

    /// The dice of one colour of the seat whose turn it is.
    pub(crate) fn of_colour(game: &NationsDice, colour: Colour) -> Self {
        let dice = &game.player().dice;
        let mut groups = Self::EMPTY;
        let mut place = dice[..colour as usize].iter().map(|faces| faces.len()).sum();
        for face in 0..6 {
            let count = dice[colour as usize].count(face);
            if count > 0 {
                groups.add(place, count);
                place += count;
            }
        }
        groups
    }

    /// How much a die of each group shows.
    pub(crate) fn amounts(&self, game: &NationsDice) -> [u8; Row::MOST as usize] {
        let mut amounts = [0; Row::MOST as usize];
        let mut at = 0;
        let mut place = 0;
        for (faces, die) in game.player().dice.iter().zip(game.kinds()) {
            for (number, face) in die.faces().iter().enumerate() {
                let count = faces.count(number);
                if count > 0 && at < self.len && self.groups[at].0 == place {
                    amounts[at] = face.amount;
                    at += 1;
                }
                place += count;
            }
        }
        amounts
    }

    /// A group, if there are so many.
    pub(crate) fn get(&self, at: usize) -> Option<(u8, u8)> {
        self.groups[..self.len].get(at).copied()
    }

    /// How many dice there are.
    pub(crate) const fn dice(&self) -> u8 {
        self.dice
    }

    /// Calls `found` with every choice of `size` of these dice, added to `with`, until it says that it is enough.
    pub(crate) fn choose(&self, size: u8, with: Row, found: &mut impl FnMut(Row) -> bool) -> bool {
        size > self.dice || self.choose_from(0, self.dice, size, with, found)
    }

    /// `left` dice are in the groups from `at` on.
    fn choose_from(
        &self,
        at: usize,
        left: u8,
        size: u8,
        with: Row,
        found: &mut impl FnMut(Row) -> bool,
    ) -> bool {
        if size == 0 {
            return found(with);
        }
        let (place, count) = self.groups[at];
        let left = left - count;
        let least = size.saturating_sub(left);
        (least..=count.min(size)).all(|taken| {
            let bits = ((1_u16 << taken) - 1) << place;
            self.choose_from(at + 1, left, size - taken, with.with(bits), found)
        })
    }

    fn add(&mut self, place: u8, count: u8) {
        self.groups[self.len] = (place, count);
        self.len += 1;
        self.dice += count;
    }
}
