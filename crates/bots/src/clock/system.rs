//! The system's clock.
#![allow(clippy::disallowed_types, reason = "a budget in milliseconds needs a clock")]

use std::time::{Duration, Instant};

/// When a thought began.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Clock(Instant);

impl Clock {
    pub(crate) fn start() -> Self {
        Self(Instant::now())
    }

    /// Whether this much time has passed.
    pub(crate) fn has_passed(self, time: Duration) -> bool {
        self.0.elapsed() >= time
    }
}
