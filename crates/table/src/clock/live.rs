//! The clocks of a table in memory: whose run, what an answer costs and brings, and who is late.

use engine::{Rank, Seat, Turn};
use games::{AnyEvent, AnyMatch, Level, Program, Scored};

use super::{Pace, TimeUp, Times};
use crate::live::{Live, Plan};
use crate::row::{SeatRow, Status, Step, TableRow};

/// After how long somebody looks whether the bots have moved at a table of days that nobody looks at.
const LOOK_AFTER: u64 = 60_000;

/// What is to be written down because somebody's time is up.
#[derive(Clone, Debug)]
pub struct Flag {
    /// Whose time is up.
    pub seats: Vec<Seat>,
    /// How far the table is then.
    pub status: Status,
    /// The seats that a bot takes over.
    pub taken_over: Vec<(usize, SeatRow)>,
    /// How the clocks stand then.
    pub times: Times,
}

impl Live {
    /// Whether a seat's clock runs: a person there is asked.
    pub fn runs(&self, seat: Seat) -> bool {
        self.row.status == Status::Playing && runs(&self.row, &*self.game, &self.row.times, seat)
    }

    fn seats(&self) -> impl DoubleEndedIterator<Item = Seat> + use<> {
        Seat::all(self.row.seats.len())
    }

    /// When a seat's time is up if it does not move. Whoever could not reach the server has a moment to come back.
    pub fn ends(&self, seat: Seat) -> u64 {
        (self.row.times.at + self.row.times.left_of(seat)).max(self.mercy)
    }

    /// What a seat has left.
    pub fn left(&self, seat: Seat, now: u64) -> u64 {
        if self.runs(seat) {
            self.ends(seat).saturating_sub(now)
        } else {
            self.row.times.left_of(seat)
        }
    }

    /// What is to be written down because somebody's time is up. Where that ends the game, it is who was late first that has
    /// lost.
    pub fn flag(&self, now: u64) -> Option<Flag> {
        let time_up = self.row.clock?.time_up;
        let late = |seat: &Seat| self.runs(*seat) && self.ends(*seat) <= now;
        let first = self.seats().filter(late).map(|seat| self.ends(seat)).min()?;
        let is_meant = |seat: &Seat| time_up != TimeUp::Loss || self.ends(*seat) == first;
        let seats: Vec<Seat> = self.seats().filter(late).filter(is_meant).collect();
        Some(self.flagged(seats, time_up, self.spent(now, |_| true)))
    }

    fn flagged(&self, seats: Vec<Seat>, time_up: TimeUp, mut times: Times) -> Flag {
        let bits = seats.iter().fold(0, |bits, seat| bits | 1 << seat.index());
        for seat in &seats {
            times.left[seat.index()] = 0;
        }
        let (mut row, mut taken_over) = (self.row.clone(), Vec::new());
        match time_up {
            TimeUp::Bot => {
                for seat in seats.iter().map(|seat| seat.index()) {
                    row.seats[seat].stand_in = Some(Program::Level(Level::Normal));
                    taken_over.push((seat, row.seats[seat].clone()));
                }
            }
            TimeUp::Pass => times.passed |= bits,
            TimeUp::Loss => {
                times.late |= bits;
                row.status = Status::Stopped;
            }
        }
        let is_on = row.status == Status::Playing;
        times.deadline = if is_on { deadline(&row, &*self.game, &times) } else { None };
        Flag { seats, status: row.status, taken_over, times }
    }

    /// The clocks at this moment, with what those have spent who run and are meant.
    fn spent(&self, now: u64, is_meant: impl Fn(Seat) -> bool) -> Times {
        let mut times = self.row.times.clone();
        let gone = now.saturating_sub(times.at);
        for seat in self.seats().filter(|seat| self.runs(*seat) && is_meant(*seat)) {
            let left = &mut times.left[seat.index()];
            *left = left.saturating_sub(gone);
        }
        times.at = times.at.max(now);
        times
    }

    /// How the clocks stand once a plan is carried out; none at a table without.
    pub fn times_after(&self, plan: &Plan, now: u64) -> Option<Times> {
        let pace = self.row.clock?.pace;
        let mut times = match plan.events.first().map(|event| &event.step) {
            _ if self.row.status == Status::Waiting => {
                let left = vec![u64::from(pace.start()) * 1_000; self.row.seats.len()];
                Times { left, at: now, ..Times::default() }
            }
            Some(Step::Undo(seat)) => self.times_before(*seat, &*plan.game, now),
            Some(Step::Event(AnyEvent::Action(seat, _))) => {
                self.times_behind(pace, *seat, &*plan.game, now)
            }
            Some(Step::Event(AnyEvent::Chance(_))) | None => self.spent(now, |_| true),
        };
        if plan.events.iter().any(|event| event.step.seat().is_none()) {
            times.gifts.clear();
        }
        let is_on = plan.status == Status::Playing;
        times.deadline = if is_on { deadline(&self.row, &*plan.game, &times) } else { None };
        Some(times)
    }

