//! `rollstead admin` as a process: its words, its questions, killed in the middle, and on a disk that fails.

use std::path::Path;
use std::thread;

use rusqlite::Connection;
use serde_json::Value;

use crate::page;
use crate::process::{Process, database, sit_down};
use crate::shell::{Ran, run};

/// What it does with these words.
fn admin(database: &Path, words: &str, input: &str) -> Ran {
    run(&format!("admin --database {} --lang en {words}", database.display()), input)
}

/// A list as JSON.
fn json(database: &Path, words: &str) -> Value {
    let text = admin(database, &format!("{words} --json"), "").ok();
    serde_json::from_str(&text).expect("it is JSON")
}

/// A server with a game that is on, and the game's id.
fn with_game(name: &str) -> (Process, std::path::PathBuf, String) {
    let database = database(name);
    let process = Process::start(&database);
    let (_, table) = sit_down(&process, "catan-dice", 1);
    (process, database, table.trim_start_matches("/t/").to_owned())
}

#[test]
fn a_running_server_and_a_stopped_one_are_looked_after_by_the_same_words() {
    let (process, database, id) = with_game("admin-words");
    let lines = admin(&database, "tables list", "").ok();
    assert!(lines.contains(&id[..12]) && lines.contains("in progress"), "{lines}");
    let shown = admin(&database, &format!("tables show {id}"), "").ok();
    assert!(shown.contains("Open pages") && shown.contains(&id), "{shown}");
    let spanish =
        run(&format!("admin tables list --database {} --lang es", database.display()), "");
    assert!(spanish.ok().contains("en curso"));
    let session = json(&database, "sessions list")["sessions"][0]["id"].clone();
    let session = session.as_str().expect("there is one").to_owned();
    let export = admin(&database, &format!("export {session}"), "").ok();
    let export: Value = serde_json::from_str(&export).expect("it is JSON");
    assert_eq!(export["seats"][0]["table_id"], id);
    drop(process);
    assert!(
        admin(&database, &format!("ban {session} --for 2w --why rude"), "")
            .ok()
            .contains("Bans set: 1")
    );
    assert!(admin(&database, "bans", "").ok().contains("rude"));
    let log = admin(&database, "log", "").ok();
    assert!(log.contains("uid ") && log.contains("Sessions exported"), "{log}");
    let process = Process::start(&database);
    let mut host = crate::client::Browser::new(process.address);
    assert_eq!(host.get("/").status, 200);
    assert!(admin(&database, &format!("unban {session}"), "").ok().contains("Bans lifted: 1"));
}

#[test]
fn it_asks_before_it_deletes() {
    let (process, database, id) = with_game("admin-asks");
    let count = || json(&database, "tables list")["total"].clone();
    for input in ["", "no\n", "\n", "yesterday\n"] {
        let refused = admin(&database, &format!("tables delete {id}"), input).refused();
        assert!(refused.contains("nothing was done") && refused.contains(&id[..12]), "{refused}");
        assert_eq!(count(), 1);
    }
    let closed = admin(&database, &format!("tables close {id}"), "").ok();
    assert!(closed.contains("Tables closed: 1"), "{closed}");
    let Ran { code, out, .. } = admin(&database, &format!("tables delete {id}"), "yes\n");
    assert!(code == Some(0) && out.contains("Tables deleted: 1"), "{out}");
    assert_eq!(count(), 0);
    let session = json(&database, "sessions list")["sessions"][0]["id"].clone();
    let session = session.as_str().expect("there is one").to_owned();
    assert!(
        admin(&database, &format!("sessions delete {session} --yes"), "").ok().contains(&session)
    );
    drop(process);
}

#[test]
fn wrong_words_are_refused_with_a_sentence() {
    let (_process, database, _) = with_game("admin-wrong");
    for (words, said) in [
        ("tables delete --yes", "give an id, or an age with --older-than"),
        ("tables show abc", "\"abc\" is no id"),
        ("tables show 000000", "nothing has the id \"000000\""),
        ("tables list --older-than 3", "expected a duration, such as 45m, 12h, 30d or 2w"),
        ("tables list --older-than 99999999w", "expected a duration"),
        ("ban 127.0.0.1", "repeat it with --yes if that is meant"),
        ("ban everybody", "is no session, address or network"),
        ("unban 192.0.2.1", "there is no ban of 192.0.2.1"),
        ("export ffffffffff", "nothing has the id"),
    ] {
        let refused = admin(&database, words, "").refused();
        assert!(refused.contains(said), "{words}: {refused}");
    }
    assert!(admin(Path::new("/no/such"), "log", "").refused().contains("there is no database"));
}

