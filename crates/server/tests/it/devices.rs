//! The same person on several devices: a link that works once, and a device that is forgotten.

use std::io::Read;
use std::thread;
use std::time::Duration;

use server::{Clock, Config};
use sha2::{Digest, Sha256};

use crate::client::{Answer, Browser, OURS, Stream, encode, fields};
use crate::page;
use crate::server::{Server, config, link, make, new_file, play_first, state, table_form};

/// The link for another device: its path.
fn hand_over(browser: &mut Browser) -> String {
    let page = browser.post("/me/elsewhere", &[]);
    assert_eq!(page.status, 200, "{page:?}");
    link(&page.body)
}

fn secret_of(path: &str) -> &str {
    path.rsplit('/').next().expect("a secret")
}

/// Uses a link, as its page's button does; `bring` says what becomes of the tables that this browser has.
fn arrive(browser: &mut Browser, path: &str, bring: Option<&str>) -> Answer {
    let mut form = fields(&[("secret", secret_of(path))]);
    form.extend(bring.map(|bring| ("bring".to_owned(), bring.to_owned())));
    browser.post("/elsewhere", &form)
}

/// A second device of somebody.
fn another(server: &Server, browser: &mut Browser) -> Browser {
    let (path, mut phone) = (hand_over(browser), server.browser());
    assert_eq!(arrive(&mut phone, &path, None).status, 303);
    phone
}

fn is_known(browser: &mut Browser, table: &str) -> bool {
    let page = browser.get(table).body;
    page.contains(" data-mine") || page.contains("<span class=\"chip\">you</span>")
}

/// The ids of somebody's devices, as their own page has them.
fn devices(browser: &mut Browser) -> Vec<String> {
    let page = browser.get("/me").body;
    let forms = page.split(" action=\"/me/devices/forget\"").skip(1);
    forms.filter_map(|form| page::attribute(form.split("</form>").next()?, "value")).collect()
}

/// The id of the device that asks, among all of these: the one that says so.
fn own_device(browser: &mut Browser) -> String {
    let page = browser.get("/me").body;
    let item = page.split("<li>").find(|item| item.contains(">this device<"));
    let item = item.unwrap_or_else(|| panic!("this device is listed: {page}"));
    page::attribute(item.split("</li>").next().expect("an item ends"), "value").expect("an id")
}

fn forget(browser: &mut Browser, device: &str) -> Answer {
    browser.post("/me/devices/forget", &fields(&[("device", device)]))
}

#[test]
fn a_link_makes_another_device_the_same_person_once() {
    let server = Server::start("handover");
    let (mut desk, table) = server.table(&["me", "link"]);
    let (invitation, own) = (link(&desk.get(&table).body), make(&mut desk, &["me"]));
    let path = hand_over(&mut desk);
    let mut phone = server.browser();
    for preview in 0..3 {
        let page = server.browser().get(&path);
        assert_eq!(page.status, 200, "look {preview} uses nothing up");
        assert!(page.body.contains("Play as Ana") && page.header("set-cookie").is_none());
    }
    let arrived = arrive(&mut phone, &path, None);
    assert_eq!((arrived.status, arrived.location()), (303, "/me"));
    assert_ne!(phone.cookie, desk.cookie);
    assert!(is_known(&mut phone, &own) && is_known(&mut desk, &own));
    assert_eq!(link(&phone.get(&table).body), invitation, "it has the host's links");
    for browser in [&mut phone, &mut desk] {
        let before = state(browser, &own).0;
        assert!(play_first(browser, &own));
        assert!(state(browser, &own).0 > before, "each of them moves");
    }
    for mut late in [server.browser(), phone.clone()] {
        late.cookie = None;
        assert_eq!((late.get(&path).status, arrive(&mut late, &path, None).status), (410, 410));
        assert_eq!(late.cookie, None);
    }
    assert_eq!(devices(&mut desk).len(), 2);
    let again = Server::on(server.stop());
    for browser in [&mut phone, &mut desk] {
        browser.address = again.address;
        assert!(is_known(browser, &own), "after a restart too");
    }
}

#[test]
fn of_many_who_use_a_link_at_once_one_has_it() {
    let server = Server::start("handover-race");
    let (mut desk, table) = server.table(&["me"]);
    for _ in 0..5 {
        let path = hand_over(&mut desk);
        let tries: Vec<_> = (0..8)
            .map(|_| {
                let (mut browser, path) = (server.browser(), path.clone());
                thread::spawn(move || (arrive(&mut browser, &path, None).status, browser))
            })
            .collect();
        let answers: Vec<_> = tries.into_iter().map(|one| one.join().expect("it ends")).collect();
        assert_eq!(answers.iter().filter(|(status, _)| *status == 303).count(), 1);
        for (status, mut browser) in answers {
            assert_eq!(is_known(&mut browser, &table), status == 303);
        }
    }
}

