//! A cheap estimate of each seat's prospects, in points; bots read it, no rule does.

use engine::BySeat;

use crate::scoring;
use crate::state::KingOfTheDice;

/// The points so far.
pub(crate) fn prospects(game: &KingOfTheDice) -> BySeat<f32> {
    scoring::scores(game).map(|sheet| sheet.total() as f32)
}
