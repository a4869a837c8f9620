//! Players for any game; no game is named here.
#![doc = include_str!("../README.md")]

mod budget;
mod clock;
mod greedy;
mod playout;
mod scratch;
mod search;
mod stop;
mod transposition;
mod turn;

use std::fmt;
use std::str::FromStr;

use engine::{Evaluator, Game, NotationError, Playable, Rng, Seat, Shape, below};
use rand_core::SeedableRng;
use rand_xoshiro::Xoshiro256PlusPlus;

pub use budget::Budget;
pub use playout::{Playout, playout};
pub use search::{search_at_random, tree_bytes, tree_with_room};
pub use stop::Stop;

/// A player by name.
///
/// ```
/// use bots::{Bot, Budget};
/// assert_eq!("greedy".parse(), Ok(Bot::Greedy));
/// assert_eq!("search:100ms".parse(), Ok(Bot::search(Budget::Millis(100))));
/// let wrong = "deep".parse::<Bot>().unwrap_err().to_string();
/// assert!(wrong.starts_with("\"deep\" is not a bot: random, greedy, turn, search:2000"), "{wrong}");
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Bot {
    /// Any legal answer, each as likely as the others.
    Random,
    /// The answer whose next state is best by the estimate.
    Greedy,
    /// The answer that is best if the rest of the seat's own turn is played as well as the estimate can judge.
    Turn,
    /// The answer that wins most often in playouts.
    Search {
        /// Whether the playouts learn from each other; defaults to what is stronger in the game.
        shape: Option<Shape>,
        /// How much it may do.
        budget: Budget,
    },
}

/// What a bot's value of an action means.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Measure {
    /// Nothing: it is random.
    Random,
    /// Points ahead of the best other seat, by the estimate.
    Ahead,
    /// The share of a win, from 0 to 1.
    Chance,
    /// The exact expected final points.
    Points,
}

/// An action with what a bot thinks of it.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Advice<A> {
    /// The action.
    pub action: A,
    /// How good it is, in the bot's own measure: more is better.
    pub value: f32,
    /// How many playouts a search gave it; none from a bot that does not search.
    pub visits: Option<u64>,
}

/// How a bot is to think: where its random numbers come from, who may stop it, whether it may use every core.
#[derive(Clone, Copy, Debug)]
pub struct Thought<'a> {
    /// All randomness follows from it.
    pub seed: u64,
    /// Stops a search, which then returns the best answer so far.
    pub stop: &'a Stop,
    /// Whether a search may use the threads of the current rayon pool; the answer is the same.
    pub is_parallel: bool,
}

impl Bot {
    /// Bots with the default budget, weakest first; then the two kinds of search.
    pub const ALL: [Self; 6] = [
        Self::Random,
        Self::Greedy,
        Self::Turn,
        Self::Search { shape: None, budget: Self::USUAL },
        Self::Search { shape: Some(Shape::Flat), budget: Self::USUAL },
        Self::Search { shape: Some(Shape::Tree), budget: Self::USUAL },
    ];

    const USUAL: Budget = Budget::Iterations(1000);

    /// The kind of search that is stronger in the game.
    pub const fn search(budget: Budget) -> Self {
        Self::Search { shape: None, budget }
    }

    /// How much it may do, if it searches.
    pub const fn budget(self) -> Option<Budget> {
        match self {
            Self::Search { budget, .. } => Some(budget),
            Self::Random | Self::Greedy | Self::Turn => None,
        }
    }

    /// The same bot with another budget, if it searches.
    #[must_use]
    pub const fn with_budget(self, budget: Budget) -> Self {
        match self {
            Self::Search { shape, .. } => Self::Search { shape, budget },
            Self::Random | Self::Greedy | Self::Turn => self,
        }
    }

