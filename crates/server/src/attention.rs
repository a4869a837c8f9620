//! Whether anybody is at a table: bots think only for people.

use std::net::IpAddr;
use std::sync::PoisonError;
use std::time::Duration;

use crate::clock::Clock;

/// Whose doing it is that a bot thinks: thoughts are shared out among peers first and their sessions then.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub(crate) struct Patron {
    pub(crate) peer: Option<IpAddr>,
    pub(crate) session: String,
}

/// Which people look at a table, and which one did last.
#[derive(Debug)]
pub(crate) struct Attention {
    watched: std::sync::Mutex<Watched>,
    clock: Clock,
    /// How long a request counts, for pages that hold no stream.
    lasts: Duration,
}

#[derive(Debug, Default)]
struct Watched {
    streams: usize,
    last: Option<Last>,
}

#[derive(Debug)]
struct Last {
    at: Duration,
    patron: Patron,
    is_player: bool,
}

impl Attention {
    pub(crate) fn new(clock: Clock, lasts: Duration) -> Self {
        Self { watched: std::sync::Mutex::default(), clock, lasts }
    }

    fn watched(&self) -> std::sync::MutexGuard<'_, Watched> {
        self.watched.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Somebody asks for the table. Its bots think on the account of a player rather than of somebody who only looks.
    pub(crate) fn attend(&self, patron: Patron, is_player: bool) {
        let (now, mut watched) = (self.clock.gone(), self.watched());
        let is_held =
            watched.last.as_ref().is_some_and(|last| last.is_player && now < last.at + self.lasts);
        if is_player || !is_held {
            watched.last = Some(Last { at: now, patron, is_player });
        }
    }

    /// Somebody follows the table as long as this is held.
    pub(crate) fn follow(self: &std::sync::Arc<Self>) -> Following {
        self.watched().streams += 1;
        Following(self.clone())
    }

    /// For whom a bot may think now; nobody where nobody is there.
    pub(crate) fn patron(&self) -> Option<Patron> {
        let watched = self.watched();
        let last = watched.last.as_ref()?;
        (watched.streams > 0 || self.clock.gone() < last.at + self.lasts)
            .then(|| last.patron.clone())
    }
}

/// Somebody who follows a table.
#[derive(Debug)]
pub(crate) struct Following(std::sync::Arc<Attention>);

impl Drop for Following {
    fn drop(&mut self) {
        let mut watched = self.0.watched();
        watched.streams -= 1;
        // The page may only be loading again.
        if let Some(last) = &mut watched.last {
            last.at = self.0.clock.gone();
        }
    }
}
