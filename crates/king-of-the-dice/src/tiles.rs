//! Terrains, spaces, and castle tiles as a multiset.

use std::fmt;
use std::str::FromStr;

use engine::{NotationError, bits};
use serde::{Deserialize, Deserializer, Serialize, Serializer, de};

/// What a space and its castle tile look like.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[allow(missing_docs, reason = "a terrain is what its name says")]
pub enum Terrain {
    Field,
    Volcano,
    Lake,
    Mountains,
    Canyon,
    Swamp,
    Meadow,
    CrystalCaves,
    Beach,
    Forest,
    Badlands,
    MushroomGrove,
    Snowfield,
    Heath,
    Desert,
}

/// A space of the board: `a1` to `a15` of one half, `b1` to `b15` of the other.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Space(u8);

/// How many castle tiles of each terrain; three at most.
#[derive(Clone, Copy, Default, PartialEq, Eq, Hash)]
pub struct Tiles(u32);

/// The lowest bit of each count.
const ONES: u32 = 0x1555_5555;

engine::words! {
    Terrain {
        Field = "field", Volcano = "volcano", Lake = "lake", Mountains = "mountains",
        Canyon = "canyon", Swamp = "swamp", Meadow = "meadow", CrystalCaves = "crystal-caves", Beach = "beach",
        Forest = "forest", Badlands = "badlands", MushroomGrove = "mushroom-grove",
        Snowfield = "snowfield", Heath = "heath", Desert = "desert",
    }
}

impl Terrain {
    /// How many there are.
    pub const COUNT: usize = 15;
}

impl Space {
    /// How many there are.
    pub const COUNT: usize = 30;
    /// How many each half has.
    pub const HALF: usize = 15;

    /// The space with this index, if there is one.
    pub const fn new(index: usize) -> Option<Self> {
        if index < Self::COUNT { Some(Self(index as u8)) } else { None }
    }

    /// All spaces.
    pub fn all() -> impl DoubleEndedIterator<Item = Self> + ExactSizeIterator + Clone {
        (0..Self::COUNT as u8).map(Self)
    }

    /// Its place among all spaces.
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The set of this one space.
    #[inline]
    pub const fn bit(self) -> u32 {
        1 << self.0
    }

    /// The spaces of a set: bit n is the space with index n.
    pub fn of(set: u32) -> impl Iterator<Item = Self> + Clone {
        bits(set.into()).map_while(Self::new)
    }

    /// The first space of a set.
    #[inline]
    pub(crate) const fn first(set: u32) -> Option<Self> {
        Self::new(set.trailing_zeros() as usize)
    }
}

impl Tiles {
    /// No tiles.
    pub const NONE: Self = Self(0);

    /// How many of a terrain.
    #[inline]
    pub const fn count(self, terrain: Terrain) -> u32 {
        self.0 >> (2 * terrain as u32) & 3
    }

    /// How many in all.
    #[inline]
    pub const fn len(self) -> u32 {
        (self.0 & ONES).count_ones() + 2 * (self.0 >> 1 & ONES).count_ones()
    }

    /// Whether there are none.
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The terrains of which there is a tile.
    pub fn terrains(self) -> impl Iterator<Item = Terrain> + Clone {
        let mut left = (self.0 | self.0 >> 1) & ONES;
        std::iter::from_fn(move || {
            let terrain = Terrain::ALL.get(left.trailing_zeros() as usize / 2)?;
            left &= left - 1;
            Some(*terrain)
        })
    }

    /// One more of a terrain.
    #[inline]
    #[must_use]
    pub const fn with(self, terrain: Terrain) -> Self {
        Self(self.0 + (1 << (2 * terrain as u32)))
    }

    /// One fewer of a terrain.
    #[inline]
    #[must_use]
    pub const fn without(self, terrain: Terrain) -> Self {
        Self(self.0 - (1 << (2 * terrain as u32)))
    }

    /// Both together.
    #[inline]
    #[must_use]
    pub(crate) const fn plus(self, more: Self) -> Self {
        Self(self.0 + more.0)
    }
}

impl fmt::Display for Space {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let half = if self.index() < Self::HALF { 'a' } else { 'b' };
        write!(f, "{half}{}", self.index() % Self::HALF + 1)
    }
}

impl fmt::Debug for Space {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{self}")
    }
}

impl fmt::Debug for Tiles {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_map().entries(self.terrains().map(|it| (it.id(), self.count(it)))).finish()
    }
}

impl FromStr for Terrain {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Self, NotationError> {
        Self::read(text).ok_or_else(|| NotationError::new(text, "a terrain, such as swamp"))
    }
}

impl FromStr for Space {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Self, NotationError> {
        let space = Self::all().find(|space| space.to_string() == text);
        space.ok_or_else(|| NotationError::new(text, "a space from a1 to a15 or b1 to b15"))
    }
}

impl Serialize for Tiles {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        Terrain::ALL.map(|terrain| self.count(terrain)).serialize(serializer)
    }
}

impl<'de> Deserialize<'de> for Tiles {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let counts = <[u32; Terrain::COUNT]>::deserialize(deserializer)?;
        if counts.iter().any(|count| *count > 3) {
            return Err(de::Error::custom("more than three tiles of a terrain"));
        }
        Ok(Self(counts.iter().rev().fold(0, |bits, count| bits << 2 | count)))
    }
}

engine::serde_as_text!(Space);
