//! Draws are unbiased, and the mapping from words to numbers is the one we promise.

use std::convert::Infallible;

use engine::below;
use rand_core::{Rng, SeedableRng, TryRng};
use rand_xoshiro::Xoshiro256PlusPlus;

/// A generator that gives these words, then stops the test.
struct Script {
    words: Vec<u64>,
}

impl Script {
    fn new(words: &[u64]) -> Self {
        Self { words: words.iter().rev().copied().collect() }
    }
}

impl TryRng for Script {
    type Error = Infallible;

    fn try_next_u32(&mut self) -> Result<u32, Infallible> {
        Ok(self.next_u64() as u32)
    }

    fn try_next_u64(&mut self) -> Result<u64, Infallible> {
        Ok(self.words.pop().expect("the script has no more words"))
    }

    fn try_fill_bytes(&mut self, bytes: &mut [u8]) -> Result<(), Infallible> {
        bytes.chunks_mut(8).for_each(|chunk| {
            chunk.copy_from_slice(&self.next_u64().to_le_bytes()[..chunk.len()]);
        });
        Ok(())
    }
}

/// The number drawn, and how many words it took.
fn drawn(bound: u64, words: &[u64]) -> (u64, usize) {
    let mut script = Script::new(words);
    let number = below(&mut script, bound);
    (number, words.len() - script.words.len())
}

#[test]
fn the_upper_half_of_the_product_is_the_number() {
    // The range of words is cut into as many equal stretches as there are numbers.
    assert_eq!(drawn(2, &[0]), (0, 1));
    assert_eq!(drawn(2, &[1 << 63]), (1, 1));
    assert_eq!(drawn(6, &[u64::MAX]), (5, 1));
    assert_eq!(drawn(6, &[u64::MAX / 6 + 2]), (1, 1));
    assert_eq!(drawn(1, &[u64::MAX]), (0, 1));
    assert_eq!(drawn(u64::MAX, &[u64::MAX]), (u64::MAX - 1, 1));
}

#[test]
fn a_word_that_would_favour_a_number_is_drawn_again() {
    // 2^64 leaves 4 when divided by 6, so four words are too many; 0 and 2^63 are two of them.
    assert_eq!(drawn(6, &[0, 1 << 63, (1 << 63) + 1]), (3, 3));
    // 2^64 leaves 1 when divided by 3: again the word 0.
    assert_eq!(drawn(3, &[0, 0, u64::MAX]), (2, 3));
    assert_eq!(drawn(3, &[1]), (0, 1));
}

/// Of a bound's words, those kept must be as many for each number; small words stand for all of them.
#[test]
fn exactly_as_many_words_are_rejected_as_the_bound_leaves_over() {
    for bound in [3, 5, 6, 7, 11, 216, 46_656] {
        let left_over = ((1_u128 << 64) % u128::from(bound)) as u64;
        // The rejected words lie where word × bound passes a multiple of 2^64: look at each crossing.
        let crossings = (0..bound).map(|number| {
            let first = (u128::from(number) << 64).div_ceil(u128::from(bound)) as u64;
            u64::from(drawn(bound, &[first, u64::MAX]).1 > 1)
        });
        assert_eq!(crossings.sum::<u64>(), left_over, "of {bound}");
    }
}

#[test]
fn powers_of_two_never_draw_again() {
    for bound in [1, 2, 4, 8, 1 << 32, 1 << 63] {
        assert_eq!(drawn(bound, &[0]), (0, 1), "of {bound}");
    }
}

#[test]
fn small_bounds_are_drawn_evenly() {
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(11);
    for bound in 2..=12 {
        let draws = 12_000;
        let mut counts = vec![0_u32; bound];
        for _ in 0..draws {
            counts[below(&mut rng, bound as u64) as usize] += 1;
        }
        let expected = f64::from(draws) / bound as f64;
        let sum: f64 = counts.iter().map(|it| (f64::from(*it) - expected).powi(2) / expected).sum();
        // One in a million for eleven degrees of freedom, and so for fewer, is 48.9.
        assert!(sum < 48.9, "of {bound}: chi-square {sum} of {counts:?}");
    }
}

#[test]
#[should_panic(expected = "a draw needs at least one outcome")]
fn nothing_can_be_drawn_from_nothing() {
    below(&mut Script::new(&[1]), 0);
}
