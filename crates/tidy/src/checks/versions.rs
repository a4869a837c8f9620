//! Versions and places of dependencies stand in the workspace's Cargo.toml only.

use crate::manifest;
use crate::tree::Tree;

pub(crate) fn check(tree: &Tree) -> Vec<String> {
    tree.crates().into_iter().flat_map(|name| own_versions(tree, name)).collect()
}

fn own_versions(tree: &Tree, name: &str) -> Vec<String> {
    let (path, dependencies) = manifest::of_crate(tree, name);
    dependencies
        .iter()
        .filter(|dependency| !dependency.is_of_workspace())
        .map(|dependency| {
            let (line, name) = (dependency.line, dependency.name);
            format!("{path}:{line}: {name} is not taken from the workspace.")
        })
        .collect()
}
