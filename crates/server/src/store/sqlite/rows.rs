//! Rows in and out.

use std::str::FromStr;
use std::sync::Arc;

use engine::Seat;
use games::AnyEvent;
use rusqlite::types::Type;
use rusqlite::{Connection, OptionalExtension, Row, named_params, params};

use super::devices;
use super::notices;
use super::talk;
use super::times::put_times;
use super::writer::Fault;
use crate::store::{
    Append, EventRow, Expiry, HintRow, Leaving, Listed, Person, Rules, SeatRow, Stand, Status,
    Step, StoreError, TableRow, Times,
};

/// How many tables a list shows at the most.
const MOST_LISTED: i64 = 50;
/// How many tables and sessions are deleted at a time.
const TOGETHER: i64 = 100;

pub(super) type Read<T> = rusqlite::Result<T>;
pub(super) type Written = Result<(), Fault>;

pub(super) fn insert_table(to: &Connection, table: &TableRow) -> Written {
    let sql = "INSERT INTO tables (id, game, settings, pack, rules, status, secret, is_public, limit_seconds, \
               allows_hints, leaving, has_chat, host, made_at, moved_at, clock, times) VALUES (:id, :game, :settings, :pack, :rules, :status, :secret, \
               :is_public, :limit_seconds, :allows_hints, :leaving, :has_chat, :host, :made_at, :moved_at, :clock, '')";
    to.prepare_cached(sql)?.execute(named_params! {
        ":id": table.id,
        ":game": table.game,
        ":settings": table.settings,
        ":pack": table.pack,
        ":rules": table.rules.map(|rules| rules.to_string()).unwrap_or_default(),
        ":status": table.status.id(),
        ":secret": table.secret,
        ":is_public": table.is_public,
        ":limit_seconds": table.limit_seconds,
        ":allows_hints": table.allows_hints,
        ":leaving": table.leaving.id(),
        ":has_chat": table.has_chat,
        ":host": table.host,
        ":made_at": table.made_at,
        ":moved_at": table.moved_at,
        ":clock": table.clock.map(|clock| clock.to_string()).unwrap_or_default(),
    })?;
    insert_session(to, &table.host, table.made_at)?;
    (0..).zip(&table.seats).try_for_each(|(seat, row)| put_seat(to, &table.id, seat, row))
}

/// Writes who has sat down on a free seat, and keeps the session if it is new.
pub(super) fn take_seat(
    to: &Connection,
    table: &str,
    seat: i64,
    row: &SeatRow,
    at: i64,
) -> Written {
    let sql =
        "SELECT 1 FROM seats WHERE table_id = ? AND seat = ? AND owner IS NULL AND bot IS NULL";
    if !to.prepare_cached(sql)?.exists(params![table, seat])? {
        return Err(Fault::Refused(StoreError::Conflict));
    }
    if let Some(owner) = &row.owner {
        insert_session(to, owner, at)?;
    }
    to.prepare_cached("UPDATE tables SET moved_at = ? WHERE id = ?")?
        .execute(params![at, table])?;
    put_seat(to, table, seat, row)
}

/// Writes a seat anew.
pub(super) fn put_seat(to: &Connection, table: &str, seat: i64, row: &SeatRow) -> Written {
    let sql = "INSERT OR REPLACE INTO seats (table_id, seat, bot, is_open, invitation, owner, name, face, entropy, stand_in) \
               VALUES (:table, :seat, :bot, :is_open, :invitation, :owner, :name, :face, :entropy, :stand_in)";
    to.prepare_cached(sql)?.execute(named_params! {
        ":table": table,
        ":seat": seat,
        ":bot": row.bot.map(|bot| bot.to_string()),
        ":is_open": row.is_open,
        ":invitation": row.invitation,
        ":owner": row.owner,
        ":name": row.name,
        ":face": row.face,
        ":entropy": row.entropy,
        ":stand_in": row.stand_in.map(|bot| bot.to_string()),
    })?;
    count_open_seats(to, table)
}

/// Writes down how many seats anybody may take.
pub(super) fn count_open_seats(to: &Connection, table: &str) -> Written {
    let sql = "UPDATE tables SET open_seats = (SELECT count(*) FROM seats WHERE table_id = ?1 AND is_open \
               AND owner IS NULL AND bot IS NULL) WHERE id = ?1";
    to.prepare_cached(sql)?.execute([table])?;
    Ok(())
}

