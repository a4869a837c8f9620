//! The clocks that tables go by: the wall clock, which people can set, and a monotonic one.

use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant, SystemTime, UNIX_EPOCH};

use tokio::sync::watch;

/// What time it is. A test can set it: the wall clock alone, or time itself.
#[derive(Clone, Debug)]
pub struct Clock(Arc<Inner>);

#[derive(Debug)]
struct Inner {
    beat: Mutex<Beat>,
    shift: watch::Sender<Shift>,
}

/// The seconds of a day.
pub(crate) const DAY: i64 = 86_400;
/// How often the clock is looked at, and after how long without a look the process must have been suspended.
const BEAT: Duration = Duration::from_secs(1);
const STOOD_STILL: Duration = Duration::from_secs(10);

/// The time that has passed, without the periods in which the process was suspended.
#[derive(Debug)]
struct Beat {
    last: Instant,
    gone: Duration,
}

impl Beat {
    const fn new(now: Instant) -> Self {
        Self { last: now, gone: Duration::ZERO }
    }

    fn gone(&mut self, now: Instant) -> Duration {
        let since = now.saturating_duration_since(self.last);
        self.last = now;
        self.gone += if since < STOOD_STILL { since } else { BEAT };
        self.gone
    }
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
        Self(Arc::new(Inner { beat: Mutex::new(Beat::new(Instant::now())), shift }))
    }
}

impl Clock {
    /// Sets the wall clock forward or back by some seconds; the monotonic clock goes on as before.
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

    /// The wall clock, in seconds since 1970.
    pub(crate) fn now(&self) -> i64 {
        let since = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
        i64::try_from(since.as_secs()).unwrap_or(i64::MAX) + self.0.shift.borrow().wall
    }

    /// Keeps the clock going, so that a while in which the process stood still is noticed.
    pub(crate) async fn run(self) {
        loop {
            tokio::time::sleep(BEAT).await;
            self.gone();
        }
    }

    /// How long this clock has gone; nobody sets it back or forth. It stands still while the process does: nobody could
    /// have moved then.
    pub(crate) fn gone(&self) -> Duration {
        let mut beat = self.0.beat.lock().unwrap_or_else(PoisonError::into_inner);
        beat.gone(Instant::now()) + self.0.shift.borrow().passed
    }

    /// Waits until this much time has passed.
    pub(crate) async fn sleep(&self, time: Duration) {
        self.sleep_until(self.gone() + time).await;
    }

    /// Waits until the monotonic clock has reached this time.
    pub(crate) async fn sleep_until(&self, end: Duration) {
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_clock_stands_still_while_the_process_does() {
        let start = Instant::now();
        let mut beat = Beat::new(start);
        for second in 1..=30 {
            let gone = beat.gone(start + Duration::from_secs(second));
            assert_eq!(gone, Duration::from_secs(second));
        }
        // Two minutes in which nobody looked at it.
        assert_eq!(beat.gone(start + Duration::from_secs(150)), Duration::from_secs(31));
        assert_eq!(beat.gone(start + Duration::from_secs(155)), Duration::from_secs(36));
    }
}
