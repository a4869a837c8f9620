//! A cheap estimate of each seat's prospects, for bots; no rule reads it.

use engine::{BySeat, Game};

use crate::scoring;
use crate::state::DiceSettlers;

pub(crate) fn prospects(game: &DiceSettlers) -> BySeat<f32> {
    let totals = scoring::totals(game);
    BySeat::from_fn(game.seats(), |seat| totals[seat] as f32)
}
