//! The text view without scripts: what an answer belongs to is a button or a link in it.

use crate::client::{Browser, until};
use crate::page;
use crate::server::{Server, make_by, state, table_form};

/// A table of Nations at which the host is asked, in the text view of this language.
fn table(server: &Server, lang: &str) -> (Browser, String) {
    let mut host = server.browser();
    let mut form = table_form(&["me"]);
    form[0].1 = String::from("nations-dice");
    let table = make_by(&mut host, &form);
    until("the host is asked", || page::first_offer(&host.get(&table).body).map(|_| ()));
    host.cookie = host.cookie.map(|session| format!("{session}; view=text; lang={lang}"));
    (host, table)
}

/// The elements of this name that stand for things: their attributes and their words.
fn things(page: &str, element: &str) -> Vec<(String, String)> {
    let start = format!("<{element} class=\"thing\"");
    let all = page.split(&start).skip(1);
    let parts = all.filter_map(|rest| rest.split_once(&format!("</{element}>"))?.0.split_once('>'));
    parts.map(|(attributes, words)| (attributes.to_owned(), words.to_owned())).collect()
}

fn answers(page: &str) -> usize {
    page.matches(" form=\"offer-").count()
}

#[test]
fn a_thing_of_one_answer_is_its_button() {
    let server = Server::start("thing-button");
    for (lang, verb) in [("en", "Buy "), ("es", "Comprar ")] {
        let (mut host, table) = table(&server, lang);
        let page = host.get(&table).body;
        let buttons = things(&page, "button");
        let (attributes, cell) = buttons.first().expect("a tile of the first price can be bought");
        let label = page::attribute(attributes, "title").expect("it says what it does");
        assert!(label.starts_with(&format!("{verb}{cell}")), "{label}");
        let form = page::attribute(attributes, "form").expect("it sends a form");
        let form = page::form(&page, &format!(" id=\"{form}\"")).expect("the form is there");
        assert!(form.contains(&("action".to_owned(), format!("buy {cell}"))), "{form:?}");
        let (before, _) = state(&mut host, &table);
        assert_eq!(host.post(&format!("{table}/act"), &form).status, 303);
        assert!(state(&mut host, &table).0 > before);
    }
}

#[test]
fn a_thing_of_many_answers_narrows_them() {
    let server = Server::start("thing-link");
    for (lang, options) in [("en", "Options ("), ("es", "Opciones (")] {
        let (mut host, table) = table(&server, lang);
        let whole = host.get(&table).body;
        let links = things(&whole, "a");
        let (attributes, _) = links.first().expect("a die can be re-rolled in several ways");
        let count = page::attribute(attributes, "title").expect("it says how many answers");
        assert!(count.starts_with(options), "{count}");
        let href = page::attribute(attributes, "href").expect("it leads somewhere");
        let path = href.split('#').next().expect("it has a path");
        let narrowed = host.get(path).body;
        assert!(answers(&narrowed) < answers(&whole), "{narrowed}");
        assert!(narrowed.contains(&count), "{count}: {narrowed}");
        let chosen = things(&narrowed, "a");
        let mut chosen = chosen.iter().filter(|(it, _)| it.contains("aria-current=\"true\""));
        let (back, _) = chosen.next().expect("the chosen die is marked");
        let back = page::attribute(back, "href").expect("it leads back");
        assert_eq!(back, format!("{table}#answers"));
    }
}

#[test]
fn nobody_clicks_for_somebody_else() {
    let server = Server::start("thing-other");
    let (host, table) = table(&server, "en");
    let mut other = server.browser();
    assert!(things(&other.get(&format!("{table}?text=yes")).body, "button").is_empty());
    drop(host);
}
