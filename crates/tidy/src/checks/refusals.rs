//! Every rule that the code refuses by has a scenario in which it does.

use std::collections::BTreeSet;

use crate::game::Game;
use crate::tree::{Tree, ending, numbered};

pub(crate) fn check(tree: &Tree) -> Vec<String> {
    Game::all(tree).iter().flat_map(unshown).collect()
}

fn unshown(game: &Game<'_>) -> Vec<String> {
    let shown = refused_in_scenarios(game);
    let rules = game.english.rules.iter().filter(|rule| !shown.contains(rule.id));
    rules
        .filter_map(|rule| {
            let (place, id) = (refusal(game, rule.id)?, rule.id);
            let folder = game.path("tests/games");
            Some(format!("{place}: {id} refuses, but no scenario in {folder} has `! {id} …`."))
        })
        .collect()
}

/// Where the code first refuses by this rule: the id is a string of its own there. What the text tells refuses nothing.
fn refusal(game: &Game<'_>, id: &str) -> Option<String> {
    let literal = format!("\"{id}\"");
    let refuses = |line: &str| !line.trim_start().starts_with("//") && line.contains(&literal);
    let says = [game.path("src/text"), game.path("src/fact")];
    let is_rule = |path: &str| !says.iter().any(|start| path.starts_with(start));
    let mut files = game.files_under("src").into_iter().filter(|(path, _)| is_rule(path));
    files.find_map(|(path, text)| {
        let (line, _) = numbered(text).find(|(_, line)| refuses(line))?;
        Some(format!("{path}:{line}"))
    })
}

/// The ids behind `!` in the game's records.
fn refused_in_scenarios<'a>(game: &Game<'a>) -> BTreeSet<&'a str> {
    let records = game.files_under("tests/games").into_iter();
    records
        .filter(|(path, _)| ending(path) == "game")
        .flat_map(|(_, text)| text.lines())
        .filter_map(|line| line.strip_prefix("! ")?.split_whitespace().next())
        .collect()
}