#[test]
fn a_link_ends_after_ten_minutes_at_a_restart_and_by_the_next_one() {
    let clock = Clock::default();
    let database = new_file("handover-ends");
    let server = Server::with(Config { database, clock: clock.clone(), ..config() });
    let (mut desk, _) = server.table(&["me"]);
    let is_over = |path: &str| arrive(&mut server.browser(), path, None).status == 410;
    let first = hand_over(&mut desk);
    let second = hand_over(&mut desk);
    assert!(is_over(&first), "there is one link at a time");
    clock.set_wall_by(-3600);
    clock.pass(Duration::from_secs(601));
    assert!(is_over(&second), "a clock that was set back gives no more time");
    let third = hand_over(&mut desk);
    clock.set_wall_by(7200);
    assert!(is_over(&third), "one that is set forward ends it");
    let fourth = hand_over(&mut desk);
    for wrong in ["/elsewhere/00", "/elsewhere/0123456789abcdef0123456789abcdef"] {
        assert!(is_over(wrong));
    }
    let again = Server::on(server.stop());
    assert_eq!(arrive(&mut again.browser(), &fourth, None).status, 410, "nor after a restart");
    desk.address = again.address;
    assert!(desk.get("/me").body.contains("this device"));
}

#[test]
fn the_pages_of_a_link_are_neither_packed_nor_kept_nor_told_of() {
    let server = Server::start("handover-page");
    let (mut desk, _) = server.table(&["me"]);
    let made = desk.send("POST", "/me/elsewhere", &[OURS, ("Accept-Encoding", "gzip")], b"");
    let path = link(&made.body);
    assert!(
        made.body.contains("<svg class=\"qr\"")
            && made.body.contains(&format!("http://{}{path}", server.address))
    );
    let looked = server.browser().send("GET", &path, &[("Accept-Encoding", "gzip")], b"");
    for page in [&made, &looked] {
        assert_eq!((page.status, page.header("content-encoding")), (200, None));
        assert_eq!(page.header("cache-control"), Some("no-store"));
        assert!(page.body.len() > 1024, "it is long enough to be packed");
    }
    assert_eq!(looked.header("referrer-policy"), Some("strict-origin"));
    assert!(looked.body.contains("<meta name=\"robots\" content=\"noindex\">"));
    assert!(!looked.body.contains("og:title"), "a link to it shows nothing");
    assert_eq!(
        server.browser().post("/me/elsewhere", &[]).status,
        403,
        "who is nobody hands over nothing"
    );
}

#[test]
fn a_forgotten_device_is_nobody_s_at_once() {
    let server = Server::start("device-forgotten");
    let (mut desk, table) = server.table(&["me"]);
    let mut phone = another(&server, &mut desk);
    let (stolen, made_before) = (phone.clone(), hand_over(&mut phone));
    let (mut pushed, mut kept) = (phone.stream(&table), desk.stream(&table));
    pushed.push();
    kept.push();
    let device = own_device(&mut phone);
    assert_eq!(forget(&mut desk, &device).status, 303);
    assert!(pushed.ends(), "nothing is pushed to it any more");
    for browser in [&mut phone, &mut stolen.clone()] {
        assert!(!is_known(browser, &table));
        let page = browser.get(&table).body;
        assert!(
            page.contains("This device has been forgotten") && page::first_offer(&page).is_none()
        );
        assert!(browser.get("/me").body.contains("knows nothing about this browser"));
        assert_eq!(browser.post("/me/elsewhere", &[]).status, 403);
        assert_eq!(forget(browser, &device).status, 403);
        let says = browser.stream(&table).push().1;
        assert!(says.contains("This device has been forgotten"), "the open page says so: {says}");
    }
    let late = arrive(&mut server.browser(), &made_before, None);
    assert_eq!(late.status, 410, "what it made before is over, too");
    assert!(is_known(&mut desk, &table) && play_first(&mut desk, &table));
    kept.push();
    let strangers = server.browser().get(&table).body;
    assert!(!strangers.contains("has been forgotten"), "nobody else is told so");
    // It starts anew, as somebody else.
    let own = make(&mut phone, &["me"]);
    assert!(is_known(&mut phone, &own) && !is_known(&mut phone, &table));
    assert!(!phone.get(&own).body.contains("has been forgotten"));
}

