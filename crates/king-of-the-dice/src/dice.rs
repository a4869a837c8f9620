//! Dice as they lie: a colour and a number each, up to six of them in three bytes.

use std::fmt;
use std::str::FromStr;

use engine::{NotationError, notation};
use serde::{Deserialize, Deserializer, Serialize, Serializer, de};

/// The colour of a face.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Colour {
    /// Red.
    Red,
    /// Blue.
    Blue,
    /// Green.
    Green,
}

/// A die that shows a colour and a number; a joker symbol is one too.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Die(u8);

/// Up to six dice; in which order they lie does not matter.
///
/// Two dice make a byte: the sorted dice stand in pairs, and a pair of eighteen dice and "none" has 190 values.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Dice([u8; 3]);

/// What conditions read: how many dice show each number and colour, and the sum of each colour.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Tally {
    /// Nine counts of seven bits: the numbers 1 to 6, then the colours.
    counts: u64,
    /// Three sums of ten bits, by colour.
    sums: u32,
}

/// The least numbers of dice of some numbers or colours, packed like the counts of a tally.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Need(u64);

/// How many different dice there are, and the place after the last: no die.
const KINDS: u8 = 18;
/// How many unordered pairs of dice, or of a die and none, or of none, there are.
const PAIRS: usize = 190;
/// The first field of the colours in a tally.
const COLOURS: u32 = 42;
/// The counts of the numbers in a tally, and the lowest bit of each.
const NUMBERS: u64 = (1 << COLOURS) - 1;
const ONES: u64 = 0x0008_1020_4081;
/// The highest bit of each count of a tally.
const GUARDS: u64 = 0x4081_0204_0810_2040;

/// Every second count of three bits, and the lowest bit above each of them.
const EVERY_SECOND: u64 = 0x0007_1c71_c71c_71c7;
const ABOVE: u64 = 0x0008_2082_0820_8208;

/// The two dice of a pair; `KINDS` is none.
static PAIR_DICE: [[u8; 2]; PAIRS] = pair_dice();
/// The dice of a pair as counts of three bits.
static PAIR_BITS: [u64; PAIRS] = pair_bits();
/// The longest run within each set of numbers.
static LONGEST_RUN: [u8; 64] = longest_runs();
/// The dice of a pair as a tally.
static PAIR_TALLY: [(u64, u32); PAIRS] = pair_tally();

engine::words! {
    Colour {
        Red = "red", Blue = "blue", Green = "green",
    }
}

impl Die {
    /// How many different dice there are.
    pub const COUNT: usize = KINDS as usize;

    /// The die of this colour and number.
    pub const fn of(colour: Colour, number: u8) -> Self {
        assert!(1 <= number && number <= 6, "a die shows 1 to 6");
        Self(colour as u8 * 6 + number - 1)
    }

    /// All dice, by colour and number.
    pub fn all() -> impl DoubleEndedIterator<Item = Self> + Clone {
        (0..KINDS).map(Self)
    }

    /// Its place among all dice.
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// Its colour.
    pub const fn colour(self) -> Colour {
        Colour::ALL[self.0 as usize / 6]
    }

    /// Its number.
    pub const fn number(self) -> u8 {
        self.0 % 6 + 1
    }
}

impl Dice {
    /// No dice.
    pub const NONE: Self = Self([PAIRS as u8 - 1; 3]);
    /// The most dice there are.
    pub const MAX: u32 = 6;

    /// The dice in any order, unless they are more than six.
    pub fn of(dice: impl IntoIterator<Item = Die>) -> Option<Self> {
        let (mut bits, mut count) = (0_u64, 0);
        for die in dice {
            count += 1;
            if count > Self::MAX {
                return None;
            }
            bits += die.bit();
        }
        Some(Self::from_bits(bits))
    }

    /// The dice one by one, by colour and number.
    pub fn iter(self) -> impl Iterator<Item = Die> + Clone {
        let dice = self.0.map(|pair| PAIR_DICE[pair as usize]);
        (0..6).map(move |at| dice[at / 2][at % 2]).filter(|die| *die < KINDS).map(Die)
    }

    /// How many there are.
    #[inline]
    pub fn len(self) -> u32 {
        self.count_in(u64::MAX)
    }

    /// How many are among those whose counts of three bits are set in `places`; the sum is below 7, and 8 leaves 1.
    #[inline]
    pub(crate) fn count_in(self, places: u64) -> u32 {
        ((self.bits() & places) % 7) as u32
    }

    /// Whether there are none.
    pub fn is_empty(self) -> bool {
        self == Self::NONE
    }

