//! How much may be sent, and how often.

use crate::client::{Browser, OURS, encode, fields};
use crate::page;
use crate::server::{Server, state, table_form};

#[test]
fn a_body_over_16_kib_is_refused() {
    let server = Server::start("body");
    let (mut host, table) = server.table(&["me"]);
    let before = state(&mut host, &table);
    let form = page::first_offer(&host.get(&table).body).expect("the host is asked");
    let padded = |length: usize| {
        let text = encode(&form) + "&padding=";
        let padding = "x".repeat(length - text.len());
        text + &padding
    };
    let act = format!("{table}/act");
    let over = host.send("POST", &act, &[OURS], padded(16 * 1024 + 1).as_bytes());
    assert_eq!(over.status, 413, "{over:?}");
    assert_eq!(state(&mut host, &table), before);
    let within = host.send("POST", &act, &[OURS], padded(16 * 1024).as_bytes());
    assert_eq!(within.status, 303, "{within:?}");
}

/// Sends until the server has had enough; how many it took.
fn taken(most: usize, mut send: impl FnMut() -> u16) -> usize {
    (0..most).find(|_| send() == 429).unwrap_or_else(|| panic!("all {most} were taken"))
}

#[test]
fn a_session_that_changes_too_much_has_to_wait_and_the_others_do_not() {
    let server = Server::start("session-limit");
    let (mut host, table) = server.table(&["me"]);
    let mut other = server.table(&["me"]).0;
    let change = |browser: &mut Browser| {
        let form = encode(&fields(&[("lang", "en"), ("back", "/")]));
        browser.send("POST", "/lang", &[OURS], form.as_bytes()).status
    };
    assert!(taken(500, || change(&mut host)) >= 50, "a person is never that fast");
    assert_eq!(host.get(&table).status, 200, "looking is still possible");
    assert_eq!(change(&mut other), 303);
}

#[test]
fn a_peer_that_makes_tables_or_wants_hints_all_the_time_has_to_wait() {
    let server = Server::start("costly-limit");
    let (mut host, table) = server.table(&["me", "easy"]);
    let form = encode(&table_form(&["me"]));
    // Each time as somebody new: a session is the sender's choice.
    let make = || server.browser().send("POST", "/tables", &[OURS], form.as_bytes()).status;
    let tables = taken(200, make);
    assert!(tables >= 20, "{tables} are an evening's");
    assert_eq!(host.get(&format!("{table}?hint=yes")).status, 429);
    assert_eq!(host.get(&table).status, 200, "the games go on");
}

/// Asks on four connections at a time until each is told to wait; how many were taken.
fn asked_too_much(server: &Server, path: &'static str) -> usize {
    let ask = || {
        let mut browser = server.browser();
        std::thread::spawn(move || taken(4000, || browser.get(path).status))
    };
    let asking: Vec<_> = (0..4).map(|_| ask()).collect();
    asking.into_iter().map(|asked| asked.join().expect("the limit is reached")).sum()
}

#[test]
fn a_peer_that_asks_too_much_has_to_wait_but_for_the_servers_health() {
    let server = Server::start("peer-limit");
    let taken = asked_too_much(&server, "/lang");
    assert!(taken >= 500, "{taken} is a handful of people behind one address");
    for path in ["/health", "/ready"] {
        assert_eq!(server.browser().get(path).status, 200);
    }
}

#[test]
fn only_what_is_a_hint_counts_as_one() {
    let server = Server::start("hint-limit");
    let (mut host, table) = server.table(&["me", "easy"]);
    let (mut other, foreign) = server.table(&["me"]);
    for path in
        ["/health?hint", "/?hint=yes", "/rules/catan-dice?hint", &format!("{foreign}?hint=yes")]
    {
        for _ in 0..150 {
            assert_ne!(host.get(path).status, 429, "{path}");
        }
    }
    assert_eq!(other.get(&foreign).status, 200);
    let hint = format!("{table}?hint=yes");
    assert_eq!(host.get(&hint).status, 200, "nobody has used them up");
    for _ in 0..150 {
        assert_eq!(host.get(&hint).status, 200, "a hint that is on the page costs nothing");
    }
}
