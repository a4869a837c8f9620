//! Legal answers as front ends show them.

use bots::Measure;
use engine::{Describe, Phrase, Seat, Thing};

/// A legal answer, as a front end shows it.
#[derive(Clone, Debug, PartialEq)]
pub struct Offer {
    /// The action in notation.
    pub notation: String,
    /// The first word of the notation.
    pub verb: &'static str,
    /// What it does, in words.
    pub phrase: Phrase,
    /// The things on the board it belongs to.
    pub things: Vec<Thing>,
    /// What the seat gives up by it without having to: it is asked again before it is taken.
    pub warning: Option<Phrase>,
    /// What a program thinks of it, if one was asked.
    pub worth: Option<Worth>,
}

/// What a program thinks of an answer.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Worth {
    /// How good it is: more is better.
    pub value: f64,
    /// What that number is.
    pub measure: Measure,
    /// How often a search looked at it; none from a program that does not search.
    pub visits: Option<u64>,
}

pub(crate) fn offer<G: Describe>(
    game: &G,
    seat: Seat,
    action: G::Action,
    worth: Option<Worth>,
) -> Offer {
    Offer {
        notation: action.to_string(),
        verb: G::verb(action),
        phrase: game.action(seat, action),
        things: game.things(seat, action),
        warning: game.warning(seat, action),
        worth,
    }
}
