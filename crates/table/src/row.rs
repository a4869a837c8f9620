//! What is kept of a table and of a session: plain values, whoever keeps them.

pub mod person;

use std::fmt;
use std::str::FromStr;
use std::sync::Arc;

use engine::{NotationError, PackHash, Seat};
use games::{AnyEvent, Program};

use crate::clock::{Clock, Times};
use crate::talk::Talk;

/// How far a table is.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Status {
    /// Seats are still to be taken.
    #[default]
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
    /// The server's host ended it.
    Closed,
}

impl Status {
    /// All of them.
    pub const ALL: [Self; 7] = [
        Self::Waiting,
        Self::Playing,
        Self::Over,
        Self::Stopped,
        Self::Cancelled,
        Self::Changed,
        Self::Closed,
    ];

    /// Whether a game began and has come to an end: then its secret is revealed.
    pub const fn is_end(self) -> bool {
        match self {
            Self::Over | Self::Stopped | Self::Changed | Self::Closed => true,
            Self::Waiting | Self::Playing | Self::Cancelled => false,
        }
    }

    /// The name of it in the store and in words.
    pub const fn id(self) -> &'static str {
        match self {
            Self::Waiting => "waiting",
            Self::Playing => "playing",
            Self::Over => "over",
            Self::Stopped => "stopped",
            Self::Cancelled => "cancelled",
            Self::Changed => "changed",
            Self::Closed => "closed",
        }
    }
}

impl fmt::Display for Status {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.id())
    }
}

/// The owner of a seat, or the host of a table, whose session was deleted: no session has this id.
pub const NOBODY: &str = "nobody";

/// What a player's leaving does to a game.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Leaving {
    /// A bot takes the seat, until the player comes back.
    #[default]
    Bot,
    /// The game ends.
    End,
}

impl Leaving {
    /// All of them.
    pub const ALL: [Self; 2] = [Self::Bot, Self::End];

    /// The name of it in the store, in forms and in words.
    pub const fn id(self) -> &'static str {
        match self {
            Self::Bot => "bot",
            Self::End => "end",
        }
    }
}

/// A table as it is kept.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct TableRow {
    /// Its id, which nobody guesses.
    pub id: String,
    /// The id of its game.
    pub game: String,
    /// The chosen options, as JSON.
    pub settings: String,
    /// The text of the content pack, where it is not the game's own.
    pub pack: Option<String>,
    /// The rules that it is played by; none for a table that is older than this column.
    pub rules: Option<Rules>,
    /// How far it is.
    pub status: Status,
    /// The secret of the dice, as hexadecimal digits; never shown before the game is over.
    pub secret: String,
    /// Whether strangers find it on the home page.
    pub is_public: bool,
    /// How long a seat may think before the others may vote, in seconds.
    pub limit_seconds: i64,
    /// The players' clock; none if everybody thinks as long as they like.
    pub clock: Option<Clock>,
    /// How the clocks stand.
    pub times: Times,
    /// Whether several persons at it may ask for hints.
    pub allows_hints: bool,
    /// The session that made it, hashed.
    pub host: String,
    /// When it was made, in seconds since 1970.
    pub made_at: i64,
    /// When something last happened, in seconds since 1970.
    pub moved_at: i64,
    /// How the game stood when it last moved.
    pub stand: Stand,
    /// The table at which the same people go on, if they do.
    pub next: Option<String>,
    /// What a player's leaving does.
    pub leaving: Leaving,
    /// The seat whose player ended the game by leaving.
    pub left_by: Option<Seat>,
    /// Whether the host lets people talk at it.
    pub has_chat: bool,
    /// Its seats, in order.
    pub seats: Vec<SeatRow>,
    /// The hints that were asked for, oldest first; in a list of tables they are left out.
    pub hints: Vec<HintRow>,
    /// What people say at it; in a list of tables it is left out.
    pub talk: Arc<Talk>,
}

