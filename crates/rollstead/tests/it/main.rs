//! The binary as a user runs it.

#[cfg(unix)]
#[allow(clippy::disallowed_types, reason = "a test waits so long and no longer")]
mod admin;
mod arena;
mod bad_input;
mod browser;
#[allow(dead_code, reason = "the server's own tests use the rest")]
#[allow(clippy::disallowed_types, reason = "a test waits so long and no longer")]
#[path = "../../../server/tests/it/client.rs"]
mod client;
#[cfg(target_os = "linux")]
#[allow(clippy::disallowed_types, reason = "a test waits so long and no longer")]
mod clocks;
#[cfg(target_os = "linux")]
mod connections;
#[cfg(target_os = "linux")]
mod faults;
mod hosting;
#[cfg(unix)]
mod keeping;
#[cfg(unix)]
mod kills;
#[allow(dead_code, reason = "the server's own tests use the rest")]
#[path = "../../../server/tests/it/page.rs"]
mod page;
mod pipe;
mod play;
#[cfg(unix)]
#[allow(clippy::disallowed_types, reason = "a test waits so long and no longer")]
mod process;
mod rules;
#[cfg(unix)]
mod serve;
mod shell;
#[path = "../../../server/tests/it/skip.rs"]
mod skip;
mod skipping;
mod solve;
mod spanish;
#[cfg(unix)]
#[allow(clippy::disallowed_types, reason = "a test waits so long and no longer")]
mod terminal;
mod verify;
