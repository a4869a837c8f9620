//! The record of a table from what is stored, without its rules: it stays the same whatever rules come after.

use std::fmt::Write;

use engine::Header;
use engine::record::Fairness;
use fair::{Proof, Secret};

use crate::live;
use crate::row::{EventRow, Kind, TableRow};

/// The `.game` text of a table by these rules; the secret of its dice is in it once the game has ended.
pub fn text(row: &TableRow, rules: &str, events: &[EventRow]) -> Option<String> {
    let lines = standing(events);
    let mut text = format!("{}\n", header(row, rules)?);
    for line in &lines {
        writeln!(text, "{line}").ok()?;
    }
    if !row.stand.hash.is_empty() {
        let totals: Vec<String> =
            row.stand.standings().iter().map(|(total, _)| total.to_string()).collect();
        writeln!(text, "= scores {}\n= hash {}", totals.join(" "), row.stand.hash).ok()?;
    }
    writeln!(text, "end {}", lines.len()).ok()?;
    Some(text)
}

/// What happened and was not taken back, in the notation of records.
pub fn standing(events: &[EventRow]) -> Vec<String> {
    let mut lines = Vec::new();
    for event in events {
        match (event.kind, event.seat) {
            (Kind::Action, Some(seat)) => lines.push(format!("{seat} {}", event.text)),
            (Kind::Action, None) => {}
            (Kind::Chance, _) => lines.push(format!("* {}", event.text)),
            (Kind::Undo, _) => {
                lines.pop();
            }
        }
    }
    lines
}

fn header(row: &TableRow, rules: &str) -> Option<Header> {
    let (version, content) = rules.split_once(' ')?;
    Some(Header {
        game: row.game.clone(),
        version: version.parse().ok()?,
        content: content.parse().ok()?,
        seats: row.seats.len(),
        settings: serde_json::from_str(&row.settings).ok()?,
        players: players(row),
        fair: fairness(row),
        pack: row.pack.clone(),
    })
}

/// Who sat where.
pub fn players(row: &TableRow) -> Vec<String> {
    row.seats.iter().map(|seat| seat.bot.clone().unwrap_or_else(|| seat.name.clone())).collect()
}

/// How the dice can be proved.
pub fn fairness(row: &TableRow) -> Option<Fairness> {
    let secret: Secret = row.secret.parse().ok()?;
    let proof = Proof::new(secret, &row.id, live::entropy(row).ok()?);
    Some(if row.status.is_end() { proof.revealed() } else { proof.published() })
}
