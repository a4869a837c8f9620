//! How much may be said: by a session, from a peer, and in a room of a table.

use std::hash::{BuildHasher, Hash, RandomState};
use std::net::IpAddr;
use std::num::NonZeroU32;

use governor::{DefaultKeyedRateLimiter, Quota, RateLimiter};
use table::talk::Room;

/// How many messages: in a minute, and at once.
const OF_SESSION: (u32, u32) = (20, 8);
const OF_PEER: (u32, u32) = (60, 30);
const OF_ROOM: (u32, u32) = (60, 30);

/// Where a session, a peer or a room is counted; who shares a number shares its count.
type Bucket = u16;

/// How much has been said lately. There are as many counts as there are buckets and never more.
pub(crate) struct Chatter {
    sessions: DefaultKeyedRateLimiter<Bucket>,
    peers: DefaultKeyedRateLimiter<Bucket>,
    rooms: DefaultKeyedRateLimiter<Bucket>,
    buckets: RandomState,
}

impl Chatter {
    pub(crate) fn new() -> Self {
        let [sessions, peers, rooms] =
            [OF_SESSION, OF_PEER, OF_ROOM].map(|most| RateLimiter::keyed(quota(most)));
        Self { sessions, peers, rooms, buckets: RandomState::new() }
    }

    /// Whether a message is one too many. Whoever is refused uses up nothing of what all in the room have.
    pub(crate) fn is_too_much(
        &self,
        session: &str,
        peer: Option<IpAddr>,
        room: (&str, Room),
    ) -> bool {
        let is_sessions = !session.is_empty()
            && self.sessions.check_key(&self.bucket(&("session", session))).is_err();
        is_sessions
            || self.peers.check_key(&self.bucket(&("peer", peer))).is_err()
            || self.rooms.check_key(&self.bucket(&("room", room))).is_err()
    }

    fn bucket(&self, of: &impl Hash) -> Bucket {
        self.buckets.hash_one(of) as Bucket
    }
}

fn quota((a_minute, at_once): (u32, u32)) -> Quota {
    let number = |count| NonZeroU32::new(count).expect("the limits are above zero");
    Quota::per_minute(number(a_minute)).allow_burst(number(at_once))
}

#[cfg(test)]
mod tests {
    use std::net::Ipv4Addr;

    use super::*;

    /// How many of so many messages are taken.
    fn taken(count: u32, is_too_much: impl Fn(u32) -> bool) -> u32 {
        (0..count).filter(|number| !is_too_much(*number)).count() as u32
    }

    fn peer(number: u32) -> IpAddr {
        Ipv4Addr::from_bits(number).into()
    }

    #[test]
    fn a_flood_is_stopped_whoever_it_is_by() {
        let room = ("t", Room::Watchers);
        let one = Chatter::new();
        assert_eq!(taken(100, |_| one.is_too_much("a", Some(peer(1)), room)), OF_SESSION.1);
        let sessions = Chatter::new();
        let by_sessions =
            taken(100, |number| sessions.is_too_much(&number.to_string(), Some(peer(1)), room));
        assert!(by_sessions <= OF_PEER.1, "{by_sessions} of one peer");
        let peers = Chatter::new();
        let by_peers =
            taken(1000, |number| peers.is_too_much(&number.to_string(), Some(peer(number)), room));
        assert!(by_peers <= OF_ROOM.1, "{by_peers} in one room");
        assert!(
            !peers.is_too_much("ana", Some(peer(5000)), ("t", Room::Table)),
            "the players talk on"
        );
    }

    #[test]
    fn what_is_remembered_is_bounded() {
        let chatter = Chatter::new();
        for number in 0..200_000 {
            chatter.is_too_much(
                &number.to_string(),
                Some(peer(number)),
                (&number.to_string(), Room::Table),
            );
        }
        let most = usize::from(Bucket::MAX) + 1;
        assert!(
            [&chatter.sessions, &chatter.peers, &chatter.rooms].iter().all(|it| it.len() <= most)
        );
    }
}
