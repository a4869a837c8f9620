//! The dice of one game: a key from the secret and the entropy of all seats, and a generator for each draw.

use std::fmt;

use chacha20::ChaCha20Rng;
use chacha20::rand_core::SeedableRng;
use engine::record::Fairness;
use hmac::{Hmac, KeyInit, Mac};
use sha2::Sha256;

use crate::{Entropy, Secret};

/// The first line of the key's message; it changes with the scheme.
const SCHEME: &str = "rollstead fair dice 1";

/// The dice of one game; they are secret until the game is over, and `Debug` does not show them.
///
/// ```
/// use engine::Rng;
/// use fair::{Dice, Entropy, Secret};
/// let dice = Dice::new(&Secret::new([7; 32]), "t1", &[Entropy::none()]);
/// assert_eq!(dice.draw(3).next_u64(), dice.draw(3).next_u64());
/// assert_ne!(dice.draw(3).next_u64(), dice.draw(4).next_u64());
/// ```
#[derive(Clone)]
pub struct Dice {
    key: [u8; 32],
}

impl Dice {
    /// The dice of a table whose seats, in order, added this entropy.
    ///
    /// The table's id must be one word, as [`Fairness::is_word`] says: a newline within it would let two
    /// tables have one key.
    pub fn new(secret: &Secret, table: &str, entropy: &[Entropy]) -> Self {
        assert!(Fairness::is_word(table), "a table's id is one word of printable ASCII");
        let mut key =
            Hmac::<Sha256>::new_from_slice(secret.bytes()).expect("HMAC takes a key of any length");
        let seats = entropy.iter().map(Entropy::as_str);
        for line in [SCHEME, table].into_iter().chain(seats) {
            key.update(line.as_bytes());
            key.update(b"\n");
        }
        Self { key: key.finalize().into_bytes().into() }
    }

    /// The generator of draw `number`, which counts the chance events of the game from 0.
    pub fn draw(&self, number: u64) -> ChaCha20Rng {
        let mut rng = ChaCha20Rng::from_seed(self.key);
        rng.set_stream(number);
        rng
    }
}

impl fmt::Debug for Dice {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Dice(…)")
    }
}
