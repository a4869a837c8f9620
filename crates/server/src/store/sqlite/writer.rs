//! The one writer: a thread that owns the connection and commits together what waits.
//!
//! A transaction counts when SQLite says that it has ended. After any failure the connection is thrown away, everybody
//! in the batch gets the failure, and the writer opens the file anew until a write succeeds.
//!
//! After a failed flush the system may have dropped pages that it could not write, and the log may hold a whole batch that
//! was reported as failed. Three things make going on sound. A second connection, which only reads, stays open meanwhile: with
//! it stays the index of the log, which ends before the failed batch, so that nobody reads it. Everything before it is
//! copied into the database and flushed there before the file is trusted again. And the write that tries whether the disk
//! works takes the place of the failed batch in the log, so what was reported as failed stays so. Only if the process dies
//! in between can a failed batch be found written; then it is there for everybody, and its keys make a second sending
//! harmless.

use std::panic::{AssertUnwindSafe, catch_unwind};
use std::path::PathBuf;
use std::sync::mpsc::{Receiver, RecvTimeoutError};
use std::time::{Duration, Instant};

use rusqlite::{Connection, ErrorCode, ffi};
use tokio::sync::{OwnedSemaphorePermit, oneshot, watch};

use super::file::Lock;
use super::schema;
use crate::store::StoreError;

/// How many writes share a transaction.
const TOGETHER: usize = 128;
/// How long it is from one try to the next while the store is in trouble.
const PAUSE: Duration = Duration::from_millis(500);

/// What is to be done within the transaction.
pub(super) type Work = Box<dyn FnOnce(&Connection) -> Result<(), Fault> + Send>;

/// A write that waits, and who waits for it.
pub(super) struct Write {
    pub(super) work: Work,
    pub(super) done: oneshot::Sender<Result<(), StoreError>>,
    /// Its place among those that may wait.
    pub(super) place: OwnedSemaphorePermit,
}

/// Why a write was not done.
pub(super) enum Fault {
    /// It cannot be done as things are; the others of its batch stand.
    Refused(StoreError),
    /// The database failed, and the whole batch with it.
    Broken(rusqlite::Error),
}

impl From<rusqlite::Error> for Fault {
    /// A row that is there already, or one that is gone, is a change that came first.
    fn from(error: rusqlite::Error) -> Self {
        match error.sqlite_error_code() {
            Some(ErrorCode::ConstraintViolation) => Self::Refused(StoreError::Conflict),
            _ => Self::Broken(error),
        }
    }
}

/// The writer.
pub(super) struct Writer {
    file: PathBuf,
    /// The connection; none while the store is in trouble.
    connection: Option<Connection>,
    /// Keeps the index of the log while the other is thrown away.
    keeper: Connection,
    waiting: Receiver<Write>,
    trouble: watch::Sender<bool>,
    next_try: Instant,
    /// One server alone has the file, as long as it writes.
    _lock: Lock,
}

impl Writer {
    pub(super) fn new(
        file: PathBuf,
        connection: Connection,
        waiting: Receiver<Write>,
        trouble: watch::Sender<bool>,
        lock: Lock,
    ) -> rusqlite::Result<Self> {
        let keeper = schema::connect_to_read(&file)?;
        // The first look opens the log.
        keeper.query_row("SELECT count(*) FROM pulse", [], |_| Ok(()))?;
        let (connection, next_try) = (Some(connection), Instant::now());
        Ok(Self { file, connection, keeper, waiting, trouble, next_try, _lock: lock })
    }

    /// Writes until nobody can ask for it any more, then leaves one whole file.
    pub(super) fn run(mut self) {
        while let Some(first) = self.next() {
            let together = self.gather(first);
            self.write(together);
        }
        self.close();
    }

    /// The next write; in trouble the store is tried every now and then meanwhile.
    fn next(&mut self) -> Option<Write> {
        while self.connection.is_none() {
            let left = self.next_try.saturating_duration_since(Instant::now());
            if left.is_zero() {
                self.try_again();
                continue;
            }
            match self.waiting.recv_timeout(left) {
                Ok(write) => return Some(write),
                Err(RecvTimeoutError::Timeout) => {}
                Err(RecvTimeoutError::Disconnected) => return None,
            }
        }
        self.waiting.recv().ok()
    }

    fn gather(&self, first: Write) -> Vec<Write> {
        let mut together = vec![first];
        together.extend(self.waiting.try_iter().take(TOGETHER - 1));
        together
    }

    /// Commits all writes, and only then tells everybody.
    fn write(&mut self, together: Vec<Write>) {
        let (works, waiting): (Vec<_>, Vec<_>) =
            together.into_iter().map(|write| (write.work, (write.done, write.place))).unzip();
        let committed = self.commit(works);
        let results = match committed {
            Some(Ok(results)) => results,
            Some(Err(error)) => {
                self.fail(&error);
                unsaved(waiting.len())
            }
            None => unsaved(waiting.len()),
        };
        for ((done, _), result) in waiting.into_iter().zip(results) {
            // The caller may be gone; what was written stays written.
            let _ = done.send(result);
        }
    }

