//! PROTOCOL.md says what the pipe does.

use std::{env, fs};

use serde_json::{Value, json};

use super::{Client, exchange};

const PATH: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/PROTOCOL.md");

fn document() -> String {
    fs::read_to_string(PATH).unwrap()
}

/// The line with its answer, kept as it is written where it says the same.
fn answered(line: &str, answers: &mut impl Iterator<Item = Value>) -> String {
    let Some(written) = line.strip_prefix("← ") else { return line.to_owned() };
    let answer = answers.next().expect("as many calls are answered as the document says");
    let is_so = serde_json::from_str(written).is_ok_and(|written: Value| written == answer);
    if is_so { line.to_owned() } else { format!("← {answer}") }
}

#[test]
fn the_exchange_of_the_document_is_what_happens() {
    let document = document();
    let calls: Vec<&str> = document.lines().filter_map(|line| line.strip_prefix("→ ")).collect();
    let mut answers = exchange(calls.join("\n")).into_iter();
    let lines = document.lines().map(|line| answered(line, &mut answers) + "\n");
    let happened: String = lines.collect();
    assert_eq!(answers.next(), None, "the document leaves an answer out");
    if env::var_os("BLESS").is_some() {
        fs::write(PATH, &happened).unwrap();
    } else {
        assert_eq!(happened, document, "BLESS=1 writes the answers anew");
    }
}

/// The methods that the document describes, each with the parameters of its table.
fn described() -> Vec<(String, Vec<String>)> {
    let mut methods: Vec<(String, Vec<String>)> = Vec::new();
    let code =
        |line: &str, before: &str| Some(line.strip_prefix(before)?.split_once('`')?.0.to_owned());
    for line in document().lines().take_while(|line| *line != "## An exchange") {
        if let Some(method) = code(line, "### `") {
            methods.push((method, Vec::new()));
        } else if let (Some(param), Some((_, params))) = (code(line, "| `"), methods.last_mut()) {
            params.push(param);
        }
    }
    methods
}

#[test]
fn the_document_describes_every_method_and_parameter() {
    let mut client = Client::new();
    let described = described();
    let names: Vec<&str> = described.iter().map(|(method, _)| method.as_str()).collect();
    let (_, sentence) = client.fault("?", json!({}));
    assert_eq!(sentence.split_once("the methods are ").unwrap().1, names.join(", "));
    for (method, params) in &described {
        let (_, sentence) = client.fault(method, json!({"?": 0}));
        let known = sentence.split_once("the parameters are ").map_or("", |(_, known)| known);
        assert_eq!(known, params.join(", "), "the parameters of {method}");
    }
}
