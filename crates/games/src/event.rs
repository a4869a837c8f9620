//! Events of any game: as notation, and as lines of the log.

use std::fmt;

use engine::{Describe, Event, Game, Phrase, Seat};

/// An event of any game, in notation.
///
/// Its text is the line of a record.
///
/// ```
/// use engine::Seat;
/// use games::AnyEvent;
/// let action = AnyEvent::Action(Seat::FIRST, "build road 1".into());
/// assert_eq!(action.to_string(), "0 build road 1");
/// assert_eq!(AnyEvent::Chance("rolled ore".into()).to_string(), "* rolled ore");
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum AnyEvent {
    /// An outcome of chance.
    Chance(String),
    /// A seat's action.
    Action(Seat, String),
}

impl AnyEvent {
    /// The seat that acted; none if it was chance.
    pub const fn seat(&self) -> Option<Seat> {
        match self {
            Self::Chance(_) => None,
            Self::Action(seat, _) => Some(*seat),
        }
    }
}

impl<G: Game> From<Event<G>> for AnyEvent {
    fn from(event: Event<G>) -> Self {
        match event {
            Event::Chance(chance) => Self::Chance(chance.to_string()),
            Event::Action(seat, action) => Self::Action(seat, action.to_string()),
        }
    }
}

impl fmt::Display for AnyEvent {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Chance(outcome) => write!(f, "* {outcome}"),
            Self::Action(seat, action) => write!(f, "{seat} {action}"),
        }
    }
}

/// A line of the log: an event and the phrase that describes it.
#[derive(Clone, Debug, PartialEq)]
pub struct Line {
    /// The event.
    pub event: AnyEvent,
    /// The event in words.
    pub phrase: Phrase,
}

impl Line {
    /// The seat that acted; none if it was chance.
    pub const fn seat(&self) -> Option<Seat> {
        self.event.seat()
    }
}

/// The line of an event that happens in this state.
pub(crate) fn log_line<G: Describe>(game: &G, event: Event<G>) -> Line {
    let phrase = match event {
        Event::Chance(chance) => game.chance(chance),
        Event::Action(seat, action) => game.log_phrase(seat, action),
    };
    Line { event: event.into(), phrase }
}
