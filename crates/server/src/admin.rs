//! What the server's host may do: look at tables and sessions, close and delete them, ban. One list of commands, for a server
//! that runs and for a database that no server has.

pub(crate) mod acts;
mod answers;
mod ask;
#[cfg(not(unix))]
mod no_socket;
#[cfg(unix)]
mod socket;

use serde::{Deserialize, Serialize};
use thiserror::Error;

pub use answers::{
    Answer, BanLine, ChatLine, LogLine, SeatLine, SessionLine, SessionShown, Sitting, TableLine,
    TableShown,
};
pub use ask::ask;
#[cfg(not(unix))]
pub(crate) use no_socket::Door;
#[cfg(unix)]
pub(crate) use socket::Door;

use crate::clock::DAY;

/// How many lines a list has if nobody says.
pub const USUAL_LINES: u32 = 100;
/// The fewest digits that name a table or a session.
pub const LEAST_DIGITS: usize = 6;

/// Which tables or sessions are meant: those that everything given here holds for.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Choice {
    /// The beginning of its id.
    pub id: Option<String>,
    /// How far a table is.
    pub status: Option<String>,
    /// The id of its game.
    pub game: Option<String>,
    /// Nothing has happened there for this many seconds.
    pub older_than: Option<u64>,
    /// How many a list shows; the others are counted.
    pub limit: u32,
}

impl Choice {
    /// The one of this id.
    pub fn one(id: &str) -> Self {
        Self { id: Some(id.to_owned()), limit: USUAL_LINES, ..Self::default() }
    }
}

/// Which messages are meant: those that everything given here holds for.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ChatChoice {
    /// The beginning of a table's id.
    pub table: Option<String>,
    /// The beginning of a session's id.
    pub session: Option<String>,
    /// The number of a message in its room.
    pub number: Option<i64>,
    /// Said longer ago than this many seconds.
    pub older_than: Option<u64>,
    /// How many a list shows; the others are counted.
    pub limit: u32,
}

/// What is to be done.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub enum Command {
    /// Lists tables, the last that moved first.
    ListTables(Choice),
    /// Shows a table.
    ShowTable(String),
    /// Ends games that are on and cancels tables that have not begun.
    CloseTables(Choice),
    /// Deletes tables and all that belongs to them.
    DeleteTables(Choice),
    /// Lists sessions, the last seen first.
    ListSessions(Choice),
    /// Shows a session.
    ShowSession(String),
    /// Ends a session as its owner can.
    EndSession(String),
    /// Deletes sessions; what they did at the tables of others stays, without a name.
    DeleteSessions(Choice),
    /// Lists messages, the newest first.
    ListChat(ChatChoice),
    /// Deletes messages.
    DeleteChat(ChatChoice),
    /// Everything that is kept about a session.
    Export(String),
    /// Keeps somebody out.
    Ban(Ban),
    /// Lets somebody in again.
    Unban(String),
    /// Lists bans.
    ListBans,
    /// What the host has done so far, the newest first.
    ListLog(u32),
}

/// Whom to keep out.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Ban {
    /// The beginning of a session's id, an address, or a network.
    pub target: String,
    /// For how many seconds; for ever if there is none.
    pub seconds: Option<u64>,
    /// Why: those who are kept out read it.
    pub why: String,
    /// Whether it is done though it may keep everybody out.
    pub is_sure: bool,
}

/// Why nothing was done.
#[derive(Clone, Debug, Error, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Refusal {
    /// It is no command of ours.
    #[error("the server does not understand this; it may be of another version")]
    Malformed,
    /// There are too few digits.
    #[error("{0:?} is no id; at least six of its digits are needed")]
    NoId(String),
    /// There is no such thing.
    #[error("nothing has the id {0:?}")]
    Nothing(String),
    /// Several begin so.
    #[error("several ids begin with {0:?}; give more digits")]
    Several(String),
    /// The game has ended already.
    #[error("table {0:?} is not open: it has ended already")]
    Ended(String),
    /// Everything would be deleted.
    #[error("give an id, or an age with --older-than")]
    Everything,
    /// All that was ever said would be deleted.
    #[error("give a table, a session, or an age with --older-than")]
    AllChat,
    /// It is neither a session nor an address.
    #[error("{0:?} is no session, address or network")]
    NoTarget(String),
    /// Many would be kept out who are not meant.
    #[error(
        "{0} has this machine, a trusted proxy or a large part of the internet in it: a ban may keep everybody out; repeat it with --yes if that is meant"
    )]
    Wide(String),
    /// There is no such ban.
    #[error("there is no ban of {0}")]
    NoBan(String),
    /// The reason is too long.
    #[error("the reason has more than 200 characters")]
    LongReason,
    /// There are too many bans.
    #[error("there are too many bans; a network is one ban for many addresses")]
    ManyBans,
    /// The store did not do it.
    #[error("{0}")]
    Store(String),
}

impl From<crate::store::StoreError> for Refusal {
    fn from(error: crate::store::StoreError) -> Self {
        Self::Store(error.to_string())
    }
}

/// Why the host's command was not carried out.
#[derive(Debug, Error)]
pub enum AdminError {
    /// It was refused.
    #[error(transparent)]
    Refused(#[from] Refusal),
    /// No server runs, and the database cannot be opened.
    #[error(transparent)]
    Store(#[from] crate::store::StoreError),
    /// The server does not answer.
    #[error("the server at {path} does not answer: {error}")]
    Silent {
        /// Its socket.
        path: String,
        /// Why.
        error: std::io::Error,
    },
    /// The system does not let us work.
    #[error("the system does not let this start: {0}")]
    Start(std::io::Error),
}

/// A moment in seconds since 1970 as people read it: the day and the minute, in UTC.
pub fn moment(seconds: i64) -> String {
    let (day, of_day) = (seconds.div_euclid(DAY), seconds.rem_euclid(DAY));
    format!("{} {:02}:{:02}", table::date::date(day), of_day / 3_600, of_day / 60 % 60)
}
