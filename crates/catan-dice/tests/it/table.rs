//! A table with hand-made dice, so that a test reads like the turn it is about.

use catan_dice::{Action, CatanDice, Chance, Fact, Kind, Sheet};
use engine::{Game, Seat, Setup};

/// A game in which the dice fall as the test says.
///
/// Its words follow the notation: `rolls("grain ore …")`, `plays("build road 1")`.
#[derive(Clone, Copy, Debug)]
pub struct Table {
    pub game: CatanDice,
}

impl Table {
    /// One seat under this ruleset.
    pub fn solo(ruleset: &str) -> Self {
        Self::of(1, ruleset)
    }

    /// So many seats under this ruleset.
    pub fn of(seats: usize, ruleset: &str) -> Self {
        let setup = Setup::new(seats).with("ruleset", ruleset);
        Self { game: CatanDice::new(&setup).expect("the table can start") }
    }

    /// The dice in the air fall so.
    pub fn rolls(mut self, dice: &str) -> Self {
        let chance: Chance = format!("rolled {dice}").parse().expect("dice are named by faces");
        assert!(self.game.is_possible(chance), "{chance} cannot fall here");
        self.game.resolve(chance);
        self
    }

    /// All six dice fall so, and the seat keeps them.
    pub fn keeps(self, dice: &str) -> Self {
        self.rolls(dice).plays("stop")
    }

    /// The seat whose turn it is does this, and it is legal.
    pub fn plays(mut self, action: &str) -> Self {
        let (seat, action) = (self.game.seat, read(action));
        assert!(self.listed(seat).contains(&action), "\"{action}\" is not listed");
        let answer = self.game.play(seat, action);
        assert_eq!(answer, Ok(()), "\"{action}\" is legal");
        self.game.validate().expect("play leads to valid states");
        self
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

    /// The action is legal here; nothing is played.
    pub fn allows(self, action: &str) -> Self {
        self.plays(action);
        self
    }

    /// The action is refused by this rule, is not listed, and leaves no trace.
    pub fn refuses(self, action: &str, rule: &str) -> Self {
        self.refuses_seat(self.game.seat, action, rule)
    }

    /// The action is refused by this rule, and this stands in the way.
    pub fn refuses_for(self, action: &str, rule: &str, fact: Fact) -> Self {
        let illegal = self.game.check(self.game.seat, read(action)).expect_err("it is forbidden");
        assert_eq!(illegal.fact, Some(fact), "what stands in the way of \"{action}\"");
        self.refuses(action, rule)
    }

    /// The same for any seat.
    pub fn refuses_seat(mut self, seat: Seat, action: &str, rule: &str) -> Self {
        let before = self.game;
        let action = read(action);
        let illegal = self.game.play(seat, action).expect_err("the rules forbid this");
        assert_eq!(illegal.rule.0, rule, "the rule that forbids \"{action}\"");
        assert!(!self.listed(seat).contains(&action), "\"{action}\" is listed");
        assert_eq!(self.game, before, "a refused action changes nothing");
        self
    }

    /// What the seat whose turn it is can do, as text.
    pub fn choices(&self) -> Vec<String> {
        self.listed(self.game.seat).iter().map(ToString::to_string).collect()
    }

    /// The sheet of a seat.
    pub fn sheet(&self, seat: usize) -> &Sheet {
        &self.game.sheets[Seat::new(seat).expect("a table has this seat")]
    }

    /// How many of a kind the first seat has marked.
    pub fn marked(&self, kind: Kind) -> u8 {
        self.sheet(0).count(kind)
    }

    /// Every seat's total.
    pub fn totals(&self) -> Vec<i32> {
        self.game.scores().iter().map(engine::ScoreSheet::total).collect()
    }

    /// Every seat's place.
    pub fn places(&self) -> Vec<u8> {
        self.game.standings().iter().map(|rank| rank.0).collect()
    }

    fn listed(&self, seat: Seat) -> Vec<Action> {
        let mut actions = Vec::new();
        self.game.actions(seat, &mut actions);
        actions
    }
}

/// An action from its notation.
fn read(action: &str) -> Action {
    action.parse().expect("the action is written by the notation")
}
