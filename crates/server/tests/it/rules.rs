//! New rules or packs: finished games stay, records stay for ever, and running games go on where nothing is different.

use server::Config;

use crate::client::{Browser, fields, until};
use crate::page;
use crate::restart::{goes_on, played, write};
use crate::server::{Server, config, link, new_file, play_first, short, state};

/// The database says that everything was played by an older version of the rules.
const OLDER: &str = "UPDATE tables SET rules = '0 ' || substr(rules, instr(rules, ' ') + 1)";

/// A game of one turn that is over: who played, and where.
fn finished(server: &Server) -> (Browser, String) {
    let (mut host, table) = server.table(&["me"]);
    until("the game is over", || (!play_first(&mut host, &table)).then_some(()));
    assert!(record(server, &table).contains("fair secret"), "the game is over");
    (host, table)
}

fn record(server: &Server, table: &str) -> String {
    let answer = server.browser().get(&format!("{table}/record"));
    assert_eq!(answer.status, 200, "{answer:?}");
    answer.body
}

/// How far the database says that a table is, and by which rules.
fn kept(server: &Server, column: &str) -> String {
    let database = rusqlite::Connection::open(&server.database).expect("it opens");
    let sql = format!("SELECT {column} FROM tables ORDER BY made_at, rowid LIMIT 1");
    database.query_row(&sql, [], |row| row.get(0)).expect("it is read")
}

/// Puts a pack with so few turns in the place of the one that the tables were played with, as if that were no more.
fn shorten(database: &std::path::Path, turns: u8) {
    let pack = short(turns).1.replace('\'', "''");
    let gone = "ab".repeat(32);
    write(database, &format!("UPDATE tables SET pack = '{pack}', rules = '1 {gone}'"));
}

#[test]
fn a_record_is_a_record_that_replays() {
    let server = Server::start("record-of-rows");
    let (mut host, table, _) = played(&server);
    let text = record(&server, &table);
    let game = games::find("catan-dice").expect("it is in the list");
    let replayed = game.load_record(&text).expect("it replays, with its scores and its hash");
    assert_eq!(replayed.hash().to_string(), state(&mut host, &table).1);
    assert!(text.contains("\n= scores ") && text.contains("\n= hash "), "{text}");
}

#[test]
fn what_was_taken_back_is_not_in_the_record() {
    let server = Server::start("record-undone");
    let (mut host, table) = server.table(&["me"]);
    let undo = until("something can be taken back", || {
        assert!(play_first(&mut host, &table));
        page::form(&host.get(&table).body, &format!(" action=\"{table}/undo\""))
    });
    assert_eq!(host.post(&format!("{table}/undo"), &undo).status, 303);
    let text = record(&server, &table);
    let game = games::find("catan-dice").expect("it is in the list");
    let replayed = game.load_record(&text).expect("it replays");
    assert_eq!(replayed.hash().to_string(), state(&mut host, &table).1);
}

#[test]
fn a_finished_game_of_older_rules_stays_readable_and_its_record_too() {
    let database = new_file("older-finished");
    let server = Server::with(Config { database, pack: Some(short(1)), ..config() });
    let (_, table) = finished(&server);
    let before = record(&server, &table);
    let database = server.stop();
    write(&database, OLDER);
    let again = Server::on(database);
    let page = again.browser().get(&table);
    assert_eq!(page.status, 200, "{page:?}");
    assert!(page.body.contains("was played by older rules") && page.body.contains("Ana"));
    let score = before.lines().find_map(|line| line.strip_prefix("= scores ")).expect("it says so");
    let score = score.replace('-', "\u{2212}");
    assert!(page.body.contains(&format!("<td>{score}</td>")), "{score}: {}", page.body);
    assert_eq!(record(&again, &table), before.replace("rules 1", "rules 0"));
    assert_eq!(kept(&again, "status"), "over");
}

