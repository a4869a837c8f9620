//! A flood of nonsense: nothing of it is carried out, nothing of it does harm.

use chacha20::ChaCha20Rng;
use engine::below;
use serde_json::{Value, json};

use super::exchange;
use crate::dice;

const LINES: usize = 6000;

/// Calls that are right in form and fail all the same, whichever of their bytes are changed.
const FAILING: [&str; 6] = [
    r#"{"jsonrpc":"2.0","id":1,"method":"play","params":{"match":"nowhere","seat":0,"action":"stop"}}"#,
    r#"{"jsonrpc":"2.0","id":2,"method":"undo","params":{"match":"nowhere"}}"#,
    r#"{"jsonrpc":"2.0","id":"3","method":"resolve","params":{"match":"nowhere","outcome":"rolled ore"}}"#,
    r#"{"jsonrpc":"2.0","id":4,"method":"new","params":{"game":"nothing-of-ours","seats":2,"seed":1}}"#,
    r#"{"jsonrpc":"2.0","id":5,"method":"load","params":{"game":"catan-dice","state":{"pack":"00"}}}"#,
    r#"{"jsonrpc":"2.0","id":6,"method":"load","params":{"record":"rollstead-game 1\ngame x\n"}}"#,
];

/// Calls of the match itself that each have one mistake.
const MISTAKEN: [&str; 7] = [
    r#"{"jsonrpc":"2.0","id":1,"method":"play","params":{"match":"m1","seat":0,"action":"build city 1"}}"#,
    r#"{"jsonrpc":"2.0","id":1,"method":"play","params":{"match":"m1","seat":1,"action":"stop"}}"#,
    r#"{"jsonrpc":"2.0","id":1,"method":"resolve","params":{"match":"m1","outcome":"rolled ore"}}"#,
    r#"{"jsonrpc":"2.0","id":1,"method":"undo","params":{"match":"m1","times":2}}"#,
    r#"{"jsonrpc":"2.0","id":1,"method":"close","params":["m1"]}"#,
    r#"{"jsonrpc":"2","id":1,"method":"close","params":{"match":"m1"}}"#,
    r#"[{"jsonrpc":"2.0","id":1,"method":"play","params":{"match":"m1","seat":0}},[[]],{}]"#,
];

/// Makes nonsense, the same each time.
struct Nonsense(ChaCha20Rng);

impl Nonsense {
    fn draw(&mut self, bound: usize) -> usize {
        below(&mut self.0, bound as u64) as usize
    }

    /// One line without its end.
    fn line(&mut self) -> Vec<u8> {
        let mut line = match self.draw(5) {
            0 => (0..self.draw(200)).map(|_| self.draw(256) as u8).collect(),
            1 => self.value(4).to_string().into_bytes(),
            2 => self.damaged(),
            3 => MISTAKEN[self.draw(MISTAKEN.len())].as_bytes().to_vec(),
            _ => self.cut(),
        };
        line.iter_mut().filter(|byte| **byte == b'\n').for_each(|byte| *byte = b' ');
        line
    }

    /// Any JSON value of at most this depth.
    fn value(&mut self, depth: usize) -> Value {
        match self.draw(if depth == 0 { 5 } else { 7 }) {
            0 => Value::Null,
            1 => json!(self.draw(2) == 0),
            2 => json!(self.draw(1000) as i64 - 500),
            3 => json!(self.draw(1000) as f64 / 7.0),
            4 => json!(self.word()),
            5 => (0..self.draw(5)).map(|_| self.value(depth - 1)).collect(),
            _ => (0..self.draw(6)).map(|_| (self.word(), self.value(depth - 1))).collect(),
        }
    }

    fn word(&mut self) -> String {
        const WORDS: [&str; 10] =
            ["jsonrpc", "id", "method", "params", "2.0", "match", "seat", "m1", "ñ\u{0}\"", ""];
        WORDS[self.draw(WORDS.len())].to_owned()
    }

    /// A failing call with some bytes changed.
    fn damaged(&mut self) -> Vec<u8> {
        let mut line = FAILING[self.draw(FAILING.len())].as_bytes().to_vec();
        for _ in 0..self.draw(4) {
            let place = self.draw(line.len());
            line[place] = self.draw(256) as u8;
        }
        line
    }

    /// A call that stops before its end.
    fn cut(&mut self) -> Vec<u8> {
        let line = MISTAKEN[self.draw(MISTAKEN.len())].as_bytes();
        line[..self.draw(line.len())].to_vec()
    }
}

/// Whether an answer, or every answer of a batch, is an error.
fn is_error(answer: &Value) -> bool {
    match answer.as_array() {
        Some(answers) => !answers.is_empty() && answers.iter().all(is_error),
        None => answer["error"]["code"].is_i64() && answer["jsonrpc"] == "2.0",
    }
}

#[test]
fn a_flood_of_nonsense_is_answered_by_errors_and_changes_nothing() {
    let before = concat!(
        r#"{"jsonrpc":"2.0","id":"a","method":"new","params":{"game":"catan-dice","seats":1,"seed":8}}"#,
        "\n",
        r#"{"jsonrpc":"2.0","id":"b","method":"record","params":{"match":"m1"}}"#,
        "\n",
    );
    let after = r#"{"jsonrpc":"2.0","id":"c","method":"record","params":{"match":"m1"}}"#;
    let mut nonsense = Nonsense(dice::seeded(20_260_101));
    let mut input = before.as_bytes().to_vec();
    for _ in 0..LINES {
        input.extend(nonsense.line());
        input.push(b'\n');
    }
    input.extend(after.as_bytes());
    let answers = exchange(input);
    let (first, rest) = answers.split_at(2);
    let (last, flood) = rest.split_last().unwrap();
    assert_eq!((&first[1]["id"], &last["id"]), (&json!("b"), &json!("c")));
    assert_eq!(first[1]["result"], last["result"], "the match is as it was, its hash too");
    assert!(flood.len() > LINES / 2 && flood.len() <= LINES, "{} answers", flood.len());
    for answer in flood {
        assert!(is_error(answer), "{answer}");
    }
}
