//! What a page tells: names, the past, the result, a hint, and the state as text.

use server::Config;

use crate::page;
use crate::server::{Server, config, new_file, play_first, short};

#[test]
fn the_log_calls_seats_by_their_names() {
    let server = Server::start("names");
    let (mut host, table) = server.table(&["me"]);
    let page = host.get(&table).body;
    assert!(page.contains("■\u{a0}Ana rolls ") && !page.contains("Player 1"), "{page}");
}

#[test]
fn the_past_names_its_moment_and_leads_back() {
    let server = Server::start("past");
    let (mut host, table) = server.table(&["me"]);
    assert!(play_first(&mut host, &table));
    let page = host.get(&format!("{table}?at=1")).body;
    assert!(page.contains("Move 1 of ") && page.contains(": ■\u{a0}Ana rolls "), "{page}");
    assert!(page.contains(&format!("href=\"{table}\"")), "back to now");
    assert!(page::first_offer(&page).is_none(), "the past is not answered");
    assert!(host.get(&format!("{table}?at=0")).body.contains("the start"));
}

#[test]
fn a_choice_of_nothing_says_what_to_do() {
    let server = Server::start("nothing");
    let (mut host, table) = server.table(&["me"]);
    let page = host.get(&table).body;
    let form = page::form(&page, " id=\"select\"").expect("dice may be chosen");
    let answer = host.post(&format!("{table}/act"), &form);
    assert_eq!(answer.status, 422);
    assert!(answer.body.contains("Choose a valid option first"), "{}", answer.body);
    assert_eq!(page::state(&answer.body), page::state(&page), "nothing has changed");
}

#[test]
fn a_hint_is_words_and_a_mark() {
    let server = Server::start("hint");
    let (mut host, table) = server.table(&["me"]);
    let page = host.get(&format!("{table}?hint=yes")).body;
    assert!(page.contains("Hint: ") && page.contains("hinted"), "{page}");
    assert!(host.get(&table).body.contains("hinted"), "it stays as long as the question");
    assert!(!server.browser().get(&table).body.contains("Hint: "), "it is the asker's alone");
    assert!(play_first(&mut host, &table));
    assert!(!host.get(&table).body.contains("hinted"));
}

#[test]
fn the_text_view_stays_until_it_is_changed_back() {
    let server = Server::start("text");
    let (mut host, table) = server.table(&["me"]);
    let shown = host.get(&format!("{table}?text=yes"));
    assert!(shown.body.contains("<pre") && !shown.body.contains("class=\"island\""));
    let cookie = shown.header("set-cookie").expect("it is kept");
    assert!(cookie.starts_with("view=text;") && cookie.contains("HttpOnly"), "{cookie}");
    let session = host.cookie.clone().expect("the host has a session");
    for (view, has_text) in [("text", true), ("drawn", false)] {
        host.cookie = Some(format!("{session}; view={view}"));
        assert_eq!(host.get(&table).body.contains("<pre"), has_text);
    }
}

#[test]
fn the_result_is_the_heading_of_the_final_sheet() {
    let server =
        Server::with(Config { database: new_file("result"), pack: Some(short(1)), ..config() });
    let (mut host, table) = server.table(&["me"]);
    while play_first(&mut host, &table) {}
    let page = host.get(&table).body;
    assert!(page.contains("<h1 class=\"prompt\"") && page.contains("Final score: "), "{page}");
    assert!(page.contains("class=\"ranking\"") && page.contains("class=\"stack\""));
}
