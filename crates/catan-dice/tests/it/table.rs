//! A table with hand-made dice, so that a test reads like the turn it is about.

use catan_dice::{CatanDice, Kind, Sheet};
use conformance::{Table as _, at};
use engine::Seat;

/// A game in which the dice fall as the test says.
///
/// Its words follow the notation: `rolls("grain ore …")`, `plays("build road 1")`.
#[derive(Clone, Copy, Debug)]
pub struct Table {
    pub game: CatanDice,
}

impl conformance::Table for Table {
    type Game = CatanDice;

    fn game(&self) -> &CatanDice {
        &self.game
    }

    fn game_mut(&mut self) -> &mut CatanDice {
        &mut self.game
    }

    fn in_turn(&self) -> Seat {
        self.game.seat
    }
}

impl Table {
    /// One seat under this ruleset.
    pub fn solo(ruleset: &str) -> Self {
        Self::of(1, ruleset)
    }

    /// So many seats under this ruleset.
    pub fn of(seats: usize, ruleset: &str) -> Self {
        Self { game: conformance::start(seats, &[("ruleset", ruleset)]) }
    }

    /// All six dice fall so, and the seat keeps them.
    pub fn keeps(self, dice: &str) -> Self {
        self.rolls(dice).plays("stop")
    }

    /// A whole turn: these dice, these builds or trades, and its end.
    pub fn turn(self, dice: &str, actions: &[&str]) -> Self {
        let built = actions.iter().fold(self.keeps(dice), |table, action| table.plays(action));
        built.plays("end")
    }

    /// A turn that builds nothing.
    pub fn crosses(self) -> Self {
        self.turn("gold sheep sheep sheep sheep sheep", &[])
    }

    /// Turns in which the first `count` soldiers are marked, two at a time.
    pub fn marks_soldiers(self, count: u8) -> Self {
        self.marks_soldiers_from(1, count)
    }

    /// Turns in which these soldiers are marked, two at a time.
    pub fn marks_soldiers_from(mut self, first: u8, count: u8) -> Self {
        for first in (first..=count).step_by(2) {
            let builds: Vec<_> =
                (first..=count.min(first + 1)).map(|n| format!("build soldier {n}")).collect();
            let builds: Vec<_> = builds.iter().map(String::as_str).collect();
            self = self.turn("grain grain ore ore sheep sheep", &builds);
        }
        self
    }

    /// Turns in which these roads are marked, three at a time.
    pub fn marks_roads(mut self, roads: &[u8]) -> Self {
        for three in roads.chunks(3) {
            let builds: Vec<_> = three.iter().map(|n| format!("build road {n}")).collect();
            let builds: Vec<_> = builds.iter().map(String::as_str).collect();
            self = self.turn("wood wood wood brick brick brick", &builds);
        }
        self
    }

    /// The sheet of a seat.
    pub fn sheet(&self, seat: usize) -> &Sheet {
        &self.game.sheets[at(seat)]
    }

    /// How many of a kind the first seat has marked.
    pub fn marked(&self, kind: Kind) -> u8 {
        self.sheet(0).count(kind)
    }
}
