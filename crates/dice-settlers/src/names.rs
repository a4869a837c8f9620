//! What tiles, technologies, places of the map and dice are called in notation.

use std::fmt;
use std::hash::{Hash, Hasher};
use std::num::NonZeroU8;
use std::str::FromStr;

use engine::{NotationError, notation};
use serde::{Deserialize, Serialize};

use crate::{Colour, Icon};

/// How many map tiles there are (DS-1.2).
pub(crate) const TILES: usize = 40;
/// The seals as the cards count them; X is the mini-expansion's.
pub(crate) const SEALS: [&str; 6] = ["I", "II", "III", "IV", "V", "X"];
/// The most cards that a seal can have.
pub(crate) const MOST_CARDS: u8 = 31;
/// Half the width of the map in places (DS-10.4).
pub(crate) const REACH: i8 = 16;

/// A map tile by its printed number, 1 to 40.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct TileId(NonZeroU8);

/// Some map tiles: bit n − 1 is tile n.
#[derive(
    Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize,
)]
pub struct TileSet(u64);

/// A technology: its seal and its number there, `III-8`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct TechId(NonZeroU8);

/// A place of the map: axial coordinates, `1,-2`. To the right of `0,0` is `1,0`, below it to the right `0,1`.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
pub struct Hex {
    /// The row, downwards.
    pub r: i8,
    /// The place in the row.
    pub q: i8,
}

/// A die as it lies there: its colour and what it shows.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct Die {
    /// Its colour.
    pub colour: Colour,
    /// The icon it shows.
    pub icon: Icon,
}

impl TileId {
    /// The tile with this number, 1 to 40.
    pub const fn new(number: u8) -> Option<Self> {
        if number as usize > TILES {
            return None;
        }
        match NonZeroU8::new(number) {
            Some(number) => Some(Self(number)),
            None => None,
        }
    }

    /// Its printed number.
    pub const fn number(self) -> u8 {
        self.0.get()
    }

    /// Its place in lists of all tiles, 0 to 39.
    #[inline]
    pub const fn index(self) -> usize {
        self.0.get() as usize - 1
    }

    /// The tile at a place in lists of all tiles.
    #[inline]
    pub(crate) fn at(index: usize) -> Self {
        debug_assert!(index < TILES, "there are forty tiles");
        Self(NonZeroU8::MIN.saturating_add(index as u8))
    }

    /// Every tile, in order.
    pub fn all() -> impl DoubleEndedIterator<Item = Self> + ExactSizeIterator {
        (0..TILES).map(Self::at)
    }
}

/// What sets with a bit for each member have in common.
macro_rules! set {
    ($Set:ident) => {
        impl $Set {
            /// How many there are.
            #[inline]
            pub const fn len(self) -> u8 {
                self.0.count_ones() as u8
            }

            /// Whether there is none.
            #[inline]
            pub const fn is_empty(self) -> bool {
                self.0 == 0
            }

            /// These and those.
            #[inline]
            #[must_use]
            pub const fn and(self, others: Self) -> Self {
                Self(self.0 | others.0)
            }

            /// What is in both.
            #[inline]
            #[must_use]
            pub const fn common(self, others: Self) -> Self {
                Self(self.0 & others.0)
            }

            /// These without those.
            #[inline]
            #[must_use]
            pub const fn without(self, others: Self) -> Self {
                Self(self.0 & !others.0)
            }
        }
    };
}

pub(crate) use set;

set!(TileSet);

impl TileSet {
    /// No tile.
    pub const NONE: Self = Self(0);

    /// The tiles of these bits.
    pub const fn of_bits(bits: u64) -> Self {
        Self(bits & ((1 << TILES) - 1))
    }

    /// Bit n − 1 is tile n.
    #[inline]
    pub const fn bits(self) -> u64 {
        self.0
    }

    /// Only this tile.
    #[inline]
    pub const fn one(tile: TileId) -> Self {
        Self(1 << tile.index())
    }

    /// Whether the tile is among them.
    #[inline]
    pub const fn has(self, tile: TileId) -> bool {
        self.0 >> tile.index() & 1 == 1
    }

    /// Adds a tile.
    #[inline]
    pub fn insert(&mut self, tile: TileId) {
        self.0 |= 1 << tile.index();
    }

    /// Takes a tile out.
    #[inline]
    pub fn remove(&mut self, tile: TileId) {
        self.0 &= !(1 << tile.index());
    }

    /// The tiles by number.
    #[inline]
    pub fn iter(self) -> impl Iterator<Item = TileId> {
        engine::bits(self.0).map(TileId::at)
    }

