//! Who has a table before them: whoever has needs no message about it.

use std::collections::HashMap;
use std::sync::{Arc, MutexGuard, PoisonError};
use std::time::Duration;

use crate::clock::Clock;

/// The players who have looked at a table.
#[derive(Debug)]
pub(crate) struct Sight {
    /// By session; only players are in it.
    seen: std::sync::Mutex<HashMap<String, Seen>>,
    clock: Clock,
}

#[derive(Debug, Default)]
struct Seen {
    streams: usize,
    /// When a page was last asked for, or its stream ended.
    at: Duration,
}

impl Sight {
    pub(crate) fn new(clock: Clock) -> Self {
        Self { seen: std::sync::Mutex::default(), clock }
    }

    fn seen(&self) -> MutexGuard<'_, HashMap<String, Seen>> {
        self.seen.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// A player has asked for the page.
    pub(crate) fn glance(&self, session: &str) {
        let now = self.clock.gone();
        self.seen().entry(session.to_owned()).or_default().at = now;
    }

    /// A player follows the table as long as this is held.
    pub(crate) fn look(self: &Arc<Self>, session: &str) -> Looking {
        self.seen().entry(session.to_owned()).or_default().streams += 1;
        Looking { sight: self.clone(), session: session.to_owned() }
    }

    /// Whether a player has had the table before them since this time.
    pub(crate) fn has_seen(&self, session: &str, since: Duration) -> bool {
        self.seen().get(session).is_some_and(|seen| seen.streams > 0 || seen.at >= since)
    }
}

/// A player who follows a table.
#[derive(Debug)]
pub(crate) struct Looking {
    sight: Arc<Sight>,
    session: String,
}

impl Drop for Looking {
    fn drop(&mut self) {
        let now = self.sight.clock.gone();
        if let Some(seen) = self.sight.seen().get_mut(&self.session) {
            seen.streams -= 1;
            seen.at = now;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn whoever_follows_a_table_sees_it_and_whoever_has_left_does_not() {
        let clock = Clock::default();
        let sight = Arc::new(Sight::new(clock.clone()));
        let pass = || {
            clock.pass(Duration::from_secs(9));
            clock.gone()
        };
        let start = pass();
        assert!(!sight.has_seen("ana", start));
        sight.glance("ana");
        assert!(sight.has_seen("ana", start), "since the start");
        let later = pass();
        assert!(!sight.has_seen("ana", later), "but not since then");
        let looking = [sight.look("ana"), sight.look("ana")];
        let now = pass();
        assert!(sight.has_seen("ana", now) && !sight.has_seen("bo", now));
        drop(looking);
        assert!(sight.has_seen("ana", now), "it was seen until just now");
        assert!(!sight.has_seen("ana", pass()));
    }
}
