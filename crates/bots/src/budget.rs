//! How much a search may do for one answer.

use std::fmt;
use std::str::FromStr;

use engine::NotationError;

/// How much a search may do for one answer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Budget {
    /// A number of iterations: the same answer on every machine and any number of threads.
    Iterations(u32),
    /// About this many milliseconds.
    Millis(u32),
}

impl fmt::Display for Budget {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Iterations(count) => write!(f, "{count}"),
            Self::Millis(count) => write!(f, "{count}ms"),
        }
    }
}

impl FromStr for Budget {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Self, NotationError> {
        let number = |digits: &str| engine::notation::number(digits).filter(|count| *count > 0);
        let budget = match text.strip_suffix("ms") {
            Some(digits) => number(digits).map(Self::Millis),
            None => number(text).map(Self::Iterations),
        };
        budget.ok_or_else(|| NotationError::new(text, "a budget: 2000 or 100ms"))
    }
}
