//! One step ahead by the estimate.

use engine::{BySeat, Evaluator, Game, Seat};

use crate::Advice;

/// Every legal action with how far the seat is ahead of the best other one after it, by the estimate.
pub(crate) fn advise<G: Game>(
    game: &G,
    evaluator: &impl Evaluator<G>,
    seat: Seat,
) -> Vec<Advice<G::Action>> {
    let mut actions = Vec::new();
    game.actions(seat, &mut actions);
    let mut advice = Vec::with_capacity(actions.len());
    evaluator.prospects_after(game, seat, &actions, |prospects| {
        let action = actions[advice.len()];
        advice.push(Advice { action, value: ahead(&prospects, seat), visits: None });
    });
    advice
}

/// The first of the actions with the highest value; a single one is not evaluated.
pub(crate) fn best<G: Game>(
    game: &G,
    evaluator: &impl Evaluator<G>,
    seat: Seat,
    actions: &[G::Action],
) -> G::Action {
    if let [only] = actions {
        return *only;
    }
    let (mut place, mut best, mut most) = (0, 0, f32::MIN);
    evaluator.prospects_after(game, seat, actions, |prospects| {
        let value = ahead(&prospects, seat);
        if value > most {
            (best, most) = (place, value);
        }
        place += 1;
    });
    actions[best]
}

/// How far the seat is ahead of the best other one.
fn ahead(prospects: &BySeat<f32>, seat: Seat) -> f32 {
    let others = prospects.seats().filter(|other| *other != seat).map(|other| prospects[other]);
    prospects[seat] - others.reduce(f32::max).unwrap_or(0.0)
}

/// The state after an answer.
pub(crate) fn after<G: Game>(game: &G, seat: Seat, action: G::Action) -> G {
    let mut after = *game;
    after.apply(seat, action);
    after
}
