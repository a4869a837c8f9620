//! Webhooks: who is called, when and how often, what is sent, and what nobody can make the server do.

use std::io::{BufRead, BufReader, Read, Write};
use std::net::{SocketAddr, TcpListener, TcpStream};
use std::sync::mpsc::{self, Receiver};
use std::time::Duration;

use server::{Config, Webhooks};

use crate::client::{Answer, Browser, Fields, PATIENCE, fields, until};
use crate::page;
use crate::restart::write;
use crate::server::{
    Server, add_to_dice, config, link, make_by, new_file, play_first, state, table_form,
};

/// What a chat tool was sent.
#[derive(Debug)]
struct Post {
    head: Vec<String>,
    body: String,
}

impl Post {
    fn header(&self, name: &str) -> &str {
        let found = self.head.iter().find_map(|line| line.strip_prefix(name)?.strip_prefix(": "));
        found.unwrap_or_else(|| panic!("no {name}: {self:?}"))
    }

    fn json(&self) -> serde_json::Value {
        serde_json::from_str(&self.body).expect("it is JSON")
    }
}

/// A chat tool on loopback, which answers each message with what `answers` says, the last one for ever.
struct Tool {
    address: SocketAddr,
    posts: Receiver<Post>,
}

impl Tool {
    fn new(answers: &'static [&'static str]) -> Self {
        let listener = TcpListener::bind(("127.0.0.1", 0)).expect("a port is free");
        let address = listener.local_addr().expect("it has one");
        let (told, posts) = mpsc::channel();
        std::thread::spawn(move || {
            for (number, stream) in listener.incoming().enumerate() {
                let Ok(stream) = stream else { return };
                let answer = answers[number.min(answers.len() - 1)];
                if told.send(receive(stream, answer)).is_err() {
                    return;
                }
            }
        });
        Self { address, posts }
    }

    fn url(&self) -> String {
        format!("http://{}/hooks/x?token=abc", self.address)
    }

    fn next(&self) -> Post {
        self.posts.recv_timeout(PATIENCE).expect("a message comes")
    }

    fn is_quiet(&self) -> bool {
        self.posts.try_recv().is_err()
    }
}

fn receive(mut stream: TcpStream, answer: &str) -> Post {
    let mut reader = BufReader::new(stream.try_clone().expect("it can be shared"));
    let mut head = Vec::new();
    loop {
        let mut line = String::new();
        reader.read_line(&mut line).expect("it is a request");
        match line.trim_end() {
            "" => break,
            text => head.push(text.to_owned()),
        }
    }
    let length = head.iter().find_map(|line| line.strip_prefix("content-length: ")?.parse().ok());
    let mut body = vec![0; length.unwrap_or(0)];
    reader.read_exact(&mut body).expect("the whole body comes");
    // Whoever sent it may not care for the answer.
    let _ = stream.write_all(answer.as_bytes());
    Post { head, body: String::from_utf8(body).expect("it is text") }
}

const TAKEN: &str = "HTTP/1.1 204 No Content\r\n\r\n";
const FAILED: &str = "HTTP/1.1 503 Service Unavailable\r\nContent-Length: 0\r\n\r\n";

/// Webhooks on loopback, which do not wait long.
fn on_loopback() -> Webhooks {
    let allowed = vec!["127.0.0.0/8".parse().expect("a network")];
    let (connect_time, time) = (Duration::from_millis(500), Duration::from_secs(1));
    Webhooks { is_on: true, allowed, connect_time, time }
}

fn start(name: &str) -> Server {
    on(new_file(name))
}

fn on(database: std::path::PathBuf) -> Server {
    Server::with(Config { database, webhooks: on_loopback(), ..config() })
}

fn set(browser: &mut Browser, url: &str) -> Answer {
    browser.post("/me/webhook", &fields(&[("url", url)]))
}

/// The secret that the page shows.
fn secret(page: &str) -> String {
    let from = page.find("rs_").unwrap_or_else(|| panic!("a secret: {page}"));
    page[from..].chars().take_while(|c| c.is_ascii_alphanumeric() || *c == '_').collect()
}

