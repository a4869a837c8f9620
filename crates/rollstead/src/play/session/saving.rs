//! Games are saved to files and loaded from them.

use std::path::Path;

use anyhow::anyhow;
use engine::{Phrase, Say};
use games::{AnyMatch, Occupant};
use words::Lang;

use super::Session;
use crate::commands::{load_record, seat, speaker_for};
use crate::files;

impl Session {
    /// Saves the game; a file of something else is replaced only if it is named again.
    pub(super) fn save(&mut self, file: &str) -> String {
        let is_used = Path::new(file).metadata().is_ok_and(|known| known.len() > 0);
        let is_own = self.file.replace(file.to_owned()).is_some_and(|own| own == file);
        if is_used && !is_own {
            return self.speaker.say(&Phrase::new("exists").with("file", file.to_owned()));
        }
        let players: Vec<String> = self.players.iter().map(Occupant::to_string).collect();
        let record =
            self.table.record(&players, None).expect("a game at the terminal began at its set-up");
        let saved = files::write(Path::new(file), &record);
        if saved.is_ok() {
            self.saved = Some((file.to_owned(), self.table.events()));
        }
        self.outcome("saved", file, saved)
    }

    /// Goes on with another game; if loading fails, the session keeps its game.
    pub(super) fn load_over(&mut self, file: &str) -> String {
        let loaded = saved(Path::new(file), Vec::new(), self.lang).map(|(table, players)| {
            self.speaker = speaker_for(&*table, &players, self.lang);
            self.logged = table.events();
            self.shown.clear();
            self.is_asked = false;
            self.file = Some(file.to_owned());
            self.saved = Some((file.to_owned(), self.logged));
            (self.table, self.players) = (table, players);
        });
        self.outcome("loaded", file, loaded)
    }

    fn outcome(&self, done: &'static str, file: &str, result: anyhow::Result<()>) -> String {
        self.speaker.say(&match result {
            Ok(()) => Phrase::new(done).with("file", file.to_owned()),
            Err(error) => {
                let reason = words::complaint(&format!("{error:#}"), self.lang);
                Phrase::new("failed").with("reason", reason)
            }
        })
    }

    /// What is said when the player leaves.
    pub(super) fn left(&self) -> String {
        match &self.saved {
            Some((file, events)) if *events == self.table.events() => {
                self.speaker.say(&Phrase::new("quit-saved").with("file", file.clone()))
            }
            Some((file, _)) => {
                self.speaker.say(&Phrase::new("quit-since").with("file", file.clone()))
            }
            None => self.say("quit"),
        }
    }
}

/// A saved game and its players.
pub(super) fn saved(
    file: &Path,
    players: Vec<Occupant>,
    lang: Lang,
) -> anyhow::Result<(Box<dyn AnyMatch>, Vec<Occupant>)> {
    let (table, recorded) = load_record(file)?;
    let players = if players.is_empty() { seated(recorded, table.seats()) } else { players };
    if players.len() != table.seats() {
        return Err(anyhow!("{} players for a table of {} seats", players.len(), table.seats()));
    }
    seat(&*table, &players, lang)?;
    Ok((table, players))
}

/// The players that a save names; a seat that it does not name is a person's.
fn seated(mut players: Vec<Occupant>, seats: usize) -> Vec<Occupant> {
    players.resize(seats, Occupant::PERSON);
    players
}
