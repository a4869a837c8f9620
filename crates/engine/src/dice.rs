//! Like six-sided dice as a multiset: how many show each face.

use std::fmt;
use std::hash::{Hash, Hasher};
use std::ops::{Add, Sub};

use rand_core::Rng;
use serde::{Deserialize, Deserializer, Serialize, Serializer, de};

use crate::below;

/// How many of some like dice show each of their six faces; at most [`Faces::MAX`] dice of a face.
///
/// [`all`](Faces::all), [`roll`](Faces::roll) and [`part`](Faces::part) are for at most that many dice in all.
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
#[derive(Clone, Copy, Default, PartialEq, Eq, PartialOrd, Ord)]
pub struct Faces([u8; 3]);

/// The six sides of a kind of dice, each with one of its different faces.
///
/// ```
/// use engine::{Faces, Sides};
/// // Four sides show face 0, two show face 1.
/// let sides = Sides::of([0, 0, 0, 1, 1, 0]);
/// assert_eq!((sides.face(3), sides.count(0), sides.count(1)), (1, 4, 2));
/// let rolls: Vec<(Faces, u64)> = sides.rolls(1).collect();
/// assert_eq!(rolls, [(Faces::one(0), 4), (Faces::one(1), 2)]);
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Sides {
    /// The face on each side.
    faces: [u8; 6],
    /// On how many sides each face is.
    counts: [u8; 6],
}

impl Sides {
    /// The sides with these faces, which are numbered from 0 without a gap.
    pub fn of(faces: [u8; 6]) -> Self {
        let mut counts = [0; 6];
        for face in faces {
            counts[usize::from(face)] += 1;
        }
        Self { faces, counts }
    }

    /// The face on a side, 0 to 5.
    #[inline]
    pub const fn face(&self, side: usize) -> usize {
        self.faces[side] as usize
    }

    /// On how many of the six sides a face is.
    pub const fn count(&self, face: usize) -> u8 {
        self.counts[face]
    }

    /// Each multiset of faces that this number of dice can show, with the number of its ordered rolls.
    pub fn rolls(&self, dice: u8) -> impl Iterator<Item = (Faces, u64)> {
        let is_known =
            |faces: &Faces| (0..6).all(|face| self.count(face) > 0 || faces.count(face) == 0);
        let weight = |faces: Faces| {
            let sides = faces.iter().map(|face| u64::from(self.count(face)));
            (faces, faces.ways() * sides.product::<u64>())
        };
        Faces::all(dice).filter(is_known).map(weight)
    }

    /// One of the rolls, each as likely as its ways say.
    #[inline]
    pub fn roll<R: Rng + ?Sized>(&self, dice: u8, rng: &mut R) -> Faces {
        let sides = Faces::roll(dice, rng);
        (0..6).fold(Faces::NONE, |faces, side| {
            faces + Faces::times(self.faces[side].into(), sides.count(side))
        })
    }
}

/// The lowest bit of each four-bit count except the first, and of the place above the last.
const BORROWS: u32 = 0x0111_1110;

/// The numbers of ordered rolls of 0 to 15 dice.
const POWERS: [u64; 16] = powers();

/// The most parts that the dice of two faces have: seven and eight of them.
const MOST_OF_PAIR: usize = 72;

/// How many parts the dice of two faces have, by the byte that counts them; 1 if the byte counts too many dice.
static PARTS_OF_PAIR: [u8; 256] = parts_of_pair();

/// The parts of the dice of two faces, by the byte that counts them and the number of the part.
static PART_OF_PAIR: [[u8; MOST_OF_PAIR]; 256] = part_of_pair();

