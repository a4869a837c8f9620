//! The facts of the game, its options and the version of its rules.

use engine::{Info, OptionSpec};

/// Raised whenever a record of an earlier version could replay differently.
pub const VERSION: u32 = 2;

/// Title, makers, seats and rules.
pub const INFO: Info = Info {
    id: "nations-dice",
    title: "Nations: The Dice Game",
    designer: "Rustan Håkansson",
    publisher: "Lautapelit.fi, 2014",
    seats: 1..=4,
    version: VERSION,
    rules: &[("en", include_str!("../RULES.md")), ("es", include_str!("../RULES.es.md"))],
    words: &[("en", include_str!("../words/en.ftl")), ("es", include_str!("../words/es.ftl"))],
    complaints: &[("es", include_str!("../words/es.complaints.txt"))],
};

/// The option of ND-1.7.
pub(crate) const WHITE_TWO_FOOD: &str = "white-two-food";
/// The option of ND-12.4.
pub(crate) const TOUGHER: &str = "tougher";

/// Two switches, both off unless the table says otherwise.
pub(crate) fn options() -> Vec<OptionSpec> {
    [WHITE_TWO_FOOD, TOUGHER].map(OptionSpec::flag).to_vec()
}
