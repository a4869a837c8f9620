//! The database as files: one whole file after a stop, for its owner alone, for one server alone, and back from a copy.

use std::fs::{self, File};
use std::os::unix::fs::PermissionsExt;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use rusqlite::Connection;

use crate::client::{Browser, until};
use crate::page;
use crate::process::{Process, database, serve, sit_down};

/// A table of one at which a few actions were played: who plays, where, and how it stands.
fn played(process: &Process) -> (Browser, String, (i64, String)) {
    let (mut host, table) = sit_down(process, "catan-dice", 1);
    let state = play(&mut host, &table);
    (host, table, state)
}

/// Plays a little; how the table stands then.
fn play(host: &mut Browser, table: &str) -> (i64, String) {
    for _ in 0..3 {
        let form = page::first_offer(&host.get(table).body).expect("the game is on");
        assert_eq!(host.post(&format!("{table}/act"), &form).status, 303);
    }
    page::state(&host.get(table).body)
}

/// How a table stands on another server.
fn seen(process: &Process, table: &str) -> (i64, String) {
    page::state(&Browser::new(process.address).get(table).body)
}

/// Runs a command of the binary that does not serve; its exit code, and what it says on standard error.
fn run(words: &[&str], file: &Path, database: &Path) -> (Option<i32>, String) {
    let mut command = Command::new(env!("CARGO_BIN_EXE_rollstead"));
    command.args(words).arg(file).arg("--database").arg(database);
    let output = command.stdin(Stdio::null()).output().expect("it runs");
    (output.status.code(), String::from_utf8_lossy(&output.stderr).into_owned())
}

/// A server that does not start; what it says.
fn refused(database: &Path) -> String {
    let output = serve(database).stderr(Stdio::piped()).output().expect("it runs");
    let said = String::from_utf8_lossy(&output.stderr).into_owned();
    assert_eq!(output.status.code(), Some(2), "{said}");
    assert_eq!(said.lines().count(), 1, "one sentence: {said}");
    said
}

fn names(folder: &Path) -> Vec<String> {
    let all = fs::read_dir(folder).expect("it is a folder");
    let name = |entry: fs::DirEntry| entry.file_name().to_string_lossy().into_owned();
    let mut names: Vec<String> = all.map(|entry| name(entry.expect("it is read"))).collect();
    names.sort();
    names
}

fn ok() -> (Option<i32>, String) {
    (Some(0), String::new())
}

#[test]
fn a_clean_stop_leaves_one_whole_file() {
    let here = database("one-file");
    let process = Process::start(&here);
    let (_, table, known) = played(&process);
    assert_eq!(process.terminate().0, Some(0));
    let folder = here.parent().expect("it is in a folder");
    assert_eq!(names(folder), ["rollstead.sqlite", "rollstead.sqlite.lock"]);
    let moved = database("one-file-moved");
    fs::copy(&here, &moved).expect("it is copied");
    assert_eq!(seen(&Process::start(&moved), &table), known);
}

#[test]
fn where_nothing_is_said_it_is_in_the_users_data_folder() {
    let folder = database("data-folder").with_file_name("not").join("there");
    let mut command = Command::new(env!("CARGO_BIN_EXE_rollstead"));
    command.args(["serve", "--address", "127.0.0.1:0"]).env("ROLLSTEAD_DATA", &folder);
    command.stdin(Stdio::null()).stdout(Stdio::piped()).stderr(Stdio::null());
    let process = Process::of(command);
    played(&process);
    assert_eq!(process.terminate().0, Some(0));
    assert_eq!(names(&folder), ["rollstead.sqlite", "rollstead.sqlite.lock"]);
}

