//! Messages of JSON-RPC 2.0: calls as they come in, answers as they go out.

use serde_json::{Map, Value, json};

use super::fault::{Code, Fault};

/// A call as it came in.
#[derive(Debug)]
pub(super) struct Call {
    /// What the answer is marked with; a notification has none and gets no answer.
    pub(super) id: Option<Value>,
    /// What is to be done.
    pub(super) method: String,
    /// With what: an object or a list.
    pub(super) params: Value,
}

/// The JSON of a line; serde's bound on nesting keeps it off the end of the stack.
pub(super) fn json(line: &str) -> Result<Value, Fault> {
    serde_json::from_str(line)
        .map_err(|error| Fault::new(Code::NotJson, format!("the message is not JSON: {error}")))
}

/// The call that a message is, or what is wrong with it and the id to answer that with.
pub(super) fn call(message: Value) -> Result<Call, (Value, Fault)> {
    let Value::Object(mut members) = message else {
        return Err((Value::Null, not_a_call("a message is an object or a list of objects")));
    };
    let id = members.remove("id");
    if !id.as_ref().is_none_or(is_id) {
        return Err((Value::Null, not_a_call("id: expected a string, a number or null")));
    }
    match parts(&mut members) {
        Ok((method, params)) => Ok(Call { id, method, params }),
        Err(fault) => Err((id.unwrap_or_default(), fault)),
    }
}

/// The answer of a call that was carried out.
pub(super) fn done(id: &Value, result: &Value) -> Value {
    json!({"jsonrpc": "2.0", "id": id, "result": result})
}

/// The answer of a call that was not.
pub(super) fn refused(id: &Value, fault: Fault) -> Value {
    json!({"jsonrpc": "2.0", "id": id, "error": fault.json()})
}

fn is_id(id: &Value) -> bool {
    id.is_string() || id.is_number() || id.is_null()
}

/// Method and parameters of a call; parameters that are left out are none.
fn parts(members: &mut Map<String, Value>) -> Result<(String, Value), Fault> {
    if members.get("jsonrpc").is_none_or(|version| version != "2.0") {
        return Err(not_a_call("jsonrpc: expected \"2.0\""));
    }
    let Some(Value::String(method)) = members.remove("method") else {
        return Err(not_a_call("method: expected the name of a method"));
    };
    let params = members.remove("params").unwrap_or_else(|| json!({}));
    if params.is_object() || params.is_array() {
        Ok((method, params))
    } else {
        Err(not_a_call("params: expected an object"))
    }
}

fn not_a_call(problem: &str) -> Fault {
    Fault::new(Code::NotACall, problem)
}
