//! The binary: one command for each way to use the games; `commands` lists them.

mod commands;
mod dice;
mod files;
mod pipe;
mod plain;
mod play;

use std::process::ExitCode;

use clap::Parser;

/// Pages are made of many small strings, by several threads at once.
#[global_allocator]
static ALLOCATOR: mimalloc::MiMalloc = mimalloc::MiMalloc;

fn main() -> ExitCode {
    match commands::run(commands::Arguments::parse()) {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            commands::complain(&error);
            ExitCode::from(2)
        }
    }
}