/// A table of two persons that has begun; whoever is asked first is the first one.
fn two(server: &Server, names: [&str; 2]) -> (Browser, Browser, String) {
    let (mut host, mut friend) = (server.browser(), server.browser());
    let mut form: Fields = table_form(&["me", "link"]);
    form.retain(|(name, _)| name != "name");
    form.extend(fields(&[("name", names[0]), ("leaving", "end")]));
    let table = make_by(&mut host, &form);
    let invitation = link(&host.get(&table).body);
    let mut join = page::form(&friend.get(&invitation).body, " action=\"/join\"").expect("a form");
    join.retain(|(name, _)| name != "name");
    join.extend(fields(&[("name", names[1])]));
    assert_eq!(friend.post("/join", &join).status, 303);
    add_to_dice(&mut friend, &table, "thistle");
    assert!(state(&mut host, &table).0 > 0, "the game is on");
    if page::first_offer(&host.get(&table).body).is_some() {
        (host, friend, table)
    } else {
        (friend, host, table)
    }
}

/// The one who is asked plays until the other is.
fn end_turn(asked: &mut Browser, table: &str) {
    while play_first(asked, table) {}
}

/// A while, in which somebody could have looked.
const WHILE: Duration = Duration::from_secs(10);

#[test]
fn whoever_is_asked_and_does_not_look_is_called_once_with_a_signature() {
    let server = start("webhook-turn");
    let tool = Tool::new(&[TAKEN]);
    let (mut one, mut other, table) = two(&server, ["Ana", "<!here> [x](http://a.b)"]);
    let shown = set(&mut other, &tool.url());
    assert_eq!(shown.status, 200, "{shown:?}");
    let secret = secret(&shown.body);
    end_turn(&mut one, &table);
    server.clock.pass(WHILE);
    let post = tool.next();
    let json = post.json();
    let link = format!("http://{}{table}", server.address);
    assert_eq!((&json["event"], &json["table"]), (&"turn".into(), &link.into()));
    assert_eq!(json["game"], "Catan Dice Game");
    assert_eq!(json["text"], json["content"]);
    assert!(
        json["text"].as_str().is_some_and(|text| text.starts_with("Your turn: Catan Dice Game (")),
        "{json}"
    );
    assert_eq!(json["allowed_mentions"]["parse"], serde_json::json!([]));
    is_signed(&post, &secret);
    // The same turn is said once, however long it lasts.
    for _ in 0..5 {
        server.clock.pass(Duration::from_mins(30));
    }
    assert!(tool.is_quiet(), "once is enough");
    // Another turn is another message.
    end_turn(&mut other, &table);
    end_turn(&mut one, &table);
    server.clock.pass(WHILE);
    let next = tool.next();
    assert_ne!(next.header("x-rollstead-delivery"), post.header("x-rollstead-delivery"));
}

/// Whether a message is signed with this secret, as whoever gets it can tell.
fn is_signed(post: &Post, secret: &str) {
    use hmac::{Hmac, KeyInit, Mac};
    let signature = post.header("x-rollstead-signature");
    let (at, mac) = signature.split_once(",v1=").expect("two parts");
    let at = at.strip_prefix("t=").expect("the time");
    let mut own = Hmac::<sha2::Sha256>::new_from_slice(secret.as_bytes()).expect("any length");
    own.update(format!("{at}.{}", post.body).as_bytes());
    let own: Vec<String> =
        own.finalize().into_bytes().iter().map(|byte| format!("{byte:02x}")).collect();
    assert_eq!(mac, own.concat());
}

#[test]
fn names_in_messages_are_words_alone() {
    let server = start("webhook-names");
    let tool = Tool::new(&[TAKEN]);
    let name = "<!here>@all\"}[x](http:";
    let (mut one, mut other, table) = two(&server, [name, name]);
    assert_eq!(set(&mut other, &tool.url()).status, 200);
    end_turn(&mut one, &table);
    server.clock.pass(WHILE);
    let text = tool.next().json()["text"].as_str().expect("a text").to_owned();
    assert!(text.contains("(here all x http)"), "{text}");
}

