//! A solved game, ready to be asked for the best answers many times.

use std::sync::Arc;

use catan_dice::{Action, CatanDice};
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
        let ranked = self.0.advise(self.solved(game), seat).into_iter();
        ranked.map(|(action, value)| (known::<G>(action), value)).collect()
    }

    /// The best answer of a seat that is asked, in a game of that pack and ruleset.
    ///
    /// # Panics
    /// If it is another game.
    pub fn best<G: Game>(&self, game: &G, seat: Seat) -> G::Action {
        known::<G>(self.0.best(self.solved(game), seat))
    }

    fn solved<'a, G: Game>(&self, game: &'a G) -> &'a CatanDice {
        let game = solvable(game).filter(|game| self.0.is_for(game));
        game.expect("the game is the one that is solved")
    }
}

/// The slot of a game's solution; an error if it cannot be solved.
pub(super) fn slot<G: Game>(game: &G) -> Result<Arc<Slot>, NoExpert> {
    let id = G::info().id;
    let game = solvable(game).ok_or(NoExpert::Unsolved { game: id })?;
    Slot::of(game).map_err(|why| NoExpert::Unsolvable { game: id, why })
}

/// An action of the solution as one of the game.
fn known<G: Game>(action: Action) -> G::Action {
    *same(&action).expect("a solved game has the actions of its solution")
}

fn solvable<G: Game>(game: &G) -> Option<&CatanDice> {
    same(game)
}
