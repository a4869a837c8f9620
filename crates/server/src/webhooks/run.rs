//! What sends messages: it looks at the tables whose people may have to be called, writes down whom, and sends what is due.

use std::collections::HashSet;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use super::message::{notice, signed, test_body};
use super::{Outcome, Signed};
use crate::app::App;
use crate::random;
use crate::store::StoreError;
use crate::store::notices::{Notice, Notices, Tried, Webhook};

/// After how many seconds a message is tried again: five times in three quarters of an hour.
const AGAIN: [i64; 4] = [30, 120, 600, 1800];
/// How many seconds lie between two messages to a person: after one that has arrived, and after one that was given up.
const BETWEEN: i64 = 5;
const AFTER_LOSS: i64 = 600;
/// How long a game may have been over when the server starts, for its people to be told still.
const LATE: i64 = 3600;
/// How long it is at most from one look to the next, and from one try to write something down to the next.
const PAUSE: Duration = Duration::from_secs(30);
const TROUBLE: Duration = Duration::from_secs(2);
/// Who answers so has gone for good.
const GONE: u16 = 410;

/// The sessions to which a message is under way.
type Busy = Arc<Mutex<HashSet<String>>>;

/// Sends messages until it is dropped.
pub(crate) async fn run(app: App) {
    if !app.caller.is_on {
        return;
    }
    while begin(&app).await.is_err() {
        app.hub.clock.sleep(TROUBLE).await;
    }
    let busy = Busy::default();
    loop {
        look(&app).await;
        let next = send_due(&app, &busy).await.unwrap_or(PAUSE);
        let clock = &app.hub.clock;
        let looked = app.hub.turns.next().map(|at| at.saturating_sub(clock.gone()));
        tokio::select! {
            () = app.hub.turns.news.notified() => {}
            () = clock.sleep(next.min(looked.unwrap_or(PAUSE))) => {}
        }
    }
}

/// Finds who wants to be called, and what they may not have been told before the server ended.
async fn begin(app: &App) -> Result<(), StoreError> {
    let (turns, now) = (&app.hub.turns, app.hub.clock.now());
    for session in notices(app).listeners().await? {
        turns.listen(&session, true);
    }
    for table in notices(app).callers(now - LATE).await? {
        turns.look_at(&table, app.hub.clock.gone());
    }
    Ok(())
}

fn notices(app: &App) -> &dyn Notices {
    app.hub.store.notices()
}

/// Writes down who is to be called about the tables that have changed a while ago.
async fn look(app: &App) {
    for (table, since) in app.hub.turns.take_changed(app.hub.clock.gone()) {
        if call(app, &table, since).await.is_err() {
            // The store says itself when it fails; what could not be written down is tried again.
            app.hub.turns.look_at(&table, app.hub.clock.gone());
        }
    }
}

/// Writes down who is to be called about a table: those whom it concerns and who have not looked at it since.
async fn call(app: &App, table: &str, since: Duration) -> Result<(), StoreError> {
    let awake = app.hub.find(table);
    for call in notices(app).calls(table).await? {
        let session = &call.webhook.session;
        if awake.as_ref().is_some_and(|shared| shared.sight.has_seen(session, since)) {
            continue;
        }
        notices(app).put_notice(notice(&call, app.hub.clock.now())).await?;
    }
    Ok(())
}

/// Sends what is due, as far as there are places; how long it is until something is due again.
async fn send_due(app: &App, busy: &Busy) -> Result<Duration, StoreError> {
    let now = app.hub.clock.now();
    let under_way = lock(busy).iter().cloned().collect();
    let due = notices(app).due(now, under_way).await?;
    for (notice, webhook) in due.found {
        if notice.is_stale {
            notices(app).drop_notice(&notice.id).await?;
            continue;
        }
        let caller = &app.caller;
        let is_failing = webhook.failing_since.is_some();
        let places = if is_failing { &caller.failing_places } else { &caller.places };
        // Whoever has no place now is found again when one is free.
        let Ok(place) = places.clone().try_acquire_owned() else { continue };
        lock(busy).insert(webhook.session.clone());
        let (app, busy) = (app.clone(), busy.clone());
        tokio::spawn(async move {
            send_notice(&app, &webhook, &notice).await;
            lock(&busy).remove(&webhook.session);
            drop(place);
            app.hub.turns.news.notify_one();
        });
    }
    let seconds = due.next.map_or(0, |next| (next - now).max(1));
    Ok(if seconds == 0 { PAUSE } else { Duration::from_secs(seconds.cast_unsigned()) })
}

fn lock(busy: &Busy) -> MutexGuard<'_, HashSet<String>> {
    busy.lock().unwrap_or_else(PoisonError::into_inner)
}

/// Sends a message once, and writes down what came of it.
async fn send_notice(app: &App, webhook: &Webhook, notice: &Notice) {
    let now = app.hub.clock.now();
    let message = signed(webhook, &notice.id, notice.about.id(), &notice.body, now);
    let outcome = app.caller.send(&webhook.url, &message).await;
    let now = app.hub.clock.now();
    let again = usize::try_from(notice.tries).ok().and_then(|tries| AGAIN.get(tries));
    let is_gone = matches!(outcome, Outcome::Status(status) if status.as_u16() == GONE);
    let due = again.filter(|_| outcome != Outcome::Taken && !is_gone).map(|later| now + later);
    let pause = if outcome == Outcome::Taken { BETWEEN } else { AFTER_LOSS };
    let tried = Tried {
        session: webhook.session.clone(),
        notice: Some(notice.id.clone()),
        due,
        next_at: due.unwrap_or(now + pause),
        at: now,
        has_arrived: outcome == Outcome::Taken,
        is_over: is_gone,
        outcome: outcome.text(),
    };
    // Until it is written down, nothing else is sent: the same message would be, again and again.
    loop {
        match notices(app).tried(tried.clone()).await {
            Ok(()) | Err(StoreError::Closed | StoreError::Conflict) => return,
            Err(_) => app.hub.clock.sleep(TROUBLE).await,
        }
    }
}

/// Sends a message to see whether it arrives.
pub(crate) async fn send(app: &App, webhook: &Webhook) -> Result<(), StoreError> {
    let now = app.hub.clock.now();
    let message: Signed =
        signed(webhook, &random::delivery_id(), "test", &test_body(webhook, now), now);
    let outcome = app.caller.send(&webhook.url, &message).await;
    let now = app.hub.clock.now();
    let tried = Tried {
        session: webhook.session.clone(),
        notice: None,
        due: None,
        // What waits may follow at once.
        next_at: now,
        at: now,
        has_arrived: outcome == Outcome::Taken,
        is_over: false,
        outcome: outcome.text(),
    };
    notices(app).tried(tried).await
}
