//! What somebody's games came to: the same as all tables say, quickly, and for nobody else unless they are shown.

use std::path::Path;
use std::time::{Duration, Instant};

use rusqlite::Connection;
use server::Config;

use crate::client::{Browser, fields, until};
use crate::server::{
    Server, config, link, make_by, new_file, play_first, short, state, table_form,
};

/// How long the slowest but one of a hundred looks at ten thousand games may take.
const MOST: Duration = Duration::from_millis(250);

/// A server whose games are short.
fn quick(name: &str) -> Server {
    let (game, pack) = short(1);
    Server::with(Config { database: new_file(name), pack: Some((game, pack)), ..config() })
}

/// Plays a table to its end.
fn finish(browser: &mut Browser, table: &str) {
    until("the game is over", || {
        while play_first(browser, table) {}
        browser.get(table).body.contains("class=\"ranking\"").then_some(())
    });
}

/// The numbers of a line of the results: games, wins, best and mean.
fn line(page: &str, of: &str) -> Option<Vec<String>> {
    let row =
        page.split("<tr>").find(|row| row.contains(&format!("<th scope=\"row\">{of}</th>")))?;
    let cells = row.split("<td class=\"number\">").skip(1);
    Some(cells.filter_map(|cell| cell.split('<').next().map(str::to_owned)).collect())
}

/// What differs between what is kept and what all tables say, in either direction.
fn differences(database: &Path) -> i64 {
    let connection = Connection::open(database).expect("it opens");
    let sql = "SELECT (SELECT count(*) FROM (SELECT * FROM results EXCEPT SELECT * FROM outcomes))
                    + (SELECT count(*) FROM (SELECT * FROM outcomes EXCEPT SELECT * FROM results))";
    connection.query_row(sql, [], |row| row.get(0)).expect("it is read")
}

/// Whether a game with these bots at the other seats, none for a person, is of a kind.
type IsKind = Box<dyn Fn(&[Option<String>]) -> bool>;

#[test]
fn a_game_that_ends_is_counted_by_whom_it_was_played_against() {
    let server = quick("results");
    let mut ana = server.browser();
    assert_eq!(ana.get("/me/results").status, 403, "nobody has none");
    for seats in [&["me"][..], &["me", "easy"], &["me", "easy", "normal"], &["me", "here"]] {
        let table = make_by(&mut ana, &table_form(seats));
        finish(&mut ana, &table);
    }
    let page = ana.get("/me/results").body;
    for of in ["solo", "easy bot", "normal bot", "people"] {
        let numbers = line(&page, of).unwrap_or_else(|| panic!("{of}: {page}"));
        assert_eq!(numbers[0], "1", "{of}");
        assert_eq!(numbers[1] == "–", of == "solo", "{of}: alone nobody wins");
        assert_eq!(format!("{}.0", numbers[2]), numbers[3], "{of}: one game is its own mean");
    }
    assert!(!page.contains("not played to the end"));
    assert_eq!(differences(&server.database), 0);
    // Home says what a game came to, and the way to see it again.
    let home = ana.get("/").body;
    assert!(home.contains(" point") && home.contains("?at=0"), "{home}");
}

#[test]
fn what_does_not_come_to_its_end_is_no_win_and_no_points() {
    let server = quick("results-left");
    let (mut ana, mut bo) = (server.browser(), server.browser());
    let mut form = table_form(&["me", "open"]);
    form.push(("leaving".into(), "end".into()));
    let table = make_by(&mut ana, &form);
    assert_eq!(
        bo.post(&format!("{table}/sit"), &fields(&[("seat", "1"), ("name", "Bo")])).status,
        303
    );
    crate::server::add_to_dice(&mut bo, &table, "thistle");
    assert!(state(&mut ana, &table).0 > 0);
    assert_eq!(ana.post(&format!("{table}/leave"), &[]).status, 303);
    // A bot that plays on for somebody wins nothing for them, also if they come back afterwards.
    let stood_in = make_by(&mut ana, &table_form(&["me", "easy"]));
    assert_eq!(ana.post(&format!("{stood_in}/leave"), &[]).status, 303);
    until("the bots end it", || {
        ana.get(&stood_in).body.contains("class=\"ranking\"").then_some(())
    });
    ana.post(&format!("{stood_in}/back"), &[]);
    let page = ana.get("/me/results").body;
    assert!(page.contains("2 games were not played to the end (2 left"), "{page}");
    assert!(line(&page, "easy bot").is_none() && line(&page, "people").is_none());
    let page = bo.get("/me/results").body;
    assert!(page.contains("1 game was not played to the end (0 left"), "{page}");
    assert_eq!(differences(&server.database), 0);
}

