//! What is kept of a person besides their seats: devices, results, and the address that shows these.

/// A device on which somebody has their session.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct DeviceRow {
    /// What its owner's pages call it.
    pub id: String,
    /// What it is, in a few words that are the same in every language; empty if it is not known.
    pub about: String,
    /// The day since which it has the session, in days since 1970.
    pub made_day: i64,
    /// The last day it was used, in days since 1970.
    pub seen_day: i64,
}

/// How often somebody has made an address for their results, and the hash of the one that counts now.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct ShareRow {
    /// How often.
    pub number: u32,
    /// The hash; none if nobody is to see them.
    pub hash: Option<String>,
}

/// Whose results an address shows.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct SharedRow {
    /// The session, which no page shows.
    pub session: String,
    /// Empty for a guest.
    pub name: String,
    /// Empty if none was chosen.
    pub face: String,
}

/// What somebody's games of one kind came to.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Tally {
    /// The id of the game.
    pub game: String,
    /// `people`, `bots` or `solo`.
    pub against: String,
    /// The strongest bot, or how hard a solo game was; empty for neither.
    pub level: String,
    /// `over` for games played to the end, `left` for those that the person left, `stopped` for the others.
    pub how: String,
    /// How many.
    pub games: u32,
    /// How many of them were won, also together with others.
    pub wins: u32,
    /// The most points in one.
    pub best: i32,
    /// All points together.
    pub points: i64,
}
