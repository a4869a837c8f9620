//! Places at the table: a seat, a set of seats, one value per seat.

use std::fmt;
use std::hash::{Hash, Hasher};
use std::ops::{Index, IndexMut};
use std::str::FromStr;

use serde::{Deserialize, Deserializer, Serialize, Serializer, de};

use crate::NotationError;
use crate::notation::number;

/// No game here has more seats than this.
pub const MAX_SEATS: usize = 4;

/// A place at the table, counted from 0 in code and notation, from 1 in words.
///
/// ```
/// use engine::Seat;
/// let second = Seat::new(1).unwrap();
/// assert_eq!(second.to_string(), "1");
/// assert_eq!(second.after(2), Seat::FIRST);
/// assert!(Seat::new(4).is_none());
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Seat(u8);

impl Seat {
    /// The first seat.
    pub const FIRST: Self = Self(0);

    /// The seat with this index, if a table can have it.
    pub const fn new(index: usize) -> Option<Self> {
        if index < MAX_SEATS { Some(Self(index as u8)) } else { None }
    }

    /// The seat's index, 0 to 3.
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The next seat clockwise at a table of `seats`.
    #[must_use]
    pub const fn after(self, seats: usize) -> Self {
        let next = self.0 + 1;
        if next as usize >= seats { Self(0) } else { Self(next) }
    }

    /// The seats of a table, in order.
    pub fn all(seats: usize) -> impl DoubleEndedIterator<Item = Self> + ExactSizeIterator {
        (0..seats.min(MAX_SEATS) as u8).map(Self)
    }
}

impl fmt::Display for Seat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

impl FromStr for Seat {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Self, NotationError> {
        number(text)
            .and_then(Self::new)
            .ok_or_else(|| NotationError::new(text, "a seat from 0 to 3"))
    }
}

crate::serde_as_number!(
    Seat as u8: |seat: Seat| seat.0, |index: u8| Seat::new(index.into()),
    "there is no seat {}; seats are 0 to 3"
);

/// A set of seats, such as those that may answer now.
///
/// ```
/// use engine::{Seat, SeatSet};
/// let both: SeatSet = Seat::all(2).collect();
/// assert!(both.contains(Seat::FIRST));
/// assert_eq!(both.iter().count(), 2);
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct SeatSet(u8);

impl SeatSet {
    /// The set of this one seat.
    pub const fn one(seat: Seat) -> Self {
        Self(1 << seat.0)
    }

    /// Whether the seat is in the set.
    pub const fn contains(self, seat: Seat) -> bool {
        self.0 & (1 << seat.0) != 0
    }

    /// Whether no seat is in the set.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The seats of the set, in order.
    pub fn iter(self) -> impl Iterator<Item = Seat> {
        Seat::all(MAX_SEATS).filter(move |seat| self.contains(*seat))
    }

    /// The first seat of the set.
    #[inline]
    pub const fn first(self) -> Option<Seat> {
        Seat::new(self.0.trailing_zeros() as usize)
    }
}

impl FromIterator<Seat> for SeatSet {
    fn from_iter<I: IntoIterator<Item = Seat>>(seats: I) -> Self {
        Self(seats.into_iter().fold(0, |set, seat| set | 1 << seat.0))
    }
}

/// One value for each seat of a table.
///
/// ```
/// use engine::{BySeat, Seat};
/// let mut points = BySeat::new(3, 0);
/// points[Seat::FIRST] += 5;
/// assert_eq!(points.iter().copied().collect::<Vec<_>>(), [5, 0, 0]);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct BySeat<T> {
    values: [T; MAX_SEATS],
    len: u8,
}

// The places without a seat are all alike, and bots hash millions of states.
impl<T: Hash> Hash for BySeat<T> {
    #[inline]
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.values[..usize::from(self.len)].hash(state);
    }
}

impl<T: Copy + Default> BySeat<T> {
    /// The same value for each of `seats` seats.
    pub fn new(seats: usize, value: T) -> Self {
        Self::from_fn(seats, |_| value)
    }

    /// The value that `value` gives for each seat.
    pub fn from_fn(seats: usize, mut value: impl FnMut(Seat) -> T) -> Self {
        let mut values = [T::default(); MAX_SEATS];
        for seat in Seat::all(seats) {
            values[seat.index()] = value(seat);
        }
        Self { values, len: seats.min(MAX_SEATS) as u8 }
    }

    /// The same seats with each value changed by `change`.
    pub fn map<U: Copy + Default>(&self, mut change: impl FnMut(&T) -> U) -> BySeat<U> {
        BySeat::from_fn(self.len(), |seat| change(&self[seat]))
    }
}

impl<T> BySeat<T> {
    /// How many seats the table has.
    pub const fn len(&self) -> usize {
        self.len as usize
    }

    /// Whether the table has no seat.
    pub const fn is_empty(&self) -> bool {
        self.len == 0
    }

    /// The values in the order of the seats.
    pub fn iter(&self) -> std::slice::Iter<'_, T> {
        self.values[..self.len()].iter()
    }

    /// The seats of the table.
    pub fn seats(&self) -> impl DoubleEndedIterator<Item = Seat> + ExactSizeIterator + use<T> {
        Seat::all(self.len())
    }

    /// Whether the table has this seat.
    pub const fn has(&self, seat: Seat) -> bool {
        seat.index() < self.len()
    }
}

impl<'a, T> IntoIterator for &'a BySeat<T> {
    type Item = &'a T;
    type IntoIter = std::slice::Iter<'a, T>;

    fn into_iter(self) -> Self::IntoIter {
        self.iter()
    }
}

impl<T> Index<Seat> for BySeat<T> {
    type Output = T;

    fn index(&self, seat: Seat) -> &T {
        &self.values[seat.index()]
    }
}

impl<T> IndexMut<Seat> for BySeat<T> {
    fn index_mut(&mut self, seat: Seat) -> &mut T {
        &mut self.values[seat.index()]
    }
}

impl<T: Serialize> Serialize for BySeat<T> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self)
    }
}

impl<'de, T: Deserialize<'de> + Copy + Default> Deserialize<'de> for BySeat<T> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let values = Vec::<T>::deserialize(deserializer)?;
        if values.is_empty() || values.len() > MAX_SEATS {
            return Err(de::Error::custom(format!(
                "{} seats given, a table has 1 to {MAX_SEATS}",
                values.len()
            )));
        }
        Ok(Self::from_fn(values.len(), |seat| values[seat.index()]))
    }
}
