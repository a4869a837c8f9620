//! A transposition table: values of states already seen, in a table of fixed size.

use std::hash::{Hash, Hasher};

/// How many values the table has room for.
const SLOTS: usize = 1 << 12;
/// How many slots are tried for one state.
const TRIES: usize = 4;

/// Values by a state's hash; what does not fit is forgotten.
#[derive(Debug)]
pub(crate) struct TranspositionTable {
    slots: Vec<Slot>,
    /// Which search the values belong to: older ones do not count.
    age: u32,
}

#[derive(Clone, Copy, Debug, Default)]
struct Slot {
    key: u64,
    age: u32,
    value: f32,
}

impl Default for TranspositionTable {
    fn default() -> Self {
        Self { slots: vec![Slot::default(); SLOTS], age: 0 }
    }
}

impl TranspositionTable {
    /// Forgets everything.
    pub(crate) fn clear(&mut self) {
        if self.age == u32::MAX {
            *self = Self::default();
        }
        self.age += 1;
    }

    pub(crate) fn get(&self, key: u64) -> Option<f32> {
        let mut places = places(key).map(|place| self.slots[place]);
        places.find(|slot| slot.age == self.age && slot.key == key).map(|slot| slot.value)
    }

    pub(crate) fn put(&mut self, key: u64, value: f32) {
        let age = self.age;
        let free = places(key).find(|place| self.slots[*place].age != age);
        let place = free.unwrap_or(key as usize % SLOTS);
        self.slots[place] = Slot { key, age, value };
    }
}

/// The slots in which the value of a state may be.
fn places(key: u64) -> impl Iterator<Item = usize> {
    (0..TRIES).map(move |step| (key as usize).wrapping_add(step) % SLOTS)
}

/// A quick hash of a state, the same in every run; nothing stored depends on it.
pub(crate) fn key(state: &impl Hash) -> u64 {
    let mut mixer = Mixer { sum: 0, word: 0, bits: 0 };
    state.hash(&mut mixer);
    mixer.finish()
}

/// Small numbers are packed into a word first, since mixing one takes longer than everything else.
struct Mixer {
    sum: u64,
    word: u64,
    /// How many bits of the word are used.
    bits: u32,
}

impl Mixer {
    #[inline]
    fn add(&mut self, word: u64) {
        self.sum = mixed(self.sum, word);
    }

    #[inline]
    fn add_small(&mut self, number: u64, bits: u32) {
        if self.bits + bits > u64::BITS {
            self.add(self.word);
            (self.word, self.bits) = (0, 0);
        }
        self.word = self.word << bits | number;
        self.bits += bits;
    }
}

#[inline]
fn mixed(sum: u64, word: u64) -> u64 {
    (sum.rotate_left(5) ^ word).wrapping_mul(0x9e37_79b9_7f4a_7c15)
}

impl Hasher for Mixer {
    #[inline]
    fn write(&mut self, bytes: &[u8]) {
        let (words, rest) = bytes.as_chunks::<8>();
        for word in words {
            self.add(u64::from_le_bytes(*word));
        }
        for byte in rest {
            self.add_small((*byte).into(), 8);
        }
    }

    #[inline]
    fn write_u8(&mut self, number: u8) {
        self.add_small(number.into(), 8);
    }

    #[inline]
    fn write_u16(&mut self, number: u16) {
        self.add_small(number.into(), 16);
    }

    #[inline]
    fn write_u32(&mut self, number: u32) {
        self.add_small(number.into(), 32);
    }

    #[inline]
    fn write_u64(&mut self, number: u64) {
        self.add(number);
    }

    // A length, or which variant it is: both are small.
    #[inline]
    fn write_usize(&mut self, number: usize) {
        self.add_small(number as u64 & 0xffff, 16);
    }

    #[inline]
    fn write_isize(&mut self, number: isize) {
        self.add_small(number as u64 & 0xffff, 16);
    }

    #[inline]
    fn finish(&self) -> u64 {
        let sum = mixed(self.sum, self.word);
        let last = (sum ^ sum >> 32).wrapping_mul(0xd6e8_feb8_6659_fd93);
        last ^ last >> 32
    }
}
