//! Who sits at a seat, and what a record calls them.

use std::fmt;
use std::str::FromStr;

use engine::{NotationError, Phrase, Say, Seat};

use crate::{AnyMatch, Level, Program};

/// The occupant of a seat.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Occupant {
    /// A person, with a name if one was given.
    Person(Option<String>),
    /// A program.
    Program(Program),
}

impl Occupant {
    /// A person without a name.
    pub const PERSON: Self = Self::Person(None);

    /// A person against the program that most people play against.
    pub fn usual() -> Vec<Self> {
        vec![Self::PERSON, Self::Program(Program::Level(Level::Normal))]
    }

    /// The occupant that a record names; a seat without a name is a person's.
    ///
    /// ```
    /// use games::Occupant;
    /// assert_eq!(Occupant::read("human"), Occupant::PERSON);
    /// assert_eq!(Occupant::read("Ana"), Occupant::Person(Some("Ana".into())));
    /// assert!(matches!(Occupant::read("easy"), Occupant::Program(_)));
    /// ```
    pub fn read(name: &str) -> Self {
        match name.parse() {
            Ok(program) => Self::Program(program),
            Err(_) if matches!(name, "human" | "-" | "") => Self::PERSON,
            Err(_) => Self::Person(Some(name.to_owned())),
        }
    }

    /// A person of this name; the name of a program gives a person without a name.
    pub fn named(name: &str) -> Self {
        match Self::read(name.trim()) {
            Self::Program(_) => Self::PERSON,
            person @ Self::Person(_) => person,
        }
    }

    /// Whether a person sits there.
    pub const fn is_person(&self) -> bool {
        matches!(self, Self::Person(_))
    }

    /// The program that sits there, if it is one.
    pub const fn program(&self) -> Option<Program> {
        match self {
            Self::Person(_) => None,
            Self::Program(program) => Some(*program),
        }
    }

    /// What the occupant is called at this seat: the person's own name, or the number of the seat.
    pub fn called(&self, seat: Seat) -> Phrase {
        match self {
            Self::Person(Some(name)) => Phrase::new("player").with("player", name.clone()),
            Self::Person(None) | Self::Program(_) => {
                Phrase::new("player-n").with("number", seat.index() as i64 + 1)
            }
        }
    }

    /// The same, and what the occupant is if it has no name of its own: “Player 2 (hard bot)”.
    pub fn introduced(&self, seat: Seat) -> Phrase {
        match self {
            Self::Person(Some(_)) => self.called(seat),
            Self::Person(None) | Self::Program(_) => {
                let player = self.called(seat);
                Phrase::new("player-is").with("player", player).with("who", self.kind())
            }
        }
    }

    /// What the occupant is, in words: a person, or a program of some kind.
    pub fn kind(&self) -> Phrase {
        Phrase::new(match self {
            Self::Person(_) => "human",
            Self::Program(Program::Level(level)) => level.id(),
            Self::Program(Program::Bot(bot)) => bot.id(),
        })
    }
}

/// What every seat is called in sentences.
pub fn names(occupants: &[Occupant], words: &impl Say) -> Vec<String> {
    let seats = Seat::all(occupants.len()).zip(occupants);
    seats.map(|(seat, occupant)| words.say(&occupant.called(seat))).collect()
}

/// Whether the last answer can be taken back: a person gave it, whoever is asked now.
pub fn can_undo(table: &dyn AnyMatch, occupants: &[Occupant]) -> bool {
    let mut seats = Seat::all(table.seats()).zip(occupants);
    seats.any(|(seat, occupant)| occupant.is_person() && table.can_undo(seat))
}

/// The name in records.
impl fmt::Display for Occupant {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Person(None) => f.write_str("human"),
            Self::Person(Some(name)) => f.write_str(name),
            Self::Program(program) => program.fmt(f),
        }
    }
}

/// Reads `human` or the name of a program, as the command line has them.
impl FromStr for Occupant {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Self, NotationError> {
        if text == "human" {
            return Ok(Self::PERSON);
        }
        let expected = || format!("a player: human, {}", Program::EXPECTED);
        text.parse().map(Self::Program).map_err(|_| NotationError::new(text, expected()))
    }
}
