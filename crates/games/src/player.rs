//! Programs that play, by names a person understands.

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
    /// Plays games on in its mind.
    Hard,
    /// Knows the best play; not every game has one.
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

    /// The bot of the level, where it is one for any game.
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
/// use games::{Level, Player};
/// assert_eq!("hard".parse(), Ok(Player::Level(Level::Hard)));
/// assert_eq!("search:2000".parse::<Player>().unwrap().to_string(), "search:2000");
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Player {
    /// A level.
    Level(Level),
    /// A bot by its own name.
    Bot(Bot),
}

impl Player {
    /// What is expected where a name is none.
    pub const EXPECTED: &'static str = "easy, normal, hard, expert, random, greedy, turn, search:2000, search:100ms, flat:2000 or tree:2000";

    /// The same player with another budget, where it searches.
    #[must_use]
    pub const fn with_budget(self, budget: Budget) -> Self {
        match self.bot() {
            Some(bot @ Bot::Search { .. }) => Self::Bot(bot.with_budget(budget)),
            Some(Bot::Random | Bot::Greedy | Bot::Turn) | None => self,
        }
    }

    /// The bot it is, unless it is an expert.
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

impl fmt::Display for Player {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Level(level) => f.write_str(level.id()),
            Self::Bot(bot) => bot.fmt(f),
        }
    }
}

impl FromStr for Player {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Self, NotationError> {
        let level = Level::ALL.into_iter().find(|level| level.id() == text).map(Self::Level);
        let player = level.or_else(|| text.parse().ok().map(Self::Bot));
        player.ok_or_else(|| NotationError::new(text, format!("a player: {}", Self::EXPECTED)))
    }
}
