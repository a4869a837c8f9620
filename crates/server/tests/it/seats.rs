//! From a new table to a game: links, open seats, and who may take them.

use crate::client::{Browser, fields};
use crate::page;
use crate::server::{Server, add_to_dice, link, make_by, state};

fn join(friend: &mut Browser, link: &str) -> u16 {
    let form =
        page::form(&friend.get(link).body, " action=\"/join\"").expect("the link has a form");
    let answer = friend.post("/join", &form);
    if answer.status == 303 {
        add_to_dice(friend, answer.location(), "thistle");
    }
    answer.status
}

#[test]
fn create_link_and_join_start_the_game() {
    let server = Server::start("join");
    let (mut host, table) = server.table(&["me", "link"]);
    let page = host.get(&table).body;
    assert_eq!((page::state(&page).0, page::first_offer(&page)), (0, None), "it waits");
    let link = link(&page);
    let mut friend = server.browser();
    for _ in 0..2 {
        assert_eq!(friend.get(&link).status, 200, "a preview takes no seat");
        assert_eq!((state(&mut host, &table).0, friend.cookie.clone()), (0, None));
    }
    assert_eq!(join(&mut friend, &link), 303);
    let (seen, too) = (host.get(&table).body, friend.get(&table).body);
    assert_eq!(page::state(&seen), page::state(&too));
    assert!(page::first_offer(&seen).is_some() && page::first_offer(&too).is_none());
    let used = server.browser().get(&link);
    assert_eq!((used.status, used.location()), (303, table.as_str()));
}

#[test]
fn only_the_host_sees_the_links() {
    let server = Server::start("links");
    let (mut host, table) = server.table(&["me", "link", "link"]);
    assert_eq!(host.get(&table).body.matches("data-link=").count(), 2);
    let (mut other, _) = server.table(&["me"]);
    for browser in [&mut other, &mut server.browser()] {
        assert!(!browser.get(&table).body.contains("/join/"));
    }
}

#[test]
fn a_link_opens_its_own_seat_and_no_other() {
    let server = Server::start("wrong-secret");
    let (mut host, table) = server.table(&["me", "link", "link"]);
    let link = link(&host.get(&table).body);
    let (rest, secret) = link.rsplit_once('/').expect("the secret is last");
    let mut friend = server.browser();
    let wrong = format!("{rest}/{}", secret.chars().rev().collect::<String>());
    for path in [wrong, link.replace("/1/", "/2/"), link.replace("/1/", "/0/"), format!("{rest}/")]
    {
        assert_eq!(friend.get(&path).status, 404, "{path}");
    }
    for seat in ["0", "2", "3"] {
        let form = fields(&[("table", &table[3..]), ("seat", seat), ("secret", secret)]);
        assert_eq!(friend.post("/join", &form).status, 409, "{seat}");
    }
    assert_eq!(join(&mut friend, &link), 303);
}

#[test]
fn an_open_seat_is_listed_and_taken_once() {
    let server = Server::start("open");
    let mut host = server.browser();
    let mut form = crate::server::table_form(&["me", "open"]);
    form.push(("public".into(), "yes".into()));
    let table = make_by(&mut host, &form);
    let mut friend = server.browser();
    assert!(friend.get("/").body.contains(&table), "strangers find it");
    let sit = page::form(&friend.get(&table).body, "/sit").expect("there is a seat");
    assert_eq!(friend.post(&format!("{table}/sit"), &sit).status, 303);
    add_to_dice(&mut friend, &table, "thistle");
    assert_eq!(server.browser().post(&format!("{table}/sit"), &sit).status, 409);
    assert!(page::first_offer(&host.get(&table).body).is_some(), "the game is on");
}

#[test]
fn a_name_shows_as_it_is_and_one_that_cannot_be_seen_is_a_guest_s() {
    let server = Server::start("names-seen");
    for (name, shown) in
        [("A\u{202e}na\u{200b}", "■\u{a0}Ana"), ("\u{2066}\u{feff}", "■\u{a0}Guest")]
    {
        let mut host = server.browser();
        let form = fields(&[("game", "catan-dice"), ("name", name), ("seat-0", "me")]);
        let table = make_by(&mut host, &form);
        let page = host.get(&table).body;
        assert!(page.contains(shown), "{page}");
    }
}