/// Ten thousand finished games of one person, and as many of others, in every state and with all kinds of players.
fn fill(database: &Path) {
    let sql = "
        BEGIN;
        INSERT INTO tables (id, game, settings, rules, status, secret, is_public, limit_seconds, host, made_at, moved_at, left_by)
        WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 20000)
        SELECT 'filled' || i, iif(i % 3, 'catan-dice', 'dice-settlers'), iif(i % 5, '{}', '{\"difficulty\":\"hard\"}'), '', 'playing', '',
               0, 300, 'host', 1700000000, 1700000000 + i, iif(i % 31 = 0, 0, NULL) FROM n;
        INSERT INTO seats (table_id, seat, bot, is_open, invitation, owner, name, entropy, stand_in)
        SELECT id, 0, NULL, 0, '', iif(rowid % 2, (SELECT hash FROM sessions LIMIT 1), 'other' || rowid % 7), '', '',
               iif(rowid % 29 = 0, 'normal', NULL) FROM tables WHERE id LIKE 'filled%';
        INSERT INTO seats (table_id, seat, bot, is_open, invitation, owner, name, entropy)
        SELECT id, seat, CASE rowid % 4 WHEN 1 THEN 'easy' WHEN 2 THEN 'hard' WHEN 3 THEN 'greedy' END, 0, '',
               iif(rowid % 4, NULL, 'other' || seat), 'Bo', ''
        FROM tables, (SELECT 1 AS seat UNION SELECT 2) WHERE id LIKE 'filled%' AND rowid % 11 >= 4;
        UPDATE tables SET standings = '[[' || (rowid % 40 - 3) || ',' || (rowid % 3 + 1) || '],[7,2],[3,3]]',
               status = CASE WHEN rowid % 31 = 0 THEN 'stopped' WHEN rowid % 17 = 0 THEN 'changed' ELSE 'over' END
        WHERE id LIKE 'filled%';
        COMMIT;";
    let connection = Connection::open(database).expect("it opens");
    connection.execute_batch(sql).expect("it is filled");
}

/// Games, wins, best and sum of points of what one person has played to the end, table by table, without the view.
fn recounted(
    database: &Path,
    game: &str,
    is_kind: impl Fn(&[Option<String>]) -> bool,
) -> (i64, i64, i64, i64) {
    let connection = Connection::open(database).expect("it opens");
    let mut tables = connection
        .prepare("SELECT id, standings FROM tables WHERE status = 'over' AND game = ? AND left_by IS NULL")
        .expect("it is SQL");
    let rows = tables.query_map([game], |row| Ok((row.get(0)?, row.get(1)?))).expect("it is read");
    let person: String = connection
        .query_row("SELECT hash FROM sessions LIMIT 1", [], |row| row.get(0))
        .expect("there is one");
    let mut seats = connection
        .prepare("SELECT owner, bot, stand_in FROM seats WHERE table_id = ? ORDER BY seat")
        .expect("it is SQL");
    let mut sum = (0, 0, i64::MIN, 0);
    for row in rows {
        let (id, standings): (String, String) = row.expect("a row");
        let of = |row: &rusqlite::Row<'_>| Ok((row.get(0)?, row.get(1)?, row.get(2)?));
        let all = seats.query_map([&id], of).expect("it is read");
        let all: Vec<(Option<String>, Option<String>, Option<String>)> =
            all.map(|seat| seat.expect("a seat")).collect();
        let bots: Vec<Option<String>> = all[1..].iter().map(|seat| seat.1.clone()).collect();
        if all[0].0.as_deref() != Some(&person) || all[0].2.is_some() || !is_kind(&bots) {
            continue;
        }
        let mut numbers = standings.trim_start_matches('[').split([',', ']']);
        let mut next = || numbers.next().and_then(|one| one.parse::<i64>().ok()).expect("a number");
        let (points, place) = (next(), next());
        sum = (sum.0 + 1, sum.1 + i64::from(place == 1), sum.2.max(points), sum.3 + points);
    }
    sum
}

