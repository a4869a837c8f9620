//! Fair dice: the scheme against other people's implementations, and what must never show.

mod dice;
mod proof;
mod text;

use fair::{Entropy, Proof, Secret};

/// The bytes 0 to 31; a real secret comes from the operating system.
fn secret() -> Secret {
    Secret::new(std::array::from_fn(|at| at as u8))
}

/// The secret in hexadecimal digits.
const DIGITS: &str = "000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f";

/// The SHA-256 of the secret's bytes, by Python's hashlib and by sha256sum.
const COMMITMENT: &str = "630dcd2966c4336691125448bbb25b4ff412a49c732db2c8abc1b8581bd710dd";

fn entropy(texts: &[&str]) -> Vec<Entropy> {
    texts.iter().map(|text| text.parse().expect("it is one word")).collect()
}

/// A table of a person and a bot.
fn proof() -> Proof {
    Proof::new(secret(), "t1", entropy(&["four-leaf-clover", "-"]))
}
