//! The dice of local games: a named, portable generator, seeded by the system or by the user.

use chacha20::ChaCha20Rng;
use chacha20::rand_core::SeedableRng;

/// The generator of a seed; the same seed rolls the same dice on every machine.
pub(crate) fn seeded(seed: u64) -> ChaCha20Rng {
    ChaCha20Rng::seed_from_u64(seed)
}

/// A seed nobody can guess.
pub(crate) fn fresh_seed() -> anyhow::Result<u64> {
    getrandom::u64().map_err(|error| anyhow::anyhow!("the system gives no random numbers: {error}"))
}
