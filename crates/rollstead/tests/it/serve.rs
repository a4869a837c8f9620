//! `rollstead serve` as a process: killed at every event nothing acknowledged is lost, and told to stop it stops.

use std::io::Write;
use std::net::TcpStream;
use std::path::Path;
use std::time::Duration;

use crate::client::{OURS, encode};
use crate::page;
use crate::process::{Process, database, sit_down};
use crate::shell::{file, run};

/// A server with this content pack.
fn start(database: &Path, content: &str) -> Process {
    Process::with(database, |command| {
        command.args(["--content", content]);
    })
}

/// A pack with so few turns that a game is soon over.
fn short(name: &str, turns: u8) -> String {
    let pack = run("content export catan-dice", "").ok();
    let short = pack.replace("turns = 15", &format!("turns = {turns}"));
    assert_ne!(pack, short, "the pack says how many turns there are");
    file(name, short)
}

#[test]
fn killed_at_every_event_nothing_acknowledged_is_lost() {
    let (database, content) = (database("killed"), short("killed.toml", 6));
    let mut process = start(&database, &content);
    let (mut host, table) = sit_down(&process, "catan-dice", 1);
    let mut kills = 0;
    while let Some(form) = page::first_offer(&host.get(&table).body) {
        let answer = host.post(&format!("{table}/act"), &form);
        assert_eq!(answer.status, 303, "{answer:?}");
        let acknowledged = page::state(&host.get(&table).body);
        drop(process);
        process = start(&database, &content);
        host.address = process.address;
        assert_eq!(page::state(&host.get(&table).body), acknowledged);
        kills += 1;
    }
    assert!(kills >= 12, "six turns are more than {kills} actions");
    assert!(host.get(&format!("{table}/record")).body.contains("fair secret"), "the game is over");
}

#[test]
fn killed_right_after_an_action_was_sent_it_happened_or_it_did_not() {
    let (database, content) = (database("killed-between"), short("killed-between.toml", 14));
    let mut process = start(&database, &content);
    let (mut host, table) = sit_down(&process, "catan-dice", 1);
    for _ in 0..8 {
        let before = page::state(&host.get(&table).body);
        let form = page::first_offer(&host.get(&table).body).expect("the game is on");
        let body = encode(&form);
        let sent = host.open("POST", &format!("{table}/act"), &[OURS], body.as_bytes());
        drop(process);
        drop(sent);
        process = start(&database, &content);
        host.address = process.address;
        let after = page::state(&host.get(&table).body);
        assert!(after == before || after.0 > before.0, "{before:?} {after:?}");
        assert_eq!(
            host.post(&format!("{table}/act"), &form).status,
            303,
            "sent again it happens once"
        );
    }
}

#[test]
fn told_to_stop_it_ends_well_while_somebody_looks() {
    let content = short("stopped.toml", 14);
    let process = start(&database("stopped"), &content);
    let (host, table) = sit_down(&process, "catan-dice", 1);
    let mut stream = host.stream(&table);
    stream.push();
    let (code, time) = process.terminate();
    assert_eq!(code, Some(0));
    assert!(time < Duration::from_secs(2), "{time:?}");
    assert!(stream.ends());
}

#[test]
fn told_to_stop_it_ends_though_somebody_neither_reads_nor_finishes_a_request() {
    let content = short("unfinished.toml", 14);
    let process = start(&database("unfinished"), &content);
    let mut half = TcpStream::connect(process.address).expect("it listens");
    let begun = "POST /tables HTTP/1.1\r\nHost: x\r\nSec-Fetch-Site: same-origin\r\n\
                 Content-Type: application/x-www-form-urlencoded\r\nContent-Length: 100\r\n\r\ngame=";
    half.write_all(begun.as_bytes()).expect("it is sent");
    let (mut host, table) = sit_down(&process, "catan-dice", 1);
    let sleepers: Vec<_> = (0..5).map(|_| host.stream(&table)).collect();
    while let Some(form) = page::first_offer(&host.get(&table).body) {
        assert_eq!(host.post(&format!("{table}/act"), &form).status, 303);
    }
    let (code, time) = process.terminate();
    assert_eq!(code, Some(0));
    assert!(time < Duration::from_secs(5), "{time:?}");
    drop((half, sleepers));
}
