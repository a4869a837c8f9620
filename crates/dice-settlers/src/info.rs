//! The facts of the game, its options and the version of its rules.

use engine::{Info, OptionKind, OptionSpec};

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

/// DS-1.9: which technologies lie on the table.
pub(crate) const TECHNOLOGIES: &str = "technologies";
/// The value for technologies by chance (DS-1.10).
pub(crate) const RANDOM: &str = "random";
/// DS-1.11: whether an Explosive technology is added.
pub(crate) const EXPLOSIVE: &str = "explosive";
/// DS-6.1 and DS-6.2: who changes a roll when.
pub(crate) const ROLL_ORDER: &str = "roll-order";
pub(crate) const SIMULTANEOUS: &str = "simultaneous";
/// DS-9.5: where gained dice go.
pub(crate) const GAINED_DICE: &str = "gained-dice";
pub(crate) const SPENT: &str = "spent";
/// DS-20.7: the last round that can be played.
pub(crate) const MAX_ROUNDS: &str = "max-rounds";

/// DS-1.9 to DS-1.12: the first value holds unless another is chosen.
pub(crate) fn options(content: &Content) -> Vec<OptionSpec> {
    let sets = content.sets.iter().map(|set| set.id.as_str());
    let rounds = OptionKind::Number { min: 1, max: 250, default: 100 };
    vec![
        choice(TECHNOLOGIES, sets.chain([RANDOM])),
        OptionSpec { id: EXPLOSIVE.into(), kind: OptionKind::Flag { default: false } },
        choice(ROLL_ORDER, ["clockwise", SIMULTANEOUS]),
        choice(GAINED_DICE, ["bag", SPENT]),
        OptionSpec { id: MAX_ROUNDS.into(), kind: rounds },
    ]
}

fn choice<'a>(id: &str, values: impl IntoIterator<Item = &'a str>) -> OptionSpec {
    let values: Vec<String> = values.into_iter().map(String::from).collect();
    let default = values[0].clone();
    OptionSpec { id: id.into(), kind: OptionKind::Choice { values, default } }
}
