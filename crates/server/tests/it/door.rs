//! The door of the server's host: for the server's own user alone, and out of everybody else's reach.

use std::io::{Read, Write};
use std::os::unix::fs::{FileTypeExt, PermissionsExt};
use std::os::unix::net::{UnixListener, UnixStream};
use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};

use server::admin::{AdminError, Answer, Choice, Command, ask};

use crate::client::{PATIENCE, connect};
use crate::server::{Server, new_file};

/// Where the door of a database is.
fn door(database: &Path) -> PathBuf {
    let mut name = database.as_os_str().to_owned();
    name.push(".admin");
    name.into()
}

/// Lists all tables.
fn list() -> Command {
    Command::ListTables(Choice { limit: 10, ..Choice::default() })
}

fn knock(server: &Server) -> UnixStream {
    let stream = UnixStream::connect(door(&server.database)).expect("the door is there");
    stream.set_read_timeout(Some(PATIENCE)).expect("a timeout can be set");
    stream
}

/// What is answered to these bytes; nothing if the door is shut.
fn said(server: &Server, bytes: &[u8]) -> String {
    let mut stream = knock(server);
    // The server may hang up before it has read all.
    let _ = stream.write_all(bytes);
    let mut answer = String::new();
    let _ = stream.read_to_string(&mut answer);
    answer
}

fn answers(server: &Server) -> bool {
    matches!(ask(&server.database, &list()), Ok(Answer::Tables { .. }))
}

#[test]
fn it_is_for_its_owner_alone_and_gone_when_the_server_stops() {
    let server = Server::start("door-mode");
    let path = door(&server.database);
    let data = std::fs::symlink_metadata(&path).expect("it is there");
    assert!(data.file_type().is_socket());
    assert_eq!(data.permissions().mode() & 0o777, 0o600);
    let folder = path.parent().expect("it lies in a folder");
    let beside = std::fs::read_dir(folder).expect("it is read").filter_map(Result::ok);
    let left: Vec<_> = beside.map(|entry| entry.file_name()).collect();
    assert!(!left.iter().any(|name| name.to_string_lossy().contains(".admin.")), "{left:?}");
    let database = server.stop();
    assert!(!door(&database).exists());
}

#[test]
fn nothing_of_it_is_reached_over_the_network() {
    let server = Server::start("door-tcp");
    let mut browser = server.browser();
    for path in ["/admin", "/admin/tables", "/rollstead.sqlite.admin", "/list-tables"] {
        assert_eq!(browser.get(path).status, 404, "{path}");
    }
    let mut stream = connect(server.address, 1);
    stream.set_read_timeout(Some(PATIENCE)).expect("a timeout can be set");
    let line = serde_json::to_string(&list()).expect("it is JSON") + "\n\r\n\r\n";
    stream.write_all(line.as_bytes()).expect("it is sent");
    let mut answer = String::new();
    let _ = stream.read_to_string(&mut answer);
    assert!(!answer.contains("tables") && !answer.contains("Ok"), "{answer}");
}

#[test]
fn malformed_and_huge_lines_do_nothing() {
    let server = Server::start("door-malformed");
    let deep = "[".repeat(10_000);
    for line in
        ["", "{}", "null", "list-tables", "{\"list-log\":-1}", "{\"drop\":{}}", "\u{0}", &deep]
    {
        let answer = said(&server, format!("{line}\n").as_bytes());
        assert!(answer.contains("malformed"), "{line}: {answer}");
    }
    assert!(said(&server, b"\xff\xfe\n").contains("malformed"));
    let huge = vec![b'x'; 4 * 1024 * 1024];
    assert_eq!(said(&server, &huge), "", "nobody reads all of it");
    let sql = "{\"show-table\":\"'; DROP TABLE tables; --\"}\n";
    assert!(said(&server, sql.as_bytes()).contains("no-id"));
    assert!(answers(&server));
}

#[test]
fn silent_callers_keep_nobody_out_for_long() {
    let server = Server::start("door-silent");
    let silent: Vec<UnixStream> = (0..100).map(|_| knock(&server)).collect();
    let half: Vec<UnixStream> = (0..20)
        .map(|_| {
            let mut stream = knock(&server);
            let _ = stream.write_all(b"{\"list-");
            stream
        })
        .collect();
    let start = Instant::now();
    assert!(answers(&server));
    assert!(start.elapsed() < Duration::from_secs(25), "{:?}", start.elapsed());
    assert_eq!(server.browser().get("/health").status, 200, "browsers notice nothing");
    drop((silent, half));
}

#[test]
fn many_callers_at_once_are_all_answered() {
    let server = Server::start("door-many");
    let ask = || {
        let database = server.database.clone();
        std::thread::spawn(move || ask(&database, &list()).is_ok())
    };
    let asking: Vec<_> = (0..100).map(|_| ask()).collect();
    assert!(asking.into_iter().all(|asked| asked.join().expect("it does not panic")));
}

#[test]
fn what_a_dead_server_left_is_replaced_and_is_no_server() {
    let database = new_file("door-stale");
    let stale = || drop(UnixListener::bind(door(&database)).expect("it is made"));
    let server = Server::on(database.clone());
    let (_, table) = server.table(&["me"]);
    server.stop();
    stale();
    let found = ask(&database, &list()).expect("the database itself is asked");
    assert!(matches!(found, Answer::Tables { total: 1, .. }), "{table}");
    let again = Server::on(database.clone());
    assert!(answers(&again));
}

#[test]
fn without_a_server_the_same_is_done_and_a_server_keeps_others_out() {
    let server = Server::start("door-none");
    let (mut host, table) = server.table(&["me"]);
    // A server whose door somebody has removed still has the database to itself.
    std::fs::remove_file(door(&server.database)).expect("it was there");
    let locked = ask(&server.database, &list());
    assert!(matches!(locked, Err(AdminError::Store(_))), "{locked:?}");
    let database = server.stop();
    let close = Command::CloseTables(Choice::one(&table[3..]));
    assert!(matches!(ask(&database, &close), Ok(Answer::Done { .. })));
    assert!(
        matches!(ask(&database, &Command::ListLog(9)), Ok(Answer::Log(lines)) if lines.len() == 1)
    );
    let again = Server::on(database);
    host.address = again.address;
    assert!(host.get(&table).body.contains("has closed this table"));
}

#[cfg(target_os = "linux")]
#[test]
fn a_path_that_is_too_long_for_a_socket_is_reached_all_the_same() {
    let name = format!("door-{}/{}", "long".repeat(20), "longer".repeat(20));
    let server = Server::on(new_file(&name));
    assert!(door(&server.database).as_os_str().len() > 108);
    assert!(answers(&server));
    assert!(door(&server.database).exists(), "it is the server that answers");
}
