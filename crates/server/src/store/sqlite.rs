//! The embedded store: SQLite in write-ahead mode, every commit on the disk before it counts.

mod admin;
mod devices;
mod file;
mod notices;
mod readers;
mod restore;
mod results;
mod rows;
mod schema;
mod talk;
#[cfg(test)]
mod tests;
mod times;
mod writer;

use std::path::Path;
use std::sync::mpsc::{self, Sender};
use std::sync::{Arc, Mutex, PoisonError};
use std::thread::JoinHandle;

use ::table::talk::Message;
use rusqlite::Connection;
use tokio::sync::{Semaphore, oneshot, watch};

use super::{
    Append, DeviceRow, Done, EventRow, Expiry, Found, HintRow, Later, Listed, Look, Person, Rules,
    SeatRow, SessionChange, SessionRow, ShareRow, SharedRow, Signed, Stand, Status, Store,
    StoreError, TableRow, Tally, Timing,
};
pub(crate) use file::resolved;
use readers::Readers;
use writer::{Fault, Write, Writer};

/// How many writes may wait.
const QUEUE: usize = 1024;

/// The embedded store.
#[derive(Debug)]
pub(crate) struct Sqlite {
    readers: Arc<Readers>,
    /// The way to the writer; none once the store is closed.
    writes: Mutex<Option<Sender<Write>>>,
    places: Arc<Semaphore>,
    writer: Mutex<Option<JoinHandle<()>>>,
    trouble: watch::Receiver<bool>,
}

impl Sqlite {
    /// Opens the file, makes it if need be, brings it up to date, and keeps other servers out of it.
    pub(crate) fn open(file: &Path) -> Result<Self, StoreError> {
        let file = file::resolved(file);
        file::make(&file)?;
        let lock = file::lock(&file)?;
        let failed = |error: rusqlite::Error| StoreError::of(&file, &error);
        let connection = schema::connect(&file).map_err(failed)?;
        let version = schema::version(&connection, &file)?;
        file::warn_if_wide(&file);
        schema::be_durable(&connection).map_err(failed)?;
        schema::migrate(&connection, version).map_err(failed)?;
        writer::try_out(&connection).map_err(failed)?;
        let (sender, waiting) = mpsc::channel();
        let (says_trouble, trouble) = watch::channel(false);
        let writer = Writer::new(file.clone(), connection, waiting, says_trouble, lock);
        let writer = writer.map_err(failed)?;
        let thread = std::thread::Builder::new().name("store".to_owned());
        let writer = thread.spawn(|| writer.run()).map_err(|error| file::failed(&file, error))?;
        Ok(Self {
            readers: Arc::new(Readers::new(file)),
            writes: Mutex::new(Some(sender)),
            places: Arc::new(Semaphore::new(QUEUE)),
            writer: Mutex::new(Some(writer)),
            trouble,
        })
    }

    /// Copies a database, also of a server that runs, into a new file.
    pub(crate) fn backup(database: &Path, to: &Path) -> Result<(), StoreError> {
        let connection =
            schema::connect(database).map_err(|error| StoreError::of(database, &error))?;
        schema::version(&connection, database)?;
        file::make_new(to)?;
        let copied = connection.execute("VACUUM INTO ?", [to.to_string_lossy()]);
        let copied = copied.map_err(|error| StoreError::of(to, &error));
        copied.and_then(|_| file::flush(to)).inspect_err(|_| {
            // Half a copy is none.
            let _ = std::fs::remove_file(to);
        })
    }

    /// Has the writer do something; it is on the disk when the answer comes.
    async fn write(
        &self,
        work: impl FnOnce(&Connection) -> Result<(), Fault> + Send + 'static,
    ) -> Result<(), StoreError> {
        if *self.trouble.borrow() {
            return Err(StoreError::Unsaved);
        }
        let place = self.places.clone().acquire_owned().await.map_err(|_| StoreError::Closed)?;
        let (done, is_done) = oneshot::channel();
        let write = Write { work: Box::new(work), done, place };
        let writes = self.writes.lock().unwrap_or_else(PoisonError::into_inner).clone();
        writes.and_then(|writes| writes.send(write).ok()).ok_or(StoreError::Closed)?;
        is_done.await.map_err(|_| StoreError::Closed)?
    }

    /// Lets the writer end when it has written what waits.
    fn end(&self) -> Option<JoinHandle<()>> {
        self.writes.lock().unwrap_or_else(PoisonError::into_inner).take();
        self.writer.lock().unwrap_or_else(PoisonError::into_inner).take()
    }
}

