//! RULES.md and RULES.es.md number the same chapters and rules, in the same order.

use crate::game::Game;
use crate::rulebook::Numbered;
use crate::tree::Tree;

pub(crate) fn check(tree: &Tree) -> Vec<String> {
    Game::all(tree).iter().flat_map(differences).collect()
}

/// A RULES.es.md that is not there at all is reported by the check of files.
fn differences(game: &Game<'_>) -> Vec<String> {
    let Some(spanish) = &game.spanish else {
        return Vec::new();
    };
    let mut problems = compare(game, &game.english.chapters, &spanish.chapters);
    problems.extend(compare(game, &game.english.rules, &spanish.rules));
    problems
}

fn compare(game: &Game<'_>, english: &[Numbered<'_>], spanish: &[Numbered<'_>]) -> Vec<String> {
    let (path, spanish_path) = (game.path("RULES.md"), game.path("RULES.es.md"));
    let mut problems = absences(&path, english, "RULES.es.md", spanish);
    problems.extend(absences(&spanish_path, spanish, "RULES.md", english));
    problems.extend(disorder(&spanish_path, english, spanish));
    problems
}

/// What one file has and the other lacks.
fn absences(path: &str, here: &[Numbered<'_>], other: &str, there: &[Numbered<'_>]) -> Vec<String> {
    here.iter()
        .filter(|numbered| !has(there, numbered.id))
        .map(|numbered| format!("{path}:{}: {} is missing in {other}.", numbered.line, numbered.id))
        .collect()
}

/// The first place where the order differs, among what both have.
fn disorder(path: &str, english: &[Numbered<'_>], spanish: &[Numbered<'_>]) -> Option<String> {
    let (left, right) = (common(english, spanish), common(spanish, english));
    let (left, right) = left.iter().zip(&right).find(|(left, right)| left.id != right.id)?;
    Some(format!("{path}:{}: {} stands where RULES.md has {}.", right.line, right.id, left.id))
}

/// What is in both, each once, in the order of the first.
fn common<'a>(here: &[Numbered<'a>], there: &[Numbered<'_>]) -> Vec<Numbered<'a>> {
    let mut found: Vec<Numbered<'a>> = Vec::new();
    for numbered in here {
        if has(there, numbered.id) && !has(&found, numbered.id) {
            found.push(*numbered);
        }
    }
    found
}

fn has(list: &[Numbered<'_>], id: &str) -> bool {
    list.iter().any(|numbered| numbered.id == id)
}
