//! The input cut into lines, none of them held beyond a bound.

use std::io::{self, BufRead, Read};

use super::fault::{Code, Fault};

/// The longest line that is read, in bytes, its end not counted.
pub(super) const LONGEST: usize = 1 << 20;

/// The lines of an input that say something.
pub(super) struct Lines<R> {
    input: R,
    held: Vec<u8>,
}

impl<R: BufRead> Lines<R> {
    pub(super) fn new(input: R) -> Self {
        Self { input, held: Vec::new() }
    }

    /// The next line that is not blank, or what is wrong with it; none at the end of the input.
    pub(super) fn next(&mut self) -> io::Result<Option<Result<&str, Fault>>> {
        loop {
            self.held.clear();
            let most = LONGEST as u64 + 1;
            if self.input.by_ref().take(most).read_until(b'\n', &mut self.held)? == 0 {
                return Ok(None);
            }
            if self.held.len() > LONGEST && self.held.last() != Some(&b'\n') {
                self.input.skip_until(b'\n')?;
                return Ok(Some(Err(too_long())));
            }
            if !self.held.trim_ascii().is_empty() {
                return Ok(Some(text(&self.held)));
            }
        }
    }
}

fn text(bytes: &[u8]) -> Result<&str, Fault> {
    str::from_utf8(bytes).map_err(|error| {
        let at = error.valid_up_to() + 1;
        Fault::new(Code::NotJson, format!("the message is not UTF-8 at byte {at}"))
    })
}

fn too_long() -> Fault {
    Fault::new(Code::TooMuch, format!("the message is longer than {LONGEST} bytes"))
}
