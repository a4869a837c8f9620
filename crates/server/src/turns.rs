//! Whose turn it is, as far as it changes: what somebody was told stays true until then, and webhooks are called for it.

use std::collections::{BTreeMap, HashSet};
use std::fmt;
use std::hash::{BuildHasher, Hash, RandomState};
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{MutexGuard, PoisonError};
use std::time::Duration;

use table::live::Live;
use table::row::Status;
use tokio::sync::Notify;

/// How many counts there are; who shares one is told anew a little more often.
const COUNTS: usize = 1 << 14;
/// How long somebody may take to look, before a webhook is called.
const GRACE: Duration = Duration::from_secs(8);

/// How often the turns of each session have changed, and the tables whose people may have to be called.
pub(crate) struct Turns {
    counts: Vec<AtomicU64>,
    /// Which count is whose is another chance in every process.
    buckets: RandomState,
    /// The sessions with a webhook.
    listeners: std::sync::Mutex<HashSet<String>>,
    /// When to look at a table, and since when it is as it is, by its id.
    changed: std::sync::Mutex<BTreeMap<String, (Duration, Duration)>>,
    /// Somebody may have to be called.
    pub(crate) news: Notify,
}

impl fmt::Debug for Turns {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Turns").finish_non_exhaustive()
    }
}

impl Turns {
    pub(crate) fn new() -> Self {
        Self {
            counts: (0..COUNTS).map(|_| AtomicU64::new(0)).collect(),
            buckets: RandomState::new(),
            listeners: std::sync::Mutex::default(),
            changed: std::sync::Mutex::default(),
            news: Notify::new(),
        }
    }

    /// What names the turns of a session as they are now: read before the store is, it is never newer than what is read there.
    pub(crate) fn tag(&self, of: &(impl Hash + ?Sized)) -> String {
        let (hash, count) = self.count(of);
        format!("{hash:x}-{:x}", count.load(Ordering::Acquire))
    }

    fn count(&self, of: &(impl Hash + ?Sized)) -> (u64, &AtomicU64) {
        let hash = self.buckets.hash_one(of);
        (hash, &self.counts[hash as usize % COUNTS])
    }

    /// A table is another now.
    pub(crate) fn published(&self, before: &Live, after: &Live, now: Duration) {
        let (was, is) = (asked(before), asked(after));
        if was == is && before.row.status == after.row.status {
            return;
        }
        let owners: HashSet<&str> = was.iter().chain(&is).map(|(owner, _)| *owner).collect();
        let listeners = self.listeners();
        let is_heard = owners.iter().any(|owner| listeners.contains(*owner));
        drop(listeners);
        for owner in owners {
            self.count(owner).1.fetch_add(1, Ordering::Release);
        }
        if is_heard {
            self.look_at(&after.row.id, now);
        }
    }

    /// A table is as it is since this time: its people are to be called if they do not look soon.
    pub(crate) fn look_at(&self, table: &str, since: Duration) {
        self.changed().insert(table.to_owned(), (since + GRACE, since));
        self.news.notify_one();
    }

    /// The tables to look at now, and since when they are as they are.
    pub(crate) fn take_changed(&self, now: Duration) -> Vec<(String, Duration)> {
        let mut changed = self.changed();
        let due = changed.extract_if(.., |_, (at, _)| *at <= now);
        due.map(|(table, (_, since))| (table, since)).collect()
    }

    /// When to look at a table next.
    pub(crate) fn next(&self) -> Option<Duration> {
        self.changed().values().map(|(at, _)| *at).min()
    }

    /// A session has a webhook, or has none any more.
    pub(crate) fn listen(&self, session: &str, is_on: bool) {
        let mut listeners = self.listeners();
        if is_on {
            listeners.insert(session.to_owned());
        } else {
            listeners.remove(session);
        }
    }

    fn listeners(&self) -> MutexGuard<'_, HashSet<String>> {
        self.listeners.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn changed(&self) -> MutexGuard<'_, BTreeMap<String, (Duration, Duration)>> {
        self.changed.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// Who sits at a table, and whether they are asked.
fn asked(live: &Live) -> Vec<(&str, bool)> {
    let is_on = live.row.status == Status::Playing;
    let stand = live.game.turn();
    let seats = engine::Seat::all(live.row.seats.len()).zip(&live.row.seats);
    let seats = seats.filter_map(|(seat, row)| {
        let is_asked = is_on && row.stand_in.is_none() && stand.asks(seat);
        Some((row.owner.as_deref()?, is_asked))
    });
    seats.collect()
}