pub(super) fn insert_events(to: &Connection, append: &Append) -> Written {
    let sql =
        "INSERT INTO events (table_id, number, kind, seat, text, key) VALUES (?, ?, ?, ?, ?, ?)";
    let mut insert = to.prepare_cached(sql)?;
    for (number, event) in (append.first..).zip(&append.events) {
        let seat = event.step.seat().map(|seat| seat.index() as i64);
        let (kind, text) = columns(&event.step);
        insert.execute(params![append.table, number, kind, seat, text, event.key])?;
    }
    let number = append.first + append.events.len() as i64;
    notices::set_turns(to, &append.table, append.stand.asked, number)?;
    set_stand(to, &append.table, &append.stand)?;
    if let Some(times) = &append.times {
        put_times(to, &append.table, times)?;
    }
    set_status(to, &append.table, append.status, append.at)
}

fn set_stand(to: &Connection, table: &str, stand: &Stand) -> Written {
    let Stand { hash, digest, standings, asked, last, sketch } = stand;
    let sql = "UPDATE tables SET hash = ?, digest = ?, standings = ?, asked = ?, last = ?, sketch = ? WHERE id = ?";
    let values = params![hash, digest, standings, asked, last, sketch, table];
    to.prepare_cached(sql)?.execute(values)?;
    Ok(())
}

pub(super) fn set_rules(to: &Connection, table: &str, rules: Rules, stand: &Stand) -> Written {
    let sql = "UPDATE tables SET rules = ? WHERE id = ?";
    to.prepare_cached(sql)?.execute(params![rules.to_string(), table])?;
    set_stand(to, table, stand)
}

/// The tables that are to go on, but by none of these rules; those of before rules were written down go on as they are.
pub(super) fn of_other_rules(from: &Connection, rules: &[Rules]) -> Read<Vec<TableRow>> {
    let known: Vec<String> = rules.iter().map(Rules::to_string).collect();
    let known = serde_json::to_string(&known).unwrap_or_default();
    let sql = "SELECT * FROM tables WHERE status IN ('waiting', 'playing') AND rules > '' \
               AND rules NOT IN (SELECT value FROM json_each(?))";
    let mut select = from.prepare_cached(sql)?;
    let rows = select.query_map([known], |row| Ok((row.get::<_, String>("id")?, table(row))))?;
    let mut tables = Vec::new();
    for row in rows {
        let (id, table) = row?;
        match table.and_then(|table| with_seats(from, table)) {
            Ok(table) => tables.push(table),
            // A table that cannot be read fails alone: the server starts for all the others.
            Err(rusqlite::Error::FromSqlConversionFailure(_, _, problem)) => {
                tracing::error!(table = id, %problem, "a table cannot be read and is left as it is");
            }
            Err(error) => return Err(error),
        }
    }
    Ok(tables)
}

pub(super) fn set_status(to: &Connection, table: &str, status: Status, at: i64) -> Written {
    // Nobody's time ends at a table that is not played.
    let sql = "UPDATE tables SET status = ?1, moved_at = ?2, deadline = iif(?1 = 'playing', deadline, NULL) WHERE id = ?3";
    to.prepare_cached(sql)?.execute(params![status.id(), at, table])?;
    Ok(())
}

pub(super) fn insert_hint(to: &Connection, table: &str, hint: HintRow) -> Written {
    let sql = "INSERT INTO hints (table_id, number, seat) VALUES (?, ?, ?) ON CONFLICT DO NOTHING";
    to.prepare_cached(sql)?.execute(params![table, hint.number, hint.seat as i64])?;
    Ok(())
}

/// Keeps a session, unless it is kept already.
pub(super) fn insert_session(to: &Connection, hash: &str, at: i64) -> Written {
    // Its id is the hash of its first token. One that has ended meanwhile is still there as a mark, and stays ended.
    let sql = "INSERT INTO sessions (hash, made_at) VALUES (?, ?) ON CONFLICT DO NOTHING";
    match to.prepare_cached(sql)?.execute(params![hash, at])? {
        0 => Ok(()),
        _ => devices::insert_first(to, hash, at),
    }
}

