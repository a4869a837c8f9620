//! A server as a process of its own.

use std::io::{BufRead, BufReader};
use std::net::SocketAddr;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};

use crate::client::{Browser, fields, until};

/// A server process; dropped, it is killed as by `kill -9`.
pub(crate) struct Process {
    child: Child,
    pub(crate) address: SocketAddr,
}

impl Process {
    /// A server on this database.
    pub(crate) fn start(database: &Path) -> Self {
        Self::with(database, |_| {})
    }

    /// A server on this database, and whatever else is wanted.
    pub(crate) fn with(database: &Path, wanted: impl FnOnce(&mut Command)) -> Self {
        let mut command = serve(database);
        wanted(&mut command);
        Self::of(command)
    }

    /// A server of this command.
    pub(crate) fn of(mut command: Command) -> Self {
        let mut child = command.spawn().expect("the binary starts");
        let out = child.stdout.take().expect("its output is a pipe");
        let mut line = String::new();
        BufReader::new(out).read_line(&mut line).expect("it says where it is");
        let address =
            line.split("http://").nth(1).and_then(|rest| rest.split(' ').next()?.parse().ok());
        Self { child, address: address.unwrap_or_else(|| panic!("{line:?}")) }
    }

    pub(crate) fn id(&self) -> u32 {
        self.child.id()
    }

    /// Tells it to stop, as the system does; its exit code, and how long it took.
    pub(crate) fn terminate(mut self) -> (Option<i32>, Duration) {
        let start = Instant::now();
        let id = self.child.id().to_string();
        assert!(Command::new("kill").args(["-TERM", &id]).status().expect("it is sent").success());
        let ended = until("the server ends", || self.child.try_wait().expect("it can be asked"));
        (ended.code(), start.elapsed())
    }
}

impl Drop for Process {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// The command of a server that is quick, and silent but for its address.
pub(crate) fn serve(database: &Path) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_rollstead"));
    command.args(["serve", "--address", "127.0.0.1:0", "--pace", "0"]);
    command.arg("--database").arg(database);
    command.stdin(Stdio::null()).stdout(Stdio::piped()).stderr(Stdio::null());
    command
}

/// A database that is not there yet, in a folder of its own.
pub(crate) fn database(name: &str) -> PathBuf {
    let folder = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(name);
    let _ = std::fs::remove_dir_all(&folder);
    std::fs::create_dir_all(&folder).expect("the target folder can be written to");
    folder.canonicalize().expect("it is there").join("rollstead.sqlite")
}

/// Somebody who has every seat of a new table, and its path.
pub(crate) fn sit_down(process: &Process, game: &str, seats: usize) -> (Browser, String) {
    let mut host = Browser::new(process.address);
    let table = make(&mut host, game, seats);
    (host, table)
}

/// Makes a table with every seat for its maker; its path.
pub(crate) fn make(host: &mut Browser, game: &str, seats: usize) -> String {
    let mut form = fields(&[("game", game)]);
    form.extend((0..seats).map(|seat| (format!("seat-{seat}"), "me".to_owned())));
    let answer = host.post("/tables", &form);
    assert_eq!(answer.status, 303, "{answer:?}");
    let table = answer.location().to_owned();
    assert_eq!(host.post(&format!("{table}/dice"), &fields(&[("entropy", "")])).status, 303);
    table
}
