//! The law of names: phase, rules, chapter and tests.

use crate::toy::{problems_after, problems_with, problems_without, replace};

const STATE: &str = "crates/toy/src/state.rs";
const ROLL: &str = "crates/toy/src/rules/roll.rs";
const NO_CHAPTER: &str = "crates/toy/src/rules/roll.rs:1: \
                          the file does not open with a chapter of crates/toy/RULES.md.";

#[test]
fn a_phase_without_rules_is_told() {
    let problems = problems_after(|tree| {
        let text = tree.remove("crates/toy/src/rules/draw_tile.rs").unwrap();
        tree.write("crates/toy/src/rules/drawtile.rs", text);
    });
    assert_eq!(
        problems,
        ["crates/toy/src/state.rs: Phase::DrawTile has no crates/toy/src/rules/draw_tile.rs."]
    );
}

#[test]
fn a_phase_without_tests_is_told() {
    let problems = problems_after(|tree| {
        let text = tree.remove("crates/toy/tests/it/draw_tile.rs").unwrap();
        tree.write("crates/toy/tests/it/tile.rs", text);
        replace(tree, "crates/toy/tests/it/main.rs", "mod draw_tile;", "mod tile;");
    });
    assert_eq!(
        problems,
        ["crates/toy/src/state.rs: Phase::DrawTile has no crates/toy/tests/it/draw_tile.rs."]
    );
}

#[test]
fn a_new_phase_needs_both() {
    assert_eq!(
        problems_with(STATE, "    Over,\n", "    Pay(u8),\n    Over,\n"),
        [
            "crates/toy/src/state.rs: Phase::Pay has no crates/toy/src/rules/pay.rs.",
            "crates/toy/src/state.rs: Phase::Pay has no crates/toy/tests/it/pay.rs.",
        ]
    );
}

#[test]
fn a_state_without_phases_is_told() {
    assert_eq!(
        problems_with(STATE, "pub enum Phase {", "pub enum Question {"),
        ["crates/toy/src/state.rs: there is no `enum Phase` here."]
    );
}

#[test]
fn rules_that_name_no_chapter_are_told() {
    assert_eq!(problems_with(ROLL, "//! TG-2 Roll: one die.", "//! Roll: one die."), [NO_CHAPTER]);
    assert_eq!(problems_with(ROLL, "//! TG-2 Roll", "//! TG-3 Roll"), [NO_CHAPTER]);
    assert_eq!(problems_with(ROLL, "//! TG-2 Roll", "//! TG-2 Rolling"), [NO_CHAPTER]);
}

#[test]
fn a_chapter_of_another_title_is_told() {
    assert_eq!(
        problems_with("crates/toy/RULES.md", "## TG-2 Roll (", "## TG-2 Throw ("),
        [NO_CHAPTER]
    );
}

#[test]
fn a_chapter_in_one_language_is_told() {
    assert_eq!(
        problems_with("crates/toy/RULES.es.md", "## TG-2 Tirada", "## Tirada"),
        ["crates/toy/RULES.md:7: TG-2 is missing in RULES.es.md."]
    );
    assert_eq!(
        problems_with("crates/toy/RULES.es.md", "## TG-2 Tirada", "## TG-4 Más\n\n## TG-2 Tirada"),
        ["crates/toy/RULES.es.md:7: TG-4 is missing in RULES.md."]
    );
}

#[test]
fn a_missing_state_is_told_once() {
    assert_eq!(problems_without(STATE), ["crates/toy: the game has no crates/toy/src/state.rs."]);
}
