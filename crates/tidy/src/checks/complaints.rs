//! Error messages have a Spanish translation, and the catalogue has no others.

use std::collections::BTreeSet;

use crate::game::names;
use crate::literal::{Literal, Source};
use crate::tree::{Tree, numbered};
use crate::word;

const CATALOGUE: &str = "crates/words/locales/es/complaints.txt";

/// Sources whose errors reach a person; those of the games do so besides.
const SPOKEN: [&str; 13] = [
    "crates/arena/src/",
    "crates/bots/src/",
    "crates/catan-solver/src/",
    "crates/engine/src/",
    "crates/fair/src/",
    "crates/games/src/",
    "crates/rollstead/src/",
    "crates/server/src/admin.rs",
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

/// A file of pairs: an English sentence, and below it, indented, the Spanish one.
struct Catalogue<'a> {
    path: String,
    /// The pairs, with the line of the English sentence.
    entries: Vec<(usize, &'a str, &'a str)>,
}

impl<'a> Catalogue<'a> {
    fn read(tree: &'a Tree, path: String) -> Self {
        let lines = numbered(tree.text(&path).unwrap_or_default());
        let lines: Vec<_> =
            lines.filter(|(_, it)| !it.is_empty() && !it.starts_with('#')).collect();
        let next = lines.iter().skip(1).map(|(_, it)| *it).chain([""]);
        let pairs = lines.iter().zip(next).filter(|((_, english), _)| !english.starts_with(' '));
        let entries = pairs.map(|((line, english), spanish)| (*line, *english, spanish)).collect();
        Self { path, entries }
    }

    fn has(&self, shape_of_text: &str) -> bool {
        self.entries.iter().any(|(_, english, _)| shape(english) == shape_of_text)
    }

    /// The sentences that no source says, and the pairs whose placeholders differ.
    fn problems(&self, used: &BTreeSet<String>) -> Vec<String> {
        let mut problems = Vec::new();
        for (line, english, spanish) in &self.entries {
            if is_text(english) && !used.contains(&shape(english)) {
                problems.push(format!("{}:{line}: no error message is {english:?}.", self.path));
            }
            if !spanish.starts_with(' ') || placeholders(english) != placeholders(spanish) {
                problems.push(format!("{}:{line}: the Spanish has other placeholders.", self.path));
            }
        }
        problems
    }
}

pub(crate) fn check(tree: &Tree) -> Vec<String> {
    let common = Catalogue::read(tree, CATALOGUE.to_owned());
    let mut said = BTreeSet::new();
    let (used, mut problems) = messages_of(tree, &SPOKEN, &[&common]);
    said.extend(used);
    for name in names(tree) {
        let own = Catalogue::read(tree, format!("crates/{name}/words/es.complaints.txt"));
        let folder = format!("crates/{name}/src/");
        let (used, told) = messages_of(tree, &[folder.as_str()], &[&own, &common]);
        problems.extend(told);
        problems.extend(own.problems(&used));
        said.extend(used);
    }
    problems.extend(common.problems(&said));
    problems
}

/// The error messages in these folders, and what is said of those that none of the catalogues has.
fn messages_of(
    tree: &Tree,
    folders: &[&str],
    catalogues: &[&Catalogue<'_>],
) -> (BTreeSet<String>, Vec<String>) {
    let (mut used, mut problems) = (BTreeSet::new(), Vec::new());
    for (path, text) in tree.rust_files().filter(|(path, _)| is_spoken(path, folders)) {
        for literal in messages(path, text) {
            let shape = shape(&literal.text);
            if !catalogues.iter().any(|catalogue| catalogue.has(&shape)) {
                let (line, text, catalogue) = (literal.line, &literal.text, &catalogues[0].path);
                problems.push(format!("{path}:{line}: {catalogue} has no {text:?}."));
            }
            used.insert(shape);
        }
    }
    (used, problems)
}

/// The names of a sentence's placeholders, sorted; those without a name are numbered from 0.
fn placeholders(text: &str) -> Vec<String> {
    let mut unnamed = 0;
    let inner = text.split('{').skip(1).filter_map(|behind| Some(behind.split_once('}')?.0));
    let mut names: Vec<String> = inner
        .map(|inner| inner.trim_end_matches('*').trim_end_matches(":?").to_owned())
        .map(|name| {
            if name.is_empty() {
                unnamed += 1;
                (unnamed - 1).to_string()
            } else {
                name
            }
        })
        .collect();
    names.sort_unstable();
    names
}

fn is_spoken(path: &str, folders: &[&str]) -> bool {
    folders.iter().any(|folder| path.starts_with(folder))
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
