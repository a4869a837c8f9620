//! A message has a number and a key: twice it happens once, and a stale one does not happen.

use crate::client::{Fields, OURS, encode};
use crate::page;
use crate::server::{Server, state};

fn with(form: &Fields, name: &str, value: &str) -> Fields {
    let set = |(known, old): &(String, String)| {
        (known.clone(), if known == name { value.to_owned() } else { old.clone() })
    };
    form.iter().map(set).collect()
}

#[test]
fn the_same_message_sent_twice_happens_once() {
    let server = Server::start("twice");
    let (mut host, table) = server.table(&["me"]);
    let form = page::first_offer(&host.get(&table).body).expect("the host is asked");
    let act = format!("{table}/act");
    assert_eq!(host.post(&act, &form).status, 303);
    let after = state(&mut host, &table);
    assert_eq!(after.0, 2, "one roll and one action");
    for _ in 0..3 {
        assert_eq!(host.post(&act, &form).status, 303);
        assert_eq!(state(&mut host, &table), after);
    }
}

#[test]
fn the_same_message_sent_at_once_by_many_connections_happens_once() {
    let server = Server::start("at-once");
    let (mut host, table) = server.table(&["me"]);
    let form = page::first_offer(&host.get(&table).body).expect("the host is asked");
    std::thread::scope(|scope| {
        for _ in 0..8 {
            let mut same = host.clone();
            let (act, form) = (format!("{table}/act"), &form);
            scope.spawn(move || assert_eq!(same.post(&act, form).status, 303));
        }
    });
    assert_eq!(state(&mut host, &table).0, 2, "one roll and one action");
}

#[test]
fn a_stale_message_is_a_conflict_with_the_fresh_page() {
    let server = Server::start("stale");
    let (mut host, table) = server.table(&["me"]);
    let form = page::first_offer(&host.get(&table).body).expect("the host is asked");
    let act = format!("{table}/act");
    host.post(&act, &form);
    let now = state(&mut host, &table);
    let stale = with(&form, "key", "another");
    for number in ["0", "1", "3", "-1", "9223372036854775807"] {
        let answer = host.post(&act, &with(&stale, "number", number));
        assert_eq!(answer.status, 409, "{number}");
        assert_eq!(page::state(&answer.body), now, "the page is fresh");
        assert!(answer.body.contains("<!DOCTYPE html>"), "it is a whole page");
    }
    let part = host.send("POST", &act, &[OURS, ("HX-Request", "true")], encode(&stale).as_bytes());
    assert_eq!((part.status, page::state(&part.body)), (409, now.clone()));
    assert!(!part.body.contains("<!DOCTYPE html>"), "the script gets the part that changes");
    assert_eq!(state(&mut host, &table), now);
}

#[test]
fn a_sender_who_hangs_up_leaves_the_table_in_order() {
    let server = Server::start("hang-up");
    let (mut host, table) = server.table(&["me"]);
    for _ in 0..15 {
        let page = host.get(&table).body;
        let form = page::first_offer(&page).expect("the host is asked");
        drop(host.open("POST", &format!("{table}/act"), &[OURS], encode(&form).as_bytes()));
        let answer = host.post(&format!("{table}/act"), &form);
        assert_eq!(answer.status, 303, "{}", answer.body);
    }
    let now = state(&mut host, &table);
    let again = Server::on(server.stop());
    host.address = again.address;
    assert_eq!(state(&mut host, &table), now, "memory is what the store says");
}
