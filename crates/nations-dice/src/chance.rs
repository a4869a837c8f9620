//! How chance falls, with its notation.
//!
//! | notation | meaning |
//! |---|---|
//! | `order 2 0 1` | the player order: seat 2, then 0, then 1 |
//! | `drew II-7` | this tile comes to the next place of the progress board |
//! | `event 3` | the third event of the age |
//! | `books 4` | the shadow's blue dice show this number of books |
//! | `rolled blue book2 stone3` | the dice of a colour show these faces |
//! | `die 4` | the four-sided die |

use std::fmt;
use std::str::FromStr;

use engine::{MAX_SEATS, NotationError, Seat, notation};
use serde::{Deserialize, Deserializer, Serialize, de};

use crate::{Colour, Face, Row, TileId};

/// How chance falls.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Chance {
    /// The player order is dealt.
    Order(Order),
    /// This tile comes to the next place of the progress board.
    Drew(TileId),
    /// The event of the age with this number, from 1.
    Event(u8),
    /// The shadow's dice show this number of books.
    Books(u8),
    /// The dice of a colour show these faces.
    Rolled(Roll),
    /// The four-sided die shows this.
    Die(u8),
}

/// The player order: which seat is first, second and so on.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Order([u8; MAX_SEATS]);

/// The dice of one colour as they fell: a multiset of faces.
///
/// Two bits for the colour and five for each die, 0 for none, so that any pack's faces have a word.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Roll([u8; 7]);

/// Marks a place without a seat.
const NOBODY: u8 = MAX_SEATS as u8;

impl Order {
    /// Seats in the order of their numbers.
    pub fn by_seat(seats: usize) -> Self {
        Self(std::array::from_fn(|place| if place < seats { place as u8 } else { NOBODY }))
    }

    /// The order with these seats, unless one is missing or twice there.
    pub fn new(seats: &[Seat]) -> Option<Self> {
        let mut order = Self([NOBODY; MAX_SEATS]);
        if seats.is_empty() || seats.len() > MAX_SEATS {
            return None;
        }
        for (place, seat) in order.0.iter_mut().zip(seats) {
            *place = seat.index() as u8;
        }
        let is_whole = Seat::all(seats.len()).all(|seat| seats.contains(&seat));
        is_whole.then_some(order)
    }

    /// How many seats there are.
    #[inline]
    pub fn seats(self) -> usize {
        self.0.iter().filter(|seat| **seat != NOBODY).count()
    }

    /// The seat at a place, from 0.
    #[inline]
    pub fn seat(self, place: usize) -> Seat {
        Seat::new(self.0[place].into()).expect("the player order has this place")
    }

    /// The place of a seat, from 0.
    #[inline]
    pub fn place(self, seat: Seat) -> usize {
        let place = self.0.iter().position(|other| usize::from(*other) == seat.index());
        place.expect("every seat has a place in the player order")
    }

    /// The seats, first to last.
    pub fn iter(self) -> impl DoubleEndedIterator<Item = Seat> + ExactSizeIterator {
        (0..self.seats()).map(move |place| self.seat(place))
    }

    /// Every order of a number of seats.
    pub(crate) fn all(seats: usize) -> impl Iterator<Item = Self> {
        let count = (1..=seats).product::<usize>();
        (0..count).map(move |number| Self::numbered(seats, number))
    }

    /// The order with this number, below seats!.
    pub(crate) fn numbered(seats: usize, mut number: usize) -> Self {
        let mut order = Self::by_seat(seats);
        for place in 0..seats {
            let left = seats - place;
            let pick = number % left;
            number /= left;
            order.0[place..=place + pick].rotate_right(1);
        }
        order
    }
}

impl Roll {
    /// The dice of a colour with these faces, at most ten; their order does not matter.
    pub fn new(colour: Colour, faces: impl IntoIterator<Item = Face>) -> Option<Self> {
        let mut tokens = [0_u8; Row::MOST as usize];
        let mut len = 0;
        for face in faces {
            *tokens.get_mut(len)? = face.token();
            len += 1;
        }
        tokens[..len].sort_unstable();
        Some(Self::of_sorted(colour, tokens[..len].iter().copied()))
    }

