//! Whose turn it is, as pages out of sight ask for it, and the site as a program of its own.

use crate::client::{Answer, Browser, fields};
use crate::server::{Server, make_by, play_first, table_form};

fn turns(browser: &mut Browser) -> serde_json::Value {
    serde_json::from_str(&browser.get("/me/turns").body).expect("it is JSON")
}

fn again(browser: &mut Browser, first: &Answer) -> u16 {
    let tag = first.header("etag").expect("a tag").to_owned();
    browser.send("GET", "/me/turns", &[("If-None-Match", &tag)], b"").status
}

#[test]
fn a_browser_is_told_of_its_turns_and_of_no_others() {
    let server = Server::start("turns");
    let mut host = server.browser();
    let mut form = table_form(&["me", "here"]);
    form.extend(fields(&[("name-1", "Eva")]));
    let table = make_by(&mut host, &form);
    let mine = turns(&mut host);
    assert_eq!(mine[0]["table"], table.trim_start_matches("/t/"));
    assert_eq!((&mine[0]["title"], &mine[0]["alone"]), (&"Your turn".into(), &true.into()));
    assert_eq!(turns(&mut server.browser()), serde_json::json!([]));
    let (mut other, _) = server.table(&["me"]);
    assert_eq!(turns(&mut other).as_array().map(Vec::len), Some(1), "only their own");
}

#[test]
fn a_turn_keeps_its_name_while_it_lasts_and_what_is_known_is_not_sent_again() {
    let server = Server::start("turns-name");
    let (mut host, table) = server.table(&["me"]);
    let first = host.get("/me/turns");
    assert_eq!(again(&mut host, &first), 304);
    let name = turns(&mut host)[0]["turn"].clone();
    assert!(play_first(&mut host, &table));
    assert_eq!(turns(&mut host)[0]["turn"], name, "it is the same turn");
    assert_eq!(host.post(&format!("{table}/leave"), &[]).status, 303);
    assert_eq!(again(&mut host, &first), 200, "something has changed");
    assert_eq!(turns(&mut host), serde_json::json!([]), "a bot answers now");
    // Another session is told its own, whatever it says it knows.
    let (mut other, _) = server.table(&["me"]);
    let tag = host.get("/me/turns").header("etag").expect("a tag").to_owned();
    assert_eq!(other.send("GET", "/me/turns", &[("If-None-Match", &tag)], b"").status, 200);
    assert_eq!(
        server.browser().send("GET", "/me/turns", &[("If-None-Match", &tag)], b"").status,
        200
    );
}

#[test]
fn what_is_known_of_before_a_restart_is_sent_anew() {
    let server = Server::start("turns-restart");
    let (mut host, _) = server.table(&["me"]);
    let first = host.get("/me/turns");
    let server = Server::on(server.stop());
    host.address = server.address;
    assert_eq!(again(&mut host, &first), 200);
}

#[test]
fn the_site_can_be_installed_in_both_languages() {
    let server = Server::start("install");
    let mut anybody = server.browser();
    for (lang, name) in [("en", "settle with dice"), ("es", "coloniza con dados")] {
        let answer = anybody.get(&format!("/manifest.webmanifest?lang={lang}"));
        assert_eq!(answer.header("content-type"), Some("application/manifest+json"));
        let manifest: serde_json::Value = serde_json::from_str(&answer.body).expect("it is JSON");
        assert!(manifest["name"].as_str().is_some_and(|text| text.contains(name)), "{manifest}");
        for icon in manifest["icons"].as_array().expect("icons") {
            let src = icon["src"].as_str().expect("an address");
            let answer = anybody.get(src);
            assert_eq!(answer.status, 200, "{src}");
            assert_eq!(answer.header("content-type"), icon["type"].as_str());
        }
    }
}

#[test]
fn the_worker_names_all_it_keeps_and_nothing_that_is_anybody_s() {
    let server = Server::start("worker");
    let mut anybody = server.browser();
    let answer = anybody.get("/sw.js");
    assert_eq!(answer.header("cache-control"), Some("no-cache"));
    let line = answer.body.lines().next().expect("a line");
    let known = line.strip_prefix("const KNOWN = ").and_then(|line| line.strip_suffix(';'));
    let known: serde_json::Value =
        serde_json::from_str(known.expect("what is kept")).expect("it is JSON");
    let lists = ["files", "pages"].map(|name| known[name].as_array().expect("a list"));
    for path in lists.into_iter().flatten().filter_map(serde_json::Value::as_str) {
        assert_eq!(anybody.get(path).status, 200, "{path}");
        assert!(path.starts_with("/assets/") || path.starts_with("/rules/"), "{path}");
    }
    assert_eq!(anybody.get("/offline").status, 200);
    let page = anybody.get("/");
    let policy = page.header("content-security-policy").expect("a policy");
    assert!(policy.contains("worker-src 'self'"), "{policy}");
}
