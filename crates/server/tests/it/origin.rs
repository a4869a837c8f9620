//! Changes come from our own pages only, on every route there is.

use server::Config;

use crate::client::{Browser, Fields, OURS, encode, fields};
use crate::page;
use crate::server::{Server, config, make_by, new_file, table_form};

const ROUTES: &str = include_str!("../../src/http.rs");

/// The paths of all changing routes, from the source, so that none can be forgotten here.
fn changing_paths() -> Vec<&'static str> {
    let lines = ROUTES.lines().filter(|line| line.contains("post("));
    let path = |line: &'static str| line.trim().strip_prefix("(\"")?.split('"').next();
    let paths: Vec<_> = lines.map(|line| path(line).unwrap_or_else(|| panic!("{line}"))).collect();
    assert_eq!(paths.len(), ROUTES.matches("post(").count(), "one route a line");
    paths
}

/// A message that would change something, as far as one form can for all routes.
fn message(path: &str, page: &str) -> Fields {
    match path {
        "/tables" => table_form(&["me", "greedy"]),
        "/t/{table}/act" => page::first_offer(page).expect("the host is asked"),
        _ => fields(&[
            ("lang", "es"),
            ("back", "/"),
            ("wish", "stop"),
            ("seat", "1"),
            ("number", "1"),
            ("key", "k"),
        ]),
    }
}

/// Everything the host sees.
fn seen(host: &mut Browser, table: &str) -> (String, String) {
    (host.get(table).body, host.get("/").body)
}

#[test]
fn every_changing_route_refuses_a_foreign_origin() {
    let server = Server::start("origin");
    let mut host = server.browser();
    let mut form = table_form(&["me", "greedy"]);
    // Whoever leaves ends the game: a bot that goes on would change what is seen meanwhile.
    form.push(("leaving".into(), "end".into()));
    let table = make_by(&mut host, &form);
    let foreign: [&[(&str, &str)]; 7] = [
        &[("Sec-Fetch-Site", "cross-site")],
        &[("Sec-Fetch-Site", "same-site")],
        &[("Sec-Fetch-Site", "cross-site"), ("Origin", &format!("http://{}", server.address))],
        &[("Origin", "https://evil.example")],
        &[("Origin", "null")],
        &[("Origin", &format!("http://{}.evil.example", server.address))],
        &[],
    ];
    for path in changing_paths() {
        let before = seen(&mut host, &table);
        let body = encode(&message(path, &before.0));
        let address = path.replace("/t/{table}", &table);
        for headers in foreign {
            let answer = host.send("POST", &address, headers, body.as_bytes());
            assert_eq!(answer.status, 403, "{path} {headers:?}");
            assert_eq!(answer.header("set-cookie"), None, "{path} {headers:?}");
        }
        assert_eq!(seen(&mut host, &table), before, "{path}");
        let answer = host.send("POST", &address, &[OURS], body.as_bytes());
        assert_ne!(answer.status, 403, "{path}");
    }
}

#[test]
fn a_browser_without_fetch_metadata_is_known_by_its_origin() {
    let server = Server::start("origin-header");
    let mut host = server.browser();
    let origin = format!("http://{}", server.address);
    let form = encode(&table_form(&["me", "greedy"]));
    let answer = host.send("POST", "/tables", &[("Origin", &origin)], form.as_bytes());
    assert_eq!(answer.status, 303, "{answer:?}");
}

#[test]
fn the_origin_s_scheme_counts() {
    for (is_secure, ours, other) in [(false, "http", "https"), (true, "https", "http")] {
        let database = new_file(&format!("origin-{ours}"));
        let server = Server::with(Config { database, is_secure, ..config() });
        let mut host = server.browser();
        let form = encode(&table_form(&["me", "greedy"]));
        let mut from = |scheme: &str| {
            let origin = format!("{scheme}://{}", server.address);
            host.send("POST", "/tables", &[("Origin", &origin)], form.as_bytes()).status
        };
        assert_eq!((from(ours), from(other)), (303, 403), "{ours}");
    }
}

#[test]
fn routes_that_change_are_posts_and_nothing_else() {
    assert!(changing_paths().len() >= 9, "{:?}", changing_paths());
    for method in ["put(", "patch(", "delete(", "any(", "on("] {
        let is_word = |(at, _): (usize, &str)| {
            !ROUTES[..at].ends_with(|c: char| c.is_alphanumeric() || c == '_')
        };
        assert!(!ROUTES.match_indices(method).any(is_word), "{method} has no test of its origin");
    }
}
