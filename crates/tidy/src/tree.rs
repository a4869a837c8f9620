//! All text files of a workspace, by path.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::Path;

/// The text files of a workspace, by their path from its root, with `/` between the parts.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Tree {
    files: BTreeMap<String, String>,
}

impl Tree {
    /// The workspace that this crate belongs to.
    pub fn of_workspace() -> Self {
        Self::read(&Path::new(env!("CARGO_MANIFEST_DIR")).join("../.."))
    }

    /// All text files under a folder; what cargo, git and npm put there is left out.
    pub fn read(root: &Path) -> Self {
        let mut tree = Self::default();
        tree.read_folder(root, "");
        tree
    }

    /// The text of a file, if there is such a file.
    pub fn text(&self, path: &str) -> Option<&str> {
        self.files.get(path).map(String::as_str)
    }

    /// Whether there is such a file.
    pub fn has(&self, path: &str) -> bool {
        self.files.contains_key(path)
    }

    /// Adds a file, or gives it another text.
    pub fn write(&mut self, path: &str, text: impl Into<String>) {
        self.files.insert(path.to_owned(), text.into());
    }

    /// Takes a file out and returns its text, if it was there.
    pub fn remove(&mut self, path: &str) -> Option<String> {
        self.files.remove(path)
    }

    /// Every file: path and text, in the order of the paths.
    pub fn files(&self) -> impl Iterator<Item = (&str, &str)> {
        self.files.iter().map(|(path, text)| (path.as_str(), text.as_str()))
    }

    /// Every file in a folder or in the folders within it.
    pub fn files_under(&self, folder: &str) -> impl Iterator<Item = (&str, &str)> {
        let is_within = move |path: &str| {
            path.strip_prefix(folder).is_some_and(|behind| behind.starts_with('/'))
        };
        self.files().filter(move |(path, _)| is_within(path))
    }

    /// Every Rust file.
    pub fn rust_files(&self) -> impl Iterator<Item = (&str, &str)> {
        self.files().filter(|(path, _)| ending(path) == "rs")
    }

    /// The names of the crates: the folders within `crates`.
    pub fn crates(&self) -> BTreeSet<&str> {
        let within = self.files().filter_map(|(path, _)| path.strip_prefix("crates/"));
        within.filter_map(|path| path.split_once('/')).map(|(name, _)| name).collect()
    }

    fn read_folder(&mut self, folder: &Path, path: &str) {
        let entries = fs::read_dir(folder).expect("a folder of the workspace can be listed");
        for entry in entries {
            let entry = entry.expect("an entry of a listed folder can be read");
            let kind = entry.file_type().expect("an entry of a listed folder has a type");
            let name = entry.file_name().to_string_lossy().into_owned();
            if kind.is_dir() && !is_left_out(&name) {
                self.read_folder(&entry.path(), &format!("{path}{name}/"));
            } else if kind.is_file() {
                self.read_file(&entry.path(), format!("{path}{name}"));
            }
        }
    }

    /// Files that are not UTF-8 are no text.
    fn read_file(&mut self, file: &Path, path: String) {
        let bytes = fs::read(file).unwrap_or_else(|error| panic!("{path} cannot be read: {error}"));
        if let Ok(text) = String::from_utf8(bytes) {
            self.files.insert(path, text);
        }
    }
}

impl<P: Into<String>, T: Into<String>> FromIterator<(P, T)> for Tree {
    fn from_iter<I: IntoIterator<Item = (P, T)>>(files: I) -> Self {
        let files = files.into_iter().map(|(path, text)| (path.into(), text.into())).collect();
        Self { files }
    }
}

/// The lines of a text with their numbers, from 1.
pub(crate) fn numbered(text: &str) -> impl Iterator<Item = (usize, &str)> {
    (1..).zip(text.lines())
}

/// What stands behind the last dot of a path.
pub(crate) fn ending(path: &str) -> &str {
    path.rsplit_once('.').map_or("", |(_, ending)| ending)
}

/// The name of a file without its folders.
pub(crate) fn file_name(path: &str) -> &str {
    path.rsplit_once('/').map_or(path, |(_, name)| name)
}

fn is_left_out(folder: &str) -> bool {
    matches!(folder, ".git" | "node_modules" | "target") || folder.starts_with("target-")
}
