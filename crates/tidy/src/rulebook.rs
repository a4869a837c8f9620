//! A RULES.md: its chapters and its numbered rules.

use crate::tree::numbered;

/// What a RULES.md numbers.
#[derive(Clone, Debug)]
pub(crate) struct Rulebook<'a> {
    /// The lines `## TG-2 Roll (section 4)`.
    pub chapters: Vec<Numbered<'a>>,
    /// The lines `- **TG-2.1** A turn begins with a roll.`
    pub rules: Vec<Numbered<'a>>,
}

/// A chapter or a rule.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Numbered<'a> {
    /// The id, such as `TG-2` or `TG-2.1`.
    pub id: &'a str,
    /// What stands behind the id.
    pub text: &'a str,
    /// The line of the file, from 1.
    pub line: usize,
}

impl<'a> Rulebook<'a> {
    /// Reads a RULES.md.
    pub fn read(text: &'a str) -> Self {
        Self { chapters: collect(text, chapter), rules: collect(text, rule) }
    }

    /// The letters that the ids begin with, by the first rule.
    pub fn prefix(&self) -> Option<&'a str> {
        self.rules.first().map(|rule| prefix(rule.id))
    }
}

/// The letters that an id begins with.
pub(crate) fn prefix(id: &str) -> &str {
    id.split_once('-').map_or("", |(prefix, _)| prefix)
}

/// Reads the id and what is behind it from a line, if the line has one.
type Reading = fn(&str) -> Option<(&str, &str)>;

fn collect(text: &str, read: Reading) -> Vec<Numbered<'_>> {
    numbered(text)
        .filter_map(|(line, content)| {
            read(content).map(|(id, text)| Numbered { id, text: text.trim(), line })
        })
        .collect()
}

fn rule(line: &str) -> Option<(&str, &str)> {
    line.strip_prefix("- **")?.split_once("**").filter(|(id, _)| is_rule(id))
}

fn chapter(line: &str) -> Option<(&str, &str)> {
    let heading = line.strip_prefix("## ")?;
    heading.split_once(' ').or(Some((heading, ""))).filter(|(id, _)| is_chapter(id))
}

fn is_rule(id: &str) -> bool {
    id.split_once('.').is_some_and(|(chapter, number)| is_chapter(chapter) && is_number(number))
}

fn is_chapter(id: &str) -> bool {
    let is_prefix =
        |text: &str| !text.is_empty() && text.bytes().all(|byte| byte.is_ascii_uppercase());
    id.split_once('-').is_some_and(|(prefix, number)| is_prefix(prefix) && is_number(number))
}

fn is_number(text: &str) -> bool {
    !text.is_empty() && text.bytes().all(|byte| byte.is_ascii_digit())
}
