//! Sequential halving: the same number of playouts for each candidate, then the worse half is dropped; a candidate that is
//! out of the race before that is dropped at once.

use core::time::Duration;
use std::ops::Range;

use engine::{Game, Lookahead, Seat};

use super::iteration::WIN;
use super::race::Race;
use crate::clock::Clock;
use crate::{Budget, Thought};

/// How many playouts are in a batch: for each thread with a budget of time, and in all otherwise.
const SHORT: usize = 4;
const LONG: usize = 256;

/// An answer that is searched.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Candidate<G> {
    /// Its place in the list of answers.
    pub at: usize,
    /// The state after it.
    pub state: G,
    /// The shares won, and in how many playouts.
    pub sum: u64,
    pub count: u64,
    /// What it was worth before any playout, and how many playouts that counts as.
    prior: (f32, u16),
}

impl<G> Candidate<G> {
    pub(crate) fn new(at: usize, state: G, prior: f32, prior_visits: u16) -> Self {
        Self { at, state, sum: 0, count: 0, prior: (prior, prior_visits) }
    }

    /// The share of the win, from playouts and from what was thought before them.
    pub(crate) fn value(&self) -> f32 {
        let (prior, prior_visits) = (f64::from(self.prior.0), f64::from(self.prior.1));
        let won = self.sum as f64 / f64::from(WIN);
        ((won + prior * prior_visits) / (self.count as f64 + prior_visits).max(1.0)) as f32
    }
}

/// How the playouts of candidates are played.
pub(crate) trait Playouts<G, E> {
    /// The shares won in the playouts of these numbers, equally many for each candidate and in their order; meaningless once
    /// the thought is stopped.
    fn play(
        &mut self,
        halving: &Halving<'_, E>,
        field: &[Candidate<G>],
        numbers: Range<u64>,
    ) -> &[u64];
}

/// The playouts of one thought.
#[derive(Debug)]
pub(crate) struct Halving<'a, E> {
    pub evaluator: &'a E,
    pub seat: Seat,
    pub lookahead: Lookahead,
    pub thought: &'a Thought<'a>,
    pub clock: Clock,
    /// Whether candidates out of the race are dropped before the budget is used up.
    pub is_race: bool,
}

impl<E> Halving<'_, E> {
    /// Plays the budget. Then the best candidate is first, and one dropped later stands before one dropped earlier.
    pub(crate) fn play<G: Game>(
        &self,
        budget: Budget,
        candidates: &mut [Candidate<G>],
        race: &mut Race,
        playouts: &mut impl Playouts<G, E>,
    ) {
        let rounds = candidates.len().next_power_of_two().trailing_zeros().max(1);
        race.clear(if self.is_race { candidates.len() } else { 0 });
        let mut alive = candidates.len();
        let mut played = 0;
        for round in 1..=rounds {
            let field = &mut candidates[..alive];
            let (each, time) = match budget {
                Budget::Iterations(all) => (((all / rounds) as usize / alive).max(1), None),
                Budget::Millis(all) => {
                    (usize::MAX, Some(Duration::from_millis(all.into()) * round / rounds))
                }
            };
            let left = self.batches(field, each, &mut played, time, race, playouts);
            field[..left].sort_by(|a, b| b.value().total_cmp(&a.value()));
            alive = left.min(alive.div_ceil(2));
            if alive == 1 || self.thought.stop.is_stopped() {
                break;
            }
        }
    }

    /// A number of further playouts for each candidate, or as many as there is time for; returns how many candidates are still
    /// in the race. Those dropped stand after them.
    fn batches<G: Game>(
        &self,
        field: &mut [Candidate<G>],
        mut left: usize,
        played: &mut u64,
        until: Option<Duration>,
        race: &mut Race,
        playouts: &mut impl Playouts<G, E>,
    ) -> usize {
        // With a budget of time, a batch is as short as keeps the threads busy.
        let threads = if self.thought.is_parallel { rayon::current_num_threads() } else { 1 };
        let batch = if until.is_some() { SHORT * threads } else { LONG };
        let most = batch.div_ceil(field.len());
        let mut alive = field.len();
        while left > 0 && alive > 1 {
            let count = left.min(most);
            let end = *played + count as u64;
            self.batch(&mut field[..alive], *played..end, race, playouts);
            *played = end;
            left -= count;
            if self.thought.stop.is_stopped() || until.is_some_and(|end| self.clock.has_passed(end))
            {
                break;
            }
            if self.is_race {
                alive = race.part(&mut field[..alive]);
            }
        }
        alive
    }

    /// A batch of playouts for each candidate.
    fn batch<G: Game>(
        &self,
        field: &mut [Candidate<G>],
        numbers: Range<u64>,
        race: &mut Race,
        playouts: &mut impl Playouts<G, E>,
    ) {
        let count = numbers.end - numbers.start;
        let shares = playouts.play(self, field, numbers);
        // A batch that was stopped in the middle would be unfair.
        if self.thought.stop.is_stopped() {
            return;
        }
        let each = shares.len() / field.len();
        if self.is_race {
            race.add(field, shares);
        }
        for (candidate, shares) in field.iter_mut().zip(shares.chunks_exact(each)) {
            candidate.sum += shares.iter().sum::<u64>();
            candidate.count += count;
        }
    }
}
