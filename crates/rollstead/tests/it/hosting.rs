//! HOSTING.md names commands and options that are there.

use crate::shell::run;

const HOSTING: &str = include_str!("../../../../HOSTING.md");
/// The options of other programs.
const OTHERS: [&str; 7] =
    ["--locked", "--path", "--release", "--system", "--uid", "--from", "--no-install-recommends"];

/// All options that a text names.
fn options(text: &str) -> impl Iterator<Item = &str> {
    let words = text.split(|c: char| !(c.is_ascii_lowercase() || c == '-'));
    words.filter(|word| {
        word.strip_prefix("--")
            .is_some_and(|name| name.starts_with(|c: char| c.is_ascii_lowercase()))
    })
}

#[test]
fn every_option_it_names_is_one_of_ours() {
    let help: String = [
        "serve",
        "backup",
        "restore",
        "admin",
        "admin tables delete",
        "admin sessions list",
        "admin chat delete",
        "admin ban",
    ]
    .map(|command| run(&format!("{command} --help"), "").ok())
    .concat();
    let known: Vec<&str> = options(&help).collect();
    let named = options(HOSTING).filter(|option| !OTHERS.contains(option));
    let unknown: Vec<&str> = named.filter(|option| !known.contains(option)).collect();
    assert!(unknown.is_empty(), "{unknown:?}");
    assert!(options(HOSTING).any(|option| option == "--trusted-proxy"));
}