#[test]
fn nobody_forgets_a_device_of_somebody_else() {
    let server = Server::start("device-of-others");
    let (mut ana, table) = server.table(&["me"]);
    let phone = another(&server, &mut ana);
    let (mut mallory, _) = server.table(&["me"]);
    let mut second = another(&server, &mut mallory);
    for device in devices(&mut ana).iter().map(String::as_str).chain(["", "' OR 1 --", "0"]) {
        forget(&mut mallory, device);
        forget(&mut server.browser(), device);
    }
    for browser in [&mut ana, &mut phone.clone()] {
        assert!(is_known(browser, &table));
    }
    let own = devices(&mut mallory);
    let theirs = devices(&mut ana);
    assert!(own.len() == 2 && theirs.len() == 2 && own.iter().all(|one| !theirs.contains(one)));
    assert!(second.get("/me").body.contains("this device"));
}

#[test]
fn the_last_device_stays_until_everything_is_forgotten() {
    let server = Server::start("last-device");
    let (mut desk, table) = server.table(&["me"]);
    assert!(devices(&mut desk).is_empty(), "an only device has no button");
    let mut phone = another(&server, &mut desk);
    let (at_desk, at_phone) = (own_device(&mut desk), own_device(&mut phone));
    let gone = forget(&mut phone, &at_phone);
    assert!(gone.header("set-cookie").is_some_and(|cookie| cookie.contains("Max-Age=0")));
    assert_eq!(forget(&mut desk, &at_desk).status, 400, "the last one");
    assert!(is_known(&mut desk, &table) && !is_known(&mut phone, &table));
    let mut other = another(&server, &mut desk);
    // Both at once: one of them stays.
    let (own, one) = (own_device(&mut desk), own_device(&mut other));
    let (mut here, mut there) = (desk.clone(), other.clone());
    let first = thread::spawn(move || forget(&mut here, &own).status);
    let second = thread::spawn(move || forget(&mut there, &one).status);
    let mut statuses = [first.join().expect("it ends"), second.join().expect("it ends")];
    statuses.sort_unstable();
    assert_eq!(statuses, [303, 400]);
    assert!(is_known(&mut desk, &table) != is_known(&mut other, &table));
    let mut left = if is_known(&mut desk, &table) { desk } else { other };
    let mut more = another(&server, &mut left);
    left.post("/me/forget", &[]);
    assert!(!is_known(&mut more, &table) && !is_known(&mut left, &table), "all of them end");
}

#[test]
fn two_devices_that_take_seats_at_once_both_stay_known() {
    let server = Server::start("device-renewals");
    let (mut desk, table) = server.table(&["me"]);
    let mut phone = another(&server, &mut desk);
    for round in 0..6 {
        let tries: Vec<_> = [&desk, &phone]
            .into_iter()
            .map(|browser| {
                let mut browser = browser.clone();
                thread::spawn(move || {
                    make(&mut browser, &["me"]);
                    browser
                })
            })
            .collect();
        let mut made = tries.into_iter().map(|one| one.join().expect("it ends"));
        let [one, other] = [made.next().expect("two"), made.next().expect("two")];
        assert_ne!((&one.cookie, &other.cookie), (&desk.cookie, &phone.cookie), "round {round}");
        (desk, phone) = (one, other);
        assert!(is_known(&mut desk, &table) && is_known(&mut phone, &table), "round {round}");
    }
    // An answer that is lost on the way to one of them locks out neither.
    let lost = phone.clone().post("/tables", &table_form(&["me"]));
    assert!(lost.status == 303 && lost.header("set-cookie").is_some());
    make(&mut desk, &["me"]);
    assert!(is_known(&mut desk, &table) && is_known(&mut phone, &table));
}

#[test]
fn a_browser_with_tables_of_its_own_brings_them_or_leaves_them() {
    let server = Server::start("device-joins");
    let (mut ana, table) = server.table(&["me"]);
    let (mut other, open) = server.table(&["me", "link"]);
    let (own, invitation) = (make(&mut other, &["me"]), link(&other.get(&open).body));
    let mut second = another(&server, &mut other);
    let path = hand_over(&mut ana);
    let page = other.get(&path).body;
    assert!(
        page.contains("at 2 tables")
            && page.contains("value=\"yes\"")
            && page.contains("value=\"no\"")
    );
    let before = other.clone();
    let mut stream = other.stream(&own);
    stream.push();
    assert_eq!(arrive(&mut other, &path, Some("yes")).status, 303);
    assert!(stream.ends(), "it goes on as somebody else");
    // The answer may be lost: the old cookie is the same person.
    for browser in [&mut before.clone(), &mut other, &mut ana, &mut second] {
        for path in [&table, &own, &open] {
            assert!(is_known(browser, path), "{path}");
        }
    }
    assert!(play_first(&mut ana, &own) && play_first(&mut other, &own));
    // A link that was sent still works; it is shown where its secret is known, and no other in its place.
    assert!(!ana.get(&open).body.contains("data-link"));
    assert_eq!(server.browser().get(&invitation).status, 200);
    assert_eq!(devices(&mut ana).len(), 3);
    // Left behind, tables stay where they are.
    let (mut bo, his) = server.table(&["me"]);
    let (kept, path) = (bo.clone(), hand_over(&mut ana));
    assert_eq!(arrive(&mut bo, &path, Some("no")).status, 303);
    assert!(is_known(&mut bo, &table) && !is_known(&mut bo, &his));
    assert!(is_known(&mut kept.clone(), &his) && !is_known(&mut ana, &his));
    let again = Server::on(server.stop());
    ana.address = again.address;
    assert!(is_known(&mut ana, &own) && is_known(&mut ana, &open), "and after a restart");
}

