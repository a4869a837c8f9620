//! Every doc comment is made of sentences: it begins like one, and each of its paragraphs ends like one.

use crate::tree::{Tree, numbered};

pub(crate) fn check(tree: &Tree) -> Vec<String> {
    let crates = tree.rust_files().filter(|(path, _)| path.starts_with("crates/"));
    crates.flat_map(|(path, text)| problems(path, text)).collect()
}

/// A paragraph of a doc comment.
struct Paragraph {
    /// The line of the file on which it begins, from 1.
    line: usize,
    text: String,
    /// Whether it is the first of its comment.
    is_first: bool,
}

fn problems(path: &str, text: &str) -> Vec<String> {
    let mut problems = Vec::new();
    for Paragraph { line, text, is_first } in paragraphs(text) {
        if is_first && !begins_well(&text) {
            problems.push(format!("{path}:{line}: the comment does not begin like a sentence."));
        }
        if !ends_well(&text) {
            problems.push(format!("{path}:{line}: the comment does not end like a sentence."));
        }
    }
    problems
}

/// The paragraphs of all doc comments; code, headings, tables and the links below a text are none.
fn paragraphs(text: &str) -> Vec<Paragraph> {
    let mut found: Vec<Paragraph> = Vec::new();
    let (mut is_open, mut is_code, mut marker) = (false, false, "");
    for (number, line) in numbered(text) {
        let Some((here, content)) = doc(line) else {
            (is_open, is_code, marker) = (false, false, "");
            continue;
        };
        let is_first = here != marker;
        marker = here;
        if content.starts_with("```") {
            is_code = !is_code;
        }
        if is_code || content.is_empty() || is_no_text(content) {
            is_open = false;
        } else if let Some(last) = found.last_mut().filter(|_| is_open && !is_item(content)) {
            last.text.push(' ');
            last.text.push_str(content);
        } else {
            found.push(Paragraph { line: number, text: content.to_owned(), is_first });
            is_open = true;
        }
    }
    found
}

/// The marker of a doc comment, and what follows it. A line that ends with a backslash is part of a string.
fn doc(line: &str) -> Option<(&'static str, &str)> {
    let line = Some(line.trim_start()).filter(|line| !line.ends_with('\\'))?;
    let content = |marker| {
        Some((marker, line.strip_prefix(marker)?)).filter(|(_, rest)| !rest.starts_with('/'))
    };
    let (marker, content) = ["///", "//!"].into_iter().find_map(content)?;
    Some((marker, content.trim()))
}

fn is_no_text(content: &str) -> bool {
    content.starts_with("```") || content.starts_with(['#', '|', '>']) || content.contains("]: ")
}

fn is_item(content: &str) -> bool {
    content.starts_with("- ")
        || content.starts_with("* ")
        || content.split_once(". ").is_some_and(|(number, _)| number.parse::<u8>().is_ok())
}

/// A capital letter, a digit, or something quoted or marked as code.
fn begins_well(text: &str) -> bool {
    !text.starts_with(char::is_lowercase)
}

/// A mark that ends a sentence, perhaps in brackets or quotes; a colon stands before a list or an example.
fn ends_well(text: &str) -> bool {
    let text = text.trim_end_matches([')', '"', '”', '’', '*', '`', '_']);
    text.ends_with(['.', '?', '!', ':', '…'])
}
