//! What is kept: tables, seats, events, sessions. One trait, so that another database can follow.

mod sqlite;

use std::fmt;
use std::future::Future;
use std::path::Path;
use std::pin::Pin;

use thiserror::Error;
use tokio::sync::watch;

pub(crate) use sqlite::Sqlite;

/// An answer that comes later.
pub(crate) type Later<'a, T> = Pin<Box<dyn Future<Output = Result<T, StoreError>> + Send + 'a>>;

/// Why the store did not do it.
#[derive(Debug, Error)]
pub enum StoreError {
    /// Another event has this number already, or what it belongs to has changed: what memory holds is not what is kept.
    #[error("another event came first")]
    Conflict,
    /// The database cannot be written now; what memory holds of the table may not be what is kept.
    #[error("the database cannot be written now; nothing was saved")]
    Unsaved,
    /// The database failed.
    #[error("{file}: {problem}")]
    Database {
        /// The file.
        file: String,
        /// What SQLite says.
        problem: String,
    },
    /// The file failed.
    #[error("{file}: {error}")]
    File {
        /// The file.
        file: String,
        /// Why.
        error: std::io::Error,
    },
    /// Another server has the file.
    #[error("another server is running on {0}; two cannot share a database")]
    Locked(String),
    /// The file is there already, and nobody said that it may be replaced.
    #[error("{0} already exists; --force replaces it and keeps the old file as .before-restore")]
    Exists(String),
    /// The file is something else.
    #[error("{0} is not a database of Rollstead")]
    Foreign(String),
    /// The file is from the future.
    #[error(
        "{file} is a database of version {version}, from a newer Rollstead; this one knows versions up to {known}"
    )]
    Newer {
        /// The file.
        file: String,
        /// Its version.
        version: i64,
        /// The newest that we know.
        known: i64,
    },
    /// The store is shutting down.
    #[error("the store is closed")]
    Closed,
}

impl StoreError {
    /// What SQLite says about a file, which is named once.
    fn of(file: &Path, error: &rusqlite::Error) -> Self {
        let file = file.display().to_string();
        let problem = error.to_string().replace(&format!(": {file}"), "");
        Self::Database { file, problem }
    }
}

/// How far a table is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Status {
    /// Seats are still to be taken.
    Waiting,
    /// The game is on.
    Playing,
    /// The game ended by its rules.
    Over,
    /// The players ended it before.
    Stopped,
    /// Who made it cancelled it before it began.
    Cancelled,
    /// New rules came that it cannot go on by.
    Changed,
}

impl Status {
    pub(crate) const ALL: [Self; 6] =
        [Self::Waiting, Self::Playing, Self::Over, Self::Stopped, Self::Cancelled, Self::Changed];

    /// Whether a game began and has come to an end: then its secret is told.
    pub(crate) const fn is_end(self) -> bool {
        match self {
            Self::Over | Self::Stopped | Self::Changed => true,
            Self::Waiting | Self::Playing | Self::Cancelled => false,
        }
    }

    pub(crate) const fn id(self) -> &'static str {
        match self {
            Self::Waiting => "waiting",
            Self::Playing => "playing",
            Self::Over => "over",
            Self::Stopped => "stopped",
            Self::Cancelled => "cancelled",
            Self::Changed => "changed",
        }
    }
}

impl fmt::Display for Status {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.id())
    }
}

