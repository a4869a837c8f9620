//! Every rule has a test that is named after it, in a file that takes part in the tests.

use std::collections::BTreeSet;

use crate::citation::{function_of, named_functions};
use crate::game::Game;
use crate::tree::{Tree, file_name};

pub(crate) fn check(tree: &Tree) -> Vec<String> {
    let games = Game::all(tree);
    games.iter().flat_map(|game| [untested(game), left_out(game)]).flatten().collect()
}

fn untested(game: &Game<'_>) -> Vec<String> {
    let files = game.files_under("tests/it");
    let tested: BTreeSet<String> = files
        .iter()
        .flat_map(|(_, text)| named_functions(text, game.prefix))
        .map(|function| function.id)
        .collect();
    let rules = game.english.rules.iter().filter(|rule| !tested.contains(rule.id));
    rules
        .map(|rule| {
            let (place, id, name) = (game.place(rule), rule.id, function_of(rule.id));
            format!("{place}: {id} has no test `fn {name}_…` in {}.", game.path("tests/it"))
        })
        .collect()
}

/// The files that main.rs does not name: their tests would never run.
fn left_out(game: &Game<'_>) -> Vec<String> {
    let main = game.text("tests/it/main.rs").unwrap_or_default();
    let is_named = |module: &str| main.lines().any(|line| line.trim() == format!("mod {module};"));
    let folder = game.path("tests/it/");
    let files = game.files_under("tests/it").into_iter().map(|(path, _)| path);
    files
        .filter(|path| path.strip_prefix(&folder).is_some_and(|name| !name.contains('/')))
        .filter_map(|path| file_name(path).strip_suffix(".rs").map(|module| (path, module)))
        .filter(|(_, module)| *module != "main" && !is_named(module))
        .map(|(path, module)| format!("{path}: main.rs has no `mod {module};`."))
        .collect()
}
