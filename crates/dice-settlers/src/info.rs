//! The facts of the game, its options and the version of its rules.

use engine::{Info, OptionSpec};

use crate::Content;

/// Raised whenever a record of an earlier version could replay differently.
pub const VERSION: u32 = 1;

/// Title, makers, seats and rules.
pub const INFO: Info = Info {
    id: "dice-settlers",
    title: "Dice Settlers",
    designer: "Dávid Turczi",
    publisher: "NSKN Games, 2018",
    seats: 2..=4,
    version: VERSION,
    rules: &[("en", include_str!("../RULES.md")), ("es", include_str!("../RULES.es.md"))],
};

pub(crate) fn options(content: &Content) -> Vec<OptionSpec> {
    let _ = content;
    unimplemented!()
}
