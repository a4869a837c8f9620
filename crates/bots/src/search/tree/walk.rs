//! One way through a tree and beyond it.

use engine::{Evaluator, Game, Seat};
use rand_xoshiro::Xoshiro256PlusPlus;

use super::growth::Tree;
use crate::search::iteration::{Guide, Quick};

/// How many questions a playout adds to the tree; after them the estimate judges.
const FRESH: u32 = 4;

/// A playout on its way through a tree; once that has no room left, the seats answer quickly.
#[derive(Debug)]
pub(super) struct Walk<'a, G: Game, E> {
    tree: &'a mut Tree<G>,
    /// The node it is at, while it is in the tree.
    at: Option<u32>,
    /// How many more questions are added to the tree.
    fresh: u32,
    quick: Quick<'a, E>,
}

impl<'a, G: Game, E> Walk<'a, G, E> {
    pub(super) fn new(tree: &'a mut Tree<G>, quick: Quick<'a, E>) -> Self {
        Self { tree, at: Some(0), fresh: FRESH, quick }
    }

    /// The node, if the tree knows what may follow it.
    fn known(&self) -> Option<u32> {
        self.at.filter(|node| !self.tree.is_leaf(*node))
    }
}

impl<G: Game, E: Evaluator<G>> Guide<G> for Walk<'_, G, E> {
    fn choose(
        &mut self,
        game: &G,
        seat: Seat,
        rng: &mut Xoshiro256PlusPlus,
        actions: &mut Vec<G::Action>,
    ) -> G::Action {
        if self.known().is_none() {
            self.fresh -= 1;
            let Self { tree, quick, .. } = self;
            self.at =
                self.at.filter(|node| tree.expand(*node, game, quick.evaluator, seat, actions));
        }
        let Some(node) = self.at else {
            return self.quick.choose(game, seat, rng, actions);
        };
        let (child, action) = self.tree.select(node, seat);
        self.at = Some(child);
        action
    }

    fn sample(&mut self, game: &G, rng: &mut Xoshiro256PlusPlus) -> G::Chance {
        let outcome = game.sample(rng);
        self.at = self.at.and_then(|node| self.tree.meet(node, outcome));
        outcome
    }

    fn is_done(&self) -> bool {
        self.fresh == 0 && self.known().is_none()
    }
}