#[test]
fn whoever_looks_is_not_called() {
    let server = start("webhook-looking");
    let tool = Tool::new(&[TAKEN]);
    let (mut one, mut other, table) = two(&server, ["Ana", "Bo"]);
    assert_eq!(set(&mut other, &tool.url()).status, 200);
    let mut stream = other.stream(&table);
    end_turn(&mut one, &table);
    stream.push();
    server.clock.pass(WHILE);
    // What follows would come after it.
    assert_eq!(other.post("/me/webhook/test", &[]).status, 303);
    assert_eq!(tool.next().json()["event"], "test");
    // Without scripts a look at the page is enough.
    drop(stream);
    end_turn(&mut other, &table);
    end_turn(&mut one, &table);
    other.get(&table);
    server.clock.pass(WHILE);
    assert_eq!(other.post("/me/webhook/test", &[]).status, 303);
    assert_eq!(tool.next().json()["event"], "test");
}

#[test]
fn a_page_out_of_sight_is_no_look() {
    let server = start("webhook-hidden");
    let tool = Tool::new(&[TAKEN]);
    let (mut one, mut other, table) = two(&server, ["Ana", "Bo"]);
    assert_eq!(set(&mut other, &tool.url()).status, 200);
    end_turn(&mut one, &table);
    let hidden = [("HX-Request", "true"), ("Rollstead-Hidden", "yes")];
    other.send("GET", &table, &hidden, b"");
    server.clock.pass(WHILE);
    assert_eq!(tool.next().json()["event"], "turn");
}

#[test]
fn the_end_of_a_game_is_said_too() {
    let server = start("webhook-end");
    let tool = Tool::new(&[TAKEN]);
    let (mut one, mut other, table) = two(&server, ["Ana", "Bo"]);
    assert_eq!(set(&mut other, &tool.url()).status, 200);
    assert_eq!(one.post(&format!("{table}/leave"), &[]).status, 303);
    server.clock.pass(WHILE);
    let json = tool.next().json();
    assert_eq!(json["event"], "end");
    assert!(
        json["text"].as_str().is_some_and(|text| text.starts_with("The game is over")),
        "{json}"
    );
}

#[test]
fn what_does_not_arrive_is_tried_again_by_the_same_name_also_after_a_restart() {
    let server = start("webhook-again");
    let tool = Tool::new(&[FAILED, FAILED, TAKEN]);
    let (mut one, mut other, table) = two(&server, ["Ana", "Bo"]);
    assert_eq!(set(&mut other, &tool.url()).status, 200);
    end_turn(&mut one, &table);
    server.clock.pass(WHILE);
    let first = tool.next();
    until("the page says so", || {
        let page = other.get("/me").body;
        page.contains("refused with status 503").then_some(())
    });
    let again = on(server.stop());
    again.clock.pass(Duration::from_mins(1));
    let second = tool.next();
    other.address = again.address;
    until("it was written down", || {
        again.clock.pass(Duration::from_secs(150));
        tool.posts.try_recv().ok().map(|third| {
            for other in [&second, &third] {
                assert_eq!(
                    first.header("x-rollstead-delivery"),
                    other.header("x-rollstead-delivery")
                );
                assert_eq!(first.body, other.body);
            }
        })
    });
    until("the page says so", || {
        other.get("/me").body.contains("The last message arrived").then_some(())
    });
    let last = on(again.stop());
    last.clock.pass(Duration::from_hours(2));
    let (mut host, _) = last.table(&["me"]);
    assert_eq!(host.get("/health").status, 200);
    assert!(tool.is_quiet(), "it has arrived");
}

