//! What connections cost the process of `rollstead serve`, and that it has files left when they are many.

use std::io::Write;
use std::net::TcpStream;
use std::process::{Command, Stdio};

use crate::client::{Browser, connect, until};
use crate::process::{Process, database};

/// The server, where the process may have that many files.
fn start(name: &str, files: usize) -> Process {
    let mut command = Command::new("sh");
    let limited = format!("ulimit -n {files} && exec \"$0\" \"$@\"");
    command.args(["-c", &limited, env!("CARGO_BIN_EXE_rollstead"), "serve"]);
    command.args(["--address", "127.0.0.1:0", "--database"]).arg(database(name));
    command.stdin(Stdio::null()).stdout(Stdio::piped()).stderr(Stdio::null());
    Process::of(command)
}

/// The most memory a process has held, in KiB.
fn most_memory(process: &Process) -> u64 {
    let file = format!("/proc/{}/status", process.id());
    let status = std::fs::read_to_string(file).expect("it runs");
    let line = status.lines().find_map(|line| line.strip_prefix("VmHWM:")).expect("it is told");
    line.split_whitespace().next().and_then(|word| word.parse().ok()).expect("a number")
}

/// As much of a head of 390 kB as the server takes.
fn begin(mut stream: TcpStream) -> TcpStream {
    stream.set_nonblocking(true).expect("it can be set");
    let head = format!("GET / HTTP/1.1\r\nHost: x\r\nCookie: {}", "x".repeat(390_000));
    let mut rest = head.as_bytes();
    until("all is sent, or refused", || match stream.write(rest) {
        Ok(written) => {
            rest = &rest[written..];
            rest.is_empty().then_some(())
        }
        Err(error) => (error.kind() != std::io::ErrorKind::WouldBlock).then_some(()),
    });
    stream
}

#[test]
fn three_hundred_long_heads_that_do_not_end_cost_little_memory() {
    let process = start("long-heads", 2000);
    let mut browser = Browser::new(process.address);
    assert_eq!(browser.get("/").status, 200);
    let before = most_memory(&process);
    let begun: Vec<_> = (2..5)
        .flat_map(|peer| [peer; 100])
        .map(|from| begin(connect(process.address, from)))
        .collect();
    assert_eq!(browser.get("/").status, 200);
    let cost = most_memory(&process).saturating_sub(before);
    assert!(cost < 24 * 1024, "{cost} KiB");
    drop(begun);
}

#[test]
fn more_connections_than_there_are_files_stop_nothing() {
    let process = start("few-files", 120);
    let silent: Vec<_> =
        (2..62).flat_map(|peer| [peer; 10]).map(|from| connect(process.address, from)).collect();
    let mut browser = Browser::new(process.address);
    for path in ["/health", "/", "/ready"] {
        assert_eq!(browser.get(path).status, 200, "{path}");
    }
    drop(silent);
}
