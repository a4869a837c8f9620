//! The law of names: a phase, its file of rules, its chapter and its tests are called the same.

use crate::game::Game;
use crate::tree::Tree;

pub(crate) fn check(tree: &Tree) -> Vec<String> {
    Game::all(tree).iter().flat_map(phase_problems).collect()
}

/// A state.rs that is not there at all is reported by the check of files.
fn phase_problems(game: &Game<'_>) -> Vec<String> {
    let Some(state) = game.text("src/state.rs") else {
        return Vec::new();
    };
    let phases = phases(state);
    if phases.is_empty() {
        return vec![format!("{}: there is no `enum Phase` here.", game.path("src/state.rs"))];
    }
    let asking = phases.into_iter().filter(|phase| *phase != "Over");
    asking
        .flat_map(|phase| missing_files(game, phase).into_iter().chain(opening(game, phase)))
        .collect()
}

fn missing_files(game: &Game<'_>, phase: &str) -> Vec<String> {
    let name = snake_case(phase);
    let files = [format!("src/rules/{name}.rs"), format!("tests/it/{name}.rs")];
    let missing = files.iter().filter(|file| game.text(file).is_none());
    let state = game.path("src/state.rs");
    missing.map(|file| format!("{state}: Phase::{phase} has no {}.", game.path(file))).collect()
}

/// What is wrong with the first line of the phase's rules, which names its chapter.
fn opening(game: &Game<'_>, phase: &str) -> Option<String> {
    let file = format!("src/rules/{}.rs", snake_case(phase));
    let first = game.text(&file)?.lines().next().unwrap_or_default();
    let is_chapter =
        first.strip_prefix("//! ").is_some_and(|sentence| names_chapter(game, sentence));
    let problem = || {
        let (path, rules) = (game.path(&file), game.path("RULES.md"));
        format!("{path}:1: the file does not open with a chapter of {rules}.")
    };
    (!is_chapter).then(problem)
}

/// Whether a sentence such as `TG-2 Roll: one die.` begins with id and title of a chapter.
fn names_chapter(game: &Game<'_>, sentence: &str) -> bool {
    let (id, text) = sentence.split_once(' ').unwrap_or((sentence, ""));
    let mut chapters = game.english.chapters.iter();
    chapters.any(|chapter| chapter.id == id && title(chapter.text) == title(text))
}

/// A heading or opening up to what explains it: `Roll` of `Roll (section 4)` and `Roll: one die.`
fn title(text: &str) -> &str {
    let end = text.find([':', '(', ',', ';', '.']).unwrap_or(text.len());
    text[..end].trim()
}

/// The variants of `enum Phase`, as rustfmt sets them: four spaces in, one below the other.
fn phases(state: &str) -> Vec<&str> {
    let is_start = |line: &str| line.ends_with("enum Phase {");
    let within = state.lines().skip_while(|line| !is_start(line)).skip(1);
    within
        .take_while(|line| *line != "}")
        .filter_map(|line| line.strip_prefix("    "))
        .filter(|line| line.starts_with(|c: char| c.is_ascii_uppercase()))
        .map(|line| &line[..line.find(|c: char| !c.is_alphanumeric()).unwrap_or(line.len())])
        .collect()
}

/// `draw_tile` for `DrawTile`.
fn snake_case(name: &str) -> String {
    let mut text = String::new();
    for letter in name.chars() {
        if letter.is_uppercase() && !text.is_empty() {
            text.push('_');
        }
        text.extend(letter.to_lowercase());
    }
    text
}
