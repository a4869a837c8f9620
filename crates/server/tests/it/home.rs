//! Home stays quick whatever is kept, and what nobody uses is not kept.

use std::path::Path;
use std::time::{Duration, Instant};

use rusqlite::Connection;
use server::{Clock, Config};

use crate::client::{Browser, fields, until};
use crate::server::{Server, config, link, make_by, new_file, play_first, table_form};

/// The most that home may take with this many tables; an unhurried machine needs a hundredth of it.
const MOST: Duration = Duration::from_millis(250);

/// Fills a database with 200,000 tables in every state, public and not, each with two seats.
fn fill(database: &Path) {
    let connection = Connection::open(database).expect("it opens");
    let sql = "
        BEGIN;
        INSERT INTO tables (id, game, settings, rules, status, secret, is_public, limit_seconds, host, made_at, moved_at)
        WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 200000)
        SELECT 'filled' || i, 'catan-dice', '{}', '', iif(i % 4 = 0, 'waiting', iif(i % 4 = 1, 'playing', 'over')), '',
               i % 3 = 0, 300, 'host' || (i % 5000), unixepoch() - i % 1000, unixepoch() - i % 1000 FROM n;
        INSERT INTO seats (table_id, seat, is_open, invitation, owner, name, entropy)
        SELECT id, seat, seat = 1, '', iif(seat = 0, host, NULL), 'Ana', '' FROM tables, (SELECT 0 AS seat UNION SELECT 1)
        WHERE id LIKE 'filled%';
        UPDATE tables SET open_seats = 1 WHERE id LIKE 'filled%' AND rowid % 2 AND status = 'waiting';
        COMMIT;";
    connection.execute_batch(sql).expect("it is filled");
}

/// How long the quickest of a few looks takes.
fn time(browser: &mut Browser, path: &str) -> Duration {
    let look = |_| {
        let start = Instant::now();
        assert_eq!(browser.get(path).status, 200);
        start.elapsed()
    };
    (0..5).map(look).min().expect("there were looks")
}

#[test]
fn home_is_quick_with_200_000_tables_and_so_are_other_pages() {
    let database = Server::start("home-full").stop();
    fill(&database);
    let server = Server::on(database);
    let (mut host, table) = server.table(&["me"]);
    let (home, other) = (time(&mut host, "/"), time(&mut host, &table));
    assert!(
        host.get("/").body.matches("<a class=\"tbl\"").count() <= 150,
        "home shows that many and no more"
    );
    assert!(home < MOST && other < MOST, "home takes {home:?}, a table {other:?}");
}

fn count(server: &Server, of: &str) -> i64 {
    let connection = Connection::open(&server.database).expect("it opens");
    connection
        .query_row(&format!("SELECT count(*) FROM {of}"), [], |row| row.get(0))
        .expect("it is read")
}

#[test]
fn a_try_that_is_refused_keeps_no_session() {
    let server = Server::start("refused-tries");
    let (mut host, table) = server.table(&["me", "link"]);
    assert_eq!(count(&server, "sessions"), 1);
    for seat in ["0", "1", "7"] {
        let mut stranger = server.browser();
        let refused = stranger.post(&format!("{table}/sit"), &fields(&[("seat", seat)]));
        assert!((400..500).contains(&refused.status), "{refused:?}");
        assert_eq!(stranger.cookie, None);
    }
    let bad = server.browser().post("/tables", &fields(&[("game", "chess"), ("seat-0", "me")]));
    assert_eq!(bad.status, 400);
    assert_eq!(count(&server, "sessions"), 1);
    let invitation = link(&host.get(&table).body);
    let mut friend = server.browser();
    let form = crate::page::form(&friend.get(&invitation).body, " action=\"/join\"");
    assert_eq!(friend.post("/join", &form.expect("the link has a form")).status, 303);
    assert_eq!(count(&server, "sessions"), 2);
}

#[test]
fn tables_that_never_begin_and_sessions_that_never_sit_down_expire() {
    let clock = Clock::default();
    let database = new_file("expiry");
    let server = Server::with(Config { database, clock: clock.clone(), ..config() });
    let mut host = server.browser();
    let begun = make_by(&mut host, &table_form(&["me"]));
    assert!(play_first(&mut host, &begun));
    let waiting = make_by(&mut server.browser(), &table_form(&["me", "link"]));
    clock.pass(Duration::from_hours(13 * 24));
    let young = make_by(&mut server.browser(), &table_form(&["me", "link"]));
    assert_eq!(count(&server, "tables"), 3);
    clock.pass(Duration::from_hours(2 * 24));
    until("the old one is deleted", || (count(&server, "tables") == 2).then_some(()));
    assert_eq!(count(&server, "seats WHERE table_id NOT IN (SELECT id FROM tables)"), 0);
    let _ = waiting;
    assert_eq!(host.get(&young).status, 200);
    clock.pass(Duration::from_hours(40 * 24));
    until("who has no table is forgotten", || (count(&server, "sessions") == 1).then_some(()));
    assert_eq!(count(&server, "tables"), 1, "a game that began stays");
    assert!(play_first(&mut host, &begun), "and who plays it is still known");
}
