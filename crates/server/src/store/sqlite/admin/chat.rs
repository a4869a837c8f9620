//! What people have said at tables, for the server's host.

use rusqlite::{Connection, Row, ToSql, named_params};

use crate::admin::ChatLine;
use crate::store::WantedChat;
use crate::store::sqlite::rows::Read;
use crate::store::sqlite::writer::Fault;

/// What a choice of messages comes to in SQL.
const CHAT: &str = "FROM messages WHERE (:table IS NULL OR (table_id >= :table AND table_id < :table || 'g')) \
                    AND (:session IS NULL OR (session >= :session AND session < :session || 'g')) \
                    AND (:number IS NULL OR number = :number) AND (:before IS NULL OR at < :before)";

/// Gives a statement the values of a choice.
fn with<T>(wanted: &WantedChat, work: impl FnOnce(&[(&str, &dyn ToSql)]) -> T) -> T {
    work(named_params! {
        ":table": wanted.table,
        ":session": wanted.session,
        ":number": wanted.number,
        ":before": wanted.before,
    })
}

/// Messages, the newest first, and how many there are.
pub(super) fn list(from: &Connection, wanted: &WantedChat) -> Read<(Vec<ChatLine>, i64)> {
    with(wanted, |values| {
        let count = format!("SELECT count(*) {CHAT}");
        let total = from.prepare_cached(&count)?.query_row(values, |row| row.get(0))?;
        let limit: (&str, &dyn ToSql) = (":limit", &wanted.limit);
        let sql = format!(
            "SELECT table_id, room, number, at, session, name, text {CHAT} ORDER BY at DESC, number DESC LIMIT :limit"
        );
        let values = [values, &[limit]].concat();
        let found = from.prepare_cached(&sql)?.query_map(&*values, line)?.collect::<Read<_>>()?;
        Ok((found, total))
    })
}

fn line(row: &Row<'_>) -> Read<ChatLine> {
    Ok(ChatLine {
        table: row.get("table_id")?,
        room: row.get("room")?,
        number: row.get("number")?,
        at: row.get("at")?,
        session: row.get("session")?,
        name: row.get("name")?,
        text: row.get("text")?,
    })
}

/// The tables at which there are such messages.
pub(super) fn tables(from: &Connection, wanted: &WantedChat) -> Read<Vec<String>> {
    let sql = format!("SELECT DISTINCT table_id {CHAT} ORDER BY table_id");
    with(wanted, |values| from.prepare_cached(&sql)?.query_map(values, |row| row.get(0))?.collect())
}

/// Deletes messages: at which tables, and how many there.
pub(super) fn delete(to: &Connection, wanted: &WantedChat) -> Result<Vec<(String, String)>, Fault> {
    let sql = format!("SELECT table_id, count(*) {CHAT} GROUP BY table_id");
    let count = |row: &Row<'_>| Ok((row.get(0)?, row.get::<_, i64>(1)?.to_string()));
    with(wanted, |values| {
        let found = to.prepare_cached(&sql)?.query_map(values, count)?.collect::<Read<Vec<_>>>()?;
        to.prepare_cached(&format!("DELETE {CHAT}"))?.execute(values)?;
        Ok(found)
    })
}
