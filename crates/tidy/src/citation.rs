//! Where text names rules: `TG-2.1` in words and code, `tg_2_1_` in the names of tests.

use crate::tree::numbered;
use crate::word;

/// A rule named in a text.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Citation {
    /// The id, such as `TG-2.1`.
    pub id: String,
    /// The line of the file, from 1.
    pub line: usize,
}

/// Every id of a prefix in a text. All digits count: `TG-2.10` is no citation of `TG-2.1`.
pub(crate) fn citations(text: &str, prefix: &str) -> Vec<Citation> {
    let start = format!("{prefix}-");
    let mut found = Vec::new();
    for (line, content) in numbered(text) {
        let numbers = word::places(content, &start).map(|at| numbers(&content[at + start.len()..]));
        // A number without a dot is a chapter's.
        let rules = numbers.filter(|numbers| numbers.contains('.'));
        found.extend(rules.map(|numbers| Citation { id: format!("{start}{numbers}"), line }));
    }
    found
}

/// The rules that the functions of a Rust file are named after.
pub(crate) fn named_functions(text: &str, prefix: &str) -> Vec<Citation> {
    let start = format!("{}_", prefix.to_lowercase());
    numbered(text)
        .filter_map(|(line, content)| {
            let (chapter, number) = numbers_of_name(function_name(content)?.strip_prefix(&start)?)?;
            Some(Citation { id: format!("{prefix}-{chapter}.{number}"), line })
        })
        .collect()
}

/// How a test of this rule begins: `tg_2_1` for `TG-2.1`.
pub(crate) fn function_of(id: &str) -> String {
    id.to_lowercase().replace(['-', '.'], "_")
}

/// The digits and dots at the start of a text, without the full stop of its sentence.
fn numbers(text: &str) -> &str {
    let end = text.find(|c: char| c != '.' && !c.is_ascii_digit()).unwrap_or(text.len());
    text[..end].trim_end_matches('.')
}

/// The name of the function whose definition begins on this line.
fn function_name(line: &str) -> Option<&str> {
    let line = line.trim_start();
    let line = line.strip_prefix("pub ").unwrap_or(line);
    let line = line.strip_prefix("async ").unwrap_or(line);
    line.strip_prefix("fn ")?.split(['(', '<']).next()
}

/// The two numbers that `2_1_a_roll` or `2_1` begins with.
fn numbers_of_name(name: &str) -> Option<(&str, &str)> {
    let mut parts = name.split('_');
    let is_number = |part: &&str| !part.is_empty() && part.bytes().all(|b| b.is_ascii_digit());
    Some((parts.next().filter(is_number)?, parts.next().filter(is_number)?))
}
