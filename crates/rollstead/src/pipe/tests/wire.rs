//! Lines, messages, batches and notifications.

use std::io::{self, ErrorKind, Write};

use serde_json::{Value, json};

use super::{ENGLISH, code, exchange};
use crate::pipe::line::LONGEST;
use crate::pipe::run;

const TURN: &str = r#"{"jsonrpc":"2.0","id":7,"method":"turn","params":{"match":"m1"}}"#;
const NEW: &str = r#"{"jsonrpc":"2.0","id":1,"method":"new","params":{"game":"catan-dice","seats":1,"chance":"manual"}}"#;

#[test]
fn an_answer_carries_the_id_of_its_call() {
    for id in [json!(1), json!("a"), json!(null), json!(-3), json!(1.5), json!(u64::MAX)] {
        let line = json!({"jsonrpc": "2.0", "id": id, "method": "games"}).to_string();
        assert_eq!(exchange(line)[0]["id"], id);
    }
}

#[test]
fn a_notification_is_carried_out_without_an_answer() {
    let new = NEW.replace(r#""id":1,"#, "");
    let answers = exchange(format!("{new}\n{TURN}\n"));
    assert_eq!(answers, [json!({"jsonrpc": "2.0", "id": 7, "result": "chance"})]);
}

#[test]
fn a_notification_that_fails_gets_no_answer_either() {
    let positional = r#"{"jsonrpc":"2.0","method":"turn","params":["m1"]}"#;
    let unknown = r#"{"jsonrpc":"2.0","method":"teleport"}"#;
    assert!(exchange(format!("{positional}\n{unknown}")).is_empty());
}

#[test]
fn what_is_no_call_is_an_invalid_request() {
    for line in [
        "1",
        "\"games\"",
        "null",
        "[]",
        "{}",
        r#"{"id":1,"method":"games"}"#,
        r#"{"jsonrpc":2.0,"id":1,"method":"games"}"#,
        r#"{"jsonrpc":"1.0","id":1,"method":"games"}"#,
        r#"{"jsonrpc":"2.0","id":1}"#,
        r#"{"jsonrpc":"2.0","id":1,"method":5}"#,
        r#"{"jsonrpc":"2.0","id":1,"method":"games","params":"all"}"#,
        r#"{"jsonrpc":"2.0","id":1,"method":"games","params":null}"#,
        r#"{"jsonrpc":"2.0","id":[1],"method":"games"}"#,
        r#"{"jsonrpc":"2.0","id":true,"method":"games"}"#,
    ] {
        let answers = exchange(line);
        assert_eq!((answers.len(), code(&answers[0])), (1, -32600), "{line}");
    }
}

#[test]
fn an_invalid_request_is_answered_under_its_id_where_it_has_one() {
    assert_eq!(exchange(r#"{"id":"x","method":"games"}"#)[0]["id"], "x");
    assert_eq!(exchange(r#"{"id":{},"method":"games"}"#)[0]["id"], Value::Null);
}

#[test]
fn what_is_no_json_is_a_parse_error() {
    for line in ["{", "games", r#"{"jsonrpc":"2.0","#, "[1,", "\u{feff}1 2", "1e999"] {
        assert_eq!(code(&exchange(line)[0]), -32700, "{line}");
    }
}

#[test]
fn deep_nesting_is_a_parse_error() {
    let deep = "[".repeat(100_000);
    assert_eq!(code(&exchange(&deep)[0]), -32700);
    let params = format!(r#"{{"jsonrpc":"2.0","id":1,"method":"games","params":{deep}"#);
    assert_eq!(code(&exchange(params)[0]), -32700);
}

#[test]
fn bytes_that_are_no_text_are_named_by_place() {
    let answers = exchange(b"{\"a\":\"\xff\"}\n");
    assert_eq!(code(&answers[0]), -32700);
    assert_eq!(answers[0]["error"]["message"], "the message is not UTF-8 at byte 7");
}

#[test]
fn blank_lines_are_passed_over_and_the_last_line_needs_no_end() {
    let answers = exchange(format!("\n  \r\n\t\n{NEW}\r\n\n{TURN}"));
    assert_eq!(answers.len(), 2);
    assert_eq!(answers[1]["result"], "chance");
}

#[test]
fn a_batch_is_answered_by_a_list_in_its_order() {
    let notification = TURN.replace(r#""id":7,"#, "");
    let answers = exchange(format!("[{NEW},{notification},1,{TURN},[]]"));
    let answers = answers[0].as_array().unwrap();
    assert_eq!(answers.len(), 4);
    assert_eq!(answers[0]["id"], 1);
    assert_eq!(code(&answers[1]), -32600);
    assert_eq!(answers[2]["result"], "chance");
    assert_eq!(code(&answers[3]), -32600);
}

#[test]
fn a_batch_of_notifications_gets_no_answer() {
    let new = NEW.replace(r#""id":1,"#, "");
    let answers = exchange(format!("[{new},{new}]\n{TURN}"));
    assert_eq!(answers, [json!({"jsonrpc": "2.0", "id": 7, "result": "chance"})]);
}

#[test]
fn a_line_may_be_one_mebibyte_and_not_a_byte_more() {
    let line = |length: usize| format!("{TURN}{}\n", " ".repeat(length - TURN.len()));
    let answers = exchange(format!("{NEW}\n{}", line(LONGEST)));
    assert_eq!(answers[1]["result"], "chance");
    let answers = exchange(format!("{NEW}\n{}{TURN}\n", line(LONGEST + 1)));
    assert_eq!(answers.len(), 3);
    assert_eq!((code(&answers[1]), &answers[1]["id"]), (5, &Value::Null));
    assert_eq!(answers[2]["result"], "chance");
}

#[test]
fn a_line_that_is_far_too_long_is_skipped_to_its_end() {
    let long = "[".repeat(5 * LONGEST);
    let answers = exchange(format!("{NEW}\n{long}\n{TURN}\n{long}"));
    let codes: Vec<_> = answers.iter().map(|answer| answer["error"]["code"].as_i64()).collect();
    assert_eq!(codes, [None, Some(5), None, Some(5)]);
}

/// An output that fails with this kind of error.
struct Failing(ErrorKind);

impl Write for Failing {
    fn write(&mut self, _: &[u8]) -> io::Result<usize> {
        Err(self.0.into())
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}

#[test]
fn a_reader_that_goes_away_ends_the_pipe_quietly() {
    assert!(run(NEW.as_bytes(), Failing(ErrorKind::BrokenPipe), &ENGLISH).is_ok());
    let full = run(NEW.as_bytes(), Failing(ErrorKind::StorageFull), &ENGLISH);
    assert!(full.unwrap_err().to_string().contains("the pipe"));
}
