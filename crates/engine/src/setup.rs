//! What a game starts from: seats, options, content pack.

use std::collections::BTreeMap;
use std::ops::RangeInclusive;

use serde::Serialize;
use thiserror::Error;

use crate::notation::number;
use crate::{Content, Info, Pack};

/// Chosen options, by name, as text.
pub type Settings = BTreeMap<String, String>;

/// One option of a game: its name, and what it may be.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct OptionSpec {
    /// The name, as in `--option ruleset=classic`.
    pub id: String,
    /// What it may be, and its default.
    #[serde(flatten)]
    pub kind: OptionKind,
}

/// What an option may be.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum OptionKind {
    /// One of these words.
    Choice {
        /// The words.
        values: Vec<String>,
        /// The default.
        default: String,
    },
    /// `true` or `false`.
    Flag {
        /// The default.
        default: bool,
    },
    /// A whole number.
    Number {
        /// The smallest.
        min: i64,
        /// The largest.
        max: i64,
        /// The default.
        default: i64,
    },
}

impl OptionSpec {
    /// One of these words, of which there is at least one; the first is the default.
    pub fn choice<W: Into<String>>(id: &str, words: impl IntoIterator<Item = W>) -> Self {
        let values: Vec<String> = words.into_iter().map(Into::into).collect();
        let default = values.first().cloned().expect("an option has a value");
        Self { id: id.into(), kind: OptionKind::Choice { values, default } }
    }

    /// A switch that is off by default.
    pub fn flag(id: &str) -> Self {
        Self { id: id.into(), kind: OptionKind::Flag { default: false } }
    }
}

impl OptionKind {
    fn default_text(&self) -> String {
        match self {
            Self::Choice { default, .. } => default.clone(),
            Self::Flag { default } => default.to_string(),
            Self::Number { default, .. } => default.to_string(),
        }
    }

    fn accepts(&self, value: &str) -> bool {
        match self {
            Self::Choice { values, .. } => values.iter().any(|known| known == value),
            Self::Flag { .. } => matches!(value, "true" | "false"),
            Self::Number { min, max, .. } => {
                number(value).is_some_and(|number: i64| (*min..=*max).contains(&number))
            }
        }
    }

    fn expected(&self) -> String {
        match self {
            Self::Choice { values, .. } => values.join(", "),
            Self::Flag { .. } => "true, false".into(),
            Self::Number { min, max, .. } => format!("a whole number from {min} to {max}"),
        }
    }
}

/// Why a table cannot start.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum SetupError {
    /// Too few or too many seats.
    #[error("{game} is for {} to {} players, not {asked}", .allowed.start(), .allowed.end())]
    Seats {
        /// The game.
        game: &'static str,
        /// How many were asked for.
        asked: usize,
        /// How many it takes.
        allowed: RangeInclusive<usize>,
    },
    /// An option the game does not have.
    #[error("there is no option {option:?}; the options are: {known}")]
    UnknownOption {
        /// What was asked for.
        option: String,
        /// What there is.
        known: String,
    },
    /// A value the option does not take.
    #[error("option {option} cannot be {value:?}; it can be: {expected}")]
    BadValue {
        /// The option.
        option: String,
        /// What was asked for.
        value: String,
        /// What it takes.
        expected: String,
    },
}

/// What a game starts from.
#[derive(Debug)]
pub struct Setup<C: Content> {
    /// How many play.
    pub seats: usize,
    /// The chosen options; those not named keep their defaults.
    pub settings: Settings,
    /// What is printed on the components.
    pub pack: Pack<C>,
}

impl<C: Content> Clone for Setup<C> {
    fn clone(&self) -> Self {
        Self { seats: self.seats, settings: self.settings.clone(), pack: self.pack }
    }
}

impl<C: Content> PartialEq for Setup<C> {
    fn eq(&self, other: &Self) -> bool {
        (self.seats, &self.settings, self.pack) == (other.seats, &other.settings, other.pack)
    }
}

impl<C: Content> Eq for Setup<C> {}

impl<C: Content> Setup<C> {
    /// A table of `seats` with all defaults.
    pub fn new(seats: usize) -> Self {
        Self { seats, settings: Settings::new(), pack: Pack::default() }
    }

    /// The same table with one option chosen.
    #[must_use]
    pub fn with(mut self, option: &str, value: &str) -> Self {
        self.settings.insert(option.into(), value.into());
        self
    }

    /// The same table with another content pack.
    #[must_use]
    pub fn with_pack(mut self, pack: Pack<C>) -> Self {
        self.pack = pack;
        self
    }

    /// All options with their values, the defaults filled in; or why the table cannot start.
    pub fn complete(&self, info: &Info, specs: &[OptionSpec]) -> Result<Settings, SetupError> {
        if !info.seats.contains(&self.seats) {
            return Err(SetupError::Seats {
                game: info.id,
                asked: self.seats,
                allowed: info.seats.clone(),
            });
        }
        for option in self.settings.keys() {
            if !specs.iter().any(|spec| spec.id == *option) {
                let known: Vec<_> = specs.iter().map(|spec| spec.id.as_str()).collect();
                return Err(SetupError::UnknownOption {
                    option: option.clone(),
                    known: known.join(", "),
                });
            }
        }
        specs.iter().map(|spec| Ok((spec.id.clone(), self.value(spec)?))).collect()
    }

    fn value(&self, spec: &OptionSpec) -> Result<String, SetupError> {
        let Some(value) = self.settings.get(&spec.id) else { return Ok(spec.kind.default_text()) };
        if spec.kind.accepts(value) {
            return Ok(value.clone());
        }
        let (option, value, expected) = (spec.id.clone(), value.clone(), spec.kind.expected());
        Err(SetupError::BadValue { option, value, expected })
    }
}