/// Writes what a session's owner is called and looks like, and on their seats too; the session may be new. A seat that has
/// another name is somebody else's at the same screen.
pub(super) fn set_person(to: &Connection, session: &str, person: &Person, at: i64) -> Written {
    insert_session(to, session, at)?;
    let (name, face) = (&person.name, &person.face);
    let sql = "UPDATE seats SET name = ?2, face = ?3 WHERE owner = ?1 \
               AND name IN ('', (SELECT name FROM sessions WHERE hash = ?1))";
    to.prepare_cached(sql)?.execute(params![session, name, face])?;
    // One that has ended is a mark without a name.
    let sql = "UPDATE sessions SET name = ?2, face = ?3 WHERE hash = ?1 AND made_at > 0";
    to.prepare_cached(sql)?.execute(params![session, name, face])?;
    Ok(())
}

/// Writes down that the game has ended because a seat's player left it.
pub(super) fn set_left(to: &Connection, table: &str, seat: i64, at: i64) -> Written {
    set_status(to, table, Status::Stopped, at)?;
    to.prepare_cached("UPDATE tables SET left_by = ?2 WHERE id = ?1")?
        .execute(params![table, seat])?;
    Ok(())
}

/// Writes two seats of a table anew, both or none.
pub(super) fn put_seats(to: &Connection, table: &str, seats: &[(usize, SeatRow)]) -> Written {
    seats.iter().try_for_each(|(seat, row)| put_seat(to, table, *seat as i64, row))
}

/// Writes down at which table the people of one go on; a conflict if they do already.
pub(super) fn set_next(to: &Connection, table: &str, next: &TableRow) -> Written {
    let sql = "UPDATE tables SET next = ?2 WHERE id = ?1 AND next IS NULL";
    match to.prepare_cached(sql)?.execute(params![table, next.id])? {
        0 => Err(Fault::Refused(StoreError::Conflict)),
        _ => insert_table(to, next),
    }
}

pub(super) fn find_table(from: &Connection, id: &str) -> Read<Option<TableRow>> {
    let mut select = from.prepare_cached("SELECT * FROM tables WHERE id = ?")?;
    let found = select.query_row([id], table).optional()?;
    let Some(table) = found else { return Ok(None) };
    let hints = hints(from, &table.id)?;
    let talk = talk::of(from, &table.id)?.into();
    Ok(Some(TableRow { hints, talk, ..with_seats(from, table)? }))
}

fn hints(from: &Connection, table: &str) -> Read<Vec<HintRow>> {
    let sql = "SELECT number, seat FROM hints WHERE table_id = ? ORDER BY number, seat";
    let hint = |row: &Row<'_>| {
        let seat: i64 = row.get("seat")?;
        Ok(HintRow { number: row.get("number")?, seat: usize::try_from(seat).unwrap_or(0) })
    };
    from.prepare_cached(sql)?.query_map([table], hint)?.collect()
}

/// A table and its events, which belong together only where one transaction reads both.
pub(super) fn kept(from: &Connection, id: &str) -> Read<Option<(TableRow, Vec<EventRow>)>> {
    let Some(table) = find_table(from, id)? else { return Ok(None) };
    Ok(Some((table, events(from, id)?)))
}

pub(super) fn events(from: &Connection, table: &str) -> Read<Vec<EventRow>> {
    let sql = "SELECT kind, seat, text, key FROM events WHERE table_id = ? ORDER BY number";
    from.prepare_cached(sql)?.query_map([table], event)?.collect()
}

pub(super) fn tables(from: &Connection, listed: &Listed) -> Read<Vec<TableRow>> {
    let (sql, session) = select_listed(listed);
    let mut select = from.prepare_cached(sql)?;
    let rows = select.query_map(params![session, MOST_LISTED], table)?;
    let mut tables: Vec<TableRow> = rows.collect::<Read<_>>()?;
    seat_all(from, &mut tables)?;
    Ok(tables)
}

