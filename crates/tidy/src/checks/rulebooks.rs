//! Each RULES.md numbers rules under a prefix of its own; no id comes twice, no rule is empty.

use std::collections::{BTreeMap, BTreeSet};

use crate::game::{Game, names};
use crate::rulebook::{Rulebook, prefix};
use crate::tree::Tree;

pub(crate) fn check(tree: &Tree) -> Vec<String> {
    let games = Game::all(tree);
    let mut problems = unnumbered(tree, &games);
    problems.extend(shared_prefixes(&games));
    for game in &games {
        problems.extend(rule_problems(&game.path("RULES.md"), &game.english, game.prefix));
        if let Some(spanish) = &game.spanish {
            problems.extend(rule_problems(&game.path("RULES.es.md"), spanish, game.prefix));
        }
    }
    problems
}

fn unnumbered(tree: &Tree, games: &[Game<'_>]) -> Vec<String> {
    names(tree)
        .into_iter()
        .filter(|name| !games.iter().any(|game| game.name == *name))
        .map(|name| format!("crates/{name}/RULES.md: no rule is numbered here."))
        .collect()
}

fn shared_prefixes(games: &[Game<'_>]) -> Vec<String> {
    let mut owners = BTreeMap::new();
    let mut problems = Vec::new();
    for game in games {
        let owner = *owners.entry(game.prefix).or_insert(game.name);
        if owner != game.name {
            let (path, prefix) = (game.path("RULES.md"), game.prefix);
            problems.push(format!("{path}: the prefix {prefix} belongs to crates/{owner}."));
        }
    }
    problems
}

fn rule_problems(path: &str, rulebook: &Rulebook<'_>, expected: &str) -> Vec<String> {
    let mut seen = BTreeSet::new();
    let mut problems = Vec::new();
    for rule in &rulebook.rules {
        let (line, id) = (rule.line, rule.id);
        if !seen.insert(id) {
            problems.push(format!("{path}:{line}: {id} is numbered twice."));
        }
        if rule.text.is_empty() {
            problems.push(format!("{path}:{line}: {id} says nothing."));
        }
        if prefix(id) != expected {
            problems.push(format!("{path}:{line}: {id} does not begin with {expected}."));
        }
    }
    problems
}