    /// Commits all works, if there is a connection. A panic is a failure like any other: the store outlives it.
    fn commit(&self, works: Vec<Work>) -> Option<Result<Vec<Result<(), StoreError>>, StoreError>> {
        let connection = self.connection.as_ref()?;
        let committed = catch_unwind(AssertUnwindSafe(|| commit(connection, works)));
        let panicked = |_| {
            let problem = "a write panicked".to_owned();
            Err(StoreError::Database { file: self.file.display().to_string(), problem })
        };
        let failed = |error| StoreError::of(&self.file, &error);
        Some(committed.map_or_else(panicked, |committed| committed.map_err(failed)))
    }

    /// Throws the connection away: nobody knows what state it is in.
    fn fail(&mut self, error: &StoreError) {
        self.connection = None;
        self.next_try = Instant::now() + PAUSE;
        tracing::error!(%error, "the database failed; until it works again nothing is saved, and people are told so");
        self.trouble.send_replace(true);
    }

    fn try_again(&mut self) {
        match self.reopen() {
            Ok(connection) => {
                self.connection = Some(connection);
                tracing::info!(file = %self.file.display(), "the database works again");
                self.trouble.send_replace(false);
            }
            Err(_) => self.next_try = Instant::now() + PAUSE,
        }
    }

    /// A connection that has just shown that it can write.
    fn reopen(&self) -> Result<Connection, StoreError> {
        let failed = |error: rusqlite::Error| StoreError::of(&self.file, &error);
        let connection = schema::connect(&self.file).map_err(failed)?;
        schema::version(&connection, &self.file)?;
        schema::be_durable(&connection).map_err(failed)?;
        checkpoint(&connection, "FULL").map_err(failed)?;
        try_out(&connection).map_err(failed)?;
        Ok(connection)
    }

    fn close(self) {
        // The last connection that closes removes the log, and it must be one that writes.
        drop(self.keeper);
        let Some(connection) = self.connection else { return };
        let closed = checkpoint(&connection, "TRUNCATE")
            .and_then(|()| connection.close().map_err(|(_, error)| error));
        if let Err(error) = closed {
            // Nothing is lost: what the log holds is read when the file is opened again.
            let error = StoreError::of(&self.file, &error);
            tracing::warn!(%error, "the log stays beside the database");
        }
    }
}

/// Writes something of no matter, to see whether that works.
pub(super) fn try_out(connection: &Connection) -> rusqlite::Result<()> {
    commit(connection, vec![Box::new(beat)]).map(drop)
}

fn unsaved(count: usize) -> Vec<Result<(), StoreError>> {
    (0..count).map(|_| Err(StoreError::Unsaved)).collect()
}

/// Commits all works; one that is refused is left out, and the others stand.
fn commit(
    connection: &Connection,
    works: Vec<Work>,
) -> rusqlite::Result<Vec<Result<(), StoreError>>> {
    run(connection, "BEGIN IMMEDIATE")?;
    let results =
        works.into_iter().map(|work| part(connection, work)).collect::<rusqlite::Result<_>>()?;
    run(connection, "COMMIT")?;
    check_ended(connection)?;
    Ok(results)
}

/// One work of a transaction, all of it or nothing.
fn part(connection: &Connection, work: Work) -> rusqlite::Result<Result<(), StoreError>> {
    run(connection, "SAVEPOINT part")?;
    let result = match work(connection) {
        Ok(()) => Ok(()),
        Err(Fault::Refused(error)) => {
            run(connection, "ROLLBACK TO part")?;
            Err(error)
        }
        Err(Fault::Broken(error)) => return Err(error),
    };
    run(connection, "RELEASE part")?;
    Ok(result)
}

fn run(connection: &Connection, sql: &str) -> rusqlite::Result<()> {
    connection.prepare_cached(sql)?.execute([]).map(drop)
}

/// Whether a transaction has really ended: before that nothing is acknowledged.
pub(super) fn check_ended(connection: &Connection) -> rusqlite::Result<()> {
    if connection.is_autocommit() {
        return Ok(());
    }
    let error = ffi::Error::new(ffi::SQLITE_MISUSE);
    Err(rusqlite::Error::SqliteFailure(error, Some("a transaction did not end".to_owned())))
}

/// Copies what the log holds into the database and flushes it there.
pub(super) fn checkpoint(connection: &Connection, how: &str) -> rusqlite::Result<()> {
    let sql = format!("PRAGMA wal_checkpoint({how})");
    let is_busy: bool = connection.query_row(&sql, [], |row| row.get(0))?;
    let busy = || rusqlite::Error::SqliteFailure(ffi::Error::new(ffi::SQLITE_BUSY), None);
    if is_busy { Err(busy()) } else { Ok(()) }
}

/// Writes the one row that is there to be written.
pub(super) fn beat(to: &Connection) -> Result<(), Fault> {
    to.prepare_cached("UPDATE pulse SET beats = beats + 1")?.execute([])?;
    Ok(())
}