#[test]
fn whoever_is_the_person_already_uses_no_link_up() {
    let server = Server::start("device-same");
    let (mut desk, _) = server.table(&["me"]);
    let path = hand_over(&mut desk);
    let before = desk.cookie.clone();
    assert!(desk.get(&path).body.contains("has your tables already"));
    for bring in [None, Some("yes"), Some("no")] {
        assert_eq!(arrive(&mut desk, &path, bring).status, 303);
    }
    assert_eq!(desk.cookie, before);
    assert_eq!(arrive(&mut server.browser(), &path, None).status, 303, "it still works");
}

#[test]
fn there_are_twenty_devices_and_no_more() {
    let server = Server::start("device-many");
    let (mut desk, table) = server.table(&["me"]);
    for _ in 1..20 {
        another(&server, &mut desk);
    }
    let (path, mut late) = (hand_over(&mut desk), server.browser());
    assert_eq!(arrive(&mut late, &path, None).status, 410);
    let one = devices(&mut desk).into_iter().find(|one| *one != own_device(&mut desk));
    assert_eq!(forget(&mut desk, &one.expect("there are others")).status, 303);
    assert!(is_known(&mut another(&server, &mut desk), &table));
}

#[test]
fn a_server_that_dies_at_the_answer_leaves_nobody_with_half_a_device() {
    for round in 0..4 {
        let server = Server::start(&format!("device-killed-{round}"));
        let (mut desk, table) = server.table(&["me"]);
        let path = hand_over(&mut desk);
        let body = encode(&fields(&[("secret", secret_of(&path))]));
        let mut phone = server.browser();
        let head = [OURS, ("Content-Type", "application/x-www-form-urlencoded")];
        let mut answer = phone.open("POST", "/elsewhere", &head, body.as_bytes());
        let database = server.stop();
        let mut bytes = Vec::new();
        let _ = answer.read_to_end(&mut bytes);
        let again = Server::on(database);
        (desk.address, phone.address) = (again.address, again.address);
        assert!(is_known(&mut desk, &table), "the other device is as before");
        assert_eq!(arrive(&mut phone, &path, None).status, 410, "the link is over");
        let text = String::from_utf8_lossy(&bytes);
        if let Some((_, cookie)) = text.split_once("set-cookie: ") {
            phone.cookie = cookie.split(';').next().map(str::to_owned);
            assert!(is_known(&mut phone, &table), "what was answered is kept");
        }
        let mut next = another(&again, &mut desk);
        assert!(is_known(&mut next, &table));
    }
}

#[test]
fn no_page_names_a_session() {
    let server = Server::start("device-ids");
    let (mut desk, table) = server.table(&["me", "link"]);
    let cookie = desk.cookie.clone().expect("a session");
    let first = cookie.split(['=', '.']).nth(1).expect("a secret").to_owned();
    let id = Sha256::digest(&first)
        .iter()
        .fold(String::new(), |text, byte| text + &format!("{byte:02x}"));
    let path = hand_over(&mut desk);
    desk.post("/me/share", &[]);
    let results = desk.get("/me/results");
    let shared = link(&results.body);
    let mut answers =
        vec![results, desk.get("/me"), desk.get("/"), desk.get(&table), desk.get(&path)];
    let mut stranger = server.browser();
    answers.extend([&*path, &*shared, &*table, "/"].map(|path| stranger.get(path)));
    answers.push(arrive(&mut stranger, &path, None));
    answers.push(forget(&mut desk, "nothing"));
    answers.push(desk.post("/me/elsewhere", &[]));
    for answer in answers {
        let all = format!("{answer:?}");
        assert!(!all.contains(&id), "{all}");
        assert!(!answer.body.contains(&first) && !all.contains("127.0.0.1, "), "{all}");
    }
}

