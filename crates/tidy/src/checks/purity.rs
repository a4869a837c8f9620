//! The engine and the games do no I/O, read no clock, draw no number, print and spawn nothing.

use crate::game;
use crate::tree::{Tree, numbered};
use crate::word;

/// The parts of the standard library that reach outside.
const MODULES: [&str; 6] = ["env", "fs", "net", "thread", "process", "time"];

/// What prints, and what draws numbers that no record holds.
const WORDS: [&str; 6] = ["println!", "print!", "eprintln!", "eprint!", "thread_rng", "StdRng"];

pub(crate) fn check(tree: &Tree) -> Vec<String> {
    let pure = game::names(tree).into_iter().chain(["engine"]);
    let files =
        pure.flat_map(|name| tree.files_under(&format!("crates/{name}/src")).collect::<Vec<_>>());
    files.flat_map(|(path, text)| mentions(path, text)).collect()
}

fn mentions(path: &str, text: &str) -> Vec<String> {
    let tell = |(line, word)| format!("{path}:{line}: {word} has no place in rules.");
    reaches(text).into_iter().map(tell).collect()
}

/// Where a source reaches outside: the line, and the word for what it reaches.
pub(super) fn reaches(text: &str) -> Vec<(usize, String)> {
    let mut found: Vec<(usize, String)> = Vec::new();
    for (number, line) in numbered(text) {
        let modules = MODULES.map(|module| format!("std::{module}"));
        let words = WORDS.map(str::to_owned).into_iter().chain(modules);
        found.extend(words.filter(|word| word::has(line, word)).map(|word| (number, word)));
    }
    found.extend(grouped(text));
    found
}

/// The same modules within `use std::{…};`, which may run over several lines.
fn grouped(text: &str) -> Vec<(usize, String)> {
    let mut found = Vec::new();
    for at in word::places(text, "std::{") {
        let line = 1 + text[..at].matches('\n').count();
        let group = text[at..].split(';').next().unwrap_or_default();
        let named = MODULES.into_iter().filter(|module| word::has(group, module));
        found.extend(named.map(|module| (line, format!("std::{module}"))));
    }
    found
}
