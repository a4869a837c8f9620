//! What the server's host looks up and does, in SQL. An act and its line in the log are one transaction.

mod chat;

use rusqlite::types::ValueRef;
use rusqlite::{Connection, OptionalExtension, Row, ToSql, named_params, params};
use serde_json::{Map, Value};

use super::devices;
use super::rows::{self, Read};
use super::writer::Fault;
use crate::admin::{LogLine, SeatLine, SessionLine, Sitting, TableLine, TableShown, moment};
use crate::store::{Act, BanRow, Done, Found, Look, SessionChange, Signed, Wanted};

/// How many tables of a session are shown.
const MOST_TABLES: u32 = 1000;

/// What is kept about a session, part by part; `?1` is its id. A change of the schema that keeps more about people adds a
/// line here.
const OF_SESSION: [(&str, &str); 12] = [
    ("session", "SELECT hash AS id, name, face, made_at FROM sessions WHERE hash = ?1"),
    (
        "seats",
        "SELECT table_id, seat, name, face, entropy, stand_in FROM seats WHERE owner = ?1 ORDER BY table_id, seat",
    ),
    (
        "tables",
        "SELECT id, game, settings, status, is_public, limit_seconds, leaving, made_at, moved_at, host = ?1 AS is_host FROM tables \
         WHERE host = ?1 OR id IN (SELECT table_id FROM seats WHERE owner = ?1) ORDER BY made_at, id",
    ),
    (
        "moves",
        "SELECT e.table_id, e.number, e.kind, e.seat, e.text FROM seats s JOIN events e ON e.table_id = s.table_id AND e.seat = s.seat \
         WHERE s.owner = ?1 ORDER BY e.table_id, e.number",
    ),
    (
        "hints",
        "SELECT h.table_id, h.number, h.seat FROM seats s JOIN hints h ON h.table_id = s.table_id AND h.seat = s.seat \
         WHERE s.owner = ?1 ORDER BY h.table_id, h.number",
    ),
    (
        "chat",
        "SELECT table_id, room, number, at, name, kind, text FROM messages WHERE session = ?1 ORDER BY at, number",
    ),
    (
        "devices",
        "SELECT id, about, made_day, seen_day FROM devices WHERE session = ?1 ORDER BY made_day, id",
    ),
    (
        "results",
        "SELECT game, table_id, against, level, how, place, points, ended_at FROM results WHERE owner = ?1 ORDER BY ended_at, table_id",
    ),
    (
        "webhook",
        "SELECT url, lang, made_at, failing_since, is_off, outcome FROM webhooks WHERE session = ?1",
    ),
    (
        "notices",
        "SELECT table_id, event, number, body, at, due, tries FROM notices WHERE session = ?1 ORDER BY at, table_id",
    ),
    ("bans", "SELECT made_at, until, why FROM bans WHERE target = ?1"),
    ("admin", "SELECT at, act, detail FROM admin_log WHERE target = ?1 ORDER BY number"),
];

/// What is deleted with a session; `?1` is its id. A change of the schema that keeps more about people adds a line here too.
const WITH_SESSION: [&str; 3] = [
    "DELETE FROM messages WHERE session = ?1",
    "DELETE FROM webhooks WHERE session = ?1",
    "DELETE FROM results WHERE owner = ?1",
];

pub(super) fn look(from: &Connection, look: &Look) -> Read<Found> {
    Ok(match look {
        Look::Tables(wanted) => {
            let (tables, total) = tables(from, wanted)?;
            Found::Tables(tables, total)
        }
        Look::Table(id) => Found::Table(shown(from, id)?.map(Box::new)),
        Look::Sessions(wanted) => {
            let (sessions, total) = sessions(from, wanted)?;
            Found::Sessions(sessions, total)
        }
        Look::Session(id) => {
            let session = from.prepare_cached(ONE_SESSION)?.query_row([id], session).optional()?;
            let tables = tables_of(from, id)?;
            Found::Session(session.map(|session| Box::new((session, tables))))
        }
        Look::Chat(wanted) => {
            let (lines, total) = chat::list(from, wanted)?;
            Found::Chat(lines, total)
        }
        Look::ChatTables(wanted) => Found::ChatTables(chat::tables(from, wanted)?),
        Look::Export(id) => Found::Export(export(from, id)?),
        Look::Bans => Found::Bans(bans(from)?),
        Look::Log(limit) => Found::Log(log(from, *limit)?),
    })
}

/// What a choice of tables comes to in SQL. The age of those of one id does not matter unless it is asked for.
const TABLES: &str = "FROM tables WHERE (:id IS NULL OR (id >= :id AND id < :id || 'g')) AND (:status IS NULL OR status = :status) \
                      AND (:game IS NULL OR game = :game) AND (:before IS NULL OR moved_at < :before)";

