//! Where the dice of each seat lie: a die keeps its place when others are thrown again.

use engine::{BySeat, Event, Seat};
use king_of_the_dice::{Action, Chance, Dice, Die, KingOfTheDice};

use super::Table;

/// The six places of a seat's dice.
type Lane = [Option<Die>; Dice::MAX as usize];

/// The dice of each seat's last turn, by place.
pub(super) struct Lanes {
    by_seat: BySeat<Lane>,
    /// Whose turn it is, once somebody has begun.
    seat: Option<Seat>,
    /// The dice that come next are thrown again, not for a new turn.
    is_again: bool,
    /// The places that were thrown last, if nothing has happened since: bit n is place n.
    fresh: u8,
    /// How many times dice were thrown.
    throws: usize,
}

impl Lanes {
    pub(super) fn of(table: &Table<'_>) -> Self {
        let seats = table.game.areas.len();
        let by_seat = BySeat::new(seats, Lane::default());
        let mut all = Self { by_seat, seat: None, is_again: false, fresh: 0, throws: 0 };
        for event in table.played.events() {
            all.follow(*event, seats);
        }
        all
    }

    fn follow(&mut self, event: Event<KingOfTheDice>, seats: usize) {
        self.fresh = 0;
        match event {
            Event::Chance(Chance::First(seat)) => {
                self.seat = Some(seat);
                self.is_again = true;
            }
            Event::Chance(Chance::Rolled(dice)) => self.rolled(dice, seats),
            Event::Action(seat, Action::Reroll(dice)) => self.lift(seat, dice),
            Event::Chance(_) | Event::Action(..) => {}
        }
    }

    /// The dice leave their places.
    fn lift(&mut self, seat: Seat, dice: Dice) {
        self.is_again = true;
        for die in dice.iter() {
            let mut lane = self.by_seat[seat].iter_mut();
            if let Some(place) = lane.find(|place| **place == Some(die)) {
                *place = None;
            }
        }
    }

    /// The dice take the free places; without a throw before, it is the next seat's turn.
    fn rolled(&mut self, dice: Dice, seats: usize) {
        let Some(now) = self.seat else { return };
        let seat = if self.is_again { now } else { now.after(seats) };
        if !self.is_again {
            self.by_seat[seat] = Lane::default();
        }
        let mut left = dice.iter();
        for (at, place) in self.by_seat[seat].iter_mut().enumerate().filter(|(_, it)| it.is_none())
        {
            *place = left.next();
            self.fresh |= 1 << at;
        }
        (self.seat, self.is_again) = (Some(seat), false);
        self.throws += 1;
    }

    /// The dice of a seat by place, none in the air or before its first turn.
    pub(super) fn lane(&self, seat: Seat) -> &Lane {
        &self.by_seat[seat]
    }

    /// The class of a die that was thrown just now.
    pub(super) fn thrown(&self, seat: Seat, place: usize) -> Option<String> {
        let is_fresh = self.seat == Some(seat) && self.fresh >> place & 1 != 0;
        is_fresh.then(|| format!("thrown-{}", self.throws % 2))
    }
}
