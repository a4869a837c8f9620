//! A cheap estimate of each seat's prospects, for bots; no rule reads it.

use engine::BySeat;

use crate::state::DiceSettlers;

pub(crate) fn prospects(game: &DiceSettlers) -> BySeat<f32> {
    let _ = game;
    unimplemented!()
}
