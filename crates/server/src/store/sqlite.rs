//! The embedded store: SQLite in write-ahead mode, every commit on the disk before it counts.
//!
//! One writer gathers what waits into one transaction, so that many tables share one flush of the disk.

use std::path::Path;

use sqlx::error::DatabaseError;
use sqlx::sqlite::{
    SqliteConnectOptions, SqliteJournalMode, SqlitePool, SqlitePoolOptions, SqliteRow,
    SqliteSynchronous,
};
use sqlx::{Connection, Row, SqliteConnection};
use tokio::sync::{mpsc, oneshot};

use super::{Append, EventRow, Kind, Later, Listed, SeatRow, Status, Store, StoreError, TableRow};

/// The steps that made the database what it is; a new step goes at the end and an old one never changes.
const MIGRATIONS: [&str; 2] = [include_str!("migrations/1.sql"), include_str!("migrations/2.sql")];
/// How many writes may wait, and how many share a transaction.
const QUEUE: usize = 1024;
const TOGETHER: usize = 128;
/// How many tables a list shows at the most.
const MOST_LISTED: i64 = 50;

/// The embedded store.
#[derive(Debug)]
pub(crate) struct Sqlite {
    readers: SqlitePool,
    writes: mpsc::Sender<Write>,
}

/// A write that waits, and whom to tell.
struct Write {
    what: What,
    done: oneshot::Sender<Result<(), StoreError>>,
}

enum What {
    Table(Box<TableRow>),
    Append(Append),
    Seat { table: String, seat: i64, row: Box<SeatRow> },
    Status { table: String, status: Status, at: i64 },
    Session { hash: String, at: i64 },
}

impl Sqlite {
    /// Opens the file, makes it if need be, and brings it up to date.
    pub(crate) async fn open(file: &Path) -> Result<Self, StoreError> {
        let options = SqliteConnectOptions::new()
            .filename(file)
            .create_if_missing(true)
            .journal_mode(SqliteJournalMode::Wal)
            .synchronous(SqliteSynchronous::Full)
            .foreign_keys(true);
        let mut connection = SqliteConnection::connect_with(&options).await?;
        migrate(&mut connection).await?;
        let readers = SqlitePoolOptions::new()
            .max_connections(4)
            .connect_with(options.read_only(true))
            .await?;
        let (writes, waiting) = mpsc::channel(QUEUE);
        tokio::spawn(write_all(connection, waiting));
        Ok(Self { readers, writes })
    }

    async fn write(&self, what: What) -> Result<(), StoreError> {
        let (done, is_done) = oneshot::channel();
        self.writes.send(Write { what, done }).await.map_err(|_| StoreError::Closed)?;
        is_done.await.map_err(|_| StoreError::Closed)?
    }
}

async fn migrate(connection: &mut SqliteConnection) -> Result<(), StoreError> {
    let version: i64 =
        sqlx::query_scalar("PRAGMA user_version").fetch_one(&mut *connection).await?;
    for (step, sql) in MIGRATIONS.iter().enumerate().skip(usize::try_from(version).unwrap_or(0)) {
        let mut transaction = connection.begin().await?;
        sqlx::raw_sql(*sql).execute(&mut *transaction).await?;
        let raised = format!("PRAGMA user_version = {}", step + 1);
        sqlx::raw_sql(sqlx::AssertSqlSafe(raised)).execute(&mut *transaction).await?;
        transaction.commit().await?;
    }
    Ok(())
}

/// The one writer: takes what waits, commits it together, then tells everybody.
async fn write_all(mut connection: SqliteConnection, mut waiting: mpsc::Receiver<Write>) {
    while let Some(first) = waiting.recv().await {
        let mut together = vec![first];
        while together.len() < TOGETHER {
            let Ok(next) = waiting.try_recv() else { break };
            together.push(next);
        }
        let results = commit(&mut connection, &together).await;
        for (write, result) in together.into_iter().zip(results) {
            // Who asked may be gone; what was written stays written.
            let _ = write.done.send(result);
        }
    }
}

/// Commits all writes; one that cannot be done is left out and told so, and the others stand.
async fn commit(
    connection: &mut SqliteConnection,
    writes: &[Write],
) -> Vec<Result<(), StoreError>> {
    match try_commit(connection, writes).await {
        Ok(results) => results,
        Err(error) => {
            tracing::error!(%error, "a transaction failed");
            writes.iter().map(|_| Err(StoreError::Closed)).collect()
        }
    }
}

async fn try_commit(
    connection: &mut SqliteConnection,
    writes: &[Write],
) -> Result<Vec<Result<(), StoreError>>, StoreError> {
    let mut results = Vec::with_capacity(writes.len());
    let mut transaction = connection.begin().await?;
    for write in writes {
        let mut part = transaction.begin().await?;
        let result = carry_out(&mut part, &write.what).await;
        if result.is_ok() {
            part.commit().await?;
        } else {
            part.rollback().await?;
        }
        results.push(result);
    }
    transaction.commit().await?;
    Ok(results)
}

