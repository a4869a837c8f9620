//! `rollstead replay --verify`: every roll of a record follows from its secret and the seats' entropy.

use std::path::Path;

use anyhow::{Context, anyhow};
use engine::record::Fairness;
use engine::{Phrase, Rng};
use fair::Proof;
use games::Entry;

use super::read_record;

/// Proves the dice of a record; what was proved, as a phrase.
pub(super) fn verify(file: &Path) -> anyhow::Result<Phrase> {
    let (text, header, game) = read_record(file)?;
    let fair = header.fair.ok_or_else(|| {
        anyhow!("the record has no lines of fair dice, so there is nothing to verify it by")
    });
    fair.and_then(|fair| prove(game, &text, &fair)).with_context(|| format!("{}", file.display()))
}

fn prove(game: &Entry, text: &str, fair: &Fairness) -> anyhow::Result<Phrase> {
    let proof = Proof::read(fair)?;
    let dice = proof.dice()?;
    let draws = game.verify(text, &mut |number| -> Box<dyn Rng> { Box::new(dice.draw(number)) })?;
    Ok(Phrase::new("verified")
        .with("draws", draws as i64)
        .with("commitment", proof.commitment.to_string()))
}
