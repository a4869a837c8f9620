//! Unbiased whole-number draws from any generator.

use rand_core::Rng;

/// A number from 0 to `bound - 1`, each exactly as likely as the others.
///
/// The mapping from the generator's words to the number is part of our interface: a proof of fair
/// dice made today must verify in ten years. It multiplies a 64-bit word by `bound` and takes the
/// upper half; a word in the short last stretch, which would favour some numbers, is drawn again.
///
/// ```
/// use rand_core::SeedableRng;
/// let mut rng = rand_xoshiro::Xoshiro256PlusPlus::seed_from_u64(1);
/// assert!((0..1000).all(|_| engine::below(&mut rng, 6) < 6));
/// ```
#[inline]
pub fn below<R: Rng + ?Sized>(rng: &mut R, bound: u64) -> u64 {
    assert!(bound > 0, "a draw needs at least one outcome");
    let mut wide = u128::from(rng.next_u64()) * u128::from(bound);
    if (wide as u64) < bound {
        let short = bound.wrapping_neg() % bound;
        while (wide as u64) < short {
            wide = u128::from(rng.next_u64()) * u128::from(bound);
        }
    }
    (wide >> 64) as u64
}
