//! A disk that fails: nothing is acknowledged that is not kept, people are told, and play goes on when it works again.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use rusqlite::Connection;

use crate::client::{Answer, Browser, fields, until};
use crate::page;
use crate::process::{Process, database, serve, sit_down};

/// How often the disk fails and works again; the second failed commit once made everything later a lie.
const ROUNDS: usize = 3;
/// What a page says while nothing can be saved, and what a message is answered then.
const BANNER: &str = "The server cannot save anything just now";
const UNSAVED: &str = "nothing was saved";

/// Somebody at a table, and how it stood when the server last said that something was done.
struct Player {
    browser: Browser,
    table: String,
    known: (i64, String),
}

impl Player {
    fn at_new_table(process: &Process) -> Self {
        let (mut browser, table) = sit_down(process, "catan-dice", 1);
        let known = page::state(&browser.get(&table).body);
        Self { browser, table, known }
    }

    /// How the table stands now.
    fn state(&mut self) -> (i64, String) {
        page::state(&self.browser.get(&self.table).body)
    }

    /// Sends the first answer that is offered.
    fn try_to_play(&mut self) -> Answer {
        let page = self.browser.get(&self.table).body;
        let form = page::first_offer(&page).expect("the game is on");
        self.browser.post(&format!("{}/act", self.table), &form)
    }

    /// Plays, and remembers what was acknowledged.
    fn play(&mut self) {
        let answer = self.try_to_play();
        assert_eq!(answer.status, 303, "{answer:?}");
        let now = self.state();
        assert!(now.0 > self.known.0);
        self.known = now;
    }

    /// Plays until the server says that it cannot save it; what it says before that is a promise.
    fn play_until_it_fails(&mut self) {
        let answer = until("the disk fails", || {
            let answer = self.try_to_play();
            if answer.status == 303 {
                self.known = self.state();
            }
            (answer.status != 303).then_some(answer)
        });
        assert_eq!(answer.status, 503, "{answer:?}");
        assert!(answer.body.contains(UNSAVED), "{answer:?}");
        assert_eq!(self.state(), self.known, "what failed did not happen");
    }
}

/// Plays while a disk fails again and again: `fail` and `heal` are what happens to it.
fn play_through(database: &Path, process: Process, fail: impl Fn(), heal: impl Fn()) {
    let mut players: Vec<Player> = (0..3).map(|_| Player::at_new_table(&process)).collect();
    for _ in 0..ROUNDS {
        players.iter_mut().for_each(Player::play);
        fail();
        players.iter_mut().for_each(Player::play_until_it_fails);
        nothing_is_pretended(&process, &mut players[0]);
        heal();
        goes_on_by_itself(&process, &mut players[0]);
        players.iter_mut().for_each(Player::play);
        players.push(Player::at_new_table(&process));
    }
    assert_eq!(process.terminate().0, Some(0), "it stops as if nothing had been");
    let again = Process::start(database);
    for player in &mut players {
        player.browser.address = again.address;
        assert_eq!(player.state(), player.known, "all that was acknowledged is kept");
        player.play();
    }
}

fn nothing_is_pretended(process: &Process, player: &mut Player) {
    let mut stranger = Browser::new(process.address);
    assert_eq!(stranger.get("/health").status, 503);
    assert!(stranger.get("/").body.contains(BANNER));
    assert!(stranger.get(&player.table).body.contains(BANNER));
    let table = fields(&[("game", "catan-dice"), ("seat-0", "me")]);
    assert_eq!(stranger.post("/tables", &table).status, 503);
    assert_eq!(stranger.cookie, None, "no session that is not kept");
    for _ in 0..3 {
        player.play_until_it_fails();
    }
}

fn goes_on_by_itself(process: &Process, player: &mut Player) {
    let mut stranger = Browser::new(process.address);
    until("it works again", || (stranger.get("/health").status == 200).then_some(()));
    assert!(!stranger.get("/").body.contains(BANNER));
    assert!(!stranger.get(&player.table).body.contains(BANNER));
    assert_eq!(player.state(), player.known, "what failed has not happened meanwhile");
}

/// The failing file layer, built by the compiler that Rust links with.
pub(crate) fn shim() -> PathBuf {
    let source = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/faults/shim.c");
    let built = PathBuf::from(env!("CARGO_TARGET_TMPDIR"))
        .join(format!("shim-{:?}.so", std::thread::current().id()));
    let mut compile = Command::new("cc");
    compile.args(["-shared", "-fPIC", "-o"]).arg(&built).arg(source).arg("-ldl");
    assert!(compile.status().expect("there is a C compiler").success());
    built
}

/// A command whose files of the database fail as the second file says.
pub(crate) fn behind_shim(command: &mut Command, database: &Path, orders: &Path) {
    command.env("LD_PRELOAD", shim()).env("FAULT_ON", database).env("FAULT_BY", orders);
}

/// Plays while an operation on the database's files fails with this number.
fn play_with_failing(name: &str, operation: &str, number: i32) {
    let database = database(name);
    let orders = database.with_file_name("orders");
    let process = Process::with(&database, |command| behind_shim(command, &database, &orders));
    let fail = || fs::write(&orders, format!("{operation} {number}")).expect("it is written");
    let heal = || fs::remove_file(&orders).expect("it is there");
    play_through(&database, process, fail, heal);
}