#[test]
#[expect(clippy::print_stdout, reason = "the figures, for whoever measures")]
fn ten_thousand_games_are_counted_quickly_and_as_all_tables_say() {
    let server = Server::start("results-many");
    let (mut ana, _) = server.table(&["me"]);
    let database = server.stop();
    fill(&database);
    let server = Server::on(database);
    ana.address = server.address;
    assert_eq!(differences(&server.database), 0);
    let page = ana.get("/me/results").body;
    let sections: Vec<&str> = page.split("<section class=\"results-of ").skip(1).collect();
    let bot = |level: &'static str| {
        move |bots: &[Option<String>]| bots.first().and_then(|bot| bot.as_deref()) == Some(level)
    };
    for (game, section) in ["catan-dice", "dice-settlers"].iter().zip(&sections) {
        assert!(section.starts_with(game));
        let kinds: [(&str, IsKind); 3] = [
            ("people", Box::new(|bots| bots.iter().any(Option::is_none))),
            ("easy bot", Box::new(bot("easy"))),
            ("hard bot", Box::new(bot("hard"))),
        ];
        for (of, is_kind) in kinds {
            let (games, wins, best, points) = recounted(&server.database, game, is_kind);
            let shown = line(section, of).unwrap_or_default();
            if games == 0 {
                assert!(shown.is_empty(), "{game} {of}");
                continue;
            }
            let mean = format!("{:.1}", points as f64 / games as f64);
            assert_eq!(
                shown,
                [games.to_string(), wins.to_string(), best.to_string(), mean],
                "{game} {of}"
            );
        }
    }
    let mut times: Vec<Duration> = (0..200)
        .map(|_| {
            let start = Instant::now();
            assert_eq!(ana.get("/me/results").status, 200);
            start.elapsed()
        })
        .collect();
    times.sort_unstable();
    println!("10,000 games: median {:?}, p99 {:?}", times[100], times[198]);
    assert!(times[198] < MOST, "p99 is {:?}", times[198]);
}

#[test]
fn results_are_shown_by_an_address_until_it_is_taken_back() {
    let server = quick("results-shared");
    let mut ana = server.browser();
    let mut form = table_form(&["me", "here"]);
    form.retain(|(name, _)| name != "name");
    form.extend(fields(&[("name", "<b>Ana\"&"), ("name-1", "Mallory")]));
    let table = make_by(&mut ana, &form);
    finish(&mut ana, &table);
    assert!(!ana.get("/me/results").body.contains("data-link"), "nobody else sees them at first");
    assert_eq!(ana.post("/me/share", &[]).status, 303);
    let own = ana.send("GET", "/me/results", &[("Accept-Encoding", "gzip")], b"");
    assert_eq!(own.header("content-encoding"), None, "a page with a secret is not packed");
    let first = link(&own.body);
    let stranger = server.browser().send("GET", &first, &[("Accept-Encoding", "gzip")], b"");
    assert_eq!((stranger.status, stranger.header("content-encoding")), (200, None));
    assert_eq!(stranger.header("x-robots-tag"), Some("noindex"));
    assert_eq!(stranger.header("referrer-policy"), Some("strict-origin"));
    let page = stranger.body;
    assert!(page.contains("&lt;b&gt;Ana&quot;&amp;") && !page.contains("<b>Ana"), "{page}");
    assert_eq!(line(&page, "people").map(|numbers| numbers[0].clone()).as_deref(), Some("1"));
    let hidden = ["Mallory", &*table, "/me/share", "/me/unshare", "devices", "data-link"];
    for hidden in hidden {
        assert!(!page.contains(hidden), "{hidden} is nobody else's business: {page}");
    }
    // Nobody else takes it back or makes another; and the next address is another one.
    assert_eq!(server.browser().post("/me/unshare", &[]).status, 403);
    assert_eq!(server.browser().get(&first).status, 200);
    assert_eq!(ana.post("/me/unshare", &[]).status, 303);
    assert_eq!(server.browser().get(&first).status, 404);
    assert!(!ana.get("/me/results").body.contains("data-link"));
    ana.post("/me/share", &[]);
    let second = link(&ana.get("/me/results").body);
    assert_ne!(first, second);
    ana.post("/me/share", &[]);
    let third = link(&ana.get("/me/results").body);
    let again = Server::on(server.stop());
    ana.address = again.address;
    for (path, status) in [(&first, 404), (&second, 404), (&third, 200)] {
        assert_eq!(again.browser().get(path).status, status, "{path}");
    }
    for wrong in ["/p/00", "/p/0123456789abcdef0123456789abcdef", "/p/%27"] {
        assert_eq!(again.browser().get(wrong).status, 404);
    }
    assert_eq!(ana.post("/me/forget", &[]).status, 303);
    assert_eq!(again.browser().get(&third).status, 404, "who is forgotten shows nothing");
}

