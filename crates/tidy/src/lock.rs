//! Cargo.lock: which packages need which.

use std::collections::{BTreeMap, BTreeSet};

/// A package: its name and version.
type Package<'a> = (&'a str, &'a str);

/// The packages of a Cargo.lock, with the dependencies as they are written there: `name`, or `name version` where there are
/// several.
#[derive(Debug, Default)]
pub(crate) struct Lock<'a> {
    packages: BTreeMap<Package<'a>, Vec<&'a str>>,
}

impl<'a> Lock<'a> {
    /// Reads a Cargo.lock.
    pub(crate) fn new(text: &'a str) -> Self {
        let packages = text.split("[[package]]").skip(1).filter_map(package);
        Self { packages: packages.collect() }
    }

    /// The names of a crate's dependency and of all that it needs in turn.
    pub(crate) fn behind(&self, name: &str, dependency: &'a str) -> BTreeSet<&'a str> {
        let of_crate = self.packages.iter().find(|((known, _), _)| *known == name);
        let needs = of_crate.map(|(_, needs)| needs.as_slice()).unwrap_or_default();
        let is_it = |need: &&&str| named(need).0 == dependency;
        let first = needs.iter().find(is_it).copied().unwrap_or(dependency);
        let (mut found, mut open) = (BTreeSet::new(), vec![first]);
        while let Some(next) = open.pop() {
            if found.insert(next) {
                open.extend(self.needs(next));
            }
        }
        found.into_iter().map(|written| named(written).0).collect()
    }

    fn needs(&self, written: &str) -> Vec<&'a str> {
        let (name, version) = named(written);
        let is_it = |of: &Package<'_>| of.0 == name && version.is_none_or(|known| of.1 == known);
        let found = self.packages.iter().find(|(package, _)| is_it(package));
        found.map(|(_, needs)| needs.clone()).unwrap_or_default()
    }
}

/// Name and version of a dependency as it is written.
fn named(written: &str) -> (&str, Option<&str>) {
    written.split_once(' ').map_or((written, None), |(name, version)| (name, Some(version)))
}

/// A package with what it needs.
fn package(text: &str) -> Option<(Package<'_>, Vec<&str>)> {
    let value = |key: &str| text.lines().find_map(|line| line.strip_prefix(key)?.split('"').nth(1));
    let list = text.split_once("dependencies = [").map_or("", |(_, list)| list);
    let list = list.split(']').next().unwrap_or_default();
    let needs = list.split('"').skip(1).step_by(2).collect();
    Some(((value("name = ")?, value("version = ")?), needs))
}
