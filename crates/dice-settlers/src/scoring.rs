//! DS-21 Scoring: points by category, and who wins.

use engine::{BySeat, Rank, ScoreSheet};

use crate::state::DiceSettlers;

pub(crate) fn scores(game: &DiceSettlers) -> BySeat<ScoreSheet> {
    let _ = game;
    unimplemented!()
}

pub(crate) fn standings(game: &DiceSettlers) -> BySeat<Rank> {
    let _ = game;
    unimplemented!()
}
