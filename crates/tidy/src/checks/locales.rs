//! English and Spanish have the same messages.

use crate::tree::{Tree, ending, numbered};

pub(crate) fn check(tree: &Tree) -> Vec<String> {
    let mut problems = one_sided(tree, "en", "es");
    problems.extend(one_sided(tree, "es", "en"));
    problems
}

/// What the files of one language have that those of the other lack.
fn one_sided(tree: &Tree, here: &str, there: &str) -> Vec<String> {
    let files = tree.files().filter(|(path, _)| ending(path) == "ftl");
    let pairs = files.filter_map(|(path, text)| Some((path, text, twin(path, here, there)?)));
    pairs.flat_map(|(path, text, other)| file_problems(tree, path, text, &other)).collect()
}

/// The same file in the other language: of a game's words, or of the front ends'.
fn twin(path: &str, here: &str, there: &str) -> Option<String> {
    let game = path.strip_suffix(&format!("/words/{here}.ftl"));
    let front = path.split_once(&format!("/locales/{here}/"));
    let front = front.map(|(folder, file)| format!("{folder}/locales/{there}/{file}"));
    game.map(|folder| format!("{folder}/words/{there}.ftl")).or(front)
}

fn file_problems(tree: &Tree, path: &str, text: &str, other: &str) -> Vec<String> {
    let here = messages(text);
    if here.is_empty() {
        return vec![format!("{path}: there is no message here.")];
    }
    let Some(there) = tree.text(other) else {
        return vec![format!("{path}: there is no {other}.")];
    };
    let there = messages(there);
    here.iter()
        .filter(|(_, id)| !there.iter().any(|(_, that)| that == id))
        .map(|(line, id)| format!("{path}:{line}: {id} is missing in {other}."))
        .collect()
}

/// The ids of a Fluent file, with their lines: `hello` of `hello = Good day`.
fn messages(text: &str) -> Vec<(usize, &str)> {
    numbered(text)
        .filter_map(|(line, content)| Some((line, content.split_once(" =")?.0)))
        .filter(|(_, id)| is_id(id))
        .collect()
}

fn is_id(text: &str) -> bool {
    let is_part = |c: char| c.is_ascii_lowercase() || c.is_ascii_digit() || c == '-';
    text.starts_with(|c: char| c.is_ascii_lowercase()) && text.chars().all(is_part)
}
