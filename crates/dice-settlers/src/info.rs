//! The facts of the game, its options and the version of its rules.

use engine::{Info, OptionKind, OptionSpec};

use crate::Content;

/// Raised whenever a record of an earlier version could replay differently.
pub const VERSION: u32 = 2;

/// Title, makers, seats and rules.
pub const INFO: Info = Info {
    id: "dice-settlers",
    title: "Dice Settlers",
    designer: "Dávid Turczi",
    publisher: "NSKN Games, 2018",
    seats: 1..=4,
    version: VERSION,
    rules: &[("en", include_str!("../RULES.md")), ("es", include_str!("../RULES.es.md"))],
    words: &[("en", include_str!("../words/en.ftl")), ("es", include_str!("../words/es.ftl"))],
    complaints: &[("es", include_str!("../words/es.complaints.txt"))],
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

/// DS-24.17: how hard the Diceoneer plays.
pub(crate) const DIFFICULTY: &str = "difficulty";
pub(crate) const CUSTOM: &str = "custom";
/// DS-24.18: the five values of a difficulty.
pub(crate) const BOT_CAP: &str = "bot-cap";
pub(crate) const BOT_STRENGTH: &str = "bot-strength";
pub(crate) const BOT_TRADE: &str = "bot-trade";
pub(crate) const BOT_TENTS: &str = "bot-tents";
pub(crate) const BOT_END: &str = "bot-end";
/// DS-24.19: the Gold Rush variant.
pub(crate) const GOLD_RUSH: &str = "gold-rush";
/// DS-24.20: who breaks ties.
pub(crate) const TIES: &str = "ties";
pub(crate) const AUTO: &str = "auto";
/// DS-24.15 and DS-24.16: when the Diceoneer joins.
pub(crate) const BOT_JOIN: &str = "bot-join";
pub(crate) const NEIGHBOUR: &str = "neighbour";

/// DS-1.9 to DS-1.12: the first value holds unless another is chosen.
pub(crate) fn options(content: &Content) -> Vec<OptionSpec> {
    let sets = content.sets.iter().map(|set| set.id.as_str());
    let rounds = OptionKind::Number { min: 1, max: 250, default: 100 };
    let mut options = vec![
        OptionSpec::choice(TECHNOLOGIES, sets.chain([RANDOM])),
        OptionSpec::flag(EXPLOSIVE),
        OptionSpec::choice(ROLL_ORDER, ["clockwise", SIMULTANEOUS]),
        OptionSpec::choice(GAINED_DICE, ["bag", SPENT]),
        OptionSpec { id: MAX_ROUNDS.into(), kind: rounds },
        OptionSpec::choice(DIFFICULTY, ["normal", "easy", "hard", CUSTOM]),
    ];
    let values = [BOT_CAP, BOT_STRENGTH, BOT_TRADE, BOT_TENTS, BOT_END];
    options.extend(values.into_iter().enumerate().map(|(at, id)| value(content, id, at)));
    options.extend([
        OptionSpec::flag(GOLD_RUSH),
        OptionSpec::choice(TIES, ["ask", AUTO]),
        OptionSpec::choice(BOT_JOIN, ["always", NEIGHBOUR]),
    ]);
    options
}

/// DS-24.18: the values that easy, normal and hard have, the normal one by default.
fn value(content: &Content, id: &str, at: usize) -> OptionSpec {
    let levels = content.solo.levels.map(|level| level.values()[at]);
    let mut values = levels.to_vec();
    values.sort_unstable();
    values.dedup();
    let kind = OptionKind::Choice {
        values: values.iter().map(ToString::to_string).collect(),
        default: levels[1].to_string(),
    };
    OptionSpec { id: id.into(), kind }
}
