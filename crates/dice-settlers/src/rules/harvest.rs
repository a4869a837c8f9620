//! DS-14 Harvest: icons become tokens.

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