/// A table with enough events that deleting it takes a while.
fn fill(database: &Path, number: usize) -> String {
    let id = format!("{number:020x}");
    let kept = Connection::open(database).expect("it opens");
    let sql = "INSERT INTO tables (id, game, settings, status, secret, is_public, limit_seconds, host, made_at, moved_at) \
               VALUES (?1, 'catan-dice', '{}', 'over', '', 0, 60, 'x', 0, 0)";
    kept.execute(sql, [&id]).expect("it is written");
    let sql = "WITH RECURSIVE n(i) AS (SELECT 0 UNION ALL SELECT i + 1 FROM n WHERE i < 20000) \
               INSERT INTO events (table_id, number, kind, seat, text) SELECT ?1, i, 'action', 0, 'stop' FROM n";
    kept.execute(sql, [&id]).expect("it is written");
    id
}

/// How many tables, events and lines of the log there are of a table.
fn left(database: &Path, id: &str) -> [i64; 3] {
    let kept = Connection::open(database).expect("it opens");
    ["tables WHERE id", "events WHERE table_id", "admin_log WHERE target"].map(|name| {
        let sql = format!("SELECT count(*) FROM {name} = ?");
        kept.query_row(&sql, [id], |row| row.get(0)).expect("it is read")
    })
}

#[test]
fn killed_while_it_deletes_the_table_is_there_or_gone_with_a_line_in_the_log() {
    let database = database("admin-kills");
    drop(Process::start(&database));
    let (mut there, mut gone) = (0, 0);
    for round in 0..16 {
        let id = fill(&database, 0x00AB_CDEF + round);
        let process = Process::start(&database);
        let (words, path) = (format!("tables delete {id} --yes"), database.clone());
        let asked = thread::spawn(move || admin(&path, &words, "").code);
        let begun = std::time::Instant::now();
        while begun.elapsed().as_millis() < 4 * round as u128 {
            thread::yield_now();
        }
        drop(process);
        let code = asked.join().expect("it does not panic");
        // Asked too late, it has found no server and done it alone.
        match left(&database, &id) {
            [1, 20001, 0] => there += 1,
            [0, 0, 1] => gone += 1,
            half => panic!("round {round}: {half:?}"),
        }
        assert!(
            code != Some(0) || left(&database, &id)[0] == 0,
            "what was said to be done is done"
        );
    }
    assert!(there + gone == 16, "{there} {gone}");
}

#[cfg(target_os = "linux")]
#[test]
fn a_disk_that_fails_leaves_act_and_log_together_and_the_game_goes_on() {
    let database = database("admin-failing");
    let orders = database.with_file_name("orders");
    let process = Process::with(&database, |command| {
        crate::faults::behind_shim(command, &database, &orders);
    });
    let (mut host, table) = sit_down(&process, "catan-dice", 1);
    let id = table.trim_start_matches("/t/");
    for operation in ["write 5", "fsync 5"] {
        std::fs::write(&orders, operation).expect("it is written");
        for words in [format!("tables close {id}"), format!("tables delete {id} --yes")] {
            let refused = admin(&database, &words, "").refused();
            assert!(refused.contains("nothing was saved"), "{refused}");
        }
        std::fs::remove_file(&orders).expect("it is there");
        crate::client::until("saving works again", || {
            (host.get("/health").status == 200).then_some(())
        });
        assert_eq!(left(&database, id), [1, page::state(&host.get(&table).body).0, 0]);
        let form = page::first_offer(&host.get(&table).body).expect("the game is on");
        assert_eq!(host.post(&format!("{table}/act"), &form).status, 303);
    }
    assert!(admin(&database, &format!("tables delete {id} --yes"), "").ok().contains(id));
    assert_eq!(left(&database, id), [0, 0, 1]);
}
