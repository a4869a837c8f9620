//! A seat that does not move: the others vote, and its owner can come back.

use std::time::Duration;

use crate::client::{Browser, fields, until};
use crate::page;
use crate::server::{Server, add_to_dice, link, make_by, play_first, state, table_form};

/// The shortest limit there is.
const LIMIT: Duration = Duration::from_mins(1);

/// A table of that many persons who may think for a minute, the first of them asked; its path.
fn table_of<const N: usize>(server: &Server) -> ([Browser; N], String) {
    let mut host = server.browser();
    let mut form = table_form(&[&["me"][..], &vec!["open"; N - 1]].concat());
    form.push(("limit".into(), LIMIT.as_secs().to_string()));
    let table = make_by(&mut host, &form);
    let mut persons = vec![host];
    for seat in 1..N {
        let mut friend = server.browser();
        let form = fields(&[("seat", &seat.to_string()), ("name", "Bo")]);
        let sat = friend.post(&format!("{table}/sit"), &form);
        assert_eq!(sat.status, 303, "{sat:?}");
        add_to_dice(&mut friend, &table, "thistle");
        persons.push(friend);
    }
    (persons.try_into().expect("that many sit there"), table)
}

fn three(server: &Server) -> ([Browser; 3], String) {
    table_of(server)
}

/// Whether the page offers this wish.
fn offers(browser: &mut Browser, table: &str, wish: &str) -> bool {
    browser.get(table).body.contains(&format!("name=\"wish\" value=\"{wish}\""))
}

/// Whether the game was ended.
fn has_ended(browser: &mut Browser, table: &str) -> bool {
    browser.get(&format!("{table}/record")).body.contains("fair secret")
}

fn vote(browser: &mut Browser, table: &str, wish: &str) -> u16 {
    browser.post(&format!("{table}/vote"), &fields(&[("wish", wish)])).status
}

/// Lets the limit pass, after which the page of somebody who waits shows the vote.
fn wait_for_vote(server: &Server, browser: &mut Browser, table: &str) {
    assert!(!offers(browser, table, "wait"), "it is too early");
    server.clock.pass(LIMIT);
    assert!(offers(browser, table, "wait"), "the others may vote");
}

#[test]
fn nobody_votes_before_the_time_is_up_and_a_push_tells_when_it_is() {
    let server = Server::start("vote-push");
    let ([mut host, mut bo, _], table) = three(&server);
    let mut stream = bo.stream(&table);
    assert!(!stream.push().1.contains("name=\"wish\""), "it is too early");
    assert_eq!(vote(&mut bo, &table, "stand-in"), 409);
    server.clock.pass(LIMIT);
    until("the push comes", || stream.push().1.contains("name=\"wish\"").then_some(()));
    assert!(!host.get(&table).body.contains("name=\"wish\""), "who is waited for has no vote");
    assert_eq!(vote(&mut host, &table, "wait"), 409);
    assert_eq!(vote(&mut server.browser(), &table, "stop"), 403);
    assert_eq!(vote(&mut bo, &table, "dance"), 400);
}

#[test]
fn a_stream_that_begins_after_the_limit_shows_the_vote() {
    let server = Server::start("vote-late-stream");
    let ([_host, bo, _cy], table) = three(&server);
    assert!(!bo.stream(&table).push().1.contains("name=\"wish\""), "it is too early");
    // Nobody has a stream while the limit passes twice, so nobody shows the table again.
    server.clock.pass(2 * LIMIT);
    assert!(
        bo.stream(&table).push().1.contains("name=\"wish\""),
        "the page of before is not shown again"
    );
}

#[test]
fn a_bot_stands_in_once_most_want_it_and_the_owner_takes_the_seat_back() {
    let server = Server::start("vote-bot");
    let ([mut host, mut bo, mut cy], table) = three(&server);
    let before = state(&mut host, &table);
    wait_for_vote(&server, &mut bo, &table);
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
    let asked = page::first_offer(&host.get(&table).body).expect("the owner is asked again");
    let answer = host.post(&format!("{table}/act"), &asked);
    assert_eq!(answer.status, 303, "no bot has answered meanwhile: {answer:?}");
}

