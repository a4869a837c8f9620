//! What strangers, spectators and noise send changes nothing and learns nothing.

use crate::client::{Answer, Browser, OURS, encode, fields};
use crate::page;
use crate::server::{Server, add_to_dice, link, make, state};

/// A refusal is a page with a sentence and the request's id, and nothing of what is inside.
fn is_refusal(answer: &Answer) {
    assert!((400..500).contains(&answer.status), "{answer:?}");
    let id = answer.header("x-request-id").expect("every answer has an id");
    assert!(answer.body.contains("role=\"alert\""), "a sentence says why: {answer:?}");
    let is_table = answer.body.contains("data-number");
    assert!(is_table || answer.body.contains(id), "the page has the id {id}: {}", answer.body);
    for inside in [
        "sqlite",
        "SQL",
        "panicked",
        ".rs",
        env!("CARGO_MANIFEST_DIR"),
        "Failed to",
        "deserialize",
        "axum",
    ] {
        assert!(!answer.body.contains(inside), "{inside} is inside: {}", answer.body);
    }
}

fn refused(browser: &mut Browser, path: &str, form: &[(&str, &str)]) {
    is_refusal(&browser.post(path, &fields(form)));
}

/// Two people at a table: who made it, who joined, and where.
fn two(server: &Server) -> (Browser, Browser, String) {
    let (mut host, table) = server.table(&["me", "link"]);
    let invitation = link(&host.get(&table).body);
    let mut friend = server.browser();
    let form = page::form(&friend.get(&invitation).body, " action=\"/join\"")
        .expect("the link has a form");
    assert_eq!(friend.post("/join", &form).status, 303);
    add_to_dice(&mut friend, &table, "thistle");
    (host, friend, table)
}

#[test]
fn nobody_acts_for_another_seat() {
    let server = Server::start("another-seat");
    let (mut host, mut friend, table) = two(&server);
    let before = state(&mut host, &table);
    let form = page::first_offer(&host.get(&table).body).expect("the host is asked");
    let mut strangers = [friend.clone(), server.browser(), server.browser(), server.browser()];
    make(&mut strangers[2], &["me"]);
    strangers[3].cookie = Some(format!("rollstead={}", "0".repeat(32)));
    for stranger in &mut strangers {
        assert_eq!(page::first_offer(&stranger.get(&table).body), None);
        for path in ["act", "undo"] {
            is_refusal(&stranger.post(&format!("{table}/{path}"), &form));
        }
        refused(stranger, &format!("{table}/vote"), &[("wish", "stop")]);
        refused(stranger, &format!("{table}/sit"), &[("seat", "0")]);
        refused(stranger, &format!("{table}/sit"), &[("seat", "1")]);
    }
    for path in ["hurry", "back"] {
        refused(&mut server.browser(), &format!("{table}/{path}"), &[]);
    }
    assert_eq!(state(&mut host, &table), before);
    assert_eq!(state(&mut friend, &table), before);
}

#[test]
fn random_bytes_change_nothing() {
    let server = Server::start("noise");
    let (mut host, table) = server.table(&["me"]);
    let before = state(&mut host, &table);
    let mut random = 0x9e37_79b9_7f4a_7c15_u64;
    let mut byte = || {
        random ^= random << 13;
        random ^= random >> 7;
        random ^= random << 17;
        (random >> 32) as u8
    };
    for path in ["act", "undo", "vote", "sit", "act", "undo"] {
        for length in [1, 7, 64, 1000] {
            let noise: Vec<u8> = (0..length).map(|_| byte()).collect();
            is_refusal(&host.send("POST", &format!("{table}/{path}"), &[OURS], &noise));
        }
    }
    let json = [OURS, ("Content-Type", "application/json")];
    is_refusal(&host.send(
        "POST",
        &format!("{table}/act"),
        &json,
        b"{\"action\":\"stop\",\"number\":1}",
    ));
    assert_eq!(state(&mut host, &table), before);
}

