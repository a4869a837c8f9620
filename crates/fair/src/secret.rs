//! The server's secret, and the commitment to it that is published first.

use std::fmt;
use std::str::FromStr;

use engine::NotationError;
use sha2::{Digest, Sha256};

use crate::{FairError, hex};

/// Thirty-two bytes that only the server knows until the game is over.
///
/// Neither `Debug` nor an error ever shows them, and there is no `Display`: only
/// [`reveal`](Secret::reveal) gives them as text.
///
/// ```
/// let secret = fair::Secret::new([7; 32]);
/// assert_eq!(format!("{secret:?}"), "Secret(…)");
/// assert!(secret.reveal().starts_with("0707"));
/// ```
#[derive(Clone)]
pub struct Secret([u8; 32]);

impl Secret {
    /// The secret of these bytes, which must come from the system's generator.
    pub const fn new(bytes: [u8; 32]) -> Self {
        Self(bytes)
    }

    /// What is published before the seats add entropy: the SHA-256 of the secret's bytes.
    pub fn commitment(&self) -> Commitment {
        Commitment(Sha256::digest(self.0).into())
    }

    /// The secret as 64 hexadecimal digits: for the record of a game that is over, and for the server's own store.
    pub fn reveal(&self) -> String {
        hex::write(&self.0)
    }

    pub(crate) const fn bytes(&self) -> &[u8; 32] {
        &self.0
    }
}

impl fmt::Debug for Secret {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Secret(…)")
    }
}

impl FromStr for Secret {
    type Err = FairError;

    /// Reads what [`reveal`](Secret::reveal) wrote; the error does not repeat the text.
    fn from_str(text: &str) -> Result<Self, FairError> {
        hex::read(text).map(Self).ok_or(FairError::Secret)
    }
}

/// The SHA-256 of a secret, written as 64 hexadecimal digits.
///
/// Commitments are compared byte by byte, and not in constant time: both sides of a comparison are
/// published, so the time it takes reveals nothing, and knowing how many bytes of a hash agree does not
/// help to guess a secret.
///
/// ```
/// let commitment = fair::Secret::new([7; 32]).commitment();
/// assert_eq!(commitment.to_string().parse(), Ok(commitment));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Commitment([u8; 32]);

impl fmt::Display for Commitment {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&hex::write(&self.0))
    }
}

impl fmt::Debug for Commitment {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Commitment({self})")
    }
}

impl FromStr for Commitment {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Self, NotationError> {
        let error = || NotationError::new(text, "a commitment of 64 hexadecimal digits");
        hex::read(text).map(Self).ok_or_else(error)
    }
}
