//! Runs the binary as a shell would, with all its input at once.

use std::io::Write;
use std::path::PathBuf;
use std::process::{Command, Stdio};

/// Where the tests keep solutions: the user's own are not touched.
pub(crate) const CACHE: &str = concat!(env!("CARGO_TARGET_TMPDIR"), "/solutions");

/// What a run printed, and how it ended.
#[derive(Debug)]
pub(crate) struct Ran {
    pub(crate) code: Option<i32>,
    pub(crate) out: String,
    pub(crate) err: String,
}

impl Ran {
    /// The run ended well; its output.
    pub(crate) fn ok(self) -> String {
        assert_eq!((self.code, self.err.as_str()), (Some(0), ""), "{}", self.out);
        self.out
    }

    /// The run refused with exit code 2 and one complaint; the complaint.
    pub(crate) fn refused(self) -> String {
        assert_eq!(self.code, Some(2), "{}{}", self.out, self.err);
        assert!(!self.err.contains("panicked"), "{}", self.err);
        self.err
    }
}

/// Runs with these words and this input.
pub(crate) fn run(words: &str, input: impl AsRef<[u8]>) -> Ran {
    let mut command = Command::new(env!("CARGO_BIN_EXE_rollstead"));
    command.args(words.split_whitespace()).env("LC_ALL", "C").env("ROLLSTEAD_CACHE", CACHE);
    let mut child = command
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the binary starts");
    let mut stdin = child.stdin.take().expect("its input is a pipe");
    let input = input.as_ref().to_vec();
    // The binary may stop reading before all is written; that is its right.
    let writer = std::thread::spawn(move || stdin.write_all(&input).ok());
    let output = child.wait_with_output().expect("the binary ends");
    writer.join().expect("writing does not panic");
    let text = |bytes: Vec<u8>| String::from_utf8(bytes).expect("the binary prints UTF-8");
    Ran { code: output.status.code(), out: text(output.stdout), err: text(output.stderr) }
}

/// A file of this test alone, with these bytes.
pub(crate) fn file(name: &str, bytes: impl AsRef<[u8]>) -> String {
    let path = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(name);
    std::fs::write(&path, bytes).expect("the target folder can be written to");
    path.to_str().expect("its name is text").to_owned()
}
