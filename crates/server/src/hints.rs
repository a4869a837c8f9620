//! Hints at a table: who may have them, and the lines by which everybody knows who had one.

use std::collections::BTreeSet;

use engine::{Phrase, Seat};
use games::{Line, Offer};

use crate::hub::ActError;
use crate::live::{Live, Shown};
use crate::store::HintRow;

impl Live {
    /// Whether hints are given here: to a person alone or among bots always, to several where the table says so.
    pub(crate) fn gives_hints(&self) -> bool {
        let owners = self.row.seats.iter().filter_map(|seat| seat.owner.as_deref());
        self.row.allows_hints || owners.collect::<BTreeSet<_>>().len() < 2
    }

    /// The seat that a session may have a hint for now.
    pub(crate) fn hinted_seat(&self, session: &str) -> Result<Seat, ActError> {
        let seat = self.seat_of(session).ok_or(ActError::Spectator)?;
        if self.gives_hints() { Ok(seat) } else { Err(ActError::NoHints) }
    }

    /// The hint that a seat has about what it is asked now: it stays until somebody moves.
    pub(crate) fn hint_of(&self, seat: Seat) -> Option<&Offer> {
        self.given.iter().find(|(of, _)| *of == seat).map(|(_, best)| best)
    }

    /// The line of a hint in the log, with the moment of the line before it.
    pub(crate) fn shown_hint(hint: HintRow, moment: usize) -> Shown {
        let phrase = Phrase::new("asked-for-hint");
        let line = Line { seat: Seat::new(hint.seat), notation: String::new(), phrase };
        Shown { line, is_undone: false, moment }
    }
}
