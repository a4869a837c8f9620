//! Before the game: one open seat each, seats of people who do not come, and a table that is given up.

use crate::client::{Browser, fields};
use crate::page;
use crate::server::{Server, add_to_dice, link, make_by, state, table_form};

fn sit(browser: &mut Browser, table: &str, seat: &str) -> u16 {
    browser.post(&format!("{table}/sit"), &fields(&[("seat", seat), ("name", "Bo")])).status
}

fn release(browser: &mut Browser, table: &str, seat: &str) -> u16 {
    browser.post(&format!("{table}/release"), &fields(&[("seat", seat)])).status
}

#[test]
fn one_session_takes_one_open_seat() {
    let server = Server::start("one-seat");
    let (mut host, table) = server.table(&["me", "open", "open", "link"]);
    let mut bo = server.browser();
    assert_eq!((sit(&mut bo, &table, "1"), sit(&mut bo, &table, "2")), (303, 409));
    assert_eq!(sit(&mut host, &table, "2"), 409, "the host sits already");
    assert_eq!(sit(&mut server.browser(), &table, "2"), 303, "somebody else may");
    // Who was sent a link for a second seat was meant to have it.
    let link = link(&host.get(&table).body);
    let form = page::form(&bo.get(&link).body, " action=\"/join\"").expect("the link has a form");
    assert_eq!(bo.post("/join", &form).status, 303);
}

#[test]
fn the_host_frees_the_seat_of_somebody_who_adds_nothing_to_the_dice() {
    let server = Server::start("release");
    let (mut host, table) = server.table(&["me", "open", "open"]);
    let [mut bo, mut cy, mut di] = [(); 3].map(|()| server.browser());
    assert_eq!(sit(&mut bo, &table, "1"), 303);
    assert_eq!(sit(&mut cy, &table, "2"), 303);
    add_to_dice(&mut cy, &table, "thistle");
    assert!(host.get(&table).body.contains("Remove ●\u{a0}Bo"));
    assert!(!bo.get(&table).body.contains("Remove ●"), "that is the host's");
    assert_eq!(release(&mut cy, &table, "1"), 403);
    assert_eq!(release(&mut host, &table, "2"), 409, "who has added stays");
    assert_eq!(release(&mut host, &table, "7"), 409);
    assert_eq!(release(&mut host, &table, "1"), 303);
    let added = bo.post(&format!("{table}/dice"), &fields(&[("entropy", "late")]));
    assert_eq!((added.status, state(&mut host, &table).0), (403, 0), "the seat is not theirs");
    assert_eq!(sit(&mut di, &table, "1"), 303);
    add_to_dice(&mut di, &table, "daisy");
    assert!(state(&mut host, &table).0 > 0, "the game begins");
    assert_eq!(release(&mut host, &table, "1"), 409, "from now on nobody is sent away");
}

#[test]
fn the_host_cancels_a_table_that_has_not_begun() {
    let server = Server::start("cancel");
    let mut host = server.browser();
    let mut form = table_form(&["me", "open", "link", "open"]);
    form.push(("public".into(), "yes".into()));
    let table = make_by(&mut host, &form);
    let mut bo = server.browser();
    assert_eq!(sit(&mut bo, &table, "1"), 303);
    let cancel = format!("{table}/cancel");
    let invitation = link(&host.get(&table).body);
    let mut stream = bo.stream(&table);
    stream.push();
    assert_eq!(bo.post(&cancel, &[]).status, 403, "only the host may");
    assert!(server.browser().get("/").body.contains(&table), "it is listed");
    assert_eq!(host.post(&cancel, &[]).status, 303);
    let (_, part) = stream.push();
    assert!(part.contains("The table was cancelled"), "whoever looks is told: {part}");
    for browser in [&mut host, &mut bo, &mut server.browser()] {
        assert!(!browser.get("/").body.contains(&table), "it is listed nowhere");
    }
    // Nothing brings it back, also not after a restart.
    let mut again = Server::on(server.stop());
    for round in 0..2 {
        for browser in [&mut host, &mut bo] {
            browser.address = again.address;
        }
        assert!(bo.get(&table).body.contains("The table was cancelled"), "{round}");
        assert_eq!(sit(&mut again.browser(), &table, "2"), 409);
        assert_eq!(host.post(&cancel, &[]).status, 409);
        add_to_dice(&mut bo, &table, "thistle");
        let form = fields(&[
            ("table", &table[3..]),
            ("seat", "2"),
            ("secret", &invitation[invitation.len() - 32..]),
        ]);
        assert_eq!(again.browser().post("/join", &form).status, 409);
        assert_eq!(state(&mut host, &table).0, 0);
        if round == 0 {
            again = Server::on(again.stop());
        }
    }
}

#[test]
fn a_game_that_is_on_is_not_cancelled() {
    let server = Server::start("cancel-late");
    let (mut host, table) = server.table(&["me", "greedy"]);
    assert!(!host.get(&table).body.contains("/cancel"));
    assert_eq!(host.post(&format!("{table}/cancel"), &[]).status, 409);
    assert!(page::first_offer(&host.get(&table).body).is_some());
}
