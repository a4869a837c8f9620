//! Nothing unfinished lands, no test is passed over, and no module is called mod.rs.

use crate::tree::{Tree, file_name, numbered};
use crate::word;

/// What must not be in a Rust file; in halves, so that this file may be one.
const MARKS: [&str; 6] = [
    concat!("to", "do!"),
    concat!("unimple", "mented!"),
    concat!("TO", "DO"),
    concat!("FIX", "ME"),
    concat!("XX", "X"),
    concat!("#[", "ignore"),
];

pub(crate) fn check(tree: &Tree) -> Vec<String> {
    let marked = tree.rust_files().flat_map(|(path, text)| marks(path, text));
    let modules = tree.rust_files().filter(|(path, _)| file_name(path) == "mod.rs");
    let modules = modules.map(|(path, _)| format!("{path}: a module is never called mod.rs."));
    marked.chain(modules).collect()
}

fn marks(path: &str, text: &str) -> Vec<String> {
    let mut problems = Vec::new();
    for (number, line) in numbered(text) {
        let found = MARKS.into_iter().filter(|mark| word::has(line, mark));
        problems.extend(found.map(|mark| format!("{path}:{number}: `{mark}` does not land.")));
    }
    problems
}