/// The statement of a list, without packs and secrets, and the session it is for. Each is read from an index that has
/// nothing else in it.
pub(super) fn select_listed(listed: &Listed) -> (&'static str, &str) {
    macro_rules! select {
        ($rest:literal) => {
            concat!(
                "SELECT id, game, settings, NULL AS pack, rules, status, '' AS secret, is_public, limit_seconds, allows_hints, host, \
                 made_at, moved_at, hash, digest, standings, asked, last, sketch, next, leaving, left_by, has_chat, clock, times, deadline FROM tables WHERE ",
                $rest,
                " LIMIT ?2"
            )
        };
    }
    match listed {
        Listed::Open => (
            select!(
                "is_public AND status = 'waiting' AND open_seats > 0 AND '' = ?1 ORDER BY made_at DESC"
            ),
            "",
        ),
        Listed::Playing => {
            (select!("is_public AND status = 'playing' AND '' = ?1 ORDER BY moved_at DESC"), "")
        }
        Listed::Of(session) => (
            select!(
                "id IN (SELECT * FROM (SELECT table_id FROM seats WHERE owner = ?1 LIMIT 1000) UNION \
                 SELECT * FROM (SELECT id FROM tables WHERE host = ?1 ORDER BY moved_at DESC LIMIT 1000)) \
                 AND status != 'cancelled' ORDER BY moved_at DESC"
            ),
            session.as_str(),
        ),
    }
}

/// Gives tables their seats, all by one statement.
fn seat_all(from: &Connection, tables: &mut [TableRow]) -> Read<()> {
    let ids: Vec<&str> = tables.iter().map(|table| table.id.as_str()).collect();
    let ids = serde_json::to_string(&ids).unwrap_or_default();
    let sql = "SELECT * FROM seats WHERE table_id IN (SELECT value FROM json_each(?)) ORDER BY table_id, seat";
    let mut select = from.prepare_cached(sql)?;
    let mut rows = select.query([ids])?;
    while let Some(row) = rows.next()? {
        let of: String = row.get("table_id")?;
        let found = tables.iter_mut().find(|table| table.id == of);
        if let Some(table) = found {
            table.seats.push(seat(row)?);
        }
    }
    Ok(())
}

/// A few tables that never began, and sessions that nobody uses.
pub(super) fn expired(from: &Connection, expiry: Expiry) -> Read<(Vec<String>, Vec<String>)> {
    let sql =
        "SELECT id FROM tables WHERE status IN ('waiting', 'cancelled') AND moved_at < ? LIMIT ?";
    let tables = from
        .prepare_cached(sql)?
        .query_map(params![expiry.tables, TOGETHER], |row| row.get(0))?
        .collect::<Read<_>>()?;
    let sql = format!("SELECT hash FROM sessions s WHERE {UNUSED} LIMIT ?3");
    let sessions = from
        .prepare_cached(&sql)?
        .query_map(params![expiry.sessions, expiry.unseen, TOGETHER], |row| row.get(0))?
        .collect::<Read<_>>()?;
    Ok((tables, sessions))
}

/// What makes a session one that nobody uses: it has no seat and no table, or none that moved since long ago.
const UNUSED: &str = "made_at < ?1 AND NOT EXISTS (SELECT 1 FROM seats JOIN tables t ON t.id = table_id \
                      WHERE owner = s.hash AND (s.made_at >= ?2 OR t.moved_at >= ?2)) \
                      AND NOT EXISTS (SELECT 1 FROM tables WHERE host = s.hash AND (s.made_at >= ?2 OR moved_at >= ?2))";

/// Deletes what is still expired of these.
pub(super) fn forget(
    to: &Connection,
    (tables, sessions): &(Vec<String>, Vec<String>),
    expiry: Expiry,
) -> Written {
    for table in tables {
        let sql = "SELECT 1 FROM tables WHERE id = ? AND status IN ('waiting', 'cancelled') AND moved_at < ?";
        if to.prepare_cached(sql)?.exists(params![table, expiry.tables])? {
            delete_table(to, table)?;
        }
    }
    let sql = format!("DELETE FROM sessions AS s WHERE {UNUSED} AND hash = ?3");
    let mut delete = to.prepare_cached(&sql)?;
    for session in sessions {
        delete.execute(params![expiry.sessions, expiry.unseen, session])?;
    }
    Ok(())
}

/// Deletes a table and all that belongs to it.
pub(super) fn delete_table(to: &Connection, id: &str) -> Written {
    for sql in [
        "DELETE FROM events WHERE table_id = ?",
        "DELETE FROM hints WHERE table_id = ?",
        "DELETE FROM messages WHERE table_id = ?",
        "DELETE FROM seats WHERE table_id = ?",
        "DELETE FROM tables WHERE id = ?",
    ] {
        to.prepare_cached(sql)?.execute([id])?;
    }
    Ok(())
}

