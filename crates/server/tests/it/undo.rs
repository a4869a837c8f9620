//! Taking back: freely up to the last roll, and the log keeps what happened.

use crate::client::Browser;
use crate::page;
use crate::server::Server;

fn undo(browser: &mut Browser, table: &str) -> u16 {
    let form = page::form(&browser.get(table).body, "/undo").expect("there is a button");
    browser.post(&format!("{table}/undo"), &form).status
}

fn act(browser: &mut Browser, table: &str, notation: &str) {
    let form = page::offer(&browser.get(table).body, notation);
    let form = form.unwrap_or_else(|| panic!("{notation} is offered"));
    assert_eq!(browser.post(&format!("{table}/act"), &form).status, 303);
}

#[test]
fn an_action_is_taken_back_and_stays_in_the_log_struck_out() {
    let server = Server::start("undo");
    let (mut host, table) = server.table(&["me"]);
    let before = page::state(&host.get(&table).body);
    act(&mut host, &table, "stop");
    assert_eq!(undo(&mut host, &table), 303);
    let page = host.get(&table).body;
    let (number, hash) = page::state(&page);
    assert_eq!((number, hash), (before.0 + 2, before.1), "the state is back, the events are kept");
    assert_eq!(page.matches("class=\"undone\"").count(), 1);
    assert!(page.contains("<s>"), "it is struck out");
    act(&mut host, &table, "stop");
}

#[test]
fn a_roll_is_never_taken_back() {
    let server = Server::start("barrier");
    let (mut host, table) = server.table(&["me"]);
    assert_eq!(undo(&mut host, &table), 409, "the first roll stands");
    let page = host.get(&table).body;
    let reroll = page.split("value=\"reroll ").nth(1).and_then(|rest| rest.split('"').next());
    act(&mut host, &table, &format!("reroll {}", reroll.expect("dice may be rolled again")));
    let rolled = page::state(&host.get(&table).body);
    assert_eq!(undo(&mut host, &table), 409, "the second roll stands");
    assert_eq!(page::state(&host.get(&table).body), rolled);
}
