//! The binary: one command for each way to use the games; `commands` lists them.

mod commands;
mod dice;
mod files;
mod pipe;
mod plain;
mod play;

use std::process::ExitCode;

/// Pages are made of many small strings, by several threads at once.
#[global_allocator]
static ALLOCATOR: mimalloc::MiMalloc = mimalloc::MiMalloc;

fn main() -> ExitCode {
    words::add_complaints(games::GAMES.iter().map(games::Entry::info));
    let lang = commands::language(std::env::args_os());
    let arguments = match commands::parse(std::env::args_os(), lang) {
        Ok(arguments) => arguments,
        Err(code) => return code,
    };
    match commands::run(arguments, lang) {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            commands::complain(&error, lang);
            ExitCode::from(2)
        }
    }
}
