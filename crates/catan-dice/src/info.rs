//! The facts of the game, its options and the version of its rules.

use engine::{Info, OptionSpec};

use crate::Content;

/// Raised whenever a record of an earlier version could replay differently.
pub const VERSION: u32 = 1;

/// Title, makers, seats and rules.
pub const INFO: Info = Info {
    id: "catan-dice",
    title: "Catan Dice Game",
    designer: "Klaus Teuber",
    publisher: "Kosmos / Mayfair Games / Catan Studio, 2007",
    seats: 1..=4,
    version: VERSION,
    rules: &[("en", include_str!("../RULES.md")), ("es", include_str!("../RULES.es.md"))],
    words: &[("en", include_str!("../words/en.ftl")), ("es", include_str!("../words/es.ftl"))],
    complaints: &[("es", include_str!("../words/es.complaints.txt"))],
};

/// The rulesets of the pack; the first is the default.
pub(crate) fn options(content: &Content) -> Vec<OptionSpec> {
    let rulesets = content.rulesets.iter().map(|ruleset| ruleset.id.as_str());
    vec![OptionSpec::choice("ruleset", rulesets)]
}
