//! Thinking for bots and hints: a few at a time, beside the web and never on its threads.

use std::sync::Arc;

use tokio::sync::Semaphore;

/// How many think at a time.
const MOST: usize = 2;

/// The places to think at.
#[derive(Clone, Debug)]
pub(crate) struct Thinkers(Arc<Semaphore>);

impl Thinkers {
    pub(crate) fn new() -> Self {
        Self(Arc::new(Semaphore::new(MOST)))
    }

    /// Thinks once there is a place; nothing where the thought came to no end.
    pub(crate) async fn think<T: Send + 'static>(
        &self,
        thought: impl FnOnce() -> T + Send + 'static,
    ) -> Option<T> {
        // The place goes with the thought: who hangs up does not free it before the thought has ended.
        let place = self.0.clone().acquire_owned().await.ok()?;
        let thinking = tokio::task::spawn_blocking(move || {
            let thought = thought();
            drop(place);
            thought
        });
        thinking.await.ok()
    }
}

#[cfg(test)]
mod tests {
    use std::sync::mpsc;
    use std::time::Duration;

    use super::{MOST, Thinkers};

    /// How long something that does not come is waited for.
    const PATIENCE: Duration = Duration::from_secs(10);

    #[tokio::test]
    async fn thoughts_that_do_not_end_leave_the_web_its_thread() {
        let thinkers = Thinkers::new();
        let (began, beginnings) = mpsc::channel();
        let (end, ends) = mpsc::channel::<()>();
        let ends = std::sync::Arc::new(std::sync::Mutex::new(ends));
        let think = |_| {
            let (thinkers, began, ends) = (thinkers.clone(), began.clone(), ends.clone());
            let thought = move || {
                began.send(()).expect("the test listens");
                ends.lock().expect("no thought panics").recv().expect("the test ends it");
            };
            tokio::spawn(async move { thinkers.think(thought).await })
        };
        let thoughts: Vec<_> = (0..20).map(think).collect();
        // This test has one thread, as a web of one: it still runs while all places are taken.
        let taken_places = || async {
            let mut count = 0;
            for _ in 0..50 {
                tokio::time::sleep(Duration::from_millis(2)).await;
                count += beginnings.try_iter().count();
            }
            count
        };
        assert_eq!(taken_places().await, MOST, "no more than the places there are");
        for _ in 0..20 {
            end.send(()).expect("a thought waits");
        }
        for thought in thoughts {
            let done = tokio::time::timeout(PATIENCE, thought).await.expect("it ends in time");
            assert_eq!(done.expect("it does not panic"), Some(()));
        }
    }

    #[tokio::test]
    async fn a_thought_that_panics_frees_its_place() {
        let thinkers = Thinkers::new();
        for _ in 0..2 * MOST {
            assert_eq!(thinkers.think(|| panic!("on purpose")).await, None::<()>);
        }
        assert_eq!(thinkers.think(|| 7).await, Some(7));
    }
}
