//! DS-2 Deal: first player, tableau and starting tiles by chance.

use engine::{Rng, Seat};

use crate::state::DiceSettlers;
use crate::{Chance, TechId, TileId};

pub(crate) fn outcomes(game: &DiceSettlers, out: &mut Vec<(Chance, u64)>) {
    let _ = (game, out);
    unimplemented!()
}

pub(crate) fn sample<R: Rng + ?Sized>(game: &DiceSettlers, rng: &mut R) -> Chance {
    let _ = (game, rng);
    unimplemented!()
}

pub(crate) fn first(game: &mut DiceSettlers, seat: Seat) {
    let _ = (game, seat);
    unimplemented!()
}

pub(crate) fn card(game: &mut DiceSettlers, tech: TechId) {
    let _ = (game, tech);
    unimplemented!()
}

pub(crate) fn starter(game: &mut DiceSettlers, tile: TileId) {
    let _ = (game, tile);
    unimplemented!()
}

/// What needs no answer happens by itself.
pub(crate) fn skip(game: &mut DiceSettlers) -> bool {
    let _ = game;
    unimplemented!()
}
