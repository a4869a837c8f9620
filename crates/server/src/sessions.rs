//! Who has which session: on each device known by a cookie of its own that changes when a seat is taken there; listed,
//! handed over and ended by its owner.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use table::token::Pass;
use tokio::sync::broadcast;

use crate::clock::{Clock, DAY};
use crate::handover::Handovers;
use crate::random;
use crate::store::{SessionChange, SessionRow, Store, StoreError};

/// How many sessions are remembered, so that not every request reads them from the store.
const MOST: usize = 10_000;
/// How many ends of sessions may wait for somebody to hear of them.
const MOST_ENDED: usize = 256;

/// The sessions that were used lately, by their tokens, hashed.
#[derive(Debug)]
pub(crate) struct Sessions {
    store: Arc<dyn Store>,
    clock: Clock,
    known: Mutex<Memory>,
    /// The links by which sessions come to other devices.
    pub(crate) handovers: Handovers,
    /// Says which session or device has ended, to the streams that are open.
    ended: broadcast::Sender<String>,
}

/// What is remembered of them.
#[derive(Debug, Default)]
struct Memory {
    rows: HashMap<String, SessionRow>,
    /// How often one was forgotten: what was read from the store before that may not hold any more.
    forgotten: u64,
}

impl Sessions {
    pub(crate) fn new(store: Arc<dyn Store>, clock: Clock) -> Self {
        let (handovers, ended) = (Handovers::new(clock.clone()), broadcast::channel(MOST_ENDED).0);
        Self { store, clock, known: Mutex::default(), handovers, ended }
    }

    /// The session of a cookie.
    pub(crate) async fn find(&self, pass: &Pass) -> Result<Option<SessionRow>, StoreError> {
        self.find_on(pass, None).await
    }

    /// The session of a cookie, which a device of this description sends. The first use of a new token ends the old one: not
    /// before, since the answer that brought the new one may have been lost on the way, and with it everything the session
    /// has.
    pub(crate) async fn find_on(
        &self,
        pass: &Pass,
        about: Option<&str>,
    ) -> Result<Option<SessionRow>, StoreError> {
        let (token, today) = (pass.session.hash(), self.clock.now() / DAY);
        let (known, forgotten) = {
            let memory = self.memory();
            (memory.rows.get(&token).cloned(), memory.forgotten)
        };
        if let Some(known) = known.filter(|known| known.seen_day >= today) {
            return Ok(Some(known));
        }
        let Some(found) = self.store.session(&token).await? else { return Ok(None) };
        if found.is_next {
            let confirm = SessionChange::Confirm(token.clone());
            if self.store.change_session(&found.id, confirm).await.is_err() {
                // The session is valid even while nothing can be written; its next use confirms the cookie.
                return Ok(Some(found));
            }
            self.forget(&found.id);
        }
        let about = about.unwrap_or(&found.about).to_owned();
        if found.seen_day < today || found.about != about {
            // The session is valid even if the day cannot be written down.
            let (device, about) = (found.device.clone(), about.clone());
            let see = SessionChange::See { device, day: today, about };
            let _ = self.store.change_session(&found.id, see).await;
        }
        let found = SessionRow { seen_day: today, is_next: false, about, ..found };
        self.remember(token, &found, forgotten);
        Ok(Some(found))
    }

    /// Remembers what was read, unless it may not hold any more.
    fn remember(&self, token: String, found: &SessionRow, forgotten: u64) {
        let mut memory = self.memory();
        if memory.rows.len() >= MOST {
            memory.rows.clear();
        }
        if memory.forgotten == forgotten {
            memory.rows.insert(token, found.clone());
        }
    }

    /// A new cookie for a session, which counts from its first use on; a conflict if one is on its way already.
    pub(crate) async fn renew(&self, id: &str, pass: &Pass) -> Result<Pass, StoreError> {
        let renewed = random::renewed(pass);
        let [token, next] = [pass, &renewed].map(|pass| pass.session.hash());
        let change = SessionChange::Renew { token, next };
        self.store.change_session(id, change).await?;
        Ok(renewed)
    }

    /// Ends a session: nobody has its seats any more.
    pub(crate) async fn end(&self, id: &str) -> Result<(), StoreError> {
        self.store.change_session(id, SessionChange::End).await?;
        self.has_ended(id);
        Ok(())
    }

    /// The store has ended a session: it is forgotten, and its streams end.
    pub(crate) fn has_ended(&self, id: &str) {
        self.tell_end(id, id);
    }

    /// Lets a device of a session have it no more: from now on its cookie is nobody's.
    pub(crate) async fn forget_device(&self, id: &str, device: &str) -> Result<(), StoreError> {
        self.store.change_session(id, SessionChange::Forget(device.to_owned())).await?;
        self.tell_end(id, device);
        Ok(())
    }

    /// What is remembered of a session does not hold any more, and streams of it or of a device of it end.
    pub(crate) fn tell_end(&self, session: &str, ended: &str) {
        self.handovers.end(session);
        self.forget(session);
        // Nobody may be looking.
        let _ = self.ended.send(ended.to_owned());
    }

    /// Waits until a viewer's session ends, or their device has it no more. A waiter that has missed some of the news returns
    /// as well, and so does one whose session ended before.
    pub(crate) async fn ended(
        &self,
        pass: Option<&Pass>,
        session: &str,
    ) -> impl Future<Output = ()> + Send + use<> {
        let mut ended = self.ended.subscribe();
        let found = match pass.filter(|_| !session.is_empty()) {
            // Where that cannot be found out now, the end of the session is waited for at least.
            Some(pass) => self.find(pass).await.ok().map(Option::unwrap_or_default),
            None => None,
        };
        let is_over = found.as_ref().is_some_and(|found| found.id != session);
        let (session, device) = (session.to_owned(), found.unwrap_or_default().device);
        let is_other = move |ended: String| ended != session && ended != device;
        async move { while !is_over && ended.recv().await.is_ok_and(&is_other) {} }
    }

    /// What is remembered of a session is not what is kept any more.
    pub(crate) fn forget(&self, id: &str) {
        let mut memory = self.memory();
        memory.rows.retain(|_, known| known.id != id);
        memory.forgotten += 1;
    }

    fn memory(&self) -> MutexGuard<'_, Memory> {
        self.known.lock().unwrap_or_else(PoisonError::into_inner)
    }
}
