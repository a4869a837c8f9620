//! What a program thinks with.

use bots::{Advice, Bot, Measure, Thought};
use engine::{Game, Playable, Rng, Seat};

use crate::{Level, NoExpert, Program, Solved, Worth};

/// What a program thinks with: a bot, or the solution of a solved game.
#[derive(Clone, Debug)]
pub enum Mind {
    /// A bot for any game.
    Bot(Bot),
    /// The best play of a solved game.
    Expert(Solved),
}

impl Mind {
    /// The mind of a program for games with this pack and ruleset. A solution is computed here, if nobody has yet.
    pub fn of<G: Game>(program: Program, game: &G) -> Result<Self, NoExpert> {
        let expert = || Solved::of(game).map(Self::Expert);
        program.bot().map(Self::Bot).map_or_else(expert, Ok)
    }

    /// The same; if the game has no expert, the mind of the best level that it has.
    pub fn or_best<G: Game>(program: Program, game: &G) -> Self {
        let hard = || Self::Bot(Level::Hard.bot().expect("hard is a bot"));
        Self::of(program, game).unwrap_or_else(|_| hard())
    }

    /// The answer of a seat that is asked, found on this thread only.
    pub fn choose<G: Playable>(&self, game: &G, seat: Seat, coins: &mut impl Rng) -> G::Action {
        match self {
            Self::Bot(bot) => bot.choose(game, seat, coins),
            Self::Expert(solved) => solved.best(game, seat),
        }
    }

    /// Every legal answer of a seat that is asked with what it is worth, best first.
    pub fn advise<G: Playable>(
        &self,
        game: &G,
        seat: Seat,
        thought: &Thought<'_>,
    ) -> Vec<(G::Action, Worth)> {
        match self {
            Self::Bot(bot) => {
                let judged = |Advice { action, value, visits }: Advice<G::Action>| {
                    (action, Worth { value: value.into(), measure: bot.measure(), visits })
                };
                bot.advise(game, seat, thought).into_iter().map(judged).collect()
            }
            Self::Expert(solved) => {
                let worth = |value| Worth { value, measure: Measure::Points, visits: None };
                let judged = solved.advise(game, seat).into_iter();
                judged.map(|(action, value)| (action, worth(value))).collect()
            }
        }
    }
}
