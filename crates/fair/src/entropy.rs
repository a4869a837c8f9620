//! What a seat adds to the dice.

use std::fmt;
use std::str::FromStr;

use engine::NotationError;
use engine::record::Fairness;

/// A seat's text: 1 to 64 printable ASCII characters without spaces.
///
/// The newline that ends an entropy in the key's message can therefore not stand within one.
///
/// ```
/// let mine: fair::Entropy = "four-leaf-clover".parse().unwrap();
/// assert_eq!(mine.as_str(), "four-leaf-clover");
/// assert!("four leaves".parse::<fair::Entropy>().is_err());
/// assert_eq!(fair::Entropy::none().as_str(), "-");
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Entropy(String);

impl Entropy {
    /// What a seat that adds nothing adds, such as a bot's: `-`.
    pub fn none() -> Self {
        Self("-".to_owned())
    }

    /// The text.
    pub fn as_str(&self) -> &str {
        &self.0
    }
}

impl fmt::Display for Entropy {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl FromStr for Entropy {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Self, NotationError> {
        if Fairness::is_word(text) {
            return Ok(Self(text.to_owned()));
        }
        let expected = "entropy: 1 to 64 printable ASCII characters without spaces";
        Err(NotationError::new(text, expected))
    }
}
