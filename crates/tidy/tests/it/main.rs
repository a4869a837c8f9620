//! The workspace is tidy; and a toy that is tidy until one thing is broken, check by check.

mod casts;
mod complaints;
mod crates;
mod facts;
mod files;
mod locales;
mod phases;
mod rules;
mod sentences;
mod toy;

use tidy::{Tree, problems};

#[test]
fn the_workspace_is_tidy() {
    let problems = problems(&Tree::of_workspace());
    assert!(problems.is_empty(), "\n{}\n", problems.join("\n"));
}

#[test]
fn the_workspace_is_read_from_its_root() {
    let tree = Tree::of_workspace();
    assert!(tree.has("Cargo.toml"));
    assert_eq!(tree.text("crates/tidy/tests/it/main.rs"), Some(include_str!("main.rs")));
    let is_built = |path: &str| path.starts_with("target/") || path.starts_with(".git/");
    assert!(!tree.files().any(|(path, _)| is_built(path)));
}
