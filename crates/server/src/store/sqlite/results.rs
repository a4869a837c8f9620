//! What somebody's games came to, and by which address they show it.

use rusqlite::{Connection, OptionalExtension, params};

use super::rows::Read;
use crate::store::{ShareRow, SharedRow, Tally};

/// What somebody's games came to, by game and by whom they were played against.
pub(super) const OF_A_PERSON: &str = "SELECT game, against, level, how, count(*) AS games, sum(place = 1) AS wins, max(points) AS best, \
                                      sum(points) AS points FROM results WHERE owner = ? GROUP BY game, against, level, how";

pub(super) fn results(from: &Connection, session: &str) -> Read<Vec<Tally>> {
    let tally = |row: &rusqlite::Row<'_>| {
        Ok(Tally {
            game: row.get("game")?,
            against: row.get("against")?,
            level: row.get("level")?,
            how: row.get("how")?,
            games: row.get("games")?,
            wins: row.get("wins")?,
            best: row.get("best")?,
            points: row.get("points")?,
        })
    };
    from.prepare_cached(OF_A_PERSON)?.query_map([session], tally)?.collect()
}

/// How often somebody has made an address for their results, and the hash of the one that counts now.
pub(super) fn share(from: &Connection, session: &str) -> Read<Option<ShareRow>> {
    let sql = "SELECT number, hash FROM shares WHERE session = ?";
    let share = |row: &rusqlite::Row<'_>| {
        Ok(ShareRow { number: row.get("number")?, hash: row.get("hash")? })
    };
    from.prepare_cached(sql)?.query_row([session], share).optional()
}

/// Whose results an address shows.
pub(super) fn shared(from: &Connection, hash: &str) -> Read<Option<SharedRow>> {
    let sql = "SELECT s.hash, name, face FROM shares JOIN sessions s ON s.hash = session WHERE shares.hash = ?";
    let person = |row: &rusqlite::Row<'_>| {
        Ok(SharedRow { session: row.get("hash")?, name: row.get("name")?, face: row.get("face")? })
    };
    from.prepare_cached(sql)?.query_row(params![hash], person).optional()
}
