//! Every rule has code: a file under the game's src cites it.

use std::collections::BTreeSet;

use crate::citation::citations;
use crate::game::Game;
use crate::tree::Tree;

pub(crate) fn check(tree: &Tree) -> Vec<String> {
    Game::all(tree).iter().flat_map(uncited).collect()
}

fn uncited(game: &Game<'_>) -> Vec<String> {
    let sources = game.files_under("src");
    let cited: BTreeSet<String> = sources
        .iter()
        .flat_map(|(_, text)| citations(text, game.prefix))
        .map(|citation| citation.id)
        .collect();
    let rules = game.english.rules.iter().filter(|rule| !cited.contains(rule.id));
    let folder = game.path("src");
    rules
        .map(|rule| format!("{}: {} has no code in {folder}.", game.place(rule), rule.id))
        .collect()
}