async fn carry_out(to: &mut SqliteConnection, what: &What) -> Result<(), StoreError> {
    match what {
        What::Table(table) => insert_table(to, table).await,
        What::Append(append) => insert_events(to, append).await,
        What::Seat { table, seat, row } => insert_seat(to, table, *seat, row).await,
        What::Status { table, status, at } => set_status(to, table, *status, *at).await,
        What::Session { hash, at } => {
            let sql = "INSERT INTO sessions (hash, made_at) VALUES (?, ?) ON CONFLICT DO NOTHING";
            sqlx::query(sql).bind(hash).bind(at).execute(to).await?;
            Ok(())
        }
    }
}

async fn insert_table(to: &mut SqliteConnection, table: &TableRow) -> Result<(), StoreError> {
    let sql = "INSERT INTO tables (id, game, settings, pack, rules, status, secret, is_public, limit_seconds, host, \
               made_at, moved_at) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)";
    sqlx::query(sql)
        .bind(&table.id)
        .bind(&table.game)
        .bind(&table.settings)
        .bind(&table.pack)
        .bind(&table.rules)
        .bind(table.status.id())
        .bind(&table.secret)
        .bind(table.is_public)
        .bind(table.limit_seconds)
        .bind(&table.host)
        .bind(table.made_at)
        .bind(table.moved_at)
        .execute(&mut *to)
        .await?;
    for (seat, row) in (0..).zip(&table.seats) {
        insert_seat(to, &table.id, seat, row).await?;
    }
    Ok(())
}

async fn insert_seat(
    to: &mut SqliteConnection,
    table: &str,
    seat: i64,
    row: &SeatRow,
) -> Result<(), StoreError> {
    let sql = "INSERT OR REPLACE INTO seats (table_id, seat, bot, is_open, invitation, owner, name, entropy, stand_in) \
               VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)";
    sqlx::query(sql)
        .bind(table)
        .bind(seat)
        .bind(&row.bot)
        .bind(row.is_open)
        .bind(&row.invitation)
        .bind(&row.owner)
        .bind(&row.name)
        .bind(&row.entropy)
        .bind(&row.stand_in)
        .execute(to)
        .await?;
    Ok(())
}

async fn insert_events(to: &mut SqliteConnection, append: &Append) -> Result<(), StoreError> {
    let sql =
        "INSERT INTO events (table_id, number, kind, seat, text, key) VALUES (?, ?, ?, ?, ?, ?)";
    for (number, event) in (append.first..).zip(&append.events) {
        sqlx::query(sql)
            .bind(&append.table)
            .bind(number)
            .bind(event.kind.id())
            .bind(event.seat.map(|seat| seat as i64))
            .bind(&event.text)
            .bind(&event.key)
            .execute(&mut *to)
            .await
            .map_err(conflict)?;
    }
    set_status(to, &append.table, append.status, append.at).await
}

/// A number or key that is there already is another event that came first.
fn conflict(error: sqlx::Error) -> StoreError {
    let is_taken = error.as_database_error().is_some_and(DatabaseError::is_unique_violation);
    if is_taken { StoreError::Conflict } else { StoreError::Database(error) }
}

async fn set_status(
    to: &mut SqliteConnection,
    table: &str,
    status: Status,
    at: i64,
) -> Result<(), StoreError> {
    let sql = "UPDATE tables SET status = ?, moved_at = ? WHERE id = ?";
    sqlx::query(sql).bind(status.id()).bind(at).bind(table).execute(to).await?;
    Ok(())
}

impl Store for Sqlite {
    fn make_table<'a>(&'a self, table: &'a TableRow) -> Later<'a, ()> {
        Box::pin(self.write(What::Table(Box::new(table.clone()))))
    }

    fn table<'a>(&'a self, id: &'a str) -> Later<'a, Option<TableRow>> {
        Box::pin(async move {
            let found = sqlx::query("SELECT * FROM tables WHERE id = ?")
                .bind(id)
                .fetch_optional(&self.readers)
                .await?;
            let Some(row) = found else { return Ok(None) };
            Ok(Some(self.with_seats(&row).await?))
        })
    }

    fn events<'a>(&'a self, table: &'a str) -> Later<'a, Vec<EventRow>> {
        Box::pin(async move {
            let sql = "SELECT kind, seat, text, key FROM events WHERE table_id = ? ORDER BY number";
            let rows = sqlx::query(sql).bind(table).fetch_all(&self.readers).await?;
            Ok(rows.iter().map(event).collect::<Result<_, _>>()?)
        })
    }

