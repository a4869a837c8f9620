//! A match the pipe keeps, with what its chance comes from.
//!
//! The dice of a seeded match are a function of the seed and of how many events there are: each draw
//! has a ChaCha20 stream of its own, numbered by the event it makes. So a match that is taken back and
//! played again, here or from its record, meets the same dice.

use bots::{Stop, Thought};
use chacha20::ChaCha20Rng;
use engine::{Rng, Seat, Turn};
use games::{AnyEvent, AnyMatch, Offer, PlayError, Program};

use crate::dice;

/// Bots that toss coins do it on streams from here on, apart from those of the dice.
const ADVICE: u64 = 1 << 63;

/// Where chance comes from.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Dice {
    /// The client says how it falls.
    Manual,
    /// It answers by itself, from this seed.
    Seeded(u64),
}

/// A match and its dice.
#[derive(Debug)]
pub(super) struct OpenMatch {
    game: Box<dyn AnyMatch>,
    dice: Dice,
}

impl OpenMatch {
    /// The match with its dice; seeded ones fall until a seat is asked or the game is over.
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

    /// A seat answers, and then chance where it is seeded.
    pub(super) fn play(&mut self, seat: Seat, action: &str) -> Result<(), PlayError> {
        self.game.play(seat, action)?;
        self.settle();
        Ok(())
    }

    /// Chance answers as told.
    pub(super) fn resolve(&mut self, outcome: &str) -> Result<(), PlayError> {
        self.game.resolve(outcome)
    }

    /// One event back, or with seeded dice the last action and all that fell after it.
    ///
    /// Answers `false`, and changes nothing, when there is nothing to take back.
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

    /// The last action and all that fell after it; none, and no change, if nobody has acted.
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
