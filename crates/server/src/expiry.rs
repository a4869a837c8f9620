//! What nobody uses is deleted: tables that never begin, sessions that never sit down.
//!
//! A table that has not begun is kept for as many days as the server's owner says since somebody last sat down at it. A
//! session without a seat or a table is kept for a month, any other for a year since something last happened at its
//! tables. Games that began are kept for ever.

use std::sync::Arc;
use std::time::Duration;

use table::pages::Kept;

use crate::Config;
use crate::clock::{Clock, DAY};
use crate::store::{Act, Expiry, Signed, Store};

/// How many days sessions are kept: without a seat or table, and without anything that happens.
const UNUSED: i64 = 30;
const UNSEEN: i64 = 365;
/// How many days it is kept what the server's host has done.
const ADMIN_LOG: i64 = 365;
/// How many days it is remembered that people were told of the end of a game.
const MARKED: i64 = 7;
/// How long it is from one look to the next.
const PAUSE: Duration = Duration::from_hours(1);

/// What the page about privacy says of this server: how long everything is kept, and who runs it.
pub(crate) fn kept(config: &Config) -> Kept {
    Kept {
        operator: config.operator.clone(),
        tables: i64::from(config.keep_waiting),
        unused: UNUSED,
        unseen: UNSEEN,
        admin_log: ADMIN_LOG,
        cookie: i64::from(crate::viewer::LONG) / DAY,
    }
}

/// Deletes what has expired, a little at a time, again and again.
pub(crate) async fn sweep(store: Arc<dyn Store>, clock: Clock, keep_waiting: u32) {
    loop {
        // Time that passes during a sweep counts.
        let next = clock.gone() + PAUSE;
        let now = clock.now();
        let expiry = Expiry {
            tables: now - i64::from(keep_waiting) * DAY,
            sessions: now - UNUSED * DAY,
            unseen: now - UNSEEN * DAY,
        };
        let prune = Signed { act: Act::Prune(now - ADMIN_LOG * DAY), who: String::new(), at: now };
        let _ = store.act(prune).await;
        let mut deleted = 0;
        // The store says itself when it fails; then the rest waits for the next time.
        while let Ok(count @ 1..) = store.expire(expiry).await {
            deleted += count;
        }
        if deleted > 0 {
            tracing::info!(
                deleted,
                "tables that never began and sessions that nobody used are deleted"
            );
        }
        let _ = store.notices().prune(now - MARKED * DAY).await;
        clock.sleep(next.saturating_sub(clock.gone())).await;
    }
}
