//! The rest of the seat's own turn, as well as the estimate can judge.

mod grid;
mod kinds;
mod plan;
mod rolls;

use engine::{Evaluator, Game, Playable, Seat};

use self::plan::Plan;
use self::rolls::Rolls;
use crate::greedy::after;
use crate::{Advice, each, scratch};

/// How many states are estimated for one question.
const ESTIMATES: u32 = 1000;

/// What the bot works with.
#[derive(Debug)]
struct Desk<G: Game> {
    plan: Plan<G>,
    rolls: Rolls<G>,
    values: Vec<f32>,
}

impl<G: Game> Default for Desk<G> {
    fn default() -> Self {
        Self { plan: Plan::default(), rolls: Rolls::default(), values: Vec::new() }
    }
}

pub(crate) fn advise<G: Playable>(
    game: &G,
    evaluator: &impl Evaluator<G>,
    seat: Seat,
) -> Vec<Advice<G::Action>> {
    let mut advice = each(game, seat, |_| 0.0);
    if let [only] = &mut advice[..] {
        only.value = evaluator.chances(game)[seat];
    } else {
        scratch::with(|desk: &mut Desk<G>| desk.judge(game, evaluator, seat, &mut advice));
    }
    advice
}

impl<G: Playable> Desk<G> {
    fn judge(
        &mut self,
        game: &G,
        evaluator: &impl Evaluator<G>,
        seat: Seat,
        advice: &mut [Advice<G::Action>],
    ) {
        if let Some(rolling) = game.rolling() {
            self.rolls.judge(&rolling, evaluator, seat, &mut self.plan, advice);
            return;
        }
        self.values.clear();
        self.values.resize(advice.len(), 0.0);
        let state = |at: usize| after(game, seat, advice[at].action);
        self.plan.values(evaluator, seat, ESTIMATES, &mut self.values, state);
        for (advice, value) in advice.iter_mut().zip(&self.values) {
            advice.value = *value;
        }
    }
}
