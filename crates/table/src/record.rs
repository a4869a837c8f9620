//! The record of a table from what is stored, without its rules: it stays the same whatever rules come after.

use std::fmt::Write;

use engine::record::Fairness;
use engine::{Header, Seat};
use fair::{Proof, Secret};
use games::{AnyEvent, Occupant};

use crate::live;
use crate::row::{EventRow, Rules, SeatRow, Step, TableRow};

/// The `.game` text of a table by these rules; the secret of its dice is in it once the game has ended.
pub fn text(row: &TableRow, rules: Rules, events: &[EventRow]) -> Option<String> {
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
    for seat in Seat::all(row.seats.len()).filter(|seat| row.times.is_late(*seat)) {
        writeln!(text, "# seat {seat} lost on time").ok()?;
    }
    writeln!(text, "end {}", lines.len()).ok()?;
    Some(text)
}

/// What happened and was not taken back.
pub fn standing(events: &[EventRow]) -> Vec<&AnyEvent> {
    let mut standing = Vec::new();
    for row in events {
        match &row.step {
            Step::Event(event) => standing.push(event),
            Step::Undo(_) => {
                standing.pop();
            }
        }
    }
    standing
}

fn header(row: &TableRow, rules: Rules) -> Option<Header> {
    Some(Header {
        game: row.game.clone(),
        version: rules.version,
        content: rules.content,
        seats: row.seats.len(),
        settings: serde_json::from_str(&row.settings).ok()?,
        players: players(row),
        fair: fairness(row),
        pack: row.pack.clone(),
    })
}

/// The names of the players in the order of their seats.
pub fn players(row: &TableRow) -> Vec<String> {
    let name = |seat: &SeatRow| {
        seat.bot.map_or_else(|| Occupant::named(&seat.name).to_string(), |bot| bot.to_string())
    };
    row.seats.iter().map(name).collect()
}

/// How the dice can be proved.
pub fn fairness(row: &TableRow) -> Option<Fairness> {
    let secret: Secret = row.secret.parse().ok()?;
    let proof = Proof::new(secret, &row.id, live::entropy(row).ok()?);
    Some(if row.status.is_end() { proof.revealed() } else { proof.published() })
}
