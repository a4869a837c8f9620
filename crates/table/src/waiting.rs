//! A seat that does not move: how long it is waited for, who may vote about it then, and what they decide.

use core::time::Duration;
use std::collections::BTreeSet;

use engine::{Seat, Turn};

use crate::live::{Live, Remedy};
use crate::row::{Status, TableRow};

/// How long a seat may think before the others may vote, in seconds, and the words for it: no table has another limit.
pub const LIMITS: [(i64, &str); 4] =
    [(60, "limit-minute"), (300, "limit-five"), (86_400, "limit-day"), (604_800, "limit-week")];
/// The limit of a table that says none.
pub const USUAL_LIMIT: i64 = 300;

/// How long a table has waited for a seat, by the clock that nobody sets.
#[derive(Clone, Copy, Debug, Default)]
pub struct Waiting {
    since: Duration,
    /// How long it had waited before that, in another process or before it fell asleep.
    before: Duration,
}

impl Waiting {
    /// It begins to wait now.
    pub const fn anew(now: Duration) -> Self {
        Self { since: now, before: Duration::ZERO }
    }

    /// It wakes. How long it slept is known from the wall clock alone, which somebody may have set: so that
    /// counts for at most half of the limit, and whoever is waited for has the other half to come back.
    pub fn woken(now: Duration, wall: i64, row: &TableRow) -> Self {
        let slept = wall.saturating_sub(row.moved_at).clamp(0, row.limit_seconds / 2);
        let before = Duration::from_secs(slept.unsigned_abs());
        Self { since: now, before }
    }

    fn so_far(self, now: Duration) -> Duration {
        self.before + now.saturating_sub(self.since)
    }
}

impl Live {
    /// The table waits for the next move from now on.
    pub const fn wait_anew(&mut self, now: Duration) {
        self.waiting = Waiting::anew(now);
    }

    fn limit(&self) -> Duration {
        Duration::from_secs(self.row.limit_seconds.unsigned_abs())
    }

    /// The person's seat that has kept everybody waiting longer than the table's limit.
    pub fn idle_seat(&self, now: Duration) -> Option<Seat> {
        let is_late = self.waiting.so_far(now) >= self.limit();
        self.awaited().filter(|_| is_late)
    }

    /// The person's seat that is waited for. With clocks nobody votes: they say themselves what happens.
    fn awaited(&self) -> Option<Seat> {
        if self.row.status != Status::Playing || self.row.clock.is_some() {
            return None;
        }
        let Turn::Seats(seats) = self.game.turn() else { return None };
        seats.iter().find(|seat| self.bot_at(*seat).is_none())
    }

    /// How long it is until the others may vote, or may vote for more than before.
    pub fn until_limit(&self, now: Duration) -> Option<Duration> {
        self.awaited()?;
        let so_far = self.waiting.so_far(now);
        self.limits().into_iter().find(|end| *end > so_far).map(|end| end.saturating_sub(so_far))
    }

    /// How many of the times after which the others may vote for more have passed: a page shows it.
    pub fn limits_passed(&self, now: Duration) -> usize {
        let so_far = self.waiting.so_far(now);
        let passed = |_| self.limits().into_iter().filter(|end| *end <= so_far).count();
        self.awaited().map_or(0, passed)
    }

    fn limits(&self) -> [Duration; 2] {
        [self.limit(), 2 * self.limit()]
    }

    /// Whether this may be voted for now. One person alone does not end a game of others at the first chance: that is
    /// offered when the limit has passed twice, and until then the other can come back.
    pub fn allows(&self, remedy: Remedy, idle_seat: Seat, now: Duration) -> bool {
        match remedy {
            Remedy::Wait | Remedy::StandIn => true,
            Remedy::Stop => {
                self.voters(idle_seat) > 1 || self.waiting.so_far(now) >= 2 * self.limit()
            }
        }
    }

    /// Whether most of the other persons at the table want this, which one of them has just voted for.
    ///
    /// When the limit has passed twice, half of them is enough: somebody who has left for good does not vote.
    pub fn is_decided(&self, remedy: Remedy, idle_seat: Seat, now: Duration) -> bool {
        let is_late = self.waiting.so_far(now) >= 2 * self.limit();
        let needed = self.voters(idle_seat) + usize::from(!is_late);
        let votes = self.votes_for(remedy, idle_seat);
        votes > 0 && 2 * votes >= needed
    }

    /// How many persons want this.
    pub fn votes_for(&self, remedy: Remedy, idle_seat: Seat) -> usize {
        let votes = self.votes.iter().filter(|vote| vote.remedy == remedy);
        self.persons(votes.map(|vote| vote.voter), idle_seat)
    }

    /// How many persons may vote.
    pub fn voters(&self, idle_seat: Seat) -> usize {
        self.persons(Seat::all(self.row.seats.len()), idle_seat)
    }

    /// How many persons have these seats: somebody with several is one, somebody a bot plays for is away, and so is the
    /// owner of the idle seat, on whichever seat.
    fn persons(&self, seats: impl Iterator<Item = Seat>, idle_seat: Seat) -> usize {
        let away = self.row.seats[idle_seat.index()].owner.as_deref();
        let rows = seats.map(|seat| &self.row.seats[seat.index()]);
        let there = rows.filter(|row| row.stand_in.is_none() && row.owner.as_deref() != away);
        there.filter_map(|row| row.owner.as_deref()).collect::<BTreeSet<_>>().len()
    }
}
