//! `rollstead engine`: the games over a pipe, JSON-RPC 2.0, one message a line.

use std::io::{BufRead, Write};

use words::Lang;

/// What the command line sets for all matches of the pipe.
#[derive(Clone, Debug)]
pub(crate) struct Defaults {
    /// The language of words where a message names none.
    pub(crate) lang: Lang,
    /// A content pack's text and the game it belongs to: matches of that game start with it.
    pub(crate) pack: Option<(&'static str, String)>,
}

/// Answers messages until the input ends.
pub(crate) fn run(_input: impl BufRead, _output: impl Write, _defaults: &Defaults) -> anyhow::Result<()> {
    Ok(())
}
