//! Who is kept out: sessions, and networks. Every request is looked at, from memory and without allocating.

use std::collections::HashMap;
use std::net::IpAddr;
use std::sync::Arc;

use ipnet::{IpNet, Ipv4Net, Ipv6Net};
use tokio::sync::watch;

use crate::peer::Peer;
use crate::store::BanRow;

/// The longest prefix of an IPv6 network: one person has all of it, and limits count it as one peer.
const LONGEST_V6: u8 = 64;

/// Until when somebody is kept out, and why.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Banned {
    /// For ever if there is none, in seconds since 1970.
    pub(crate) until: Option<i64>,
    pub(crate) why: String,
}

/// All bans, as they are now.
#[derive(Debug)]
pub(crate) struct Bans(watch::Sender<Arc<List>>);

/// The bans of a moment.
#[derive(Debug, Default)]
pub(crate) struct List {
    sessions: HashMap<String, Banned>,
    networks: HashMap<IpNet, Banned>,
    /// The lengths of prefixes that there are, the longest first: of IPv4 and of IPv6.
    lengths: [Vec<u8>; 2],
}

impl Bans {
    pub(crate) fn new() -> Self {
        Self(watch::channel(Arc::default()).0)
    }

    /// These are the bans from now on.
    pub(crate) fn set(&self, rows: &[BanRow]) {
        self.0.send_replace(Arc::new(List::new(rows)));
    }

    /// The bans as they are now.
    pub(crate) fn now(&self) -> Arc<List> {
        self.0.borrow().clone()
    }

    /// Waits until somebody is kept out.
    pub(crate) async fn hit(&self, peer: Option<IpAddr>, session: &str, now: impl Fn() -> i64) {
        let mut bans = self.0.subscribe();
        let is_hit = |list: &Arc<List>| {
            let peer = peer.map(Peer::from);
            peer.is_some_and(|peer| list.of_peer(peer, now()).is_some())
                || list.of_session(session, now()).is_some()
        };
        // This is the sender's own: it is there as long as we are.
        bans.wait_for(is_hit).await.ok();
    }
}

impl List {
    fn new(rows: &[BanRow]) -> Self {
        let mut list = Self::default();
        for row in rows {
            let banned = Banned { until: row.until, why: row.why.clone() };
            match row.target.parse::<IpNet>() {
                Ok(network) => {
                    list.lengths[usize::from(network.addr().is_ipv6())].push(network.prefix_len());
                    list.networks.insert(network, banned);
                }
                Err(_) => {
                    list.sessions.insert(row.target.clone(), banned);
                }
            }
        }
        for lengths in &mut list.lengths {
            lengths.sort_unstable_by(|one, other| other.cmp(one));
            lengths.dedup();
        }
        list
    }

    /// The ban of a peer, the narrowest that there is.
    pub(crate) fn of_peer(&self, peer: Peer, now: i64) -> Option<&Banned> {
        let address = peer.address();
        let lengths = self.lengths[usize::from(address.is_ipv6())].iter();
        let of = |length: &u8| self.networks.get(&IpNet::new(address, *length).ok()?.trunc());
        lengths.filter_map(of).find(|banned| banned.is_on(now))
    }

    /// The ban of a session.
    pub(crate) fn of_session(&self, session: &str, now: i64) -> Option<&Banned> {
        self.sessions.get(session).filter(|banned| banned.is_on(now))
    }
}

impl Banned {
    fn is_on(&self, now: i64) -> bool {
        self.until.is_none_or(|until| now < until)
    }
}

/// The network that an address or a CIDR means, as limits count peers; none if it is neither.
pub(crate) fn network(text: &str) -> Option<IpNet> {
    let one = || text.parse::<IpAddr>().ok().map(IpNet::from);
    match text.parse::<IpNet>().ok().or_else(one)? {
        IpNet::V4(network) => Some(network.trunc().into()),
        IpNet::V6(network) => Some(of_v6(network)),
    }
}

/// IPv4 written as IPv6 is IPv4; the rest of an IPv6 address is one person's.
fn of_v6(network: Ipv6Net) -> IpNet {
    let mapped = network.addr().to_ipv4_mapped().zip(network.prefix_len().checked_sub(96));
    let mapped = mapped.and_then(|(address, length)| Ipv4Net::new(address, length).ok());
    let shortened = || {
        let length = network.prefix_len().min(LONGEST_V6);
        Ipv6Net::new(network.addr(), length).unwrap_or(network).trunc()
    };
    mapped.map_or_else(|| shortened().into(), |network| network.trunc().into())
}

