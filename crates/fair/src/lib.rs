//! Fair dice by commitment and revelation; the caller provides the random bytes.
#![doc = include_str!("../README.md")]

mod dice;
mod entropy;
mod error;
mod hex;
mod proof;
mod secret;

pub use chacha20::ChaCha20Rng;

pub use dice::Dice;
pub use entropy::Entropy;
pub use error::FairError;
pub use proof::Proof;
pub use secret::{Commitment, Secret};
