//! `.game` text: one format for saves, goldens, scenarios and bug reports.
//!
//! ```text
//! rollstead-game 1
//! game catan-dice
//! rules 1
//! content 6f1c…
//! seats 1
//! option ruleset manual
//! player 0 greedy
//!
//! # A line that begins with this sign is a note.
//! * rolled grain ore sheep wood brick gold
//! ! CD-2.7 0 trade ore
//! 0 stop
//! = scores 0
//! = hash 0123456789abcdef
//! end 2
//! ```
//!
//! `*` is chance, a number is a seat's action, `!` is an attempt that must be refused and by which
//! rule, `=` is what must hold here, and `end` counts the events, so that a truncated file is noticed
//! unless the count was corrected too: only the state says whether the game is complete.
//! A pack that is not the game's own follows the header, with `|` before each of its lines.
//!
//! A record of fair dice says after its players how they can be proved; it has the secret when the game is over:
//!
//! ```text
//! fair table t1
//! fair commitment 66687aad…
//! fair entropy 0 clover
//! fair secret 00000000…
//! ```

mod fairness;
mod read;
mod replay;
mod verify;
mod write;

use thiserror::Error;

pub use fairness::Fairness;
pub use read::read_header;
pub use verify::Verified;

use crate::{BySeat, Content, Event, Game, Pack, PackHash, Seat, Settings, Setup, StateHash};

/// The version of the format.
const FORMAT: &str = "1";

/// What is wrong with a record, and on which line.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("line {line}: {problem}")]
pub struct RecordError {
    /// The line, from 1.
    pub line: usize,
    /// What is wrong there.
    pub problem: String,
}

impl RecordError {
    fn new(line: usize, problem: impl Into<String>) -> Self {
        Self { line, problem: problem.into() }
    }
}

/// What a record says before its first event.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Header {
    /// The game's id.
    pub game: String,
    /// The version of the rules it was played by.
    pub version: u32,
    /// The hash of the content pack.
    pub content: PackHash,
    /// How many played.
    pub seats: usize,
    /// The options chosen.
    pub settings: Settings,
    /// The names of the players by seat, if they were written down.
    pub players: Vec<String>,
    /// How its dice can be proved, if they are fair dice.
    pub fair: Option<Fairness>,
    /// The pack itself, when it is not the game's own.
    pub pack: Option<String>,
}

impl Header {
    /// The header of a match with this set-up.
    pub fn of<G: Game>(setup: &Setup<G::Content>, players: &[String]) -> Self {
        let info = G::info();
        Self {
            game: info.id.into(),
            version: info.version,
            content: setup.pack.id(),
            seats: setup.seats,
            settings: setup.settings.clone(),
            players: players.to_vec(),
            fair: None,
            pack: (!setup.pack.is_default()).then(|| setup.pack.text().into()),
        }
    }

    /// The pack the record was played with: the game's own, one the process holds, or the one it carries.
    fn find_pack<C: Content>(&self) -> Result<Pack<C>, String> {
        if let Some(text) = &self.pack {
            let pack: Pack<C> = Pack::load(text)
                .map_err(|error| format!("the content pack it carries: {error}"))?;
            let hash = pack.id();
            let says = self.content;
            return if hash == says {
                Ok(pack)
            } else {
                Err(format!(
                    "the content pack it carries has the hash {hash}, the header says {says}"
                ))
            };
        }
        Pack::find(self.content).ok_or_else(|| {
            format!("content pack {} is not the game's own and not loaded: give its file with --content", self.content)
        })
    }
}

/// One line of a record after the header.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Entry<G: Game> {
    /// What happened.
    Event(Event<G>),
    /// An attempt that must be refused here, and the rule that refuses it.
    Refused {
        /// Who tries.
        seat: Seat,
        /// What is tried.
        action: G::Action,
        /// The rule that forbids it.
        rule: String,
    },
    /// The totals that must stand here.
    Scores(BySeat<i32>),
    /// The state's hash that must be here.
    Hash(StateHash),
    /// A line for the reader.
    Note(String),
}

/// A whole record: the header, then what happened and what must hold.
#[derive(Clone, Debug)]
pub struct Record<G: Game> {
    /// What it says before its first event.
    pub header: Header,
    /// Its lines after that, each with its number in the text it was read from, or 0.
    pub entries: Vec<(usize, Entry<G>)>,
}

impl<G: Game> Record<G> {
    /// A record of these entries.
    pub fn new(header: Header, entries: Vec<Entry<G>>) -> Self {
        Self { header, entries: entries.into_iter().map(|entry| (0, entry)).collect() }
    }

    /// How many events it has.
    pub fn events(&self) -> usize {
        self.entries.iter().filter(|(_, entry)| matches!(entry, Entry::Event(_))).count()
    }
}
