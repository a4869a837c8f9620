//! The numbered rules of a game, read from its RULES.md.

use std::fmt;

use serde::Serialize;

/// A rule's id, such as `CD-4.2`; RULES.md has its text.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize)]
pub struct Rule(pub &'static str);

impl fmt::Display for Rule {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.0)
    }
}

/// One line of a RULES.md: the id and the sentence after it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct RuleText<'a> {
    /// The id, such as `CD-4.2`.
    pub id: &'a str,
    /// What the rule says.
    pub text: &'a str,
}

/// The rules that a RULES.md numbers: every line `- **CD-4.2** text`, in order.
///
/// ```
/// let rules = engine::rulebook::rules("# Rules\n\n- **CD-4.2** A road continues a road.\n");
/// assert_eq!(rules[0].id, "CD-4.2");
/// assert_eq!(rules[0].text, "A road continues a road.");
/// ```
pub fn rules(markdown: &str) -> Vec<RuleText<'_>> {
    let rule = |line: &'_ str| -> Option<(usize, usize)> {
        let rest = line.strip_prefix("- **")?;
        let end = rest.find("** ")?;
        Some((4, 4 + end))
    };
    markdown
        .lines()
        .filter_map(|line| {
            rule(line).map(|(from, to)| RuleText { id: &line[from..to], text: &line[to + 3..] })
        })
        .collect()
}

/// What RULES.md marks as a reading, in each language: what the rulebook leaves open, and we had to settle.
const READINGS: [&str; 2] = ["*reading*", "*interpretación*"];

/// A part of a text of RULES.md.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Part<'a> {
    /// Words, perhaps with marks of Markdown.
    Words(&'a str),
    /// The mark of a reading, with the part of the rule that it is about; empty if it is the whole rule.
    Reading(&'a str),
}

/// A text in its parts.
///
/// ```
/// use engine::rulebook::{Part, parts};
/// assert_eq!(
///     parts("Dice pay once (*reading*: the order)."),
///     [Part::Words("Dice pay once"), Part::Reading("the order"), Part::Words(".")],
/// );
/// ```
pub fn parts(text: &str) -> Vec<Part<'_>> {
    let mut parts = Vec::new();
    let mut rest = text;
    while let Some((at, mark)) = first_reading(rest) {
        let (before, after) = (&rest[..at], &rest[at + mark.len()..]);
        let (before, what, after) = match (before.strip_suffix('('), after.split_once(')')) {
            (Some(before), Some((what, after))) => {
                (before.trim_end(), what.trim_start_matches(':').trim(), after)
            }
            (_, _) => (before, "", after),
        };
        parts.extend([Part::Words(before), Part::Reading(what)]);
        rest = after;
    }
    parts.push(Part::Words(rest));
    parts
}

fn first_reading(text: &str) -> Option<(usize, &'static str)> {
    READINGS.into_iter().filter_map(|mark| Some((text.find(mark)?, mark))).min()
}

/// A rule's text without the marks of Markdown and of readings.
///
/// ```
/// assert_eq!(engine::rulebook::plain("Under `manual` (*reading*)."), "Under manual.");
/// ```
pub fn plain(text: &str) -> String {
    let words = |part: Part<'_>| match part {
        Part::Words(words) => words.replace(['*', '`'], ""),
        Part::Reading(_) => String::new(),
    };
    parts(text).into_iter().map(words).collect()
}

/// A text without the marks of Markdown, and with an asterisk for each reading.
///
/// ```
/// assert_eq!(engine::rulebook::starred("Under `manual` (*reading*)."), "Under manual*.");
/// ```
pub fn starred(text: &str) -> String {
    let words = |part: Part<'_>| match part {
        Part::Words(words) => words.replace(['*', '`'], ""),
        Part::Reading(_) => "*".to_owned(),
    };
    parts(text).into_iter().map(words).collect()
}

/// A RULES.md as lines of plain text: a rule begins with its id, a heading with `#`.
///
/// ```
/// let book = engine::rulebook::book("# Rules\n\n- **X-1.1** Under `manual` (*reading*).");
/// assert_eq!(book, "# Rules\n\nX-1.1: Under manual*.\n");
/// ```
pub fn book(markdown: &str) -> String {
    let line = |line: &str| match rules(line).first() {
        Some(rule) => format!("{}: {}\n", rule.id, starred(rule.text)),
        None => starred(line) + "\n",
    };
    markdown.lines().map(line).collect()
}

/// What the readings of a text are about; empty for all of a rule.
pub fn readings(text: &str) -> impl Iterator<Item = &str> {
    parts(text).into_iter().filter_map(|part| match part {
        Part::Reading(what) => Some(what),
        Part::Words(_) => None,
    })
}

/// The text of one rule of a RULES.md.
///
/// ```
/// assert_eq!(engine::rulebook::rule("- **X-1.1** Yes.", "x-1.1"), Some("Yes."));
/// ```
pub fn rule<'a>(markdown: &'a str, id: &str) -> Option<&'a str> {
    rules(markdown).into_iter().find(|rule| rule.id.eq_ignore_ascii_case(id)).map(|rule| rule.text)
}