#[test]
fn home_says_what_happened_last_by_the_names_of_now() {
    let server = Server::start("home-last");
    let (mut ana, table) = server.table(&["me"]);
    for _ in 0..4 {
        assert!(play_first(&mut ana, &table));
    }
    let home = ana.get("/").body;
    assert!(home.contains("<span class=\"last\">Last: "), "{home}");
    let told = |home: &str| {
        home.split("<span class=\"last\">")
            .nth(1)
            .and_then(|rest| rest.split('<').next())
            .map(str::to_owned)
    };
    assert!(told(&home).is_some_and(|last| last.contains("Ana")), "{home}");
    ana.post("/me/name", &fields(&[("name", "\u{e000}<Eva>"), ("back", "/me")]));
    let home = ana.get("/").body;
    assert!(told(&home).is_some_and(|last| last.contains("\u{e000}&lt;Eva&gt;")), "{home}");
    let spanish = ana.send("GET", "/", &[("Accept-Language", "es")], b"").body;
    assert!(told(&spanish).is_some_and(|last| last.starts_with("Último: ")), "{spanish}");
}

#[test]
#[expect(clippy::print_stdout, reason = "the figures, for whoever measures")]
fn home_with_a_hundred_own_tables_is_quick_and_small() {
    let server = Server::start("home-own");
    let (mut ana, first) = server.table(&["me", "easy"]);
    for _ in 0..3 {
        play_first(&mut ana, &first);
    }
    let database = server.stop();
    let sql = "
        BEGIN;
        INSERT INTO tables (id, game, settings, rules, status, secret, is_public, limit_seconds, host, made_at, moved_at, standings, asked, last, sketch)
        WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 100)
        SELECT 'own' || i, game, settings, rules, iif(i % 2, 'playing', 'over'), secret, 0, 300, host, made_at, moved_at + i, standings, asked, last, sketch
        FROM n, tables;
        INSERT INTO seats (table_id, seat, bot, is_open, invitation, owner, name, entropy)
        SELECT t.id, s.seat, s.bot, 0, '', s.owner, s.name, '-' FROM tables t, seats s WHERE t.id LIKE 'own%';
        COMMIT;";
    Connection::open(&database).expect("it opens").execute_batch(sql).expect("it is filled");
    let server = Server::on(database);
    ana.address = server.address;
    let look = |browser: &mut Browser| {
        let start = Instant::now();
        let page = browser.send("GET", "/", &[("Accept-Encoding", "gzip")], b"");
        (start.elapsed(), page.bytes.len())
    };
    let mut times: Vec<_> = (0..100).map(|_| look(&mut ana)).collect();
    times.sort_unstable();
    let plain = ana.get("/").body.len();
    println!(
        "100 own tables: median {:?}, p99 {:?}, {} bytes packed, {plain} plain",
        times[50].0, times[98].0, times[0].1
    );
    assert!(times[98].0 < MOST && times[0].1 < 20_000, "{:?}", times[98]);
}
