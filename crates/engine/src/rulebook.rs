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

/// One line of a RULES.md: the id and the sentence behind it.
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

/// A rule's text without the marks of Markdown, for a terminal.
///
/// ```
/// assert_eq!(engine::rulebook::plain("Under `manual` (*reading*)."), "Under manual (reading).");
/// ```
pub fn plain(text: &str) -> String {
    text.replace(['*', '`'], "")
}

/// The text of one rule of a RULES.md.
///
/// ```
/// assert_eq!(engine::rulebook::rule("- **X-1.1** Yes.", "x-1.1"), Some("Yes."));
/// ```
pub fn rule<'a>(markdown: &'a str, id: &str) -> Option<&'a str> {
    rules(markdown).into_iter().find(|rule| rule.id.eq_ignore_ascii_case(id)).map(|rule| rule.text)
}
