//! A player at the arena's table.

use bots::Bot;
use engine::{Game, Rng, Seat};
use games::{NoExpert, Player, Solved};

/// Somebody who answers.
#[derive(Clone, Debug)]
pub(crate) enum Chooser {
    /// A bot for any game.
    Bot(Bot),
    /// Who knows the best play.
    Expert(Solved),
}

impl Chooser {
    /// The player as it plays games that begin so; the best play is worked out here, before the first of them.
    pub(crate) fn of<G: Game>(player: Player, start: &G) -> Result<Self, NoExpert> {
        let expert = || Solved::of(start).map(Self::Expert);
        player.bot().map(Self::Bot).map_or_else(expert, Ok)
    }

    /// The answer of a seat that is asked; a search uses no other thread, for the arena has one game on each.
    pub(crate) fn choose<G: Game>(&self, game: &G, seat: Seat, coins: &mut impl Rng) -> G::Action {
        match self {
            Self::Bot(bot) => bot.choose(game, seat, coins),
            Self::Expert(solved) => solved.best(game, seat),
        }
    }
}