    /// Whether `part` can be taken out of these dice.
    #[inline]
    pub fn contains(self, part: Self) -> bool {
        // Every second count has a free place above it, which tells whether it was enough.
        let is_enough = |all: u64, part: u64| {
            (((all & EVERY_SECOND) | ABOVE) - (part & EVERY_SECOND)) & ABOVE == ABOVE
        };
        let (all, part) = (self.bits(), part.bits());
        is_enough(all, part) && is_enough(all >> 3, part >> 3)
    }

    /// What is missing to take `part` out of these dice.
    pub(crate) fn missing(self, part: Self) -> Self {
        let count = |die: &Die| part.count(*die).saturating_sub(self.count(*die));
        let missing = Die::all().map(|die| u64::from(count(&die)) * die.bit());
        Self::from_bits(missing.sum())
    }

    /// How many show exactly this die.
    #[inline]
    pub fn count(self, die: Die) -> u32 {
        (self.bits() >> (3 * die.0)) as u32 & 7
    }

    /// These dice and more of them, six in all at most.
    #[inline]
    #[must_use]
    pub(crate) fn plus(self, more: Self) -> Self {
        Self::from_bits(self.bits() + more.bits())
    }

    /// These dice without a part of them.
    #[inline]
    #[must_use]
    pub(crate) fn minus(self, part: Self) -> Self {
        Self::from_bits(self.bits() - part.bits())
    }

    /// Counts of three bits, by die.
    #[inline]
    pub(crate) fn bits(self) -> u64 {
        let [a, b, c] = self.0;
        PAIR_BITS[a as usize] + PAIR_BITS[b as usize] + PAIR_BITS[c as usize]
    }

    /// The dice of such counts, six at most.
    #[inline]
    pub(crate) fn from_bits(mut bits: u64) -> Self {
        let mut dice = [KINDS; 6];
        for place in &mut dice {
            if bits == 0 {
                break;
            }
            let lowest = bits.trailing_zeros() / 3;
            *place = lowest as u8;
            bits -= 1 << (3 * lowest);
        }
        Self([pair(dice[0], dice[1]), pair(dice[2], dice[3]), pair(dice[4], dice[5])])
    }

    #[inline]
    pub(crate) fn tally(self) -> Tally {
        let [a, b, c] = self.0.map(|pair| PAIR_TALLY[pair as usize]);
        Tally { counts: a.0 + b.0 + c.0, sums: a.1 + b.1 + c.1 }
    }
}

impl Die {
    /// One in the counts of three bits.
    #[inline]
    pub(crate) const fn bit(self) -> u64 {
        1 << (3 * self.0)
    }
}

impl Default for Dice {
    fn default() -> Self {
        Self::NONE
    }
}

impl Tally {
    /// How many dice show the number.
    #[inline]
    pub(crate) const fn number(self, number: u8) -> u8 {
        (self.counts >> (7 * (number - 1))) as u8 & 127
    }

    /// How many dice are of the colour.
    #[inline]
    pub(crate) const fn colour(self, colour: Colour) -> u8 {
        (self.counts >> (COLOURS + 7 * colour as u32)) as u8 & 127
    }

    /// What the dice of a colour add up to.
    #[inline]
    pub(crate) const fn sum_of(self, colour: Colour) -> u16 {
        (self.sums >> (10 * colour as u32)) as u16 & 1023
    }

    /// What all dice add up to.
    #[inline]
    pub(crate) const fn sum(self) -> u16 {
        self.sum_of(Colour::Red) + self.sum_of(Colour::Blue) + self.sum_of(Colour::Green)
    }

    /// Whether there are as many as needed of everything.
    #[inline]
    pub(crate) const fn has(self, need: Need) -> bool {
        ((self.counts | GUARDS) - need.0) & GUARDS == GUARDS
    }

    /// The numbers that some die shows: bit n − 1 is number n.
    #[inline]
    pub(crate) fn shown(self) -> u8 {
        // One bit of seven for each number; the product moves the nth of them to place 36 + n, and no two meet.
        let bits = self.at_least(1);
        (bits.wrapping_mul(0x0010_4104_1040) >> 36) as u8 & 63
    }

    /// How many consecutive numbers are shown at most.
    #[inline]
    pub(crate) fn longest_run(self) -> u8 {
        LONGEST_RUN[self.shown() as usize]
    }

    /// How many numbers are shown by at least this many dice, 1 to 63.
    #[inline]
    pub(crate) const fn numbers_shown(self, times: u8) -> u8 {
        // Six bits of seven each add up within the lowest seven.
        let bits = self.at_least(times);
        let halves = bits + (bits >> 21);
        (halves + (halves >> 7) + (halves >> 14)) as u8 & 7
    }

    /// The lowest bit of the count of each number that at least this many dice show.
    #[inline]
    const fn at_least(self, times: u8) -> u64 {
        ((self.counts & NUMBERS) + (64 - times as u64) * ONES) >> 6 & ONES
    }

