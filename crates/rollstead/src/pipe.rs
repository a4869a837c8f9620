//! `rollstead engine`: the games over a pipe, JSON-RPC 2.0, one message a line.
//!
//! PROTOCOL.md in this crate is the reference for users. A message goes through these
//! files in turn: `line` cuts the input, `message` reads a call and writes its answer,
//! `methods` finds the method, `params` reads its parameters, `matches` finds the
//! match it names, and `open_match` keeps that match with its dice.
//!
//! Nothing a client sends ends the process or changes a match it does not name: everything a call
//! needs is read and checked before the first change, and whatever is wrong is a `fault`.

mod fault;
mod line;
mod matches;
mod message;
mod methods;
mod open_match;
mod params;
#[cfg(test)]
mod tests;

use std::io::{self, BufRead, BufWriter, ErrorKind, Write};

use anyhow::Context;
use serde_json::Value;
use words::Lang;

use line::Lines;
use methods::Session;

/// What the command line sets for all matches of the pipe.
#[derive(Clone, Debug)]
pub(crate) struct Defaults {
    /// The language of messages that name none.
    pub(crate) lang: Lang,
    /// A content pack's text and the game it belongs to: matches of that game start with it.
    pub(crate) pack: Option<(&'static str, String)>,
}

/// Answers messages until the input ends, or until nobody reads the answers any more.
pub(crate) fn run(
    input: impl BufRead,
    output: impl Write,
    defaults: &Defaults,
) -> anyhow::Result<()> {
    let mut session = Session::new(defaults)?;
    match converse(input, BufWriter::new(output), &mut session) {
        Err(error) if error.kind() == ErrorKind::BrokenPipe => Ok(()),
        done => done.context("the pipe cannot be read or written"),
    }
}

fn converse(
    input: impl BufRead,
    mut output: impl Write,
    session: &mut Session<'_>,
) -> io::Result<()> {
    let mut lines = Lines::new(input);
    while let Some(line) = lines.next()? {
        match line.and_then(message::json) {
            Ok(Value::Array(calls)) if !calls.is_empty() => batch(calls, &mut output, session)?,
            Ok(call) => single(session.answer(call), &mut output)?,
            Err(fault) => single(Some(message::refused(&Value::Null, fault)), &mut output)?,
        }
        output.flush()?;
    }
    Ok(())
}

fn single(answer: Option<Value>, output: &mut impl Write) -> io::Result<()> {
    let Some(answer) = answer else { return Ok(()) };
    serde_json::to_writer(&mut *output, &answer)?;
    writeln!(output)
}

/// Answers go out one by one: a short batch can ask for more than should be held at a time.
fn batch(calls: Vec<Value>, output: &mut impl Write, session: &mut Session<'_>) -> io::Result<()> {
    let mut before = "[";
    for answer in calls.into_iter().filter_map(|call| session.answer(call)) {
        write!(output, "{before}")?;
        serde_json::to_writer(&mut *output, &answer)?;
        before = ",";
    }
    // A batch of notifications only is answered by nothing, not by an empty list.
    if before == "," { writeln!(output, "]") } else { Ok(()) }
}