#[cfg(test)]
mod tests {
    use std::time::Instant;

    use super::*;

    fn row(target: &str, until: Option<i64>) -> BanRow {
        BanRow { target: target.to_owned(), made_at: 0, until, why: target.to_owned() }
    }

    fn peer(text: &str) -> Peer {
        Peer::from(text.parse::<IpAddr>().expect("an address"))
    }

    fn why<'a>(list: &'a List, of: &str) -> Option<&'a str> {
        list.of_peer(peer(of), 100).map(|banned| &*banned.why)
    }

    #[test]
    fn networks_are_matched_by_their_prefix_and_the_narrowest_counts() {
        let rows = ["192.0.2.0/24", "192.0.2.7/32", "2001:db8::/32"].map(|net| row(net, None));
        let list = List::new(&rows);
        assert_eq!(why(&list, "192.0.2.7"), Some("192.0.2.7/32"));
        assert_eq!(why(&list, "192.0.2.255"), Some("192.0.2.0/24"));
        assert_eq!(why(&list, "::ffff:192.0.2.9"), Some("192.0.2.0/24"));
        assert_eq!(why(&list, "2001:db8:ffff::1"), Some("2001:db8::/32"));
        for outside in ["192.0.3.0", "192.0.1.255", "2001:db9::", "::"] {
            assert_eq!(why(&list, outside), None, "{outside}");
        }
    }

    #[test]
    fn a_ban_that_is_over_is_none_and_a_wider_one_still_counts() {
        let list = List::new(&[row("192.0.2.7/32", Some(100)), row("192.0.2.0/24", Some(101))]);
        assert_eq!(why(&list, "192.0.2.7"), Some("192.0.2.0/24"));
        assert!(list.of_peer(peer("192.0.2.7"), 101).is_none());
        let list = List::new(&[row("ab12", Some(100))]);
        assert!(list.of_session("ab12", 99).is_some() && list.of_session("ab12", 100).is_none());
        assert!(list.of_session("", 99).is_none());
    }

    #[test]
    fn what_is_banned_is_what_limits_count() {
        let known = [
            ("192.0.2.7", "192.0.2.7/32"),
            ("192.0.2.7/24", "192.0.2.0/24"),
            ("2001:db8:1:2:3::4", "2001:db8:1:2::/64"),
            ("2001:db8:1:2:3::4/127", "2001:db8:1:2::/64"),
            ("2001:db8:1:2::/48", "2001:db8:1::/48"),
            ("::ffff:192.0.2.7", "192.0.2.7/32"),
            ("::ffff:192.0.2.0/120", "192.0.2.0/24"),
            ("0.0.0.0/0", "0.0.0.0/0"),
        ];
        for (text, expected) in known {
            assert_eq!(network(text).map(|net| net.to_string()).as_deref(), Some(expected));
        }
        for wrong in ["", "ab12cd", "192.0.2", "192.0.2.7/33", "::/129", "localhost"] {
            assert_eq!(network(wrong), None, "{wrong}");
        }
    }

    #[test]
    fn ten_thousand_bans_cost_a_request_next_to_nothing() {
        let net = |number: u32| row(&format!("10.{}.{}.0/24", number >> 8, number & 255), None);
        let wide = (8..=32).map(|length| row(&format!("203.0.113.7/{length}"), None));
        let rows: Vec<BanRow> = (0..10_000).map(net).chain(wide).collect();
        let list = List::new(&rows);
        assert_eq!(why(&list, "10.39.15.1"), Some("10.39.15.0/24"));
        let (start, asks) = (Instant::now(), 100_000_u32);
        let outside = peer("198.51.100.1");
        let hits = (0..asks).filter(|_| list.of_peer(outside, 100).is_some()).count();
        let each = start.elapsed() / asks;
        assert_eq!(hits, 0);
        // Microseconds, in a build without optimisation and on a busy machine; a request takes hundreds.
        assert!(each.as_micros() < 50, "{each:?}");
    }
}