#[test]
fn a_second_server_on_the_same_file_says_so_and_ends() {
    let file = database("two-servers");
    let process = Process::start(&file);
    let (mut host, table, _) = played(&process);
    let said = refused(&file);
    assert!(said.contains("another server is running"), "{said}");
    assert_eq!(said.matches("rollstead.sqlite").count(), 1, "{said}");
    // The same file by another name.
    let link = file.with_file_name("link.sqlite");
    std::os::unix::fs::symlink(&file, &link).expect("it is linked");
    assert!(refused(&link).contains("another server is running"));
    if cfg!(target_os = "linux") {
        let other = database("two-servers-by-two-names");
        fs::hard_link(&file, &other).expect("it has another name");
        assert!(refused(&other).contains("another server is running"), "by another name");
        fs::remove_file(file.with_file_name("rollstead.sqlite.lock")).expect("it is there");
        assert!(refused(&file).contains("another server is running"), "without the lock's file");
    }
    play(&mut host, &table);
    let copy = file.with_file_name("copy.sqlite");
    assert_eq!(run(&["backup"], &copy, &file), ok(), "a backup is no second server");
}

/// Who may do what with a file, as `chmod` says it.
fn mode(file: &Path) -> u32 {
    fs::metadata(file).unwrap_or_else(|_| panic!("{}", file.display())).permissions().mode() & 0o777
}

#[test]
fn its_files_are_for_the_owners_eyes_only() {
    let file = database("modes");
    let process = Process::start(&file);
    played(&process);
    let copy = file.with_file_name("copy.sqlite");
    assert_eq!(run(&["backup"], &copy, &file), ok());
    for name in names(file.parent().expect("it is in a folder")) {
        assert_eq!(mode(&file.with_file_name(&name)), 0o600, "{name}");
    }
    assert!(file.with_file_name("rollstead.sqlite-wal").exists(), "the log was looked at too");
}

#[test]
fn a_file_that_others_can_read_is_warned_about() {
    let file = database("wide");
    let log = file.with_file_name("log");
    let start = || {
        Process::with(&file, |command| {
            command.stderr(File::create(&log).expect("it is made"));
        })
    };
    drop(start());
    assert!(!fs::read_to_string(&log).expect("it is there").contains("chmod"));
    fs::set_permissions(&file, fs::Permissions::from_mode(0o644)).expect("it is changed");
    drop(start());
    assert!(fs::read_to_string(&log).expect("it is there").contains("chmod 600"));
}

#[test]
fn a_backup_is_taken_while_games_run_and_put_back() {
    let file = database("restored");
    let copy = file.with_file_name("copy.sqlite");
    let process = Process::start(&file);
    let (mut host, table, known) = played(&process);
    assert_eq!(run(&["backup"], &copy, &file), ok());
    let later = play(&mut host, &table);
    let (code, said) = run(&["restore", "--force"], &copy, &file);
    assert!(code == Some(2) && said.contains("another server is running"), "{said}");
    assert_eq!(process.terminate().0, Some(0));
    let (code, said) = run(&["restore"], &copy, &file);
    assert!(code == Some(2) && said.contains("already exists"), "{said}");
    assert_eq!(run(&["restore", "--force"], &copy, &file), ok());
    assert_eq!(mode(&file), 0o600);
    let process = Process::start(&file);
    assert_eq!(seen(&process, &table), known, "everything is as at the backup");
    host.address = process.address;
    play(&mut host, &table);
    let before = file.with_file_name("rollstead.sqlite.before-restore");
    assert_eq!(seen(&Process::start(&before), &table), later, "what was there is kept");
}

#[test]
fn what_a_killed_server_left_in_its_log_is_kept_by_a_restore_too() {
    let file = database("restored-log");
    let copy = file.with_file_name("copy.sqlite");
    let process = Process::start(&file);
    let (mut host, table, known) = played(&process);
    assert_eq!(run(&["backup"], &copy, &file), ok());
    let later = play(&mut host, &table);
    drop(process);
    assert_eq!(run(&["restore", "--force"], &copy, &file), ok());
    assert_eq!(seen(&Process::start(&file), &table), known);
    let before = file.with_file_name("rollstead.sqlite.before-restore");
    assert_eq!(seen(&Process::start(&before), &table), later);
}

#[test]
fn a_restore_makes_the_database_where_there_is_none() {
    let file = database("restored-new");
    let copy = file.with_file_name("copy.sqlite");
    let process = Process::start(&file);
    let (_, table, known) = played(&process);
    assert_eq!(run(&["backup"], &copy, &file), ok());
    drop(process);
    let elsewhere = database("restored-elsewhere");
    assert_eq!(run(&["restore"], &copy, &elsewhere), ok());
    assert_eq!(seen(&Process::start(&elsewhere), &table), known);
}

