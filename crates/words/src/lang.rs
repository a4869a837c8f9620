//! The languages we speak.

use std::fmt;
use std::str::FromStr;

use engine::NotationError;

/// A language we speak.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Lang {
    /// English.
    En,
    /// Spanish.
    Es,
}

impl Lang {
    /// All languages; the first is the one taken when nothing else is known.
    pub const ALL: [Self; 2] = [Self::En, Self::Es];

    /// The language's code.
    pub const fn id(self) -> &'static str {
        match self {
            Self::En => "en",
            Self::Es => "es",
        }
    }

    /// The language of a locale such as `es-AR` or `es_ES.UTF-8`, if we speak it.
    pub fn of_locale(locale: &str) -> Option<Self> {
        let code = locale.split(['-', '_', '.']).next().unwrap_or_default();
        Self::ALL.into_iter().find(|lang| lang.id().eq_ignore_ascii_case(code))
    }
}

impl fmt::Display for Lang {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.id())
    }
}

impl FromStr for Lang {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Self, NotationError> {
        let lang = Self::ALL.into_iter().find(|lang| lang.id() == text);
        lang.ok_or_else(|| NotationError::new(text, "a language: en or es"))
    }
}
