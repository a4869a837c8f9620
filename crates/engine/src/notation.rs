//! What is wrong with a piece of notation.

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
    /// The error of finding `text` where `expected` should stand.
    pub fn new(text: &str, expected: impl Into<String>) -> Self {
        let short: String = text.chars().take(60).collect();
        let text = if short.len() < text.len() { short + "…" } else { short };
        Self { text, expected: expected.into() }
    }
}
