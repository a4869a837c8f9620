//! Who has which session: known by a cookie that changes when a seat is taken, listed and ended by its owner.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use table::token::Pass;
use tokio::sync::broadcast;

use crate::clock::{Clock, DAY};
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
    /// Says which session has ended, to the streams that are open.
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
        Self { store, clock, known: Mutex::default(), ended: broadcast::channel(MOST_ENDED).0 }
    }

    /// The session of a cookie. The first use of a new token ends the old one: not before, since the answer that brought
    /// the new one may have been lost on the way, and with it everything the session has.
    pub(crate) async fn find(&self, pass: &Pass) -> Result<Option<SessionRow>, StoreError> {
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
        if found.seen_day < today {
            // The session is valid even if the day cannot be written down.
            let _ = self.store.change_session(&found.id, SessionChange::See(today)).await;
        }
        let found = SessionRow { seen_day: today, is_next: false, ..found };
        let mut memory = self.memory();
        if memory.rows.len() >= MOST {
            memory.rows.clear();
        }
        if memory.forgotten == forgotten {
            memory.rows.insert(token, found.clone());
        }
        Ok(Some(found))
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
        self.forget(id);
        // Nobody may be looking.
        let _ = self.ended.send(id.to_owned());
    }

    /// Waits until a session ends; a waiter that has missed some of the news returns as well.
    pub(crate) fn ended(&self, id: &str) -> impl Future<Output = ()> + Send + use<> {
        let (mut ended, id) = (self.ended.subscribe(), id.to_owned());
        async move { while ended.recv().await.is_ok_and(|other| other != id) {} }
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
