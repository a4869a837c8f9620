//! A way to end a thought from elsewhere.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

/// A way to end a thought from elsewhere; clones end the same one.
///
/// ```
/// let stop = bots::Stop::never();
/// let elsewhere = stop.clone();
/// assert!(!stop.is_stopped());
/// elsewhere.stop();
/// assert!(stop.is_stopped());
/// ```
#[derive(Clone, Debug, Default)]
pub struct Stop(Arc<AtomicBool>);

impl Stop {
    /// One that nobody has used yet.
    pub fn never() -> Self {
        Self::default()
    }

    /// Ends the thoughts that look at it; they answer with the best so far.
    pub fn stop(&self) {
        self.0.store(true, Ordering::Relaxed);
    }

    /// Whether thoughts are to end.
    pub fn is_stopped(&self) -> bool {
        self.0.load(Ordering::Relaxed)
    }
}
