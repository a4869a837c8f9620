//! What is printed on dice, chits, boards and tiles: the content pack's types and look-ups.

mod raw;
mod read;

use std::fmt;
use std::str::FromStr;

use engine::{Faces, NotationError, PackError, Registry, Sides, notation};
use serde::{Deserialize, Serialize};

use crate::TileId;
use crate::row::Dice;

/// The most that a face shows.
const MOST_AMOUNT: u8 = 6;
/// One more than the most books that the shadow's dice show.
pub(crate) const SHADOW_BOOKS: usize = 4 * MOST_AMOUNT as usize + 1;

static PACKS: Registry<Content> = Registry::new();

/// A content pack: dice, chits, boards, tiles, events.
#[derive(Debug)]
pub struct Content {
    /// The dice by colour (ND-1.6).
    pub dice: [Die; 4],
    /// The white dice of the option `white-two-food` (ND-1.7).
    pub white_two_food: Die,
    /// How many chits of each kind the box has (ND-1.5).
    pub chits: [u8; 6],
    /// How many chits of each kind a seat begins with (ND-1.2).
    pub start: [u8; 6],
    /// The buildings printed on a player board.
    pub buildings: [Building; 5],
    /// The progress tiles, fifteen of each age.
    pub tiles: Vec<Tile>,
    /// The events, three of each age.
    pub events: Vec<Event>,
    /// The Hall of Fame, highest first.
    pub hall: Vec<Fame>,
    /// What each tile is paid in (ND-4.8), by its place in the list, from 1; 0 stands for no tile.
    pub(crate) paid_in: [Option<Resource>; 64],
    /// In how many ways the shadow's dice of each age show each number of books.
    pub(crate) shadow: [[u64; SHADOW_BOOKS]; 4],
}

/// A die: its different faces in the order of the row, and on how many of the six sides each is.
#[derive(Debug)]
pub struct Die {
    /// How many dice of this colour the box has.
    pub count: u8,
    faces: Vec<Face>,
    /// What a die of each face shows, for loops over dice: the resource and the amount.
    pub(crate) shows: [Face; 6],
    pub(crate) sides: Sides,
    /// The face behind a token, 6 for none.
    by_token: [u8; 32],
    /// What dice show together, by the three bytes that count them.
    worth: Box<[[u64; 256]; 3]>,
}

/// What a face of a die shows: so much of a resource, `book2`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Face {
    /// The resource.
    pub resource: Resource,
    /// How much of it.
    pub amount: u8,
}

/// A building printed on the player board.
#[derive(Clone, Debug)]
pub struct Building {
    /// Its name.
    pub name: String,
    /// Its points.
    pub vp: u8,
    /// The colour of its dice.
    pub colour: Colour,
    /// How many dice it gives.
    pub dice: u8,
}

/// A progress tile.
#[derive(Clone, Debug)]
pub struct Tile {
    /// Its name.
    pub name: String,
    /// Its points.
    pub vp: u8,
    /// What it is and gives.
    pub gain: Gain,
}

/// What a tile is and gives.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Gain {
    /// A building with dice.
    Building {
        /// The colour of its dice.
        colour: Colour,
        /// How many.
        dice: u8,
    },
    /// An advisor with rerolls.
    Advisor {
        /// How many.
        rerolls: u8,
    },
    /// A colony, perhaps with a chit.
    Colony {
        /// The chit.
        chit: Option<Chit>,
    },
    /// A wonder, perhaps with a chit.
    Wonder {
        /// What building it costs.
        stone: u8,
        /// The chit.
        chit: Option<Chit>,
    },
}

/// An event.
#[derive(Clone, Debug)]
pub struct Event {
    /// Its name.
    pub name: String,
    /// The food of its famine.
    pub food: u8,
    /// The strength of its war.
    pub strength: u8,
    /// What either scores.
    pub vp: u8,
}

/// A line of the Hall of Fame.
#[derive(Clone, Debug)]
pub struct Fame {
    /// The points that reach it.
    pub points: u8,
    /// Who stands there.
    pub name: String,
}

/// The colour of a die.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Colour {
    /// White: a little of everything.
    White,
    /// Blue: books and stone.
    Blue,
    /// Orange: gold and food.
    Orange,
    /// Red: strength above all.
    Red,
}

/// What dice and chits show.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Resource {
    /// Buys tiles.
    Gold,
    /// Builds wonders.
    Stone,
    /// Ends famines.
    Food,
    /// Moves on the book track.
    Book,
    /// Buys colonies, wins wars and goes first.
    Strength,
}