    /// The clocks after a seat's answer. It brings the time of the next answer, or what a turn brings. A bot that stands in
    /// spends nothing; where it has taken over because time was up, it brings the seat time to go on with.
    fn times_behind(&self, pace: Pace, seat: Seat, game: &dyn AnyMatch, now: u64) -> Times {
        let mut times = self.spent(now, |_| true);
        if self.row.seats[seat.index()].owner.is_none() {
            return times;
        }
        let is_turn_over = self.row.seats.len() == 1 || !game.turn().asks(seat);
        let left = &mut times.left[seat.index()];
        let gift = match pace {
            Pace::Move(full) => (u64::from(full) * 1_000).saturating_sub(*left),
            Pace::Bank { more, .. } => {
                let is_due = is_turn_over && (self.bot_at(seat).is_none() || *left == 0);
                if is_due { u64::from(more) * 1_000 } else { 0 }
            }
        };
        *left += gift;
        if gift > 0 {
            times.gifts.push((self.game.events() + 1, gift));
        }
        if is_turn_over {
            times.passed &= !(1 << seat.index());
        }
        times
    }

    /// The clocks after a seat has taken back its last answer. What that has brought goes with it. All the time since counts as
    /// the seat's own, and those who are not asked any more have lost nothing by it.
    fn times_before(&self, seat: Seat, game: &dyn AnyMatch, now: u64) -> Times {
        let gone = if self.runs(seat) { 0 } else { now.saturating_sub(self.row.times.at) };
        let mut times = self.spent(now, |one| one == seat || game.turn().asks(one));
        let is_undone = |(events, _): &(usize, u64)| *events > game.events();
        let undone: u64 = times.gifts.iter().filter(|it| is_undone(it)).map(|it| it.1).sum();
        times.gifts.retain(|gift| !is_undone(gift));
        if let Some(left) = times.left.get_mut(seat.index()) {
            *left = left.saturating_sub(undone + gone);
        }
        times
    }

    /// Whether a seat has time left once its last answer is taken back.
    pub fn has_time_to_undo(&self, plan: &Plan, seat: Seat, now: u64) -> bool {
        self.times_after(plan, now).is_none_or(|times| times.left_of(seat) > 0)
    }

    /// How the clocks stand with a change of seats, which costs and brings nothing.
    pub fn times_with(&self, seats: &[(usize, SeatRow)], passed: u8) -> Times {
        let mut row = self.row.clone();
        for (seat, changed) in seats {
            row.seats[*seat] = changed.clone();
        }
        let times = Times { passed, ..self.row.times.clone() };
        let is_on = row.status == Status::Playing;
        let deadline = if is_on { deadline(&row, &*self.game, &times) } else { None };
        Times { deadline, ..times }
    }

    /// How the clocks stand if nobody was late when they were looked at.
    pub fn times_put_off(&self, now: u64) -> Times {
        let times = self.times_with(&[], self.row.times.passed);
        let is_running = self.seats().any(|seat| self.runs(seat));
        let later = if is_running { self.mercy } else { now + 10 * LOOK_AFTER };
        Times { deadline: times.deadline.map(|deadline| deadline.max(later)), ..times }
    }

    /// Everybody's points and places. Who has lost on time is behind all others, who keep their order.
    pub fn scores(&self) -> Vec<Scored> {
        let (scores, times) = (self.game.scores(), &self.row.times);
        if times.late == 0 {
            return scores;
        }
        let seats = || self.seats().zip(&scores);
        let others = || seats().filter(|(seat, _)| !times.is_late(*seat)).map(|(_, one)| one.rank);
        let before = |rank: Rank| others().filter(|other| *other < rank).count();
        let last = others().count().max(1);
        let place = |(seat, scored): (Seat, &Scored)| {
            let before = if times.is_late(seat) { last } else { before(scored.rank) };
            Scored { rank: Rank(before as u8 + 1), ..*scored }
        };
        seats().map(place).collect()
    }

    /// Whether bots move though nobody looks: at a table of days, as long as a person there still plays.
    pub fn bots_go_on(&self) -> bool {
        self.row.status == Status::Playing && bots_go_on(&self.row, &*self.game, &self.row.times)
    }
}

/// Whether a seat's clock runs: a person there is asked, and no bot answers.
fn runs(row: &TableRow, game: &dyn AnyMatch, times: &Times, seat: Seat) -> bool {
    let is_there = |row: &SeatRow| row.owner.is_some() && row.bot.or(row.stand_in).is_none();
    row.clock.is_some()
        && row.seats.get(seat.index()).is_some_and(is_there)
        && game.turn().asks(seat)
        && !times.is_passed(seat)
}

/// When somebody has to look at a table that is played.
fn deadline(row: &TableRow, game: &dyn AnyMatch, times: &Times) -> Option<u64> {
    let running = Seat::all(row.seats.len()).filter(|seat| runs(row, game, times, *seat));
    let first = running.map(|seat| times.at + times.left_of(seat)).min();
    first.or_else(|| bots_go_on(row, game, times).then_some(times.at + LOOK_AFTER))
}

fn bots_go_on(row: &TableRow, game: &dyn AnyMatch, times: &Times) -> bool {
    let is_slow = row.clock.is_some_and(|clock| clock.pace.is_slow());
    let is_there = |row: &SeatRow| row.owner.is_some() && row.stand_in.is_none();
    let Turn::Seats(seats) = game.turn() else { return false };
    is_slow
        && row.seats.iter().any(is_there)
        && seats.iter().any(|seat| !runs(row, game, times, seat))
}