fn tables(from: &Connection, wanted: &Wanted) -> Read<(Vec<TableLine>, i64)> {
    let values: &[(&str, &dyn ToSql)] = named_params! {
        ":id": wanted.id, ":status": wanted.status, ":game": wanted.game, ":before": wanted.before,
    };
    let total = from
        .prepare_cached(&format!("SELECT count(*) {TABLES}"))?
        .query_row(values, |row| row.get(0))?;
    let limit: (&str, &dyn ToSql) = (":limit", &wanted.limit);
    let sql = format!("SELECT {TABLE} {TABLES} ORDER BY moved_at DESC, id LIMIT :limit");
    let values = [values, &[limit]].concat();
    let found = from.prepare_cached(&sql)?.query_map(&*values, table)?.collect::<Read<_>>()?;
    Ok((with_seats(from, found)?, total))
}

fn tables_of(from: &Connection, session: &str) -> Read<Vec<TableLine>> {
    let sql = format!(
        "SELECT {TABLE} FROM tables WHERE host = ?1 OR id IN (SELECT table_id FROM seats WHERE owner = ?1) \
         ORDER BY moved_at DESC, id LIMIT ?2"
    );
    let values = params![session, MOST_TABLES];
    let found = from.prepare_cached(&sql)?.query_map(values, table)?.collect::<Read<_>>()?;
    with_seats(from, found)
}

/// The columns of a line about a table.
const TABLE: &str = "id, game, status, is_public, made_at, moved_at, (SELECT count(*) FROM events WHERE table_id = id) AS events";

fn table(row: &Row<'_>) -> Read<TableLine> {
    Ok(TableLine {
        id: row.get("id")?,
        game: row.get("game")?,
        status: row.get("status")?,
        is_public: row.get("is_public")?,
        made_at: row.get("made_at")?,
        moved_at: row.get("moved_at")?,
        events: row.get("events")?,
        seats: Vec::new(),
    })
}

fn with_seats(from: &Connection, mut tables: Vec<TableLine>) -> Read<Vec<TableLine>> {
    let sql = "SELECT bot, stand_in, owner, name FROM seats WHERE table_id = ? ORDER BY seat";
    let mut select = from.prepare_cached(sql)?;
    for table in &mut tables {
        table.seats = select.query_map([&table.id], seat)?.collect::<Read<_>>()?;
    }
    Ok(tables)
}

fn seat(row: &Row<'_>) -> Read<SeatLine> {
    let (bot, stand_in): (Option<String>, Option<String>) = (row.get("bot")?, row.get("stand_in")?);
    let (session, name): (Option<String>, String) = (row.get("owner")?, row.get("name")?);
    Ok(match (bot, stand_in, session) {
        (Some(name), ..) => SeatLine { sitting: Sitting::Bot, name, session: None },
        (None, Some(_), session) => SeatLine { sitting: Sitting::StandIn, name, session },
        (None, None, Some(session)) => {
            SeatLine { sitting: Sitting::Person, name, session: Some(session) }
        }
        (None, None, None) => SeatLine::default(),
    })
}

fn shown(from: &Connection, id: &str) -> Read<Option<TableShown>> {
    let sql = format!(
        "SELECT {TABLE}, host, limit_seconds, next, (SELECT count(*) FROM hints WHERE table_id = id) AS hints \
                       FROM tables WHERE id = ?"
    );
    let more = |row: &Row<'_>| {
        Ok(TableShown {
            table: table(row)?,
            host: row.get("host")?,
            limit_seconds: row.get("limit_seconds")?,
            hints: row.get("hints")?,
            next: row.get("next")?,
            watchers: None,
        })
    };
    let found = from.prepare_cached(&sql)?.query_row([id], more).optional()?;
    let Some(found) = found else { return Ok(None) };
    let table = with_seats(from, vec![found.table.clone()])?.pop().unwrap_or_default();
    Ok(Some(TableShown { table, ..found }))
}

/// The columns of a line about a session.
const ONE_SESSION: &str = "SELECT hash, name, made_at, (SELECT coalesce(max(seen_day), 0) FROM devices WHERE session = hash) AS seen_day, (SELECT count(DISTINCT table_id) FROM seats WHERE owner = hash) AS tables \
                           FROM sessions WHERE hash = ?";