    /// The bot's name without its budget.
    pub const fn id(self) -> &'static str {
        match self {
            Self::Random => "random",
            Self::Greedy => "greedy",
            Self::Turn => "turn",
            Self::Search { shape: None, .. } => "search",
            Self::Search { shape: Some(Shape::Flat), .. } => "flat",
            Self::Search { shape: Some(Shape::Tree), .. } => "tree",
        }
    }

    /// What the values of its advice mean.
    pub const fn measure(self) -> Measure {
        match self {
            Self::Random => Measure::Random,
            Self::Greedy => Measure::Ahead,
            Self::Turn | Self::Search { .. } => Measure::Chance,
        }
    }

    /// The bot's answer for a seat that is asked, by the game's own evaluator, on this thread.
    pub fn choose<G: Playable, R: Rng + ?Sized>(
        self,
        game: &G,
        seat: Seat,
        rng: &mut R,
    ) -> G::Action {
        self.choose_with(G::evaluator(), game, seat, rng)
    }

    /// The bot's answer for a seat that is asked, by this evaluator, on this thread.
    pub fn choose_with<G: Playable, R: Rng + ?Sized>(
        self,
        evaluator: &impl Evaluator<G>,
        game: &G,
        seat: Seat,
        rng: &mut R,
    ) -> G::Action {
        match self {
            Self::Random => game.sample_action(seat, rng, &mut Vec::new()),
            Self::Greedy | Self::Turn | Self::Search { .. } => {
                let (seed, stop) = (rng.next_u64(), Stop::never());
                let thought = Thought { seed, stop: &stop, is_parallel: false };
                self.advise_with(evaluator, game, seat, &thought)[0].action
            }
        }
    }

    /// All legal actions of a seat that is asked, best first by the game's own evaluator. Equals keep the order of the
    /// game's list, except those that a search has looked at.
    pub fn advise<G: Playable>(
        self,
        game: &G,
        seat: Seat,
        thought: &Thought<'_>,
    ) -> Vec<Advice<G::Action>> {
        self.advise_with(G::evaluator(), game, seat, thought)
    }

    /// The same by this evaluator.
    pub fn advise_with<G: Playable>(
        self,
        evaluator: &impl Evaluator<G>,
        game: &G,
        seat: Seat,
        thought: &Thought<'_>,
    ) -> Vec<Advice<G::Action>> {
        let mut ranked = match self {
            Self::Random => each(game, seat, random(thought.seed)),
            Self::Greedy => greedy::advise(game, evaluator, seat),
            Self::Turn => planned(game, evaluator, seat),
            Self::Search { shape, budget } => {
                search::advise(game, evaluator, seat, shape, budget, thought)
            }
        };
        ranked.sort_by(|a, b| b.value.total_cmp(&a.value));
        ranked
    }
}

/// Every legal action with how likely it wins: by the rest of the turn, or by the next state if planning misleads.
fn planned<G: Playable>(
    game: &G,
    evaluator: &impl Evaluator<G>,
    seat: Seat,
) -> Vec<Advice<G::Action>> {
    if game.is_planned() {
        turn::advise(game, evaluator, seat)
    } else {
        let chance = |action| evaluator.chances(&greedy::after(game, seat, action))[seat];
        each(game, seat, chance)
    }
}

/// Every legal action with its value, in the order of the game's list.
fn each<G: Game>(
    game: &G,
    seat: Seat,
    mut value: impl FnMut(G::Action) -> f32,
) -> Vec<Advice<G::Action>> {
    let mut actions = Vec::new();
    game.actions(seat, &mut actions);
    let advice = |action| Advice { action, value: value(action), visits: None };
    actions.into_iter().map(advice).collect()
}

/// Random values.
fn random<A>(seed: u64) -> impl FnMut(A) -> f32 {
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(seed);
    move |_| below(&mut rng, 1 << 20) as f32 / (1 << 20) as f32
}

impl fmt::Display for Bot {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.id())?;
        self.budget().map_or(Ok(()), |budget| write!(f, ":{budget}"))
    }
}

impl FromStr for Bot {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Self, NotationError> {
        let named = |name: &str| Self::ALL.into_iter().find(|bot| bot.id() == name);
        let bot = match text.split_once(':') {
            Some((name, budget)) => named(name)
                .filter(|bot| bot.budget().is_some())
                .and_then(|bot| Some(bot.with_budget(budget.parse().ok()?))),
            None => named(text),
        };
        let expected =
            "a bot: random, greedy, turn, search:2000, search:100ms, flat:2000 or tree:2000";
        bot.ok_or_else(|| NotationError::new(text, expected))
    }
}
