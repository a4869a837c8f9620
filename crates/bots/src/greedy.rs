//! One step ahead by the game's own estimate.

use engine::{Game, Seat};

/// How far the seat is ahead of the best other one after the action, by the game's estimate.
pub(crate) fn value<G: Game>(game: &G, seat: Seat, action: G::Action) -> f32 {
    ahead(&after(game, seat, action), seat)
}

/// The first of the actions with the highest value; a single one is not looked at.
pub(crate) fn best<G: Game>(game: &G, seat: Seat, actions: &[G::Action]) -> G::Action {
    let (mut best, mut most) = (actions[0], f32::MIN);
    for action in actions.iter().filter(|_| actions.len() > 1) {
        let value = value(game, seat, *action);
        if value > most {
            (best, most) = (*action, value);
        }
    }
    best
}

/// How far the seat is ahead of the best other one, by the game's estimate.
pub(crate) fn ahead<G: Game>(game: &G, seat: Seat) -> f32 {
    let prospects = game.prospects();
    let others = prospects.seats().filter(|other| *other != seat).map(|other| prospects[other]);
    prospects[seat] - others.reduce(f32::max).unwrap_or(0.0)
}

/// The state after an answer.
pub(crate) fn after<G: Game>(game: &G, seat: Seat, action: G::Action) -> G {
    let mut after = *game;
    after.apply(seat, action);
    after
}
