//! Games written down as they end, so that a run that was broken off can go on.
//!
//! The first line names the plan, each other line is one game as JSON, in the order in which they ended. A line that was
//! cut short by a crash is thrown away and its game is played again.

use std::collections::BTreeMap;
use std::fs::{File, OpenOptions};
use std::io::{self, Write};
use std::path::Path;
use std::sync::{Mutex, PoisonError};

use serde::{Deserialize, Serialize};
use thiserror::Error;

use crate::plan::Named;
use crate::{Counted, Played, Tournament};

/// The version of the format.
const FORMAT: u32 = 2;

/// How the bots of every game play, as its test holds it.
const SIGNATURES: &str = include_str!("../tests/signatures.txt");

/// Why a journal cannot be used.
#[derive(Debug, Error)]
pub enum JournalError {
    /// It is there already.
    #[error("{0} already exists; continue it with --resume, or name another file")]
    Exists(String),
    /// It cannot be read or written.
    #[error("{0} cannot be used: {1}")]
    File(String, io::Error),
    /// It is not one.
    #[error("{0}: line {1}: this is not a line of an arena's journal")]
    Broken(String, usize),
    /// It is one of other games.
    #[error("{file} is the journal of another run: its {field} is {theirs}, here it is {ours}")]
    Other {
        /// The file.
        file: String,
        /// What differs.
        field: &'static str,
        /// What the file has.
        theirs: String,
        /// What is wanted.
        ours: String,
    },
}

/// The first line.
#[derive(Debug, PartialEq, Eq, Serialize, Deserialize)]
struct Opening {
    #[serde(rename = "rollstead-arena")]
    format: u32,
    version: String,
    /// The signature of the bots for this game and this number of seats: games of other bots by the same names do not belong together.
    #[serde(default)]
    signature: String,
    #[serde(flatten)]
    plan: Named,
    seatings: Vec<Vec<usize>>,
    counted: Vec<String>,
}

impl Opening {
    fn of(tournament: &dyn Tournament) -> Self {
        Self {
            format: FORMAT,
            version: env!("CARGO_PKG_VERSION").to_owned(),
            signature: signature(tournament.named()).to_owned(),
            plan: tournament.named().clone(),
            seatings: tournament.seatings().to_vec(),
            counted: tournament.counted().iter().map(Counted::id).collect(),
        }
    }

    /// What must be equal, each as text with its name.
    fn fields(&self) -> [(&'static str, String); 11] {
        let plan = &self.plan;
        let options: Vec<String> =
            plan.options.iter().map(|(name, value)| format!("{name}={value}")).collect();
        [
            ("format", self.format.to_string()),
            ("program's version", self.version.clone()),
            ("game", plan.game.clone()),
            ("version of the rules", plan.rules.to_string()),
            ("content pack", plan.content.clone()),
            ("list of options", format!("\"{}\"", options.join(" "))),
            ("list of players", plan.players.join(",")),
            ("seed", plan.seed.to_string()),
            ("list of seatings", format!("{:?}", self.seatings)),
            ("list of what is counted", self.counted.join(",")),
            ("signature of how bots play", self.signature.clone()),
        ]
    }
}

/// The signature of the bots for this game and this number of seats.
fn signature(plan: &Named) -> &'static str {
    let head = format!("{} {} ", plan.game, plan.players.len());
    SIGNATURES.lines().find_map(|line| line.strip_prefix(&head)).unwrap_or_default()
}

/// Games written down as they end.
#[derive(Debug)]
pub struct Journal {
    file: Mutex<File>,
    name: String,
    known: BTreeMap<(u64, usize), Played>,
}

impl Journal {
    /// A new journal; a file that has something in it is left alone.
    pub fn create(path: &Path, tournament: &dyn Tournament) -> Result<Self, JournalError> {
        let name = path.display().to_string();
        if path.metadata().is_ok_and(|file| file.len() > 0) {
            return Err(JournalError::Exists(name));
        }
        let file = File::create(path).map_err(|error| JournalError::File(name.clone(), error))?;
        let journal = Self { file: Mutex::new(file), name, known: BTreeMap::new() };
        journal.line(&Opening::of(tournament))?;
        Ok(journal)
    }

