//! A solution in a file.

use std::fs::{self, File};
use std::io::{self, BufWriter};
use std::path::Path;

use super::StoreError;
use crate::{Solution, Solver};

impl Solution {
    /// Writes the solution; a file of that name is replaced only once all is written.
    pub fn write(&self, path: &Path) -> Result<(), StoreError> {
        let mut name = path.file_name().unwrap_or_default().to_owned();
        name.push(format!(".{}.part", std::process::id()));
        let part = path.with_file_name(name);
        let written = self.write_file(&part).and_then(|()| fs::rename(&part, path));
        if written.is_err() {
            // A half-written file is of no use, and the first problem is the one to report.
            let _ = fs::remove_file(&part);
        }
        Ok(written?)
    }

    fn write_file(&self, path: &Path) -> io::Result<()> {
        let mut file = BufWriter::new(File::create(path)?);
        self.write_to(&mut file)?;
        file.into_inner().map_err(io::IntoInnerError::into_error)?.sync_all()
    }
}

impl Solver {
    /// Reads a solution that was written for this very ruleset; anything else is an error, which says that the solution
    /// has to be computed again.
    pub fn read(&self, path: &Path) -> Result<Solution, StoreError> {
        // A larger file is not read whole, whatever it is.
        if fs::metadata(path)?.len() > self.size() as u64 {
            return Err(StoreError::Damaged);
        }
        self.read_from(&fs::read(path)?)
    }
}
