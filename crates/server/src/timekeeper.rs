//! Ends the time of players though nobody looks: one task for all tables, which wakes when the first one is due.
//!
//! Which table that is, an index of the store says: a table whose clocks run costs one row there, and no memory. Whether
//! somebody's time is up, the table itself says once it is looked at.

use std::time::Duration;

use tokio::time::sleep;

use crate::app::{App, to_the_end};
use crate::hub::ActError;
use crate::store::StoreError;

/// How often it is written down how long the server has run, while any clock runs: a crash gives back so much at the most.
const BEAT: u64 = 5_000;
/// How long it is from one try to the next where the store fails.
const PAUSE: Duration = Duration::from_millis(500);
/// After how long a table is looked at again that could not be.
const LATER: u64 = 60_000;

/// The server stops.
struct Closed;

/// Looks at every table that is due, again and again.
pub(crate) async fn keep(app: App) {
    let mut trouble = app.hub.store.trouble();
    let mut beaten = app.hub.ticker.now();
    loop {
        let is_in_trouble = *trouble.borrow_and_update();
        app.hub.ticker.pause(is_in_trouble);
        if is_in_trouble {
            // Nobody can move, so nobody's time passes.
            if trouble.changed().await.is_err() {
                return;
            }
            continue;
        }
        app.hub.ticker.arm(u64::MAX);
        let Ok(next) = look(&app).await else { return };
        app.hub.ticker.arm(next.unwrap_or(u64::MAX));
        tokio::select! {
            () = app.hub.ticker.sleep_until(next.unwrap_or(0).min(beaten + BEAT)), if next.is_some() => {}
            () = app.hub.ticker.alarmed() => {}
            changed = trouble.changed() => if changed.is_err() { return },
        }
        if next.is_some() && app.hub.ticker.now() >= beaten + BEAT {
            beaten = app.hub.ticker.now();
            // The next beat says it as well.
            let _ = app.hub.store.set_ticks(beaten).await;
        }
    }
}

/// Looks at the tables that are due; when the next one is.
async fn look(app: &App) -> Result<Option<u64>, Closed> {
    let found = match app.hub.store.deadlines().await {
        Ok(found) => found,
        Err(StoreError::Closed) => return Err(Closed),
        Err(_) => {
            sleep(PAUSE).await;
            return Ok(Some(0));
        }
    };
    let now = app.hub.ticker.now();
    let next = found.iter().map(|(_, deadline)| *deadline).find(|deadline| *deadline > now);
    let due: Vec<String> =
        found.into_iter().filter(|(_, deadline)| *deadline <= now).map(|(id, _)| id).collect();
    let next = if due.is_empty() { next } else { Some(now) };
    for table in due {
        look_at(app, &table).await?;
    }
    Ok(next)
}

/// Looks at a table. One that cannot be looked at keeps no other one waiting.
async fn look_at(app: &App, table: &str) -> Result<(), Closed> {
    let (looking, id) = (app.clone(), table.to_owned());
    match to_the_end(async move { looking.hub.look(&id).await }).await {
        Ok(()) => {}
        Err(ActError::Store(StoreError::Closed)) => return Err(Closed),
        Err(ActError::Store(StoreError::Unsaved)) => sleep(PAUSE).await,
        Err(error) => {
            tracing::error!(table, %error, "whether somebody's time is up cannot be seen");
            let later = app.hub.ticker.now() + LATER;
            if app.hub.store.put_off(table, later).await.is_err() {
                sleep(PAUSE).await;
            }
        }
    }
    Ok(())
}
