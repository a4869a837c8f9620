//! How clocks stand, when somebody has to look at them, and how long the server has run.

use rusqlite::{Connection, params};

use super::rows::{Read, Written, put_seats, set_status};
use crate::store::{Times, Timing};

/// How many tables are looked at together.
const TOGETHER: i64 = 32;

/// Writes down how the clocks of a table stand. The server has run for at least as long as they say, also after a crash.
pub(super) fn put_times(to: &Connection, table: &str, times: &Times) -> Written {
    let sql = "UPDATE tables SET times = ?, deadline = ? WHERE id = ?";
    let deadline = times.deadline.map(u64::cast_signed);
    to.prepare_cached(sql)?.execute(params![times.to_string(), deadline, table])?;
    set_ticks(to, times.at)
}

/// The same with what follows from it.
pub(super) fn set_times(to: &Connection, timing: &Timing) -> Written {
    put_times(to, &timing.table, &timing.times)?;
    put_seats(to, &timing.table, &timing.seats)?;
    timing.status.map_or(Ok(()), |(status, at)| set_status(to, &timing.table, status, at))
}

/// The tables that have to be looked at first, read from an index that has nothing else in it.
pub(super) fn deadlines(from: &Connection) -> Read<Vec<(String, u64)>> {
    let sql =
        "SELECT id, deadline FROM tables WHERE deadline IS NOT NULL ORDER BY deadline LIMIT ?";
    let deadline =
        |row: &rusqlite::Row<'_>| Ok((row.get(0)?, row.get::<_, i64>(1)?.cast_unsigned()));
    from.prepare_cached(sql)?.query_map([TOGETHER], deadline)?.collect()
}

pub(super) fn put_off(to: &Connection, table: &str, deadline: u64) -> Written {
    let sql = "UPDATE tables SET deadline = ? WHERE id = ? AND deadline IS NOT NULL";
    to.prepare_cached(sql)?.execute(params![deadline.cast_signed(), table])?;
    Ok(())
}

pub(super) fn ticks(from: &Connection) -> Read<u64> {
    let ticks: i64 =
        from.prepare_cached("SELECT ticks FROM pulse")?.query_row([], |row| row.get(0))?;
    Ok(ticks.cast_unsigned())
}

pub(super) fn set_ticks(to: &Connection, ticks: u64) -> Written {
    let sql = "UPDATE pulse SET ticks = ?1 WHERE ticks < ?1";
    to.prepare_cached(sql)?.execute([ticks.cast_signed()])?;
    Ok(())
}
