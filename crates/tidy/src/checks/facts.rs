//! A rule that refuses says what stands in the way, or `fact.rs` says why there is nothing to say.

use std::collections::BTreeMap;

use crate::game::Game;
use crate::tree::{Tree, numbered};

/// What refuses without a fact.
const PLAIN: &str = "plain(";

pub(crate) fn check(tree: &Tree) -> Vec<String> {
    Game::all(tree).iter().flat_map(problems).collect()
}

/// Each rule that refuses without a fact, and why there is none.
pub(crate) fn without(tree: &Tree) -> Vec<String> {
    let listed = |game: &Game<'_>| {
        let reasons = reasons(game).into_iter();
        reasons.map(|(id, (_, why))| format!("{id}: {why}")).collect::<Vec<_>>()
    };
    Game::all(tree).iter().flat_map(listed).collect()
}

fn problems(game: &Game<'_>) -> Vec<String> {
    let (reasons, file) = (reasons(game), game.path("src/fact.rs"));
    let mut problems = Vec::new();
    let mut used = Vec::new();
    for (place, id) in refusals(game) {
        match id {
            None => problems.push(format!("{place}: `plain` takes the id itself.")),
            Some(id) if !reasons.contains_key(id) => problems.push(format!(
                "{place}: {id} refuses without a fact, but {file} does not say why."
            )),
            Some(id) => used.push(id),
        }
    }
    for (id, (line, why)) in reasons {
        if why.is_empty() {
            problems.push(format!("{file}:{line}: {id} has no reason."));
        }
        if !used.contains(&id) {
            problems.push(format!("{file}:{line}: {id} refuses nowhere without a fact."));
        }
    }
    problems
}

/// Where the rules refuse without a fact, and the id where it is written there.
fn refusals<'a>(game: &Game<'a>) -> Vec<(String, Option<&'a str>)> {
    let mut found = Vec::new();
    let rules = game.path("src/rules");
    for (path, text) in game.tree.files().filter(|(path, _)| path.starts_with(&rules)) {
        for (line, content) in
            numbered(text).filter(|(_, line)| !line.trim_start().starts_with("//"))
        {
            let calls = content.match_indices(PLAIN).filter(|(at, _)| {
                !content[..*at].ends_with(|letter: char| letter.is_alphanumeric() || letter == '_')
            });
            let id = |at: usize| {
                let quoted = content[at + PLAIN.len()..].strip_prefix('"')?;
                quoted.split_once('"').map(|(id, _)| id)
            };
            found.extend(calls.map(|(at, _)| (format!("{path}:{line}"), id(at))));
        }
    }
    found
}

/// The lines `("TG-2.1", "why"),` of `fact.rs`: the id, the line and the reason.
fn reasons<'a>(game: &Game<'a>) -> BTreeMap<&'a str, (usize, &'a str)> {
    let text = game.text("src/fact.rs").unwrap_or_default();
    let reason = |(line, content): (usize, &'a str)| {
        let inner = content.trim().strip_prefix("(\"")?.strip_suffix("\"),")?;
        let (id, why) = inner.split_once("\", \"")?;
        id.starts_with(game.prefix).then_some((id, (line, why)))
    };
    numbered(text).filter_map(reason).collect()
}
