//! One step ahead by the game's own estimate.

use engine::{Game, Seat};

use crate::turn::plan::{after, ahead};

/// How far the seat is ahead of the best other one after the action, by the game's estimate.
pub(crate) fn value<G: Game>(game: &G, seat: Seat, action: G::Action) -> f32 {
    ahead(&after(game, seat, action), seat)
}