    /// The tile with this place among them, from 0.
    #[inline]
    pub(crate) fn nth(self, place: usize) -> TileId {
        let bits = (0..place).fold(self.0, |bits, _| bits & (bits - 1));
        TileId::at(bits.trailing_zeros() as usize)
    }
}

impl TechId {
    /// The card of a seal (0 to 5) with this number there, from 1.
    pub const fn new(seal: usize, number: u8) -> Option<Self> {
        if seal >= SEALS.len() || number == 0 || number > MOST_CARDS {
            return None;
        }
        match NonZeroU8::new((seal as u8) << 5 | number) {
            Some(id) => Some(Self(id)),
            None => None,
        }
    }

    /// Its seal, 0 to 5.
    #[inline]
    pub const fn seal(self) -> usize {
        (self.0.get() >> 5) as usize
    }

    /// Its number within its seal, from 1.
    #[inline]
    pub const fn number(self) -> u8 {
        self.0.get() & MOST_CARDS
    }
}

impl Hex {
    /// The six directions, clockwise from the right.
    pub(crate) const AROUND: [(i8, i8); 6] = [(1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1)];

    /// The place with these coordinates, unless it is off any map.
    pub const fn new(q: i8, r: i8) -> Option<Self> {
        let is_near = q >= -REACH && q < REACH && r >= -REACH && r < REACH;
        if is_near { Some(Self { r, q }) } else { None }
    }

    /// The six places around it that are on the map.
    pub fn around(self) -> impl Iterator<Item = Self> {
        Self::AROUND.into_iter().filter_map(move |(q, r)| Self::new(self.q + q, self.r + r))
    }

    /// Whether two places share a side.
    #[inline]
    pub const fn touches(self, other: Self) -> bool {
        let (q, r) = (self.q - other.q, self.r - other.r);
        matches!((q, r), (1 | -1, 0) | (0, 1 | -1) | (1, -1) | (-1, 1))
    }

    /// How many steps lie between two places.
    pub const fn distance(self, other: Self) -> u8 {
        let (q, r) = (self.q - other.q, self.r - other.r);
        (q.unsigned_abs() + r.unsigned_abs() + (q + r).unsigned_abs()) / 2
    }
}

impl fmt::Display for TileId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.number())
    }
}

impl fmt::Display for TechId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}-{}", SEALS[self.seal()], self.number())
    }
}

impl fmt::Display for Hex {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{},{}", self.q, self.r)
    }
}

impl fmt::Display for Die {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {}", self.colour.id(), self.icon.id())
    }
}

impl FromStr for TileId {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Self, NotationError> {
        let tile = notation::number(text).and_then(Self::new);
        tile.ok_or_else(|| NotationError::new(text, "a tile from 1 to 40"))
    }
}

impl FromStr for TechId {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Self, NotationError> {
        let read = || {
            let (seal, number) = text.split_once('-')?;
            let seal = SEALS.iter().position(|known| *known == seal)?;
            Self::new(seal, notation::number(number)?)
        };
        read().ok_or_else(|| NotationError::new(text, "a technology such as I-1, III-8 or X-2"))
    }
}

impl FromStr for Hex {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Self, NotationError> {
        let read = || {
            let (q, r) = text.split_once(',')?;
            Self::new(notation::number(q)?, notation::number(r)?)
        };
        read().ok_or_else(|| NotationError::new(text, "a place on the map such as 0,1 or 2,-1"))
    }
}

impl FromStr for Die {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Self, NotationError> {
        let read = || {
            let (colour, icon) = text.split_once(' ')?;
            Some(Self { colour: Colour::read(colour)?, icon: Icon::read(icon)? })
        };
        read().ok_or_else(|| NotationError::new(text, "a die such as white pioneer"))
    }
}

// Bots hash states by the million: four places of the map are a word.
impl Hash for Hex {
    #[inline]
    fn hash<H: Hasher>(&self, state: &mut H) {
        state.write_u16(u16::from_le_bytes([self.r as u8, self.q as u8]));
    }

    #[inline]
    fn hash_slice<H: Hasher>(data: &[Self], state: &mut H) {
        for four in data.chunks(4) {
            let bytes = four.iter().flat_map(|hex| [hex.r as u8, hex.q as u8]);
            state.write_u64(bytes.fold(0, |word, byte| word << 8 | u64::from(byte)));
        }
    }
}

engine::serde_as_number!(TileId as u8: TileId::number, TileId::new, "there is no tile {}");
engine::serde_as_text!(TechId, Hex);