/// Somebody asked for a hint: no event of the game, but everybody may know.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct HintRow {
    /// How many events there were.
    pub number: i64,
    /// The seat that asked.
    pub seat: usize,
}

/// How a game stands, as it can be told without its rules; empty where nothing has been written down yet.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Stand {
    /// The hash of its state, as records have it.
    pub hash: String,
    /// The hash of its state but for the name of its pack: by other rules the same means that the same is shown.
    pub digest: String,
    /// Everybody's points and place, in the order of the seats, as JSON.
    pub standings: String,
    /// Which seats are asked: bit n for seat n.
    pub asked: u8,
    /// The last move in the words of every language, as JSON; marks stand for the players' names.
    pub last: String,
    /// Everybody's points by category, as JSON, for a small drawing.
    pub sketch: String,
}

impl Stand {
    /// Everybody's points and place.
    pub fn standings(&self) -> Vec<(i32, u8)> {
        serde_json::from_str(&self.standings).unwrap_or_default()
    }

    /// Whether a seat is asked.
    pub const fn asks(&self, seat: usize) -> bool {
        self.asked >> seat & 1 != 0
    }
}

/// The rules that a table is played by. Another version or another pack makes it another game.
///
/// Their text is the version and the hash, with a blank between them.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Rules {
    /// The version of the game's rules.
    pub version: u32,
    /// The hash of the content pack.
    pub content: PackHash,
}

impl fmt::Display for Rules {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {}", self.version, self.content)
    }
}

impl FromStr for Rules {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Self, NotationError> {
        let read = |(version, content): (&str, &str)| {
            Some(Self { version: version.parse().ok()?, content: content.parse().ok()? })
        };
        let rules = text.split_once(' ').and_then(read);
        rules.ok_or_else(|| NotationError::new(text, "the version of the rules and a pack's hash"))
    }
}

/// A seat as it is kept.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct SeatRow {
    /// The program that plays here; none if a person does.
    pub bot: Option<Program>,
    /// Whether anybody may sit down, and not only who has the link.
    pub is_open: bool,
    /// The hash of the link's secret.
    pub invitation: String,
    /// The session of the person who sits here, hashed.
    pub owner: Option<String>,
    /// What the person is called; empty for a guest.
    pub name: String,
    /// The face that the person chose; empty if none was chosen.
    pub face: String,
    /// What the seat adds to the dice.
    pub entropy: String,
    /// The program that plays for a person who is away.
    pub stand_in: Option<Program>,
}

impl SeatRow {
    /// Whether nobody sits here yet.
    pub fn is_free(&self) -> bool {
        self.bot.is_none() && self.owner.is_none()
    }

    /// Whether somebody sits here who has added nothing to the dice.
    pub fn is_idle(&self) -> bool {
        self.owner.is_some() && self.entropy.is_empty()
    }
}

/// What happened at a table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Step {
    /// An event of its game.
    Event(AnyEvent),
    /// This seat took back its last action.
    Undo(Seat),
}

impl Step {
    /// The seat that acted or took back; none if it was chance.
    pub const fn seat(&self) -> Option<Seat> {
        match self {
            Self::Event(event) => event.seat(),
            Self::Undo(seat) => Some(*seat),
        }
    }
}

/// A step as it is kept; its number is its place in the list.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct EventRow {
    /// What happened.
    pub step: Step,
    /// The sender's name for it: the same message sent twice happens once.
    pub key: Option<String>,
}

/// A session as it is kept.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct SessionRow {
    /// What seats and tables call it; it never changes.
    pub id: String,
    /// What its owner is called; empty if they have not said.
    pub name: String,
    /// The face that its owner chose; empty if none was chosen.
    pub face: String,
    /// In seconds since 1970.
    pub made_at: i64,
    /// The device that asked.
    pub device: String,
    /// What that device is, in a few words; empty if it is not known.
    pub about: String,
    /// The last day it was used there, in days since 1970: more is nobody's business.
    pub seen_day: i64,
    /// Whether it was asked for by the token that is to follow.
    pub is_next: bool,
}
