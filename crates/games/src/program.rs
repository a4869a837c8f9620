//! Programs that play, by the names that people give them.

use std::fmt;
use std::str::FromStr;

use bots::{Bot, Budget, Measure};
use engine::NotationError;

/// How well a program plays.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Level {
    /// Takes what looks best at once.
    Easy,
    /// Plans its own turn.
    Normal,
    /// Searches: plays the game on many times.
    Hard,
    /// Plays perfectly; only a solved game has one.
    Expert,
}

impl Level {
    /// All levels, weakest first.
    pub const ALL: [Self; 4] = [Self::Easy, Self::Normal, Self::Hard, Self::Expert];

    /// The levels that every game has.
    pub const USUAL: [Self; 3] = [Self::Easy, Self::Normal, Self::Hard];

    /// The level's name.
    pub const fn id(self) -> &'static str {
        match self {
            Self::Easy => "easy",
            Self::Normal => "normal",
            Self::Hard => "hard",
            Self::Expert => "expert",
        }
    }

    /// The bot of the level; none for the expert.
    pub const fn bot(self) -> Option<Bot> {
        match self {
            Self::Easy => Some(Bot::Greedy),
            Self::Normal => Some(Bot::Turn),
            Self::Hard => Some(Bot::search(Budget::Millis(300))),
            Self::Expert => None,
        }
    }
}

/// A program that plays.
///
/// ```
/// use games::{Level, Program};
/// assert_eq!("hard".parse(), Ok(Program::Level(Level::Hard)));
/// assert_eq!("search:2000".parse::<Program>().unwrap().to_string(), "search:2000");
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Program {
    /// A level.
    Level(Level),
    /// A bot by its own name.
    Bot(Bot),
}

impl Program {
    /// The names, as error messages list them.
    pub const EXPECTED: &'static str = "easy, normal, hard, expert, random, greedy, turn, search:2000, search:100ms, flat:2000 or tree:2000";

    /// The same program with another budget, if it searches.
    #[must_use]
    pub const fn with_budget(self, budget: Budget) -> Self {
        match self.bot() {
            Some(bot @ Bot::Search { .. }) => Self::Bot(bot.with_budget(budget)),
            Some(Bot::Random | Bot::Greedy | Bot::Turn) | None => self,
        }
    }

    /// The bot of the program; none for the expert.
    pub const fn bot(self) -> Option<Bot> {
        match self {
            Self::Bot(bot) => Some(bot),
            Self::Level(level) => level.bot(),
        }
    }

    /// What the values of its advice mean.
    pub const fn measure(self) -> Measure {
        match self.bot() {
            Some(bot) => bot.measure(),
            None => Measure::Points,
        }
    }
}

impl fmt::Display for Program {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Level(level) => f.write_str(level.id()),
            Self::Bot(bot) => bot.fmt(f),
        }
    }
}

impl FromStr for Program {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Self, NotationError> {
        let level = Level::ALL.into_iter().find(|level| level.id() == text).map(Self::Level);
        let program = level.or_else(|| text.parse().ok().map(Self::Bot));
        program.ok_or_else(|| NotationError::new(text, format!("a player: {}", Self::EXPECTED)))
    }
}
