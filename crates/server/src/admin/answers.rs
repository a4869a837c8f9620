//! What the host is answered: plain values, as text and as JSON.

use serde::{Deserialize, Serialize};
use serde_json::Value;

/// What came of a command.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Answer {
    /// Some tables, and how many there are in all.
    Tables {
        /// Those that the list has room for.
        tables: Vec<TableLine>,
        /// How many there are.
        total: i64,
    },
    /// One table.
    Table(Box<TableShown>),
    /// Some sessions, and how many there are in all.
    Sessions {
        /// Those that the list has room for.
        sessions: Vec<SessionLine>,
        /// How many there are.
        total: i64,
    },
    /// One session.
    Session(Box<SessionShown>),
    /// Some messages, and how many there are in all.
    Chat {
        /// Those that the list has room for.
        lines: Vec<ChatLine>,
        /// How many there are.
        total: i64,
    },
    /// Everything that is kept about a session.
    Export(Value),
    /// What was done, and on what.
    Done {
        /// The name of the act.
        act: String,
        /// The ids, or whom it was about.
        targets: Vec<String>,
    },
    /// All bans.
    Bans(Vec<BanLine>),
    /// What the host has done.
    Log(Vec<LogLine>),
}

/// A table in a line.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct TableLine {
    /// Its id.
    pub id: String,
    /// The id of its game.
    pub game: String,
    /// How far it is.
    pub status: String,
    /// Whether strangers find it on the home page.
    pub is_public: bool,
    /// When it was made, in seconds since 1970.
    pub made_at: i64,
    /// When something last happened, in seconds since 1970.
    pub moved_at: i64,
    /// How many events it has.
    pub events: i64,
    /// Its seats, in order.
    pub seats: Vec<SeatLine>,
}

/// Who sits on a seat.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Sitting {
    /// Nobody yet.
    #[default]
    Free,
    /// A program.
    Bot,
    /// A person.
    Person,
    /// A program, for a person who is away.
    StandIn,
}

/// A seat in a line.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct SeatLine {
    /// Who sits there.
    pub sitting: Sitting,
    /// The person's name, or the program's; empty for a guest.
    pub name: String,
    /// The id of the person's session.
    pub session: Option<String>,
}

/// A table with more about it.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct TableShown {
    /// What a list says of it.
    pub table: TableLine,
    /// The session that made it.
    pub host: String,
    /// How long a seat may think, in seconds.
    pub limit_seconds: i64,
    /// How many hints were asked for.
    pub hints: i64,
    /// The table at which the same people went on.
    pub next: Option<String>,
    /// How many look at it now; unknown if no server runs.
    pub watchers: Option<usize>,
}

/// A session in a line.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct SessionLine {
    /// Its id: no secret, it opens nothing.
    pub id: String,
    /// What its owner is called; empty for a guest.
    pub name: String,
    /// When it was made, in seconds since 1970; 0 for one that has ended.
    pub made_at: i64,
    /// The last day it was used, in days since 1970.
    pub seen_day: i64,
    /// At how many tables it sits.
    pub tables: i64,
}

/// A session with more about it.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct SessionShown {
    /// What a list says of it.
    pub session: SessionLine,
    /// The tables it sits at or has made, the last that moved first.
    pub tables: Vec<TableLine>,
    /// From which addresses pages are open now; nothing if no server runs.
    pub addresses: Vec<String>,
    /// Its ban.
    pub ban: Option<BanLine>,
}

/// What somebody has said.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct ChatLine {
    /// The id of the table.
    pub table: String,
    /// The room at the table.
    pub room: String,
    /// Its number in the room.
    pub number: i64,
    /// When, in seconds since 1970.
    pub at: i64,
    /// The id of the session.
    pub session: String,
    /// What its owner was called then; empty for a guest.
    pub name: String,
    /// What was said.
    pub text: String,
}

/// A ban.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct BanLine {
    /// The id of a session, or a network.
    pub target: String,
    /// Since when, in seconds since 1970.
    pub made_at: i64,
    /// Until when; for ever if there is none.
    pub until: Option<i64>,
    /// Why.
    pub why: String,
}

/// Something that the host has done.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct LogLine {
    /// When, in seconds since 1970.
    pub at: i64,
    /// Which user of the system did it.
    pub who: String,
    /// What was done.
    pub act: String,
    /// On what.
    pub target: String,
    /// The rest of it, in words.
    pub detail: String,
}
