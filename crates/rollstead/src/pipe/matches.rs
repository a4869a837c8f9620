//! The matches of a pipe by id, never more than a bound.

use std::collections::BTreeMap;

use super::fault::{Code, Fault, quoted};
use super::open_match::OpenMatch;

/// The most matches that are open at a time.
pub(super) const MOST: usize = 1024;

/// The open matches; an id is given once and never again.
#[derive(Debug, Default)]
pub(super) struct Matches {
    open: BTreeMap<String, OpenMatch>,
    started: u64,
}

impl Matches {
    /// Refuses when no more matches can be opened.
    pub(super) fn check_room(&self) -> Result<(), Fault> {
        if self.open.len() < MOST {
            return Ok(());
        }
        let message = format!("{MOST} matches are open, and no more can be: close one");
        Err(Fault::new(Code::TooMuch, message))
    }

    /// Keeps a match; the answer is its id.
    pub(super) fn add(&mut self, open: OpenMatch) -> String {
        self.started += 1;
        let id = format!("m{}", self.started);
        self.open.insert(id.clone(), open);
        id
    }

    /// The match of this id.
    pub(super) fn find(&self, id: &str) -> Result<&OpenMatch, Fault> {
        self.open.get(id).ok_or_else(|| no_match(id))
    }

    /// The match of this id, to be changed.
    pub(super) fn find_mut(&mut self, id: &str) -> Result<&mut OpenMatch, Fault> {
        self.open.get_mut(id).ok_or_else(|| no_match(id))
    }

    /// Forgets the match of this id.
    pub(super) fn close(&mut self, id: &str) -> Result<(), Fault> {
        self.open.remove(id).map(|_| ()).ok_or_else(|| no_match(id))
    }
}

fn no_match(id: &str) -> Fault {
    Fault::new(Code::NoMatch, format!("there is no match {:?}", quoted(id)))
}
