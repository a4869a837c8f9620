//! How many streams there may be: of a session, of a peer, and at a table.

use std::collections::HashMap;
use std::net::IpAddr;
use std::sync::{Arc, PoisonError};

use crate::shared::Shared;
use crate::viewer::Viewer;

/// The most streams of one session: as many tables in sight at once.
const OF_SESSION: usize = 16;
/// The most streams of one peer: a school behind one address, which has connections left for pages besides.
const OF_PEER: usize = 192;
/// The most viewers of one table; people with a seat there are not counted out by them.
const OF_TABLE: usize = 5000;

/// Which share of all connections streams may have, and which share of them those of people without a seat: the rest is
/// for pages and moves, so that nobody who only looks keeps the players out.
const OF_ALL: (usize, usize) = (3, 4);
const OF_SPECTATORS: (usize, usize) = (1, 2);

/// What streams are counted by.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
enum Key {
    Session(String),
    Peer(IpAddr),
    Table(String),
    /// A session's from a peer: never too many, but the server's host sees from where somebody looks.
    From(String, IpAddr),
    Spectators,
    All,
}

/// The streams there are.
#[derive(Clone, Debug)]
pub(crate) struct Viewers {
    counts: Arc<std::sync::Mutex<HashMap<Key, usize>>>,
    most_connections: usize,
}

/// The place of one stream, until it is dropped.
#[derive(Debug)]
pub(crate) struct Taken {
    viewers: Viewers,
    keys: Vec<Key>,
}

impl Viewers {
    pub(crate) fn new(most_connections: usize) -> Self {
        Self { counts: Arc::default(), most_connections }
    }

    /// Takes a place; none if there are too many already.
    pub(crate) fn take(&self, viewer: &Viewer, shared: &Shared) -> Option<Taken> {
        let session = viewer.session();
        let has_seat = shared.now().seat_of(&session).is_some();
        let share = |(part, of)| self.most_connections.saturating_mul(part) / of;
        let from = viewer.peer.filter(|_| !session.is_empty());
        let limits = [
            from.map(|peer| (Key::From(session.clone(), peer), usize::MAX)),
            Some((Key::All, share(OF_ALL))),
            (!has_seat).then(|| (Key::Spectators, share(OF_SPECTATORS))),
            (!session.is_empty()).then_some((Key::Session(session), OF_SESSION)),
            viewer.peer.map(|peer| (Key::Peer(peer), OF_PEER)),
            (!has_seat).then(|| (Key::Table(shared.id.clone()), OF_TABLE)),
        ];
        let limits: Vec<(Key, usize)> = limits.into_iter().flatten().collect();
        let mut counts = self.counts.lock().unwrap_or_else(PoisonError::into_inner);
        if limits.iter().any(|(key, most)| counts.get(key).is_some_and(|count| count >= most)) {
            return None;
        }
        for (key, _) in &limits {
            *counts.entry(key.clone()).or_default() += 1;
        }
        let keys = limits.into_iter().map(|(key, _)| key).collect();
        Some(Taken { viewers: self.clone(), keys })
    }

    /// From which peers a session looks now.
    pub(crate) fn peers_of(&self, session: &str) -> Vec<IpAddr> {
        let counts = self.counts.lock().unwrap_or_else(PoisonError::into_inner);
        let peer = |key: &Key| match key {
            Key::From(of, peer) if of == session => Some(*peer),
            Key::From(..)
            | Key::Session(_)
            | Key::Peer(_)
            | Key::Table(_)
            | Key::Spectators
            | Key::All => None,
        };
        let mut peers: Vec<IpAddr> = counts.keys().filter_map(peer).collect();
        peers.sort_unstable();
        peers
    }
}

impl Drop for Taken {
    fn drop(&mut self) {
        let mut counts = self.viewers.counts.lock().unwrap_or_else(PoisonError::into_inner);
        for key in &self.keys {
            let Some(count) = counts.get_mut(key) else { continue };
            *count -= 1;
            if *count == 0 {
                counts.remove(key);
            }
        }
    }
}
