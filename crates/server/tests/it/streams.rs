//! Pushes: everybody who looks sees what changed, and who does not read holds up nobody.

use std::time::Duration;

use server::Config;

use crate::client::until;
use crate::page;
use crate::server::{Server, config, new_file, play_first, state};

#[test]
fn a_viewer_is_pushed_the_new_state_after_an_action() {
    let server = Server::start("push");
    let (mut host, table) = server.table(&["me"]);
    let mut viewers = [server.browser().stream(&table), host.stream(&table)];
    for viewer in &mut viewers {
        let (number, part) = viewer.push();
        assert_eq!(
            (number, page::state(&part)),
            (1, state(&mut host, &table)),
            "the present comes first"
        );
    }
    assert!(play_first(&mut host, &table));
    let now = state(&mut host, &table);
    for viewer in &mut viewers {
        let (number, part) = viewer.push();
        assert_eq!((number, page::state(&part)), (now.0, now.clone()));
    }
}

#[test]
fn a_spectator_is_pushed_no_form_of_a_seat() {
    let server = Server::start("push-spectator");
    let (host, table) = server.table(&["me"]);
    assert!(page::first_offer(&host.stream(&table).push().1).is_some());
    assert_eq!(page::first_offer(&server.browser().stream(&table).push().1), None);
}

#[test]
fn readers_that_never_read_hold_up_nobody() {
    let server = Server::start("slow");
    let (mut host, table) = server.table(&["me", "random", "random", "random"]);
    let sleepers: Vec<_> = (0..20).map(|_| server.browser().stream(&table)).collect();
    let mut reader = host.stream(&table);
    let mut last = reader.push().0;
    for _ in 0..12 {
        until("the bots have moved", || play_first(&mut host, &table).then_some(()));
    }
    let now = state(&mut host, &table).0;
    assert!(now > 36, "three bots have played along");
    while last < now {
        last = reader.push().0;
    }
    drop(sleepers);
}

#[test]
fn who_does_not_read_loses_the_stream_and_a_new_one_shows_the_present() {
    let patience = Duration::from_millis(300);
    let server = Server::with(Config { database: new_file("dropped"), patience, ..config() });
    let (mut host, table) = server.table(&["greedy", "greedy", "greedy", "greedy"]);
    let sleeper = host.stream(&table);
    until("the game is over", || {
        host.get(&format!("{table}/record")).body.contains("fair secret").then_some(())
    });
    std::thread::sleep(2 * patience);
    assert!(sleeper.ends(), "it is not kept for ever");
    let (number, part) = host.stream(&table).push();
    assert_eq!(
        (number, page::state(&part)),
        (state(&mut host, &table).0, state(&mut host, &table))
    );
}
