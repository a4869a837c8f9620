//! What a machine lacks is said aloud: no test passes in silence for want of a tool.

use std::io::Write;

/// Says which test is skipped and what it lacks; in CI that is a failure.
///
/// The harness keeps to itself what a passing test prints, but only what it prints by macros: this is written past it.
pub(crate) fn skipped(what: &str, lacks: &str) {
    let is_ci = std::env::var_os("CI").is_some();
    assert!(!is_ci, "in CI nothing is skipped, and {what} needs {lacks}");
    let line = format!("\nSKIPPED: {what}: this machine lacks {lacks}\n");
    std::io::stderr().write_all(line.as_bytes()).expect("stderr can be written to");
}
