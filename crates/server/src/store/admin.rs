//! What the server's host looks up and does, as the store is asked for it.

use serde_json::Value;

use crate::admin::{BanLine, ChatLine, LogLine, SessionLine, TableLine, TableShown};

/// A ban as it is kept.
pub(crate) type BanRow = BanLine;

/// What is looked up.
#[derive(Clone, Debug)]
pub(crate) enum Look {
    /// Tables of this choice.
    Tables(Wanted),
    Table(String),
    /// Sessions of this choice.
    Sessions(Wanted),
    /// A session and its tables.
    Session(String),
    /// Messages of this choice.
    Chat(WantedChat),
    /// The tables at which there are messages of this choice.
    ChatTables(WantedChat),
    /// Everything about a session.
    Export(String),
    Bans,
    /// As many lines of the host's log.
    Log(u32),
}

/// Which tables or sessions are wanted: those that everything given here holds for.
#[derive(Clone, Debug, Default)]
pub(crate) struct Wanted {
    /// The beginning of its id.
    pub(crate) id: Option<String>,
    pub(crate) status: Option<String>,
    pub(crate) game: Option<String>,
    /// Nothing has happened there since, in seconds since 1970.
    pub(crate) before: Option<i64>,
    pub(crate) limit: u32,
}

/// Which messages are wanted: those that everything given here holds for.
#[derive(Clone, Debug, Default)]
pub(crate) struct WantedChat {
    /// The beginning of a table's id.
    pub(crate) table: Option<String>,
    /// The beginning of a session's id.
    pub(crate) session: Option<String>,
    /// The number of a message in its room.
    pub(crate) number: Option<i64>,
    /// Said before this, in seconds since 1970.
    pub(crate) before: Option<i64>,
    pub(crate) limit: u32,
}

/// What was found.
#[derive(Clone, Debug)]
pub(crate) enum Found {
    /// Some tables, and how many there are.
    Tables(Vec<TableLine>, i64),
    Table(Option<Box<TableShown>>),
    /// Some sessions, and how many there are.
    Sessions(Vec<SessionLine>, i64),
    Session(Option<Box<(SessionLine, Vec<TableLine>)>>),
    /// Some messages, and how many there are.
    Chat(Vec<ChatLine>, i64),
    ChatTables(Vec<String>),
    Export(Value),
    Bans(Vec<BanRow>),
    Log(Vec<LogLine>),
}

/// What is done.
#[derive(Clone, Debug)]
pub(crate) enum Act {
    /// Ends games that are on and cancels tables that have not begun.
    CloseTables(Vec<String>),
    /// Deletes tables and all that belongs to them.
    DeleteTables(Vec<String>),
    /// Ends a session as its owner can.
    EndSession(String),
    /// Ends sessions and takes them from all seats.
    DeleteSessions(Vec<String>),
    /// Deletes messages.
    DeleteChat(WantedChat),
    /// Somebody was given everything about a session.
    Export(String),
    Ban(BanRow),
    Unban(String),
    /// Forgets what the host did before this time, and bans that are over.
    Prune(i64),
}

impl Act {
    /// The name of it in the log.
    pub(crate) const fn id(&self) -> &'static str {
        match self {
            Self::CloseTables(_) => "close-table",
            Self::DeleteTables(_) => "delete-table",
            Self::EndSession(_) => "end-session",
            Self::DeleteSessions(_) => "delete-session",
            Self::DeleteChat(_) => "delete-chat",
            Self::Export(_) => "export",
            Self::Ban(_) => "ban",
            Self::Unban(_) => "unban",
            Self::Prune(_) => "prune",
        }
    }
}

/// An act, who does it and when.
#[derive(Clone, Debug)]
pub(crate) struct Signed {
    pub(crate) act: Act,
    pub(crate) who: String,
    pub(crate) at: i64,
}

/// On what something was done: what was gone or had ended already is left out.
pub(crate) type Done = Vec<String>;