/// A kind of chit: one for each resource, and rerolls.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Chit {
    /// One gold.
    Gold,
    /// One stone.
    Stone,
    /// One food.
    Food,
    /// One book.
    Book,
    /// One strength.
    Strength,
    /// A reroll.
    Reroll,
}

/// What dice show together: the sums of the five resources, and how many dice show gold, stone and food.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Shown(u64);

impl Content {
    /// A tile.
    #[inline]
    pub fn tile(&self, id: TileId) -> &Tile {
        &self.tiles[id.index()]
    }
}

impl engine::Content for Content {
    const DEFAULT: &'static str = include_str!("../content/default.toml");

    fn parse(toml: &str) -> Result<Self, PackError> {
        read::content(toml)
    }

    fn registry() -> &'static Registry<Self> {
        &PACKS
    }
}

impl Die {
    /// The different faces, in the order of the row (ND-4.6).
    #[inline]
    pub fn faces(&self) -> &[Face] {
        &self.faces
    }

    /// On how many of the six sides a face is.
    pub const fn sides(&self, face: usize) -> u8 {
        self.sides.count(face)
    }

    /// The number of the face behind a token, if the die has it.
    #[inline]
    pub(crate) fn face_of(&self, token: u8) -> Option<usize> {
        Some(usize::from(self.by_token[usize::from(token)])).filter(|face| *face < 6)
    }

    /// What dice of this colour show together.
    #[inline]
    fn shown(&self, faces: Faces) -> u64 {
        let [a, b, c] = faces.pairs();
        self.worth[0][usize::from(a)]
            + self.worth[1][usize::from(b)]
            + self.worth[2][usize::from(c)]
    }
}

impl Shown {
    /// What all these dice show.
    #[inline]
    pub(crate) fn of(kinds: [&Die; 4], dice: &Dice) -> Self {
        Self(kinds.into_iter().zip(dice).map(|(die, faces)| die.shown(*faces)).sum())
    }

    /// The sum of a resource.
    #[inline]
    pub(crate) const fn sum(self, resource: Resource) -> u8 {
        (self.0 >> (8 * resource as u32)) as u8
    }

    /// How many dice show a resource that two other dice can stand for.
    #[inline]
    pub(crate) const fn dice(self, resource: Resource) -> u8 {
        (self.0 >> (40 + 8 * resource as u32)) as u8
    }
}

impl Face {
    /// A number from 1 to 30: by resource, then by amount.
    #[inline]
    pub(crate) const fn token(self) -> u8 {
        self.resource as u8 * MOST_AMOUNT + self.amount
    }

    /// The face behind a token.
    pub(crate) fn of_token(token: u8) -> Option<Self> {
        let number = token.checked_sub(1)?;
        let resource = *Resource::ALL.get(usize::from(number / MOST_AMOUNT))?;
        Some(Self { resource, amount: number % MOST_AMOUNT + 1 })
    }
}

engine::words! {
    Colour {
        White = "white", Blue = "blue", Orange = "orange", Red = "red",
    }
}

engine::words! {
    Resource {
        Gold = "gold", Stone = "stone", Food = "food", Book = "book", Strength = "strength",
    }
}

impl Resource {
    /// ND-5.3: whether two dice can stand for one of it.
    #[inline]
    pub const fn is_traded(self) -> bool {
        match self {
            Self::Gold | Self::Stone | Self::Food => true,
            Self::Book | Self::Strength => false,
        }
    }
}

engine::words! {
    Chit {
        Gold = "gold", Stone = "stone", Food = "food", Book = "book", Strength = "strength",
        Reroll = "reroll",
    }
}

impl fmt::Display for Face {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.resource.id())?;
        if self.amount == 1 { Ok(()) } else { write!(f, "{}", self.amount) }
    }
}

impl FromStr for Face {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Self, NotationError> {
        let read = |resource: Resource| {
            let rest = text.strip_prefix(resource.id())?;
            let amount = if rest.is_empty() { Some(1) } else { notation::number(rest) };
            let is_known = |amount: &u8| {
                (1..=MOST_AMOUNT).contains(amount) && (*amount > 1 || rest.is_empty())
            };
            Some(Self { resource, amount: amount.filter(is_known)? })
        };
        let face = Resource::ALL.into_iter().find_map(read);
        face.ok_or_else(|| NotationError::new(text, "a face such as gold, stone, food2 or book3"))
    }
}
