//! Behind a proxy everybody is a peer of their own, and nobody else is believed about that.

use server::{Config, Network};

use crate::client::OURS;
use crate::server::{Server, config, new_file, table_form};

/// Makes tables for somebody else until it is told to wait, or all were taken.
fn tables(server: &Server, from: u8, headers: &[(&str, &str)]) -> usize {
    let form = crate::client::encode(&table_form(&["me"]));
    let headers = [&[OURS], headers].concat();
    let make = || {
        let mut browser = server.browser();
        browser.from = from;
        browser.send("POST", "/tables", &headers, form.as_bytes()).status
    };
    (0..130).find(|_| make() == 429).unwrap_or(130)
}

fn behind(name: &str, proxies: &[&str]) -> Server {
    let trusted_proxies = proxies.iter().map(|net| net.parse().expect("a CIDR")).collect();
    let network = Network { trusted_proxies, ..Network::default() };
    Server::with(Config { database: new_file(name), network, ..config() })
}

#[test]
fn those_behind_a_trusted_proxy_are_counted_one_by_one() {
    let server = behind("proxy", &["127.0.0.1/32"]);
    let ana = [("X-Forwarded-For", "203.0.113.5, 192.0.2.1")];
    assert!(tables(&server, 1, &ana) < 130, "Ana has a limit");
    assert_eq!(
        tables(&server, 1, &[("X-Forwarded-For", "198.51.100.9, 192.0.2.1")]),
        0,
        "she lies"
    );
    assert!(tables(&server, 1, &[("X-Forwarded-For", "192.0.2.2")]) > 20, "Ben has his own");
    let same = [("Forwarded", "for=\"[2001:db8::1]\"")];
    assert!(tables(&server, 1, &same) > 20);
    assert_eq!(tables(&server, 1, &[("Forwarded", "for=\"[2001:db8::2]\"")]), 0, "a /64 is one");
}

#[test]
fn a_stranger_says_nothing_about_who_asks() {
    let server = behind("no-proxy", &["127.0.0.9/32"]);
    assert!(tables(&server, 1, &[("X-Forwarded-For", "192.0.2.1")]) > 20);
    for (header, list) in [("X-Forwarded-For", "192.0.2.2"), ("Forwarded", "for=192.0.2.3")] {
        assert_eq!(tables(&server, 1, &[(header, list)]), 0, "{header}");
    }
    assert!(tables(&server, 2, &[]) > 20, "another peer is another");
}
