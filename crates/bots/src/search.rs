//! Games played on from every promising answer.

mod halving;
mod iteration;
mod policy;

use engine::{Game, Lookahead, Policy, Seat};

use self::halving::{Candidate, Halving};
use crate::clock::Clock;
use crate::greedy::after;
use crate::{Advice, Budget, Thought, each, planned, scratch};

/// What a search works with.
#[derive(Debug)]
struct Desk<G> {
    candidates: Vec<Candidate<G>>,
    shares: Vec<u64>,
}

impl<G> Default for Desk<G> {
    fn default() -> Self {
        Self { candidates: Vec::new(), shares: Vec::new() }
    }
}

pub(crate) fn advise<G: Game>(
    game: &G,
    seat: Seat,
    budget: Budget,
    thought: &Thought<'_>,
) -> Vec<Advice<G::Action>> {
    let clock = Clock::start();
    let mut advice = planned(game, seat);
    advice.sort_by(|a, b| b.value.total_cmp(&a.value));
    judge(
        game,
        budget,
        &Halving { seat, lookahead: game.lookahead(), thought, clock },
        &mut advice,
    );
    advice
}

/// A search that looks at every answer and plays every game to its end at random: the measure of its speed.
///
/// ```
/// # use bots::{Thought, Stop, search_at_random};
/// # fn iterations<G: engine::Game>(game: &G, seat: engine::Seat) {
/// let stop = Stop::never();
/// let thought = Thought { seed: 1, stop: &stop, is_parallel: false };
/// let advice = search_at_random(game, seat, bots::Budget::Iterations(1000), &thought);
/// # }
/// ```
pub fn search_at_random<G: Game>(
    game: &G,
    seat: Seat,
    budget: Budget,
    thought: &Thought<'_>,
) -> Vec<Advice<G::Action>> {
    let clock = Clock::start();
    let mut advice = each(game, seat, |_| 0.0);
    let policy = Policy::Random;
    let (candidates, rounds, trust, margin) = (usize::MAX, u32::MAX, 0, 1000);
    let lookahead = Lookahead { candidates, policy, rounds, trust, margin };
    judge(game, budget, &Halving { seat, lookahead, thought, clock }, &mut advice);
    advice
}

fn judge<G: Game>(
    game: &G,
    budget: Budget,
    halving: &Halving<'_>,
    advice: &mut [Advice<G::Action>],
) {
    if let [only] = advice {
        (only.value, only.visits) = (game.chances()[halving.seat], Some(0));
    } else {
        scratch::with(|desk: &mut Desk<G>| desk.search(game, budget, halving, advice));
    }
}

impl<G: Game> Desk<G> {
    fn search(
        &mut self,
        game: &G,
        budget: Budget,
        halving: &Halving<'_>,
        advice: &mut [Advice<G::Action>],
    ) {
        let seat = halving.seat;
        let state = |at: usize| after(game, seat, advice[at].action);
        let candidate =
            |at| Candidate::new(at, state(at), advice[at].value, halving.lookahead.trust);
        let least = advice[0].value - f32::from(halving.lookahead.margin) / 1000.0;
        let close = advice.iter().take_while(|advice| advice.value >= least).count();
        self.candidates.clear();
        self.candidates.extend((0..close.min(halving.lookahead.candidates)).map(candidate));
        if self.candidates.len() > 1 {
            halving.play(budget, &mut self.candidates, &mut self.shares);
        }
        rank(&self.candidates, advice);
    }
}

/// Puts the answers in the order of the candidates, those that were not looked at behind them.
///
/// A later answer is never valued more than an earlier one: who left early has a mean of few playouts, which may by luck
/// be the highest of all.
fn rank<G, A: Copy>(candidates: &[Candidate<G>], advice: &mut [Advice<A>]) {
    let seen = candidates.len();
    let mut order: Vec<Advice<A>> = candidates.iter().map(|it| advice[it.at]).collect();
    order.extend_from_slice(&advice[seen..]);
    let mut most = f32::MAX;
    for (place, next) in order.into_iter().enumerate() {
        let visits = candidates.get(place).map_or(0, |candidate| candidate.count);
        let played = candidates.get(place).filter(|_| visits > 0);
        most = most.min(played.map_or(next.value, Candidate::value));
        advice[place] = Advice { action: next.action, value: most, visits: Some(visits) };
    }
}
