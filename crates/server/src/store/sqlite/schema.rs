//! What a database of ours is, and how an older one becomes one of today.

use std::path::Path;
use std::time::Duration;

use rusqlite::{Connection, ErrorCode, OpenFlags};

use super::file::name_of;
use crate::store::StoreError;

/// The steps that made the database what it is; a new step goes at the end and an old one never changes.
const MIGRATIONS: [&str; 11] = [
    include_str!("../migrations/1.sql"),
    include_str!("../migrations/2.sql"),
    include_str!("../migrations/3.sql"),
    include_str!("../migrations/4.sql"),
    include_str!("../migrations/5.sql"),
    include_str!("../migrations/6.sql"),
    include_str!("../migrations/7.sql"),
    include_str!("../migrations/8.sql"),
    include_str!("../migrations/9.sql"),
    include_str!("../migrations/10.sql"),
    include_str!("../migrations/11.sql"),
];
/// The application id that the third step wrote into the file.
const OURS: i64 = 0x526F_6C6C;
/// The first version that has it.
const FIRST_NAMED: i64 = 3;
/// How long a connection waits for another process that has the file locked.
const PATIENCE: Duration = Duration::from_secs(1);
/// How many prepared statements a connection keeps.
const STATEMENTS: usize = 64;

/// A connection that reads and writes a file that is there; nothing is known of it yet.
pub(super) fn connect(file: &Path) -> rusqlite::Result<Connection> {
    open(file, OpenFlags::SQLITE_OPEN_READ_WRITE)
}

/// A connection that only reads.
pub(super) fn connect_to_read(file: &Path) -> rusqlite::Result<Connection> {
    open(file, OpenFlags::SQLITE_OPEN_READ_ONLY)
}

fn open(file: &Path, access: OpenFlags) -> rusqlite::Result<Connection> {
    let flags = access | OpenFlags::SQLITE_OPEN_NO_MUTEX | OpenFlags::SQLITE_OPEN_EXRESCODE;
    let connection = Connection::open_with_flags(file, flags)?;
    connection.busy_timeout(PATIENCE)?;
    connection.set_prepared_statement_cache_capacity(STATEMENTS);
    Ok(connection)
}

/// Every commit is on the disk before it counts.
pub(super) fn be_durable(connection: &Connection) -> rusqlite::Result<()> {
    connection.pragma_update(None, "journal_mode", "WAL")?;
    connection.pragma_update(None, "synchronous", "FULL")?;
    connection.pragma_update(None, "foreign_keys", true)
}

/// The version of a database of ours; another file, or one of a newer Rollstead, is an error.
pub(super) fn version(connection: &Connection, file: &Path) -> Result<i64, StoreError> {
    let foreign = || StoreError::Foreign(name_of(file));
    let failed = |error: rusqlite::Error| match error.sqlite_error_code() {
        Some(ErrorCode::NotADatabase) => foreign(),
        _ => StoreError::of(file, &error),
    };
    let number = |sql| connection.query_row(sql, [], |row| row.get::<_, i64>(0)).map_err(failed);
    let version = number("PRAGMA user_version")?;
    let application = number("PRAGMA application_id")?;
    let is_empty = number("SELECT count(*) FROM sqlite_schema")? == 0;
    let known = MIGRATIONS.len() as i64;
    let is_ours = match version {
        0 => is_empty,
        _ if version < FIRST_NAMED => has_tables(connection).map_err(failed)?,
        _ => application == OURS,
    };
    match is_ours {
        true if version > known => Err(StoreError::Newer { file: name_of(file), version, known }),
        true => Ok(version),
        false => Err(foreign()),
    }
}

/// Whether it has the tables that ours had before files were named.
fn has_tables(connection: &Connection) -> rusqlite::Result<bool> {
    let sql = "SELECT count(*) FROM sqlite_schema WHERE type = 'table' AND name IN ('sessions', 'tables', 'seats', 'events')";
    connection.query_row(sql, [], |row| Ok(row.get::<_, i64>(0)? == 4))
}

/// Takes the steps that a database of this version lacks.
pub(super) fn migrate(connection: &Connection, version: i64) -> rusqlite::Result<()> {
    for (step, sql) in (1..).zip(MIGRATIONS).skip(usize::try_from(version).unwrap_or(0)) {
        let all = format!("BEGIN IMMEDIATE; {sql}; PRAGMA user_version = {step}; COMMIT");
        connection.execute_batch(&all)?;
        super::writer::check_ended(connection)?;
    }
    Ok(())
}
