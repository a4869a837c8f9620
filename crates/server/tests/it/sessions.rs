//! A session: its cookie changes when a seat is taken, its owner sees what is known of it and ends it.

use sha2::{Digest, Sha256};

use crate::client::{Browser, fields};
use crate::page;
use crate::server::{Server, link, make};

fn is_known(browser: &mut Browser, table: &str) -> bool {
    browser.get(table).body.contains("<span class=\"chip\">you</span>")
}

/// The secret that the session is known by.
fn secret(browser: &Browser) -> String {
    let cookie = browser.cookie.as_deref().and_then(|cookie| cookie.split_once('='));
    let (secret, _) = cookie.and_then(|(_, value)| value.split_once('.')).expect("two halves");
    secret.to_owned()
}

#[test]
fn a_seat_changes_the_cookie_and_the_old_one_ends_when_the_new_one_is_used() {
    let server = Server::start("renewed");
    let (_, open) = server.table(&["me", "open"]);
    let (mut ana, table) = server.table(&["me", "link"]);
    let (old, invitation) = (ana.clone(), link(&ana.get(&table).body));
    let sat = ana.post(&format!("{open}/sit"), &fields(&[("seat", "1"), ("name", "Ana")]));
    assert_eq!(sat.status, 303, "{sat:?}");
    assert_ne!(secret(&ana), secret(&old));
    // The answer with the new cookie may have been lost on the way: the old one still counts.
    assert!(is_known(&mut old.clone(), &table) && is_known(&mut old.clone(), &open));
    assert!(is_known(&mut ana, &table) && is_known(&mut ana, &open));
    for path in [&table, &open] {
        assert!(!is_known(&mut old.clone(), path), "now it is nobody's");
    }
    assert_eq!(link(&ana.get(&table).body), invitation, "the host's links stay");
    let mut bo = server.browser();
    let form = page::form(&bo.get(&invitation).body, " action=\"/join\"").expect("a form");
    assert_eq!(bo.post("/join", &form).status, 303);
    // A table of one's own changes it too, and a restart changes nothing.
    let before = ana.clone();
    make(&mut ana, &["me"]);
    assert_ne!(secret(&ana), secret(&before));
    assert!(is_known(&mut ana, &table));
    let again = Server::on(server.stop());
    for (browser, knows) in
        [(&mut ana.clone(), true), (&mut before.clone(), false), (&mut old.clone(), false)]
    {
        browser.address = again.address;
        assert_eq!(is_known(browser, &table), knows);
    }
}

#[test]
fn a_seat_that_is_refused_changes_nothing() {
    let server = Server::start("not-renewed");
    let (mut ana, table) = server.table(&["me", "link"]);
    let before = secret(&ana);
    let sat = ana.post(&format!("{table}/sit"), &fields(&[("seat", "1")]));
    assert_eq!((sat.status, sat.header("set-cookie")), (409, None));
    assert_eq!(secret(&ana), before);
}

#[test]
fn a_browser_sees_what_is_known_of_it_and_is_forgotten() {
    let server = Server::start("forgotten");
    assert!(server.browser().get("/me").body.contains("knows nothing about this browser"));
    let (mut ana, table) = server.table(&["me"]);
    let (_, other) = server.table(&["me"]);
    let page = ana.get("/me").body;
    assert!(page.contains("has known this browser since 20") && page.contains(&table), "{page}");
    assert!(!page.contains(&other) && !page.contains("127.0.0.1"), "{page}");
    let kept = ana.clone();
    let mut stream = ana.stream(&table);
    stream.push();
    let gone = ana.post("/me/forget", &[]);
    assert_eq!(gone.status, 303);
    assert!(stream.ends(), "and nothing is pushed to it any more");
    assert!(gone.header("set-cookie").is_some_and(|cookie| cookie.contains("Max-Age=0")));
    for browser in [&mut ana, &mut kept.clone()] {
        assert!(browser.get("/me").body.contains("knows nothing about this browser"));
        assert!(!is_known(browser, &table), "its seat is nobody's");
    }
}

#[test]
fn nobody_claims_a_session_by_a_header() {
    let server = Server::start("claimed");
    let (ana, table) = server.table(&["me"]);
    let digest = Sha256::digest(secret(&ana));
    let id = digest.iter().map(|byte| format!("{byte:02x}")).collect::<Vec<_>>().concat();
    let page = server.browser().send("GET", &table, &[("X-Rollstead-Session", &id)], b"");
    assert!(!page.body.contains("<span class=\"chip\">you</span>"));
}