    fn tables(&self, listed: Listed) -> Later<'_, Vec<TableRow>> {
        Box::pin(async move {
            let (sql, session) = match listed {
                Listed::Open => (
                    "SELECT * FROM tables t WHERE is_public AND status = 'waiting' AND EXISTS (SELECT 1 FROM seats s \
                     WHERE s.table_id = t.id AND s.is_open AND s.owner IS NULL AND s.bot IS NULL AND '' = ?) \
                     ORDER BY made_at DESC LIMIT ?",
                    String::new(),
                ),
                Listed::Playing => (
                    "SELECT * FROM tables WHERE is_public AND status = 'playing' AND '' = ? ORDER BY moved_at DESC LIMIT ?",
                    String::new(),
                ),
                Listed::Of(session) => (
                    "SELECT * FROM tables t WHERE EXISTS (SELECT 1 FROM seats s WHERE s.table_id = t.id AND s.owner = ?1) \
                     OR t.host = ?1 ORDER BY moved_at DESC LIMIT ?2",
                    session,
                ),
            };
            let rows =
                sqlx::query(sql).bind(session).bind(MOST_LISTED).fetch_all(&self.readers).await?;
            let mut tables = Vec::with_capacity(rows.len());
            for row in &rows {
                tables.push(self.with_seats(row).await?);
            }
            Ok(tables)
        })
    }

    fn append(&self, append: Append) -> Later<'_, ()> {
        Box::pin(self.write(What::Append(append)))
    }

    fn set_seat<'a>(&'a self, table: &'a str, seat: usize, row: &'a SeatRow) -> Later<'a, ()> {
        let (table, row) = (table.to_owned(), Box::new(row.clone()));
        Box::pin(self.write(What::Seat { table, seat: seat as i64, row }))
    }

    fn set_status<'a>(&'a self, table: &'a str, status: Status, at: i64) -> Later<'a, ()> {
        Box::pin(self.write(What::Status { table: table.to_owned(), status, at }))
    }

    fn make_session<'a>(&'a self, hash: &'a str, at: i64) -> Later<'a, ()> {
        Box::pin(self.write(What::Session { hash: hash.to_owned(), at }))
    }

    fn has_session<'a>(&'a self, hash: &'a str) -> Later<'a, bool> {
        Box::pin(async move {
            let sql = "SELECT COUNT(*) FROM sessions WHERE hash = ?";
            let count: i64 = sqlx::query_scalar(sql).bind(hash).fetch_one(&self.readers).await?;
            Ok(count > 0)
        })
    }

    fn backup<'a>(&'a self, file: &'a Path) -> Later<'a, ()> {
        Box::pin(async move {
            let name = file.to_string_lossy().into_owned();
            sqlx::query("VACUUM INTO ?").bind(name).execute(&self.readers).await?;
            Ok(())
        })
    }
}

impl Sqlite {
    async fn with_seats(&self, row: &SqliteRow) -> Result<TableRow, StoreError> {
        let id: String = row.try_get("id")?;
        let sql = "SELECT * FROM seats WHERE table_id = ? ORDER BY seat";
        let seats = sqlx::query(sql).bind(&id).fetch_all(&self.readers).await?;
        let seats = seats.iter().map(seat).collect::<Result<_, _>>()?;
        Ok(table(row, id, seats)?)
    }
}

fn table(row: &SqliteRow, id: String, seats: Vec<SeatRow>) -> Result<TableRow, sqlx::Error> {
    let status: String = row.try_get("status")?;
    Ok(TableRow {
        id,
        game: row.try_get("game")?,
        settings: row.try_get("settings")?,
        pack: row.try_get("pack")?,
        rules: row.try_get("rules")?,
        status: known(&Status::ALL, Status::id, &status)?,
        secret: row.try_get("secret")?,
        is_public: row.try_get("is_public")?,
        limit_seconds: row.try_get("limit_seconds")?,
        host: row.try_get("host")?,
        made_at: row.try_get("made_at")?,
        moved_at: row.try_get("moved_at")?,
        seats,
    })
}

fn seat(row: &SqliteRow) -> Result<SeatRow, sqlx::Error> {
    Ok(SeatRow {
        bot: row.try_get("bot")?,
        is_open: row.try_get("is_open")?,
        invitation: row.try_get("invitation")?,
        owner: row.try_get("owner")?,
        name: row.try_get("name")?,
        entropy: row.try_get("entropy")?,
        stand_in: row.try_get("stand_in")?,
    })
}

fn event(row: &SqliteRow) -> Result<EventRow, sqlx::Error> {
    let kind: String = row.try_get("kind")?;
    let seat: Option<i64> = row.try_get("seat")?;
    Ok(EventRow {
        kind: known(&Kind::ALL, Kind::id, &kind)?,
        seat: seat.and_then(|seat| usize::try_from(seat).ok()),
        text: row.try_get("text")?,
        key: row.try_get("key")?,
    })
}

/// The value of this id; a word we never wrote is a damaged database.
fn known<T: Copy>(all: &[T], id: impl Fn(T) -> &'static str, text: &str) -> Result<T, sqlx::Error> {
    let found = all.iter().copied().find(|value| id(*value) == text);
    found.ok_or_else(|| sqlx::Error::Decode(format!("{text:?} is no word of ours").into()))
}
