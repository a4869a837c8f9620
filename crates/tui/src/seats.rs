//! The names of those who sit at a table.

use engine::{Phrase, Say};
use games::Occupant;
use words::Speaker;

/// The name of every seat in sentences: the person's own name, or the number of the seat.
pub(crate) fn names(occupants: &[Occupant], speaker: &Speaker) -> Vec<String> {
    let name = |(index, occupant): (usize, &Occupant)| match occupant {
        Occupant::Person(Some(name)) => name.clone(),
        Occupant::Person(None) | Occupant::Program(_) => {
            speaker.say(&Phrase::new("player-n").with("number", index as i64 + 1))
        }
    };
    occupants.iter().enumerate().map(name).collect()
}
