//! Bots by their levels: what the lobby offers, who plays now, who gives hints, and who waits for them.

use std::io::Read;
use std::time::{Duration, Instant};

use server::Config;

use crate::client::{Browser, until};
use crate::page;
use crate::server::{Server, config, make, new_file, play_first, table_form};

/// What can be chosen for a seat.
fn choices(page: &str) -> Vec<String> {
    let (_, field) = page.split_once("<select name=\"seat-1\"").expect("there is a second seat");
    let (field, _) = field.split_once("</select>").expect("the field has an end");
    field.split("<option").skip(1).filter_map(|option| page::attribute(option, "value")).collect()
}

#[test]
fn the_lobby_offers_the_levels_of_each_game() {
    let server = Server::start("levels");
    let mut guest = server.browser();
    for game in &games::GAMES {
        let page = guest.get(&format!("/new?game={}", game.info().id)).body;
        let levels: Vec<String> = game.levels().iter().map(|level| level.id().to_owned()).collect();
        let choices = choices(&page);
        let bots: Vec<String> =
            choices.into_iter().filter(|it| it.parse::<games::Program>().is_ok()).collect();
        assert_eq!(bots, levels, "{}", game.info().id);
        for level in levels {
            assert!(page.contains(&format!("Bot: {level}")), "{level} has words: {page}");
        }
    }
}

#[test]
fn play_now_is_against_a_normal_bot() {
    let server = Server::start("play-now");
    let mut guest = server.browser();
    let home = guest.get("/").body;
    let button = home.split("<button").find(|button| button.contains("Play now against a bot"));
    let level = page::attribute(button.expect("home has the button"), "value");
    assert_eq!(level.as_deref(), Some("normal"));
    let table = make(&mut guest, &["me", "normal"]);
    assert!(guest.get(&table).body.contains("normal bot"));
}

#[test]
fn names_of_old_tables_still_play() {
    let server = Server::start("old-names");
    let (mut host, table) = server.table(&["me", "greedy", "random", "turn"]);
    until("the game is over", || {
        while play_first(&mut host, &table) {}
        host.get(&format!("{table}/record")).body.contains("fair secret").then_some(())
    });
}

#[test]
fn nobody_seats_a_bot_that_thinks_as_long_as_it_likes() {
    let server = Server::start("long-thoughts");
    for who in
        ["search", "search:4000000000", "search:4000000000ms", "tree:4000000000", "robot", ""]
    {
        let answer = server.browser().post("/tables", &table_form(&["me", who]));
        assert_eq!(answer.status, 400, "{who:?}");
    }
    let has_expert = games::GAMES[0].levels().contains(&games::Level::Expert);
    let expert = server.browser().post("/tables", &table_form(&["me", "expert"]));
    assert_eq!(expert.status, if has_expert { 303 } else { 400 });
}

fn hint(browser: &mut Browser, table: &str) -> String {
    let page = browser.get(&format!("{table}?hint=yes")).body;
    let (_, hint) = page.split_once("<p class=\"hint\"").expect("there is a hint");
    hint.split_once("</p>").map(|(hint, _)| hint.to_owned()).expect("it has an end")
}

#[test]
fn a_hint_says_what_it_is_worth() {
    let server = Server::start("worth");
    for (game, worth, spanish) in [
        ("king-of-the-dice", "% chance of winning)", "% de probabilidad de ganar)"),
        ("nations-dice", "% chance of winning)", "% de probabilidad de ganar)"),
    ] {
        let mut host = server.browser();
        let mut form = table_form(&["me", "normal"]);
        form[0].1 = game.to_owned();
        let table = crate::server::make_by(&mut host, &form);
        let has_answer = |host: &mut Browser| page::first_offer(&host.get(&table).body).map(|_| ());
        until("the host is asked", || has_answer(&mut host));
        let said = hint(&mut host, &table);
        assert!(said.contains("Hint: ") && said.contains(worth), "{said}");
        host.cookie = host.cookie.map(|session| format!("{session}; lang=es"));
        let said = hint(&mut host, &table);
        assert!(said.contains("Pista: ") && said.contains(spanish), "{said}");
    }
}

#[test]
fn while_a_bot_thinks_the_page_says_so() {
    let pace = Duration::from_hours(1);
    let server = Server::with(Config { database: new_file("thinking"), pace, ..config() });
    let (mut host, table) = server.table(&["hard", "me"]);
    let shown = host.get(&table).body;
    assert!(shown.contains("■\u{a0}hard bot is thinking…"), "{shown}");
}

#[test]
fn a_client_that_hangs_up_keeps_nobody_waiting() {
    let server = Server::start("hung-up");
    let mut form = table_form(&["me", "normal"]);
    form[0].1 = "nations-dice".to_owned();
    let make = || {
        let mut host = server.browser();
        let table = crate::server::make_by(&mut host, &form);
        until("the host is asked", || page::first_offer(&host.get(&table).body).map(|_| ()));
        (host, table)
    };
    let time = |(mut host, table): (Browser, String)| {
        let start = Instant::now();
        hint(&mut host, &table);
        start.elapsed()
    };
    let alone = time(make());
    let (host, table) = make();
    let other = make();
    let hasty = (0..40).map(|_| host.open("GET", &format!("{table}?hint=yes"), &[], b""));
    drop(hasty.collect::<Vec<_>>());
    let after = time(other);
    // A hint takes its time, and forty of them that nobody waits for would take many times as long.
    assert!(after < (20 * alone).max(Duration::from_secs(3)), "{after:?}, and {alone:?} alone");
}

#[test]
fn an_answer_does_not_wait_for_the_hint_of_the_same_seat() {
    let server = Server::start("moved-on");
    let (mut host, table) = server.table(&["me"]);
    let asked: Vec<_> =
        (0..20).map(|_| host.open("GET", &format!("{table}?hint=yes"), &[], b"")).collect();
    assert!(play_first(&mut host, &table));
    for mut answer in asked {
        let mut text = String::new();
        answer.read_to_string(&mut text).expect("an answer comes");
        assert!(text.starts_with("HTTP/1.1 200"), "a hint that came too late is left out: {text}");
    }
}
