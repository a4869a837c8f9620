//! Turns, webhooks and the messages to be sent, in and out.

use rusqlite::{Connection, OptionalExtension, Row, named_params, params};

use super::Sqlite;
use super::rows::{Read, Written, damaged, known};
use super::writer::Fault;
use crate::store::notices::{About, Call, Due, Notice, Notices, Tried, Turn, Webhook};
use crate::store::{Later, StoreError};

/// How many turns are listed, and how many messages are found due at a time.
const MOST_TURNS: i64 = 50;
const MOST_DUE: i64 = 64;
/// How many webhooks there may be, and how many messages may wait: a person's and everybody's.
const MOST_WEBHOOKS: i64 = 10_000;
const MOST_OF_ONE: i64 = 50;
const MOST_WAITING: i64 = 20_000;
/// How long a webhook may fail before nothing is sent there any more: a week.
const MOST_FAILING: i64 = 7 * 86_400;

impl Notices for Sqlite {
    fn turns<'a>(&'a self, session: &'a str) -> Later<'a, Vec<Turn>> {
        let session = session.to_owned();
        Box::pin(self.readers.read(move |from| turns(from, &session)))
    }

    fn webhook<'a>(&'a self, session: &'a str) -> Later<'a, Option<Webhook>> {
        let session = session.to_owned();
        Box::pin(self.readers.read(move |from| {
            let sql = "SELECT * FROM webhooks WHERE session = ?";
            from.prepare_cached(sql)?.query_row([session], webhook).optional()
        }))
    }

    fn listeners(&self) -> Later<'_, Vec<String>> {
        Box::pin(self.readers.read(|from| texts(from, "SELECT session FROM webhooks", &[])))
    }

    fn set_webhook(&self, webhook: Webhook, at: i64) -> Later<'_, ()> {
        Box::pin(self.write(move |to| set_webhook(to, &webhook, at)))
    }

    fn remove_webhook<'a>(&'a self, session: &'a str) -> Later<'a, ()> {
        let session = session.to_owned();
        Box::pin(self.write(move |to| remove_webhook(to, &session)))
    }

    fn calls<'a>(&'a self, table: &'a str) -> Later<'a, Vec<Call>> {
        let table = table.to_owned();
        Box::pin(self.readers.read(move |from| calls(from, &table)))
    }

    fn callers(&self, since: i64) -> Later<'_, Vec<String>> {
        let sql = "SELECT DISTINCT table_id FROM webhooks JOIN seats ON owner = session JOIN tables ON id = table_id \
                   WHERE NOT is_off AND (status = 'playing' OR status IN ('over', 'stopped') AND moved_at >= ?)";
        Box::pin(self.readers.read(move |from| texts(from, sql, &[since])))
    }

    fn put_notice(&self, notice: Notice) -> Later<'_, ()> {
        Box::pin(self.write(move |to| put_notice(to, &notice)))
    }

    fn due(&self, now: i64, busy: Vec<String>) -> Later<'_, Due> {
        Box::pin(self.readers.read(move |from| due(from, now, &busy)))
    }

    fn tried(&self, tried: Tried) -> Later<'_, ()> {
        Box::pin(self.write(move |to| set_tried(to, &tried)))
    }

    fn drop_notice<'a>(&'a self, id: &'a str) -> Later<'a, ()> {
        let (id, sql) = (id.to_owned(), "UPDATE notices SET due = NULL WHERE id = ?");
        Box::pin(self.write(move |to| Ok(to.prepare_cached(sql)?.execute([id]).map(|_| ())?)))
    }

    fn prune(&self, before: i64) -> Later<'_, ()> {
        let sql = "DELETE FROM notices WHERE due IS NULL AND at < ? \
                   AND table_id NOT IN (SELECT id FROM tables WHERE status = 'playing')";
        Box::pin(self.write(move |to| Ok(to.prepare_cached(sql)?.execute([before]).map(|_| ())?)))
    }
}

/// Writes down which seats are asked from this number of events on that were not before; the table's row still has those.
pub(super) fn set_turns(to: &Connection, table: &str, asked: u8, number: i64) -> Written {
    let seats: Vec<u8> = (0..8).filter(|seat| asked >> seat & 1 != 0).collect();
    let seats = serde_json::to_string(&seats).unwrap_or_default();
    let sql = "INSERT OR REPLACE INTO turns (table_id, seat, number) SELECT ?1, value, ?3 FROM json_each(?2) \
               WHERE (SELECT asked FROM tables WHERE id = ?1) >> value & 1 = 0";
    to.prepare_cached(sql)?.execute(params![table, seats, number])?;
    Ok(())
}

/// A session's webhook goes with the session, and the messages go with it.
pub(super) fn remove_webhook(to: &Connection, session: &str) -> Written {
    to.prepare_cached("DELETE FROM webhooks WHERE session = ?")?.execute([session])?;
    Ok(())
}

