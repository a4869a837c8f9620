//! DS-10 Explore: tiles are drawn, one is chosen and placed.

use engine::{Illegal, Seat};

use crate::Action;
use crate::state::DiceSettlers;

pub(crate) fn actions(game: &DiceSettlers, seat: Seat, out: &mut Vec<Action>) {
    let _ = (game, seat, out);
    unimplemented!()
}

pub(crate) fn check(game: &DiceSettlers, seat: Seat, action: Action) -> Result<(), Illegal> {
    let _ = (game, seat, action);
    unimplemented!()
}

pub(crate) fn apply(game: &mut DiceSettlers, seat: Seat, action: Action) {
    let _ = (game, seat, action);
    unimplemented!()
}

/// What needs no answer happens by itself.
pub(crate) fn skip(game: &mut DiceSettlers) -> bool {
    let _ = game;
    unimplemented!()
}

/// Whether tiles are still to be drawn.
pub(crate) fn is_drawing(game: &DiceSettlers) -> bool {
    let _ = game;
    unimplemented!()
}

pub(crate) fn outcomes(game: &DiceSettlers, out: &mut Vec<(crate::Chance, u64)>) {
    let _ = (game, out);
    unimplemented!()
}

pub(crate) fn sample<R: engine::Rng + ?Sized>(game: &DiceSettlers, rng: &mut R) -> crate::Chance {
    let _ = (game, rng);
    unimplemented!()
}

pub(crate) fn drew(game: &mut DiceSettlers, tile: crate::TileId) {
    let _ = (game, tile);
    unimplemented!()
}
