//! The smallest tidy workspace, and what is said of it when it is broken.

use tidy::{Tree, problems};

/// A workspace with an engine, bots, words and one game, whose rules begin with TG.
///
/// TG-2.1 and TG-2.10 are there because one is the beginning of the other.
const FILES: [(&str, &str); 33] = [
    ("Cargo.toml", "[workspace.dependencies]\nserde = \"1\"\n"),
    ("CHANGELOG.md", "# Changes\n\nTG-1.9 is gone.\n"),
    ("crates/engine/Cargo.toml", "[dependencies]\nserde.workspace = true\n"),
    ("crates/engine/src/lib.rs", "//! What a game is.\n"),
    ("crates/bots/Cargo.toml", "[dependencies]\nengine.workspace = true\n"),
    ("crates/bots/src/lib.rs", "//! Players.\n"),
    ("crates/words/locales/en/toy.ftl", "# Toy\nroll = Roll\n    .hint = Once\nend-2 = The end\n"),
    ("crates/words/locales/es/toy.ftl", "end-2 = El fin\nroll = Tirada\n"),
    ("crates/toy/words/en.ftl", "title = Toy\n"),
    ("crates/toy/words/es.ftl", "title = Juguete\n"),
    ("crates/toy/words/es.complaints.txt", "# Toy\n"),
    ("crates/toy/Cargo.toml", MANIFEST),
    ("crates/toy/README.md", "# Toy\n\nA reading: TG-2.1.\n"),
    ("crates/toy/RULES.md", ENGLISH),
    ("crates/toy/RULES.es.md", SPANISH),
    ("crates/toy/content/default.toml", "faces = 6 # TG-1.1\n"),
    ("crates/toy/src/lib.rs", LIBRARY),
    ("crates/toy/src/game.rs", "//! The contract.\n"),
    ("crates/toy/src/info.rs", "//! Title and players.\n"),
    ("crates/toy/src/content.rs", "//! What is printed.\n"),
    ("crates/toy/src/state.rs", STATE),
    ("crates/toy/src/action.rs", "//! What a seat does.\n"),
    ("crates/toy/src/fact.rs", "//! What stands in the way.\n"),
    ("crates/toy/src/setup.rs", "//! The first state.\n\n// TG-1.1: two seats.\n"),
    ("crates/toy/src/rules.rs", "//! The rules.\n\nmod draw_tile;\nmod roll;\n"),
    ("crates/toy/src/rules/roll.rs", ROLL),
    ("crates/toy/src/rules/draw_tile.rs", "//! TG-3 Draw a tile.\n\n// TG-3.1: the top one.\n"),
    ("crates/toy/src/scoring.rs", "//! Points.\n"),
    ("crates/toy/src/value.rs", "//! Prospects.\n"),
    ("crates/toy/src/text.rs", "//! Phrases.\n"),
    ("crates/toy/tests/it/main.rs", "//! All tests.\n\nmod draw_tile;\nmod roll;\n"),
    ("crates/toy/tests/it/roll.rs", ROLL_TESTS),
    ("crates/toy/tests/it/draw_tile.rs", "//! TG-3.\n\n#[test]\nfn tg_3_1() {}\n"),
];

const MANIFEST: &str = "\
[package]
name = \"toy\"
version.workspace = true

[dependencies]
engine.workspace = true
serde = { workspace = true, features = [
    \"derive\",
] }

[dev-dependencies]
bots.workspace = true # plays it
proptest.workspace = true
";

const ENGLISH: &str = "\
# Toy: the rules

## TG-1 Set-up

- **TG-1.1** Two seats take part.

## TG-2 Roll (section 4)

- **TG-2.1** A turn begins with a roll.
- **TG-2.10** A roll is of one die.

## TG-3 Draw a tile (section 5)

- **TG-3.1** The top tile is drawn.
";

const SPANISH: &str = "\
# Toy: las reglas

## TG-1 Preparación

- **TG-1.1** Juegan dos puestos.

## TG-2 Tirada (sección 4)

- **TG-2.1** El turno comienza con una tirada.
- **TG-2.10** Se tira un dado.

## TG-3 Robar una loseta (sección 5)

- **TG-3.1** Se roba la loseta de arriba.
";

const LIBRARY: &str = "\
//! The toy by its rules.
#![doc = include_str!(\"../README.md\")]

mod action;
pub mod state; // plain data

pub use action::{
    Action, Chance,
};
pub use state::Phase;
";

const STATE: &str = "\
//! The state of a game.

/// What the game asks now.
#[derive(Clone, Copy)]
pub enum Phase {
    /// Nothing but a roll.
    Roll,
    DrawTile {
        Left: u8,
    },
    Over,
}
";

const ROLL: &str = "\
//! TG-2 Roll: one die.

// TG-2.1, TG-2.10: a roll of one die.
fn check() -> Result<(), Illegal> {
    illegal(\"TG-2.1\")
}
";

const ROLL_TESTS: &str = "\
//! TG-2.

#[test]
fn tg_1_1_two_seats_take_part() {}

#[test]
fn tg_2_1_a_turn_begins_with_a_roll() {}

#[test]
fn tg_2_10_a_roll_is_of_one_die() {}
";

const SCENARIO: (&str, &str) =
    ("crates/toy/tests/games/refused.game", "rollstead-game 1\n! TG-2.1 0 draw\nend 0\n");

/// The toy workspace, whole.
pub fn toy() -> Tree {
    FILES.into_iter().chain([SCENARIO]).collect()
}

/// What is said of the toy after this change; before it, nothing is.
pub fn problems_after(change: impl FnOnce(&mut Tree)) -> Vec<String> {
    let mut tree = toy();
    assert_eq!(problems(&tree), [""; 0]);
    change(&mut tree);
    problems(&tree)
}

/// What is said of the toy when a text in one file is another.
pub fn problems_with(path: &str, from: &str, to: &str) -> Vec<String> {
    problems_after(|tree| replace(tree, path, from, to))
}

/// What is said of the toy when this file is there, or has this text.
pub fn problems_of(path: &str, text: &str) -> Vec<String> {
    problems_after(|tree| tree.write(path, text))
}

/// What is said of the toy without this file.
pub fn problems_without(path: &str) -> Vec<String> {
    problems_after(|tree| {
        tree.remove(path).expect("the toy has this file");
    })
}

/// Replaces a text that comes once in a file.
pub fn replace(tree: &mut Tree, path: &str, from: &str, to: &str) {
    let text = tree.text(path).expect("the toy has this file");
    assert_eq!(text.matches(from).count(), 1, "{from:?} comes once in {path}");
    tree.write(path, text.replace(from, to));
}