fn sessions(from: &Connection, wanted: &Wanted) -> Read<(Vec<SessionLine>, i64)> {
    let which = "FROM sessions WHERE (?1 IS NULL OR (hash >= ?1 AND hash < ?1 || 'g')) AND (?2 IS NULL OR (SELECT coalesce(max(seen_day), 0) FROM devices WHERE session = hash) < ?2 / 86400)";
    let values = params![wanted.id, wanted.before];
    let total = from
        .prepare_cached(&format!("SELECT count(*) {which}"))?
        .query_row(values, |row| row.get(0))?;
    let sql = format!(
        "SELECT hash, name, made_at, (SELECT coalesce(max(seen_day), 0) FROM devices WHERE session = hash) AS seen_day, (SELECT count(DISTINCT table_id) FROM seats WHERE owner = hash) AS tables {which} \
         ORDER BY seen_day DESC, made_at DESC, hash LIMIT ?3"
    );
    let values = params![wanted.id, wanted.before, wanted.limit];
    let found = from.prepare_cached(&sql)?.query_map(values, session)?.collect::<Read<_>>()?;
    Ok((found, total))
}

fn session(row: &Row<'_>) -> Read<SessionLine> {
    Ok(SessionLine {
        id: row.get("hash")?,
        name: row.get("name")?,
        made_at: row.get("made_at")?,
        seen_day: row.get("seen_day")?,
        tables: row.get("tables")?,
    })
}

/// Everything that is kept about a session, part by part.
fn export(from: &Connection, id: &str) -> Read<Value> {
    let mut parts = Map::new();
    for (part, sql) in OF_SESSION {
        let mut select = from.prepare_cached(sql)?;
        let columns: Vec<String> = select.column_names().map(str::to_owned).collect();
        let object = |row: &Row<'_>| {
            let value = |(at, name): (usize, &String)| Ok((name.clone(), json(row.get_ref(at)?)));
            let object = columns.iter().enumerate().map(value).collect::<Read<Map<_, _>>>()?;
            Ok(Value::Object(object))
        };
        let found = select.query_map([id], object)?.collect::<Read<Vec<_>>>()?;
        parts.insert(part.to_owned(), found.into());
    }
    Ok(Value::Object(parts))
}

/// A column as JSON; we keep whole numbers and texts only.
fn json(value: ValueRef<'_>) -> Value {
    match value {
        ValueRef::Integer(number) => number.into(),
        ValueRef::Text(text) => String::from_utf8_lossy(text).into_owned().into(),
        ValueRef::Null | ValueRef::Real(_) | ValueRef::Blob(_) => Value::Null,
    }
}

fn bans(from: &Connection) -> Read<Vec<BanRow>> {
    let sql = "SELECT target, made_at, until, why FROM bans ORDER BY made_at DESC, target";
    let ban = |row: &Row<'_>| {
        Ok(BanRow {
            target: row.get("target")?,
            made_at: row.get("made_at")?,
            until: row.get("until")?,
            why: row.get("why")?,
        })
    };
    from.prepare_cached(sql)?.query_map([], ban)?.collect()
}

fn log(from: &Connection, limit: u32) -> Read<Vec<LogLine>> {
    let sql = "SELECT at, who, act, target, detail FROM admin_log ORDER BY number DESC LIMIT ?";
    let line = |row: &Row<'_>| {
        Ok(LogLine {
            at: row.get("at")?,
            who: row.get("who")?,
            act: row.get("act")?,
            target: row.get("target")?,
            detail: row.get("detail")?,
        })
    };
    from.prepare_cached(sql)?.query_map([limit], line)?.collect()
}

/// Does it, and writes a line for each thing it was done to.
pub(super) fn act(to: &Connection, signed: &Signed) -> Result<Done, Fault> {
    let mut done = Done::new();
    for (target, detail) in carry_out(to, signed)? {
        let sql = "INSERT INTO admin_log (at, who, act, target, detail) VALUES (?, ?, ?, ?, ?)";
        let values = params![signed.at, signed.who, signed.act.id(), target, detail];
        to.prepare_cached(sql)?.execute(values)?;
        done.push(target);
    }
    Ok(done)
}

/// What it was done to, with the rest of it in words.
fn carry_out(to: &Connection, signed: &Signed) -> Result<Vec<(String, String)>, Fault> {
    let some = |ids: &[String], one: &dyn Fn(&str) -> Result<Option<String>, Fault>| {
        let mut done = Vec::new();
        for id in ids {
            done.extend(one(id)?.map(|detail| (id.clone(), detail)));
        }
        Ok(done)
    };
    match &signed.act {
        Act::CloseTables(ids) => some(ids, &|id| close(to, id, signed.at)),
        Act::DeleteTables(ids) => some(ids, &|id| delete(to, id)),
        Act::EndSession(id) => {
            devices::change(to, id, &SessionChange::End)?;
            Ok(vec![(id.clone(), String::new())])
        }
        Act::DeleteSessions(ids) => some(ids, &|id| forget(to, id, signed.at)),
        Act::DeleteChat(wanted) => chat::delete(to, wanted),
        Act::Export(id) => Ok(vec![(id.clone(), String::new())]),
        Act::Ban(ban) => set_ban(to, ban),
        Act::Unban(target) => {
            let gone = to.prepare_cached("DELETE FROM bans WHERE target = ?")?.execute([target])?;
            Ok((gone > 0).then(|| (target.clone(), String::new())).into_iter().collect())
        }
        Act::Prune(before) => {
            to.prepare_cached("DELETE FROM admin_log WHERE at < ?")?.execute([before])?;
            to.prepare_cached("DELETE FROM bans WHERE until <= ?")?.execute([signed.at])?;
            Ok(Vec::new())
        }
    }
}