    /// A journal to go on with; it must be one of the same plan.
    pub fn resume(path: &Path, tournament: &dyn Tournament) -> Result<Self, JournalError> {
        let name = path.display().to_string();
        let failed = |error| JournalError::File(name.clone(), error);
        let text = std::fs::read(path).map_err(failed)?;
        let whole = text.iter().rposition(|byte| *byte == b'\n').map_or(0, |at| at + 1);
        // Of a run that ended at once there may be the beginning of the first line; any other file is left alone.
        if whole == 0 && !line_of(&Opening::of(tournament)).starts_with(&text) {
            return Err(JournalError::Broken(name, 1));
        }
        let text = std::str::from_utf8(&text[..whole]);
        let text = text.map_err(|_| JournalError::Broken(name.clone(), 1))?;
        let known = read(text, &name, tournament)?;
        let file = OpenOptions::new().append(true).open(path).map_err(failed)?;
        // What follows the last whole line was cut short.
        file.set_len(whole as u64).map_err(failed)?;
        let journal = Self { file: Mutex::new(file), name, known };
        if whole == 0 {
            journal.line(&Opening::of(tournament))?;
        }
        Ok(journal)
    }

    /// A game that was written down before this run.
    pub fn known(&self, group: u64, seating: usize) -> Option<&Played> {
        self.known.get(&(group, seating))
    }

    /// Writes a game down; the line is whole or, at worst, the last one and cut short.
    pub fn add(&self, played: &Played) -> Result<(), JournalError> {
        self.line(played)
    }

    fn line(&self, value: &impl Serialize) -> Result<(), JournalError> {
        let mut file = self.file.lock().unwrap_or_else(PoisonError::into_inner);
        let done = file.write_all(&line_of(value)).and_then(|()| file.flush());
        done.map_err(|error| JournalError::File(self.name.clone(), error))
    }
}

fn line_of(value: &impl Serialize) -> Vec<u8> {
    let mut line = serde_json::to_vec(value).expect("plain values always serialise");
    line.push(b'\n');
    line
}

fn read(
    text: &str,
    name: &str,
    tournament: &dyn Tournament,
) -> Result<BTreeMap<(u64, usize), Played>, JournalError> {
    let mut lines = text.lines();
    if let Some(first) = lines.next() {
        let opening = serde_json::from_str(first);
        agree(&opening.map_err(|_| JournalError::Broken(name.to_owned(), 1))?, name, tournament)?;
    }
    let mut known = BTreeMap::new();
    for (number, line) in lines.enumerate() {
        let played: Option<Played> = serde_json::from_str(line).ok();
        let played = played.filter(|played| fits(played, tournament));
        let played = played.ok_or_else(|| JournalError::Broken(name.to_owned(), number + 2))?;
        known.insert((played.group, played.seating), played);
    }
    Ok(known)
}

/// Whether a game could be one of this tournament.
fn fits(played: &Played, tournament: &dyn Tournament) -> bool {
    let seats = tournament.named().players.len();
    let is_counted = |used: &(u16, u32)| usize::from(used.0) < tournament.counted().len();
    played.seating < tournament.seatings().len()
        && [played.scores.len(), played.ranks.len(), played.decisions.len(), played.nanos.len()]
            == [seats; 4]
        && played.uses.len() == seats
        && played.uses.iter().flatten().all(is_counted)
}

fn agree(theirs: &Opening, file: &str, tournament: &dyn Tournament) -> Result<(), JournalError> {
    let ours = Opening::of(tournament);
    let pairs = theirs.fields().into_iter().zip(ours.fields());
    for ((field, theirs), (_, ours)) in pairs {
        if theirs != ours {
            return Err(JournalError::Other { file: file.to_owned(), field, theirs, ours });
        }
    }
    Ok(())
}