    /// The tally with more dice of this kind.
    #[inline]
    #[must_use]
    pub(crate) const fn with(self, die: Die, times: u8) -> Self {
        let (counts, sums) = tally_of(die.0);
        Self { counts: self.counts + counts * times as u64, sums: self.sums + sums * times as u32 }
    }

    /// The tally with more dice of a number, and no colour.
    #[inline]
    #[must_use]
    pub(crate) const fn with_number(self, number: u8, times: u8) -> Self {
        let counts = self.counts + ((times as u64) << (7 * (number - 1)));
        Self { counts, sums: self.sums }
    }
}

impl Need {
    /// These counts of the numbers 1 to 6, at most 15 of each.
    pub(crate) fn numbers(counts: [u8; 6]) -> Self {
        Self((0..6).fold(0, |need, at| need | u64::from(counts[at].min(15)) << (7 * at)))
    }

    /// These counts of each colour, at most 15.
    pub(crate) fn colours(counts: [u8; 3]) -> Self {
        let place = |at: usize| COLOURS + 7 * at as u32;
        Self((0..3).fold(0, |need, at| need | u64::from(counts[at].min(15)) << place(at)))
    }

    /// How many dice of a number are needed.
    #[inline]
    pub const fn number(self, number: u8) -> u8 {
        (self.0 >> (7 * (number - 1))) as u8 & 127
    }

    /// How many dice of a colour are needed.
    #[inline]
    pub const fn colour(self, colour: Colour) -> u8 {
        (self.0 >> (COLOURS + 7 * colour as u32)) as u8 & 127
    }
}

/// The number of the pair; the first die is not after the second.
const fn pair(first: u8, second: u8) -> u8 {
    // The highest is 18 · 19 / 2 + 18 = 189.
    (second as u16 * (second as u16 + 1) / 2) as u8 + first
}

const fn pair_dice() -> [[u8; 2]; PAIRS] {
    let mut table = [[0; 2]; PAIRS];
    let mut second = 0;
    while second <= KINDS {
        let mut first = 0;
        while first <= second {
            table[pair(first, second) as usize] = [first, second];
            first += 1;
        }
        second += 1;
    }
    table
}

const fn pair_bits() -> [u64; PAIRS] {
    let dice = pair_dice();
    let mut table = [0; PAIRS];
    let mut at = 0;
    while at < PAIRS {
        let mut place = 0;
        while place < 2 {
            if dice[at][place] < KINDS {
                table[at] += 1 << (3 * dice[at][place]);
            }
            place += 1;
        }
        at += 1;
    }
    table
}

const fn pair_tally() -> [(u64, u32); PAIRS] {
    let dice = pair_dice();
    let mut table = [(0, 0); PAIRS];
    let mut at = 0;
    while at < PAIRS {
        let mut place = 0;
        while place < 2 {
            if dice[at][place] < KINDS {
                let (counts, sums) = tally_of(dice[at][place]);
                table[at] = (table[at].0 + counts, table[at].1 + sums);
            }
            place += 1;
        }
        at += 1;
    }
    table
}

const fn longest_runs() -> [u8; 64] {
    let mut table = [0; 64];
    let mut set = 0;
    while set < 64 {
        let mut left = set;
        while left != 0 {
            table[set] += 1;
            left &= left >> 1;
        }
        set += 1;
    }
    table
}

const fn tally_of(die: u8) -> (u64, u32) {
    let (colour, number) = ((die / 6) as u32, (die % 6) as u32);
    ((1 << (7 * number)) + (1 << (COLOURS + 7 * colour)), (number + 1) << (10 * colour))
}

impl fmt::Display for Die {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", self.colour().id(), self.number())
    }
}

impl fmt::Debug for Die {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{self}")
    }
}

impl fmt::Debug for Dice {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.iter()).finish()
    }
}

impl FromStr for Die {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Self, NotationError> {
        let read = |colour: Colour| {
            let number = notation::number(text.strip_prefix(colour.id())?);
            number.filter(|number| (1..=6).contains(number)).map(|number| Self::of(colour, number))
        };
        let die = Colour::ALL.into_iter().find_map(read);
        die.ok_or_else(|| NotationError::new(text, "a die, such as red6, blue1 or green3"))
    }
}

impl Serialize for Dice {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        // Postcard needs the length.
        serializer.collect_seq(self.iter().collect::<Vec<_>>())
    }
}

impl<'de> Deserialize<'de> for Dice {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let dice = Vec::<Die>::deserialize(deserializer)?;
        let count = dice.len();
        Self::of(dice).ok_or_else(|| de::Error::custom(format!("{count} dice, there are six")))
    }
}

engine::serde_as_text!(Die);