/// 2²⁰ divided by 1 to 72, rounded up: multiplying by it divides any number of a part exactly.
static RECIPROCALS: [u32; MOST_OF_PAIR + 1] = reciprocals();

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

    /// The counts of two faces per byte, the lower face in the lower four bits: three indices into look-up tables.
    ///
    /// ```
    /// assert_eq!(engine::Faces::of([1, 2, 0, 0, 0, 3]).unwrap().pairs(), [0x21, 0x00, 0x30]);
    /// ```
    #[inline]
    pub const fn pairs(self) -> [u8; 3] {
        self.0
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

    /// The number of ordered rolls that show these faces.
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
    pub const fn parts_count(self) -> u64 {
        let [a, b, c] = self.0;
        PARTS_OF_PAIR[a as usize] as u64
            * PARTS_OF_PAIR[b as usize] as u64
            * PARTS_OF_PAIR[c as usize] as u64
    }

    /// The part with this number; each number below [`parts_count`](Faces::parts_count) is another part, 0 is none.
    #[inline]
    #[must_use]
    pub fn part(self, number: u64) -> Self {
        // Two faces at a time and without a branch: the counts are as random as dice, and a branch that the processor
        // mispredicts costs more than all of this.
        let mut left = number as u32;
        Self(self.0.map(|pair| {
            let count = PARTS_OF_PAIR[pair as usize] as usize;
            let quotient = (left * RECIPROCALS[count]) >> 20;
            let part = PART_OF_PAIR[pair as usize][left as usize - quotient as usize * count];
            left = quotient;
            part
        }))
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
        let mut number = below(rng, POWERS[dice as usize]);
        let mut bits = TRIPLES[(number % 216) as usize];
        let mut drawn = 6;
        while drawn < dice {
            number /= 216;
            bits += TRIPLES[(number % 216) as usize];
            drawn += 3;
        }
        bits += TRIPLES[(number / 216) as usize];
        // The dice that were drawn beyond those asked for all count as face 0.
        Self::from_bits(bits - u32::from(drawn - dice))
    }

    /// The face numbers of all dice, in ascending order.
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

const fn powers() -> [u64; 16] {
    let mut table = [1; 16];
    let mut dice = 1;
    while dice < 16 {
        table[dice] = 6 * table[dice - 1];
        dice += 1;
    }
    table
}

const fn parts_of_pair() -> [u8; 256] {
    let mut table = [1; 256];
    let mut pair = 0;
    while pair < 256 {
        let (low, high) = (pair & 15, pair >> 4);
        if low + high <= Faces::MAX as usize {
            table[pair] = ((low + 1) * (high + 1)) as u8;
        }
        pair += 1;
    }
    table
}

#[allow(clippy::large_stack_arrays, reason = "it is made by the compiler and lives in no stack")]
const fn part_of_pair() -> [[u8; MOST_OF_PAIR]; 256] {
    let counts = parts_of_pair();
    let mut table = [[0; MOST_OF_PAIR]; 256];
    let mut pair = 0;
    while pair < 256 {
        let low = (pair & 15) + 1;
        let mut part = 0;
        while part < counts[pair] as usize {
            table[pair][part] = ((part % low) | ((part / low) << 4)) as u8;
            part += 1;
        }
        pair += 1;
    }
    table
}

const fn reciprocals() -> [u32; MOST_OF_PAIR + 1] {
    let mut table = [0; MOST_OF_PAIR + 1];
    let mut count = 1;
    while count <= MOST_OF_PAIR {
        table[count] = (1_u32 << 20).div_ceil(count as u32);
        count += 1;
    }
    table
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
        let sum = self.bits() + more.bits();
        debug_assert!(
            (sum ^ self.bits() ^ more.bits()) & BORROWS == 0,
            "a multiset holds at most fifteen dice of a face"
        );
        Self::from_bits(sum)
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

// Bots hash millions of states: two multisets fit a word, and their number is always the same.
impl Hash for Faces {
    #[inline]
    fn hash<H: Hasher>(&self, state: &mut H) {
        state.write_u32(self.bits());
    }

    #[inline]
    fn hash_slice<H: Hasher>(data: &[Self], state: &mut H) {
        for pair in data.chunks(2) {
            let word = pair.iter().fold(0, |word, faces| word << 32 | u64::from(faces.bits()));
            state.write_u64(word);
        }
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
        if counts.iter().any(|count| *count > Self::MAX) {
            let most = Self::MAX;
            return Err(de::Error::custom(format!(
                "{counts:?} are more than {most} dice of a face"
            )));
        }
        Ok(counts
            .into_iter()
            .enumerate()
            .fold(Self::NONE, |sum, (face, count)| sum + Self::times(face, count)))
    }
}
