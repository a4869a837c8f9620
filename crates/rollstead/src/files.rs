//! Files are read and written as a whole or not at all; a failure is a sentence.

use std::fs;
use std::path::{Path, PathBuf};

use anyhow::{Context, anyhow, ensure};

/// The largest file we read: a record of the longest game is far smaller.
const MOST_BYTES: u64 = 16 * 1024 * 1024;

/// A text file; if it is not UTF-8, the error names the line.
pub(crate) fn read(path: &Path) -> anyhow::Result<String> {
    let name = path.display();
    let size = fs::metadata(path).with_context(|| format!("{name} cannot be read"))?.len();
    if size > MOST_BYTES {
        return Err(anyhow!("{name} has {size} bytes; at most {MOST_BYTES} are read"));
    }
    let bytes = fs::read(path).with_context(|| format!("{name} cannot be read"))?;
    String::from_utf8(bytes).map_err(|error| {
        let at = error.utf8_error().valid_up_to();
        let line = 1 + error.as_bytes()[..at].iter().filter(|byte| **byte == b'\n').count();
        anyhow!("{name}: line {line}: byte {at} is not UTF-8 text")
    })
}

/// Writes a temporary file first, so that a failure leaves what was there.
pub(crate) fn write(path: &Path, text: &str) -> anyhow::Result<()> {
    let name = path.display();
    let beside = beside(path);
    fs::write(&beside, text).with_context(|| format!("{name} cannot be written"))?;
    fs::rename(&beside, path).with_context(|| format!("{name} cannot be written"))
}

/// Whether a file could be written, before the work that is to end in it.
pub(crate) fn check(path: &Path) -> anyhow::Result<()> {
    let beside = beside(path);
    let tried = fs::write(&beside, "").and_then(|()| fs::remove_file(&beside));
    tried.with_context(|| format!("{} cannot be written", path.display()))?;
    ensure!(!path.is_dir(), "{} is a folder", path.display());
    Ok(())
}

fn beside(path: &Path) -> PathBuf {
    let mut beside = path.as_os_str().to_owned();
    beside.push(".part");
    beside.into()
}
