//! The game crates of a workspace: those with a RULES.md.

use crate::rulebook::{Numbered, Rulebook};
use crate::tree::Tree;

/// A game crate.
#[derive(Clone, Debug)]
pub(crate) struct Game<'a> {
    /// The workspace it belongs to.
    pub tree: &'a Tree,
    /// Its folder within `crates`.
    pub name: &'a str,
    /// The letters that its rules begin with.
    pub prefix: &'a str,
    /// Its RULES.md.
    pub english: Rulebook<'a>,
    /// Its RULES.es.md, if it is there.
    pub spanish: Option<Rulebook<'a>>,
}

impl<'a> Game<'a> {
    /// The game crates whose RULES.md numbers at least one rule.
    pub fn all(tree: &'a Tree) -> Vec<Self> {
        names(tree).into_iter().filter_map(|name| Self::read(tree, name)).collect()
    }

    /// The path of one of its files, from the root of the workspace.
    pub fn path(&self, file: &str) -> String {
        format!("crates/{}/{file}", self.name)
    }

    /// The text of one of its files, if it is there.
    pub fn text(&self, file: &str) -> Option<&'a str> {
        self.tree.text(&self.path(file))
    }

    /// Path and text of each file in one of its folders.
    pub fn files_under(&self, folder: &str) -> Vec<(&'a str, &'a str)> {
        self.tree.files_under(&self.path(folder)).collect()
    }

    /// Where RULES.md numbers this, as the beginning of a problem.
    pub fn place(&self, numbered: &Numbered<'_>) -> String {
        format!("{}:{}", self.path("RULES.md"), numbered.line)
    }

    /// Whether RULES.md has a rule of this id.
    pub fn has_rule(&self, id: &str) -> bool {
        self.english.rules.iter().any(|rule| rule.id == id)
    }

    fn read(tree: &'a Tree, name: &'a str) -> Option<Self> {
        let read = |file| tree.text(&format!("crates/{name}/{file}")).map(Rulebook::read);
        let english = read("RULES.md")?;
        let prefix = english.prefix()?;
        Some(Self { tree, name, prefix, english, spanish: read("RULES.es.md") })
    }
}

/// The names of the game crates.
pub(crate) fn names(tree: &Tree) -> Vec<&str> {
    let is_game = |name: &&str| tree.has(&format!("crates/{name}/RULES.md"));
    tree.crates().into_iter().filter(is_game).collect()
}
