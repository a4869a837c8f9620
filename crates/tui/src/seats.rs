//! Who sits where, and what a record calls them.

use engine::{Phrase, Say};
use games::{Level, Player};
use words::Speaker;

/// Who sits at a seat.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Sitter {
    /// A person, with a name where one was given.
    Person(Option<String>),
    /// A program.
    Bot(Player),
}

impl Sitter {
    /// A person without a name.
    pub const PERSON: Self = Self::Person(None);

    /// Whoever a record names; a seat it does not name is a person's.
    ///
    /// ```
    /// use tui::Sitter;
    /// assert_eq!(Sitter::read("human"), Sitter::PERSON);
    /// assert_eq!(Sitter::read("Ana"), Sitter::Person(Some("Ana".into())));
    /// assert!(matches!(Sitter::read("easy"), Sitter::Bot(_)));
    /// ```
    pub fn read(name: &str) -> Self {
        match name.parse() {
            Ok(bot) => Self::Bot(bot),
            Err(_) if matches!(name, "human" | "-" | "") => Self::PERSON,
            Err(_) => Self::Person(Some(name.to_owned())),
        }
    }

    /// A person against a program.
    pub fn usual() -> Vec<Self> {
        vec![Self::PERSON, Self::Bot(Player::Level(Level::Normal))]
    }

    /// What a record calls them.
    pub fn id(&self) -> String {
        match self {
            Self::Person(None) => "human".to_owned(),
            Self::Person(Some(name)) => name.clone(),
            Self::Bot(bot) => bot.to_string(),
        }
    }

    /// A person of this name; a name that is a program's is none.
    pub(crate) fn named(name: &str) -> Self {
        match Self::read(name.trim()) {
            Self::Bot(_) => Self::PERSON,
            person @ Self::Person(_) => person,
        }
    }

    /// What they are, in words.
    pub(crate) fn kind(&self) -> Phrase {
        Phrase::new(match self {
            Self::Person(_) => "human",
            Self::Bot(Player::Level(level)) => level.id(),
            Self::Bot(Player::Bot(bot)) => bot.id(),
        })
    }
}

/// Everybody's name for sentences: the own one, or the number of the seat.
pub(crate) fn names(sitters: &[Sitter], speaker: &Speaker) -> Vec<String> {
    let name = |(index, sitter): (usize, &Sitter)| match sitter {
        Sitter::Person(Some(name)) => name.clone(),
        Sitter::Person(None) | Sitter::Bot(_) => {
            speaker.say(&Phrase::new("player-n").with("number", index as i64 + 1))
        }
    };
    sitters.iter().enumerate().map(name).collect()
}
