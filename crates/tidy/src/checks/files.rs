//! Every game crate has the same files.

use crate::game::names;
use crate::tree::Tree;

/// The files that a newcomer finds in any game.
const FILES: [&str; 20] = [
    "README.md",
    "RULES.md",
    "RULES.es.md",
    "content/default.toml",
    "words/en.ftl",
    "words/es.ftl",
    "words/es.complaints.txt",
    "src/lib.rs",
    "src/game.rs",
    "src/info.rs",
    "src/content.rs",
    "src/state.rs",
    "src/action.rs",
    "src/fact.rs",
    "src/setup.rs",
    "src/rules.rs",
    "src/scoring.rs",
    "src/value.rs",
    "src/text.rs",
    "tests/it/main.rs",
];

pub(crate) fn check(tree: &Tree) -> Vec<String> {
    let paths = |name| FILES.map(|file| (name, format!("crates/{name}/{file}")));
    let missing = names(tree).into_iter().flat_map(paths).filter(|(_, path)| !tree.has(path));
    missing.map(|(name, path)| format!("crates/{name}: the game has no {path}.")).collect()
}
