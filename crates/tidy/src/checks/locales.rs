//! English and Spanish have the same messages.

use crate::tree::{Tree, ending, numbered};

pub(crate) fn check(tree: &Tree) -> Vec<String> {
    let mut problems = one_sided(tree, "en", "es");
    problems.extend(one_sided(tree, "es", "en"));
    problems
}

/// What the files of one language have that those of the other lack.
fn one_sided(tree: &Tree, here: &str, there: &str) -> Vec<String> {
    let folder = format!("crates/words/locales/{here}");
    let files = tree.files_under(&folder).filter(|(path, _)| ending(path) == "ftl");
    let other = format!("crates/words/locales/{there}");
    files
        .flat_map(|(path, text)| {
            let other = path.replacen(&folder, &other, 1);
            file_problems(tree, path, text, &other)
        })
        .collect()
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
