//! Files in and out: whole or not at all, and a sentence where it fails.

use std::fs;
use std::path::Path;

use anyhow::{Context, anyhow};

/// The largest file we read: a record of the longest game is far smaller.
const MOST_BYTES: u64 = 16 * 1024 * 1024;

/// A text file; one that is not UTF-8 is named with the line where it goes wrong.
pub(crate) fn read(path: &Path) -> anyhow::Result<String> {
    let name = path.display();
    let size = fs::metadata(path).with_context(|| format!("{name} cannot be read"))?.len();
    if size > MOST_BYTES {
        return Err(anyhow!(
            "{name} has {size} bytes; no file of ours is larger than {MOST_BYTES}"
        ));
    }
    let bytes = fs::read(path).with_context(|| format!("{name} cannot be read"))?;
    String::from_utf8(bytes).map_err(|error| {
        let at = error.utf8_error().valid_up_to();
        let line = 1 + error.as_bytes()[..at].iter().filter(|byte| **byte == b'\n').count();
        anyhow!("{name}: line {line}: byte {at} is not UTF-8 text")
    })
}

/// Writes beside the file first, so that a failure leaves what was there.
pub(crate) fn write(path: &Path, text: &str) -> anyhow::Result<()> {
    let name = path.display();
    let mut beside = path.as_os_str().to_owned();
    beside.push(".part");
    fs::write(&beside, text).with_context(|| format!("{name} cannot be written"))?;
    fs::rename(&beside, path).with_context(|| format!("{name} cannot be written"))
}
