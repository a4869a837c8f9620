//! Thinking for bots and hints: a few at a time, never on the threads of the web.
//!
//! A thought is wanted as long as somebody waits for it: the future that waits may be dropped at any time, because the
//! viewer hung up or the table moved on, and that stops the thought. Places are shared out fairly: the peer that has gone
//! without one the longest is next, and among its sessions the one that has.

mod queue;

use std::sync::{Arc, PoisonError};

use bots::Stop;
use tokio::sync::{oneshot, watch};

use crate::attention::Patron;
use queue::Queue;

/// How many think at a time.
const MOST: usize = 2;
/// How many of them think about hints: the other places are the bots' own, so that no hint keeps a table waiting.
const MOST_HINTS: usize = 1;

/// The places to think at.
#[derive(Clone, Debug)]
pub(crate) struct Thinkers {
    queue: Arc<std::sync::Mutex<Queue<Place>>>,
    closed: watch::Sender<bool>,
}

/// What is thought about.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum About {
    /// The next move of a bot: its table waits for it.
    Move,
    /// A hint: one viewer waits for it.
    Hint,
}

/// Stops a thought when nobody waits for it any more.
struct Wanted(Stop);

impl Drop for Wanted {
    fn drop(&mut self) {
        self.0.stop();
    }
}

/// A place to think at; it goes to the next one when it is left.
#[derive(Debug)]
struct Place {
    queue: Arc<std::sync::Mutex<Queue<Place>>>,
    about: About,
}

impl Drop for Place {
    fn drop(&mut self) {
        lock(&self.queue).leave(self.about);
        give_out(&self.queue);
    }
}

fn lock(queue: &std::sync::Mutex<Queue<Place>>) -> std::sync::MutexGuard<'_, Queue<Place>> {
    queue.lock().unwrap_or_else(PoisonError::into_inner)
}

/// Gives the places that are free to those who wait for one.
fn give_out(queue: &Arc<std::sync::Mutex<Queue<Place>>>) {
    loop {
        let Some((about, given)) = lock(queue).next() else { return };
        // Whoever has left meanwhile leaves the place too: it is dropped here or with what holds it.
        let _ = given.send(Place { queue: queue.clone(), about });
    }
}

impl Thinkers {
    pub(crate) fn new() -> Self {
        let (closed, _) = watch::channel(false);
        let queue = Queue::new(MOST, MOST_HINTS);
        Self { queue: Arc::new(std::sync::Mutex::new(queue)), closed }
    }

    /// Thinks once there is a place; nothing where the thought came to no end.
    pub(crate) async fn think<T: Send + 'static>(
        &self,
        about: About,
        patron: Patron,
        thought: impl FnOnce(&Stop) -> T + Send + 'static,
    ) -> Option<T> {
        let mut closed = self.closed.subscribe();
        tokio::select! {
            thought = self.think_on(about, patron, thought) => thought,
            _ = closed.wait_for(|closed| *closed) => None,
        }
    }

    async fn think_on<T: Send + 'static>(
        &self,
        about: About,
        patron: Patron,
        thought: impl FnOnce(&Stop) -> T + Send + 'static,
    ) -> Option<T> {
        let place = self.place(about, patron).await?;
        let stop = Stop::never();
        let wanted = Wanted(stop.clone());
        // The place goes with the thought: hanging up does not free it before the thought has ended.
        let thinking = tokio::task::spawn_blocking(move || {
            let thought = thought(&stop);
            drop(place);
            thought
        });
        let thought = thinking.await;
        if let Err(error) = &thought {
            tracing::error!(%error, ?about, "a thought broke off");
        }
        let thought = thought.ok();
        drop(wanted);
        thought
    }

    /// Waits for a place.
    async fn place(&self, about: About, patron: Patron) -> Option<Place> {
        let (given, place) = oneshot::channel();
        lock(&self.queue).wait(about, patron, given);
        give_out(&self.queue);
        place.await.ok()
    }

    /// Ends all thoughts and takes no more of them: the server stops.
    pub(crate) fn close(&self) {
        self.closed.send_replace(true);
    }

    /// Whether no thought is taken any more.
    pub(crate) fn is_closed(&self) -> bool {
        *self.closed.borrow()
    }
}

#[cfg(test)]
mod tests {
    use std::sync::atomic::AtomicUsize;
    use std::sync::atomic::Ordering::SeqCst;
    use std::sync::{Arc, mpsc};
    use std::time::{Duration, Instant};

    use bots::Stop;
    use tokio::task::JoinHandle;
    use tokio::time::timeout;

    use super::{About, MOST, MOST_HINTS, Patron, Thinkers};

    /// How long something that does not come is waited for.
    const PATIENCE: Duration = Duration::from_secs(10);

    fn somebody() -> Patron {
        Patron { peer: None, session: "somebody".into() }
    }

