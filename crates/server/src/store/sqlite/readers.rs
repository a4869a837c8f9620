//! The readers: a few connections that only read, each on a thread that may wait for the disk.

use std::path::PathBuf;
use std::sync::{Arc, Mutex, PoisonError};

use rusqlite::Connection;
use tokio::sync::Semaphore;
use tokio::task::spawn_blocking;

use super::schema;
use crate::store::StoreError;

/// How many read at a time.
const MOST: usize = 4;

/// The connections that nobody uses just now, and how many more may be used.
#[derive(Debug)]
pub(super) struct Readers {
    file: PathBuf,
    idle: Mutex<Vec<Connection>>,
    places: Semaphore,
}

impl Readers {
    pub(super) fn new(file: PathBuf) -> Self {
        Self { file, idle: Mutex::default(), places: Semaphore::new(MOST) }
    }

    /// Reads one moment of the database. A connection that fails is thrown away.
    pub(super) async fn read<T: Send + 'static>(
        self: &Arc<Self>,
        work: impl FnOnce(&Connection) -> rusqlite::Result<T> + Send + 'static,
    ) -> Result<T, StoreError> {
        let _place = self.places.acquire().await.map_err(|_| StoreError::Closed)?;
        let readers = self.clone();
        let read = move || readers.read_now(work);
        spawn_blocking(read).await.map_err(|_| StoreError::Closed)?
    }

    fn read_now<T>(
        &self,
        work: impl FnOnce(&Connection) -> rusqlite::Result<T>,
    ) -> Result<T, StoreError> {
        let idle = self.idle.lock().unwrap_or_else(PoisonError::into_inner).pop();
        let connect = || idle.map_or_else(|| schema::connect_to_read(&self.file), Ok);
        let failed = |error: rusqlite::Error| StoreError::of(&self.file, &error);
        let connection = connect().map_err(failed)?;
        let found = at_one_moment(&connection, work).map_err(failed)?;
        self.idle.lock().unwrap_or_else(PoisonError::into_inner).push(connection);
        Ok(found)
    }

    /// Closes the connections as they come back, and lets nobody read any more.
    pub(super) async fn close(&self) {
        let all = self.places.acquire_many(MOST as u32).await;
        self.forget();
        self.places.close();
        drop(all);
    }

    /// Closes the connections that nobody uses.
    pub(super) fn forget(&self) {
        self.idle.lock().unwrap_or_else(PoisonError::into_inner).clear();
    }
}

/// Several statements that see the same state.
fn at_one_moment<T>(
    connection: &Connection,
    work: impl FnOnce(&Connection) -> rusqlite::Result<T>,
) -> rusqlite::Result<T> {
    connection.prepare_cached("BEGIN")?.execute([])?;
    let found = work(connection)?;
    connection.prepare_cached("COMMIT")?.execute([])?;
    Ok(found)
}
