//! Notation: numbers that are written in one way only, and what is wrong with a text.

use std::fmt::Display;
use std::str::FromStr;

use thiserror::Error;

/// A text that is not what it should be.
///
/// ```
/// let error = "nine".parse::<engine::Seat>().unwrap_err();
/// assert_eq!(error.to_string(), "\"nine\" is not a seat from 0 to 3");
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("{text:?} is not {expected}")]
pub struct NotationError {
    /// The text as it was given, cut short if it is long.
    pub text: String,
    /// What it should have been.
    pub expected: String,
}

impl NotationError {
    /// The error of finding `text` in the place of `expected`.
    pub fn new(text: &str, expected: impl Into<String>) -> Self {
        let short: String = text.chars().take(60).collect();
        let text = if short.len() < text.len() { short + "…" } else { short };
        Self { text, expected: expected.into() }
    }
}

/// The number a text stands for, if it is written as we write it: no plus sign, no leading zeros.
///
/// ```
/// assert_eq!(engine::notation::number("12"), Some(12_u8));
/// assert_eq!(engine::notation::number::<u8>("+12"), None);
/// ```
pub fn number<T: FromStr + Display>(text: &str) -> Option<T> {
    text.parse::<T>().ok().filter(|number| number.to_string() == text)
}

/// The number from 0 to 255 that a word stands for.
///
/// ```
/// assert_eq!(engine::notation::byte("12"), Ok(12));
/// let error = engine::notation::byte("256").unwrap_err();
/// assert_eq!(error.to_string(), "\"256\" is not a number from 0 to 255");
/// ```
pub fn byte(word: &str) -> Result<u8, NotationError> {
    number(word).ok_or_else(|| NotationError::new(word, "a number from 0 to 255"))
}

/// The words of an enum in notation and packs: its constant `ALL` and its functions `id` and `read`.
///
/// ```
/// #[derive(Clone, Copy, Debug, PartialEq)]
/// enum Gem { Gold, White }
///
/// engine::words! { Gem { Gold = "gold", White = "white" } }
/// assert_eq!(Gem::ALL.map(Gem::id), ["gold", "white"]);
/// assert_eq!(Gem::read("white"), Some(Gem::White));
/// ```
#[macro_export]
macro_rules! words {
    ($type:ident { $($name:ident = $word:literal),+ $(,)? }) => {
        impl $type {
            /// All of them, in order.
            pub const ALL: [Self; [$($word),+].len()] = [$(Self::$name),+];

            /// The word of the notation and of the packs.
            pub const fn id(self) -> &'static str {
                match self {
                    $(Self::$name => $word),+
                }
            }

            /// The one with this word.
            pub fn read(word: &str) -> Option<Self> {
                Self::ALL.into_iter().find(|one| one.id() == word)
            }
        }
    };
}
