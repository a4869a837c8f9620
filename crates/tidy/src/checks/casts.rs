//! A value's type is looked up at run time in few places: elsewhere the visitor of `games` gives it.

use crate::literal::Source;
use crate::tree::{Tree, numbered};
use crate::word;

/// The words of a look behind a type.
const WORDS: [&str; 4] = ["as_any", "downcast", "downcast_ref", "downcast_mut"];

/// The files that may, and why.
const ALLOWED: [(&str, &str); 3] = [
    (
        "crates/games/src/typed.rs",
        "from a value of any game to what it is in one game, with the visitor",
    ),
    ("crates/bots/src/scratch.rs", "a thread keeps buffers of any type for the next search"),
    ("crates/rollstead/src/commands.rs", "`anyhow` hides the error of a closed pipe"),
];

pub(crate) fn check(tree: &Tree) -> Vec<String> {
    let crates = tree.rust_files().filter(|(path, _)| is_source(path));
    crates.flat_map(|(path, text)| casts(path, text)).collect()
}

/// Whether it is part of a crate itself; tests may look behind a type.
fn is_source(path: &str) -> bool {
    path.starts_with("crates/") && path.contains("/src/")
}

fn casts(path: &str, text: &str) -> Vec<String> {
    let found = lines(text);
    match ALLOWED.iter().find(|(allowed, _)| *allowed == path) {
        Some(_) if found.is_empty() => {
            vec![format!(
                "{path}: there is no downcast here any more; casts.rs of tidy allows one."
            )]
        }
        Some(_) => Vec::new(),
        None => {
            let tell = |(line, word)| {
                format!("{path}:{line}: `{word}`: the visitor of games gives the type.")
            };
            found.into_iter().map(tell).collect()
        }
    }
}

/// Where code looks behind a type.
fn lines(text: &str) -> Vec<(usize, &'static str)> {
    let source = Source::read(text);
    let found = numbered(&source.code).flat_map(|(number, line)| {
        WORDS.into_iter().filter(move |word| word::has(line, word)).map(move |word| (number, word))
    });
    found.collect()
}

#[cfg(test)]
mod tests {
    use super::{ALLOWED, Tree};

    #[test]
    fn every_allowed_file_is_there() {
        let tree = Tree::of_workspace();
        for (path, _) in ALLOWED {
            assert!(tree.has(path), "{path}");
        }
    }
}