impl Drop for Sqlite {
    fn drop(&mut self) {
        self.readers.forget();
        if let Some(writer) = self.end() {
            let _ = writer.join();
        }
    }
}

impl Store for Sqlite {
    fn make_table<'a>(&'a self, table: &'a TableRow) -> Later<'a, ()> {
        let table = table.clone();
        Box::pin(self.write(move |to| rows::insert_table(to, &table)))
    }

    fn table<'a>(&'a self, id: &'a str) -> Later<'a, Option<TableRow>> {
        let id = id.to_owned();
        Box::pin(self.readers.read(move |from| rows::find_table(from, &id)))
    }

    fn events<'a>(&'a self, table: &'a str) -> Later<'a, Vec<EventRow>> {
        let table = table.to_owned();
        Box::pin(self.readers.read(move |from| rows::events(from, &table)))
    }

    fn kept<'a>(&'a self, id: &'a str) -> Later<'a, Option<(TableRow, Vec<EventRow>)>> {
        let id = id.to_owned();
        Box::pin(self.readers.read(move |from| rows::kept(from, &id)))
    }

    fn tables(&self, listed: Listed) -> Later<'_, Vec<TableRow>> {
        Box::pin(self.readers.read(move |from| rows::tables(from, &listed)))
    }

    fn append(&self, append: Append) -> Later<'_, ()> {
        Box::pin(self.write(move |to| rows::insert_events(to, &append)))
    }

    fn set_seat<'a>(&'a self, table: &'a str, seat: usize, row: &'a SeatRow) -> Later<'a, ()> {
        let (table, row) = (table.to_owned(), row.clone());
        Box::pin(self.write(move |to| rows::put_seat(to, &table, seat as i64, &row)))
    }

    fn set_status<'a>(&'a self, table: &'a str, status: Status, at: i64) -> Later<'a, ()> {
        let table = table.to_owned();
        Box::pin(self.write(move |to| rows::set_status(to, &table, status, at)))
    }

    fn take_seat<'a>(
        &'a self,
        table: &'a str,
        seat: usize,
        row: &'a SeatRow,
        at: i64,
    ) -> Later<'a, ()> {
        let (table, row) = (table.to_owned(), row.clone());
        Box::pin(self.write(move |to| rows::take_seat(to, &table, seat as i64, &row, at)))
    }

    fn add_hint<'a>(&'a self, table: &'a str, hint: HintRow) -> Later<'a, ()> {
        let table = table.to_owned();
        Box::pin(self.write(move |to| rows::insert_hint(to, &table, hint)))
    }

    fn session<'a>(&'a self, token: &'a str) -> Later<'a, Option<SessionRow>> {
        let token = token.to_owned();
        Box::pin(self.readers.read(move |from| devices::session(from, &token)))
    }

    fn change_session<'a>(&'a self, id: &'a str, change: SessionChange) -> Later<'a, ()> {
        let id = id.to_owned();
        Box::pin(self.write(move |to| devices::change(to, &id, &change)))
    }

    fn devices<'a>(&'a self, session: &'a str) -> Later<'a, Vec<DeviceRow>> {
        let session = session.to_owned();
        Box::pin(self.readers.read(move |from| devices::devices(from, &session)))
    }

    fn results<'a>(&'a self, session: &'a str) -> Later<'a, Vec<Tally>> {
        let session = session.to_owned();
        Box::pin(self.readers.read(move |from| results::results(from, &session)))
    }

    fn share<'a>(&'a self, session: &'a str) -> Later<'a, Option<ShareRow>> {
        let session = session.to_owned();
        Box::pin(self.readers.read(move |from| results::share(from, &session)))
    }

    fn shared<'a>(&'a self, hash: &'a str) -> Later<'a, Option<SharedRow>> {
        let hash = hash.to_owned();
        Box::pin(self.readers.read(move |from| results::shared(from, &hash)))
    }

    fn set_person<'a>(&'a self, session: &'a str, person: Person, at: i64) -> Later<'a, ()> {
        let session = session.to_owned();
        Box::pin(self.write(move |to| rows::set_person(to, &session, &person, at)))
    }

    fn set_seats<'a>(&'a self, table: &'a str, seats: Vec<(usize, SeatRow)>) -> Later<'a, ()> {
        let table = table.to_owned();
        Box::pin(self.write(move |to| rows::put_seats(to, &table, &seats)))
    }

    fn set_left<'a>(&'a self, table: &'a str, seat: usize, at: i64) -> Later<'a, ()> {
        let table = table.to_owned();
        Box::pin(self.write(move |to| rows::set_left(to, &table, seat as i64, at)))
    }

    fn make_next<'a>(&'a self, table: &'a str, next: &'a TableRow) -> Later<'a, ()> {
        let (table, next) = (table.to_owned(), next.clone());
        Box::pin(self.write(move |to| rows::set_next(to, &table, &next)))
    }

    fn of_other_rules(&self, rules: Vec<Rules>) -> Later<'_, Vec<TableRow>> {
        Box::pin(self.readers.read(move |from| rows::of_other_rules(from, &rules)))
    }

    fn set_rules<'a>(&'a self, table: &'a str, rules: Rules, stand: &'a Stand) -> Later<'a, ()> {
        let (table, stand) = (table.to_owned(), stand.clone());
        Box::pin(self.write(move |to| rows::set_rules(to, &table, rules, &stand)))
    }

    fn add_message<'a>(&'a self, table: &'a str, message: &'a Message) -> Later<'a, ()> {
        let (table, message) = (table.to_owned(), message.clone());
        Box::pin(self.write(move |to| talk::insert(to, &table, &message)))
    }

    fn set_chat<'a>(&'a self, table: &'a str, has_chat: bool) -> Later<'a, ()> {
        let table = table.to_owned();
        Box::pin(self.write(move |to| talk::set_chat(to, &table, has_chat)))
    }

    fn forget_messages<'a>(&'a self, session: &'a str) -> Later<'a, ()> {
        let session = session.to_owned();
        Box::pin(self.write(move |to| talk::forget(to, &session)))
    }

    fn expire_messages(&self, before: i64) -> Later<'_, Vec<String>> {
        Box::pin(async move {
            let found = self.readers.read(move |from| talk::expired(from, before)).await?;
            let tables = found.clone();
            if !tables.is_empty() {
                self.write(move |to| talk::delete(to, &tables)).await?;
            }
            Ok(found)
        })
    }

    fn expire(&self, expiry: Expiry) -> Later<'_, usize> {
        Box::pin(async move {
            let found = self.readers.read(move |from| rows::expired(from, expiry)).await?;
            let count = found.0.len() + found.1.len();
            if count > 0 {
                self.write(move |to| rows::forget(to, &found, expiry)).await?;
            }
            Ok(count)
        })
    }

    fn set_times(&self, timing: Timing) -> Later<'_, ()> {
        Box::pin(self.write(move |to| times::set_times(to, &timing)))
    }

    fn deadlines(&self) -> Later<'_, Vec<(String, u64)>> {
        Box::pin(self.readers.read(times::deadlines))
    }

    fn put_off<'a>(&'a self, table: &'a str, deadline: u64) -> Later<'a, ()> {
        let table = table.to_owned();
        Box::pin(self.write(move |to| times::put_off(to, &table, deadline)))
    }

    fn ticks(&self) -> Later<'_, u64> {
        Box::pin(self.readers.read(times::ticks))
    }

    fn set_ticks(&self, ticks: u64) -> Later<'_, ()> {
        Box::pin(self.write(move |to| times::set_ticks(to, ticks)))
    }

    fn look(&self, look: Look) -> Later<'_, Found> {
        Box::pin(self.readers.read(move |from| admin::look(from, &look)))
    }

    fn act(&self, signed: Signed) -> Later<'_, Done> {
        Box::pin(async move {
            let done = Arc::new(Mutex::new(Done::new()));
            let ours = done.clone();
            self.write(move |to| {
                let did = admin::act(to, &signed)?;
                *ours.lock().unwrap_or_else(PoisonError::into_inner) = did;
                Ok(())
            })
            .await?;
            let did = std::mem::take(&mut *done.lock().unwrap_or_else(PoisonError::into_inner));
            Ok(did)
        })
    }

    fn probe(&self) -> Later<'_, ()> {
        Box::pin(async {
            self.write(writer::beat).await?;
            self.readers.read(|from| devices::session(from, "")).await?;
            Ok(())
        })
    }

    fn trouble(&self) -> watch::Receiver<bool> {
        self.trouble.clone()
    }

    fn notices(&self) -> &dyn crate::store::notices::Notices {
        self
    }

    fn close(&self) -> Later<'_, ()> {
        Box::pin(async {
            self.readers.close().await;
            if let Some(writer) = self.end() {
                let _ = tokio::task::spawn_blocking(|| writer.join()).await;
            }
            Ok(())
        })
    }
}
