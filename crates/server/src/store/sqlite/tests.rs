//! What only the inside can tell: how statements are carried out.

use std::path::PathBuf;
use std::time::{Duration, Instant};

use rusqlite::{Connection, params};

use super::rows::{self, select_listed};
use super::{Sqlite, devices, schema, writer};
use crate::store::{Listed, SessionChange, Store, StoreError};

/// How long a store that does not work again is waited for.
const PATIENCE: Duration = Duration::from_secs(15);

/// How SQLite would go about a statement.
fn plan(database: &Connection, sql: &str) -> Vec<String> {
    let mut explain = database.prepare(&format!("EXPLAIN QUERY PLAN {sql}")).expect("it is SQL");
    let steps = explain.query_map(params!["", 50], |row| row.get("detail")).expect("it is planned");
    steps.map(|step| step.expect("it is text")).collect()
}

#[test]
fn no_list_of_home_looks_at_all_tables_or_seats() {
    let database = Connection::open_in_memory().expect("it opens");
    schema::migrate(&database, 0).expect("it is made");
    for listed in [Listed::Open, Listed::Playing, Listed::Of("somebody".to_owned())] {
        let steps = plan(&database, select_listed(&listed).0);
        let scans = |step: &String| {
            let all = step.strip_prefix("SCAN ").is_some_and(|rest| !rest.starts_with('('));
            // An index of just what is listed is read from its end, and no further than the list is long.
            all && !step.contains("INDEX tables_open") && !step.contains("INDEX tables_playing")
        };
        assert!(!steps.iter().any(scans), "{listed:?}: {steps:#?}");
        assert_eq!(
            steps.iter().any(|step| step.contains("USE TEMP B-TREE FOR ORDER BY")),
            matches!(listed, Listed::Of(_))
        );
    }
}

/// A folder for one test.
fn folder(name: &str) -> PathBuf {
    let folder = std::env::temp_dir().join(format!("rollstead-{name}-{}", std::process::id()));
    std::fs::create_dir_all(&folder).expect("there is room for a file");
    folder
}

#[tokio::test]
async fn a_write_that_panics_fails_alone_and_the_store_goes_on() {
    let folder = folder("panic");
    let store = Sqlite::open(&folder.join("rollstead.sqlite")).expect("it opens");
    let broken = store.write(|_| panic!("on purpose")).await;
    assert!(matches!(broken, Err(StoreError::Unsaved)), "{broken:?}");
    let start = Instant::now();
    while store.write(writer::beat).await.is_err() {
        assert!(start.elapsed() < PATIENCE, "it does not work again");
        tokio::time::sleep(Duration::from_millis(10)).await;
    }
    store.close().await.expect("it closes");
    std::fs::remove_dir_all(folder).expect("it was there");
}

/// A database with a session of the id and token `first`.
fn with_session() -> Connection {
    let database = Connection::open_in_memory().expect("it opens");
    schema::migrate(&database, 0).expect("it is made");
    assert!(rows::insert_session(&database, "first", 86_400).is_ok());
    database
}

fn change(database: &Connection, change: &SessionChange) -> bool {
    devices::change(database, "first", change).is_ok()
}

fn renew(database: &Connection, token: &str, next: &str) -> bool {
    let [token, next] = [token, next].map(str::to_owned);
    change(database, &SessionChange::Renew { token, next })
}

fn is_known(database: &Connection, token: &str) -> bool {
    devices::session(database, token).expect("it is read").is_some()
}

#[test]
fn of_two_renewals_at_once_one_is_refused_and_only_the_named_token_is_confirmed() {
    let database = with_session();
    assert!(renew(&database, "first", "second"));
    assert!(!renew(&database, "first", "third"), "one is on its way already");
    assert!(change(&database, &SessionChange::Confirm("third".to_owned())), "of no effect");
    assert!(is_known(&database, "first") && is_known(&database, "second"));
    assert!(change(&database, &SessionChange::Confirm("second".to_owned())));
    assert!(!is_known(&database, "first") && is_known(&database, "second"));
    assert!(!renew(&database, "first", "fourth"), "the first has ended");
    assert!(renew(&database, "second", "fourth"));
}

