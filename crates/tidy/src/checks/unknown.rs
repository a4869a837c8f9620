//! Nothing cites a rule that RULES.md does not have.

use crate::citation::{Citation, citations, named_functions};
use crate::game::Game;
use crate::tree::{Tree, ending, file_name};

/// The kinds of files that cite rules.
const ENDINGS: [&str; 5] = ["rs", "md", "toml", "ftl", "game"];

pub(crate) fn check(tree: &Tree) -> Vec<String> {
    let games = Game::all(tree);
    let files = tree.files().filter(|(path, _)| is_bound(path));
    files.flat_map(|(path, text)| unknown(&games, path, text)).collect()
}

/// A changelog tells of rules that are gone.
fn is_bound(path: &str) -> bool {
    ENDINGS.contains(&ending(path)) && file_name(path) != "CHANGELOG.md"
}

fn unknown(games: &[Game<'_>], path: &str, text: &str) -> Vec<String> {
    let mut problems = Vec::new();
    for game in games {
        let cited = cited(path, text, game.prefix);
        let unknown = cited.into_iter().filter(|citation| !game.has_rule(&citation.id));
        let rules = game.path("RULES.md");
        problems.extend(unknown.map(|citation| {
            format!("{path}:{}: {} is no rule of {rules}.", citation.line, citation.id)
        }));
    }
    problems
}

fn cited(path: &str, text: &str, prefix: &str) -> Vec<Citation> {
    let mut cited = citations(text, prefix);
    if ending(path) == "rs" {
        cited.extend(named_functions(text, prefix));
    }
    cited
}
