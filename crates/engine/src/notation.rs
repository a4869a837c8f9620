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
    /// The error of finding `text` where `expected` should stand.
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
