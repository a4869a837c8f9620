//! What tiles and places of the progress board are called in notation.

use std::fmt;
use std::num::NonZeroU8;
use std::str::FromStr;

use engine::{NotationError, notation};

/// The ages as the tiles count them.
const AGES: [&str; 4] = ["I", "II", "III", "IV"];
/// How many tiles an age has (ND-1.4).
pub(crate) const TILES: u8 = 15;

/// A progress tile: its age and its number there, `II-7`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct TileId(NonZeroU8);

/// A place of the progress board: a column from `a` and a row from 1, `b2`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Cell(u8);

impl TileId {
    /// The tile of an age (1 to 4) with this number there (1 to 15).
    pub const fn new(age: u8, number: u8) -> Option<Self> {
        if age == 0 || age > 4 || number == 0 || number > TILES {
            return None;
        }
        match NonZeroU8::new((age - 1) * TILES + number) {
            Some(id) => Some(Self(id)),
            None => None,
        }
    }

    /// The tile's place in the list of all tiles, 0 to 59.
    #[inline]
    pub const fn index(self) -> usize {
        self.0.get() as usize - 1
    }

    /// Its age, 1 to 4.
    pub const fn age(self) -> u8 {
        self.index() as u8 / TILES + 1
    }

    /// Its number within its age, 1 to 15.
    pub const fn number(self) -> u8 {
        self.index() as u8 % TILES + 1
    }

    /// Its bit in a set of the tiles of its age.
    pub const fn bit(self) -> u16 {
        1 << (self.number() - 1)
    }

    /// Every tile, in order.
    pub fn all() -> impl Iterator<Item = Self> {
        (1..=4).flat_map(|age| (1..=TILES).filter_map(move |number| Self::new(age, number)))
    }
}

impl Cell {
    /// The place with this index: column after column, each from row 1 upwards.
    pub const fn new(index: usize) -> Option<Self> {
        if index < 12 { Some(Self(index as u8)) } else { None }
    }

    /// Every place: column after column, each from its cheapest.
    pub fn all() -> impl Iterator<Item = Self> {
        (0..12).map(Self)
    }

    /// The place's index, 0 to 11.
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// Its column, from 0.
    pub const fn column(self) -> u8 {
        self.0 / 3
    }

    /// The highest price.
    pub const DEAREST: u8 = 3;

    /// ND-4.8: its row is its price, 1 to 3.
    #[inline]
    pub const fn price(self) -> u8 {
        self.0 % 3 + 1
    }
}

impl fmt::Display for TileId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}-{}", AGES[usize::from(self.age()) - 1], self.number())
    }
}

impl fmt::Display for Cell {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", char::from(b'a' + self.column()), self.price())
    }
}

impl FromStr for TileId {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Self, NotationError> {
        let read = || {
            let (age, number) = text.split_once('-')?;
            let age = AGES.iter().position(|known| *known == age)?;
            Self::new(age as u8 + 1, notation::number(number)?)
        };
        read().ok_or_else(|| NotationError::new(text, "a tile from I-1 to IV-15"))
    }
}

impl FromStr for Cell {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Self, NotationError> {
        let cell = (0..12).filter_map(Self::new).find(|cell| cell.to_string() == text);
        cell.ok_or_else(|| NotationError::new(text, "a place on the progress board from a1 to d3"))
    }
}

engine::serde_as_text!(TileId, Cell);
