//! What the binary can be asked to do.

use clap::Parser;

/// The command line.
#[derive(Debug, Parser)]
pub(crate) struct Arguments {}

pub(crate) fn run(_arguments: Arguments) -> anyhow::Result<()> {
    crate::pipe::run(std::io::stdin().lock(), std::io::stdout().lock())
}

/// Says what went wrong, in one sentence a cause.
#[allow(clippy::print_stderr, reason = "this is where the binary complains")]
pub(crate) fn complain(error: &anyhow::Error) {
    eprintln!("rollstead: {error:#}");
}
