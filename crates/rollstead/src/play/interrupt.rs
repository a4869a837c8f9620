//! Ctrl-C in line mode: a bot that thinks answers at once; at any other time the program ends.

use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use bots::Stop;

/// What Ctrl-C ends: the thought under way or, if there is none, the program.
#[derive(Clone, Debug, Default)]
pub(crate) struct Interrupt(Arc<Mutex<Option<Stop>>>);

impl Interrupt {
    /// One that listens from now on; there is one for the whole program.
    pub(crate) fn listen() -> anyhow::Result<Self> {
        let interrupt = Self::default();
        let pressed = interrupt.clone();
        ctrlc::set_handler(move || {
            if !pressed.press() {
                // The exit code of a program that Ctrl-C ends.
                std::process::exit(130);
            }
        })?;
        Ok(interrupt)
    }

    /// Ends the thought under way; whether there was one that was not ended yet.
    fn press(&self) -> bool {
        let thought = self.thought().take();
        thought.inspect(Stop::stop).is_some()
    }

    /// Lets something think that can be ended.
    pub(super) fn during<T>(&self, think: impl FnOnce(&Stop) -> T) -> T {
        let stop = Stop::never();
        *self.thought() = Some(stop.clone());
        let result = think(&stop);
        *self.thought() = None;
        result
    }

    fn thought(&self) -> MutexGuard<'_, Option<Stop>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

#[cfg(test)]
mod tests {
    use super::Interrupt;

    #[test]
    fn a_thought_is_ended_once_and_only_while_it_lasts() {
        let interrupt = Interrupt::default();
        assert!(!interrupt.press());
        interrupt.during(|stop| {
            assert!(!stop.is_stopped());
            assert!(interrupt.press() && stop.is_stopped());
            assert!(!interrupt.press(), "the second time the program ends");
        });
        interrupt.during(|stop| assert!(!stop.is_stopped()));
        assert!(!interrupt.press());
    }
}