#[test]
fn most_can_wait_on_or_end_the_game() {
    let server = Server::start("vote-end");
    let ([mut host, mut bo, mut cy], table) = three(&server);
    wait_for_vote(&server, &mut bo, &table);
    for browser in [&mut bo, &mut cy] {
        assert_eq!(vote(browser, &table, "wait"), 303);
    }
    assert!(!bo.get(&table).body.contains("name=\"wish\""), "the time begins anew");
    wait_for_vote(&server, &mut bo, &table);
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
    wait_for_vote(&server, &mut bo, &table);
    assert_eq!(vote(&mut bo, &table, "stop"), 303);
    assert!(play_first(&mut host, &table));
    assert_eq!(vote(&mut cy, &table, "stop"), 409, "somebody has moved");
    assert!(page::first_offer(&host.get(&table).body).is_some(), "the game goes on");
}

#[test]
fn a_player_who_has_left_has_no_vote_and_the_page_counts() {
    let server = Server::start("vote-left");
    let ([mut host, mut bo, mut cy], table) = three(&server);
    wait_for_vote(&server, &mut bo, &table);
    assert!(bo.get(&table).body.contains("(0 of 2)"));
    assert_eq!(vote(&mut bo, &table, "stand-in"), 303);
    assert!(cy.get(&table).body.contains("(1 of 2)"));
    assert_eq!(vote(&mut cy, &table, "stand-in"), 303);
    until("the bot has played the turn", || {
        page::first_offer(&bo.get(&table).body).is_some().then_some(())
    });
    // Now the second one does not move either: the third is the only person left to ask.
    wait_for_vote(&server, &mut cy, &table);
    assert!(cy.get(&table).body.contains("(0 of 1)"));
    assert_eq!(vote(&mut cy, &table, "stop"), 409, "alone that takes longer");
    server.clock.pass(LIMIT);
    assert_eq!(vote(&mut cy, &table, "stop"), 303);
    assert!(has_ended(&mut host, &table));
}

#[test]
fn one_vote_alone_ends_no_game_of_two_before_the_limit_has_passed_twice() {
    let server = Server::start("vote-two");
    let ([mut host, mut bo], table) = table_of(&server);
    let mut stream = bo.stream(&table);
    wait_for_vote(&server, &mut bo, &table);
    assert!(offers(&mut bo, &table, "stand-in") && !offers(&mut bo, &table, "stop"));
    assert!(bo.get(&table).body.contains("You are the only one who can vote"));
    assert_eq!(vote(&mut bo, &table, "stop"), 409);
    assert!(play_first(&mut host, &table), "the other has come back");
    server.clock.pass(LIMIT);
    assert_eq!(vote(&mut bo, &table, "stop"), 409, "the time has begun anew");
    server.clock.pass(LIMIT);
    until("the push comes", || stream.push().1.contains("value=\"stop\"").then_some(()));
    assert_eq!(vote(&mut bo, &table, "stop"), 303);
    assert!(has_ended(&mut host, &table));
}

#[test]
fn a_clock_set_forth_or_back_ends_no_game() {
    let server = Server::start("vote-clock");
    let ([mut host, mut bo], table) = table_of(&server);
    for seconds in [1_000_000, -3_000_000] {
        server.clock.set_wall_by(seconds);
        for wish in ["wait", "stand-in", "stop"] {
            assert_eq!(vote(&mut bo, &table, wish), 409, "{seconds}");
        }
    }
    // However the clock on the wall is set, the time that has passed counts.
    wait_for_vote(&server, &mut bo, &table);
    assert!(play_first(&mut host, &table));
}

