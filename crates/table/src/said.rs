//! Parts of a page that stay as they are, kept in words.

use std::collections::HashMap;
use std::sync::{Arc, PoisonError};

use maud::{Markup, PreEscaped};

/// How many are kept for a table; past that they are put into words again.
const MOST: usize = 64;

/// What was put into words, by a fingerprint of all it depends on. Copies of a table share it.
#[derive(Clone, Debug, Default)]
pub(crate) struct Said(Arc<std::sync::Mutex<HashMap<u64, Arc<str>>>>);

impl Said {
    /// What was said before, or is said now.
    pub(crate) fn find(&self, print: u64, say: impl FnOnce() -> Markup) -> Markup {
        let lock = || self.0.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(known) = lock().get(&print) {
            return PreEscaped(String::from(&**known));
        }
        let said = say();
        let mut all = lock();
        if all.len() >= MOST {
            all.clear();
        }
        all.insert(print, said.0.as_str().into());
        said
    }
}
