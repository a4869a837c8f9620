//! A client of `rollstead engine`: one process, asked and answered line by line.

use std::io::{BufRead, BufReader, Read, Write};
use std::process::{Child, ChildStdin, ChildStdout, Command, ExitStatus, Stdio};

use serde_json::{Value, json};

/// A running `rollstead engine`.
pub(crate) struct Client {
    process: Child,
    input: Option<ChildStdin>,
    output: Option<BufReader<ChildStdout>>,
}

impl Client {
    pub(crate) fn start(arguments: &[&str]) -> Self {
        let mut command = Command::new(env!("CARGO_BIN_EXE_rollstead"));
        command.arg("engine").args(arguments).env("ROLLSTEAD_CACHE", crate::shell::CACHE);
        let mut process =
            command.stdin(Stdio::piped()).stdout(Stdio::piped()).spawn().expect("the binary runs");
        let (input, output) = (process.stdin.take(), process.stdout.take().map(BufReader::new));
        Self { process, input, output }
    }

    pub(crate) fn input(&mut self) -> &mut ChildStdin {
        self.input.as_mut().expect("the input is open")
    }

    pub(crate) fn close_input(&mut self) {
        self.input = None;
    }

    pub(crate) fn close_output(&mut self) {
        self.output = None;
    }

    /// The next answer.
    pub(crate) fn read(&mut self) -> Value {
        let mut line = String::new();
        self.output
            .as_mut()
            .expect("the output is open")
            .read_line(&mut line)
            .expect("an answer is text");
        serde_json::from_str(&line).expect("every answer is JSON")
    }

    /// The answer to a line.
    pub(crate) fn send(&mut self, line: &[u8]) -> Value {
        self.input().write_all(&[line, b"\n"].concat()).expect("the process reads on");
        self.read()
    }

    /// The answer to a call.
    pub(crate) fn answer(&mut self, method: &str, params: Value) -> Value {
        let mut call = json!({"jsonrpc": "2.0", "id": 1, "method": method});
        call["params"] = params;
        self.send(call.to_string().as_bytes())
    }

    /// The result of a call that must succeed.
    pub(crate) fn call(&mut self, method: &str, params: Value) -> Value {
        let mut answer = self.answer(method, params);
        assert!(answer.get("error").is_none(), "{method} is refused: {answer}");
        answer["result"].take()
    }

    /// Ends the input and waits for the process; it has nothing more to say.
    pub(crate) fn finish(mut self) -> ExitStatus {
        self.close_input();
        let mut rest = String::new();
        if let Some(output) = &mut self.output {
            output.read_to_string(&mut rest).expect("an answer is text");
        }
        assert_eq!(rest, "");
        self.process.wait().expect("the process ends")
    }
}

impl Drop for Client {
    /// A test that fails must not leave its process behind.
    fn drop(&mut self) {
        self.close_input();
        self.close_output();
        let _ = self.process.wait();
    }
}
