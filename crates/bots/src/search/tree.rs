//! Playouts that grow a tree for each candidate: the results of the first steps guide the next playout.

mod growth;
mod node;
mod walk;

use std::ops::Range;

use engine::{Evaluator, Game, Playable};
use rayon::prelude::*;

use self::growth::Tree;
pub(crate) use self::node::Node;
use super::halving::{Candidate, Halving, Playouts};
use crate::scratch;

/// A tree for each candidate, by its place in the list of answers, with the shares won in a batch; and those of all.
#[derive(Debug)]
pub(crate) struct Trees<G: Game>(Vec<(Tree<G>, Vec<u64>)>, Vec<u64>);

impl<G: Game> Default for Trees<G> {
    fn default() -> Self {
        Self(Vec::new(), Vec::new())
    }
}

impl<G: Game> Trees<G> {
    /// Empty trees for a number of candidates, each with room for at most this number of nodes, and for a root in any case.
    ///
    /// The room is rounded to a power of two, since lists grow by doubling: none has more capacity.
    pub(crate) fn clear(&mut self, candidates: usize, room: usize) {
        let each = 1 << room.max(1).ilog2();
        self.0.resize_with(candidates.max(self.0.len()), Default::default);
        self.0.iter_mut().for_each(|(tree, _)| tree.clear(each));
    }

    /// How many nodes there are in all besides the roots.
    pub(crate) fn nodes(&self) -> usize {
        self.0.iter().map(|(tree, _)| tree.len() - 1).sum()
    }
}

impl<G: Playable, E: Evaluator<G>> Playouts<G, E> for Trees<G> {
    /// A tree grows with the playouts of its own candidate only, so trees can grow in parallel.
    fn play(
        &mut self,
        halving: &Halving<'_, E>,
        field: &[Candidate<G>],
        numbers: Range<u64>,
    ) -> &[u64] {
        let Self(trees, all) = self;
        let grow = |(at, (tree, shares)): (usize, &mut (Tree<G>, Vec<u64>))| {
            let Some(candidate) = field.iter().find(|candidate| candidate.at == at) else { return };
            let play = |number| {
                scratch::with(|actions: &mut Vec<G::Action>| {
                    tree.grow(&candidate.state, halving, number, actions)
                })
            };
            let goes_on = |_: &u64| !halving.thought.stop.is_stopped();
            shares.clear();
            shares.extend(numbers.clone().take_while(goes_on).map(play));
        };
        if halving.thought.is_parallel {
            trees.par_iter_mut().enumerate().for_each(grow);
        } else {
            trees.iter_mut().enumerate().for_each(grow);
        }
        all.clear();
        all.extend(field.iter().flat_map(|candidate| &trees[candidate.at].1));
        all
    }
}
