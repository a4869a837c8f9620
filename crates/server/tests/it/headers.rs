//! What every answer tells browsers, and what a thief of the database would not find.

use server::Config;

use crate::client::{Answer, Browser};
use crate::server::{Server, config, link, new_file};

/// An answer of each kind.
fn answers(host: &mut Browser, table: &str) -> Vec<Answer> {
    let paths =
        ["/", "/new", "/rules/catan-dice", "/health", "/assets/htmx.min.js", "/nothing", table];
    let mut answers: Vec<Answer> = paths.iter().map(|path| host.get(path)).collect();
    answers.push(host.get(&format!("{table}/record")));
    answers.push(host.post(&format!("{table}/act"), &[]));
    answers.push(host.send("POST", "/tables", &[], b""));
    answers
}

#[test]
fn every_answer_is_hardened() {
    let server = Server::start("headers");
    let (mut host, table) = server.table(&["me"]);
    for answer in answers(&mut host, &table) {
        let policy = answer.header("content-security-policy").expect("every answer has a policy");
        assert!(
            policy.contains("default-src 'none'") && policy.contains("frame-ancestors 'none'"),
            "{policy}"
        );
        assert!(!policy.contains("unsafe") && !policy.contains('*'), "{policy}");
        assert_eq!(answer.header("x-content-type-options"), Some("nosniff"));
        assert_eq!(answer.header("referrer-policy"), Some("same-origin"));
        assert!(answer.header("x-request-id").is_some_and(|id| id.len() >= 8));
    }
}

#[test]
fn pages_have_no_inline_script_or_style() {
    let server = Server::start("inline");
    let (mut host, table) = server.table(&["me", "greedy"]);
    for path in ["/", "/new", "/rules/catan-dice", table.as_str()] {
        let page = host.get(path).body;
        let scripts = page.matches("<script").count();
        assert_eq!(page.matches("<script src=\"/assets/").count(), scripts, "{path}");
        for inline in ["<style", " style=\"", " onclick=", " onload=", "javascript:"] {
            assert!(!page.contains(inline), "{path} has {inline}");
        }
    }
}

#[test]
fn a_link_tells_no_other_page_where_it_leads() {
    let server = Server::start("referrer");
    let (mut host, table) = server.table(&["me", "link"]);
    let link = link(&host.get(&table).body);
    for path in [link.as_str(), "/join/00/0/00"] {
        // Not `no-referrer`: browsers would call the origin of the form null, and without TLS we could not know it.
        assert_eq!(server.browser().get(path).header("referrer-policy"), Some("strict-origin"));
    }
}

fn tls_or_not(is_secure: bool, name: &str) -> Server {
    Server::with(Config { database: new_file(name), is_secure, ..config() })
}

fn set_cookies(is_secure: bool, name: &str) -> Vec<String> {
    let server = tls_or_not(is_secure, name);
    let form = crate::server::table_form(&["me"]);
    let language = crate::client::fields(&[("lang", "es"), ("back", "/")]);
    let mut host = server.browser();
    let answers = [host.post("/tables", &form), host.post("/lang", &language)];
    answers.iter().filter_map(|answer| answer.header("set-cookie").map(str::to_owned)).collect()
}

#[test]
fn cookies_are_for_the_server_alone_and_for_tls_where_there_is_tls() {
    for (is_secure, name) in [(false, "cookies-plain"), (true, "cookies-tls")] {
        let cookies = set_cookies(is_secure, name);
        assert_eq!(cookies.len(), 2);
        for cookie in cookies {
            let has = |word: &str| cookie.split("; ").any(|part| part == word);
            assert!(has("HttpOnly") && has("SameSite=Lax") && has("Path=/"), "{cookie}");
            assert_eq!(has("Secure"), is_secure, "{cookie}");
        }
    }
}

#[test]
fn with_tls_the_session_is_this_host_s_alone_and_tls_is_kept_to() {
    for (is_secure, name) in [(false, "host-plain"), (true, "host-tls")] {
        let server = tls_or_not(is_secure, name);
        let (mut host, table) = server.table(&["me"]);
        let cookie = host.cookie.clone().expect("the host has a session");
        assert_eq!(cookie.starts_with("__Host-rollstead="), is_secure, "{cookie}");
        let page = host.get(&table);
        assert!(page.body.contains("data-mine"), "the session is known by it");
        let header = page.header("strict-transport-security");
        assert_eq!(header.is_some_and(|header| header.contains("max-age=31536000")), is_secure);
        // A cookie of the other name, which anybody on the way could have set, is nobody's.
        let (name, value) = cookie.split_once('=').expect("a cookie has a value");
        let other = if is_secure { "rollstead" } else { "__Host-rollstead" };
        assert_ne!(name, other);
        host.cookie = Some(format!("{other}={value}"));
        assert!(!host.get(&table).body.contains("data-mine"));
    }
}

#[test]
fn the_database_holds_no_secret_of_a_session_or_a_link() {
    let server = Server::start("secrets");
    let (mut host, table) = server.table(&["me", "link"]);
    let (other, _) = server.table(&["me"]);
    let link = link(&host.get(&table).body);
    let (host, other) = (host.cookie.expect("a session"), other.cookie.expect("a session"));
    let secrets: Vec<&str> = [host.as_str(), other.as_str(), link.as_str()]
        .into_iter()
        .flat_map(|text| text.rsplit(['=', '/']).next().expect("a last part").split('.'))
        .collect();
    assert_eq!(secrets.len(), 5, "two of each session, and the link's");
    assert_ne!(secrets[0], secrets[2]);
    for secret in &secrets {
        assert!(
            secret.len() >= 32 && secret.bytes().all(|b| b.is_ascii_hexdigit()),
            "128 bits: {secret}"
        );
    }
    let folder = server.database.parent().expect("it has a folder of its own").to_owned();
    let entries = std::fs::read_dir(folder).expect("the folder is there").map(Result::unwrap);
    // The door of the server's host is no file.
    for file in entries.map(|entry| entry.path()).filter(|path| path.is_file()) {
        let bytes = std::fs::read(file).expect("it can be read");
        let text = String::from_utf8_lossy(&bytes);
        for secret in &secrets {
            assert!(!text.contains(secret), "only its hash is kept");
        }
    }
}
