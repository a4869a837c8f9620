//! Hints: not among several people unless the table says so, and never in secret.

use crate::client::{Browser, fields, until};
use crate::page;
use crate::server::{Server, add_to_dice, make_by, play_first, state, table_form};

/// A table of two persons, the first of them asked; its path.
fn two(server: &Server, allows_hints: bool) -> ([Browser; 2], String) {
    let mut host = server.browser();
    let mut form = table_form(&["me", "open"]);
    if allows_hints {
        form.push(("hints".into(), "yes".into()));
    }
    let table = make_by(&mut host, &form);
    let mut friend = server.browser();
    let sat = friend.post(&format!("{table}/sit"), &fields(&[("seat", "1"), ("name", "Bo")]));
    assert_eq!(sat.status, 303, "{sat:?}");
    add_to_dice(&mut friend, &table, "thistle");
    ([host, friend], table)
}

const LINE: &str = "■\u{a0}Ana asks for a hint";

/// The record without the names of who played.
fn events(browser: &mut Browser, table: &str) -> String {
    browser.get(&format!("{table}/record")).body
}

#[test]
fn among_people_hints_are_off_and_refused_to_whoever_asks_directly() {
    let server = Server::start("no-hints");
    let ([mut host, mut friend], table) = two(&server, false);
    assert!(!host.get(&table).body.contains("name=\"hint\""), "there is no button");
    let answer = host.get(&format!("{table}?hint=yes"));
    assert_eq!(answer.status, 403);
    assert!(answer.body.contains("hints are off at this table"), "{}", answer.body);
    assert!(!answer.body.contains("Hint: ") && !answer.body.contains("hinted"));
    assert!(!friend.get(&table).body.contains("asks for a hint"));
}

#[test]
fn where_the_table_says_so_a_hint_is_a_line_for_all() {
    let server = Server::start("told-hints");
    let ([mut host, mut friend], table) = two(&server, true);
    let (before, record) = (state(&mut host, &table), events(&mut host, &table));
    let mut stream = friend.stream(&table);
    stream.push();
    for _ in 0..2 {
        let page = host.get(&format!("{table}?hint=yes")).body;
        assert!(page.contains("Hint: ") && page.contains(LINE), "{page}");
    }
    until("the other is pushed it", || stream.push().1.contains(LINE).then_some(()));
    assert_eq!(friend.get(&table).body.matches(LINE).count(), 1, "a question has one hint");
    assert_eq!(state(&mut host, &table), before, "it is no event of the game");
    assert_eq!(events(&mut host, &table), record, "nor one of the record");
    // The line stays in its place when the game goes on, is taken back, and after a restart.
    let stop = page::offer(&host.get(&table).body, "stop").expect("dice may be left");
    assert_eq!(host.post(&format!("{table}/act"), &stop).status, 303);
    let undo = page::form(&host.get(&table).body, "/undo").expect("there is a button");
    assert_eq!(host.post(&format!("{table}/undo"), &undo).status, 303);
    assert!(play_first(&mut host, &table));
    let log = log(&mut friend, &table);
    assert!(log[1].contains(LINE), "right after the first roll: {log:?}");
    let now = state(&mut host, &table);
    let again = Server::on(server.stop());
    for browser in [&mut host, &mut friend] {
        browser.address = again.address;
    }
    assert_eq!((state(&mut host, &table), self::log(&mut friend, &table)), (now, log));
}

/// The lines of the log, newest first.
fn log(browser: &mut Browser, table: &str) -> Vec<String> {
    let page = browser.get(table).body;
    let (_, log) = page.split_once("<div class=\"log\"").expect("there is a log");
    let (log, _) = log.split_once("</section>").expect("it has an end");
    log.split("<li").skip(1).map(str::to_owned).collect()
}

#[test]
fn alone_and_among_bots_hints_stay_and_are_told_too() {
    let server = Server::start("own-hints");
    for seats in [&["me"][..], &["me", "easy"]] {
        let (mut host, table) = server.table(seats);
        let page = host.get(&format!("{table}?hint=yes")).body;
        assert!(page.contains("Hint: ") && page.contains(LINE), "{page}");
    }
}

#[test]
fn no_other_site_asks_for_a_hint_in_somebody_s_name() {
    let server = Server::start("foreign-hints");
    let (mut host, table) = server.table(&["me"]);
    let path = format!("{table}?hint=yes");
    for header in [("Sec-Fetch-Site", "cross-site"), ("Referer", "https://evil.example/")] {
        let page = host.send("GET", &path, &[header], b"");
        assert_eq!(page.status, 200);
        assert!(!page.body.contains("Hint: ") && !page.body.contains(LINE), "{}", page.body);
    }
    let own = format!("http://{}{table}", server.address);
    assert!(host.send("GET", &path, &[("Referer", &own)], b"").body.contains(LINE));
}