    /// Thoughts that begin, and end when they are told to or when they are stopped.
    struct Long {
        thinkers: Thinkers,
        began: mpsc::Sender<About>,
        beginnings: mpsc::Receiver<About>,
        end: Stop,
        ended: mpsc::Sender<()>,
        ends: mpsc::Receiver<()>,
        /// How many go on now, and how many ever did at once.
        at_once: Arc<(AtomicUsize, AtomicUsize)>,
    }

    impl Long {
        fn new() -> Self {
            let ((began, beginnings), (ended, ends)) = (mpsc::channel(), mpsc::channel());
            let (thinkers, end, at_once) = (Thinkers::new(), Stop::never(), Arc::default());
            Self { thinkers, began, beginnings, end, ended, ends, at_once }
        }

        fn think(&self, about: About) -> JoinHandle<Option<()>> {
            let thinkers = self.thinkers.clone();
            let (began, end, ended) = (self.began.clone(), self.end.clone(), self.ended.clone());
            let at_once = self.at_once.clone();
            let thought = move |stop: &Stop| {
                at_once.1.fetch_max(at_once.0.fetch_add(1, SeqCst) + 1, SeqCst);
                began.send(about).expect("the test listens");
                let start = Instant::now();
                while !stop.is_stopped() && !end.is_stopped() {
                    assert!(start.elapsed() < PATIENCE, "nobody ends the thought");
                    std::thread::yield_now();
                }
                at_once.0.fetch_sub(1, SeqCst);
                ended.send(()).expect("the test listens");
            };
            tokio::spawn(async move { thinkers.think(about, somebody(), thought).await })
        }

        /// Waits until this many have begun; what they are about.
        async fn begun(&self, count: usize) -> Vec<About> {
            let mut begun = Vec::new();
            for _ in 0..count {
                let one = timeout(PATIENCE, self.until_one_begins()).await;
                begun.push(one.expect("there is a place"));
            }
            begun
        }

        /// Waits until a thought has begun; what it is about.
        async fn until_one_begins(&self) -> About {
            loop {
                match self.beginnings.try_recv() {
                    Ok(about) => return about,
                    Err(_) => tokio::task::yield_now().await,
                }
            }
        }

        /// How many went on at once at the most.
        fn most_at_once(&self) -> usize {
            self.at_once.1.load(SeqCst)
        }

        fn has_ended(&self) -> bool {
            self.ends.recv_timeout(PATIENCE).is_ok()
        }
    }

    #[tokio::test]
    async fn thoughts_that_do_not_end_leave_the_web_its_thread() {
        let long = Long::new();
        let thoughts: Vec<_> = (0..20).map(|_| long.think(About::Move)).collect();
        // This test has one thread, as a web of one: it still runs while all places are taken.
        long.begun(MOST).await;
        long.end.stop();
        for thought in thoughts {
            let done = timeout(PATIENCE, thought).await.expect("it ends in time");
            assert_eq!(done.expect("it does not panic"), Some(()));
        }
        assert_eq!(long.most_at_once(), MOST, "no more than the places there are");
    }

    #[tokio::test]
    async fn hints_leave_the_bots_a_place() {
        let long = Long::new();
        let _hints: Vec<_> = (0..20).map(|_| long.think(About::Hint)).collect();
        assert_eq!(long.begun(MOST_HINTS).await, [About::Hint; MOST_HINTS]);
        let _move = long.think(About::Move);
        assert_eq!(long.begun(1).await, [About::Move], "no other hint has begun meanwhile");
        long.end.stop();
    }

    #[tokio::test]
    async fn a_thought_that_nobody_waits_for_is_stopped_and_frees_its_place() {
        let long = Long::new();
        for _ in 0..2 * MOST {
            let thought = long.think(About::Hint);
            long.begun(1).await;
            thought.abort();
            assert!(thought.await.is_err_and(|error| error.is_cancelled()));
            assert!(long.has_ended(), "it is told to stop");
        }
    }

    #[tokio::test]
    async fn the_end_of_the_server_stops_all_thoughts() {
        let long = Long::new();
        let thoughts: Vec<_> = (0..3 * MOST).map(|_| long.think(About::Move)).collect();
        long.begun(MOST).await;
        long.thinkers.close();
        for thought in thoughts {
            let done = timeout(PATIENCE, thought).await.expect("it ends in time");
            assert_eq!(done.expect("it does not panic"), None);
        }
        assert!((0..MOST).all(|_| long.has_ended()));
        assert_eq!(
            long.thinkers.think(About::Move, somebody(), |_| ()).await,
            None,
            "none begins any more"
        );
    }

    #[tokio::test]
    async fn a_thought_that_panics_frees_its_place() {
        let thinkers = Thinkers::new();
        for _ in 0..2 * MOST {
            assert_eq!(
                thinkers.think(About::Hint, somebody(), |_| panic!("on purpose")).await,
                None::<()>
            );
        }
        assert_eq!(thinkers.think(About::Hint, somebody(), |_| 7).await, Some(7));
    }
}