#[test]
fn what_never_arrives_is_given_up_and_then_the_webhook_is() {
    let server = start("webhook-lost");
    let tool = Tool::new(&[FAILED]);
    let (mut one, mut other, table) = two(&server, ["Ana", "Bo"]);
    assert_eq!(set(&mut other, &tool.url()).status, 200);
    end_turn(&mut one, &table);
    server.clock.pass(WHILE);
    for _ in 0..5 {
        tool.next();
        until("the try is written down", || {
            other.get("/me").body.contains("status 503").then_some(())
        });
        // Time passes until the next try, or until it is clear that there is none.
        for _ in 0..4 {
            server.clock.pass(Duration::from_mins(10));
            std::thread::yield_now();
        }
    }
    assert!(tool.posts.recv_timeout(Duration::from_millis(300)).is_err(), "five tries and no more");
    server.clock.pass(Duration::from_hours(24 * 8));
    end_turn(&mut other, &table);
    end_turn(&mut one, &table);
    server.clock.pass(WHILE);
    tool.next();
    until("the page says so", || {
        other.get("/me").body.contains("Nothing is sent any more").then_some(())
    });
    end_turn(&mut other, &table);
    end_turn(&mut one, &table);
    server.clock.pass(WHILE);
    assert!(tool.posts.recv_timeout(Duration::from_millis(300)).is_err(), "nothing is sent");
}

#[test]
fn a_turn_that_was_answered_meanwhile_is_not_said_again() {
    let server = start("webhook-stale");
    let tool = Tool::new(&[FAILED, TAKEN]);
    let (mut one, mut other, table) = two(&server, ["Ana", "Bo"]);
    assert_eq!(set(&mut other, &tool.url()).status, 200);
    end_turn(&mut one, &table);
    server.clock.pass(WHILE);
    tool.next();
    until("the try is written down", || other.get("/me").body.contains("status 503").then_some(()));
    end_turn(&mut other, &table);
    server.clock.pass(Duration::from_hours(2));
    assert!(tool.posts.recv_timeout(Duration::from_millis(300)).is_err(), "it is not their turn");
}

#[test]
fn the_secret_is_shown_once_and_a_new_one_replaces_it() {
    let server = start("webhook-secret");
    let tool = Tool::new(&[TAKEN]);
    let (mut one, mut other, _) = two(&server, ["Ana", "Bo"]);
    let first = secret(&set(&mut other, &tool.url()).body);
    for path in ["/me", "/", "/me/turns"] {
        let page = other.get(path).body;
        assert!(!page.contains("rs_") && !page.contains("token=abc"), "{path}: {page}");
    }
    assert!(other.get("/me").body.contains(&tool.address.to_string()), "the host is shown");
    let second = secret(&other.post("/me/webhook/secret", &[]).body);
    assert_ne!(first, second);
    assert_eq!(other.post("/me/webhook/test", &[]).status, 303);
    is_signed(&tool.next(), &second);
    assert!(other.get("/me").body.contains("The last message arrived"));
    // Nobody else sees it, changes it or sends by it.
    assert!(!one.get("/me").body.contains(&tool.address.to_string()));
    for path in ["test", "secret"] {
        assert_eq!(one.post(&format!("/me/webhook/{path}"), &[]).status, 404, "{path}");
        assert_eq!(server.browser().post(&format!("/me/webhook/{path}"), &[]).status, 403);
    }
    assert_eq!(one.post("/me/webhook/delete", &[]).status, 303);
    assert_eq!(server.browser().post("/me/webhook", &fields(&[("url", &*tool.url())])).status, 403);
    assert_eq!(other.post("/me/webhook/test", &[]).status, 303, "it is still there");
    is_signed(&tool.next(), &second);
}

#[test]
fn a_webhook_goes_with_its_session_and_with_what_waits() {
    let server = start("webhook-gone");
    let tool = Tool::new(&[FAILED]);
    let (mut one, mut other, table) = two(&server, ["Ana", "Bo"]);
    assert_eq!(set(&mut other, &tool.url()).status, 200);
    end_turn(&mut one, &table);
    server.clock.pass(WHILE);
    tool.next();
    let answer = other.post("/me/forget", &[]);
    assert_eq!(answer.header("clear-site-data"), Some("\"storage\""));
    let database = server.stop();
    let kept = rusqlite::Connection::open(&database).expect("it opens");
    for table in ["webhooks", "notices"] {
        let sql = format!("SELECT count(*) FROM {table}");
        let count: i64 = kept.query_row(&sql, [], |row| row.get(0)).expect("it is counted");
        assert_eq!(count, 0, "{table}");
    }
}

