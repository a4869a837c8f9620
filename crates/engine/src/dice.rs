//! Like six-sided dice as a multiset: how many show each face.

use std::fmt;
use std::ops::{Add, Sub};

use rand_core::Rng;
use serde::{Deserialize, Deserializer, Serialize, Serializer, de};

use crate::below;

/// How many of some like dice show each of their six faces; at most [`Faces::MAX`] dice.
///
/// Dice of one kind cannot be told apart, so a roll is a multiset and not a sequence: six dice have
/// 462 outcomes, each with its number of [`ways`](Faces::ways), instead of 46 656.
///
/// ```
/// use engine::Faces;
/// let roll = Faces::of([2, 0, 0, 3, 0, 1]).unwrap();
/// assert_eq!(roll.len(), 6);
/// assert_eq!(roll.ways(), 60);
/// assert_eq!(Faces::all(6).count(), 462);
/// assert_eq!(Faces::all(6).map(Faces::ways).sum::<u64>(), 6u64.pow(6));
/// ```
#[derive(Clone, Copy, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Faces([u8; 3]);

/// The lowest bit of each four-bit count but the first, and of the place above the last.
const BORROWS: u32 = 0x0111_1110;

/// The multiset of every ordered roll of three dice.
static TRIPLES: [u32; 216] = triples();

impl Faces {
    /// No dice.
    pub const NONE: Self = Self([0; 3]);
    /// The most dice a multiset holds.
    pub const MAX: u8 = 15;

    /// The multiset with these counts, unless they are more than [`Faces::MAX`] dice.
    pub fn of(counts: [u8; 6]) -> Option<Self> {
        let total: u32 = counts.iter().map(|count| u32::from(*count)).sum();
        let bits = (0..6).rev().fold(0, |bits, face| bits << 4 | u32::from(counts[face]));
        (total <= u32::from(Self::MAX)).then(|| Self::from_bits(bits))
    }

    /// One die that shows `face` (0 to 5).
    pub const fn one(face: usize) -> Self {
        assert!(face < 6, "a die has six faces");
        Self::from_bits(1 << (4 * face))
    }

    /// How many dice show `face`.
    #[inline]
    pub const fn count(self, face: usize) -> u8 {
        (self.bits() >> (4 * face)) as u8 & 15
    }

    /// How many dice show each face.
    pub fn counts(self) -> [u8; 6] {
        std::array::from_fn(|face| self.count(face))
    }

    /// How many dice there are.
    #[inline]
    pub const fn len(self) -> u8 {
        let pairs = (self.bits() & 0x000f_0f0f) + (self.bits() >> 4 & 0x000f_0f0f);
        (pairs.wrapping_mul(0x0001_0101) >> 16) as u8
    }

    /// Whether there are no dice.
    pub const fn is_empty(self) -> bool {
        self.bits() == 0
    }

    /// Whether `part` can be taken out of these dice.
    #[inline]
    pub const fn contains(self, part: Self) -> bool {
        let (all, part) = (self.bits(), part.bits());
        (all.wrapping_sub(part) ^ all ^ part) & BORROWS == 0
    }

    /// What of `wanted` these dice do not show.
    #[must_use]
    pub fn missing(self, wanted: Self) -> Self {
        (0..6).fold(Self::NONE, |missing, face| {
            missing + Self::times(face, wanted.count(face).saturating_sub(self.count(face)))
        })
    }

    /// This many dice that all show `face`.
    #[must_use]
    pub const fn times(face: usize, count: u8) -> Self {
        assert!(
            face < 6 && count <= Self::MAX,
            "a die has six faces, and there are at most fifteen dice"
        );
        Self::from_bits((count as u32) << (4 * face))
    }

    /// In how many orders the dice can fall so.
    pub fn ways(self) -> u64 {
        let mut ways = 1;
        let mut rolled = 0;
        for count in self.counts() {
            for nth in 1..=u64::from(count) {
                rolled += 1;
                ways = ways * rolled / nth;
            }
        }
        ways
    }

    /// Every multiset of `dice` dice, in a fixed order.
    pub fn all(dice: u8) -> impl Iterator<Item = Self> {
        assert!(dice <= Self::MAX, "a multiset holds at most fifteen dice");
        let mut next = Some(Self::times(0, dice));
        std::iter::from_fn(move || {
            let now = next?;
            next = now.following();
            Some(now)
        })
    }

