//! What the boards draw: every answer has its button, and everything has words.

use games::GAMES;

use crate::client::{fields, until};
use crate::page;
use crate::server::{Server, make_by, table_form};

/// How many answers a game is played for; more at once would be refused.
const ANSWERS: usize = 50;

#[test]
fn every_answer_has_a_button_and_every_phrase_has_words() {
    for game in &GAMES {
        for lang in ["en", "es"] {
            assert_drawn(game.info().id, lang, &["me", "random"]);
        }
    }
}

#[test]
fn a_table_for_one_is_drawn_like_any_other() {
    for game in GAMES.iter().filter(|game| game.info().seats.contains(&1)) {
        for lang in ["en", "es"] {
            assert_drawn(game.info().id, lang, &["me", "none"]);
        }
    }
}

/// Plays on and looks at every page.
fn assert_drawn(id: &str, lang: &str, seats: &[&str]) {
    let server = Server::start(&format!("boards-{id}-{lang}-{}", seats.join("-")));
    let mut host = server.browser();
    let mut form = table_form(seats);
    form[0] = fields(&[("game", id)]).remove(0);
    let table = make_by(&mut host, &form);
    let session = host.cookie.clone().expect("the host has a session");
    host.cookie = Some(format!("{session}; lang={lang}"));
    let mut answered = 0;
    for asked in 0..=ANSWERS {
        // A bot may be thinking.
        let body = until("somebody is asked", || {
            let body = host.get(&table).body;
            let is_on = !body.contains("replay --verify") && page::first_offer(&body).is_none();
            (!is_on).then_some(body)
        });
        assert!(body.contains(&format!("lang=\"{lang}\"")), "{body}");
        assert!(!body.contains('⟨'), "{id} in {lang} lacks words: {body}");
        let offers = body.matches("<form id=\"offer-").count();
        (0..offers).for_each(|offer| assert_has_button(&body, offer));
        // Who answers at random can come to the end of a short game soon.
        if answered == ANSWERS || body.contains("replay --verify") {
            assert!(answered > 0, "{id} in {lang}: nothing was asked");
            return;
        }
        let form = page::form(&body, &format!(" id=\"offer-{}\"", asked * 7 % offers));
        let answer = host.post(&format!("{table}/act"), &form.expect("it is offered"));
        assert!(matches!(answer.status, 303 | 409), "{answer:?}");
        answered += 1;
    }
    panic!("{id}: the game goes on after {answered} answers");
}

/// The question or the board has a button for it, besides the list of all; dice to throw again, to pay with or to feed people
/// with are chosen one by one.
fn assert_has_button(body: &str, offer: usize) {
    let form = page::form(body, &format!(" id=\"offer-{offer}\"")).expect("it is offered");
    let notation = &form.iter().find(|(name, _)| name == "action").expect("it says what").1;
    // Without a drawn board the list is the way to answer.
    let is_drawn = body.contains("class=\"board-");
    let (drawn, _) = body.split_once("all-answers").filter(|_| is_drawn).unwrap_or((body, ""));
    let has_button = drawn.contains(&format!(" form=\"offer-{offer}\""));
    let chosen = ["reroll ", "pay ", "keep ", "cover ", "feed "];
    let is_chosen = chosen.iter().any(|verb| notation.starts_with(verb))
        && drawn.contains(" name=\"thing\"")
        && drawn.contains(" type=\"submit\" form=\"select\"");
    assert!(has_button || is_chosen, "{notation} has no button: {body}");
}