#[test]
fn a_webhook_that_was_deleted_is_not_called() {
    let server = start("webhook-deleted");
    let tool = Tool::new(&[FAILED]);
    let (mut one, mut other, table) = two(&server, ["Ana", "Bo"]);
    assert_eq!(set(&mut other, &tool.url()).status, 200);
    end_turn(&mut one, &table);
    server.clock.pass(WHILE);
    tool.next();
    assert_eq!(other.post("/me/webhook/delete", &[]).status, 303);
    server.clock.pass(Duration::from_hours(2));
    assert!(tool.posts.recv_timeout(Duration::from_millis(300)).is_err());
}

#[test]
fn nobody_makes_the_server_ask_its_own_network() {
    // No network is allowed but the public ones.
    let server = Server::start("webhook-private");
    let tool = Tool::new(&[TAKEN]);
    let (mut host, _) = server.table(&["me"]);
    let port = tool.address.port();
    for url in [
        format!("http://127.0.0.1:{port}/"),
        "http://127.0.0.1/".into(),
        "http://[::1]/".into(),
        "http://[::ffff:127.0.0.1]/".into(),
        "http://[::ffff:7f00:1]/".into(),
        "http://[::127.0.0.1]/".into(),
        "http://[64:ff9b::7f00:1]/".into(),
        "http://[64:ff9b::10.0.0.1]/".into(),
        "http://[2002:7f00:1::1]/".into(),
        "http://[2001:0:7f00:1::1]/".into(),
        "http://[fd00::1]/".into(),
        "http://[fe80::1]/".into(),
        "http://[ff02::1]/".into(),
        "http://[::]/".into(),
        "http://0.0.0.0/".into(),
        "http://10.1.2.3/".into(),
        "http://100.64.0.1/".into(),
        "http://169.254.169.254/latest/meta-data".into(),
        "http://172.31.0.1/".into(),
        "http://192.168.1.1/".into(),
        "http://224.0.0.1/".into(),
        "http://255.255.255.255/".into(),
        "https://8.8.8.8:22/".into(),
        "https://example.org:25/".into(),
        "https://user@example.org/".into(),
        "https://user:word@example.org/".into(),
        "https://example.org@127.0.0.1/".into(),
        "https://example.org\\@127.0.0.1/".into(),
        "http://[fe80::1%25eth0]/".into(),
        "ftp://example.org/".into(),
        "file:///etc/passwd".into(),
        "gopher://example.org/".into(),
        "//example.org/".into(),
        "https://".into(),
        String::new(),
        "https://exam\u{200b}ple.org/".into(),
        "https://example.org:99999/".into(),
        "https://example.org:/".into(),
        format!("https://example.org/{}", "x".repeat(1000)),
    ] {
        assert_eq!(set(&mut host, &url).status, 400, "{url}");
    }
    // Names that mean this machine are kept, since nobody looks them up then, and are refused when a message is sent.
    for host_name in
        ["localhost", "localhost.", "LOCALHOST", "2130706433", "0x7f000001", "0177.0.0.1", "127.1"]
    {
        let url = format!("http://{host_name}:80/");
        if set(&mut host, &url).status == 200 {
            assert_eq!(host.post("/me/webhook/test", &[]).status, 303);
            let page = host.get("/me").body;
            assert!(
                page.contains("in a private network") || page.contains("there is no such host"),
                "{url}: {page}"
            );
        }
    }
    assert!(tool.is_quiet());
}

#[test]
fn nobody_is_sent_on() {
    let server = start("webhook-redirect");
    let victim = Tool::new(&[TAKEN]);
    let tool = Tool::new(&[
        "HTTP/1.1 307 Temporary Redirect\r\nLocation: http://127.0.0.1:1/\r\nContent-Length: 0\r\n\r\n",
    ]);
    let (mut host, _) = server.table(&["me"]);
    assert_eq!(set(&mut host, &tool.url()).status, 200);
    assert_eq!(host.post("/me/webhook/test", &[]).status, 303);
    tool.next();
    assert!(host.get("/me").body.contains("refused with status 307"));
    assert!(victim.is_quiet());
}

