//! `table` and all that it is built from run wherever there is a compiler for: no file, network, clock or thread.
//!
//! A module that only a feature adds, and an optional dependency, are not part of it: whoever turns the feature on has a
//! system to offer. rayon is allowed, since it runs on the caller's thread where there are no others.

use std::collections::BTreeSet;

use super::purity::reaches;
use crate::lock::Lock;
use crate::manifest::{Dependency, of_crate};
use crate::tree::Tree;

/// The crate that is to run anywhere.
const PORTABLE: &str = "table";

/// Packages that reach for the system.
const SYSTEM: [&str; 33] = [
    "async-std",
    "axum",
    "chrono",
    "crossterm",
    "ctrlc",
    "etcetera",
    "getrandom",
    "governor",
    "hyper",
    "hyper-util",
    "indicatif",
    "instant",
    "libsqlite3-sys",
    "mimalloc",
    "mio",
    "notify",
    "num_cpus",
    "rand",
    "reqwest",
    "rlimit",
    "rusqlite",
    "rust-embed",
    "signal-hook",
    "smol",
    "socket2",
    "sys-locale",
    "tempfile",
    "time",
    "tokio",
    "tracing-subscriber",
    "ureq",
    "walkdir",
    "web-time",
];

pub(crate) fn check(tree: &Tree) -> Vec<String> {
    let lock = Lock::new(tree.text("Cargo.lock").unwrap_or_default());
    let parts = built_from(tree);
    let of_part = |name: &&str| [outside(tree, name), packages(tree, &lock, name)].concat();
    parts.iter().flat_map(of_part).collect()
}

/// The crate and those of ours that it is built from.
fn built_from(tree: &Tree) -> BTreeSet<&str> {
    let ours = tree.crates();
    let (mut found, mut open) = (BTreeSet::new(), vec![PORTABLE]);
    while let Some(name) = open.pop() {
        if ours.contains(name) && found.insert(name) {
            let (_, dependencies) = of_crate(tree, name);
            open.extend(dependencies.iter().filter(|it| is_built_in(it)).map(|it| it.name));
        }
    }
    found
}

fn is_built_in(dependency: &Dependency<'_>) -> bool {
    !dependency.is_for_tests && !dependency.is_optional()
}

/// What the sources name of the system.
fn outside(tree: &Tree, name: &str) -> Vec<String> {
    let folder = format!("crates/{name}/src");
    let added = added_by_features(tree, &folder);
    let is_added = |path: &str| added.iter().any(|added| path.starts_with(added));
    let files = tree.files_under(&folder).filter(|(path, _)| !is_added(path));
    files.flat_map(|(path, text)| mentions(path, text)).collect()
}

fn mentions(path: &str, text: &str) -> Vec<String> {
    let code = text.split("#[cfg(test)]").next().unwrap_or_default();
    let tell = |(line, word)| {
        format!("{path}:{line}: {word} has no place in what {PORTABLE} is built from.")
    };
    reaches(code).into_iter().map(tell).collect()
}

/// How the paths of modules begin that only a feature adds.
fn added_by_features(tree: &Tree, folder: &str) -> Vec<String> {
    tree.files_under(folder).flat_map(|(path, text)| added_in(path, text)).collect()
}

fn added_in(path: &str, text: &str) -> Vec<String> {
    let within = match path.strip_suffix("/lib.rs") {
        Some(folder) => folder.to_owned(),
        None => path.trim_end_matches(".rs").to_owned(),
    };
    let pairs = text.lines().zip(text.lines().skip(1));
    let of_feature = pairs.filter(|(line, _)| line.starts_with("#[cfg(feature = "));
    let module = |(_, next): (&str, &str)| {
        let next = next.trim_start_matches("pub ");
        let name = next.strip_prefix("mod ")?.strip_suffix(';')?;
        Some([format!("{within}/{name}.rs"), format!("{within}/{name}/")])
    };
    of_feature.filter_map(module).flatten().collect()
}

/// The packages that reach for the system, wherever they come from.
fn packages(tree: &Tree, lock: &Lock<'_>, name: &str) -> Vec<String> {
    let (path, dependencies) = of_crate(tree, name);
    let ours = tree.crates();
    let foreign = dependencies.iter().filter(|it| is_built_in(it) && !ours.contains(it.name));
    let of_one = |dependency: &Dependency<'_>| {
        let (line, first) = (dependency.line, dependency.name);
        let behind = lock.behind(name, first);
        let found = SYSTEM.into_iter().filter(|system| behind.contains(system));
        let tell = |system: &str| {
            let way = if system == first { String::new() } else { format!(" by way of {first}") };
            format!(
                "{path}:{line}: {name} depends on {system}{way}, which {PORTABLE} runs without."
            )
        };
        found.map(tell).collect::<Vec<_>>()
    };
    foreign.flat_map(of_one).collect()
}