/// Keeps a webhook; messages that waited for the one before are sent to it.
fn set_webhook(to: &Connection, webhook: &Webhook, at: i64) -> Written {
    let sql = "SELECT count(*) FROM webhooks WHERE session != ?";
    let others: i64 = to.prepare_cached(sql)?.query_row([&webhook.session], |row| row.get(0))?;
    let sql = "INSERT OR IGNORE INTO webhooks (session, url, secret, lang, origin, made_at) \
               SELECT hash, '', '', '', '', ?2 FROM sessions WHERE hash = ?1 AND made_at > 0";
    to.prepare_cached(sql)?.execute(params![webhook.session, at])?;
    let sql = "UPDATE webhooks SET url = :url, secret = :secret, lang = :lang, origin = :origin, \
               next_at = max(next_at, :next_at), failing_since = NULL, is_off = 0, outcome = '' WHERE session = :session";
    let changed = to.prepare_cached(sql)?.execute(named_params! {
        ":session": webhook.session,
        ":url": webhook.url,
        ":secret": webhook.secret,
        ":lang": webhook.lang.id(),
        ":origin": webhook.origin,
        ":next_at": webhook.next_at,
    })?;
    // A session that has ended is a mark that has none.
    if changed == 0 || others >= MOST_WEBHOOKS {
        return Err(Fault::Refused(StoreError::Conflict));
    }
    Ok(())
}

fn put_notice(to: &Connection, notice: &Notice) -> Written {
    let waiting = |sql, of: &[&str]| -> Read<i64> {
        to.prepare_cached(sql)?.query_row(rusqlite::params_from_iter(of), |row| row.get(0))
    };
    let all = waiting("SELECT count(*) FROM notices WHERE due IS NOT NULL", &[])?;
    let sql = "SELECT count(*) FROM notices WHERE session = ? AND due IS NOT NULL";
    let own = waiting(sql, &[&notice.session])?;
    // Whoever does not take what waits gets no more; the mark says that it was not forgotten.
    let due = (all < MOST_WAITING && own < MOST_OF_ONE).then_some(notice.at);
    let sql = "INSERT INTO notices (session, table_id, event, number, id, body, at, due) \
               SELECT session, :table, :event, :number, :id, :body, :at, :due FROM webhooks WHERE session = :session AND NOT is_off \
               ON CONFLICT DO UPDATE SET event = :event, number = :number, id = :id, body = :body, at = :at, due = :due, tries = 0 \
               WHERE (event, number) != (:event, :number)";
    to.prepare_cached(sql)?.execute(named_params! {
        ":session": notice.session,
        ":table": notice.table,
        ":event": notice.about.id(),
        ":number": notice.number,
        ":id": notice.id,
        ":body": notice.body,
        ":at": notice.at,
        ":due": due,
    })?;
    Ok(())
}

fn set_tried(to: &Connection, tried: &Tried) -> Written {
    let sql = "UPDATE notices SET due = ?2, tries = tries + 1 WHERE id = ?1";
    if let Some(id) = &tried.notice {
        to.prepare_cached(sql)?.execute(params![id, tried.due])?;
    }
    let sql = "UPDATE webhooks SET next_at = :next_at, outcome = :outcome, \
               failing_since = CASE WHEN :has_arrived THEN NULL ELSE coalesce(failing_since, :at) END, \
               is_off = :is_over OR NOT :has_arrived AND (is_off OR coalesce(failing_since, :at) < :long_ago) \
               WHERE session = :session";
    to.prepare_cached(sql)?.execute(named_params! {
        ":session": tried.session,
        ":next_at": tried.next_at,
        ":outcome": tried.outcome,
        ":has_arrived": tried.has_arrived,
        ":is_over": tried.is_over,
        ":at": tried.at,
        ":long_ago": tried.at - MOST_FAILING,
    })?;
    let sql = "UPDATE notices SET due = NULL WHERE session = ?1 AND due IS NOT NULL \
               AND (SELECT is_off FROM webhooks WHERE session = ?1)";
    to.prepare_cached(sql)?.execute([&tried.session])?;
    Ok(())
}

/// Seats with the table and the turn of each, and which of them have a person who is asked and nobody who answers for them.
const SEATS: &str = "seats s JOIN tables t ON t.id = s.table_id JOIN turns n ON n.table_id = t.id AND n.seat = s.seat";
const ARE_ASKED: &str =
    "t.status = 'playing' AND s.stand_in IS NULL AND t.asked >> s.seat & 1 != 0";

