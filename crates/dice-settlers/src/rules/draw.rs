//! DS-5 Draw: quota, recalling, drawing and rolling.

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

/// Whether chance is asked for dice: some are to be drawn or are in the air, and no more of them are being chosen.
#[inline]
pub(crate) fn is_pending(game: &DiceSettlers) -> bool {
    let is_choosing = game.phase == crate::Phase::Recruit && game.deed.count > 0;
    (game.air.draw > 0 || game.air.dice != [0; 6]) && !is_choosing
}

pub(crate) fn outcomes(game: &DiceSettlers, out: &mut Vec<(crate::Chance, u64)>) {
    let _ = (game, out);
    unimplemented!()
}

pub(crate) fn sample<R: engine::Rng + ?Sized>(game: &DiceSettlers, rng: &mut R) -> crate::Chance {
    let _ = (game, rng);
    unimplemented!()
}

pub(crate) fn drew(game: &mut DiceSettlers, dice: crate::Handful) {
    let _ = (game, dice);
    unimplemented!()
}

pub(crate) fn rolled(game: &mut DiceSettlers, roll: crate::Roll) {
    let _ = (game, roll);
    unimplemented!()
}
