//! A table that is awake: one person at a time changes it, everybody looks at it as it last stood.

use std::collections::HashSet;
use std::ops::{Deref, DerefMut};
use std::sync::Arc;
use std::sync::atomic::AtomicBool;
use std::time::Duration;

use games::{Analysis, Answer, NoExpert};
use table::live::{Damaged, Live, Plan};
use table::pages;
use table::waiting::Waiting;
use tokio::sync::{Mutex, MutexGuard, Notify, OnceCell, watch};

use crate::attention::Attention;
use crate::clock::Clock;
use crate::face::Faces;
use crate::hub::ActError;
use crate::random;
use crate::sight::Sight;
use crate::store::{Append, EventRow, Status, Store, StoreError, TableRow};
use crate::ticker::Ticker;
use crate::turns::Turns;

/// A table that is awake.
#[derive(Debug)]
pub(crate) struct Shared {
    /// The table's id, which never changes.
    pub(crate) id: String,
    around: Around,
    table: Mutex<Held>,
    /// The table as it last stood.
    shown: watch::Sender<Arc<Live>>,
    /// Whether it was deleted.
    is_gone: watch::Sender<bool>,
    pub(crate) faces: Faces,
    pub(crate) attention: Arc<Attention>,
    pub(crate) sight: Arc<Sight>,
    pub(crate) is_thinking: AtomicBool,
    /// Whether those who watch are about to be counted.
    pub(crate) is_counting: AtomicBool,
    pub(crate) hurry: Notify,
    /// The game taken apart, once it is over and somebody has asked for it.
    pub(crate) analysis: OnceCell<Result<Vec<Analysis<Answer>>, NoExpert>>,
}

/// What is around a table: the time, whether anything can be saved, and how long a request counts as attention.
#[derive(Clone, Debug)]
pub(crate) struct Around {
    pub(crate) clock: Clock,
    /// The time that the players' clocks go by.
    pub(crate) ticker: Arc<Ticker>,
    pub(crate) trouble: watch::Receiver<bool>,
    pub(crate) attention: Duration,
    pub(crate) turns: Arc<Turns>,
}

/// A table as whoever changes it holds it.
#[derive(Debug)]
struct Held {
    live: Arc<Live>,
    /// The messages that were carried out already.
    keys: HashSet<String>,
    /// Whether it is as the store has it. After a write that failed nobody knows before the store is read again.
    is_sound: bool,
}

impl Held {
    fn rebuild(row: TableRow, events: &[EventRow], around: &Around) -> Result<Self, Damaged> {
        let keys = events.iter().filter_map(|event| event.key.clone()).collect();
        let waiting = Waiting::woken(around.clock.gone(), around.clock.now(), &row);
        let mut live = Live::rebuild(row, events)?;
        live.waiting = waiting;
        live.mercy = around.ticker.mercy();
        live.moment = (u32::from_le_bytes(random::bytes()), 0);
        Ok(Self { live: Arc::new(live), keys, is_sound: true })
    }
}

impl Held {
    /// What no store has is kept if nothing has happened since: votes, hints and how long everybody has waited.
    fn after(mut self, before: &Self) -> Self {
        Arc::make_mut(&mut self.live).watching = before.live.watching;
        if self.live.number == before.live.number {
            let live = Arc::make_mut(&mut self.live);
            live.votes.clone_from(&before.live.votes);
            live.given.clone_from(&before.live.given);
            live.waiting = before.live.waiting;
        }
        self
    }
}

impl Shared {
    /// The table as its events make it.
    pub(crate) fn rebuild(
        row: TableRow,
        events: &[EventRow],
        around: Around,
    ) -> Result<Self, Damaged> {
        let id = row.id.clone();
        let table = Held::rebuild(row, events, &around)?;
        let (shown, _) = watch::channel(table.live.clone());
        Ok(Self {
            id,
            table: Mutex::new(table),
            shown,
            is_gone: watch::channel(false).0,
            faces: Faces::default(),
            attention: Arc::new(Attention::new(around.clock.clone(), around.attention)),
            sight: Arc::new(Sight::new(around.clock.clone())),
            around,
            is_thinking: AtomicBool::new(false),
            is_counting: AtomicBool::new(false),
            hurry: Notify::new(),
            analysis: OnceCell::new(),
        })
    }

    /// The table as it stands now. Looking at it keeps nobody waiting.
    pub(crate) fn now(&self) -> Arc<Live> {
        self.shown.borrow().clone()
    }

    /// The time that the table goes by.
    pub(crate) const fn clock(&self) -> &Clock {
        &self.around.clock
    }

    /// The time, and whether anything can be saved now.
    pub(crate) fn around(&self) -> pages::Around {
        let is_in_trouble = *self.around.trouble.borrow();
        let ticks = self.around.ticker.now();
        pages::Around { now: self.around.clock.gone(), ticks, is_in_trouble }
    }

    /// Turns true when nothing can be saved, and false when that works again.
    pub(crate) fn trouble(&self) -> watch::Receiver<bool> {
        self.around.trouble.clone()
    }

    /// Follows the table: it changes whenever something is to be shown anew.
    pub(crate) fn follow(&self) -> watch::Receiver<Arc<Live>> {
        self.shown.subscribe()
    }