    /// The same from tokens in ascending order.
    #[inline]
    pub(crate) fn of_sorted(colour: Colour, tokens: impl Iterator<Item = u8>) -> Self {
        let mut bits = colour as u64;
        let mut at = 2;
        for token in tokens {
            bits |= u64::from(token) << at;
            at += 5;
        }
        let mut bytes = [0; 7];
        bytes.copy_from_slice(&bits.to_le_bytes()[..7]);
        Self(bytes)
    }

    /// The colour of the dice.
    #[inline]
    pub fn colour(self) -> Colour {
        Colour::ALL[self.bits() as usize & 3]
    }

    /// The tokens of the faces, in ascending order.
    #[inline]
    pub(crate) fn tokens(self) -> impl Iterator<Item = u8> {
        let mut bits = self.bits() >> 2;
        std::iter::from_fn(move || {
            let token = bits as u8 & 31;
            bits >>= 5;
            (token != 0).then_some(token)
        })
    }

    /// The faces, in ascending order.
    pub fn faces(self) -> impl Iterator<Item = Face> {
        self.tokens().filter_map(Face::of_token)
    }

    fn bits(self) -> u64 {
        let mut bytes = [0; 8];
        bytes[..7].copy_from_slice(&self.0);
        u64::from_le_bytes(bytes)
    }
}

impl fmt::Display for Order {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let seats: Vec<String> = self.iter().map(|seat| seat.to_string()).collect();
        f.write_str(&seats.join(" "))
    }
}

impl fmt::Display for Roll {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.colour().id())?;
        self.faces().try_for_each(|face| write!(f, " {face}"))
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
            Self::Order(order) => write!(f, "order {order}"),
            Self::Drew(tile) => write!(f, "drew {tile}"),
            Self::Event(number) => write!(f, "event {number}"),
            Self::Books(books) => write!(f, "books {books}"),
            Self::Rolled(roll) => write!(f, "rolled {roll}"),
            Self::Die(number) => write!(f, "die {number}"),
        }
    }
}

impl FromStr for Order {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Self, NotationError> {
        let seats: Result<Vec<Seat>, _> = text.split_whitespace().map(str::parse).collect();
        Self::new(&seats?).ok_or_else(|| NotationError::new(text, "an order of all seats"))
    }
}

impl FromStr for Roll {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Self, NotationError> {
        let expected = "a colour and at most ten faces, such as white gold stone or blue book2";
        let mut words = text.split_whitespace();
        let colour = words.next().and_then(Colour::read);
        let faces: Option<Vec<Face>> = words.map(|word| word.parse().ok()).collect();
        let roll = colour.zip(faces).and_then(|(colour, faces)| Self::new(colour, faces));
        roll.ok_or_else(|| NotationError::new(text, expected))
    }
}

impl FromStr for Chance {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Self, NotationError> {
        let expected =
            "an outcome of Nations: order …, drew …, event …, books …, rolled … or die …";
        let (verb, rest) =
            text.trim().split_once(' ').ok_or_else(|| NotationError::new(text, expected))?;
        match verb {
            "order" => Ok(Self::Order(rest.parse()?)),
            "drew" => Ok(Self::Drew(rest.parse()?)),
            "event" => Ok(Self::Event(notation::byte(rest)?)),
            "books" => Ok(Self::Books(notation::byte(rest)?)),
            "rolled" => Ok(Self::Rolled(rest.parse()?)),
            "die" => Ok(Self::Die(notation::byte(rest)?)),
            _ => Err(NotationError::new(text, expected)),
        }
    }
}

impl<'de> Deserialize<'de> for Order {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let seats = Vec::<Seat>::deserialize(deserializer)?;
        Self::new(&seats)
            .ok_or_else(|| de::Error::custom(format!("{seats:?} is no order of all seats")))
    }
}

engine::serde_as_text!(Roll);
engine::serialize_as_list!(Order);
