//! Sessions and their devices, rows in and out.

use rusqlite::{Connection, OptionalExtension, Row, params};

use super::notices;
use super::rows::{Read, Written};
use super::writer::Fault;
use crate::store::{DeviceRow, SessionChange, SessionRow, StoreError};

/// How many devices a session has at the most.
const MOST: i64 = 20;
/// How many days a device is kept that nobody uses, once another one comes.
const UNSEEN: i64 = 365;

/// The device that has made the session: it is known by the token that the session is called after.
pub(super) fn insert_first(to: &Connection, session: &str, at: i64) -> Written {
    let sql = "INSERT INTO devices (id, session, token, made_day, seen_day) \
               VALUES (lower(hex(randomblob(8))), ?1, ?1, ?2 / 86400, ?2 / 86400)";
    to.prepare_cached(sql)?.execute(params![session, at])?;
    Ok(())
}

/// The session and the device of a token, hashed, or of the token that is to follow it.
pub(super) fn session(from: &Connection, token: &str) -> Read<Option<SessionRow>> {
    macro_rules! select {
        ($column:literal, $is_next:literal) => {
            concat!(
                "SELECT hash, name, face, made_at, d.id, d.about, d.seen_day, ",
                $is_next,
                " AS is_next FROM devices d JOIN sessions ON hash = d.session WHERE d.",
                $column,
                " = ?1"
            )
        };
    }
    let sql = concat!(select!("token", "0"), " UNION ALL ", select!("next_token", "1"), " LIMIT 1");
    let session = |row: &Row<'_>| {
        Ok(SessionRow {
            id: row.get("hash")?,
            name: row.get("name")?,
            face: row.get("face")?,
            made_at: row.get("made_at")?,
            device: row.get("id")?,
            about: row.get("about")?,
            seen_day: row.get("seen_day")?,
            is_next: row.get("is_next")?,
        })
    };
    from.prepare_cached(sql)?.query_row([token], session).optional()
}

/// The devices of a session, the one that was used last first.
pub(super) fn devices(from: &Connection, session: &str) -> Read<Vec<DeviceRow>> {
    let sql = "SELECT id, about, made_day, seen_day FROM devices WHERE session = ? \
               ORDER BY seen_day DESC, made_day DESC, id";
    let device = |row: &Row<'_>| {
        Ok(DeviceRow {
            id: row.get("id")?,
            about: row.get("about")?,
            made_day: row.get("made_day")?,
            seen_day: row.get("seen_day")?,
        })
    };
    from.prepare_cached(sql)?.query_map([session], device)?.collect()
}

/// Changes a session.
///
/// Of each device only one new token can be pending: of two renewals at once the second is refused and its browser goes on
/// with the cookie it has, so no browser holds a token that nobody knows. Where the answer with the new token was lost, it
/// stays pending for ever and the old one stays valid: the device is not renewed any more, but nobody is locked out.
pub(super) fn change(to: &Connection, id: &str, change: &SessionChange) -> Written {
    match change {
        SessionChange::Renew { token, next } => renew(to, id, token, next),
        SessionChange::Confirm(token) => {
            let sql = "UPDATE devices SET token = ?2, next_token = NULL WHERE session = ?1 AND next_token = ?2";
            to.prepare_cached(sql)?.execute(params![id, token])?;
            Ok(())
        }
        SessionChange::See { device, day, about } => {
            let sql = "UPDATE devices SET seen_day = ?3, about = ?4 WHERE session = ?1 AND id = ?2";
            to.prepare_cached(sql)?.execute(params![id, device, day, about])?;
            Ok(())
        }
        SessionChange::Add { by, token, about, day } => add(to, id, by, (token, about, *day)),
        SessionChange::Join { into, by } => join(to, id, into, by),
        SessionChange::Forget(device) => forget(to, id, device),
        SessionChange::Share { number, hash } => share(to, id, *number, hash),
        SessionChange::Unshare => {
            to.prepare_cached("UPDATE shares SET hash = NULL WHERE session = ?")?.execute([id])?;
            Ok(())
        }
        SessionChange::End => end(to, id),
    }
}

fn renew(to: &Connection, session: &str, token: &str, next: &str) -> Written {
    let sql = "UPDATE devices SET next_token = ?2 WHERE session = ?1 AND token = ?3 AND next_token IS NULL";
    refused_if_none(to.prepare_cached(sql)?.execute(params![session, next, token])?)
}

