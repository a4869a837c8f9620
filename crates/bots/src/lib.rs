//! Players for any game; no game is named here.

mod greedy;
mod playout;

use std::fmt;
use std::str::FromStr;

use engine::{Game, NotationError, Rng, Seat, below};

pub use playout::{Playout, playout};

/// A player by name.
///
/// ```
/// assert_eq!("greedy".parse(), Ok(bots::Bot::Greedy));
/// assert_eq!("\"deep\" is not a bot: random or greedy", "deep".parse::<bots::Bot>().unwrap_err().to_string());
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Bot {
    /// Any legal answer, each as likely as the others.
    Random,
    /// The answer whose next state the game's own estimate likes best.
    Greedy,
}

/// An action with what a bot thinks of it.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Advice<A> {
    /// The action.
    pub action: A,
    /// How good it is, in the bot's own measure: more is better.
    pub value: f32,
}

impl Bot {
    /// All bots, weakest first.
    pub const ALL: [Self; 2] = [Self::Random, Self::Greedy];

    /// The bot's name.
    pub const fn id(self) -> &'static str {
        match self {
            Self::Random => "random",
            Self::Greedy => "greedy",
        }
    }

    /// The bot's answer for a seat that is asked.
    pub fn choose<G: Game, R: Rng + ?Sized>(self, game: &G, seat: Seat, rng: &mut R) -> G::Action {
        match self {
            Self::Random => game.sample_action(seat, rng, &mut Vec::new()),
            Self::Greedy => self.advise(game, seat, rng)[0].action,
        }
    }

    /// All legal actions of a seat that is asked, best first; equals keep the order of the game's list.
    pub fn advise<G: Game, R: Rng + ?Sized>(
        self,
        game: &G,
        seat: Seat,
        rng: &mut R,
    ) -> Vec<Advice<G::Action>> {
        let mut actions = Vec::new();
        game.actions(seat, &mut actions);
        let mut value = |action| match self {
            Self::Random => below(rng, 1 << 20) as f32 / (1 << 20) as f32,
            Self::Greedy => greedy::value(game, seat, action),
        };
        let mut ranked: Vec<_> =
            actions.into_iter().map(|action| Advice { action, value: value(action) }).collect();
        ranked.sort_by(|a, b| b.value.total_cmp(&a.value));
        ranked
    }
}

impl fmt::Display for Bot {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.id())
    }
}

impl FromStr for Bot {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Self, NotationError> {
        let bot = Self::ALL.into_iter().find(|bot| bot.id() == text);
        bot.ok_or_else(|| NotationError::new(text, "a bot: random or greedy"))
    }
}
