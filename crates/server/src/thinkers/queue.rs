//! Who thinks next: the peer that has gone without a place the longest, and among its sessions the one that has.

use std::collections::HashMap;
use std::hash::Hash;
use std::net::IpAddr;

use tokio::sync::oneshot;

use super::About;
use crate::attention::Patron;

/// How many peers and sessions are remembered; past that those served longest ago are forgotten.
const MOST_REMEMBERED: usize = 4096;

/// Those who wait, and the places that are free.
#[derive(Debug)]
pub(super) struct Queue<P> {
    free: usize,
    free_for_hints: usize,
    waiting: Vec<Waiting<P>>,
    peers: Served<Option<IpAddr>>,
    sessions: Served<String>,
    arrivals: u64,
}

#[derive(Debug)]
struct Waiting<P> {
    about: About,
    patron: Patron,
    arrival: u64,
    given: oneshot::Sender<P>,
}

impl<P> Queue<P> {
    pub(super) fn new(places: usize, for_hints: usize) -> Self {
        Self {
            free: places,
            free_for_hints: for_hints,
            waiting: Vec::new(),
            peers: Served::default(),
            sessions: Served::default(),
            arrivals: 0,
        }
    }

    /// Somebody waits from now on.
    pub(super) fn wait(&mut self, about: About, patron: Patron, given: oneshot::Sender<P>) {
        self.arrivals += 1;
        self.waiting.push(Waiting { about, patron, arrival: self.arrivals, given });
    }

    /// Takes a place for the next one; none if nobody waits or no place is free.
    pub(super) fn next(&mut self) -> Option<(About, oneshot::Sender<P>)> {
        self.waiting.retain(|waiting| !waiting.given.is_closed());
        let rank = |waiting: &Waiting<P>| {
            let Patron { peer, session } = &waiting.patron;
            (self.peers.last(peer), self.sessions.last(session), waiting.arrival)
        };
        let fits = |waiting: &&Waiting<P>| {
            self.free > 0 && (waiting.about == About::Move || self.free_for_hints > 0)
        };
        let next = self.waiting.iter().enumerate().filter(|(_, waiting)| fits(waiting));
        let (index, _) = next.min_by_key(|(_, waiting)| rank(waiting))?;
        let Waiting { about, patron, given, .. } = self.waiting.swap_remove(index);
        self.peers.serve(patron.peer);
        self.sessions.serve(patron.session);
        self.free -= 1;
        if about == About::Hint {
            self.free_for_hints -= 1;
        }
        Some((about, given))
    }

    /// A place is free again.
    pub(super) fn leave(&mut self, about: About) {
        self.free += 1;
        if about == About::Hint {
            self.free_for_hints += 1;
        }
    }
}

/// When each was served last, as a number that rises.
#[derive(Debug)]
struct Served<K> {
    last: HashMap<K, u64>,
    count: u64,
}

impl<K> Default for Served<K> {
    fn default() -> Self {
        Self { last: HashMap::new(), count: 0 }
    }
}

impl<K: Eq + Hash> Served<K> {
    /// When it was served last; zero if it never was, or so long ago that it is forgotten.
    fn last(&self, key: &K) -> u64 {
        self.last.get(key).copied().unwrap_or(0)
    }

    fn serve(&mut self, key: K) {
        self.count += 1;
        self.last.insert(key, self.count);
        if self.last.len() > MOST_REMEMBERED {
            let oldest = self.count - (MOST_REMEMBERED / 2) as u64;
            self.last.retain(|_, last| *last > oldest);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn patron(peer: u8, session: &str) -> Patron {
        Patron { peer: Some([127, 0, 0, peer].into()), session: session.into() }
    }

    /// In which order one place goes to those who wait, by the order they came in.
    fn order(waiting: &[(u8, &str)]) -> Vec<usize> {
        let mut queue = Queue::new(1, 1);
        let (mut places, mut order) = (Vec::new(), Vec::new());
        for (peer, session) in waiting {
            let (given, place) = oneshot::channel();
            queue.wait(About::Move, patron(*peer, session), given);
            places.push(place);
        }
        while let Some((about, given)) = queue.next() {
            given.send(()).expect("it waits");
            order.extend(places.iter_mut().position(|place| place.try_recv().is_ok()));
            queue.leave(about);
        }
        order
    }

    #[test]
    fn peers_take_turns_however_many_thoughts_one_of_them_wants() {
        let flood = [(1, "a"), (1, "b"), (1, "c"), (1, "d"), (2, "e"), (3, "f")];
        assert_eq!(order(&flood), [0, 4, 5, 1, 2, 3]);
    }

    #[test]
    fn sessions_of_a_peer_take_turns_and_each_waits_in_order() {
        assert_eq!(order(&[(1, "a"), (1, "a"), (1, "a"), (1, "b")]), [0, 3, 1, 2]);
    }

    #[test]
    fn an_asker_who_has_left_is_passed_over_and_a_hint_waits_for_its_own_place() {
        let mut queue = Queue::<()>::new(2, 1);
        let mut wait = |about| {
            let (given, place) = oneshot::channel();
            queue.wait(about, patron(1, "a"), given);
            place
        };
        let (gone, hint, other) = (wait(About::Move), wait(About::Hint), wait(About::Hint));
        drop(gone);
        assert_eq!(queue.next().map(|(about, _)| about), Some(About::Hint));
        assert!(queue.next().is_none(), "the other place is the bots'");
        queue.leave(About::Hint);
        assert!(queue.next().is_some());
        drop((hint, other));
    }

    #[test]
    fn what_is_remembered_is_bounded() {
        let mut served = Served::default();
        for peer in 0..100_000_u32 {
            served.serve(peer);
            assert!(served.last.len() <= MOST_REMEMBERED);
        }
        assert_eq!(served.last(&99_999), 100_000);
    }
}
