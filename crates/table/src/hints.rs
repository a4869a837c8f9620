//! Hints at a table: who may have them, and the lines by which everybody knows who had one.

use std::collections::BTreeSet;

use engine::{Phrase, Seat};
use games::Offer;

use crate::live::{Live, Shown};
use crate::row::HintRow;

impl Live {
    /// Whether hints are given here: to a person alone or among bots always, to several where the table says so.
    pub fn gives_hints(&self) -> bool {
        let owners = self.row.seats.iter().filter_map(|seat| seat.owner.as_deref());
        self.row.allows_hints || owners.collect::<BTreeSet<_>>().len() < 2
    }

    /// The hint that a seat has about what it is asked now: it stays until somebody moves.
    pub fn hint_of(&self, seat: Seat) -> Option<&Offer> {
        self.given.iter().find(|(of, _)| *of == seat).map(|(_, best)| best)
    }

    /// The line of a hint in the log, with the moment of the line before it.
    pub fn shown_hint(hint: HintRow, moment: usize) -> Shown {
        let phrase = Phrase::new("asked-for-hint");
        Shown { seat: Seat::new(hint.seat), phrase, is_undone: false, is_hint: true, moment }
    }
}
