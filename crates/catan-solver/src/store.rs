//! A solution as bytes: computed once, read again later, never trusted unseen.
//!
//! | bytes | what |
//! |---|---|
//! | 16 | `rollstead-catan\n` |
//! | 4 | the version of this format |
//! | 32 | the hash of pack, ruleset and rules: the key |
//! | 8 | how many values follow |
//! | 8 each | the values, by turns left, class and base; all numbers little-endian |
//! | 32 | the SHA-256 of everything before |

#[cfg(feature = "files")]
mod file;

use std::io::{self, Write};
use std::sync::Arc;

use sha2::{Digest, Sha256};
use thiserror::Error;

use crate::model::Model;
use crate::{Solution, Solver};

const MAGIC: &[u8; 16] = b"rollstead-catan\n";
/// Raised whenever the values or their order change.
const VERSION: u32 = 1;
const HEADER: usize = 16 + 4 + 32 + 8;
const CHECKSUM: usize = 32;

/// Why a kept solution cannot be used; it has to be worked out again.
#[derive(Debug, Error)]
pub enum StoreError {
    /// The file cannot be read or written.
    #[error("the solution's file: {0}")]
    Io(#[from] io::Error),
    /// It is no file of a solution, or of another version.
    #[error("this version cannot read this solution")]
    Unknown,
    /// It is a solution of another pack, ruleset or version of the rules.
    #[error("this is the solution of another ruleset")]
    Foreign,
    /// It is cut short, too long, or does not have its checksum.
    #[error("the solution's file is damaged")]
    Damaged,
}

/// The key in hexadecimal digits.
pub(crate) fn key(model: &Model) -> String {
    use std::fmt::Write;
    key_bytes(model).iter().fold(String::new(), |mut text, byte| {
        write!(text, "{byte:02x}").expect("a string takes all that is written");
        text
    })
}

fn key_bytes(model: &Model) -> [u8; 32] {
    let boards = &model.boards;
    let (pack, rules) = (boards.pack.id(), catan_dice::VERSION);
    let text = format!("catan-solver {VERSION}\n{pack}\n{rules}\n{}\n", boards.rules.id);
    Sha256::digest(text.as_bytes()).into()
}

/// How many values a solution of this model has.
fn count(model: &Model) -> usize {
    usize::from(model.boards.pack.turns) * model.boards.classes.len() * model.boards.bases.len()
}

fn header(model: &Model) -> Vec<u8> {
    let mut header = MAGIC.to_vec();
    header.extend(VERSION.to_le_bytes());
    header.extend(key_bytes(model));
    header.extend((count(model) as u64).to_le_bytes());
    header
}

impl Solution {
    /// Writes the solution's bytes.
    pub fn write_to(&self, out: &mut impl Write) -> io::Result<()> {
        let mut hash = Sha256::new();
        let mut put = |bytes: &[u8]| {
            hash.update(bytes);
            out.write_all(bytes)
        };
        put(&header(&self.model))?;
        let bases = self.model.boards.bases.len();
        for row in self.values[1..].iter().flat_map(|turn| turn.chunks(self.model.lanes())) {
            let bytes: Vec<u8> =
                row[..bases].iter().flat_map(|value| value.to_le_bytes()).collect();
            put(&bytes)?;
        }
        let checksum: [u8; CHECKSUM] = hash.finalize().into();
        out.write_all(&checksum)
    }
}

impl Solver {
    /// The solution of bytes that were written for this very ruleset; anything else is an error, which says that the
    /// solution has to be computed again.
    pub fn read_from(&self, bytes: &[u8]) -> Result<Solution, StoreError> {
        let values = self.values(bytes)?;
        Ok(Solution { model: Arc::clone(&self.model), values })
    }

    /// How many bytes a solution of this ruleset has.
    fn size(&self) -> usize {
        HEADER + 8 * count(&self.model) + CHECKSUM
    }

    fn values(&self, bytes: &[u8]) -> Result<Vec<Vec<f64>>, StoreError> {
        let expected = header(&self.model);
        let known = MAGIC.len() + 4;
        if bytes.len() < HEADER || bytes[..known] != expected[..known] {
            return Err(StoreError::Unknown);
        }
        if bytes[..HEADER] != expected[..] {
            return Err(StoreError::Foreign);
        }
        let (body, checksum) = bytes.split_at(bytes.len() - CHECKSUM);
        if bytes.len() != self.size() || Sha256::digest(body)[..] != *checksum {
            return Err(StoreError::Damaged);
        }
        Ok(self.unpack(&body[HEADER..]))
    }

    /// The values in their rows, rounded up to whole blocks.
    fn unpack(&self, bytes: &[u8]) -> Vec<Vec<f64>> {
        let (lanes, boards) = (self.model.lanes(), &self.model.boards);
        let row = 8 * boards.bases.len();
        let mut values =
            vec![vec![0.0; lanes * boards.classes.len()]; boards.pack.turns as usize + 1];
        let rows = values[1..].iter_mut().flat_map(|turn| turn.chunks_mut(lanes));
        for (to, from) in rows.zip(bytes.chunks(row)) {
            for (value, bytes) in to.iter_mut().zip(from.as_chunks().0) {
                *value = f64::from_le_bytes(*bytes);
            }
        }
        values
    }
}