    /// Holds the table to change it, read from the store again where memory may not be as the store has it.
    pub(crate) async fn change(&self, store: &dyn Store) -> Result<Changing<'_>, ActError> {
        let mut table = self.table.lock().await;
        if !table.is_sound {
            let (row, events) = store.kept(&self.id).await?.ok_or(ActError::Gone)?;
            let rebuilt = Held::rebuild(row, &events, &self.around)?;
            *table = rebuilt.after(&table);
            tracing::info!(table = self.id, "a table was rebuilt from the store");
        }
        Ok(Changing { shared: self, table })
    }

    /// Holds the table as memory has it, for somebody who changes the store.
    pub(crate) async fn hold(&self) -> Changing<'_> {
        Changing { shared: self, table: self.table.lock().await }
    }

    /// The table was deleted: whoever looks at it or thinks about it leaves.
    pub(crate) fn end(&self) {
        self.is_gone.send_replace(true);
    }

    /// Whether the table was deleted.
    pub(crate) fn is_gone(&self) -> bool {
        *self.is_gone.borrow()
    }

    /// Waits until the table is deleted.
    pub(crate) async fn gone(&self) {
        self.is_gone.subscribe().wait_for(|is_gone| *is_gone).await.ok();
    }

    /// Shows the table anew though nothing has happened, as when time was all that has passed since it stood so.
    pub(crate) async fn show_again(&self, shown: &Arc<Live>) {
        let mut table = self.table.lock().await;
        if Arc::ptr_eq(&table.live, shown) {
            Arc::make_mut(&mut table.live).moment.1 += 1;
            self.shown.send_replace(table.live.clone());
        }
    }

    /// Shows how many people watch.
    pub(crate) async fn show_watchers(&self) {
        let watching = self.attention.watching();
        let mut table = self.table.lock().await;
        if table.live.watching != watching {
            let live = Arc::make_mut(&mut table.live);
            (live.watching, live.moment.1) = (watching, live.moment.1 + 1);
            self.shown.send_replace(table.live.clone());
        }
    }

    /// Waits until the table is not any more as it was at this number of events, or is not played any more: what was
    /// thought about it is of no use then.
    pub(crate) async fn moved_on(&self, number: i64) {
        let is_other =
            |live: &Arc<Live>| live.number != number || live.row.status != Status::Playing;
        let mut follow = self.follow();
        tokio::select! {
            _ = follow.wait_for(is_other) => {}
            () = self.gone() => {}
        }
    }
}

/// A table while it is changed. What has changed is shown to everybody when this ends.
pub(crate) struct Changing<'a> {
    shared: &'a Shared,
    table: MutexGuard<'a, Held>,
}

impl Changing<'_> {
    /// Whether a message of this key was carried out already, for whichever seat of the session was asked then.
    pub(crate) fn has_key(&self, session: &str, key: &str) -> bool {
        self.seats_of(session).any(|seat| self.table.keys.contains(&format!("{seat}:{key}")))
    }

    /// What came of a write. A failed one may have reached the disk or not, and another's events may have come first:
    /// the table is read again before it is changed the next time.
    pub(crate) fn written(&mut self, result: Result<(), StoreError>) -> Result<(), ActError> {
        self.table.is_sound = result.is_ok();
        Ok(result?)
    }

    /// Memory may not be what is kept: the table is read again before it is changed the next time.
    pub(crate) fn outdate(&mut self) {
        self.table.is_sound = false;
    }

    /// Writes a plan down, then carries it out.
    pub(crate) async fn commit(&mut self, store: &dyn Store, plan: Plan) -> Result<(), ActError> {
        let (table, first, at) = (self.row.id.clone(), self.number, self.shared.around.clock.now());
        let (events, status) = (plan.events.clone(), plan.status);
        // Until it is known to be written, it is not.
        self.table.is_sound = false;
        let stand = plan.stand.clone();
        let times = self.times_after(&plan, self.shared.around.ticker.now());
        let deadline = times.as_ref().and_then(|times| times.deadline);
        let append = Append { table, first, events, status, stand, times: times.clone(), at };
        let appended = store.append(append).await;
        self.written(appended)?;
        self.shared.around.ticker.alarm(deadline);
        self.table.keys.extend(plan.events.iter().filter_map(|event| event.key.clone()));
        self.row.moved_at = at;
        self.row.times = times.unwrap_or_default();
        let now = self.shared.around.clock.gone();
        self.done(plan, now);
        Ok(())
    }
}

impl Deref for Changing<'_> {
    type Target = Live;

    fn deref(&self) -> &Live {
        &self.table.live
    }
}

impl DerefMut for Changing<'_> {
    /// The table that is shown stays as it is; the change happens to a copy.
    fn deref_mut(&mut self) -> &mut Live {
        let live = Arc::make_mut(&mut self.table.live);
        live.moment.1 += 1;
        live
    }
}

impl Drop for Changing<'_> {
    fn drop(&mut self) {
        // A panic may have left it half changed: nobody sees that, and the store knows better.
        if std::thread::panicking() {
            self.table.is_sound = false;
        } else if !Arc::ptr_eq(&self.table.live, &self.shared.shown.borrow()) {
            let before = self.shared.shown.send_replace(self.table.live.clone());
            let around = &self.shared.around;
            around.turns.published(&before, &self.table.live, around.clock.gone());
        }
    }
}
