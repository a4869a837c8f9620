//! What a message is answered with when it is not carried out.

use serde_json::{Value, json};

/// What kind of mistake it is: JSON-RPC's codes below zero, our own above.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Code {
    /// The line is no JSON.
    NotJson = -32_700,
    /// The JSON is no call.
    NotACall = -32_600,
    /// There is no such method.
    NoMethod = -32_601,
    /// A parameter is missing, unknown or not what it should be.
    Params = -32_602,
    /// The machine let us down.
    Internal = -32_603,
    /// A rule forbids the action.
    Illegal = 1,
    /// There is no such match.
    NoMatch = 2,
    /// A match cannot start, be loaded or be recorded so.
    Refused = 3,
    /// The match does not ask for this now.
    NotAsked = 4,
    /// Too many matches, or too long a message.
    TooMuch = 5,
}

/// A refusal: the code, a sentence and, for an illegal move, the rule.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct Fault {
    code: Code,
    message: String,
    data: Option<Value>,
}

impl Fault {
    pub(super) fn new(code: Code, message: impl Into<String>) -> Self {
        Self { code, message: message.into(), data: None }
    }

    /// The same refusal with more for programs to read.
    pub(super) fn with(self, data: Value) -> Self {
        Self { data: Some(data), ..self }
    }

    /// The refusal as the `error` of an answer.
    pub(super) fn json(self) -> Value {
        let mut error = json!({"code": self.code as i32, "message": self.message});
        if let Some(data) = self.data {
            error["data"] = data;
        }
        error
    }
}

/// A client's words as a sentence quotes them, cut short if they are long.
pub(super) fn quoted(text: &str) -> String {
    const MOST: usize = 60;
    let short: String = text.chars().take(MOST).collect();
    if short.len() < text.len() { format!("{short}…") } else { short }
}