/// A table as it is kept.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct TableRow {
    pub(crate) id: String,
    pub(crate) game: String,
    /// The chosen options, as JSON.
    pub(crate) settings: String,
    /// The text of the content pack, where it is not the game's own.
    pub(crate) pack: Option<String>,
    /// The version of the rules and the hash of the pack it is played by; nothing where that was not written down yet.
    pub(crate) rules: String,
    pub(crate) status: Status,
    /// The secret of the dice, as hexadecimal digits; never shown before the game is over.
    pub(crate) secret: String,
    /// Whether strangers find it on the home page.
    pub(crate) is_public: bool,
    /// How long a seat may think before the others may vote, in seconds.
    pub(crate) limit_seconds: i64,
    /// Whether several persons at it may ask for hints.
    pub(crate) allows_hints: bool,
    /// The session that made it, hashed.
    pub(crate) host: String,
    /// When it was made, and when something last happened, in seconds since 1970.
    pub(crate) made_at: i64,
    pub(crate) moved_at: i64,
    /// How the game stood when it last moved.
    pub(crate) stand: Stand,
    pub(crate) seats: Vec<SeatRow>,
    /// The hints that were asked for, oldest first; in a list of tables they are left out.
    pub(crate) hints: Vec<HintRow>,
}

/// Somebody asked for a hint: no event of the game, but everybody may know.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct HintRow {
    /// How many events there were.
    pub(crate) number: i64,
    pub(crate) seat: usize,
}

/// How a game stands, as it can be told without its rules; empty where nothing has been written down yet.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct Stand {
    /// The hash of its state, as records have it.
    pub(crate) hash: String,
    /// The hash of its state but for the name of its pack: by other rules the same means that the same is shown.
    pub(crate) digest: String,
    /// Everybody's points and place, in the order of the seats, as JSON.
    pub(crate) standings: String,
}

impl Stand {
    /// Everybody's points and place.
    pub(crate) fn standings(&self) -> Vec<(i32, u8)> {
        serde_json::from_str(&self.standings).unwrap_or_default()
    }
}

/// A seat as it is kept.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct SeatRow {
    /// The bot that plays here; none where a person does.
    pub(crate) bot: Option<String>,
    /// Whether anybody may sit down, and not only who has the link.
    pub(crate) is_open: bool,
    /// The hash of the link's secret.
    pub(crate) invitation: String,
    /// The session of the person who sits here, hashed.
    pub(crate) owner: Option<String>,
    /// What the person is called.
    pub(crate) name: String,
    /// What the seat adds to the dice.
    pub(crate) entropy: String,
    /// The bot that plays for a person who is away.
    pub(crate) stand_in: Option<String>,
}

impl SeatRow {
    /// Whether nobody sits here yet.
    pub(crate) fn is_free(&self) -> bool {
        self.bot.is_none() && self.owner.is_none()
    }

    /// Whether somebody sits here who has added nothing to the dice.
    pub(crate) fn is_idle(&self) -> bool {
        self.owner.is_some() && self.entropy.is_empty()
    }
}

/// What kind of event a row is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Kind {
    /// A seat's action.
    Action,
    /// How chance fell.
    Chance,
    /// The action before was taken back.
    Undo,
}

impl Kind {
    pub(crate) const ALL: [Self; 3] = [Self::Action, Self::Chance, Self::Undo];

    pub(crate) const fn id(self) -> &'static str {
        match self {
            Self::Action => "action",
            Self::Chance => "chance",
            Self::Undo => "undo",
        }
    }
}

/// An event as it is kept; its number is its place in the list.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct EventRow {
    pub(crate) kind: Kind,
    pub(crate) seat: Option<usize>,
    /// The notation; empty for an undo.
    pub(crate) text: String,
    /// What the sender called it, so that the same message sent twice happens once.
    pub(crate) key: Option<String>,
}

/// Events to be added at the end of a table, all or none.
#[derive(Clone, Debug)]
pub(crate) struct Append {
    pub(crate) table: String,
    /// The number of the first of them.
    pub(crate) first: i64,
    pub(crate) events: Vec<EventRow>,
    pub(crate) status: Status,
    /// How the game stands after them.
    pub(crate) stand: Stand,
    pub(crate) at: i64,
}

/// Which tables a list wants.
#[derive(Clone, Debug)]
pub(crate) enum Listed {
    /// Public ones with a seat that anybody may take.
    Open,
    /// Public ones that are played now.
    Playing,
    /// Those at which this session sits or which it made.
    Of(String),
}

