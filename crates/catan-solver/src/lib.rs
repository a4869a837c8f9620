//! x
mod board;
mod bundle;
mod choices;
mod lattice;
pub mod model;
mod payment;
pub mod solve;

use thiserror::Error;

/// Why a ruleset cannot be solved.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum SolveError {
    /// The pack has no such ruleset.
    #[error("the pack has no ruleset {0:?}")]
    NoRuleset(String),
    /// There are too many boards.
    #[error("the map has too many boards to hold a value for each")]
    TooLarge,
}

/// x
pub fn probe(ruleset: &str) {
    #[allow(clippy::disallowed_types)]
    let start = std::time::Instant::now();
    let model = model::Model::new(engine::Pack::default(), ruleset).unwrap();
    let opts: usize = model.choices.iter().map(|c| c.all.len()).sum();
    let maxo: usize = model.choices.iter().map(|c| c.all.len()).max().unwrap();
    let sets: usize = model.choices.iter().map(|c| c.sets.len()).sum();
    let maxs: usize = model.choices.iter().map(|c| c.sets.len()).max().unwrap();
    let more: usize = model.choices.iter().flat_map(|c| c.sets.iter().map(|s| s.more.len())).sum();
    println!("{ruleset} bases {} classes {} bundles {} opts {opts} max {maxo} sets {sets} max {maxs} more {more} model {:?}", model.boards.bases.len(), model.boards.classes.len(), model.bundles.all.len(), start.elapsed());
    let mut v = vec![0.0; model.lanes() * model.boards.classes.len()];
    for t in 1..=15 {
        v = solve::turn(&model, &v);
        println!("{t} {} {:?}", v[0], start.elapsed());
    }
}
