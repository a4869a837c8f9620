//! The facts of the game, its options and the version of its rules.

use engine::{Info, OptionSpec};

use crate::Content;

/// Raised whenever a record of an earlier version could replay differently.
pub const VERSION: u32 = 1;

/// Title, makers, seats and rules.
pub const INFO: Info = Info {
    id: "king-of-the-dice",
    title: "King of the Dice: The Board Game",
    designer: "Nils Nilsson",
    publisher: "HABA, 2021",
    seats: 2..=4,
    version: VERSION,
    rules: &[("en", include_str!("../RULES.md")), ("es", include_str!("../RULES.es.md"))],
    words: &[("en", include_str!("../words/en.ftl")), ("es", include_str!("../words/es.ftl"))],
    complaints: &[("es", include_str!("../words/es.complaints.txt"))],
};

/// The option that says how fires and gemstones are laid out, and its values.
pub(crate) const ARRANGEMENT: &str = "arrangement";
pub(crate) const PRINTED: &str = "printed";
pub(crate) const FREE: &str = "free";

/// KD-1.8: as in the pack, or random.
pub(crate) fn options(_content: &Content) -> Vec<OptionSpec> {
    vec![OptionSpec::choice(ARRANGEMENT, [PRINTED, FREE])]
}
