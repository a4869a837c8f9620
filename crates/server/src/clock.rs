//! The only place that reads clocks: the one on the wall, which people set, and the one that only goes on.

use std::sync::Arc;
use std::time::{Duration, Instant, SystemTime, UNIX_EPOCH};

use tokio::sync::watch;

/// What time it is. A test can set it: the clock on the wall alone, or time itself.
#[derive(Clone, Debug)]
pub struct Clock(Arc<Inner>);

#[derive(Debug)]
struct Inner {
    begun: Instant,
    shift: watch::Sender<Shift>,
}

/// By how much a test has set the clocks.
#[derive(Clone, Copy, Debug, Default)]
struct Shift {
    wall: i64,
    passed: Duration,
}

impl Default for Clock {
    /// The system's clocks.
    fn default() -> Self {
        let (shift, _) = watch::channel(Shift::default());
        Self(Arc::new(Inner { begun: Instant::now(), shift }))
    }
}

impl Clock {
    /// Sets the clock on the wall forth or back by so many seconds; time itself goes on as before.
    pub fn set_wall_by(&self, seconds: i64) {
        self.0.shift.send_modify(|shift| shift.wall += seconds);
    }

    /// Lets time pass in a moment.
    pub fn pass(&self, time: Duration) {
        self.0.shift.send_modify(|shift| {
            shift.passed += time;
            shift.wall += time.as_secs().cast_signed();
        });
    }

    /// The clock on the wall, in seconds since 1970.
    pub(crate) fn now(&self) -> i64 {
        let since = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
        i64::try_from(since.as_secs()).unwrap_or(i64::MAX) + self.0.shift.borrow().wall
    }

    /// How long this clock has gone; nobody sets it back or forth.
    pub(crate) fn gone(&self) -> Duration {
        self.0.begun.elapsed() + self.0.shift.borrow().passed
    }

    /// Waits until so much time has passed.
    pub(crate) async fn sleep(&self, time: Duration) {
        let end = self.gone() + time;
        let mut shift = self.0.shift.subscribe();
        while self.gone() < end {
            tokio::select! {
                () = tokio::time::sleep(end.saturating_sub(self.gone())) => {}
                // This clock itself keeps the sender.
                _ = shift.changed() => {}
            }
        }
    }
}
