//! A table at which chance falls as the test says, so that a test reads like the turn it is about.

use std::fmt::Debug;
use std::str::FromStr;

use engine::{Game, ScoreSheet, Seat, Setup, Turn};

/// The words that the test tables of all games share; they follow the notation, as in `plays("build road 1")`.
///
/// A game's `tests/it/table.rs` has a struct around the state, with the words of this game alone.
#[allow(clippy::return_self_not_must_use, reason = "a test may end with any of these words")]
pub trait Table: Copy {
    /// The game that is played.
    type Game: Game;

    /// The state.
    fn game(&self) -> &Self::Game;

    /// The state, to be changed.
    fn game_mut(&mut self) -> &mut Self::Game;

    /// The seat whose turn it is, also if chance is asked or the game is over.
    fn in_turn(&self) -> Seat;

    /// Chance has this outcome, and it is possible.
    #[track_caller]
    fn falls(mut self, outcome: &str) -> Self {
        let chance: <Self::Game as Game>::Chance = read(outcome);
        assert_eq!(self.game().turn(), Turn::Chance, "chance is not asked before {outcome}");
        let is_possible = self.game().is_possible(chance);
        assert!(is_possible, "{chance} is not among {:?}", self.outcomes());
        self.game_mut().resolve(chance);
        self.game().validate().expect("chance leads to valid states");
        self
    }

    /// The dice in the air show this.
    #[track_caller]
    fn rolls(self, dice: &str) -> Self {
        self.falls(&format!("rolled {dice}"))
    }

    /// The seat that is asked does this, and it is legal.
    #[track_caller]
    fn plays(self, action: &str) -> Self {
        self.plays_seat(self.asked().expect("a seat is asked"), action)
    }

    /// The same for one of several seats that are asked.
    #[track_caller]
    fn plays_seat(mut self, seat: usize, action: &str) -> Self {
        let (seat, action) = (at(seat), read(action));
        assert_eq!(self.game().check(seat, action), Ok(()), "\"{action}\" is legal");
        let listed = listed(self.game(), seat);
        assert!(listed.contains(&action), "\"{action}\" is not among {listed:?}");
        assert_eq!(self.game_mut().play(seat, action), Ok(()), "\"{action}\" is legal");
        self.game().validate().expect("play leads to valid states");
        self
    }

    /// Events of chance and of the seats that are asked, one after the other.
    #[track_caller]
    fn then(self, events: &[&str]) -> Self {
        events.iter().fold(self, |table, event| match table.game().turn() {
            Turn::Chance => table.falls(event),
            Turn::Seats(_) | Turn::Over => table.plays(event),
        })
    }

    /// The action is legal here; nothing is played.
    #[track_caller]
    fn allows(self, action: &str) -> Self {
        self.plays(action);
        self
    }

    /// The action is refused by this rule, is not listed, and leaves no trace.
    #[track_caller]
    fn refuses(self, action: &str, rule: &str) -> Self {
        self.refuses_seat(acting(&self), action, rule)
    }

    /// The same for any seat.
    #[track_caller]
    fn refuses_seat(mut self, seat: usize, action: &str, rule: &str) -> Self {
        let before = *self.game();
        let (seat, action) = (at(seat), read(action));
        let illegal = self.game_mut().play(seat, action).expect_err("the rules forbid this");
        assert_eq!(illegal.rule.0, rule, "the rule that forbids \"{action}\"");
        assert!(!listed(self.game(), seat).contains(&action), "\"{action}\" is listed");
        assert_eq!(*self.game(), before, "a refused action changes nothing");
        self
    }

    /// The action is refused by this rule, and this stands in the way.
    #[track_caller]
    fn refuses_for(self, action: &str, rule: &str, fact: <Self::Game as Game>::Fact) -> Self {
        self.refuses_seat_for(acting(&self), action, rule, fact)
    }

    /// The same for any seat.
    #[track_caller]
    fn refuses_seat_for(
        self,
        seat: usize,
        action: &str,
        rule: &str,
        fact: <Self::Game as Game>::Fact,
    ) -> Self {
        let illegal = self.game().check(at(seat), read(action)).expect_err("it is forbidden");
        assert_eq!(illegal.fact, Some(fact), "what stands in the way of \"{action}\"");
        self.refuses_seat(seat, action, rule)
    }

    /// The first seat that is asked; none if chance is asked or the game is over.
    fn asked(&self) -> Option<usize> {
        match self.game().turn() {
            Turn::Seats(seats) => seats.first().map(Seat::index),
            Turn::Chance | Turn::Over => None,
        }
    }

    /// The choices of the seat that is asked, as text.
    fn choices(&self) -> Vec<String> {
        self.asked().map_or_else(Vec::new, |seat| self.choices_seat(seat))
    }

    /// The same for one of several seats that are asked.
    fn choices_seat(&self, seat: usize) -> Vec<String> {
        listed(self.game(), at(seat)).iter().map(ToString::to_string).collect()
    }

    /// The choices that begin with a word.
    fn choices_of(&self, verb: &str) -> Vec<String> {
        self.choices().into_iter().filter(|choice| choice.starts_with(verb)).collect()
    }

    /// The outcomes of chance with their weights, as text.
    fn outcomes(&self) -> Vec<(String, u64)> {
        let mut outcomes = Vec::new();
        self.game().outcomes(&mut outcomes);
        outcomes.iter().map(|(outcome, weight)| (outcome.to_string(), *weight)).collect()
    }

    /// Every seat's points in a category.
    #[track_caller]
    fn scored(&self, category: &str) -> Vec<i32> {
        let points = |sheet: &ScoreSheet| {
            sheet.lines().iter().find(|line| line.0 == category).expect("the category is there").1
        };
        self.game().scores().iter().map(points).collect()
    }

    /// Every seat's total.
    fn totals(&self) -> Vec<i32> {
        self.game().scores().iter().map(ScoreSheet::total).collect()
    }

    /// Every seat's place.
    fn places(&self) -> Vec<u8> {
        self.game().standings().iter().map(|rank| rank.0).collect()
    }
}

/// The first state of a table with these options.
#[track_caller]
pub fn start<G: Game>(seats: usize, options: &[(&str, &str)]) -> G {
    G::new(&setup(seats, options)).expect("the table can start")
}

/// A table with these options.
pub fn setup<C: engine::Content>(seats: usize, options: &[(&str, &str)]) -> Setup<C> {
    options.iter().fold(Setup::new(seats), |setup, (option, value)| setup.with(option, value))
}

/// The seat with this index.
#[track_caller]
pub fn at(seat: usize) -> Seat {
    Seat::new(seat).expect("a table has this seat")
}

/// The value that this notation stands for.
#[track_caller]
pub fn read<T: FromStr<Err: Debug>>(text: &str) -> T {
    text.parse().expect("the text is written by the notation")
}

/// What `validate` says of a valid state after a change that makes it impossible.
#[track_caller]
pub fn invalid<G: Game>(mut game: G, change: impl FnOnce(&mut G)) -> String {
    assert_eq!(game.validate(), Ok(()));
    change(&mut game);
    game.validate().expect_err("the state is impossible")
}

fn acting(table: &impl Table) -> usize {
    table.asked().unwrap_or(table.in_turn().index())
}

fn listed<G: Game>(game: &G, seat: Seat) -> Vec<G::Action> {
    let mut actions = Vec::new();
    game.actions(seat, &mut actions);
    actions
}
