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

#[test]
fn a_peer_that_asks_too_much_has_to_wait() {
    let server = Server::start("peer-limit");
    let ask = || {
        (0..4)
            .map(|_| {
                std::thread::spawn({
                    let mut browser = server.browser();
                    move || taken(4000, || browser.get("/health").status)
                })
            })
            .collect::<Vec<_>>()
    };
    let taken: usize =
        ask().into_iter().map(|peer| peer.join().expect("the limit is reached")).sum();
    assert!(taken >= 500, "{taken} is a handful of people behind one address");
}
