//! The only place that reads clocks: the one on the wall, which people set, and the one that only goes on.

use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant, SystemTime, UNIX_EPOCH};

use tokio::sync::watch;

/// What time it is. A test can set it: the clock on the wall alone, or time itself.
#[derive(Clone, Debug)]
pub struct Clock(Arc<Inner>);

#[derive(Debug)]
struct Inner {
    beat: Mutex<Beat>,
    shift: watch::Sender<Shift>,
}

/// The seconds of a day.
pub(crate) const DAY: i64 = 86_400;
/// How often the clock is looked at, and how long nobody looks at it before the process must have stood still.
const BEAT: Duration = Duration::from_secs(1);
const STOOD_STILL: Duration = Duration::from_secs(10);

/// The time that has gone, without the whiles in which the process stood still.
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
    /// Sets the clock on the wall forth or back by some seconds; time itself goes on as before.
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

/// A day since 1970 as year, month and day, in the calendar of today.
pub(crate) fn date(day: i64) -> String {
    // Years begin in March here, so that the leap day is the last; an era has 400 of them.
    let day = day + 719_468;
    let (era, of_era) = (day.div_euclid(146_097), day.rem_euclid(146_097));
    let year = (of_era - of_era / 1_460 + of_era / 36_524 - of_era / 146_096) / 365;
    let of_year = of_era - (365 * year + year / 4 - year / 100);
    let month = (5 * of_year + 2) / 153;
    let (of_month, is_late) = (of_year - (153 * month + 2) / 5 + 1, month >= 10);
    let (year, month) = (year + 400 * era + i64::from(is_late), (month + 2) % 12 + 1);
    format!("{year:04}-{month:02}-{of_month:02}")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn days_are_dates() {
        let known = [
            (0, "1970-01-01"),
            (59, "1970-03-01"),
            (789, "1972-02-29"),
            (10_957, "2000-01-01"),
            (11_016, "2000-02-29"),
            (19_782, "2024-02-29"),
            (20_818, "2026-12-31"),
            (47_540, "2100-02-28"),
            (47_541, "2100-03-01"),
        ];
        for (day, text) in known {
            assert_eq!(date(day), text, "{day}");
        }
    }

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
