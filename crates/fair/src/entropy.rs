//! What a seat adds to the dice.

use std::fmt;
use std::str::FromStr;

use engine::NotationError;
use engine::record::Fairness;

/// The prefix of an entropy that the server drew for a seat that sent none; a seat cannot send text with it.
const OF_SERVER: &str = "server:";

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
    /// The entropy of a seat that adds nothing, such as a bot: `-`.
    pub fn none() -> Self {
        Self("-".to_owned())
    }

    /// What the server drew for a seat whose browser sent nothing; the record names the seat.
    ///
    /// ```
    /// let drawn = fair::Entropy::of_server("0f0f").unwrap();
    /// assert_eq!(drawn.as_str(), "server:0f0f");
    /// assert!(drawn.is_of_server() && !drawn.is_own());
    /// ```
    pub fn of_server(drawn: &str) -> Result<Self, NotationError> {
        format!("{OF_SERVER}{drawn}").parse()
    }

    /// Whether the server drew it.
    pub fn is_of_server(&self) -> bool {
        self.0.starts_with(OF_SERVER)
    }

    /// Whether the seat itself added something.
    pub fn is_own(&self) -> bool {
        !self.is_of_server() && *self != Self::none()
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
