//! Rows in and out.

use rusqlite::types::Type;
use rusqlite::{Connection, OptionalExtension, Row, named_params, params};

use super::writer::Fault;
use crate::store::{Append, EventRow, Kind, Listed, SeatRow, Status, TableRow};

/// How many tables a list shows at the most.
const MOST_LISTED: i64 = 50;

type Read<T> = rusqlite::Result<T>;
type Written = Result<(), Fault>;

pub(super) fn insert_table(to: &Connection, table: &TableRow) -> Written {
    let sql = "INSERT INTO tables (id, game, settings, pack, rules, status, secret, is_public, limit_seconds, host, \
               made_at, moved_at) VALUES (:id, :game, :settings, :pack, :rules, :status, :secret, :is_public, \
               :limit_seconds, :host, :made_at, :moved_at)";
    to.prepare_cached(sql)?.execute(named_params! {
        ":id": table.id,
        ":game": table.game,
        ":settings": table.settings,
        ":pack": table.pack,
        ":rules": table.rules,
        ":status": table.status.id(),
        ":secret": table.secret,
        ":is_public": table.is_public,
        ":limit_seconds": table.limit_seconds,
        ":host": table.host,
        ":made_at": table.made_at,
        ":moved_at": table.moved_at,
    })?;
    (0..).zip(&table.seats).try_for_each(|(seat, row)| put_seat(to, &table.id, seat, row))
}

/// Writes a seat anew.
pub(super) fn put_seat(to: &Connection, table: &str, seat: i64, row: &SeatRow) -> Written {
    let sql = "INSERT OR REPLACE INTO seats (table_id, seat, bot, is_open, invitation, owner, name, entropy, stand_in) \
               VALUES (:table, :seat, :bot, :is_open, :invitation, :owner, :name, :entropy, :stand_in)";
    to.prepare_cached(sql)?.execute(named_params! {
        ":table": table,
        ":seat": seat,
        ":bot": row.bot,
        ":is_open": row.is_open,
        ":invitation": row.invitation,
        ":owner": row.owner,
        ":name": row.name,
        ":entropy": row.entropy,
        ":stand_in": row.stand_in,
    })?;
    Ok(())
}

pub(super) fn insert_events(to: &Connection, append: &Append) -> Written {
    let sql =
        "INSERT INTO events (table_id, number, kind, seat, text, key) VALUES (?, ?, ?, ?, ?, ?)";
    let mut insert = to.prepare_cached(sql)?;
    for (number, event) in (append.first..).zip(&append.events) {
        let seat = event.seat.map(|seat| seat as i64);
        let kind = event.kind.id();
        insert.execute(params![append.table, number, kind, seat, event.text, event.key])?;
    }
    set_status(to, &append.table, append.status, append.at)
}

pub(super) fn set_status(to: &Connection, table: &str, status: Status, at: i64) -> Written {
    let sql = "UPDATE tables SET status = ?, moved_at = ? WHERE id = ?";
    to.prepare_cached(sql)?.execute(params![status.id(), at, table])?;
    Ok(())
}

pub(super) fn insert_session(to: &Connection, hash: &str, at: i64) -> Written {
    let sql = "INSERT INTO sessions (hash, made_at) VALUES (?, ?) ON CONFLICT DO NOTHING";
    to.prepare_cached(sql)?.execute(params![hash, at])?;
    Ok(())
}

pub(super) fn has_session(from: &Connection, hash: &str) -> Read<bool> {
    from.prepare_cached("SELECT 1 FROM sessions WHERE hash = ?")?.exists([hash])
}

pub(super) fn find_table(from: &Connection, id: &str) -> Read<Option<TableRow>> {
    let mut select = from.prepare_cached("SELECT * FROM tables WHERE id = ?")?;
    let found = select.query_row([id], table).optional()?;
    found.map(|table| with_seats(from, table)).transpose()
}

pub(super) fn events(from: &Connection, table: &str) -> Read<Vec<EventRow>> {
    let sql = "SELECT kind, seat, text, key FROM events WHERE table_id = ? ORDER BY number";
    from.prepare_cached(sql)?.query_map([table], event)?.collect()
}

pub(super) fn tables(from: &Connection, listed: &Listed) -> Read<Vec<TableRow>> {
    let (sql, session) = match listed {
        Listed::Open => (
            "SELECT * FROM tables t WHERE is_public AND status = 'waiting' AND EXISTS (SELECT 1 FROM seats s \
             WHERE s.table_id = t.id AND s.is_open AND s.owner IS NULL AND s.bot IS NULL AND '' = ?) \
             ORDER BY made_at DESC LIMIT ?",
            "",
        ),
        Listed::Playing => (
            "SELECT * FROM tables WHERE is_public AND status = 'playing' AND '' = ? ORDER BY moved_at DESC LIMIT ?",
            "",
        ),
        Listed::Of(session) => (
            "SELECT * FROM tables t WHERE status != 'cancelled' AND (EXISTS (SELECT 1 FROM seats s \
             WHERE s.table_id = t.id AND s.owner = ?1) OR t.host = ?1) ORDER BY moved_at DESC LIMIT ?2",
            session.as_str(),
        ),
    };
    let mut select = from.prepare_cached(sql)?;
    let rows = select.query_map(params![session, MOST_LISTED], table)?;
    rows.map(|row| with_seats(from, row?)).collect()
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
        rules: row.get("rules")?,
        status: known(&Status::ALL, Status::id, &row.get::<_, String>("status")?)?,
        secret: row.get("secret")?,
        is_public: row.get("is_public")?,
        limit_seconds: row.get("limit_seconds")?,
        host: row.get("host")?,
        made_at: row.get("made_at")?,
        moved_at: row.get("moved_at")?,
        seats: Vec::new(),
    })
}

fn seat(row: &Row<'_>) -> Read<SeatRow> {
    Ok(SeatRow {
        bot: row.get("bot")?,
        is_open: row.get("is_open")?,
        invitation: row.get("invitation")?,
        owner: row.get("owner")?,
        name: row.get("name")?,
        entropy: row.get("entropy")?,
        stand_in: row.get("stand_in")?,
    })
}

fn event(row: &Row<'_>) -> Read<EventRow> {
    let seat: Option<i64> = row.get("seat")?;
    Ok(EventRow {
        kind: known(&Kind::ALL, Kind::id, &row.get::<_, String>("kind")?)?,
        seat: seat.and_then(|seat| usize::try_from(seat).ok()),
        text: row.get("text")?,
        key: row.get("key")?,
    })
}

/// The value of this id; a word we never wrote is a damaged database.
fn known<T: Copy>(all: &[T], id: impl Fn(T) -> &'static str, text: &str) -> Read<T> {
    let damaged = || {
        let problem = format!("{text:?} is no word of ours").into();
        rusqlite::Error::FromSqlConversionFailure(0, Type::Text, problem)
    };
    all.iter().copied().find(|value| id(*value) == text).ok_or_else(damaged)
}
