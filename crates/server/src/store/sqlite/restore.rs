//! A copy takes the place of a database: checked first, whole or not at all.

use std::fs;
use std::path::{Path, PathBuf};

use super::{Sqlite, file, schema, writer};
use crate::store::StoreError;

impl Sqlite {
    /// Puts a copy of a sound database in the place of another; one that is there is kept beside it, if that is forced.
    pub(crate) fn restore(from: &Path, database: &Path, is_forced: bool) -> Result<(), StoreError> {
        let database = file::resolved(database);
        let _lock = file::lock(&database)?;
        // An empty file is what a server leaves that began to start.
        let is_there = fs::metadata(&database).is_ok_and(|data| data.len() > 0);
        if is_there && !is_forced {
            return Err(StoreError::Exists(file::name_of(&database)));
        }
        check(from)?;
        let part = file::beside(&database, ".restoring");
        // What an earlier try has left is nothing.
        let _ = fs::remove_file(&part);
        Self::backup(from, &part)?;
        if is_there {
            keep(&database)?;
        }
        fs::rename(&part, &database).map_err(|error| file::failed(&database, error))?;
        file::flush(&database)
    }
}

/// Whether it is a database of ours, and whole.
fn check(from: &Path) -> Result<(), StoreError> {
    let failed = |error: rusqlite::Error| StoreError::of(from, &error);
    let connection = schema::connect(from).map_err(failed)?;
    if schema::version(&connection, from)? == 0 {
        return Err(StoreError::Foreign(file::name_of(from)));
    }
    let sql = "SELECT group_concat(integrity_check, '; ') FROM pragma_integrity_check";
    let found: String = connection.query_row(sql, [], |row| row.get(0)).map_err(failed)?;
    if found == "ok" {
        return Ok(());
    }
    Err(StoreError::Database {
        file: file::name_of(from),
        problem: format!("it is damaged: {found}"),
    })
}

/// Keeps a database under another name, its log with it, and leaves no log behind that would be read into the next.
fn keep(database: &Path) -> Result<(), StoreError> {
    let kept = free_name(database);
    // One that is too damaged to be opened is kept as it is.
    let whole = schema::connect(database).and_then(|old| writer::checkpoint(&old, "TRUNCATE"));
    if let Err(error) = whole {
        tracing::warn!(%error, "the database that is replaced is not whole");
    }
    // The database first: where the disk is full, nothing has been moved yet.
    fs::hard_link(database, &kept).or_else(|_| copy(database, &kept))?;
    for log in ["-wal", "-shm"] {
        let left = file::beside(database, log);
        if left.exists() {
            let beside = file::beside(&kept, log);
            fs::rename(&left, beside).map_err(|error| file::failed(&left, error))?;
        }
    }
    Ok(())
}

/// Copies a file whole and onto the disk, or not at all.
fn copy(from: &Path, to: &Path) -> Result<(), StoreError> {
    let copied = fs::copy(from, to).map_err(|error| file::failed(to, error));
    copied.and_then(|_| file::flush(to)).inspect_err(|_| {
        let _ = fs::remove_file(to);
    })
}

/// A name beside the database that nothing has yet.
fn free_name(database: &Path) -> PathBuf {
    let numbered = (2..).map(|number| format!(".before-restore-{number}"));
    let mut endings = std::iter::once(".before-restore".to_owned()).chain(numbered);
    let free = endings.find_map(|ending| {
        let name = file::beside(database, &ending);
        (!name.exists()).then_some(name)
    });
    free.expect("names do not run out")
}