    /// How many different parts these dice have, none and all included.
    #[inline]
    pub fn parts_count(self) -> u64 {
        let bits = u64::from(self.bits());
        (0..6).map(|face| (bits >> (4 * face) & 15) + 1).product()
    }

    /// The part with this number; each number below [`parts_count`](Faces::parts_count) is another part, 0 is none.
    #[inline]
    #[must_use]
    pub fn part(self, mut number: u64) -> Self {
        let mut bits = 0;
        for face in 0..6 {
            let radix = u64::from(self.count(face)) + 1;
            if radix > 1 {
                bits |= ((number % radix) as u32) << (4 * face);
                number /= radix;
            }
        }
        Self::from_bits(bits)
    }

    /// Every part of these dice, in the order of their numbers.
    pub fn parts(self) -> impl Iterator<Item = Self> {
        let mut next = Some(Self::NONE);
        std::iter::from_fn(move || {
            let now = next?;
            next = (0..6).find(|face| now.count(*face) < self.count(*face)).map(|face| {
                let low = (1u32 << (4 * face)) - 1;
                Self::from_bits((now.bits() & !low) + (1 << (4 * face)))
            });
            Some(now)
        })
    }

    /// A roll of `dice` dice, each ordered roll as likely as any other.
    #[inline]
    pub fn roll<R: Rng + ?Sized>(dice: u8, rng: &mut R) -> Self {
        assert!(dice <= Self::MAX, "a multiset holds at most fifteen dice");
        let mut number = below(rng, 6u64.pow(dice.into()));
        let mut bits = 0;
        let mut left = dice;
        while left >= 3 {
            bits += TRIPLES[(number % 216) as usize];
            number /= 216;
            left -= 3;
        }
        if left > 0 {
            // The dice of the triple that are not there all count as face 0.
            bits += TRIPLES[number as usize] - (3 - u32::from(left));
        }
        Self::from_bits(bits)
    }

    /// The dice one by one, as face numbers in ascending order.
    pub fn iter(self) -> impl Iterator<Item = usize> {
        (0..6).flat_map(move |face| std::iter::repeat_n(face, self.count(face).into()))
    }

    const fn bits(self) -> u32 {
        u32::from_le_bytes([self.0[0], self.0[1], self.0[2], 0])
    }

    const fn from_bits(bits: u32) -> Self {
        let [a, b, c, _] = bits.to_le_bytes();
        Self([a, b, c])
    }

    /// The next multiset of as many dice: the first die that can rise does, those before it go back.
    fn following(self) -> Option<Self> {
        let lowest = (0..5).find(|face| self.count(*face) > 0)?;
        let mut counts = self.counts();
        let moved = counts[lowest];
        counts[lowest] = 0;
        counts[lowest + 1] += 1;
        counts[0] += moved - 1;
        Self::of(counts)
    }
}

const fn triples() -> [u32; 216] {
    let mut table = [0; 216];
    let mut roll = 0;
    while roll < 216 {
        table[roll] =
            (1 << (4 * (roll % 6))) + (1 << (4 * (roll / 6 % 6))) + (1 << (4 * (roll / 36)));
        roll += 1;
    }
    table
}

impl Add for Faces {
    type Output = Self;

    #[inline]
    fn add(self, more: Self) -> Self {
        debug_assert!(
            self.len() + more.len() <= Self::MAX,
            "a multiset holds at most fifteen dice"
        );
        Self::from_bits(self.bits() + more.bits())
    }
}

impl Sub for Faces {
    type Output = Self;

    #[inline]
    fn sub(self, part: Self) -> Self {
        debug_assert!(self.contains(part), "only dice that are there can be taken away");
        Self::from_bits(self.bits() - part.bits())
    }
}

impl fmt::Debug for Faces {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Faces{:?}", self.counts())
    }
}

impl Serialize for Faces {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        self.counts().serialize(serializer)
    }
}

impl<'de> Deserialize<'de> for Faces {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let counts = <[u8; 6]>::deserialize(deserializer)?;
        Self::of(counts).ok_or_else(|| {
            de::Error::custom(format!("{counts:?} are more than {} dice", Self::MAX))
        })
    }
}
