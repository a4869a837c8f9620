//! The places for connections: a limit for one peer, a limit in all, and silent connections make room for new ones.
//!
//! A connection waits (for a request, or for the rest of one) or is worked on (its answer is being made or sent, a stream
//! is one long answer). Where all places are taken, the connection that has waited longest is ended for a new one: its
//! peer's where the peer has all it may have, otherwise whosever it is. Fewer connections are worked on than there are
//! places, so there is always one that waits: neither silence nor work keeps everybody out.

use std::collections::{BTreeMap, BTreeSet, HashMap};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Instant;

use tokio::sync::Notify;

use crate::peer::Peer;

/// One place in this many is kept free of work, and never more than this.
const RESERVED_PART: usize = 8;
const MOST_RESERVED: usize = 32;

/// All places.
#[derive(Clone, Debug)]
pub(crate) struct Places(Arc<Shared>);

#[derive(Debug)]
struct Shared {
    most: usize,
    most_of_peer: usize,
    most_worked_on: usize,
    taken: Mutex<Taken>,
}

/// The places that are taken.
#[derive(Debug, Default)]
struct Taken {
    count: usize,
    worked_on: usize,
    peers: HashMap<Peer, OfPeer>,
    /// The connections that wait, the one that has waited longest first.
    waiting: BTreeMap<u64, Arc<Inner>>,
    next: u64,
}

/// What a peer has.
#[derive(Debug, Default)]
struct OfPeer {
    count: usize,
    waiting: BTreeSet<u64>,
}

/// A connection's place; dropped, it is free.
#[derive(Debug)]
pub(crate) struct Place {
    shared: Arc<Shared>,
    inner: Arc<Inner>,
}

#[derive(Debug)]
struct Inner {
    peer: Peer,
    wanted: Notify,
    now: Mutex<Now>,
}

/// What a connection does.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Now {
    /// It waits, since this number; a request has begun at this time, or none has.
    Waiting { since: u64, begun: Option<Instant> },
    /// A request's head has been read, and it waits since this number.
    Asked { since: u64 },
    /// It is worked on.
    WorkedOn,
    /// It was ended to make room.
    Gone,
}

impl Places {
    pub(crate) fn new(most: usize, most_of_peer: usize) -> Self {
        let most = most.max(2);
        let reserved = (most / RESERVED_PART).clamp(1, MOST_RESERVED);
        let taken = Mutex::default();
        Self(Arc::new(Shared { most, most_of_peer, most_worked_on: most - reserved, taken }))
    }

    /// A place for a connection of this peer, unless the peer has all it may have and all are worked on. The limit of a
    /// peer is not one for a proxy, by which many come.
    pub(crate) fn take(&self, peer: Peer, is_proxy: bool) -> Option<Arc<Place>> {
        let mut taken = self.0.taken();
        if !is_proxy && !taken.has_room_for(peer, self.0.most_of_peer) {
            return None;
        }
        if taken.count >= self.0.most {
            taken.end_longest_waiting();
        }
        let inner = taken.add(peer);
        drop(taken);
        Some(Arc::new(Place { shared: self.0.clone(), inner }))
    }

    /// Ends the connection that has waited longest.
    pub(crate) fn make_room(&self) {
        self.0.taken().end_longest_waiting();
    }
}

