//! How small values are written as data: as their notation, as a number, or as a list.

use std::fmt::Display;
use std::str::FromStr;

use serde::{Deserialize, Deserializer, de};

/// Serialises types as their notation, and reads them back from it.
///
/// ```
/// use std::{fmt, str::FromStr};
///
/// #[derive(Debug, PartialEq)]
/// struct Round(u8);
///
/// impl fmt::Display for Round {
///     fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
///         write!(f, "r{}", self.0)
///     }
/// }
///
/// impl FromStr for Round {
///     type Err = engine::NotationError;
///
///     fn from_str(text: &str) -> Result<Self, Self::Err> {
///         let number = text.strip_prefix('r').and_then(engine::notation::number);
///         number.map(Self).ok_or_else(|| engine::NotationError::new(text, "a round such as r3"))
///     }
/// }
///
/// engine::serde_as_text!(Round);
/// assert_eq!(serde_json::to_string(&Round(3)).unwrap(), r#""r3""#);
/// assert_eq!(serde_json::from_str::<Round>(r#""r3""#).unwrap(), Round(3));
/// assert!(serde_json::from_str::<Round>(r#""3""#).is_err());
/// ```
#[macro_export]
macro_rules! serde_as_text {
    ($($type:ty),+) => {$(
        impl ::serde::Serialize for $type {
            fn serialize<S: ::serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                serializer.collect_str(self)
            }
        }

        impl<'de> ::serde::Deserialize<'de> for $type {
            fn deserialize<D: ::serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
                $crate::data::parsed(deserializer)
            }
        }
    )+};
}

/// Serialises a `Copy` type as a number by its method, and reads it back by a function that checks the number.
///
/// ```
/// #[derive(Clone, Copy, Debug, PartialEq)]
/// struct Round(u8);
///
/// impl Round {
///     fn new(number: u8) -> Option<Self> {
///         (1..=9).contains(&number).then_some(Self(number))
///     }
///
///     fn number(self) -> u8 {
///         self.0
///     }
/// }
///
/// engine::serde_as_number!(Round as u8: Round::number, Round::new, "there is no round {}");
/// assert_eq!(serde_json::to_string(&Round(3)).unwrap(), "3");
/// let error = serde_json::from_str::<Round>("10").unwrap_err();
/// assert!(error.to_string().starts_with("there is no round 10"));
/// ```
#[macro_export]
macro_rules! serde_as_number {
    ($type:ty as $number:ty: $get:expr, $new:expr, $problem:literal) => {
        impl ::serde::Serialize for $type {
            fn serialize<S: ::serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                let number: $number = $get(*self);
                number.serialize(serializer)
            }
        }

        impl<'de> ::serde::Deserialize<'de> for $type {
            fn deserialize<D: ::serde::Deserializer<'de>>(
                deserializer: D,
            ) -> Result<Self, D::Error> {
                let number = <$number>::deserialize(deserializer)?;
                $new(number).ok_or_else(|| ::serde::de::Error::custom(format!($problem, number)))
            }
        }
    };
}

/// Serialises types as the list of what their `iter` gives.
///
/// ```
/// struct Low(u8);
///
/// impl Low {
///     fn iter(&self) -> impl Iterator<Item = u8> + use<> {
///         0..self.0
///     }
/// }
///
/// engine::serialize_as_list!(Low);
/// assert_eq!(serde_json::to_string(&Low(3)).unwrap(), "[0,1,2]");
/// ```
#[macro_export]
macro_rules! serialize_as_list {
    ($($type:ty),+) => {$(
        impl ::serde::Serialize for $type {
            fn serialize<S: ::serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                serializer.collect_seq(self.iter())
            }
        }
    )+};
}

/// Reads a value from the text of its notation.
pub fn parsed<'de, T: FromStr<Err: Display>, D: Deserializer<'de>>(
    deserializer: D,
) -> Result<T, D::Error> {
    String::deserialize(deserializer)?.parse().map_err(de::Error::custom)
}
