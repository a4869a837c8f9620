//! A match of the pipe, with its source of chance.
//!
//! The dice of a seeded match are a function of the seed and the number of events: each draw has its own
//! ChaCha20 stream, numbered by the event. So a match that is undone and played again, here or from its
//! record, gets the same dice.

use bots::{Stop, Thought};
use chacha20::ChaCha20Rng;
use engine::{Rng, Seat, Turn};
use games::{AnyEvent, AnyMatch, Offer, PlayError, Program};

use crate::dice;

/// The first of the streams for the bots' own random numbers; those of the dice are below it.
const ADVICE: u64 = 1 << 63;

/// Where chance comes from.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Dice {
    /// The client names the outcomes.
    Manual,
    /// The pipe draws the outcomes from this seed.
    Seeded(u64),
}

/// A match and its dice.
#[derive(Debug)]
pub(super) struct OpenMatch {
    game: Box<dyn AnyMatch>,
    dice: Dice,
}

impl OpenMatch {
    /// The match with its dice; seeded dice are rolled until a seat is asked or the game is over.
    pub(super) fn new(game: Box<dyn AnyMatch>, dice: Dice) -> Self {
        let mut open = Self { game, dice };
        open.settle();
        open
    }

    /// The match itself.
    pub(super) fn game(&self) -> &dyn AnyMatch {
        &*self.game
    }

    /// Whether the client answers for chance.
    pub(super) fn is_manual(&self) -> bool {
        self.dice == Dice::Manual
    }

    /// A seat answers, and then chance, if it is seeded.
    pub(super) fn play(&mut self, seat: Seat, action: &str) -> Result<(), PlayError> {
        self.game.play(seat, action)?;
        self.settle();
        Ok(())
    }

    /// Chance answers with this outcome.
    pub(super) fn resolve(&mut self, outcome: &str) -> Result<(), PlayError> {
        self.game.resolve(outcome)
    }

    /// Undoes one event, or with seeded dice the last action and all chance after it.
    ///
    /// Returns `false` and changes nothing if there is nothing to undo.
    pub(super) fn undo(&mut self) -> bool {
        match self.dice {
            Dice::Manual => self.game.undo().is_some(),
            Dice::Seeded(_) => self.undo_action().is_some(),
        }
    }

    /// The seat's legal actions, best first by a bot's judgement.
    pub(super) fn advise(&self, program: Program, seat: Seat) -> Vec<Offer> {
        let seed = match self.dice {
            Dice::Manual => self.game.hash().0,
            Dice::Seeded(seed) => seed,
        };
        let seed = stream(seed, ADVICE | self.game.events() as u64).next_u64();
        self.game.advise(program, seat, &Thought { seed, stop: &Stop::never(), is_parallel: true })
    }

    fn settle(&mut self) {
        let Dice::Seeded(seed) = self.dice else { return };
        while self.game.turn() == Turn::Chance {
            self.game.roll(&mut stream(seed, self.game.events() as u64));
        }
    }

    /// Undoes the last action and all chance after it; none, and no change, if nobody has acted.
    fn undo_action(&mut self) -> Option<AnyEvent> {
        let events = (0..self.game.events()).rev();
        let mut events = events.filter_map(|number| Some((number, self.game.event(number)?)));
        let (number, action) = events.find(|(_, event)| event.seat().is_some())?;
        self.game = self.game.at(number);
        Some(action)
    }
}

/// One of the independent streams of a seed.
fn stream(seed: u64, number: u64) -> ChaCha20Rng {
    let mut rng = dice::seeded(seed);
    rng.set_stream(number);
    rng
}