impl Shared {
    fn taken(&self) -> MutexGuard<'_, Taken> {
        self.taken.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Taken {
    /// Whether a peer may have one more, if need be for another of its own.
    fn has_room_for(&mut self, peer: Peer, most: usize) -> bool {
        let Some(of_peer) = self.peers.get(&peer).filter(|of_peer| of_peer.count >= most) else {
            return true;
        };
        let first = of_peer.waiting.first().copied();
        first.is_some_and(|number| self.end(number))
    }

    fn end_longest_waiting(&mut self) {
        if let Some(number) = self.waiting.keys().next().copied() {
            self.end(number);
        }
    }

    /// Ends the connection that waits since this number.
    fn end(&mut self, number: u64) -> bool {
        let Some(inner) = self.waiting.get(&number).cloned() else { return false };
        self.stop_waiting(number, inner.peer);
        self.remove(inner.peer);
        *inner.now() = Now::Gone;
        inner.wanted.notify_one();
        true
    }

    fn add(&mut self, peer: Peer) -> Arc<Inner> {
        self.count += 1;
        self.peers.entry(peer).or_default().count += 1;
        let now = Now::Waiting { since: self.next, begun: Some(Instant::now()) };
        let inner = Arc::new(Inner { peer, wanted: Notify::new(), now: Mutex::new(now) });
        self.start_waiting(&inner);
        inner
    }

    fn remove(&mut self, peer: Peer) {
        self.count -= 1;
        let of_peer = self.peers.get_mut(&peer);
        let is_last = of_peer.is_some_and(|of_peer| {
            of_peer.count -= 1;
            of_peer.count == 0
        });
        if is_last {
            self.peers.remove(&peer);
        }
    }

    /// It waits from now on, since the number that is next.
    fn start_waiting(&mut self, inner: &Arc<Inner>) {
        self.waiting.insert(self.next, inner.clone());
        self.peers.entry(inner.peer).or_default().waiting.insert(self.next);
        self.next += 1;
    }

    fn stop_waiting(&mut self, number: u64, peer: Peer) {
        self.waiting.remove(&number);
        if let Some(of_peer) = self.peers.get_mut(&peer) {
            of_peer.waiting.remove(&number);
        }
    }
}

impl Inner {
    fn now(&self) -> MutexGuard<'_, Now> {
        self.now.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Place {
    /// Waits until another connection needs the place more.
    pub(crate) async fn is_wanted(&self) {
        self.inner.wanted.notified().await;
    }

    /// Something was read: the head of a request begins, if none had.
    pub(crate) fn is_heard(&self) {
        if let Now::Waiting { begun, .. } = &mut *self.inner.now() {
            begun.get_or_insert_with(Instant::now);
        }
    }

    /// Since when the head of a request is being read.
    pub(crate) fn begun(&self) -> Option<Instant> {
        match *self.inner.now() {
            Now::Waiting { begun, .. } => begun,
            Now::Asked { .. } | Now::WorkedOn | Now::Gone => None,
        }
    }

    /// The head of a request has been read.
    pub(crate) fn is_asked(&self) {
        let mut now = self.inner.now();
        if let Now::Waiting { since, .. } = *now {
            *now = Now::Asked { since };
        }
    }

    /// The whole request is there and is worked on, if there is a place for that.
    pub(crate) fn is_worked_on(&self) -> bool {
        let mut taken = self.shared.taken();
        let mut now = self.inner.now();
        let Now::Asked { since } = *now else { return *now == Now::WorkedOn };
        if taken.worked_on >= self.shared.most_worked_on {
            return false;
        }
        taken.worked_on += 1;
        taken.stop_waiting(since, self.inner.peer);
        *now = Now::WorkedOn;
        true
    }

    /// The answer has ended: the connection waits again.
    pub(crate) fn is_answered(&self) {
        let mut taken = self.shared.taken();
        let mut now = self.inner.now();
        match *now {
            Now::Waiting { .. } | Now::Gone => {}
            Now::Asked { since } => *now = Now::Waiting { since, begun: None },
            Now::WorkedOn => {
                taken.worked_on -= 1;
                *now = Now::Waiting { since: taken.next, begun: None };
                taken.start_waiting(&self.inner);
            }
        }
    }
}

impl Drop for Place {
    fn drop(&mut self) {
        let mut taken = self.shared.taken();
        let now = *self.inner.now();
        match now {
            Now::Gone => return,
            Now::WorkedOn => taken.worked_on -= 1,
            Now::Waiting { since, .. } | Now::Asked { since } => {
                taken.stop_waiting(since, self.inner.peer);
            }
        }
        taken.remove(self.inner.peer);
    }
}
