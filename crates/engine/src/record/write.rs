//! A record as text.

use std::fmt;

use super::{Entry, FORMAT, Header, Record};
use crate::Game;

impl fmt::Display for Header {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "rollstead-game {FORMAT}")?;
        writeln!(f, "game {}", self.game)?;
        writeln!(f, "rules {}", self.version)?;
        writeln!(f, "content {}", self.content)?;
        writeln!(f, "seats {}", self.seats)?;
        for (option, value) in &self.settings {
            writeln!(f, "option {option} {value}")?;
        }
        for (seat, player) in self.players.iter().enumerate() {
            writeln!(f, "player {seat} {}", on_one_line(player))?;
        }
        self.fair.iter().try_for_each(|fair| write!(f, "{fair}"))?;
        for line in self.pack.iter().flat_map(|pack| pack.lines()) {
            writeln!(f, "|{line}")?;
        }
        Ok(())
    }
}

impl<G: Game> fmt::Display for Entry<G> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Event(event) => event.fmt(f),
            Self::Refused { seat, action, rule } => write!(f, "! {rule} {seat} {action}"),
            Self::Scores(totals) => {
                write!(f, "= scores")?;
                totals.iter().try_for_each(|total| write!(f, " {total}"))
            }
            Self::Hash(hash) => write!(f, "= hash {hash}"),
            Self::Note(text) => write!(f, "#{text}"),
        }
    }
}

impl<G: Game> fmt::Display for Record<G> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "{}", self.header)?;
        for (_, entry) in &self.entries {
            writeln!(f, "{entry}")?;
        }
        writeln!(f, "end {}", self.events())
    }
}

/// A name as a record writes it: on one line, and never empty.
fn on_one_line(name: &str) -> String {
    let words: Vec<&str> = name.split_whitespace().collect();
    if words.is_empty() { "-".to_owned() } else { words.join(" ") }
}