#[test]
fn after_a_restart_the_wall_s_clock_counts_for_half_the_limit() {
    let server = Server::start("vote-restart");
    let ([mut host, mut bo], table) = table_of(&server);
    let again = Server::on(server.stop());
    // Somebody set the clock forth while the server was away, or it was away for long: nobody can know.
    again.clock.set_wall_by(1_000_000);
    host.address = again.address;
    bo.address = again.address;
    assert_eq!(vote(&mut bo, &table, "stand-in"), 409, "there is time to come back");
    again.clock.pass(LIMIT / 2);
    assert_eq!(vote(&mut bo, &table, "stop"), 409);
    assert_eq!(vote(&mut bo, &table, "stand-in"), 303);
}

#[test]
fn a_table_has_no_limit_but_those_of_the_form_and_says_it_to_whoever_joins() {
    let server = Server::start("vote-limits");
    for limit in ["0", "1", "59", "61", "-60", "604801", "soon", ""] {
        let mut form = table_form(&["me", "open"]);
        form.push(("limit".into(), limit.into()));
        assert_eq!(server.browser().post("/tables", &form).status, 400, "{limit:?}");
    }
    for (limit, words) in
        [(None, "five minutes"), (Some("60"), "one minute"), (Some("604800"), "one week")]
    {
        let mut form = table_form(&["me", "link", "open"]);
        form.extend(limit.map(|limit| ("limit".to_owned(), limit.to_owned())));
        let mut host = server.browser();
        let table = make_by(&mut host, &form);
        let link = link(&host.get(&table).body);
        let told = format!("If a player does not move for {words}, the others may vote");
        for path in [&link, &table] {
            assert!(server.browser().get(path).body.contains(&told), "{path} {words}");
        }
    }
}

/// Two people at a table of three: the second one has two seats.
fn two_of_three(server: &Server) -> ([Browser; 2], String) {
    let (mut host, table) = server.table(&["me", "link", "link"]);
    let mut bo = server.browser();
    for seat in [1, 2] {
        let link = link(&host.get(&table).body);
        let form =
            page::form(&bo.get(&link).body, " action=\"/join\"").expect("the link has a form");
        assert_eq!(bo.post("/join", &form).status, 303);
        // Each seat that is taken asks for its part of the dice, the second one too.
        assert!(page::form(&bo.get(&table).body, "/dice").is_some(), "seat {seat}");
        add_to_dice(&mut bo, &table, "thistle");
    }
    ([host, bo], table)
}

#[test]
fn whoever_is_waited_for_has_no_vote_by_another_seat() {
    let server = Server::start("vote-own-seat");
    let ([mut host, mut bo], table) = two_of_three(&server);
    while play_first(&mut host, &table) {}
    assert!(page::first_offer(&bo.get(&table).body).is_some(), "the other one is asked");
    server.clock.pass(5 * LIMIT);
    assert!(host.get(&table).body.contains("(0 of 1)"));
    assert_eq!(vote(&mut bo, &table, "wait"), 409);
    assert_eq!(vote(&mut host, &table, "stand-in"), 303);
    until("a bot plays", || bo.get(&table).body.contains(&format!("{table}/back")).then_some(()));
    assert_eq!(bo.post(&format!("{table}/back"), &[]).status, 303);
    assert!(!bo.get(&table).body.contains(&format!("{table}/back")), "the seat is taken back");
}

#[test]
fn the_owner_of_two_seats_is_one_person() {
    let server = Server::start("vote-two-seats");
    let ([mut host, mut bo], table) = two_of_three(&server);
    server.clock.pass(5 * LIMIT);
    assert!(bo.get(&table).body.contains("(0 of 1)"));
    assert_eq!(vote(&mut bo, &table, "stop"), 409, "one person alone");
    server.clock.pass(5 * LIMIT);
    assert_eq!(vote(&mut bo, &table, "stop"), 303);
    assert!(has_ended(&mut host, &table));
}
