//! The pages in a real browser: `crates/server/browser`, where Node, its modules and Chromium are there.

use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use crate::skip::skipped;

/// Where Chromium may be; `CHROMIUM` says another place.
const BROWSERS: [&str; 3] =
    ["/usr/bin/chromium", "/usr/bin/chromium-browser", "/usr/bin/google-chrome"];

/// Playwright's own test runner, in the folder of the pages' tests.
const RUNNER: &str = "node_modules/@playwright/test/cli.js";

/// What is missing, if something is.
fn missing(folder: &Path) -> Option<&'static str> {
    let node =
        Command::new("node").arg("--version").stdout(Stdio::null()).stderr(Stdio::null()).status();
    let has_browser = std::env::var_os("CHROMIUM")
        .map(PathBuf::from)
        .into_iter()
        .chain(BROWSERS.map(PathBuf::from))
        .any(|path| path.exists());
    if !node.is_ok_and(|status| status.success()) {
        Some("Node")
    } else if !folder.join(RUNNER).exists() {
        Some("node_modules (run `npm ci` in crates/server/browser)")
    } else if !has_browser {
        Some("Chromium (CHROMIUM says where it is)")
    } else {
        None
    }
}

#[test]
#[allow(clippy::print_stdout, reason = "what the browser saw is for the reader")]
fn people_can_play_in_a_browser() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../server/browser");
    if let Some(what) = missing(&folder) {
        return skipped("playing in a browser", what);
    }
    let output = Command::new("node")
        .args([RUNNER, "test"])
        .env("ROLLSTEAD_BIN", env!("CARGO_BIN_EXE_rollstead"))
        .current_dir(&folder)
        .output()
        .expect("Node starts");
    let text = String::from_utf8_lossy(&output.stdout);
    println!("{text}{}", String::from_utf8_lossy(&output.stderr));
    assert!(output.status.success(), "{}", text.lines().last().unwrap_or_default());
}