#[test]
fn a_session_of_an_older_database_is_its_own_first_device() {
    let database = new_file("before-devices");
    let connection = rusqlite::Connection::open(&database).expect("it opens");
    for step in [
        include_str!("../../src/store/migrations/1.sql"),
        include_str!("../../src/store/migrations/2.sql"),
        include_str!("../../src/store/migrations/3.sql"),
        include_str!("../../src/store/migrations/4.sql"),
        include_str!("../../src/store/migrations/5.sql"),
        include_str!("../../src/store/migrations/6.sql"),
        include_str!("../../src/store/migrations/7.sql"),
        include_str!("../../src/store/migrations/8.sql"),
    ] {
        connection.execute_batch(step).expect("it is a step");
    }
    let hash = |text: &str| {
        Sha256::digest(text).iter().fold(String::new(), |all, byte| all + &format!("{byte:02x}"))
    };
    let [token, next, links] = ["a", "b", "c"].map(|letter| letter.repeat(32));
    let sql = format!(
        "PRAGMA user_version = 8;
         INSERT INTO sessions (hash, token, next_token, made_at, seen_day, name) VALUES
           ('ana', '{}', '{}', unixepoch(), unixepoch() / 86400 - 1, 'Ana'), ('gone', 'ended gone', NULL, 0, 0, '');
         INSERT INTO tables (id, game, settings, status, secret, is_public, limit_seconds, host, made_at, moved_at, standings)
           VALUES ('old', 'catan-dice', '{{}}', 'over', '', 0, 300, 'ana', unixepoch(), unixepoch(), '[[41,1]]');
         INSERT INTO seats (table_id, seat, is_open, invitation, owner, name, entropy) VALUES ('old', 0, 0, '', 'ana', 'Ana', '-');",
        hash(&token),
        hash(&next)
    );
    connection.execute_batch(&sql).expect("it is filled");
    drop(connection);
    let server = Server::on(database);
    let cookie = |token: &str| Some(format!("rollstead={token}.{links}"));
    let (mut old, mut new) = (server.browser(), server.browser());
    (old.cookie, new.cookie) = (cookie(&token), cookie(&next));
    assert!(old.get("/me").body.contains("value=\"Ana\""), "the token of before counts");
    assert!(new.get("/me").body.contains("value=\"Ana\""), "so does the one that follows");
    assert!(old.get("/me").body.contains("knows nothing"), "which ends the one before");
    let results = new.get("/me/results").body;
    assert!(
        results.contains("solo") && results.contains("<td class=\"number\">41</td>"),
        "{results}"
    );
    let mut phone = another(&server, &mut new);
    assert!(phone.get("/me").body.contains("value=\"Ana\""));
    let mut ended = server.browser();
    ended.cookie = cookie(&"d".repeat(32));
    assert!(ended.get("/me").body.contains("knows nothing"));
}

#[test]
fn a_device_is_called_by_its_browser_and_system_and_nothing_else_is_kept() {
    let server = Server::start("device-names");
    let (mut desk, _) = server.table(&["me"]);
    let agent = (
        "User-Agent",
        "Mozilla/5.0 (Android 14; Mobile; rv:128.0) Gecko/128.0 Firefox/128.0 <b>Ana</b>",
    );
    let (path, mut phone) = (hand_over(&mut desk), server.browser());
    let body = encode(&fields(&[("secret", secret_of(&path))]));
    let form = ("Content-Type", "application/x-www-form-urlencoded");
    let arrived = phone.send("POST", "/elsewhere", &[OURS, agent, form], body.as_bytes());
    assert_eq!(arrived.status, 303);
    let page = desk.get("/me").body;
    assert!(page.contains("<strong>Firefox, Android</strong>") && page.contains("Unknown browser"));
    let file = std::fs::read(server.stop()).expect("it can be read");
    assert!(!String::from_utf8_lossy(&file).contains("Gecko"));
}

#[test]
fn a_stream_of_one_device_is_not_ended_by_another_s_end() {
    let server = Server::start("device-streams");
    let (mut desk, table) = server.table(&["me"]);
    let (mut phone, mut tablet) = (another(&server, &mut desk), another(&server, &mut desk));
    let mut stream: Stream = phone.stream(&table);
    stream.push();
    let device = own_device(&mut tablet);
    assert_eq!(forget(&mut desk, &device).status, 303);
    assert!(play_first(&mut phone, &table));
    assert!(stream.push().1.contains("id=\"offer-") || is_known(&mut phone, &table));
}
