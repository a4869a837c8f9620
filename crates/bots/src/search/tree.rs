//! Playouts that grow a tree for each candidate: what was seen of the first steps guides the next playout.

mod growth;
mod node;
mod walk;

use std::ops::Range;

use engine::Game;
use rayon::prelude::*;

use self::growth::Tree;
use super::halving::{Candidate, Halving, Playouts};
use crate::scratch;

/// A tree for each candidate, by its place in the list of answers, with the sum of the shares won in a batch.
#[derive(Debug)]
pub(crate) struct Trees<G: Game>(Vec<(Tree<G>, u64)>, Vec<u64>);

impl<G: Game> Default for Trees<G> {
    fn default() -> Self {
        Self(Vec::new(), Vec::new())
    }
}

impl<G: Game> Trees<G> {
    /// Empty trees for so many candidates, with room for so many nodes in all.
    pub(crate) fn clear(&mut self, candidates: usize, room: usize) {
        self.0.resize_with(candidates, Default::default);
        for (tree, _) in &mut self.0 {
            tree.clear(room / candidates);
        }
    }

    /// How many nodes there are in all.
    pub(crate) fn nodes(&self) -> usize {
        self.0.iter().map(|(tree, _)| tree.len()).sum()
    }
}

impl<G: Game> Playouts<G> for Trees<G> {
    /// A tree grows with the playouts of its own candidate only, so that trees can grow side by side.
    fn play(
        &mut self,
        halving: &Halving<'_>,
        field: &[Candidate<G>],
        numbers: Range<u64>,
    ) -> &[u64] {
        let Self(trees, shares) = self;
        let grow = |(at, (tree, sum)): (usize, &mut (Tree<G>, u64))| {
            let Some(candidate) = field.iter().find(|candidate| candidate.at == at) else { return };
            let play = |number| {
                scratch::with(|actions: &mut Vec<G::Action>| {
                    tree.grow(&candidate.state, halving, number, actions)
                })
            };
            let goes_on = |_: &u64| !halving.thought.stop.is_stopped();
            *sum = numbers.clone().take_while(goes_on).map(play).sum();
        };
        if halving.thought.is_parallel {
            trees.par_iter_mut().enumerate().for_each(grow);
        } else {
            trees.iter_mut().enumerate().for_each(grow);
        }
        shares.clear();
        shares.extend(field.iter().map(|candidate| trees[candidate.at].1));
        shares
    }
}
