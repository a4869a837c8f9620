//! Who is at the other end, as far as limits go: an address, or the network that one person has.

use std::fmt;
use std::net::{IpAddr, Ipv6Addr};

use axum::http::HeaderMap;
use ipnet::IpNet;

/// What the limits count as one peer: an IPv4 address, or the /64 of an IPv6 address, since one person has all of it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub(crate) struct Peer(IpAddr);

impl From<IpAddr> for Peer {
    fn from(address: IpAddr) -> Self {
        Self(match address.to_canonical() {
            IpAddr::V4(address) => address.into(),
            IpAddr::V6(address) => network(address).into(),
        })
    }
}

impl Peer {
    /// The address, or the first one of the network.
    pub(crate) const fn address(self) -> IpAddr {
        self.0
    }
}

impl fmt::Display for Peer {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

/// The first 64 bits of an address.
fn network(address: Ipv6Addr) -> Ipv6Addr {
    Ipv6Addr::from_bits(address.to_bits() & (u128::MAX << 64))
}

/// The proxies that are trusted to say which peer a request comes from.
#[derive(Clone, Debug, Default)]
pub(crate) struct Proxies(Vec<IpNet>);

impl Proxies {
    pub(crate) fn new(networks: &[IpNet]) -> Self {
        Self(networks.to_vec())
    }

    pub(crate) fn is_trusted(&self, address: IpAddr) -> bool {
        let address = address.to_canonical();
        self.0.iter().any(|network| network.contains(&address))
    }

    /// Whether a network has one of ours in it, or is in one.
    pub(crate) fn overlap(&self, network: IpNet) -> bool {
        self.0.iter().any(|own| own.contains(&network) || network.contains(own))
    }

    /// Who asks: the address at the other end, or the last one on the way there that is not a proxy of ours. What is
    /// further left in the list may be the sender's invention.
    pub(crate) fn peer(&self, address: IpAddr, headers: &HeaderMap) -> Peer {
        let mut nearest = address;
        for before in forwarded(headers).iter().rev() {
            if !self.is_trusted(nearest) {
                break;
            }
            let Some(before) = before else { break };
            nearest = *before;
        }
        nearest.into()
    }
}

/// The addresses a request came by, the sender's first; nothing for one that cannot be read.
///
/// `Forwarded` counts only where there is no `X-Forwarded-For`: a proxy writes one of them and lets the other through as
/// the sender wrote it, and nearly all write the latter.
fn forwarded(headers: &HeaderMap) -> Vec<Option<IpAddr>> {
    let lists = |name| headers.get_all(name).iter().filter_map(|value| value.to_str().ok());
    if headers.contains_key("x-forwarded-for") {
        return lists("x-forwarded-for").flat_map(|list| list.split(',')).map(address).collect();
    }
    lists("forwarded").flat_map(|list| list.split(',')).map(forwarded_for).collect()
}

/// The address of `for=…` in an element of `Forwarded`.
fn forwarded_for(element: &str) -> Option<IpAddr> {
    let mut pairs = element.split(';').filter_map(|pair| pair.split_once('='));
    let (_, value) = pairs.find(|(name, _)| name.trim().eq_ignore_ascii_case("for"))?;
    address(value.trim().trim_matches('"'))
}

/// An address, with or without a port, with or without brackets.
fn address(text: &str) -> Option<IpAddr> {
    let text = text.trim();
    let bare = text.strip_prefix('[').and_then(|text| text.split(']').next()).unwrap_or(text);
    bare.parse().ok().or_else(|| text.rsplit_once(':')?.0.parse().ok())
}

#[cfg(test)]
mod tests {
    use axum::http::{HeaderMap, HeaderName, HeaderValue};

    use super::{Peer, Proxies};

    fn peer(text: &str) -> Peer {
        Peer::from(text.parse::<std::net::IpAddr>().expect("an address"))
    }

    /// Who asks, for proxies in 10.0.0.0/8 and two networks of IPv6.
    fn asks(from: &str, headers: &[(&'static str, &'static str)]) -> Peer {
        let proxies = ["10.0.0.0/8", "::1/128", "fd00::/8"].map(|net| net.parse().expect("a CIDR"));
        let headers: HeaderMap = headers
            .iter()
            .map(|(name, value)| (HeaderName::from_static(name), HeaderValue::from_static(value)))
            .collect();
        Proxies::new(&proxies).peer(from.parse().expect("an address"), &headers)
    }

    #[test]
    fn an_ipv6_network_of_one_person_is_one_peer() {
        assert_eq!(peer("2001:db8:1:2::1"), peer("2001:db8:1:2:ffff::9"));
        assert_ne!(peer("2001:db8:1:2::1"), peer("2001:db8:1:3::1"));
    }

    #[test]
    fn an_ipv4_address_is_the_same_written_as_ipv6() {
        assert_eq!(peer("::ffff:192.0.2.7"), peer("192.0.2.7"));
        assert_ne!(peer("::ffff:192.0.2.7"), peer("::ffff:192.0.2.8"));
        assert_eq!(asks("::ffff:10.0.0.1", &[("x-forwarded-for", "192.0.2.7")]), peer("192.0.2.7"));
    }

    #[test]
    fn a_stranger_is_not_believed() {
        for header in ["x-forwarded-for", "forwarded"] {
            assert_eq!(asks("192.0.2.9", &[(header, "192.0.2.7")]), peer("192.0.2.9"));
        }
    }

    #[test]
    fn the_last_address_that_is_no_proxy_asks() {
        let list = |list| asks("10.1.1.1", &[("x-forwarded-for", list)]);
        assert_eq!(list("192.0.2.7"), peer("192.0.2.7"));
        assert_eq!(list("203.0.113.1, 192.0.2.7, 10.2.2.2"), peer("192.0.2.7"));
        assert_eq!(list("203.0.113.1,192.0.2.7:4711"), peer("192.0.2.7"));
        assert_eq!(list("[2001:db8::1]:80"), peer("2001:db8::1"));
        assert_eq!(list("2001:db8::1"), peer("2001:db8::1"));
        let lines = [("x-forwarded-for", "203.0.113.1"), ("x-forwarded-for", "192.0.2.7")];
        assert_eq!(asks("::1", &lines), peer("192.0.2.7"));
    }

    #[test]
    fn a_proxy_whose_word_cannot_be_read_is_the_one_who_asks() {
        for list in ["", "unknown", "203.0.113.1, unknown", "_hidden, 10.1.1.1"] {
            assert_eq!(asks("10.1.1.1", &[("x-forwarded-for", list)]), peer("10.1.1.1"), "{list}");
        }
        assert_eq!(asks("10.1.1.1", &[]), peer("10.1.1.1"));
    }

    #[test]
    fn forwarded_is_read_where_there_is_no_older_header() {
        let list = |list| asks("fd00::1", &[("forwarded", list)]);
        assert_eq!(list("for=192.0.2.7;proto=https"), peer("192.0.2.7"));
        assert_eq!(list("For=\"[2001:db8::1]:4711\";by=10.0.0.1"), peer("2001:db8::1"));
        assert_eq!(list("for=203.0.113.1, for=192.0.2.7, for=10.9.9.9"), peer("192.0.2.7"));
        let both = [("forwarded", "for=203.0.113.1"), ("x-forwarded-for", "192.0.2.7")];
        assert_eq!(asks("10.0.0.1", &both), peer("192.0.2.7"));
    }
}
