//! The time that players' clocks go by: how long this server has run in all its life, and could save what people do.
//!
//! It goes on where the last process left it, so it needs no wall clock: nobody moves while the server is away, and nobody's
//! time passes then.

use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use tokio::sync::Notify;

use crate::clock::Clock;

/// How long people have at least to come back when the server has started again.
const MERCY: u64 = 10_000;

/// Counts the milliseconds.
#[derive(Debug)]
pub(crate) struct Ticker {
    clock: Clock,
    counted: Mutex<Counted>,
    /// When somebody wakes to look at clocks; whoever needs that earlier says so.
    armed: AtomicU64,
    alarm: Notify,
}

#[derive(Debug)]
struct Counted {
    /// What had been counted at this time of the monotonic clock.
    before: u64,
    since: Duration,
    is_paused: bool,
    mercy: u64,
}

impl Counted {
    fn now(&self, gone: Duration) -> u64 {
        let since = if self.is_paused { Duration::ZERO } else { gone.saturating_sub(self.since) };
        self.before + u64::try_from(since.as_millis()).unwrap_or(u64::MAX)
    }
}

impl Ticker {
    pub(crate) fn new(clock: Clock) -> Self {
        let counted = Counted { before: 0, since: clock.gone(), is_paused: false, mercy: 0 };
        let (armed, alarm) = (AtomicU64::new(u64::MAX), Notify::new());
        Self { clock, counted: Mutex::new(counted), armed, alarm }
    }

    fn counted(&self) -> MutexGuard<'_, Counted> {
        self.counted.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Goes on from what the last process had counted.
    pub(crate) fn go_on_from(&self, ticks: u64) {
        let mut counted = self.counted();
        (counted.before, counted.since) = (ticks, self.clock.gone());
        counted.mercy = if ticks > 0 { ticks + MERCY } else { 0 };
    }

    /// Now, in milliseconds.
    pub(crate) fn now(&self) -> u64 {
        self.counted().now(self.clock.gone())
    }

    /// Before this nobody's time is up.
    pub(crate) fn mercy(&self) -> u64 {
        self.counted().mercy
    }

    /// Stands still, or goes on.
    pub(crate) fn pause(&self, is_paused: bool) {
        let (gone, mut counted) = (self.clock.gone(), self.counted());
        (counted.before, counted.since) = (counted.now(gone), gone);
        counted.is_paused = is_paused;
    }

    /// Says when somebody wakes by themselves.
    pub(crate) fn arm(&self, ticks: u64) {
        self.armed.store(ticks, Ordering::Release);
    }

    /// Somebody has to look at this moment.
    pub(crate) fn alarm(&self, deadline: Option<u64>) {
        if deadline.is_some_and(|deadline| deadline < self.armed.load(Ordering::Acquire)) {
            self.alarm.notify_one();
        }
    }

    /// Waits until somebody has to look earlier than was said.
    pub(crate) async fn alarmed(&self) {
        self.alarm.notified().await;
    }

    /// Waits until this moment. It may come back earlier, as when it stood still meanwhile.
    pub(crate) async fn sleep_until(&self, ticks: u64) {
        self.clock.sleep(Duration::from_millis(ticks.saturating_sub(self.now()))).await;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn it_counts_what_the_monotonic_clock_counts_but_for_pauses() {
        let clock = Clock::default();
        let ticker = Ticker::new(clock.clone());
        let about = |wanted: u64| {
            let now = ticker.now();
            assert!((wanted..wanted + 5_000).contains(&now), "{now} is not about {wanted}");
        };
        about(0);
        ticker.go_on_from(1_000_000);
        about(1_000_000);
        assert_eq!(ticker.mercy(), 1_000_000 + MERCY);
        clock.set_wall_by(1_000_000);
        about(1_000_000);
        clock.pass(Duration::from_mins(1));
        about(1_060_000);
        ticker.pause(true);
        clock.pass(Duration::from_mins(1));
        about(1_060_000);
        ticker.pause(true);
        ticker.pause(false);
        clock.pass(Duration::from_mins(1));
        about(1_120_000);
    }
}