/// A session as it is kept.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct SessionRow {
    /// What seats and tables call it; it never changes.
    pub(crate) id: String,
    /// In seconds since 1970.
    pub(crate) made_at: i64,
    /// The last day it was used, in days since 1970: more is nobody's business.
    pub(crate) seen_day: i64,
    /// Whether it was asked for by the token that is to follow.
    pub(crate) is_next: bool,
}

/// What happens to a session.
#[derive(Clone, Debug)]
pub(crate) enum SessionChange {
    /// The token that counts now is to be followed by another, both hashed; a conflict where one is to follow already.
    Renew { token: String, next: String },
    /// This new token, hashed, was used: the old one does not count any more.
    Confirm(String),
    /// It was used on this day.
    See(i64),
    /// Nobody has it any more.
    End,
}

/// What is deleted: whatever has not changed since these moments, in seconds since 1970.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Expiry {
    /// For tables that never began.
    pub(crate) tables: i64,
    /// For sessions without a seat or a table.
    pub(crate) sessions: i64,
    /// For sessions at whose tables nothing has happened since.
    pub(crate) unseen: i64,
}

/// What keeps the tables.
pub(crate) trait Store: Send + Sync + fmt::Debug {
    /// Keeps a new table, and the session of who made it.
    fn make_table<'a>(&'a self, table: &'a TableRow) -> Later<'a, ()>;
    fn table<'a>(&'a self, id: &'a str) -> Later<'a, Option<TableRow>>;
    fn events<'a>(&'a self, table: &'a str) -> Later<'a, Vec<EventRow>>;
    /// A table and its events as they were at one moment.
    fn kept<'a>(&'a self, id: &'a str) -> Later<'a, Option<(TableRow, Vec<EventRow>)>>;
    fn tables(&self, listed: Listed) -> Later<'_, Vec<TableRow>>;
    /// Adds events durably; they are on the disk when the answer comes.
    fn append(&self, append: Append) -> Later<'_, ()>;
    /// Writes a seat anew.
    fn set_seat<'a>(&'a self, table: &'a str, seat: usize, row: &'a SeatRow) -> Later<'a, ()>;
    fn set_status<'a>(&'a self, table: &'a str, status: Status, at: i64) -> Later<'a, ()>;
    /// Writes who has sat down, and keeps the session; a seat that is not free is a conflict.
    fn take_seat<'a>(
        &'a self,
        table: &'a str,
        seat: usize,
        row: &'a SeatRow,
        at: i64,
    ) -> Later<'a, ()>;
    /// Writes down that a hint was asked for; twice at the same number is once.
    fn add_hint<'a>(&'a self, table: &'a str, hint: HintRow) -> Later<'a, ()>;
    /// The session of this token, hashed, or of the token that is to follow it.
    fn session<'a>(&'a self, token: &'a str) -> Later<'a, Option<SessionRow>>;
    fn change_session<'a>(&'a self, id: &'a str, change: SessionChange) -> Later<'a, ()>;
    /// The tables that are to go on, but by none of these rules.
    fn of_other_rules(&self, rules: Vec<String>) -> Later<'_, Vec<TableRow>>;
    /// Writes down by which rules a table goes on, and how it stands by them.
    fn set_rules<'a>(&'a self, table: &'a str, rules: &'a str, stand: &'a Stand) -> Later<'a, ()>;
    /// Deletes a few of what has expired; how many.
    fn expire(&self, expiry: Expiry) -> Later<'_, usize>;
    /// Writes and reads something of no matter, to see whether that works.
    fn probe(&self) -> Later<'_, ()>;
    /// Turns true when writing fails, and false when it works again.
    fn trouble(&self) -> watch::Receiver<bool>;
    /// Lets what is under way finish, and leaves everything in its one file.
    fn close(&self) -> Later<'_, ()>;
}
