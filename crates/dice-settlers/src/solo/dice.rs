//! The Diceoneer's dice: in its queue, and at the sides of the Action hex.

use engine::Faces;
use serde::{Deserialize, Deserializer, Serialize, Serializer, de};

use crate::Colour;

/// The most dice that the Diceoneer can have.
pub(crate) const MOST_QUEUED: u8 = 32;

/// Up to 32 dice in a row: three bits for each, 0 for none, the colour's number from 1 otherwise.
#[derive(Clone, Copy, Default, PartialEq, Eq, Hash)]
pub struct Queue([u8; 12]);

/// The dice at the sides of the Action hex and the queue. All of them are 32 at most, and stand in one row: those of the sides
/// clockwise, by colour at each, and then the queue.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct BotDice {
    row: Queue,
    /// How many lie at each side.
    sides: [u8; 6],
}

impl Queue {
    /// Dice from front to back; the rest of more than 32 is left out.
    pub fn of(dice: impl IntoIterator<Item = Colour>) -> Self {
        dice.into_iter().take(MOST_QUEUED.into()).fold(Self::default(), Self::pushed)
    }

    /// How many dice there are.
    #[inline]
    pub fn len(self) -> u8 {
        (128 - self.bits().leading_zeros() as u8).div_ceil(3)
    }

    /// Whether there is none.
    pub fn is_empty(self) -> bool {
        self.bits() == 0
    }

    /// The dice from front to back.
    #[inline]
    pub fn iter(self) -> impl Iterator<Item = Colour> {
        let mut bits = self.bits();
        std::iter::from_fn(move || {
            let number = bits as usize & 7;
            bits >>= 3;
            number.checked_sub(1).and_then(|colour| Colour::ALL.get(colour)).copied()
        })
    }

    /// The dice by colour.
    pub fn counts(self) -> [u8; 6] {
        let mut counts = [0; 6];
        self.iter().for_each(|colour| counts[colour as usize] += 1);
        counts
    }

    #[inline]
    fn pushed(self, colour: Colour) -> Self {
        self.then(Self::of_bits(colour as u128 + 1))
    }

    /// The others behind these.
    #[inline]
    fn then(self, others: Self) -> Self {
        self.and(others, self.len())
    }

    /// The others behind these, of which there are this many.
    #[inline]
    fn and(self, others: Self, len: u8) -> Self {
        Self::of_bits(self.bits() | others.bits() << (3 * u32::from(len)))
    }

    /// The first ones, as many as are asked for, and the others.
    #[inline]
    pub(crate) fn split(self, dice: u8) -> (Self, Self) {
        let at = 3 * u32::from(dice);
        (Self::of_bits(self.bits() & ((1 << at) - 1)), Self::of_bits(self.bits() >> at))
    }

    #[inline]
    fn bits(self) -> u128 {
        let mut bytes = [0; 16];
        bytes[..12].copy_from_slice(&self.0);
        u128::from_le_bytes(bytes)
    }

    #[inline]
    fn of_bits(bits: u128) -> Self {
        let mut bytes = [0; 12];
        bytes.copy_from_slice(&bits.to_le_bytes()[..12]);
        Self(bytes)
    }
}

impl BotDice {
    /// The queue.
    #[inline]
    pub fn queue(self) -> Queue {
        self.row.split(self.before(6)).1
    }

    /// Another queue.
    pub fn set_queue(&mut self, queue: Queue) {
        self.row = self.row.split(self.before(6)).0.then(queue);
    }

    /// The dice at a side, by colour.
    #[inline]
    pub fn side(self, side: usize) -> Faces {
        let dice = self.row.split(self.before(side)).1.split(self.sides[side]).0;
        dice.iter().fold(Faces::NONE, |dice, colour| dice + Faces::one(colour as usize))
    }

    /// How many dice lie at a side.
    #[inline]
    pub(crate) const fn at_side(self, side: usize) -> u8 {
        self.sides[side]
    }

    /// Adds a die at a side.
    #[inline]
    pub(crate) fn add(&mut self, side: usize, colour: Colour) {
        debug_assert!(self.row.len() < MOST_QUEUED, "at most 32 dice");
        let first = self.before(side);
        let (here, _) = self.row.split(first).1.split(self.sides[side]);
        let before = here.iter().take_while(|other| *other as u8 <= colour as u8).count() as u8;
        let place = first + before;
        let (front, back) = self.row.split(place);
        self.row = front.and(Queue::default().pushed(colour), place).and(back, place + 1);
        self.sides[side] += 1;
    }

    /// Takes all dice of a side away.
    pub(crate) fn clear(&mut self, side: usize) {
        let first = self.before(side);
        let (front, rest) = self.row.split(first);
        self.row = front.and(rest.split(self.sides[side]).1, first);
        self.sides[side] = 0;
    }

    /// Other dice at a side.
    pub fn set_side(&mut self, side: usize, dice: Faces) {
        let (front, rest) = self.row.split(self.before(side));
        let (_, back) = rest.split(self.sides[side]);
        let dice = Queue::of(dice.iter().map(|colour| Colour::ALL[colour]));
        debug_assert!(front.len() + dice.len() + back.len() <= MOST_QUEUED, "at most 32 dice");
        self.row = front.then(dice).then(back);
        self.sides[side] = dice.len();
    }

    /// All of them by colour.
    pub fn counts(self) -> [u8; 6] {
        self.row.counts()
    }

    /// Adds a die at the back of the queue.
    #[inline]
    pub(crate) fn push(&mut self, colour: Colour) {
        debug_assert!(self.row.len() < MOST_QUEUED, "a pack has at most 32 dice for the bot");
        self.row = self.row.pushed(colour);
    }

    /// The dice at the sides before this one.
    #[inline]
    fn before(self, side: usize) -> u8 {
        self.sides[..side].iter().sum()
    }
}

impl std::fmt::Debug for Queue {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_list().entries(self.iter()).finish()
    }
}

impl Serialize for Queue {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        self.iter().collect::<Vec<_>>().serialize(serializer)
    }
}

impl<'de> Deserialize<'de> for Queue {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let dice = Vec::<Colour>::deserialize(deserializer)?;
        if dice.len() > MOST_QUEUED.into() {
            return Err(de::Error::custom("a queue has at most 32 dice"));
        }
        Ok(Self::of(dice))
    }
}

// Only the queue: the dice at the sides are written in the bot's place among the players, as a seat's active dice are.
impl Serialize for BotDice {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        self.queue().serialize(serializer)
    }
}

impl<'de> Deserialize<'de> for BotDice {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        Ok(Self { row: Queue::deserialize(deserializer)?, sides: [0; 6] })
    }
}
