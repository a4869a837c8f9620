//! Players' clocks through crashes and a disk that fails: nobody loses time by them, and nobody's end is forgotten.

use std::fs;
use std::time::{Duration, Instant};

use crate::client::{Browser, fields, until};
use crate::faults::behind_shim;
use crate::page;
use crate::process::{Process, database};

/// How much time a crash gives back at the most, and how long a test itself may take to look.
const BEAT: Duration = Duration::from_secs(5);
const SLACK: Duration = Duration::from_secs(4);

/// Somebody who has both seats of a new table with this clock, and its path.
fn sit_down(process: &Process, clock: &str, time_up: &str) -> (Browser, String) {
    let mut host = Browser::new(process.address);
    let form = [("game", "catan-dice"), ("seat-0", "me"), ("seat-1", "here")];
    let form = fields(&[&form[..], &[("clock", clock), ("time-up", time_up)]].concat());
    let table = host.post("/tables", &form).location().to_owned();
    assert_eq!(host.post(&format!("{table}/dice"), &fields(&[("entropy", "")])).status, 303);
    (host, table)
}

/// How long the first clock that runs has left, by the server's own time.
fn left(browser: &mut Browser, table: &str) -> Duration {
    let ends = page::attribute(&browser.get(table).body, "data-ends").expect("a clock runs");
    let ends: u64 = ends.parse().expect("it is a number");
    let now: u64 = browser.get("/now").body.parse().expect("it is a number");
    Duration::from_millis(ends.saturating_sub(now))
}

#[test]
fn a_crash_takes_no_time_and_gives_back_little() {
    let database = database("clock-kills");
    let mut process = Process::start(&database);
    let (mut host, table) = sit_down(&process, "bank 600 15", "loss");
    let start = Instant::now();
    for _ in 0..8 {
        let before = left(&mut host, &table);
        drop(process);
        process = Process::start(&database);
        host.address = process.address;
        let after = left(&mut host, &table);
        assert!(after <= before + BEAT, "{after:?} after {before:?}");
        assert!(after + SLACK >= before, "{after:?} after {before:?}: the crash took time");
        let form = page::first_offer(&host.get(&table).body).expect("the game is on");
        assert_eq!(host.post(&format!("{table}/act"), &form).status, 303);
    }
    assert!(left(&mut host, &table) + start.elapsed() + SLACK >= Duration::from_mins(10));
}

#[test]
fn time_stands_still_while_nothing_can_be_saved_and_ends_afterwards() {
    let database = database("clock-faults");
    let orders = database.with_file_name("orders");
    let process = Process::with(&database, |command| {
        behind_shim(command.arg("--any-clock"), &database, &orders);
    });
    let (mut host, table) = sit_down(&process, "move 8", "loss");
    fs::write(&orders, "write 5").expect("it is written");
    // Somebody else's message finds it out; the time of nobody can end now.
    let mut stranger = Browser::new(process.address);
    let form = fields(&[("game", "catan-dice"), ("seat-0", "me")]);
    assert_eq!(stranger.post("/tables", &form).status, 503);
    let now = |browser: &mut Browser| -> u64 {
        until("the server says", || browser.get("/now").body.parse().ok())
    };
    let (mut stopped, mut since) = (now(&mut stranger), Instant::now());
    until("the clocks stand still", || {
        let next = now(&mut stranger);
        if next != stopped {
            (stopped, since) = (next, Instant::now());
        }
        (since.elapsed() > Duration::from_millis(500)).then_some(())
    });
    until("more time has passed than there was", || {
        (since.elapsed() > Duration::from_secs(9)).then_some(())
    });
    assert_eq!(now(&mut stranger), stopped);
    assert!(!host.get(&table).body.contains("data-ends"), "the page shows it");
    fs::remove_file(&orders).expect("it is there");
    until("it works again", || (stranger.get("/health").status == 200).then_some(()));
    assert!(page::first_offer(&host.get(&table).body).is_some(), "nobody has lost meanwhile");
    until("the time is up", || {
        let database = rusqlite::Connection::open(&database).expect("it opens");
        let sql = "SELECT count(*) FROM tables WHERE status = 'stopped' AND deadline IS NULL";
        let count: i64 = database.query_row(sql, [], |row| row.get(0)).expect("it is read");
        (count == 1).then_some(())
    });
    assert!(host.get(&table).body.contains("Lost on time"));
}