fn set_ban(to: &Connection, ban: &BanRow) -> Result<Vec<(String, String)>, Fault> {
    let sql = "INSERT OR REPLACE INTO bans (target, made_at, until, why) VALUES (?, ?, ?, ?)";
    let values = params![ban.target, ban.made_at, ban.until, ban.why];
    to.prepare_cached(sql)?.execute(values)?;
    let until = ban.until.map_or_else(String::new, |until| format!("until {}: ", moment(until)));
    Ok(vec![(ban.target.clone(), format!("{until}{}", ban.why))])
}

/// Ends a game that is on, or cancels a table that has not begun; nothing if it has ended.
fn close(to: &Connection, id: &str, at: i64) -> Result<Option<String>, Fault> {
    let sql = "UPDATE tables SET status = CASE status WHEN 'playing' THEN 'closed' ELSE 'cancelled' END, moved_at = ?2, asked = 0, deadline = NULL \
               WHERE id = ?1 AND status IN ('playing', 'waiting')";
    let is_closed = to.prepare_cached(sql)?.execute(params![id, at])? > 0;
    Ok(is_closed.then(String::new))
}

/// Deletes a table and all that belongs to it; nothing if it is gone.
fn delete(to: &Connection, id: &str) -> Result<Option<String>, Fault> {
    let sql = "SELECT game || ', ' || status FROM tables WHERE id = ?";
    let what: Option<String> =
        to.prepare_cached(sql)?.query_row([id], |row| row.get(0)).optional()?;
    if what.is_some() {
        rows::delete_table(to, id)?;
        to.prepare_cached("UPDATE tables SET next = NULL WHERE next = ?")?.execute([id])?;
    }
    Ok(what)
}

/// Ends a session and takes it from everything: its seats before a game are free again, in games a bot goes on, and everywhere
/// else sits a guest whom nobody is.
fn forget(to: &Connection, id: &str, at: i64) -> Result<Option<String>, Fault> {
    let sql = "SELECT 1 FROM sessions WHERE hash = ?";
    if !to.prepare_cached(sql)?.exists([id])? {
        return Ok(None);
    }
    devices::change(to, id, &SessionChange::End)?;
    free_before_games(to, id)?;
    for sql in WITH_SESSION {
        to.prepare_cached(sql)?.execute([id])?;
    }
    let sql = "UPDATE seats SET stand_in = coalesce(stand_in, 'normal') WHERE owner = ? \
               AND table_id IN (SELECT id FROM tables WHERE status = 'playing')";
    to.prepare_cached(sql)?.execute([id])?;
    let sql = "UPDATE seats SET owner = ?2, name = '', face = '' WHERE owner = ?1";
    to.prepare_cached(sql)?.execute(params![id, table::row::NOBODY])?;
    let sql = "UPDATE tables SET host = ?2, status = CASE status WHEN 'waiting' THEN 'cancelled' ELSE status END, \
               moved_at = CASE status WHEN 'waiting' THEN ?3 ELSE moved_at END WHERE host = ?1";
    to.prepare_cached(sql)?.execute(params![id, table::row::NOBODY, at])?;
    Ok(Some(String::new()))
}

/// Frees a session's seats at tables that have not begun.
fn free_before_games(to: &Connection, session: &str) -> Result<(), Fault> {
    let sql = "SELECT DISTINCT table_id FROM seats JOIN tables t ON t.id = table_id WHERE owner = ? AND t.status = 'waiting'";
    let mut select = to.prepare_cached(sql)?;
    let ids = select.query_map([session], |row| row.get(0))?.collect::<Read<Vec<String>>>()?;
    for id in ids {
        let sql = "UPDATE seats SET owner = NULL, name = '', face = '', entropy = '' WHERE table_id = ? AND owner = ?";
        to.prepare_cached(sql)?.execute(params![id, session])?;
        rows::count_open_seats(to, &id)?;
    }
    Ok(())
}
