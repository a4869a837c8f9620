//! A table with hand-made chance, so that a test reads like the round it is about.

use engine::{Game, Seat, Setup, Turn};
use nations_dice::{Action, Chance, Fact, NationsDice, Phase, Player};

/// The tiles of the first round, column after column: buildings, colonies, two advisors under a wonder, and for four
/// seats two buildings under a wonder.
pub const FIRST: [&str; 12] =
    ["I-1", "I-3", "I-5", "I-10", "I-11", "I-12", "I-7", "I-9", "I-13", "I-2", "I-4", "I-14"];

/// One white die of each face.
pub const MIXED: &str = "white gold stone food book strength";

/// A game in which chance falls as the test says; its words follow the notation.
#[derive(Clone, Copy, Debug)]
pub struct Table {
    pub game: NationsDice,
}

impl Table {
    /// So many seats before anything has happened.
    pub fn new(seats: usize) -> Self {
        Self { game: NationsDice::new(&Setup::new(seats)).expect("the table can start") }
    }

    /// The same with an option switched on.
    pub fn with(seats: usize, option: &str) -> Self {
        let setup = Setup::new(seats).with(option, "true");
        Self { game: NationsDice::new(&setup).expect("the table can start") }
    }

    /// So many seats in the order of their numbers, the first tiles, the first event: the first seat's dice are in the air.
    pub fn of(seats: usize) -> Self {
        Self::new(seats).deals().fills(&FIRST, 1)
    }

    /// The player order is that of the seats.
    pub fn deals(self) -> Self {
        let order: Vec<String> = (0..self.game.seats()).map(|seat| seat.to_string()).collect();
        if order.len() == 1 { self } else { self.falls(&format!("order {}", order.join(" "))) }
    }

    /// These tiles, as many as the board has places, then this event; alone, the shadow reads nothing.
    pub fn fills(mut self, tiles: &[&str], event: u8) -> Self {
        for tile in &tiles[..3 * self.game.columns()] {
            self = self.falls(&format!("drew {tile}"));
        }
        self = self.falls(&format!("event {event}"));
        if self.game.is_solo() { self.falls("books 0") } else { self }
    }

    /// The first tiles of an age that are not in the list, with these before them.
    pub fn fills_age(self, before: &[&str], event: u8) -> Self {
        let age = ["", "I", "II", "III", "IV"][usize::from(self.game.round)];
        let all: Vec<String> = (1..=15).map(|number| format!("{age}-{number}")).collect();
        let rest = all.iter().map(String::as_str).filter(|tile| !before.contains(tile));
        let tiles: Vec<&str> = before.iter().copied().chain(rest).collect();
        self.fills(&tiles, event)
    }

    /// Chance falls so, and can.
    pub fn falls(mut self, outcome: &str) -> Self {
        let chance: Chance = outcome.parse().expect("the outcome is written by the notation");
        assert!(self.game.is_possible(chance), "{chance} cannot happen here");
        self.game.resolve(chance);
        self.game.validate().expect("chance leads to valid states");
        self
    }

    /// The dice of a colour fall so.
    pub fn rolls(self, dice: &str) -> Self {
        self.falls(&format!("rolled {dice}"))
    }

    /// The seat whose turn it is does this, and it is legal.
    pub fn plays(mut self, action: &str) -> Self {
        let (seat, action) = (self.game.seat, read(action));
        assert!(
            self.listed(seat).contains(&action),
            "\"{action}\" is not among {:?}",
            self.choices()
        );
        assert_eq!(self.game.play(seat, action), Ok(()), "\"{action}\" is legal");
        self.game.validate().expect("play leads to valid states");
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
        self.refuses_seat_for(self.game.seat, action, rule, fact)
    }

    /// The same for any seat.
    pub fn refuses_seat_for(self, seat: Seat, action: &str, rule: &str, fact: Fact) -> Self {
        let illegal = self.game.check(seat, read(action)).expect_err("it is forbidden");
        assert_eq!(illegal.fact, Some(fact), "what stands in the way of \"{action}\"");
        self.refuses_seat(seat, action, rule)
    }

