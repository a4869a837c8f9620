//! A table with hand-made chance, so that a test reads like the round it is about.

pub use conformance::at;
use conformance::{Table as _, start};
use engine::{Game, Seat};
use nations_dice::{NationsDice, Phase, Player};

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

impl conformance::Table for Table {
    type Game = NationsDice;

    fn game(&self) -> &NationsDice {
        &self.game
    }

    fn game_mut(&mut self) -> &mut NationsDice {
        &mut self.game
    }

    fn in_turn(&self) -> Seat {
        self.game.seat
    }
}

impl Table {
    /// So many seats before anything has happened.
    pub fn new(seats: usize) -> Self {
        Self { game: start(seats, &[]) }
    }

    /// The same with an option switched on.
    pub fn with(seats: usize, option: &str) -> Self {
        Self { game: start(seats, &[(option, "true")]) }
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

    /// A seat's board and what lies beside it.
    pub fn player(&self, seat: usize) -> &Player {
        &self.game.players[at(seat)]
    }

    /// Every seat's books.
    pub fn books(&self) -> Vec<u16> {
        self.game.players.iter().map(|player| player.books).collect()
    }
}
