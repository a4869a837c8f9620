//! The people at a table: what they are called, seats that change hands before the game, leaving it, and going on at another.

use std::sync::Arc;

use engine::Seat;
use games::{Level, Program};

use super::{ActError, Hub, check_host};
use crate::shared::Shared;
use crate::store::{Leaving, Person, SeatRow, SessionChange, Status, StoreError, TableRow};

/// The bot that takes a person's seat.
const SUBSTITUTE: Program = Program::Level(Level::Normal);

impl Hub {
    /// Writes what a session's owner is called and looks like, and shows it at all their tables.
    pub(crate) async fn set_person(
        &self,
        session: &str,
        before: &Person,
        person: Person,
    ) -> Result<(), ActError> {
        self.store.set_person(session, person.clone(), self.clock.now()).await?;
        for shared in self.awake_tables() {
            let is_theirs = |row: &SeatRow| {
                row.owner.as_deref() == Some(session)
                    && (row.name.is_empty() || row.name == before.name)
            };
            if !shared.now().row.seats.iter().any(is_theirs) {
                continue;
            }
            let mut live = shared.change(&*self.store).await?;
            for row in live.row.seats.iter_mut().filter(|row| is_theirs(row)) {
                (row.name, row.face) = (person.name.clone(), person.face.clone());
            }
        }
        Ok(())
    }

    /// Everything of a session becomes another's, by a link that the device `by` of that one has made. The tables that are
    /// awake are held meanwhile, in one order, so that nobody writes a seat as it was before.
    pub(crate) async fn join(&self, from: &str, into: &str, by: &str) -> Result<(), ActError> {
        let is_theirs = |shared: &Arc<Shared>| {
            let row = &shared.now().row;
            let is_own = |seat: &SeatRow| seat.owner.as_deref() == Some(from);
            row.host == from || row.seats.iter().any(is_own)
        };
        let mut tables: Vec<_> = self.awake_tables().into_iter().filter(is_theirs).collect();
        tables.sort_by(|one, other| one.id.cmp(&other.id));
        let mut held = Vec::new();
        for shared in &tables {
            held.push(shared.change(&*self.store).await?);
        }
        let (into_id, by) = (into.to_owned(), by.to_owned());
        let join = SessionChange::Join { into: into_id, by };
        let joined = self.store.change_session(from, join).await;
        for live in &mut held {
            // Where nobody knows whether it was written, the table is read again before it is changed.
            live.written(joined.as_ref().map_err(|_| StoreError::Unsaved).copied()).ok();
        }
        joined?;
        for live in &mut held {
            let row = &mut live.row;
            if row.host == from {
                into.clone_into(&mut row.host);
            }
            let owners = row.seats.iter_mut().filter_map(|seat| seat.owner.as_mut());
            owners.filter(|owner| *owner == from).for_each(|owner| into.clone_into(owner));
        }
        Ok(())
    }

    pub(super) fn awake_tables(&self) -> Vec<Arc<Shared>> {
        self.awake().tables.values().cloned().collect()
    }

    /// A person leaves a game that is on: a bot takes their seats until they come back, or the game ends, as the table says.
    pub(crate) async fn leave(&self, shared: &Arc<Shared>, session: &str) -> Result<(), ActError> {
        let mut live = shared.change(&*self.store).await?;
        let seat = live.seat_of(session).ok_or(ActError::Spectator)?;
        self.flag(&mut live).await?;
        if live.row.status != Status::Playing {
            return Err(ActError::NotPlaying);
        }
        match live.row.leaving {
            Leaving::Bot => {
                let own: Vec<Seat> = live.seats_of(session).collect();
                for seat in own {
                    self.set_stand_in(&mut live, seat, Some(SUBSTITUTE)).await?;
                }
            }
            Leaving::End => {
                let at = self.clock.now();
                let kept = self.store.set_left(&live.row.id, seat.index(), at).await;
                live.written(kept)?;
                (live.row.status, live.row.left_by) = (Status::Stopped, Some(seat));
                live.row.moved_at = at;
            }
        }
        drop(live);
        self.wake_bots(shared);
        Ok(())
    }

    /// The host lets two seats change places before the game begins; their links stay where they are.
    pub(crate) async fn swap(
        &self,
        shared: &Arc<Shared>,
        session: &str,
        seats: [usize; 2],
    ) -> Result<(), ActError> {
        let mut live = shared.change(&*self.store).await?;
        check_host(&live, session)?;
        let rows = seats.map(|seat| live.row.seats.get(seat).cloned());
        let [Some(one), Some(other)] = rows else { return Err(ActError::Seat) };
        let (new_one, new_other) = (
            SeatRow { invitation: one.invitation.clone(), ..other.clone() },
            SeatRow { invitation: other.invitation, ..one },
        );
        self.put_seats(&mut live, vec![(seats[0], new_one), (seats[1], new_other)]).await?;
        drop(live);
        self.start_when_ready(shared).await
    }

    /// The host gives a free seat to a bot before the game begins, or takes it from the bot again.
    pub(crate) async fn seat_bot(
        &self,
        shared: &Arc<Shared>,
        session: &str,
        seat: usize,
    ) -> Result<(), ActError> {
        let mut live = shared.change(&*self.store).await?;
        check_host(&live, session)?;
        let row = live.row.seats.get(seat).cloned().ok_or(ActError::Seat)?;
        let row = match (row.bot, &row.owner) {
            (Some(_), _) => SeatRow { bot: None, entropy: String::new(), ..row },
            // A table of bots alone would play for nobody.
            (None, None) if live.row.seats.iter().all(|row| row.owner.is_none()) => {
                return Err(ActError::Seat);
            }
            (None, None) => SeatRow { bot: Some(SUBSTITUTE), entropy: "-".to_owned(), ..row },
            (None, Some(_)) => return Err(ActError::Seat),
        };
        self.put_seats(&mut live, vec![(seat, row)]).await?;
        drop(live);
        self.start_when_ready(shared).await
    }

    async fn put_seats(
        &self,
        live: &mut crate::shared::Changing<'_>,
        seats: Vec<(usize, SeatRow)>,
    ) -> Result<(), ActError> {
        let kept = self.store.set_seats(&live.row.id, seats.clone()).await;
        live.written(kept)?;
        for (seat, row) in seats {
            live.row.seats[seat] = row;
        }
        Ok(())
    }

    /// Keeps a new table at which the people of another go on. If there is one already, that is the one: its id.
    pub(crate) async fn make_next(&self, old: &str, row: TableRow) -> Result<String, ActError> {
        let id = row.id.clone();
        match self.store.make_next(old, &row).await {
            Err(StoreError::Conflict) => {
                let old = self.store.table(old).await?.ok_or(ActError::Gone)?;
                return old.next.ok_or(ActError::Store(StoreError::Conflict));
            }
            kept => kept?,
        }
        if let Some(shared) = self.keep(row, &[], None)? {
            self.start_when_ready(&shared).await?;
        }
        // Everybody who still has the old table before them is shown the way.
        if let Some(shared) = self.find(old) {
            shared.change(&*self.store).await?.row.next = Some(id.clone());
        }
        Ok(id)
    }
}