#[test]
fn fields_that_make_no_sense_change_nothing() {
    let server = Server::start("fields");
    let (mut host, table) = server.table(&["me"]);
    let before = state(&mut host, &table);
    let act = format!("{table}/act");
    let long = "9".repeat(400);
    let forms: [&[(&str, &str)]; 13] = [
        &[],
        &[("action", "stop")],
        &[("action", "stop"), ("number", "1")],
        &[("action", "stop"), ("key", "k")],
        &[("action", "stop"), ("number", &long), ("key", "k")],
        &[("action", "stop"), ("number", "one"), ("key", "k")],
        &[("action", "stop"), ("number", "1"), ("key", "")],
        &[("action", "stop"), ("number", "1"), ("key", &long)],
        &[("action", ""), ("number", "1"), ("key", "a")],
        &[("action", "build road r99999999999999999999"), ("number", "1"), ("key", "b")],
        &[("action", "reroll ore ore ore ore ore ore ore"), ("number", "1"), ("key", "c")],
        &[("action", "stop\0\n* rolled ore"), ("number", "1"), ("key", "d")],
        &[("thing", "road:99"), ("thing", "die:<script>"), ("number", "1"), ("key", "e")],
    ];
    for form in forms {
        refused(&mut host, &act, form);
    }
    for wish in ["", "everything", &long] {
        refused(&mut host, &format!("{table}/vote"), &[("wish", wish)]);
    }
    for seat in ["", "-1", "4", "one", &long] {
        refused(&mut host, &format!("{table}/sit"), &[("seat", seat)]);
        refused(
            &mut host,
            "/join",
            &[("table", &table[3..]), ("seat", seat), ("secret", &"0".repeat(32))],
        );
    }
    assert_eq!(state(&mut host, &table), before);
}

#[test]
fn what_is_not_there_is_not_found() {
    let server = Server::start("unknown");
    let (mut host, table) = server.table(&["me", "link"]);
    let pages = [
        "/nothing",
        "/t/00",
        "/t/%00",
        "/t/%ff",
        "/t/..%2f..%2fetc%2fpasswd",
        "/t/00/events",
        "/t/00/record",
        "/rules/chess",
        "/assets/..%2fCargo.toml",
        "/new?game=chess",
        &format!("{}/1/{}", table.replace("/t/", "/join/"), "0".repeat(32)),
        &format!("{}/9/{}", table.replace("/t/", "/join/"), "0".repeat(32)),
        &format!("{}/one/x", table.replace("/t/", "/join/")),
        &format!("{table}?at=one"),
        &format!("{table}?seat=-1"),
    ];
    for path in pages {
        is_refusal(&host.get(path));
    }
    let message =
        [("action", "stop"), ("number", "1"), ("key", "k"), ("seat", "0"), ("wish", "stop")];
    for path in ["act", "undo", "hurry", "vote", "back", "sit"] {
        refused(&mut host, &format!("/t/00/{path}"), &message);
    }
    for (method, path) in [("DELETE", table.as_str()), ("PUT", "/tables"), ("GET", "/tables")] {
        is_refusal(&host.send(method, path, &[OURS], b""));
    }
}

#[test]
fn the_present_is_shown_for_moments_and_sheets_that_are_not_there() {
    let server = Server::start("moments");
    let (mut host, table) = server.table(&["me"]);
    let now = state(&mut host, &table);
    for query in ["?at=0", "?at=18446744073709551615", "?seat=99", "?hint=yes"] {
        let answer = host.get(&format!("{table}{query}"));
        assert_eq!(answer.status, 200, "{query}");
        assert_eq!(page::state(&answer.body).0, now.0, "{query}");
    }
}

#[test]
fn tables_that_make_no_sense_are_not_made() {
    let server = Server::start("no-sense");
    let mut host = server.browser();
    let forms: [&[(&str, &str)]; 5] = [
        &[],
        &[("game", "chess"), ("seat-0", "me")],
        &[("game", "catan-dice")],
        &[("game", "catan-dice"), ("seat-0", "none")],
        &[("game", "catan-dice"), ("seat-0", "me"), ("option-nothing", "1")],
    ];
    for form in forms {
        refused(&mut host, "/tables", form);
    }
    assert_eq!(host.cookie, None, "no session for nothing");
}

#[test]
fn a_name_is_text_and_never_markup() {
    let server = Server::start("name");
    let mut host = server.browser();
    let form = fields(&[("game", "catan-dice"), ("seat-0", "me"), ("name", "<u>\"&'\r\nx</u>")]);
    let table = host.post("/tables", &form).location().to_owned();
    let page = host.get(&table).body;
    assert!(!page.contains("<u>") && page.contains("&lt;u&gt;"), "{page}");
    let record = host.get(&format!("{table}/record")).body;
    games::find("catan-dice")
        .expect("it is there")
        .load_record(&record)
        .expect("the record is whole");
}

#[test]
fn the_way_back_after_a_change_of_language_stays_with_us() {
    let server = Server::start("language");
    for back in [
        "//evil.example",
        "https://evil.example",
        "/\\evil.example",
        "/\t/evil.example",
        "/a\r\nX: y",
        "",
    ] {
        let form = encode(&fields(&[("lang", "es"), ("back", back)]));
        let answer = server.browser().send("POST", "/lang", &[OURS], form.as_bytes());
        assert_eq!((answer.status, answer.location()), (303, "/"), "{back:?}");
        assert_eq!(answer.header("x"), None, "{back:?}");
    }
}