#[test]
fn a_running_game_goes_on_by_new_rules_where_nothing_is_different() {
    let server = Server::start("older-running");
    let (host, table, was) = played(&server);
    let rules = kept(&server, "rules");
    let database = server.stop();
    write(&database, OLDER);
    let again = Server::on(database);
    assert_eq!(kept(&again, "rules"), rules, "it is played by the rules of today now");
    goes_on(&again, host, &table, &was);
}

#[test]
fn a_running_game_goes_on_with_a_new_pack_where_nothing_is_different() {
    let server = Server::start("pack-running");
    let (mut host, table, was) = played(&server);
    let database = server.stop();
    shorten(&database, 14);
    let again = Server::on(database);
    host.address = again.address;
    assert_eq!(state(&mut host, &table).0, was.0);
    assert_eq!(kept(&again, "status"), "playing");
    assert!(play_first(&mut host, &table));
}

#[test]
fn a_game_of_before_its_rules_were_written_down_goes_on() {
    let server = Server::start("unwritten-rules");
    let (host, table, was) = played(&server);
    let database = server.stop();
    write(&database, "UPDATE tables SET rules = '', hash = '', digest = '', standings = ''");
    goes_on(&Server::on(database), host, &table, &was);
}

#[test]
fn a_running_game_that_would_be_another_ends_as_it_stood() {
    let server = Server::start("other-state");
    let (_, table, _) = played(&server);
    let database = server.stop();
    write(&database, &format!("{OLDER}, digest = 'other'"));
    let again = Server::on(database);
    assert_eq!(kept(&again, "status"), "changed");
    let page = again.browser().get(&table);
    assert!(page.status == 200 && page.body.contains("The rules changed while"), "{page:?}");
}

#[test]
fn a_table_with_a_bot_that_is_no_more_fails_alone_when_the_server_starts() {
    let server = Server::start("unknown-bot");
    let (host, table, was) = played(&server);
    let (_, other) = server.table(&["me", "random"]);
    let database = server.stop();
    write(&database, OLDER);
    write(&database, "UPDATE seats SET bot = 'deep:9' WHERE bot IS NOT NULL");
    let again = Server::on(database);
    assert_eq!(again.browser().get(&other).status, 503, "this table cannot be read");
    goes_on(&again, host, &table, &was);
}

#[test]
fn a_running_game_with_an_event_that_is_illegal_now_ends_and_its_people_start_anew() {
    let server = Server::start("illegal-now");
    let (mut host, table) = server.table(&["me", "link", "random"]);
    let invitation = link(&host.get(&table).body);
    let mut friend = server.browser();
    let form = page::form(&friend.get(&invitation).body, " action=\"/join\"");
    assert_eq!(friend.post("/join", &form.expect("the link has a form")).status, 303);
    crate::server::add_to_dice(&mut friend, &table, "thistle");
    until("two rounds are played", || {
        let _ = play_first(&mut host, &table) || play_first(&mut friend, &table);
        (record(&server, &table).matches("\n0 end").count() > 1).then_some(())
    });
    let before = record(&server, &table);
    let database = server.stop();
    shorten(&database, 1);
    let again = Server::on(database);
    let page = again.browser().get(&table);
    assert!(page.status == 200 && page.body.contains("The rules changed while"), "{page:?}");
    assert!(!page.body.contains("/again"), "a spectator starts nothing");
    let after = record(&again, &table);
    let events =
        |text: &str| text.lines().filter(|line| line.starts_with(['0', '1', '2', '*'])).count();
    assert_eq!(events(&after), events(&before), "the record is whole");
    assert!(after.contains("fair secret"), "and its dice can be proved");
    for browser in [&mut host, &mut friend] {
        browser.address = again.address;
        assert!(browser.get("/").body.contains("the rules have changed"));
    }
    let refused = again.browser().post(&format!("{table}/again"), &fields(&[]));
    assert_eq!(refused.status, 403);
    let made = friend.post(&format!("{table}/again"), &fields(&[]));
    assert_eq!(made.status, 303, "{made:?}");
    let new = made.location().to_owned();
    for browser in [&mut host, &mut friend] {
        let page = browser.get(&new).body;
        assert!(page.contains("<span class=\"chip\">you</span>"), "everybody has a seat: {page}");
    }
}
