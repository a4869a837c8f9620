//! One step ahead by the game's own estimate.

use engine::{Game, Seat};

/// How far the seat is ahead of the best other one after the action, by the game's estimate.
pub(crate) fn value<G: Game>(game: &G, seat: Seat, action: G::Action) -> f32 {
    let mut after = *game;
    after.apply(seat, action);
    let prospects = after.prospects();
    let others = prospects.seats().filter(|other| *other != seat).map(|other| prospects[other]);
    prospects[seat] - others.reduce(f32::max).unwrap_or(0.0)
}
