//! `rollstead replay --verify`: every roll of a record follows from its secret and the seats' entropy.

use std::path::Path;

use anyhow::{Context, anyhow};
use engine::record::{Fairness, Verified};
use engine::{Phrase, Rng, Seat};
use fair::{Entropy, Proof};
use games::Entry;

use super::read_record;

/// Proves the dice of a record; what that proves and what it does not, in sentences.
pub(super) fn verify(file: &Path) -> anyhow::Result<Vec<Phrase>> {
    let (text, header, game) = read_record(file)?;
    let fair = header.fair.ok_or_else(|| {
        anyhow!("the record has no lines of fair dice, so its dice cannot be verified")
    });
    fair.and_then(|fair| prove(game, &text, &fair)).with_context(|| format!("{}", file.display()))
}

fn prove(game: &Entry, text: &str, fair: &Fairness) -> anyhow::Result<Vec<Phrase>> {
    let proof = Proof::read(fair)?;
    let dice = proof.dice()?;
    let mut draw = |number| -> Box<dyn Rng> { Box::new(dice.draw(number)) };
    Ok(report(&proof, game.verify(text, &mut draw)?))
}

fn report(proof: &Proof, verified: Verified) -> Vec<Phrase> {
    let rolls = Phrase::new("verified")
        .with("draws", verified.draws as i64)
        .with("commitment", proof.commitment.to_string());
    let end = Phrase::new(if verified.is_over { "verified-whole" } else { "verified-cut" });
    let drawn = Seat::all(proof.entropy.len()).zip(&proof.entropy);
    let drawn = drawn.filter(|(_, entropy)| entropy.is_of_server());
    let drawn = drawn.map(|(seat, _)| Phrase::new("verified-of-server").with("player", seat));
    let has_own = proof.entropy.iter().any(Entropy::is_own);
    let nobody = (!has_own).then(|| Phrase::new("verified-no-own-part"));
    let actions = Phrase::new("verified-no-actions");
    [rolls, end].into_iter().chain(drawn).chain(nobody).chain([actions]).collect()
}
