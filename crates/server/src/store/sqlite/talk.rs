//! What people say at tables, in and out.

use engine::Seat;
use rusqlite::{Connection, Row, params};
use table::talk::{MOST_KEPT, Message, Reaction, Room, Talk, Words};

use super::rows::{Read, Written, damaged, insert_session};
use super::writer::Fault;
use crate::store::StoreError;

/// Keeps a message and the session of who wrote it, and deletes what is too old by then.
pub(super) fn insert(to: &Connection, table: &str, message: &Message) -> Written {
    insert_session(to, &message.session, message.at)?;
    // One that has ended meanwhile says nothing any more.
    let sql = "SELECT 1 FROM sessions WHERE hash = ? AND made_at = 0";
    if to.prepare_cached(sql)?.exists([&message.session])? {
        return Err(Fault::Refused(StoreError::Conflict));
    }
    let (kind, text) = match &message.words {
        Words::Text(text) => ("text", text.as_str()),
        Words::Reaction(reaction) => ("reaction", reaction.id()),
    };
    let sql = "INSERT INTO messages (table_id, room, number, at, session, seat, name, face, kind, text) \
               VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)";
    let seat = message.seat.map(|seat| seat.index() as i64);
    to.prepare_cached(sql)?.execute(params![
        table,
        message.room.id(),
        message.number,
        message.at,
        message.session,
        seat,
        message.name,
        message.face,
        kind,
        text,
    ])?;
    let sql = "DELETE FROM messages WHERE table_id = ? AND room = ? AND number <= ?";
    let oldest = message.number - MOST_KEPT;
    to.prepare_cached(sql)?.execute(params![table, message.room.id(), oldest])?;
    Ok(())
}

/// What is kept of a table's messages.
pub(super) fn of(from: &Connection, table: &str) -> Read<Talk> {
    let sql = "SELECT * FROM messages WHERE table_id = ? ORDER BY room, number";
    let mut select = from.prepare_cached(sql)?;
    let mut talk = Talk::default();
    for message in select.query_map([table], message)? {
        talk.add(message?);
    }
    Ok(talk)
}

fn message(row: &Row<'_>) -> Read<Message> {
    let (room, kind): (String, String) = (row.get("room")?, row.get("kind")?);
    let text: String = row.get("text")?;
    let known = Room::ALL.into_iter().find(|known| known.id() == room);
    let words = match (kind.as_str(), Reaction::known(&text)) {
        ("text", _) => Words::Text(text),
        ("reaction", Some(reaction)) => Words::Reaction(reaction),
        _ => return Err(damaged(&text)),
    };
    Ok(Message {
        number: row.get("number")?,
        at: row.get("at")?,
        room: known.ok_or_else(|| damaged(&room))?,
        session: row.get("session")?,
        seat: row.get::<_, Option<u8>>("seat")?.and_then(|seat| Seat::new(seat.into())),
        name: row.get("name")?,
        face: row.get("face")?,
        words,
    })
}

/// Writes down whether people may talk at a table.
pub(super) fn set_chat(to: &Connection, table: &str, has_chat: bool) -> Written {
    to.prepare_cached("UPDATE tables SET has_chat = ? WHERE id = ?")?
        .execute(params![has_chat, table])?;
    Ok(())
}

/// Deletes all that a session has written.
pub(super) fn forget(to: &Connection, session: &str) -> Written {
    to.prepare_cached("DELETE FROM messages WHERE session = ?")?.execute([session])?;
    Ok(())
}

/// A few tables with messages whose games ended before this moment.
pub(super) fn expired(from: &Connection, before: i64) -> Read<Vec<String>> {
    let sql = "SELECT id FROM (SELECT DISTINCT table_id AS id FROM messages) JOIN tables USING (id) \
               WHERE status IN ('over', 'stopped', 'changed') AND moved_at < ? LIMIT 100";
    from.prepare_cached(sql)?.query_map([before], |row| row.get(0))?.collect()
}

/// Deletes the messages of these tables.
pub(super) fn delete(to: &Connection, tables: &[String]) -> Written {
    let mut delete = to.prepare_cached("DELETE FROM messages WHERE table_id = ?")?;
    tables.iter().try_for_each(|table| delete.execute([table]).map(drop))?;
    Ok(())
}
