//! Work that may take long: after a moment a message says so.

use std::sync::mpsc::{self, RecvTimeoutError};
use std::thread;
use std::time::Duration;

/// How long a player waits without a message.
pub(super) const MOMENT: Duration = Duration::from_millis(700);

/// Does the work on its own thread; if it takes longer than a moment, `late` is called once meanwhile.
pub(super) fn patiently<T: Send>(
    moment: Duration,
    work: impl FnOnce() -> T + Send,
    late: impl FnOnce(),
) -> T {
    thread::scope(|scope| {
        let (working, done) = mpsc::channel::<()>();
        let work = scope.spawn(move || {
            let result = work();
            drop(working);
            result
        });
        // Nothing is ever sent: the channel closes when the work is done, or has panicked.
        if done.recv_timeout(moment) == Err(RecvTimeoutError::Timeout) {
            late();
        }
        work.join().unwrap_or_else(|panic| std::panic::resume_unwind(panic))
    })
}

#[cfg(test)]
mod tests {
    use std::sync::mpsc;
    use std::time::Duration;

    use super::patiently;

    #[test]
    fn what_takes_long_is_told_once_and_still_done() {
        let (told, is_told) = mpsc::channel();
        // The work waits for `late`: it takes too long on any machine.
        let done = patiently(
            Duration::ZERO,
            move || is_told.recv().expect("it is told"),
            || told.send(7).expect("the work waits for it"),
        );
        assert_eq!(done, 7);
    }

    #[test]
    fn what_is_quick_is_not_told() {
        let mut is_late = false;
        assert_eq!(patiently(Duration::MAX, || 7, || is_late = true), 7);
        assert!(!is_late);
    }

    #[test]
    #[should_panic(expected = "on purpose")]
    fn a_panic_comes_through() {
        patiently(Duration::MAX, || panic!("on purpose"), || ());
    }
}
