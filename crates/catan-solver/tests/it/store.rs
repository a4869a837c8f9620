//! A kept solution: read back as it was, or refused.

use std::path::PathBuf;

use catan_solver::{Solver, StoreError};
use engine::{Pack, Seat};

use crate::table::{game, manual};

/// A file of its own for a test, removed at its end.
struct Scratch(PathBuf);

impl Scratch {
    fn new(name: &str) -> Self {
        let file = format!("catan-solver-store-{}-{name}", std::process::id());
        Self(std::env::temp_dir().join(file))
    }
}

impl Drop for Scratch {
    fn drop(&mut self) {
        let _ = std::fs::remove_file(&self.0);
    }
}

fn solver(ruleset: &str) -> Solver {
    Solver::new(Pack::default(), ruleset).expect("the ruleset is there")
}

/// What becomes of the file of a solution that was changed so.
fn refused(name: &str, change: impl Fn(&mut Vec<u8>)) -> StoreError {
    let scratch = Scratch::new(name);
    manual().write(&scratch.0).expect("there is room for it");
    let mut bytes = std::fs::read(&scratch.0).expect("it was just written");
    change(&mut bytes);
    std::fs::write(&scratch.0, bytes).expect("there is room for it");
    solver("manual").read(&scratch.0).expect_err("it was changed")
}

#[test]
fn what_is_written_is_read() {
    let scratch = Scratch::new("same");
    manual().write(&scratch.0).unwrap();
    let read = solver("manual").read(&scratch.0).unwrap();
    assert_eq!(read.by_turns(), manual().by_turns());
    let start = game(Pack::default(), "manual", 1);
    assert_eq!(read.value(&start, Seat::FIRST), manual().value(&start, Seat::FIRST));
}

#[test]
fn a_changed_bit_is_noticed_wherever_it_is() {
    for at in [60, 100_000, 13_110 * 15 * 8 + 59, 13_110 * 15 * 8 + 60, 13_110 * 15 * 8 + 91] {
        let error = refused(&format!("bit-{at}"), |bytes| bytes[at] ^= 1);
        assert!(matches!(error, StoreError::Damaged), "{at}: {error}");
    }
}

#[test]
fn a_cut_or_lengthened_file_is_noticed() {
    let cut = refused("cut", |bytes| bytes.truncate(bytes.len() - 8));
    assert!(matches!(cut, StoreError::Damaged));
    let long = refused("long", |bytes| bytes.push(0));
    assert!(matches!(long, StoreError::Damaged));
    let header = refused("header", |bytes| bytes.truncate(60));
    assert!(matches!(header, StoreError::Damaged));
    let empty = refused("empty", Vec::clear);
    assert!(matches!(empty, StoreError::Unknown));
}

#[test]
fn other_files_and_other_versions_are_unknown() {
    for at in [0, 15, 16] {
        let error = refused(&format!("unknown-{at}"), |bytes| bytes[at] ^= 1);
        assert!(matches!(error, StoreError::Unknown), "{at}: {error}");
    }
}

#[test]
fn the_solution_of_another_ruleset_is_foreign() {
    let scratch = Scratch::new("foreign");
    manual().write(&scratch.0).unwrap();
    let error = solver("classic").read(&scratch.0).unwrap_err();
    assert!(matches!(error, StoreError::Foreign));
    assert_eq!(error.to_string(), "this is the solution of another ruleset");
    assert_ne!(solver("manual").key(), solver("classic").key());
}

#[test]
fn a_missing_file_is_an_error_of_the_system() {
    let error = solver("manual").read(&Scratch::new("none").0).unwrap_err();
    assert!(matches!(error, StoreError::Io(_)));
}
