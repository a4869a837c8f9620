//! The server ends and starts again: the same tables, the same seats.

use std::path::Path;

use crate::client::Browser;
use crate::page;
use crate::server::{Server, new_file, play_first, state};

/// A few actions at a table of one; who plays, where, and how it stands.
pub(crate) fn played(server: &Server) -> (Browser, String, (i64, String)) {
    let (mut host, table) = server.table(&["me"]);
    for _ in 0..5 {
        assert!(play_first(&mut host, &table));
    }
    let now = state(&mut host, &table);
    (host, table, now)
}

/// The table is as it was on this server, and its owner plays on.
pub(crate) fn goes_on(server: &Server, mut host: Browser, table: &str, was: &(i64, String)) {
    host.address = server.address;
    assert_eq!(&state(&mut server.browser(), table), was);
    assert_eq!(&state(&mut host, table), was);
    assert!(page::first_offer(&host.get(table).body).is_some(), "the cookie still owns the seat");
    assert!(play_first(&mut host, table));
    assert!(state(&mut host, table).0 > was.0);
}

#[test]
fn a_server_that_starts_again_has_the_same_tables() {
    let server = Server::start("restart");
    let (host, table, was) = played(&server);
    let again = Server::on(server.stop());
    goes_on(&again, host, &table, &was);
}

#[test]
fn a_backup_of_a_running_server_is_the_same_tables() {
    let server = Server::start("backup");
    let (mut host, table, was) = played(&server);
    let copy = new_file("backup-copy");
    server::backup(&server.database, &copy).expect("it is copied");
    assert!(play_first(&mut host, &table), "the server goes on");
    goes_on(&Server::on(copy), host, &table, &was);
}

#[test]
fn a_backup_never_overwrites() {
    let server = Server::start("backup-twice");
    played(&server);
    let copy = new_file("backup-twice-copy");
    std::fs::write(&copy, "not a database").expect("it can be written");
    assert!(server::backup(&server.database, &copy).is_err());
    assert_eq!(std::fs::read(&copy).expect("it is there"), b"not a database");
}

#[test]
fn a_table_that_was_full_when_the_server_died_starts_when_it_is_back() {
    let server = Server::start("died-at-the-start");
    let (mut host, table) = server.table(&["me", "link"]);
    let database = server.stop();
    // What the friend adds to the dice was written down, and then the power went out.
    write(&database, "UPDATE seats SET owner = 'friend', entropy = 'thistle' WHERE seat = 1");
    let again = Server::on(database);
    host.address = again.address;
    assert!(page::first_offer(&host.get(&table).body).is_some(), "the game is on");
}

/// Changes a database that no server has open.
pub(crate) fn write(database: &Path, sql: &str) {
    let database = rusqlite::Connection::open(database).expect("it opens");
    database.execute_batch(sql).expect("it is written");
}
