//! Sequential halving: the same number of playouts for each candidate, then the worse half leaves.

use std::time::Duration;

use engine::{Game, Lookahead, Seat};
use rayon::prelude::*;

use super::iteration::{WIN, run};
use crate::clock::Clock;
use crate::{Budget, Thought, scratch};

/// How many playouts are given out at a time: for each thread while the time is watched, and in all otherwise.
const SHORT: usize = 4;
const LONG: usize = 256;

/// An answer that is looked at.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Candidate<G> {
    /// Its place in the list of answers.
    pub at: usize,
    /// The state after it.
    pub state: G,
    /// The shares won, and in how many playouts.
    pub sum: u64,
    pub count: u64,
}

impl<G> Candidate<G> {
    /// The mean share of the win; nothing without a playout.
    pub(crate) fn mean(&self) -> f32 {
        (self.sum as f64 / self.count.max(1) as f64 / f64::from(WIN)) as f32
    }
}

/// The playouts of one thought.
#[derive(Debug)]
pub(crate) struct Halving<'a> {
    pub seat: Seat,
    pub lookahead: Lookahead,
    pub thought: &'a Thought<'a>,
    pub clock: Clock,
}

impl Halving<'_> {
    /// Plays the budget; the best candidate is first then, and who left later stands before who left earlier.
    pub(crate) fn play<G: Game>(
        &self,
        budget: Budget,
        candidates: &mut [Candidate<G>],
        shares: &mut Vec<u64>,
    ) {
        let rounds = candidates.len().next_power_of_two().trailing_zeros().max(1);
        let mut alive = candidates.len();
        let mut played = 0;
        for round in 1..=rounds {
            let field = &mut candidates[..alive];
            match budget {
                Budget::Iterations(all) => {
                    let each = (all / rounds) as usize / alive;
                    self.batches(field, each.max(1), &mut played, None, shares);
                }
                Budget::Millis(all) => {
                    let time = Duration::from_millis(all.into()) * round / rounds;
                    self.batches(field, usize::MAX, &mut played, Some(time), shares);
                }
            }
            field.sort_by(|a, b| b.mean().total_cmp(&a.mean()));
            alive = alive.div_ceil(2);
            if self.thought.stop.is_stopped() {
                break;
            }
        }
    }

    /// So many more playouts for each candidate, or as many as there is time for.
    fn batches<G: Game>(
        &self,
        field: &mut [Candidate<G>],
        mut left: usize,
        played: &mut u64,
        until: Option<Duration>,
        shares: &mut Vec<u64>,
    ) {
        // While the time is watched, a batch is as short as keeps the threads busy.
        let threads = if self.thought.is_parallel { rayon::current_num_threads() } else { 1 };
        let batch = if until.is_some() { SHORT * threads } else { LONG };
        let most = batch.div_ceil(field.len());
        while left > 0 {
            let count = left.min(most);
            self.batch(field, count, *played, shares);
            *played += count as u64;
            left -= count;
            if self.thought.stop.is_stopped() || until.is_some_and(|end| self.clock.has_passed(end))
            {
                return;
            }
        }
    }

    /// So many playouts for each candidate; number j has the same generator for each of them.
    fn batch<G: Game>(
        &self,
        field: &mut [Candidate<G>],
        count: usize,
        first: u64,
        shares: &mut Vec<u64>,
    ) {
        shares.clear();
        shares.resize(field.len() * count, 0);
        let play = |(place, share): (usize, &mut u64)| {
            let (candidate, number) = (&field[place / count], first + (place % count) as u64);
            let seed = (self.thought.seed, number);
            if self.thought.stop.is_stopped() {
                return;
            }
            scratch::with(|actions: &mut Vec<G::Action>| {
                *share = run(&candidate.state, self.seat, self.lookahead, seed, actions);
            });
        };
        if self.thought.is_parallel {
            shares.par_iter_mut().enumerate().for_each(play);
        } else {
            shares.iter_mut().enumerate().for_each(play);
        }
        // A batch that was stopped in the middle would be unfair.
        if self.thought.stop.is_stopped() {
            return;
        }
        for (candidate, shares) in field.iter_mut().zip(shares.chunks_exact(count)) {
            candidate.sum += shares.iter().sum::<u64>();
            candidate.count += count as u64;
        }
    }
}