fn turns(from: &Connection, session: &str) -> Read<Vec<Turn>> {
    let sql = format!(
        "SELECT t.id, t.game, max(n.number) AS number FROM {SEATS} WHERE {ARE_ASKED} AND s.owner = ?1 \
         GROUP BY t.id ORDER BY t.id LIMIT ?2"
    );
    let mut select = from.prepare_cached(&sql)?;
    let turns = select.query_map(params![session, MOST_TURNS], |row| turn(from, row, session))?;
    turns.collect()
}

/// What a row says about a table, with the others who sit there.
fn turn(from: &Connection, row: &Row<'_>, session: &str) -> Read<Turn> {
    let table: String = row.get("id")?;
    let sql = "SELECT name FROM seats WHERE table_id = ? AND owner IS NOT NULL AND owner != ? ORDER BY seat";
    let mut select = from.prepare_cached(sql)?;
    let others = select.query_map([&table, session], |row| row.get(0))?.collect::<Read<_>>()?;
    Ok(Turn { table, game: row.get("game")?, number: row.get("number")?, others })
}

fn webhook(row: &Row<'_>) -> Read<Webhook> {
    let lang: String = row.get("lang")?;
    Ok(Webhook {
        session: row.get("session")?,
        url: row.get("url")?,
        secret: row.get("secret")?,
        lang: lang.parse().map_err(|_| damaged(&lang))?,
        origin: row.get("origin")?,
        next_at: row.get("next_at")?,
        failing_since: row.get("failing_since")?,
        is_off: row.get("is_off")?,
        outcome: row.get("outcome")?,
    })
}

fn calls(from: &Connection, table: &str) -> Read<Vec<Call>> {
    let sql = format!(
        "SELECT w.*, t.id, t.game, max(n.number) AS number, 'turn' AS event FROM {SEATS} JOIN webhooks w ON w.session = s.owner \
         WHERE {ARE_ASKED} AND t.id = ?1 AND NOT w.is_off GROUP BY w.session \
         UNION ALL \
         SELECT w.*, t.id, t.game, 0, 'end' FROM seats s JOIN webhooks w ON w.session = s.owner JOIN tables t ON t.id = s.table_id \
         WHERE t.id = ?1 AND t.status IN ('over', 'stopped') AND NOT w.is_off GROUP BY w.session"
    );
    let call = |row: &Row<'_>| {
        let webhook = webhook(row)?;
        let turn = turn(from, row, &webhook.session)?;
        Ok(Call { webhook, about: about(row)?, turn })
    };
    from.prepare_cached(&sql)?.query_map([table], call)?.collect()
}

fn about(row: &Row<'_>) -> Read<About> {
    known(&About::ALL, About::id, &row.get::<_, String>("event")?)
}

/// What is due, those first whose last message arrived, and when something is due next.
fn due(from: &Connection, now: i64, busy: &[String]) -> Read<Due> {
    let busy = serde_json::to_string(busy).unwrap_or_default();
    let sql = format!(
        "SELECT w.*, d.*, min(d.due) AS first, d.event = 'turn' AND NOT EXISTS ( \
         SELECT 1 FROM {SEATS} WHERE {ARE_ASKED} AND t.id = d.table_id AND s.owner = w.session AND n.number = d.number) AS is_stale \
         FROM notices d JOIN webhooks w USING (session) WHERE d.due <= ?1 AND w.next_at <= ?1 AND NOT w.is_off \
         AND session NOT IN (SELECT value FROM json_each(?2)) GROUP BY session ORDER BY w.failing_since IS NOT NULL, d.due LIMIT ?3"
    );
    let mut select = from.prepare_cached(&sql)?;
    let found =
        select.query_map(params![now, busy, MOST_DUE], |row| Ok((notice(row)?, webhook(row)?)))?;
    let found = found.collect::<Read<_>>()?;
    let sql = "SELECT min(max(d.due, w.next_at)) FROM notices d JOIN webhooks w USING (session) \
               WHERE d.due IS NOT NULL AND NOT w.is_off AND session NOT IN (SELECT value FROM json_each(?))";
    let next = from.prepare_cached(sql)?.query_row([busy], |row| row.get(0))?;
    Ok(Due { found, next })
}

fn notice(row: &Row<'_>) -> Read<Notice> {
    Ok(Notice {
        id: row.get("id")?,
        session: row.get("session")?,
        table: row.get("table_id")?,
        about: about(row)?,
        number: row.get("number")?,
        body: row.get("body")?,
        at: row.get("at")?,
        tries: row.get("tries")?,
        is_stale: row.get("is_stale")?,
    })
}

/// A column of texts.
fn texts(from: &Connection, sql: &str, values: &[i64]) -> Read<Vec<String>> {
    let mut select = from.prepare_cached(sql)?;
    let rows = select.query_map(rusqlite::params_from_iter(values), |row| row.get(0))?;
    rows.collect()
}
