//! A seat that does not move: the others vote, and its owner can come back.

use std::time::Duration;

use crate::client::{Browser, fields, until};
use crate::page;
use crate::server::{Server, add_to_dice, make_by, play_first, state, table_form};

/// A table of three persons where one second is too long, the first of them asked; its path.
fn three(server: &Server) -> ([Browser; 3], String) {
    let mut host = server.browser();
    let mut form = table_form(&["me", "open", "open"]);
    form.push(("limit".into(), "1".into()));
    let table = make_by(&mut host, &form);
    let friend = |seat: &str| {
        let mut friend = server.browser();
        let sat = friend.post(&format!("{table}/sit"), &fields(&[("seat", seat), ("name", "Bo")]));
        assert_eq!(sat.status, 303, "{sat:?}");
        add_to_dice(&mut friend, &table, "thistle");
        friend
    };
    let friends = ["1", "2"].map(friend);
    let [bo, cy] = friends;
    ([host, bo, cy], table)
}

fn vote(browser: &mut Browser, table: &str, wish: &str) -> u16 {
    browser.post(&format!("{table}/vote"), &fields(&[("wish", wish)])).status
}

/// Waits until the page of somebody who waits shows the vote.
fn wait_for_vote(browser: &mut Browser, table: &str) {
    until("the others may vote", || {
        browser.get(table).body.contains("name=\"wish\"").then_some(())
    });
}

#[test]
fn nobody_votes_before_the_time_is_up_and_a_push_tells_when_it_is() {
    let server = Server::start("vote-push");
    let ([mut host, mut bo, _], table) = three(&server);
    let mut stream = bo.stream(&table);
    assert!(!stream.push().1.contains("name=\"wish\""), "it is too early");
    assert_eq!(vote(&mut bo, &table, "stand-in"), 409);
    until("the push comes", || stream.push().1.contains("name=\"wish\"").then_some(()));
    assert!(!host.get(&table).body.contains("name=\"wish\""), "who is waited for has no vote");
    assert_eq!(vote(&mut host, &table, "wait"), 409);
    assert_eq!(vote(&mut server.browser(), &table, "stop"), 403);
    assert_eq!(vote(&mut bo, &table, "dance"), 400);
}

#[test]
fn a_bot_stands_in_once_most_want_it_and_the_owner_takes_the_seat_back() {
    let server = Server::start("vote-bot");
    let ([mut host, mut bo, mut cy], table) = three(&server);
    let before = state(&mut host, &table);
    wait_for_vote(&mut bo, &table);
    assert_eq!(vote(&mut bo, &table, "stand-in"), 303);
    assert_eq!(vote(&mut bo, &table, "stand-in"), 303);
    assert_eq!(state(&mut host, &table), before, "one of two is not most of them");
    assert_eq!(vote(&mut cy, &table, "stand-in"), 303);
    until("the bot has played the turn", || {
        page::first_offer(&bo.get(&table).body).is_some().then_some(())
    });
    assert!(state(&mut host, &table).0 > before.0);
    assert_eq!(bo.post(&format!("{table}/back"), &[]).status, 303, "it changes nobody else's seat");
    assert!(host.get(&table).body.contains(&format!("{table}/back")), "the owner is offered it");
    assert_eq!(host.post(&format!("{table}/back"), &[]).status, 303);
    for browser in [&mut bo, &mut cy] {
        until("the turn goes round", || (!play_first(browser, &table)).then_some(()));
    }
    let asked = state(&mut host, &table).0;
    assert!(page::first_offer(&host.get(&table).body).is_some(), "the owner is asked again");
    std::thread::sleep(Duration::from_millis(50));
    assert_eq!(state(&mut host, &table).0, asked, "and no bot answers");
}

#[test]
fn most_can_wait_on_or_end_the_game() {
    let server = Server::start("vote-end");
    let ([mut host, mut bo, mut cy], table) = three(&server);
    wait_for_vote(&mut bo, &table);
    for browser in [&mut bo, &mut cy] {
        assert_eq!(vote(browser, &table, "wait"), 303);
    }
    assert!(!bo.get(&table).body.contains("name=\"wish\""), "the time begins anew");
    wait_for_vote(&mut bo, &table);
    assert_eq!((vote(&mut bo, &table, "stop"), vote(&mut cy, &table, "wait")), (303, 303));
    assert!(page::first_offer(&host.get(&table).body).is_some(), "they do not agree");
    assert_eq!(vote(&mut cy, &table, "stop"), 303, "a voter may change");
    assert!(page::first_offer(&host.get(&table).body).is_none(), "the game has ended");
    let record = host.get(&format!("{table}/record")).body;
    assert!(record.contains("fair secret"), "the dice can be checked all the same");
    let form = fields(&[("number", "1"), ("key", "k"), ("action", "stop")]);
    assert_eq!(host.post(&format!("{table}/act"), &form).status, 409);
}

#[test]
fn a_move_ends_the_vote() {
    let server = Server::start("vote-move");
    let ([mut host, mut bo, mut cy], table) = three(&server);
    wait_for_vote(&mut bo, &table);
    assert_eq!(vote(&mut bo, &table, "stop"), 303);
    assert!(play_first(&mut host, &table));
    assert_eq!(vote(&mut cy, &table, "stop"), 409, "somebody has moved");
    assert!(page::first_offer(&host.get(&table).body).is_some(), "the game goes on");
}

#[test]
fn who_has_left_has_no_vote_and_the_page_counts() {
    let server = Server::start("vote-left");
    let ([mut host, mut bo, mut cy], table) = three(&server);
    wait_for_vote(&mut bo, &table);
    assert!(bo.get(&table).body.contains("(0 of 2)"));
    assert_eq!(vote(&mut bo, &table, "stand-in"), 303);
    assert!(cy.get(&table).body.contains("(1 of 2)"));
    assert_eq!(vote(&mut cy, &table, "stand-in"), 303);
    until("the bot has played the turn", || {
        page::first_offer(&bo.get(&table).body).is_some().then_some(())
    });
    // Now the second one does not move either: the third is the only person left to ask.
    wait_for_vote(&mut cy, &table);
    assert!(cy.get(&table).body.contains("(0 of 1)"));
    assert_eq!(vote(&mut cy, &table, "stop"), 303);
    assert!(host.get(&format!("{table}/record")).body.contains("fair secret"), "it has ended");
}

#[test]
fn who_has_two_seats_is_one_person() {
    let server = Server::start("vote-two-seats");
    let mut host = server.browser();
    let mut form = table_form(&["me", "open", "open"]);
    form.push(("limit".into(), "1".into()));
    let table = make_by(&mut host, &form);
    let mut bo = server.browser();
    for seat in ["1", "2"] {
        let sat = bo.post(&format!("{table}/sit"), &fields(&[("seat", seat), ("name", "Bo")]));
        assert_eq!(sat.status, 303, "{sat:?}");
        // Each seat that is taken asks for its part of the dice, the second one too.
        assert!(page::form(&bo.get(&table).body, "/dice").is_some(), "seat {seat}");
        add_to_dice(&mut bo, &table, "thistle");
    }
    wait_for_vote(&mut bo, &table);
    assert_eq!(vote(&mut bo, &table, "stop"), 303);
    assert!(host.get(&format!("{table}/record")).body.contains("fair secret"), "it has ended");
}
