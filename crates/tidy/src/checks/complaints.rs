//! Error messages have a Spanish translation, and the catalogue has no others.

use std::collections::BTreeSet;

use crate::game::names;
use crate::literal::{Literal, Source};
use crate::tree::{Tree, numbered};
use crate::word;

const CATALOGUE: &str = "crates/words/locales/es/complaints.txt";

/// Sources whose errors reach a person, and those of the games.
const SPOKEN: [&str; 12] = [
    "crates/arena/src/",
    "crates/bots/src/",
    "crates/catan-solver/src/",
    "crates/engine/src/",
    "crates/fair/src/",
    "crates/games/src/",
    "crates/rollstead/src/",
    "crates/server/src/lib.rs",
    "crates/server/src/store.rs",
    "crates/server/src/store/sqlite/restore.rs",
    "crates/tui/src/",
    "crates/words/src/",
];

/// Sources within them whose errors reach only programs, with the reason.
const FOR_PROGRAMS: [(&str, &str); 3] = [
    ("crates/rollstead/src/pipe/", "JSON-RPC faults are read by programs"),
    ("/src/validate", "only programs send states, over the pipe"),
    ("/src/state.rs", "only programs send states, over the pipe"),
];

/// Sources in which every text is an error message; elsewhere only those in [`CARRIERS`] are.
const WHOLE: [&str; 7] = [
    "/src/content/",
    "crates/arena/src/journal.rs",
    "crates/engine/src/pack.rs",
    "crates/engine/src/record",
    "crates/engine/src/setup.rs",
    "crates/tui/src/store.rs",
    "crates/tui/src/app/news.rs",
];

/// What error messages are given to; each ends where its brackets or its statement end.
const CARRIERS: [&str; 15] = [
    "#[error(",
    "anyhow!(",
    "bail!(",
    "ensure!(",
    ".context(",
    "with_context(",
    "NotationError::new(",
    "Error::other(",
    "Err(format!(",
    "map_err(",
    "problem: format!(",
    "expected = ",
    "expected =\n",
    "failed = ",
    "EXPECTED: &'static str = ",
];

/// What texts are given to that nobody reads as an error.
const SILENT: [&str; 4] = ["writeln!(", "strip_prefix(", "starts_with(", "#[serde("];

/// Texts that look like error messages and are none, with the reason.
const NOT_SPOKEN: [(&str, &str); 6] = [
    ("= scores", "a line of a record"),
    ("= hash {}", "a line of a record"),
    ("entropy {}", "a word of a record's line"),
    ("true, false", "the values of an option"),
    ("the state: {}", "only programs send states, over the pipe"),
    ("content pack {} is not loaded here", "only programs send states, over the pipe"),
];

pub(crate) fn check(tree: &Tree) -> Vec<String> {
    let catalogue = tree.text(CATALOGUE).unwrap_or_default();
    let is_english =
        |line: &str| !line.is_empty() && !line.starts_with('#') && !line.starts_with(' ');
    let entries: Vec<(usize, &str)> =
        numbered(catalogue).filter(|(_, line)| is_english(line)).collect();
    let known: BTreeSet<String> = entries.iter().map(|(_, english)| shape(english)).collect();
    let mut used = BTreeSet::new();
    let mut problems = Vec::new();
    let games: Vec<String> =
        names(tree).into_iter().map(|name| format!("crates/{name}/src/")).collect();
    for (path, text) in tree.rust_files().filter(|(path, _)| is_spoken(path, &games)) {
        for literal in messages(path, text) {
            let shape = shape(&literal.text);
            if !known.contains(&shape) {
                let (line, text) = (literal.line, &literal.text);
                problems.push(format!("{path}:{line}: {CATALOGUE} has no {text:?}."));
            }
            used.insert(shape);
        }
    }
    let is_unused =
        |(_, english): &&(usize, &str)| is_text(english) && !used.contains(&shape(english));
    let unused = entries.iter().filter(is_unused);
    problems
        .extend(unused.map(|(line, english)| {
            format!("{CATALOGUE}:{line}: no error message is {english:?}.")
        }));
    problems
}

fn is_spoken(path: &str, games: &[String]) -> bool {
    let is_here = |folder: &str| path.starts_with(folder);
    (SPOKEN.iter().any(|folder| is_here(folder)) || games.iter().any(|folder| is_here(folder)))
        && !FOR_PROGRAMS.iter().any(|(silent, _)| path.contains(silent))
        && !path.contains("/tests")
}

/// The error messages of a file.
fn messages(path: &str, text: &str) -> Vec<Literal> {
    let source = Source::read(text);
    let is_whole = WHOLE.iter().any(|whole| path.contains(whole));
    let spoken = regions(&source, &CARRIERS);
    let silent = regions(&source, &SILENT);
    let is_within = |regions: &[(usize, usize)], at: usize| {
        regions.iter().any(|(from, to)| (*from..*to).contains(&at))
    };
    let is_message = |literal: &&Literal| {
        is_text(&literal.text)
            && (is_whole || is_within(&spoken, literal.at))
            && !is_within(&silent, literal.at)
            && !source.code[..literal.at].trim_end().ends_with(".expect(")
            && !source.code[..literal.at].trim_end().ends_with("reason =")
            && !NOT_SPOKEN.iter().any(|(text, _)| *text == shape(&literal.text))
    };
    source.literals.iter().filter(is_message).cloned().collect()
}

/// From where to where these have their arguments.
fn regions(source: &Source, openings: &[&str]) -> Vec<(usize, usize)> {
    let places = openings
        .iter()
        .flat_map(|opening| word::places(&source.code, opening).map(|at| at + opening.len()));
    places.map(|from| (from, source.end_of(from))).collect()
}

/// Whether a text has words: a placeholder, a name or a sign is none.
fn is_text(text: &str) -> bool {
    let shape = shape(text).replace("{:?}", "").replace("{}", "");
    let is_word = |word: &&str| word.chars().filter(|c| c.is_alphabetic()).count() > 1;
    text.trim().contains(' ') && shape.split_whitespace().any(|word| is_word(&word))
}

/// A text with bare placeholders: `{count}` and `{:.2}` are `{}`, and `{name:?}` is `{:?}`.
fn shape(text: &str) -> String {
    let mut shape = String::new();
    let mut rest = text;
    while let Some((before, behind)) = rest.split_once('{') {
        let (inner, after) = behind.split_once('}').unwrap_or((behind, ""));
        let bare = if inner.ends_with(":?") { "{:?}" } else { "{}" };
        shape.extend([before, bare]);
        rest = after;
    }
    shape + rest
}
