//! The best answers of a solved game, at once.

use std::sync::Arc;

use catan_dice::CatanDice;
use catan_solver::Solution;
use engine::{Game, Seat};

use super::NoExpert;
use super::solutions::{Slot, Solving};
use crate::typed::same;

/// A game that is solved, ready to be asked for best answers many times.
#[derive(Clone, Debug)]
pub struct Solved(Arc<Solution>);

impl Solved {
    /// The solution of a game's pack and ruleset, worked out where nobody has yet.
    pub fn of<G: Game>(game: &G) -> Result<Self, NoExpert> {
        let slot = slot(game)?;
        Ok(Self(slot.solution(&mut Solving::default()).0))
    }

    pub(super) const fn new(solution: Arc<Solution>) -> Self {
        Self(solution)
    }

    /// The best answer of a seat that is asked, in a game of that pack and ruleset.
    ///
    /// # Panics
    /// Where it is another game.
    pub fn best<G: Game>(&self, game: &G, seat: Seat) -> G::Action {
        let game = solvable(game).filter(|game| self.0.is_for(game));
        let action = self.0.best(game.expect("the game is the one that is solved"), seat);
        *same(&action).expect("a solved game has the actions of its solution")
    }
}

/// Where the solution of a game is or will be; an error where there cannot be one.
pub(super) fn slot<G: Game>(game: &G) -> Result<Arc<Slot>, NoExpert> {
    let id = G::info().id;
    let game = solvable(game).ok_or(NoExpert::Unsolved { game: id })?;
    Slot::of(game).map_err(|why| NoExpert::Unsolvable { game: id, why })
}

fn solvable<G: Game>(game: &G) -> Option<&CatanDice> {
    same(game)
}
