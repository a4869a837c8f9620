//! One way through a tree and beyond it.

use engine::{Game, Policy, Seat};
use rand_xoshiro::Xoshiro256PlusPlus;

use super::growth::Tree;
use crate::search::iteration::Guide;

/// How many questions a playout adds to the tree; after them the estimate judges.
const FRESH: u32 = 4;

/// A playout on its way through a tree; where that has no room left, the seats answer quickly.
#[derive(Debug)]
pub(super) struct Walk<'a, G: Game> {
    tree: &'a mut Tree<G>,
    /// The node it is at, while it is in the tree.
    at: Option<u32>,
    /// How many more questions are looked at beyond those in the tree.
    fresh: u32,
    policy: Policy,
}

impl<'a, G: Game> Walk<'a, G> {
    pub(super) fn new(tree: &'a mut Tree<G>, policy: Policy) -> Self {
        Self { tree, at: Some(0), fresh: FRESH, policy }
    }

    /// The node, if the tree knows what may follow it.
    fn known(&self) -> Option<u32> {
        self.at.filter(|node| !self.tree.is_leaf(*node))
    }
}

impl<G: Game> Guide<G> for Walk<'_, G> {
    fn choose(
        &mut self,
        game: &G,
        seat: Seat,
        rng: &mut Xoshiro256PlusPlus,
        actions: &mut Vec<G::Action>,
    ) -> G::Action {
        if self.known().is_none() {
            self.fresh -= 1;
            self.at = self.at.filter(|node| self.tree.expand(*node, game, seat, actions));
        }
        let Some(node) = self.at else {
            return self.policy.choose(game, seat, rng, actions);
        };
        let (child, action) = self.tree.select(node, seat);
        self.at = Some(child);
        action
    }

    fn fall(&mut self, game: &G, rng: &mut Xoshiro256PlusPlus) -> G::Chance {
        let outcome = game.sample(rng);
        self.at = self.at.and_then(|node| self.tree.meet(node, outcome));
        outcome
    }

    fn is_done(&self) -> bool {
        self.fresh == 0 && self.known().is_none()
    }
}
