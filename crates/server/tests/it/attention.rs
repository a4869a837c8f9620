//! Bots think for people who are there, and for one of them as much as for another.

use std::time::{Duration, Instant};

use server::{Clock, Config};

use crate::client::{Browser, until};
use crate::page;
use crate::server::{Server, config, make, new_file, play_first, state, table_form};

#[test]
fn a_table_needs_a_person() {
    let server = Server::start("no-person");
    for seats in [&["greedy"][..], &["random", "hard"], &["easy", "easy", "easy", "easy"]] {
        let answer = server.browser().post("/tables", &table_form(seats));
        assert_eq!(answer.status, 400, "{seats:?}");
        assert!(answer.body.contains("At least one player must be human."), "{}", answer.body);
    }
}

#[test]
fn bots_stop_when_nobody_is_there_and_go_on_when_somebody_is() {
    let (clock, pace) = (Clock::default(), Duration::from_hours(1));
    let attention = Duration::from_mins(2);
    let config = Config { clock: clock.clone(), pace, attention, ..config() };
    let server = Server::with(Config { database: new_file("attention"), ..config });
    let (mut host, table) = server.table(&["me", "random"]);
    while play_first(&mut host, &table) {}
    let left = state(&mut host, &table).0;
    // The bot's time has come, and nobody has been there for an hour.
    clock.pass(pace);
    let mut other = server.table(&["me", "random"]).0;
    assert_eq!(other.get("/").status, 200);
    // Somebody looks: only now it waits for its time again, and as long as the page is open it moves then.
    let mut stream = host.stream(&table);
    assert_eq!(stream.push().0, left, "nobody has moved for nobody");
    until("the bot goes on", || {
        clock.pass(pace);
        (state(&mut host, &table).0 > left).then_some(())
    });
}

/// How long a bot of a new table takes to answer.
fn answer_time(browser: &mut Browser) -> Duration {
    let table = make(browser, &["me", "hard"]);
    while play_first(browser, &table) {}
    let start = Instant::now();
    until("the bot has played its turn", || {
        page::first_offer(&browser.get(&table).body).map(|_| ())
    });
    start.elapsed()
}

#[test]
fn one_peer_s_bots_do_not_keep_everybody_waiting() {
    let server = Server::start("fair-thoughts");
    let mut victim = Browser { from: 2, ..server.browser() };
    let alone = answer_time(&mut victim);
    for _ in 0..30 {
        make(&mut server.browser(), &["hard", "hard", "hard", "me"]);
    }
    let crowded = answer_time(&mut victim);
    assert!(crowded < 6 * alone + Duration::from_secs(1), "{crowded:?}, and {alone:?} alone");
}