#[test]
fn a_write_that_fails_loses_nothing_acknowledged() {
    play_with_failing("failing-write", "write", 5);
}

#[test]
fn a_flush_that_fails_loses_nothing_acknowledged() {
    play_with_failing("failing-fsync", "fsync", 5);
}

#[test]
fn a_disk_without_room_loses_nothing_acknowledged() {
    play_with_failing("failing-room", "write", 28);
}

#[test]
fn a_file_that_becomes_read_only_loses_nothing_acknowledged() {
    play_with_failing("failing-read-only", "write", 30);
}

#[test]
fn a_locked_file_loses_nothing_acknowledged() {
    let database = database("failing-lock");
    let process = Process::start(&database);
    let other = Connection::open(&database).expect("it opens");
    let order = |sql: &str| other.execute_batch(sql).expect("it is done");
    play_through(&database, process, || order("BEGIN EXCLUSIVE"), || order("ROLLBACK"));
    drop(other);
}

/// A file system of its own; unmounted when the test is over.
struct Small(PathBuf);

impl Small {
    /// A small one, where this process may mount it.
    fn mount(name: &str) -> Option<Self> {
        let folder = database(name).parent()?.join("small");
        fs::create_dir(&folder).ok()?;
        let mut mount = Command::new("mount");
        mount.args(["-t", "tmpfs", "-o", "size=3m", "tmpfs"]).arg(&folder);
        let is_mounted = mount.output().is_ok_and(|output| output.status.success());
        is_mounted.then_some(Self(folder))
    }

    /// Fills it to the last byte: what does not fit is left out.
    fn fill(&self) {
        assert!(fs::write(self.filling(), vec![0; 8 << 20]).is_err(), "it is small");
    }

    fn clear(&self) {
        fs::remove_file(self.filling()).expect("it is there");
    }

    fn filling(&self) -> PathBuf {
        self.0.join("filling")
    }
}

impl Drop for Small {
    fn drop(&mut self) {
        let _ = Command::new("umount").arg(&self.0).status();
    }
}

#[test]
fn a_full_file_system_loses_nothing_acknowledged() {
    // Only root mounts file systems; elsewhere the failing file layer says that there is no room.
    let Some(small) = Small::mount("full") else { return };
    let database = small.0.join("rollstead.sqlite");
    let process = Process::start(&database);
    play_through(&database, process, || small.fill(), || small.clear());
}

#[test]
fn a_file_that_cannot_be_written_at_the_start_is_named_once() {
    let database = database("read-only-at-the-start");
    drop(Process::start(&database));
    let orders = database.with_file_name("orders");
    fs::write(&orders, "open 30").expect("it is written");
    let mut command = serve(&database);
    behind_shim(&mut command, &database, &orders);
    let output = command.stderr(std::process::Stdio::piped()).output().expect("it runs");
    let said = String::from_utf8_lossy(&output.stderr).into_owned();
    assert_eq!(output.status.code(), Some(2), "{said}");
    assert_eq!(said.matches("rollstead.sqlite").count(), 1, "{said}");
}

#[test]
fn an_outage_is_two_lines_of_the_log_that_name_the_file() {
    let database = database("failing-log");
    let (orders, log) = (database.with_file_name("orders"), database.with_file_name("log"));
    let process = Process::with(&database, |command| {
        behind_shim(command, &database, &orders);
        command.stderr(fs::File::create(&log).expect("it is made"));
    });
    let mut player = Player::at_new_table(&process);
    fs::write(&orders, "fsync 5").expect("it is written");
    for _ in 0..5 {
        player.play_until_it_fails();
    }
    fs::remove_file(&orders).expect("it is there");
    goes_on_by_itself(&process, &mut player);
    player.play();
    drop(process);
    let said = fs::read_to_string(&log).expect("it is there");
    let lines: Vec<&str> = said.lines().filter(|line| line.contains("rollstead.sqlite")).collect();
    assert_eq!(lines.len(), 2, "{said}");
    assert!(lines[0].contains("ERROR") && lines[1].contains("works again"), "{said}");
}

#[test]
fn a_message_that_failed_and_is_sent_again_happens_once() {
    let database = database("failing-twice");
    let orders = database.with_file_name("orders");
    let process = Process::with(&database, |command| behind_shim(command, &database, &orders));
    let mut player = Player::at_new_table(&process);
    let page = player.browser.get(&player.table).body;
    let form = page::first_offer(&page).expect("the game is on");
    let act = format!("{}/act", player.table);
    let mut send = || player.browser.post(&act, &form).status;
    fs::write(&orders, "fsync 5").expect("it is written");
    assert_eq!(send(), 503);
    fs::remove_file(&orders).expect("it is there");
    until("it works again", || (send() == 303).then_some(()));
    assert_eq!(send(), 303);
    assert_eq!(process.terminate().0, Some(0));
    let kept = Connection::open(&database).expect("it opens");
    let count = "SELECT count(*) FROM events WHERE kind = 'action'";
    assert_eq!(kept.query_row(count, [], |row| row.get::<_, i64>(0)), Ok(1));
}
