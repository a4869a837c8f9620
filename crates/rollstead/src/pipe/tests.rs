//! The pipe from within: whole lines through `run`, and single calls through a session.

mod document;
mod faults;
mod flood;
mod list;
mod load;
mod play;
mod wire;

use serde_json::{Value, json};
use words::Lang;

use super::methods::Session;
use super::{Defaults, run};

static ENGLISH: Defaults = Defaults { lang: Lang::En, pack: None };

/// A client with a session of its own.
struct Client(Session<'static>);

impl Client {
    fn new() -> Self {
        Self::with(&ENGLISH)
    }

    fn with(defaults: &'static Defaults) -> Self {
        Self(Session::new(defaults).unwrap())
    }

    fn answer(&mut self, method: &str, params: Value) -> Value {
        let mut call = json!({"jsonrpc": "2.0", "id": 1, "method": method});
        call["params"] = params;
        self.0.answer(call).expect("a call with an id is answered")
    }

    /// The result of a call that must succeed.
    fn call(&mut self, method: &str, params: Value) -> Value {
        let mut answer = self.answer(method, params);
        assert!(answer.get("error").is_none(), "{method} is refused: {answer}");
        answer["result"].take()
    }

    /// Code and sentence of a call that must fail.
    fn fault(&mut self, method: &str, params: Value) -> (i64, String) {
        let answer = self.answer(method, params);
        let error = &answer["error"];
        assert!(answer.get("result").is_none(), "{method} is carried out: {answer}");
        (error["code"].as_i64().unwrap(), error["message"].as_str().unwrap().to_owned())
    }

    /// The state of a match and all that led to it, in which the hash stands too.
    fn record(&mut self, id: &str) -> String {
        self.call("record", json!({"match": id})).as_str().unwrap().to_owned()
    }

    /// A match with dice in the client's hand: its id is `m1` in a new session.
    fn manual(&mut self, seats: usize) -> String {
        let params = json!({"game": "catan-dice", "seats": seats, "chance": "manual"});
        self.call("new", params)["match"].as_str().unwrap().to_owned()
    }

    fn resolve(&mut self, id: &str, outcome: &str) -> Value {
        self.call("resolve", json!({"match": id, "outcome": outcome}))
    }

    fn play(&mut self, id: &str, seat: usize, action: &str) -> Value {
        self.call("play", json!({"match": id, "seat": seat, "action": action}))
    }
}

/// The answers to an input, line by line.
fn exchange(input: impl AsRef<[u8]>) -> Vec<Value> {
    let mut output = Vec::new();
    run(input.as_ref(), &mut output, &ENGLISH).unwrap();
    let output = String::from_utf8(output).unwrap();
    output.lines().map(|line| serde_json::from_str(line).unwrap()).collect()
}

/// The code of an answer that is an error.
fn code(answer: &Value) -> i64 {
    answer["error"]["code"].as_i64().unwrap()
}