#[test]
fn a_slow_or_endless_answer_ends() {
    let server = start("webhook-slow");
    let (mut host, _) = server.table(&["me"]);
    // One that takes the request and says nothing, one that never ends its head, one whose body never ends.
    let endless = |what: &'static str, again: &'static str| {
        let listener = TcpListener::bind(("127.0.0.1", 0)).expect("a port is free");
        let address = listener.local_addr().expect("it has one");
        std::thread::spawn(move || {
            for stream in listener.incoming() {
                let Ok(mut stream) = stream else { return };
                let _ = stream.read(&mut [0; 4096]);
                let _ = stream.write_all(what.as_bytes());
                while !again.is_empty() && stream.write_all(again.as_bytes()).is_ok() {}
                let _ = stream.read_to_end(&mut Vec::new());
            }
        });
        format!("http://{address}/")
    };
    for (what, again, told) in [
        ("", "", "too slow"),
        ("HTTP/1.1 200 OK\r\n", "X-A: aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa\r\n", "does not answer"),
        ("", "HTTP/1.1 100 Continue\r\n\r\n", "too slow"),
        ("HTTP/1.1 200 OK\r\nContent-Length: 99999999999\r\n\r\n", "aaaaaaaa", "arrived"),
    ] {
        assert_eq!(set(&mut host, &endless(what, again)).status, 200);
        assert_eq!(host.post("/me/webhook/test", &[]).status, 303);
        let page = host.get("/me").body;
        assert!(page.contains(told), "{what:?} {again:?}: {page}");
    }
}

#[test]
fn a_thousand_that_fail_at_once_keep_nobody_else_waiting() {
    let server = start("webhook-thousand");
    let (mut one, mut other, table) = two(&server, ["Ana", "Bo"]);
    let tool = Tool::new(&[TAKEN]);
    assert_eq!(set(&mut other, &tool.url()).status, 200);
    let database = server.stop();
    // They all take a message and never answer it.
    let silent = TcpListener::bind(("127.0.0.1", 0)).expect("a port is free");
    let address = silent.local_addr().expect("it has one");
    let id = table.trim_start_matches("/t/");
    write(
        &database,
        &format!(
            "WITH RECURSIVE n (n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM n WHERE n < 1000) \
             INSERT INTO sessions (hash, made_at) SELECT 's' || n, 4000000000 FROM n; \
             INSERT INTO webhooks (session, url, secret, lang, origin, made_at, failing_since) \
             SELECT hash, 'http://{address}/', 'x', 'en', 'http://x', 1, 4000000000 FROM sessions WHERE hash LIKE 's%' AND length(hash) < 9; \
             INSERT INTO notices (session, table_id, event, number, id, body, at, due) \
             SELECT session, '{id}', 'end', 0, 'd' || session, '{{}}', 1, 1 FROM webhooks WHERE url LIKE '%{address}%'",
        ),
    );
    let again = on(database);
    for browser in [&mut one, &mut other] {
        browser.address = again.address;
    }
    let threads = || std::fs::read_dir("/proc/self/task").map(std::iter::Iterator::count);
    let before = threads();
    end_turn(&mut one, &table);
    again.clock.pass(WHILE);
    assert_eq!(tool.next().json()["event"], "turn", "the others do not wait for them");
    if let (Ok(before), Ok(now)) = (before, threads()) {
        assert!(now < before + 40, "{before} threads, then {now}");
    }
    assert_eq!(one.get("/health").status, 200);
    drop(silent);
}

#[test]
fn a_server_without_webhooks_has_none() {
    let webhooks = Webhooks { is_on: false, ..Webhooks::default() };
    let server = Server::with(Config { database: new_file("webhook-none"), webhooks, ..config() });
    let (mut host, _) = server.table(&["me"]);
    assert!(!host.get("/me").body.contains("webhook"));
    assert_eq!(set(&mut host, "https://example.org/").status, 404);
}
