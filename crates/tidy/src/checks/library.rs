//! A game's lib.rs holds no code: its doc, attributes, the list of modules and what they offer.

use crate::game::names;
use crate::tree::{Tree, numbered};

pub(crate) fn check(tree: &Tree) -> Vec<String> {
    names(tree).into_iter().flat_map(|name| code_in(tree, name)).collect()
}

fn code_in(tree: &Tree, name: &str) -> Vec<String> {
    let path = format!("crates/{name}/src/lib.rs");
    let lines = tree.text(&path).map(code_lines).unwrap_or_default();
    lines.into_iter().map(|line| format!("{path}:{line}: lib.rs holds no code.")).collect()
}

fn code_lines(text: &str) -> Vec<usize> {
    let mut found = Vec::new();
    // An attribute or a `pub use` may run over several lines, up to this character.
    let mut last: Option<char> = None;
    for (number, line) in numbered(text) {
        let line = without_comment(line);
        last = last.or(last_of(line));
        match last {
            Some(end) if line.ends_with(end) => last = None,
            Some(_) => {}
            None if is_plain(line) => {}
            None => found.push(number),
        }
    }
    found
}

/// The character that ends what begins on this line.
fn last_of(line: &str) -> Option<char> {
    if line.starts_with("pub use ") {
        Some(';')
    } else if line.starts_with('#') {
        Some(']')
    } else {
        None
    }
}

fn is_plain(line: &str) -> bool {
    let is_module = line.starts_with("mod ") || line.starts_with("pub mod ");
    line.is_empty() || line.starts_with("//!") || (is_module && line.ends_with(';'))
}

fn without_comment(line: &str) -> &str {
    line.split_once(" // ").map_or(line, |(code, _)| code).trim_end()
}
