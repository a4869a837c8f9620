//! Who may depend on whom.

use crate::game;
use crate::manifest::{Dependency, of_crate};
use crate::tree::Tree;

/// What the rules of a game are made with.
const FOR_GAMES: [&str; 3] = ["engine", "serde", "toml"];

/// What a game may need besides; each with its reason in the game's Cargo.toml.
const ALSO_FOR_GAMES: [&str; 0] = [];

/// The front ends: nothing else depends on one of them.
const FRONT_ENDS: [&str; 5] = ["arena", "rollstead", "server", "table", "tui"];

pub(crate) fn check(tree: &Tree) -> Vec<String> {
    let games = game::names(tree);
    tree.crates().into_iter().flat_map(|name| objections(tree, &games, name)).collect()
}

fn objections(tree: &Tree, games: &[&str], name: &str) -> Vec<String> {
    let (path, dependencies) = of_crate(tree, name);
    let tell = |dependency: &Dependency<'_>| {
        let (line, other) = (dependency.line, dependency.name);
        let reason = objection(games, name, dependency)?;
        Some(format!("{path}:{line}: {name} depends on {other}, but {reason}."))
    };
    dependencies.iter().filter_map(tell).collect()
}

/// What a dependency of this crate goes against, if anything.
fn objection(games: &[&str], name: &str, dependency: &Dependency<'_>) -> Option<&'static str> {
    let (is_game, is_on_game) = (games.contains(&name), games.contains(&dependency.name));
    if is_game && is_on_game {
        Some("no game knows another")
    } else if is_game && !dependency.is_for_tests && !is_for_games(dependency.name) {
        Some("a game needs only engine, serde and toml")
    } else if name == "bots" && is_on_game {
        Some("bots name no game")
    } else if FRONT_ENDS.contains(&dependency.name) && !FRONT_ENDS.contains(&name) {
        Some("only front ends may")
    } else {
        None
    }
}

fn is_for_games(name: &str) -> bool {
    FOR_GAMES.contains(&name) || ALSO_FOR_GAMES.contains(&name)
}