/// A change that finds nothing to change came too late.
fn refused_if_none(changed: usize) -> Written {
    if changed == 0 { Err(Fault::Refused(StoreError::Conflict)) } else { Ok(()) }
}

/// Adds a device, if the one that has made the link for it is still there and there is room.
fn add(
    to: &Connection,
    session: &str,
    by: &str,
    (token, about, day): (&str, &str, i64),
) -> Written {
    let sql = "DELETE FROM devices WHERE session = ? AND id != ? AND seen_day < ?";
    to.prepare_cached(sql)?.execute(params![session, by, day - UNSEEN])?;
    let sql = "INSERT INTO devices (id, session, token, about, made_day, seen_day) \
               SELECT lower(hex(randomblob(8))), ?1, ?3, ?4, ?5, ?5 \
               WHERE EXISTS (SELECT 1 FROM devices WHERE session = ?1 AND id = ?2) \
               AND (SELECT count(*) FROM devices WHERE session = ?1) < ?6";
    let values = params![session, by, token, about, day, MOST];
    refused_if_none(to.prepare_cached(sql)?.execute(values)?)
}

/// Everything of a session becomes another's: its devices, which keep their tokens, its seats, tables and results.
fn join(to: &Connection, from: &str, into: &str, by: &str) -> Written {
    let sql = "SELECT 1 FROM devices WHERE session = ? AND id = ?";
    let is_there = to.prepare_cached(sql)?.exists(params![into, by])?;
    let sql = "SELECT (SELECT count(*) FROM devices WHERE session IN (?1, ?2)) <= ?3";
    let has_room: bool =
        to.prepare_cached(sql)?.query_row(params![from, into, MOST], |row| row.get(0))?;
    if from == into || !is_there || !has_room {
        return Err(Fault::Refused(StoreError::Conflict));
    }
    for sql in [
        "UPDATE devices SET session = ?2 WHERE session = ?1",
        "UPDATE seats SET owner = ?2 WHERE owner = ?1",
        "UPDATE tables SET host = ?2 WHERE host = ?1",
        "UPDATE OR IGNORE results SET owner = ?2 WHERE owner = ?1",
        "DELETE FROM results WHERE owner = ?1 AND ?2 > ''",
        "UPDATE messages SET session = ?2 WHERE session = ?1",
        // The webhook comes along where the other has none.
        "INSERT OR IGNORE INTO webhooks (session, url, secret, lang, origin, made_at) \
         SELECT ?2, url, secret, lang, origin, made_at FROM webhooks WHERE session = ?1",
    ] {
        to.prepare_cached(sql)?.execute(params![from, into])?;
    }
    end(to, from)
}

/// Forgets a device, but not the last: that would leave a session that nobody can have again.
fn forget(to: &Connection, session: &str, device: &str) -> Written {
    let sql = "DELETE FROM devices WHERE session = ?1 AND id = ?2 \
               AND (SELECT count(*) FROM devices WHERE session = ?1) > 1";
    refused_if_none(to.prepare_cached(sql)?.execute(params![session, device])?)
}

/// Writes down the address by which somebody's results are shown, hashed.
fn share(to: &Connection, session: &str, number: u32, hash: &str) -> Written {
    let sql = "INSERT INTO shares (session, number, hash) SELECT ?1, ?2, ?3 \
               WHERE EXISTS (SELECT 1 FROM sessions WHERE hash = ?1 AND made_at > 0) \
               ON CONFLICT (session) DO UPDATE SET number = ?2, hash = ?3 WHERE number < ?2";
    refused_if_none(to.prepare_cached(sql)?.execute(params![session, number, hash])?)
}

/// Ends a session with all its devices. A mark stays that no cookie fits, so that a write under way does not make it anew.
fn end(to: &Connection, session: &str) -> Written {
    notices::remove_webhook(to, session)?;
    for sql in [
        "DELETE FROM devices WHERE session = ?",
        "DELETE FROM shares WHERE session = ?",
        "UPDATE sessions SET made_at = 0, name = '', face = '' WHERE hash = ?",
    ] {
        to.prepare_cached(sql)?.execute([session])?;
    }
    Ok(())
}
