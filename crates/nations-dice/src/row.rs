//! Unused dice by their places in a seat's row (ND-4.6).

use std::fmt;

use engine::{Faces, NotationError, Seat, notation};

use crate::state::NationsDice;
use crate::{Colour, Face, Resource};

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

    /// Whether the die of this place, from 1, is one of them.
    pub const fn has(self, place: u8) -> bool {
        self.0 >> (place - 1) & 1 == 1
    }

    /// The places of the dice, from 1.
    pub fn places(self) -> impl Iterator<Item = u8> {
        (1..=Self::MOST).filter(move |place| self.has(*place))
    }

    /// These dice and others.
    pub(crate) const fn with(self, bits: u16) -> Self {
        Self(self.0 | bits)
    }

    /// ND-4.6: the dice named, unless one of them is not there or is not the first of its like.
    pub(crate) fn pick(self, dice: &Dice) -> Option<Dice> {
        let mut picked = NO_DICE;
        let mut bits = self.0;
        let mut is_first = true;
        for (some, part) in dice.iter().zip(&mut picked) {
            for_each_face(*some, |face, count| {
                let named = bits & ((1 << count) - 1);
                // Of like dice the first are named: the bits are 0…01…1.
                is_first &= named & (named + 1) == 0;
                *part = *part + Faces::times(face, named.count_ones() as u8);
                bits >>= count;
            });
        }
        (is_first && bits == 0).then_some(picked)
    }

    /// The dice as things: each by the place of the first of its like.
    pub(crate) fn kinds(self, dice: &Dice) -> Vec<u8> {
        let (mut kinds, mut place) = (Vec::new(), 0);
        for some in dice {
            for_each_face(*some, |_, count| {
                let named = self.0 >> place & ((1 << count) - 1);
                kinds.extend((0..named.count_ones()).map(|_| place + 1));
                place += count;
            });
        }
        kinds
    }

    /// The places of a part of the dice: `pick` the other way round.
    pub(crate) fn of(dice: &Dice, part: &Dice) -> Self {
        let (mut bits, mut place) = (0, 0);
        for (some, part) in dice.iter().zip(part) {
            for_each_face(*some, |face, count| {
                bits |= ((1 << part.count(face)) - 1) << place;
                place += count;
            });
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
            if row.0 & bit != 0 {
                return Err(NotationError::new(text, "a list that names each die once"));
            }
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

engine::serde_as_number!(Row as u16: |row: Row| row.0, Row::new, "a row has no dice {:#b}");

impl NationsDice {
    /// ND-4.6: the unused dice of a seat in their row: place, from 1, colour and face of each.
    pub fn row(&self, seat: Seat) -> impl Iterator<Item = (u8, Colour, Face)> + use<> {
        let (dice, kinds) = (self.players[seat].dice, self.kinds());
        let of_colour = move |colour: Colour| {
            let kind = kinds[colour as usize];
            dice[colour as usize].iter().map(move |face| (colour, kind.faces()[face]))
        };
        let row = (1..).zip(Colour::ALL.into_iter().flat_map(of_colour));
        row.map(|(place, (colour, face))| (place, colour, face))
    }
}

/// A group of like dice in a seat's row.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Group {
    /// The place of the first, from 0.
    pub(crate) place: u8,
    /// How many they are.
    pub(crate) count: u8,
    /// How much each shows.
    pub(crate) amount: u8,
}

/// Groups of like dice in a seat's row.
pub(crate) struct Groups {
    list: [Group; Row::MOST as usize],
    len: usize,
    dice: u8,
}

impl Groups {
    const EMPTY: Self = Self {
        list: [Group { place: 0, count: 0, amount: 0 }; Row::MOST as usize],
        len: 0,
        dice: 0,
    };

    /// The dice of the seat whose turn it is: those that show the resource, and the others.
    pub(crate) fn split(game: &NationsDice, resource: Resource) -> (Self, Self) {
        let (mut yes, mut no) = (Self::EMPTY, Self::EMPTY);
        let mut place = 0;
        for (faces, die) in game.player().dice.iter().zip(game.kinds()) {
            for_each_face(*faces, |number, count| {
                let Face { resource: shown, amount } = die.shows[number];
                let groups = if shown == resource { &mut yes } else { &mut no };
                groups.add(Group { place, count, amount });
                place += count;
            });
        }
        (yes, no)
    }

    /// The dice of one colour of the seat whose turn it is.
    pub(crate) fn of_colour(game: &NationsDice, colour: Colour) -> Self {
        let dice = &game.player().dice;
        let mut groups = Self::EMPTY;
        let mut place = dice[..colour as usize].iter().map(|faces| faces.len()).sum();
        for_each_face(dice[colour as usize], |_, count| {
            groups.add(Group { place, count, amount: 0 });
            place += count;
        });
        groups
    }

    /// A group by its number, if there is one.
    #[inline]
    pub(crate) fn get(&self, at: usize) -> Option<Group> {
        self.groups().get(at).copied()
    }

    /// These groups without others.
    pub(crate) fn without(&self, others: &Self) -> Self {
        let mut left = Self::EMPTY;
        let is_other = |group: &Group| others.groups().iter().any(|it| it.place == group.place);
        self.groups().iter().filter(|group| !is_other(group)).for_each(|group| left.add(*group));
        left
    }

    fn groups(&self) -> &[Group] {
        &self.list[..self.len]
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
        let Group { place, count, .. } = self.list[at];
        let left = left - count;
        let least = size.saturating_sub(left);
        (least..=count.min(size)).rev().all(|taken| {
            let bits = ((1_u16 << taken) - 1) << place;
            self.choose_from(at + 1, left, size - taken, with.with(bits), found)
        })
    }

    #[inline]
    fn add(&mut self, group: Group) {
        self.list[self.len] = group;
        self.len += 1;
        self.dice += group.count;
    }
}

/// Calls `with` for each face that is shown, and by how many dice.
#[inline]
pub(crate) fn for_each_face(faces: Faces, mut with: impl FnMut(usize, u8)) {
    let [a, b, c] = faces.pairs();
    let mut bits = u32::from_le_bytes([a, b, c, 0]);
    while bits != 0 {
        let face = bits.trailing_zeros() / 4;
        with(face as usize, (bits >> (4 * face)) as u8 & 15);
        bits &= !(15 << (4 * face));
    }
}
