//! Every Rust file opens with a sentence about itself.

use crate::tree::Tree;

pub(crate) fn check(tree: &Tree) -> Vec<String> {
    let silent = tree.rust_files().filter(|(_, text)| !text.starts_with("//! "));
    silent.map(|(path, _)| format!("{path}:1: the file does not open with `//!`.")).collect()
}
