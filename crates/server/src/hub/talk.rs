//! What people say at a table: kept before anybody is shown it, forgotten with who said it, deleted some time after the game.

use std::sync::Arc;
use std::sync::atomic::Ordering;
use std::time::Duration;

use table::talk::{self, KEPT_DAYS, Message, Room, Words};

use super::{ActError, Hub};
use crate::clock::DAY;
use crate::shared::Shared;
use crate::store::Person;

/// How long the same words by the same person count as one message that was sent twice, in seconds.
const AGAIN: i64 = 10;
/// How often it is looked for messages that have expired.
const PAUSE: Duration = Duration::from_hours(1);
/// How long it takes until those who came or went to watch are counted.
const COUNTING: Duration = Duration::from_secs(3);

impl Hub {
    /// A session says something at a table: to the players from a seat, otherwise to those who watch. `person` is what
    /// somebody without a seat is called.
    pub(crate) async fn say(
        &self,
        shared: &Arc<Shared>,
        session: &str,
        person: Person,
        words: Words,
    ) -> Result<(), ActError> {
        let mut live = shared.change(&*self.store).await?;
        let at = self.clock.now();
        if !talk::is_open(&live.row, at) {
            return Err(ActError::NoChat);
        }
        let seat = live.seat_of(session);
        let room = if seat.is_some() { Room::Table } else { Room::Watchers };
        let talk = &live.row.talk;
        let is_same = |last: &Message| last.session == session && last.words == words;
        if talk.last(room).is_some_and(|last| is_same(last) && at - last.at < AGAIN) {
            return Ok(());
        }
        let person = seat.map_or(person, |seat| {
            let row = &live.row.seats[seat.index()];
            Person { name: row.name.clone(), face: row.face.clone() }
        });
        let (number, session) = (talk.next(room), session.to_owned());
        let Person { name, face } = person;
        let message = Message { number, at, room, session, seat, name, face, words };
        let kept = self.store.add_message(&shared.id, &message).await;
        live.written(kept)?;
        Arc::make_mut(&mut live.row.talk).add(message);
        Ok(())
    }

    /// The host lets people talk at a table, or does not any more.
    pub(crate) async fn set_chat(
        &self,
        shared: &Arc<Shared>,
        session: &str,
        has_chat: bool,
    ) -> Result<(), ActError> {
        let mut live = shared.change(&*self.store).await?;
        if !live.is_host(session) {
            return Err(ActError::NotHost);
        }
        let kept = self.store.set_chat(&shared.id, has_chat).await;
        live.written(kept)?;
        live.row.has_chat = has_chat;
        Ok(())
    }

    /// Deletes what a session has said, wherever that was.
    pub(crate) async fn forget_talk(&self, session: &str) -> Result<(), ActError> {
        self.store.forget_messages(session).await?;
        let has_said = |shared: &Arc<Shared>| {
            let live = shared.now();
            Room::ALL.into_iter().any(|room| live.row.talk.of(room).any(|it| it.session == session))
        };
        for shared in self.awake_tables().into_iter().filter(has_said) {
            let mut live = shared.change(&*self.store).await?;
            Arc::make_mut(&mut live.row.talk).forget(session);
        }
        Ok(())
    }

    /// Deletes what was said at tables whose games ended long ago, again and again.
    pub(crate) async fn sweep_talk(&self) {
        loop {
            let next = self.clock.gone() + PAUSE;
            // The store says itself when it fails; then the rest waits for the next time.
            while let Ok(count @ 1..) = self.expire_talk().await {
                tracing::info!(tables = count, "messages of games that ended long ago are deleted");
            }
            self.clock.sleep(next.saturating_sub(self.clock.gone())).await;
        }
    }

    /// Deletes the messages of a few tables; of how many.
    pub(super) async fn expire_talk(&self) -> Result<usize, ActError> {
        let before = self.clock.now() - KEPT_DAYS * DAY;
        let tables = self.store.expire_messages(before).await?;
        for shared in tables.iter().filter_map(|table| self.find(table)) {
            let mut live = shared.change(&*self.store).await?;
            Arc::make_mut(&mut live.row.talk).clear();
        }
        Ok(tables.len())
    }

    /// Counts those who watch a table, after a moment in which more may come or go: a thousand who come at once are shown
    /// once.
    pub(crate) fn count_watchers(&self, shared: &Arc<Shared>) {
        if shared.is_counting.swap(true, Ordering::AcqRel) {
            return;
        }
        let (clock, shared) = (self.clock.clone(), shared.clone());
        tokio::spawn(async move {
            clock.sleep(COUNTING).await;
            shared.is_counting.store(false, Ordering::Release);
            shared.show_watchers().await;
        });
    }
}

#[cfg(test)]
mod tests;
