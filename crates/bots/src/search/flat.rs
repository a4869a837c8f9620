//! Independent playouts: the seats answer quickly from the first step on.

use std::ops::Range;

use engine::{Evaluator, Playable};
use rayon::prelude::*;

use super::halving::{Candidate, Halving, Playouts};
use super::iteration::{Quick, run};
use crate::scratch;

/// The shares won, one for each playout.
#[derive(Debug, Default)]
pub(crate) struct Flat(Vec<u64>);

impl<G: Playable, E: Evaluator<G>> Playouts<G, E> for Flat {
    /// Number j has the same generator for each candidate.
    fn play(
        &mut self,
        halving: &Halving<'_, E>,
        field: &[Candidate<G>],
        numbers: Range<u64>,
    ) -> &[u64] {
        let count = (numbers.end - numbers.start) as usize;
        self.0.clear();
        self.0.resize(field.len() * count, 0);
        let &Halving { evaluator, seat, lookahead, thought, .. } = halving;
        let play = |(place, share): (usize, &mut u64)| {
            if thought.stop.is_stopped() {
                return;
            }
            let seed = (thought.seed, numbers.start + (place % count) as u64);
            let quick = Quick { policy: lookahead.policy, evaluator };
            scratch::with(|actions: &mut Vec<G::Action>| {
                let state = &field[place / count].state;
                *share = run(state, seat, lookahead.rounds, quick, seed, actions);
            });
        };
        if thought.is_parallel {
            self.0.par_iter_mut().enumerate().for_each(play);
        } else {
            self.0.iter_mut().enumerate().for_each(play);
        }
        &self.0
    }
}