/// A file with a table of somebody else, and one of ours from the future.
fn strange(name: &str, sql: &str) -> PathBuf {
    let file = database(name);
    drop(Process::start(&file));
    let connection = Connection::open(&file).expect("it opens");
    connection.execute_batch(sql).expect("it is written");
    file
}

#[test]
fn a_database_of_a_newer_version_is_refused_with_both_versions() {
    let file = strange("newer", "PRAGMA user_version = 99");
    let said = refused(&file);
    assert!(said.contains("version 99") && said.contains("versions up to "), "{said}");
    let (code, said) = run(&["restore"], &file, &database("newer-restored"));
    assert!(code == Some(2) && said.contains("version 99"), "{said}");
}

#[test]
fn a_file_that_is_no_database_of_ours_is_refused_and_left_alone() {
    let text = database("no-database");
    fs::write(&text, "a letter to a friend\n".repeat(100)).expect("it is written");
    let other = database("other-database");
    let connection = Connection::open(&other).expect("it opens");
    connection.execute_batch("CREATE TABLE letters (text)").expect("it is written");
    drop(connection);
    for file in [text, other] {
        let before = fs::read(&file).expect("it is there");
        let said = refused(&file);
        assert!(said.contains("is not a database of Rollstead"), "{said}");
        let (code, said) = run(&["restore"], &file, &database("strange-restored"));
        assert!(code == Some(2) && said.contains("is not a database of Rollstead"), "{said}");
        assert_eq!(fs::read(&file).expect("it is there"), before);
    }
}

#[test]
fn a_damaged_copy_is_not_restored() {
    let file = database("damaged");
    let copy = file.with_file_name("copy.sqlite");
    let process = Process::start(&file);
    played(&process);
    assert_eq!(run(&["backup"], &copy, &file), ok());
    assert_eq!(process.terminate().0, Some(0));
    let mut bytes = fs::read(&copy).expect("it is there");
    // The second half of every page but the first, which says what the file is.
    for page in bytes.chunks_mut(4096).skip(1) {
        page[2048..].fill(7);
    }
    fs::write(&copy, bytes).expect("it is written");
    let before = fs::read(&file).expect("it is there");
    let (code, said) = run(&["restore", "--force"], &copy, &file);
    assert_eq!(code, Some(2), "{said}");
    assert_eq!(said.matches("copy.sqlite").count(), 1, "{said}");
    assert_eq!(fs::read(&file).expect("it is there"), before, "what was there is untouched");
}

/// A database as an older Rollstead made it, with the tables, seats and events of one of today.
fn of_version(version: usize, today: &Path) -> PathBuf {
    const STEPS: [&str; 2] = [
        include_str!("../../../server/src/store/migrations/1.sql"),
        include_str!("../../../server/src/store/migrations/2.sql"),
    ];
    let file = database(&format!("version-{version}"));
    let old = Connection::open(&file).expect("it opens");
    old.execute_batch(&STEPS[..version].join(";")).expect("it is made");
    old.pragma_update(None, "user_version", version as i64).expect("it is written");
    old.execute("ATTACH ? AS today", [today.to_string_lossy()]).expect("it opens");
    for table in ["sessions", "tables", "seats", "events"] {
        let sql = format!("SELECT group_concat(name) FROM pragma_table_info('{table}')");
        let columns: String = old.query_row(&sql, [], |row| row.get(0)).expect("it is there");
        let copy =
            format!("INSERT INTO main.{table} ({columns}) SELECT {columns} FROM today.{table}");
        old.execute(&copy, []).expect("it is copied");
    }
    file
}

#[test]
fn databases_of_older_versions_are_brought_up_to_date() {
    let today = database("version-today");
    let process = Process::start(&today);
    let (mut host, table, known) = played(&process);
    assert_eq!(process.terminate().0, Some(0));
    for version in [1, 2] {
        let process = Process::start(&of_version(version, &today));
        assert_eq!(seen(&process, &table), known, "version {version}");
        host.address = process.address;
        play(&mut host, &table);
        until("it is well", || (host.get("/health").status == 200).then_some(()));
    }
}
