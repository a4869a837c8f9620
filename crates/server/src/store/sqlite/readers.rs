//! The readers: a few connections that only read, each on a thread that may wait for the disk.

use std::path::PathBuf;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant};

use rusqlite::Connection;
use tokio::sync::{OwnedSemaphorePermit, Semaphore};
use tokio::task::spawn_blocking;

use super::schema;
use crate::store::StoreError;

/// How many read at a time.
const MOST: usize = 4;
/// How long a failure is not said again: an outage writes no line per request.
const QUIET: Duration = Duration::from_mins(1);

/// The connections that nobody uses just now, and how many more may be used.
#[derive(Debug)]
pub(super) struct Readers {
    file: PathBuf,
    idle: Mutex<Vec<Connection>>,
    places: Arc<Semaphore>,
    /// When the log last said that reading failed.
    said: Mutex<Option<Instant>>,
}

impl Readers {
    pub(super) fn new(file: PathBuf) -> Self {
        let places = Arc::new(Semaphore::new(MOST));
        Self { file, idle: Mutex::default(), places, said: Mutex::default() }
    }

    /// Reads one moment of the database. A connection that fails is thrown away.
    ///
    /// The place goes with the read and not with who asked: a read goes on when the request is gone.
    pub(super) async fn read<T: Send + 'static>(
        self: &Arc<Self>,
        work: impl FnOnce(&Connection) -> rusqlite::Result<T> + Send + 'static,
    ) -> Result<T, StoreError> {
        let place = self.places.clone().acquire_owned().await.map_err(|_| StoreError::Closed)?;
        let readers = self.clone();
        let read = move || readers.read_at(place, work);
        spawn_blocking(read).await.map_err(|_| StoreError::Closed)?
    }

    /// Reads, and gives the place back only when the connection is back.
    fn read_at<T>(
        &self,
        place: OwnedSemaphorePermit,
        work: impl FnOnce(&Connection) -> rusqlite::Result<T>,
    ) -> Result<T, StoreError> {
        let found = self.read_now(work);
        drop(place);
        found.inspect_err(|error| self.say(error))
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

    /// Says in the log that reading failed, unless that was said just now.
    fn say(&self, error: &StoreError) {
        let mut said = self.said.lock().unwrap_or_else(PoisonError::into_inner);
        if said.is_none_or(|at| at.elapsed() >= QUIET) {
            *said = Some(Instant::now());
            tracing::error!(%error, "the database cannot be read");
        }
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

#[cfg(test)]
mod tests {
    use std::sync::{Arc, mpsc};
    use std::time::Duration;

    use rusqlite::Connection;
    use tokio::time::timeout;

    use super::{MOST, Readers};

    #[tokio::test]
    async fn a_read_that_nobody_waits_for_keeps_its_place_until_it_ends() {
        let name = format!("rollstead-readers-{}.sqlite", std::process::id());
        let file = std::env::temp_dir().join(name);
        Connection::open(&file).and_then(|made| made.execute_batch("VACUUM")).expect("it is made");
        let readers = Arc::new(Readers::new(file.clone()));
        let (ends, end) = mpsc::channel::<()>();
        let (says_begun, begun) = tokio::sync::oneshot::channel();
        let reader = readers.clone();
        let asks = tokio::spawn(async move {
            let work = move |_: &Connection| {
                let _ = says_begun.send(());
                let _ = end.recv();
                Ok(())
            };
            reader.read(work).await
        });
        begun.await.expect("it reads");
        asks.abort();
        let _ = asks.await;
        assert_eq!(readers.places.available_permits(), MOST - 1);
        let closed = timeout(Duration::from_millis(20), readers.close()).await;
        assert!(closed.is_err(), "closing waits for it");
        drop(ends);
        readers.close().await;
        assert!(readers.idle.lock().expect("nobody panicked").is_empty());
        std::fs::remove_file(file).expect("it was there");
    }
}
