//! The binary: one command for each way to use the games; `commands` lists them.

mod commands;
mod dice;
mod files;
mod pipe;
mod plain;
mod play;

use std::process::ExitCode;

use clap::Parser;

fn main() -> ExitCode {
    match commands::run(commands::Arguments::parse()) {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            commands::complain(&error);
            ExitCode::from(2)
        }
    }
}
