//! The dependencies that a crate's Cargo.toml lists.

use crate::tree::{Tree, numbered};

/// A dependency in a Cargo.toml.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Dependency<'a> {
    /// The name of the crate it depends on.
    pub name: &'a str,
    /// Whether only tests, examples and benches see it.
    pub is_for_tests: bool,
    /// What is said of it, such as `workspace = true` or `"1.0"`.
    pub terms: String,
    /// The line of the file, from 1.
    pub line: usize,
}

/// Which part of a Cargo.toml a line is in.
#[derive(Clone, Copy)]
enum Section<'a> {
    /// `[dependencies]`, `[dev-dependencies]` and their like: one dependency a line.
    List { is_for_tests: bool },
    /// `[dependencies.serde]`: the lines are the terms of one dependency.
    Table { name: &'a str, is_for_tests: bool },
    /// Anything else.
    Other,
}

impl Dependency<'_> {
    /// Whether only a feature adds it.
    pub fn is_optional(&self) -> bool {
        self.terms.replace(' ', "").contains("optional=true")
    }

    /// Whether the workspace says which version it is and where it comes from.
    pub fn is_of_workspace(&self) -> bool {
        let terms = || {
            let parts = self.terms.split(['{', '}', ',']).filter_map(|part| part.split_once('='));
            parts.map(|(key, value)| (key.trim(), value.trim()))
        };
        terms().any(|term| term == ("workspace", "true"))
            && !terms().any(|(key, _)| matches!(key, "version" | "path" | "git"))
    }
}

/// The dependencies that a Cargo.toml lists, in order.
pub(crate) fn dependencies(text: &str) -> Vec<Dependency<'_>> {
    let mut found = Vec::new();
    let mut section = Section::Other;
    for (line, content) in numbered(text) {
        let content = content.split('#').next().unwrap_or_default().trim();
        if let Some(header) = content.strip_prefix('[') {
            section = section_of(header.trim_end_matches(']'));
            if let Section::Table { name, is_for_tests } = section {
                found.push(Dependency { name, is_for_tests, terms: String::new(), line });
            }
        } else if !content.is_empty() {
            read_line(&mut found, section, content, line);
        }
    }
    found
}

/// The path of a crate's Cargo.toml and the dependencies in it.
pub(crate) fn of_crate<'a>(tree: &'a Tree, name: &str) -> (String, Vec<Dependency<'a>>) {
    let path = format!("crates/{name}/Cargo.toml");
    let found = tree.text(&path).map(dependencies).unwrap_or_default();
    (path, found)
}

fn section_of(header: &str) -> Section<'_> {
    let is_for_tests = header.contains("dev-dependencies");
    if header.ends_with("dependencies") {
        Section::List { is_for_tests }
    } else if let Some((_, name)) = header.split_once("dependencies.") {
        Section::Table { name, is_for_tests }
    } else {
        Section::Other
    }
}

fn read_line<'a>(
    found: &mut Vec<Dependency<'a>>,
    section: Section<'a>,
    content: &'a str,
    line: usize,
) {
    match section {
        Section::Other => {}
        Section::Table { .. } => add_terms(found, &format!(", {content}")),
        Section::List { .. } if is_open(found) => add_terms(found, content),
        Section::List { is_for_tests } => {
            found.extend(entry(content, is_for_tests, line));
        }
    }
}

/// Reads `serde = "1"`, `serde = { … }` or `serde.workspace = true`.
fn entry(content: &str, is_for_tests: bool, line: usize) -> Option<Dependency<'_>> {
    let (key, value) = content.split_once('=')?;
    let (name, terms) = match key.trim().split_once('.') {
        Some((name, key)) => (name, format!("{key} = {}", value.trim())),
        None => (key.trim(), value.trim().to_owned()),
    };
    Some(Dependency { name, is_for_tests, terms, line })
}

fn add_terms(found: &mut [Dependency<'_>], terms: &str) {
    if let Some(last) = found.last_mut() {
        last.terms.push_str(terms);
    }
}

/// Whether the last dependency goes on in the next line.
fn is_open(found: &[Dependency<'_>]) -> bool {
    let count = |terms: &str, brackets: [char; 2]| terms.matches(brackets).count();
    found.last().is_some_and(|last| count(&last.terms, ['{', '[']) > count(&last.terms, ['}', ']']))
}
