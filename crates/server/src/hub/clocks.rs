//! The players' clocks: what is written down when somebody's time is up, and that it happens though nobody looks.

use std::sync::Arc;

use engine::Seat;
use games::Program;
use table::live::Live;

use super::{ActError, Hub};
use crate::shared::{Changing, Shared};
use crate::store::{SeatRow, Status, Times, Timing};

impl Hub {
    /// Carries out what the clocks say before a seat does something: whichever of both the table sees first counts.
    pub(super) async fn be_in_time(
        &self,
        shared: &Arc<Shared>,
        live: &mut Changing<'_>,
        seat: Seat,
    ) -> Result<(), ActError> {
        let late = self.flag(live).await?;
        if !late.is_empty() {
            self.wake_bots(shared);
        }
        let is_on = live.row.clock.is_some() && live.row.status == Status::Playing;
        match late.contains(&seat) {
            true => Err(ActError::TimeUp),
            false if is_on && live.bot_at(seat).is_some() => Err(ActError::BotPlays),
            false => Ok(()),
        }
    }

    /// Writes down whose time is up, and what follows from it; those seats.
    pub(super) async fn flag(&self, live: &mut Changing<'_>) -> Result<Vec<Seat>, ActError> {
        let Some(flag) = live.flag(self.ticker.now()) else { return Ok(Vec::new()) };
        let at = self.clock.now();
        let status = (flag.status != live.row.status).then_some((flag.status, at));
        self.put_times(live, flag.times, flag.taken_over, status).await?;
        Ok(flag.seats)
    }

    async fn put_times(
        &self,
        live: &mut Changing<'_>,
        times: Times,
        seats: Vec<(usize, SeatRow)>,
        status: Option<(Status, i64)>,
    ) -> Result<(), ActError> {
        let table = live.row.id.clone();
        let timing = Timing { table, times: times.clone(), seats: seats.clone(), status };
        let kept = self.store.set_times(timing).await;
        live.written(kept)?;
        self.ticker.alarm(times.deadline);
        live.row.times = times;
        for (seat, row) in seats {
            live.row.seats[seat] = row;
        }
        if let Some((status, at)) = status {
            (live.row.status, live.row.moved_at) = (status, at);
        }
        Ok(())
    }

    /// Lets a bot play a seat at a table with clocks, or its owner again. Whoever comes back after their time was up goes on when
    /// the bot has finished the turn.
    pub(super) async fn stand_in_by_clock(
        &self,
        live: &mut Changing<'_>,
        seat: Seat,
        bot: Option<Program>,
    ) -> Result<(), ActError> {
        let row = SeatRow { stand_in: bot, ..live.row.seats[seat.index()].clone() };
        let is_spent =
            |live: &Live| live.row.times.left_of(seat) == 0 && live.game.turn().asks(seat);
        let bit = if bot.is_none() && is_spent(live) { 1 << seat.index() } else { 0 };
        let seats = vec![(seat.index(), row)];
        let times = live.times_with(&seats, live.row.times.passed | bit);
        self.put_times(live, times, seats, None).await
    }

    /// Looks whether somebody's time is up at a table, and whether bots have to move there.
    pub(crate) async fn look(&self, id: &str) -> Result<(), ActError> {
        let Some(shared) = self.table(id).await? else { return Ok(()) };
        let mut live = shared.change(&*self.store).await?;
        if self.flag(&mut live).await?.is_empty() {
            let times = live.times_put_off(self.ticker.now());
            self.put_times(&mut live, times, Vec::new(), None).await?;
        }
        drop(live);
        self.wake_bots(&shared);
        Ok(())
    }
}
