//! What is kept: tables, seats, events, sessions. One trait, so that another database can follow.

mod admin;
pub(crate) mod notices;
mod sqlite;

use std::fmt;
use std::future::Future;
use std::path::Path;
use std::pin::Pin;

use ::table::talk::Message;
use thiserror::Error;
use tokio::sync::watch;

pub(crate) use admin::{Act, BanRow, Done, Found, Look, Signed, Wanted, WantedChat};
pub(crate) use sqlite::{Sqlite, resolved};
pub(crate) use table::clock::Times;
pub(crate) use table::row::person::{DeviceRow, ShareRow, SharedRow, Tally};
pub(crate) use table::row::{
    EventRow, HintRow, Leaving, Rules, SeatRow, SessionRow, Stand, Status, Step, TableRow,
};

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
    /// How the clocks stand after them; none at a table without.
    pub(crate) times: Option<Times>,
    pub(crate) at: i64,
}

/// What is written down about clocks, all or nothing.
#[derive(Clone, Debug)]
pub(crate) struct Timing {
    pub(crate) table: String,
    pub(crate) times: Times,
    /// Seats that are written anew.
    pub(crate) seats: Vec<(usize, SeatRow)>,
    /// How far the table is, where that changes, and at what time of the wall clock.
    pub(crate) status: Option<(Status, i64)>,
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

/// What happens to a session.
#[derive(Clone, Debug)]
pub(crate) enum SessionChange {
    /// A device's token that counts now is to be followed by another, both hashed; a conflict where one is to follow already.
    Renew { token: String, next: String },
    /// This new token, hashed, was used: the old one of its device does not count any more.
    Confirm(String),
    /// A device was used on this day; what it is, in a few words.
    See { device: String, day: i64, about: String },
    /// Another device has it too, by a link that the device `by` has made; a conflict where that one is not there any more.
    Add { by: String, token: String, about: String, day: i64 },
    /// All that it has becomes another's: `into`, by a link that the device `by` of that one has made.
    Join { into: String, by: String },
    /// A device does not have it any more; a conflict where there is no such device, or no other.
    Forget(String),
    /// Whoever has the address of this hash sees the results, with the number that its secret was made of; a conflict where a later one is
    /// there already.
    Share { number: u32, hash: String },
    /// Nobody else sees the results.
    Unshare,
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

/// What somebody is called and looks like.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct Person {
    /// Empty for a guest.
    pub(crate) name: String,
    /// Empty if none was chosen.
    pub(crate) face: String,
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
    /// The devices of a session.
    fn devices<'a>(&'a self, session: &'a str) -> Later<'a, Vec<DeviceRow>>;
    /// What a session's games came to.
    fn results<'a>(&'a self, session: &'a str) -> Later<'a, Vec<Tally>>;
    /// By which address a session's results are shown, if they ever were.
    fn share<'a>(&'a self, session: &'a str) -> Later<'a, Option<ShareRow>>;
    /// Whose results the address of this hash shows.
    fn shared<'a>(&'a self, hash: &'a str) -> Later<'a, Option<SharedRow>>;
    fn change_session<'a>(&'a self, id: &'a str, change: SessionChange) -> Later<'a, ()>;
    /// Writes what a session's owner is called and looks like, and on all their seats too.
    fn set_person<'a>(&'a self, session: &'a str, person: Person, at: i64) -> Later<'a, ()>;
    /// Writes seats of a table anew, all or none.
    fn set_seats<'a>(&'a self, table: &'a str, seats: Vec<(usize, SeatRow)>) -> Later<'a, ()>;
    /// Writes down that the game has ended because a seat's player left it.
    fn set_left<'a>(&'a self, table: &'a str, seat: usize, at: i64) -> Later<'a, ()>;
    /// Keeps a new table at which the people of another go on; a conflict if there is one already.
    fn make_next<'a>(&'a self, table: &'a str, next: &'a TableRow) -> Later<'a, ()>;
    /// The tables that are to go on, but by none of these rules.
    fn of_other_rules(&self, rules: Vec<Rules>) -> Later<'_, Vec<TableRow>>;
    /// Writes down by which rules a table goes on, and how it stands by them.
    fn set_rules<'a>(&'a self, table: &'a str, rules: Rules, stand: &'a Stand) -> Later<'a, ()>;
    /// Keeps a message, and the session of who wrote it; one that has its number already is a conflict. The oldest of the room
    /// are deleted with it.
    fn add_message<'a>(&'a self, table: &'a str, message: &'a Message) -> Later<'a, ()>;
    /// Writes down whether people may talk at a table.
    fn set_chat<'a>(&'a self, table: &'a str, has_chat: bool) -> Later<'a, ()>;
    /// Deletes all that a session has written.
    fn forget_messages<'a>(&'a self, session: &'a str) -> Later<'a, ()>;
    /// Deletes the messages of a few tables whose games ended before this moment; which tables.
    fn expire_messages(&self, before: i64) -> Later<'_, Vec<String>>;
    /// Deletes a few of what has expired; how many.
    fn expire(&self, expiry: Expiry) -> Later<'_, usize>;
    /// Writes down how the clocks of a table stand, and what follows from it.
    fn set_times(&self, timing: Timing) -> Later<'_, ()>;
    /// The tables that have to be looked at first, and when: a few.
    fn deadlines(&self) -> Later<'_, Vec<(String, u64)>>;
    /// A table that cannot be looked at is to be looked at later.
    fn put_off<'a>(&'a self, table: &'a str, deadline: u64) -> Later<'a, ()>;
    /// How long the server has run in all its life, in milliseconds, as far as that was written down.
    fn ticks(&self) -> Later<'_, u64>;
    /// Writes that down.
    fn set_ticks(&self, ticks: u64) -> Later<'_, ()>;
    /// Looks something up for the server's host, as it was at one moment.
    fn look(&self, look: Look) -> Later<'_, Found>;
    /// Does what the server's host wants, and writes it into their log: both or neither.
    fn act(&self, signed: Signed) -> Later<'_, Done>;
    /// Writes and reads something of no matter, to see whether that works.
    fn probe(&self) -> Later<'_, ()>;
    /// Turns true when writing fails, and false when it works again.
    fn trouble(&self) -> watch::Receiver<bool>;
    /// Turns, and what people want to be told about them.
    fn notices(&self) -> &dyn notices::Notices;
    /// Lets what is under way finish, and leaves everything in its one file.
    fn close(&self) -> Later<'_, ()>;
}