fn with_seats(from: &Connection, table: TableRow) -> Read<TableRow> {
    let mut select = from.prepare_cached("SELECT * FROM seats WHERE table_id = ? ORDER BY seat")?;
    let seats = select.query_map([&table.id], seat)?.collect::<Read<_>>()?;
    Ok(TableRow { seats, ..table })
}

/// A table without its seats.
fn table(row: &Row<'_>) -> Read<TableRow> {
    Ok(TableRow {
        id: row.get("id")?,
        game: row.get("game")?,
        settings: row.get("settings")?,
        pack: row.get("pack")?,
        rules: read(row, "rules")?,
        status: known(&Status::ALL, Status::id, &row.get::<_, String>("status")?)?,
        secret: row.get("secret")?,
        is_public: row.get("is_public")?,
        limit_seconds: row.get("limit_seconds")?,
        allows_hints: row.get("allows_hints")?,
        host: row.get("host")?,
        made_at: row.get("made_at")?,
        moved_at: row.get("moved_at")?,
        stand: Stand {
            hash: row.get("hash")?,
            digest: row.get("digest")?,
            standings: row.get("standings")?,
            asked: row.get("asked")?,
            last: row.get("last")?,
            sketch: row.get("sketch")?,
        },
        next: row.get("next")?,
        leaving: known(&Leaving::ALL, Leaving::id, &row.get::<_, String>("leaving")?)?,
        left_by: row.get::<_, Option<u8>>("left_by")?.and_then(|seat| Seat::new(seat.into())),
        clock: read(row, "clock")?,
        times: Times {
            deadline: row.get::<_, Option<i64>>("deadline")?.map(i64::cast_unsigned),
            ..read(row, "times")?.unwrap_or_default()
        },
        has_chat: row.get("has_chat")?,
        seats: Vec::new(),
        hints: Vec::new(),
        talk: Arc::default(),
    })
}

fn seat(row: &Row<'_>) -> Read<SeatRow> {
    Ok(SeatRow {
        bot: read(row, "bot")?,
        is_open: row.get("is_open")?,
        invitation: row.get("invitation")?,
        owner: row.get("owner")?,
        name: row.get("name")?,
        face: row.get("face")?,
        entropy: row.get("entropy")?,
        stand_in: read(row, "stand_in")?,
    })
}

fn event(row: &Row<'_>) -> Read<EventRow> {
    let (kind, seat): (String, Option<u8>) = (row.get("kind")?, row.get("seat")?);
    let seat = seat.and_then(|seat| Seat::new(seat.into()));
    let step = match (kind.as_str(), seat) {
        ("action", Some(seat)) => Step::Event(AnyEvent::Action(seat, row.get("text")?)),
        ("chance", _) => Step::Event(AnyEvent::Chance(row.get("text")?)),
        ("undo", Some(seat)) => Step::Undo(seat),
        _ => return Err(damaged(&kind)),
    };
    Ok(EventRow { step, key: row.get("key")? })
}

/// What kind of step it is, and its notation, as the columns of the table have them; an undo has none.
fn columns(step: &Step) -> (&'static str, &str) {
    match step {
        Step::Event(AnyEvent::Action(_, action)) => ("action", action),
        Step::Event(AnyEvent::Chance(outcome)) => ("chance", outcome),
        Step::Undo(_) => ("undo", ""),
    }
}

/// The value that a column has as text; none if there is no text.
fn read<T: FromStr>(row: &Row<'_>, column: &str) -> Read<Option<T>> {
    let text: Option<String> = row.get(column)?;
    let value = |text: String| text.parse().map_err(|_| damaged(&text));
    text.filter(|text| !text.is_empty()).map(value).transpose()
}

/// A word that we never wrote: the database is damaged.
pub(super) fn damaged(text: &str) -> rusqlite::Error {
    let problem = format!("{text:?} is not a word this server writes").into();
    rusqlite::Error::FromSqlConversionFailure(0, Type::Text, problem)
}

/// The value of this id.
pub(super) fn known<T: Copy>(all: &[T], id: impl Fn(T) -> &'static str, text: &str) -> Read<T> {
    all.iter().copied().find(|value| id(*value) == text).ok_or_else(|| damaged(text))
}