    /// The action is refused by this rule for this seat.
    pub fn refuses_seat(mut self, seat: Seat, action: &str, rule: &str) -> Self {
        let before = self.game;
        let action = read(action);
        let illegal = self.game.play(seat, action).expect_err("the rules forbid this");
        assert_eq!(illegal.rule.0, rule, "the rule that forbids \"{action}\"");
        assert!(!self.listed(seat).contains(&action), "\"{action}\" is listed");
        assert_eq!(self.game, before, "a refused action changes nothing");
        self
    }

    /// Seats roll anything and pass, each in its turn, until nobody is left to act.
    pub fn all_pass(mut self) -> Self {
        assert!(matches!(self.game.phase, Phase::Roll | Phase::Act), "{:?}", self.game.phase);
        while matches!(self.game.phase, Phase::Roll | Phase::Act) {
            let is_rolling = self.game.phase == Phase::Roll;
            self = if is_rolling { self.rolls_anything() } else { self.plays("pass") };
        }
        self
    }

    /// Everybody who is asked feeds its people without strength dice, or declines where that is impossible.
    pub fn eats(mut self) -> Self {
        while self.game.phase == Phase::Famine {
            let can_eat = self.choices().contains(&"feed".to_owned());
            self = self.plays(if can_eat { "feed" } else { "decline" });
        }
        self
    }

    /// The round runs out without another action: nobody keeps books or trades strength.
    pub fn ends_round(mut self) -> Self {
        let round = self.game.round;
        while self.game.round == round && self.game.phase != Phase::Over {
            self = match self.game.phase {
                Phase::Books => self.plays("keep none"),
                Phase::Famine => self.eats(),
                Phase::Fill
                | Phase::Roll
                | Phase::Act
                | Phase::Pay
                | Phase::Cover
                | Phase::Shadow
                | Phase::Over => self.all_pass(),
            };
        }
        self
    }

    /// The dice of the next colour all show its first face.
    pub fn rolls_anything(mut self) -> Self {
        let mut outcomes = Vec::new();
        self.game.outcomes(&mut outcomes);
        self.game.resolve(outcomes[0].0);
        self
    }

    /// What the seat whose turn it is can do, as text.
    pub fn choices(&self) -> Vec<String> {
        self.listed(self.game.seat).iter().map(ToString::to_string).collect()
    }

    /// The choices that begin with a word.
    pub fn choices_of(&self, verb: &str) -> Vec<String> {
        self.choices().into_iter().filter(|choice| choice.starts_with(verb)).collect()
    }

    /// A seat's board and what lies beside it.
    pub fn player(&self, seat: usize) -> &Player {
        &self.game.players[at(seat)]
    }

    /// Every seat's points in a category.
    pub fn scored(&self, category: &str) -> Vec<i32> {
        let points = |sheet: &engine::ScoreSheet| {
            sheet.lines().iter().find(|line| line.0 == category).expect("the category is there").1
        };
        self.game.scores().iter().map(points).collect()
    }

    /// Every seat's total.
    pub fn totals(&self) -> Vec<i32> {
        self.game.scores().iter().map(engine::ScoreSheet::total).collect()
    }

    /// Every seat's place.
    pub fn places(&self) -> Vec<u8> {
        self.game.standings().iter().map(|rank| rank.0).collect()
    }

    /// Every seat's books.
    pub fn books(&self) -> Vec<u16> {
        self.game.players.iter().map(|player| player.books).collect()
    }

    /// The outcomes of chance with their weights, as text.
    pub fn outcomes(&self) -> Vec<(String, u64)> {
        let mut outcomes = Vec::new();
        self.game.outcomes(&mut outcomes);
        outcomes.iter().map(|(outcome, weight)| (outcome.to_string(), *weight)).collect()
    }

    /// The seat that is asked.
    pub fn asked(&self) -> Option<usize> {
        match self.game.turn() {
            Turn::Seats(seats) => seats.first().map(Seat::index),
            Turn::Chance | Turn::Over => None,
        }
    }

    fn listed(&self, seat: Seat) -> Vec<Action> {
        let mut actions = Vec::new();
        self.game.actions(seat, &mut actions);
        actions
    }
}

/// The seat with this number.
pub fn at(seat: usize) -> Seat {
    Seat::new(seat).expect("a table has this seat")
}

/// An action from its notation.
fn read(action: &str) -> Action {
    action.parse().expect("the action is written by the notation")
}
