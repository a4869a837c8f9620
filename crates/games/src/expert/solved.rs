//! A solved game, ready to be asked for the best answers many times.

use std::sync::Arc;

use catan_dice::CatanDice;
use catan_solver::Solution;
use engine::{Game, Seat};

use super::NoExpert;
use super::solutions::{Slot, Solving};
use crate::typed::same;

/// The solution of a game, ready to be asked for the best answers many times.
#[derive(Clone, Debug)]
pub struct Solved(Arc<Solution>);

impl Solved {
    /// The solution of a game's pack and ruleset, computed if nobody has yet.
    pub fn of<G: Game>(game: &G) -> Result<Self, NoExpert> {
        let slot = slot(game)?;
        Ok(Self(slot.solution(&mut Solving::default()).0))
    }

    /// Every legal answer of a seat that is asked with its expected final score, best first, in a game of that pack and
    /// ruleset.
    ///
    /// # Panics
    /// If it is another game.
    pub fn advise<G: Game>(&self, game: &G, seat: Seat) -> Vec<(G::Action, f64)> {
        let game = solvable(game).filter(|game| self.0.is_for(game));
        let ranked = self.0.advise(game.expect("the game is the one that is solved"), seat);
        let known = |action| *same(&action).expect("a solved game has the actions of its solution");
        ranked.into_iter().map(|(action, value)| (known(action), value)).collect()
    }
}

/// The slot of a game's solution; an error if it cannot be solved.
pub(super) fn slot<G: Game>(game: &G) -> Result<Arc<Slot>, NoExpert> {
    let id = G::info().id;
    let game = solvable(game).ok_or(NoExpert::Unsolved { game: id })?;
    Slot::of(game).map_err(|why| NoExpert::Unsolvable { game: id, why })
}

fn solvable<G: Game>(game: &G) -> Option<&CatanDice> {
    same(game)
}