#[test]
fn a_session_that_has_ended_is_not_made_anew_by_a_write_under_way() {
    let database = with_session();
    assert!(renew(&database, "first", "second"));
    assert!(change(&database, &SessionChange::Confirm("second".to_owned())));
    assert!(change(&database, &SessionChange::End));
    assert!(rows::insert_session(&database, "first", 86_400).is_ok());
    assert!(!is_known(&database, "first") && !is_known(&database, "second"));
}

#[test]
fn whatever_is_kept_has_a_sentence_on_the_page_about_privacy() {
    let database = Connection::open_in_memory().expect("it opens");
    schema::migrate(&database, 0).expect("it is made");
    let sql = "SELECT t.name, c.name FROM sqlite_schema t, pragma_table_info(t.name) c WHERE t.type = 'table'";
    let mut select = database.prepare(sql).expect("it is SQL");
    let columns = select.query_map([], |row| Ok((row.get(0)?, row.get(1)?))).expect("it is read");
    let columns: Vec<(String, String)> = columns.map(|it| it.expect("it is text")).collect();
    let said: Vec<&str> =
        table::pages::KEPT.iter().flat_map(|(_, of)| of.iter().copied()).collect();
    let is_said = |(table, column): &&(String, String)| {
        // A number that is written to see whether writing works is about nobody.
        let names = [table.clone(), format!("{table}.{column}")];
        table == "pulse" || names.iter().any(|name| said.contains(&&**name))
    };
    let silent: Vec<_> = columns.iter().filter(|it| !is_said(it)).collect();
    assert!(silent.is_empty(), "table::pages::KEPT says nothing about {silent:?}");
    let is_there = |said: &&&str| {
        let is_it = |(table, column): &(String, String)| {
            **said == table || ***said == format!("{table}.{column}")
        };
        columns.iter().any(is_it)
    };
    let gone: Vec<_> = said.iter().filter(|it| !is_there(it)).collect();
    assert!(gone.is_empty(), "nothing of {gone:?} is kept any more");
}

/// The ids of the session's devices.
fn ids(database: &Connection) -> Vec<String> {
    let devices = devices::devices(database, "first").expect("they are read");
    devices.into_iter().map(|device| device.id).collect()
}

fn add(database: &Connection, by: &str, token: &str) -> bool {
    let (by, token, about) = (by.to_owned(), token.to_owned(), String::new());
    change(database, &SessionChange::Add { by, token, about, day: 1 })
}

#[test]
fn devices_are_renewed_each_by_itself() {
    let database = with_session();
    assert!(add(&database, &ids(&database)[0], "other"));
    assert!(renew(&database, "first", "second") && renew(&database, "other", "another"));
    assert!(!renew(&database, "other", "third"), "one is on its way already");
    assert!(change(&database, &SessionChange::Confirm("another".to_owned())));
    assert!(is_known(&database, "first") && is_known(&database, "second"));
    assert!(!is_known(&database, "other") && is_known(&database, "another"));
}

#[test]
fn a_link_of_a_forgotten_device_adds_none_and_the_last_device_stays() {
    let database = with_session();
    let first = ids(&database)[0].clone();
    assert!(!add(&database, "nobody", "third"), "there is no such device");
    assert!(add(&database, &first, "other"));
    assert!(change(&database, &SessionChange::Forget(first.clone())));
    assert!(!is_known(&database, "first") && is_known(&database, "other"));
    assert!(!add(&database, &first, "third") && !is_known(&database, "third"));
    assert!(!change(&database, &SessionChange::Forget(ids(&database)[0].clone())), "the last one");
    assert!(change(&database, &SessionChange::End));
    assert!(ids(&database).is_empty());
}

#[test]
fn results_of_a_person_are_read_from_one_index() {
    let database = Connection::open_in_memory().expect("it opens");
    schema::migrate(&database, 0).expect("it is made");
    let mut explain = database
        .prepare(&format!("EXPLAIN QUERY PLAN {}", super::results::OF_A_PERSON))
        .expect("it is SQL");
    let steps = explain.query_map(params![""], |row| row.get::<_, String>("detail"));
    let steps: Vec<String> =
        steps.expect("it is planned").map(|step| step.expect("it is text")).collect();
    assert!(steps[0].contains("SEARCH results USING PRIMARY KEY (owner=?)"), "{steps:?}");
}
