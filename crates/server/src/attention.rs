//! Whether anybody is at a table: bots think only for people.

use std::net::IpAddr;
use std::sync::PoisonError;
use std::time::Duration;

use crate::clock::Clock;

/// On whose account a bot thinks: workers are shared among peers first, then among the sessions of each.
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
    /// How many of them are players'.
    players: usize,
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
        let is_held = watched.last.as_ref().is_some_and(|last| {
            last.is_player && (watched.players > 0 || now < last.at + self.lasts)
        });
        if is_player || !is_held {
            watched.last = Some(Last { at: now, patron, is_player });
        }
    }

    /// Somebody follows the table as long as this is held.
    pub(crate) fn follow(self: &std::sync::Arc<Self>, is_player: bool) -> Following {
        let mut watched = self.watched();
        watched.streams += 1;
        watched.players += usize::from(is_player);
        Following { attention: self.clone(), is_player }
    }

    /// How many people watch: those who follow the table and do not play.
    pub(crate) fn watching(&self) -> usize {
        let watched = self.watched();
        watched.streams - watched.players
    }

    /// How many follow the table.
    pub(crate) fn streams(&self) -> usize {
        self.watched().streams
    }

    /// For whom a bot may think now; none if nobody is at the table.
    pub(crate) fn patron(&self) -> Option<Patron> {
        let watched = self.watched();
        let last = watched.last.as_ref()?;
        (watched.streams > 0 || self.clock.gone() < last.at + self.lasts)
            .then(|| last.patron.clone())
    }
}

/// Somebody who follows a table.
#[derive(Debug)]
pub(crate) struct Following {
    attention: std::sync::Arc<Attention>,
    is_player: bool,
}

impl Drop for Following {
    fn drop(&mut self) {
        let mut watched = self.attention.watched();
        watched.streams -= 1;
        watched.players -= usize::from(self.is_player);
        // The page may only be loading again.
        if let Some(last) = watched.last.as_mut().filter(|last| self.is_player || !last.is_player) {
            last.at = self.attention.clock.gone();
        }
    }
}

#[cfg(test)]
mod tests {
    use std::sync::Arc;

    use super::*;

    fn patron(session: &str) -> Patron {
        Patron { peer: None, session: session.into() }
    }

    #[test]
    fn bots_think_on_the_account_of_a_player_who_is_there() {
        let (clock, lasts) = (Clock::default(), Duration::from_mins(2));
        let attention = Arc::new(Attention::new(clock.clone(), lasts));
        attention.attend(patron("bystander"), false);
        assert_eq!(attention.patron(), Some(patron("bystander")));
        attention.attend(patron("player"), true);
        attention.attend(patron("bystander"), false);
        assert_eq!(attention.patron(), Some(patron("player")));
        let following = attention.follow(true);
        clock.pass(2 * lasts);
        attention.attend(patron("bystander"), false);
        assert_eq!(attention.patron(), Some(patron("player")), "the player's page is open");
        drop(following);
        clock.pass(2 * lasts);
        assert_eq!(attention.patron(), None, "nobody is there");
        attention.attend(patron("bystander"), false);
        assert_eq!(attention.patron(), Some(patron("bystander")));
    }
}
