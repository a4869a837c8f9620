//! A cheap estimate of each seat's prospects, for bots; no rule reads it.
use crate::scoring;
use crate::state::NationsDice;
use engine::BySeat;
pub(crate) fn prospects(game: &NationsDice) -> BySeat<f32> {
    scoring::totals(game).map(|t| *t as f32)
}
