//! A player at the arena's table: the one place where a name becomes somebody who answers.

use bots::Bot;
use engine::{Game, Rng, Seat};
use games::Player;

use crate::PlanError;

/// Somebody who answers.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Chooser(Bot);

impl Chooser {
    /// The player as it plays this game.
    pub(crate) fn of<G: Game>(player: Player) -> Result<Self, PlanError> {
        let bot = match player {
            Player::Bot(bot) => Some(bot),
            Player::Level(level) => level.bot(),
        };
        bot.map(Self).ok_or(PlanError::NoExpert(G::info().id))
    }

    /// The answer of a seat that is asked; a search uses no other thread, for the arena has one game on each.
    pub(crate) fn choose<G: Game>(self, game: &G, seat: Seat, coins: &mut impl Rng) -> G::Action {
        self.0.choose(game, seat, coins)
    }
}
