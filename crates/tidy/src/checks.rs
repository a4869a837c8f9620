//! What is looked at, one file a subject.

mod casts;
mod code;
mod complaints;
mod dependencies;
mod facts;
mod files;
mod languages;
mod library;
mod locales;
mod marks;
mod openings;
mod phases;
mod portable;
mod purity;
mod refusals;
mod rulebooks;
mod sentences;
mod tests;
mod unknown;
mod versions;

use crate::Tree;

/// Every check, in the order in which problems are reported.
const CHECKS: [fn(&Tree) -> Vec<String>; 20] = [
    rulebooks::check,
    languages::check,
    code::check,
    tests::check,
    unknown::check,
    refusals::check,
    facts::check,
    phases::check,
    files::check,
    library::check,
    openings::check,
    marks::check,
    versions::check,
    sentences::check,
    purity::check,
    casts::check,
    portable::check,
    dependencies::check,
    locales::check,
    complaints::check,
];

/// The rules that refuse without saying what stands in the way, and why each does.
pub fn without_facts(tree: &Tree) -> Vec<String> {
    facts::without(tree)
}

/// What is wrong in a workspace: a sentence each, with the path and, if there is one, the line.
pub fn problems(tree: &Tree) -> Vec<String> {
    CHECKS.iter().flat_map(|check| check(tree)).collect()
}
