//! Where messages may go: to public addresses, at ports of the web, and to the networks that the host allows.
//!
//! A name is looked up by us, every time, and the connection goes to the address that was checked: what the name means a
//! moment later is of no matter.

use std::net::{IpAddr, Ipv4Addr, Ipv6Addr};

use axum::http::Uri;
use ipnet::{IpNet, Ipv4Net, Ipv6Net};

/// How long an address may be.
const MOST_BYTES: usize = 1000;
/// The ports that are used for the web; in a network that the host allows, all are.
const PORTS: [u16; 9] = [80, 443, 3000, 8000, 8008, 8065, 8080, 8443, 9443];

/// Networks of IPv4 that are nobody's public ones: of this host, private, of a carrier, of the link, of clouds for themselves,
/// for documents and measurements, for many at once, and of the future.
const PRIVATE_V4: [&str; 17] = [
    "0.0.0.0/8",
    "10.0.0.0/8",
    "100.64.0.0/10",
    "127.0.0.0/8",
    "168.63.129.16/32",
    "169.254.0.0/16",
    "172.16.0.0/12",
    "192.0.0.0/24",
    "192.0.2.0/24",
    "192.31.196.0/24",
    "192.88.99.0/24",
    "192.168.0.0/16",
    "198.18.0.0/15",
    "198.51.100.0/24",
    "203.0.113.0/24",
    "224.0.0.0/4",
    "240.0.0.0/4",
];
/// All public addresses of IPv6, and those among them that are not: protocols and Teredo, documents, 6to4.
const PUBLIC_V6: &str = "2000::/3";
const PRIVATE_V6: [&str; 4] = ["2001::/23", "2001:db8::/32", "2002::/16", "3fff::/20"];
/// Addresses of IPv4 that a network without IPv4 gives out as ones of IPv6.
const TRANSLATED: &str = "64:ff9b::/96";

/// Why messages do not go there.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Refused {
    /// It is no address of the web, or has a user's name in it.
    Address,
    /// It is too long.
    Long,
    /// It is not of a port of the web.
    Port,
    /// It is within a network that is not public.
    Private,
}

impl Refused {
    /// The words for it.
    pub(crate) const fn words(self) -> &'static str {
        match self {
            Self::Address => "webhook-bad-address",
            Self::Long => "webhook-long-address",
            Self::Port => "webhook-bad-port",
            Self::Private => "webhook-private",
        }
    }
}

/// A place that messages go to, as its address names it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Target {
    pub(crate) is_secure: bool,
    /// The host's name or address, without brackets.
    pub(crate) host: String,
    pub(crate) port: u16,
    /// The host and the port as the request names them.
    pub(crate) authority: String,
    pub(crate) path: String,
}

impl Target {
    /// What an address names, whoever it is.
    pub(crate) fn read(url: &str) -> Result<Self, Refused> {
        if url.len() > MOST_BYTES {
            return Err(Refused::Long);
        }
        // Programs differ about a backslash, a second @ and what is not ASCII: they name no place.
        let is_plain = url.bytes().all(|byte| byte.is_ascii_graphic() && byte != b'\\');
        let uri: Uri = Some(url)
            .filter(|_| is_plain)
            .and_then(|url| url.parse().ok())
            .ok_or(Refused::Address)?;
        let is_secure = match uri.scheme_str() {
            Some("https") => true,
            Some("http") => false,
            _ => return Err(Refused::Address),
        };
        let authority =
            uri.authority().filter(|it| !it.as_str().contains('@')).ok_or(Refused::Address)?;
        let host = authority.host().trim_start_matches('[').trim_end_matches(']');
        // A port that is no number is none of those below, and must not become the usual one.
        let has_port = authority.as_str().len() > authority.host().len();
        let usual = if is_secure { 443 } else { 80 };
        let port = if has_port { authority.port_u16().ok_or(Refused::Address)? } else { usual };
        let is_name = |host: &str| !host.is_empty() && host.len() <= 253 && !host.contains('%');
        Some(Self {
            is_secure,
            host: host.to_ascii_lowercase(),
            port,
            authority: authority.as_str().to_owned(),
            path: uri.path_and_query().map_or_else(|| "/".to_owned(), ToString::to_string),
        })
        .filter(|target| is_name(&target.host))
        .ok_or(Refused::Address)
    }

    /// The address that the host is, if it is one and not a name.
    pub(crate) fn literal(&self) -> Option<IpAddr> {
        self.host.parse().ok()
    }
}

/// The networks that messages may go to besides the public ones.
#[derive(Clone, Debug)]
pub(crate) struct Allowed {
    networks: Vec<IpNet>,
    private_v4: Vec<Ipv4Net>,
    public_v6: Vec<Ipv6Net>,
    private_v6: Vec<Ipv6Net>,
    translated: Vec<Ipv6Net>,
}

impl Allowed {
    pub(crate) fn new(networks: &[IpNet]) -> Self {
        Self {
            networks: networks.to_vec(),
            private_v4: read(&PRIVATE_V4),
            public_v6: read(&[PUBLIC_V6]),
            private_v6: read(&PRIVATE_V6),
            translated: read(&[TRANSLATED]),
        }
    }

    /// Whether messages may go to an address and a port.
    pub(crate) fn check(&self, address: IpAddr, port: u16) -> Result<(), Refused> {
        let address = address.to_canonical();
        if self.networks.iter().any(|network| network.contains(&address)) {
            return Ok(());
        }
        if !self.is_public(address) {
            return Err(Refused::Private);
        }
        if PORTS.contains(&port) { Ok(()) } else { Err(Refused::Port) }
    }

    /// Whether a port may be anybody's at all.
    pub(crate) fn check_port(&self, port: u16) -> Result<(), Refused> {
        let is_fine = PORTS.contains(&port) || !self.networks.is_empty();
        if is_fine { Ok(()) } else { Err(Refused::Port) }
    }

    fn is_public(&self, address: IpAddr) -> bool {
        match address {
            IpAddr::V4(address) => self.is_public_v4(address),
            IpAddr::V6(address) => self.is_public_v6(address),
        }
    }

    fn is_public_v4(&self, address: Ipv4Addr) -> bool {
        !self.private_v4.iter().any(|network| network.contains(&address))
    }

    fn is_public_v6(&self, address: Ipv6Addr) -> bool {
        let within =
            |networks: &[Ipv6Net]| networks.iter().any(|network| network.contains(&address));
        if within(&self.translated) {
            return self.is_public_v4(Ipv4Addr::from_bits(address.to_bits() as u32));
        }
        within(&self.public_v6) && !within(&self.private_v6)
    }
}

/// The networks of these texts.
fn read<T: std::str::FromStr>(texts: &[&str]) -> Vec<T> {
    let network = |text: &&str| text.parse().ok();
    let networks: Vec<T> = texts.iter().filter_map(network).collect();
    assert_eq!(networks.len(), texts.len(), "they are networks");
    networks
}
