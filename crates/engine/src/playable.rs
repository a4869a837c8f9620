//! What bots read of a game besides its rules and its estimate: the shape of play.

use crate::{Estimate, Evaluator, Faces, Game, Lookahead};

/// A game that bots can play.
pub trait Playable: Estimate {
    /// What judges the game's states for bots.
    type Evaluator: Evaluator<Self>;

    /// The evaluator of bots that are handed no other.
    fn evaluator() -> &'static Self::Evaluator;

    /// How a search plays the game on.
    fn lookahead(&self) -> Lookahead {
        Lookahead::USUAL
    }

    /// How many turns have begun, for a game that one seat plays alone: no other seat ever acts in between, so a search
    /// counts its rounds by them. 0 if a search follows solo play to the end.
    fn turns_begun(&self) -> u32 {
        0
    }

    /// Whether planning the rest of the seat's own turn by the estimate beats looking one answer ahead.
    fn is_planned(&self) -> bool {
        true
    }

    /// The rolls of the turn, while a seat is asked which dice to roll again; bots solve them exactly.
    fn rolling(&self) -> Option<impl Rolling<Self>> {
        None::<NoRolls>
    }
}

/// The rolls of a turn, if a game has this shape: identical six-sided dice of up to three kinds, of which any are kept and
/// the others rolled again, a few times.
pub trait Rolling<G: Game> {
    /// How many dice of each kind there are, on the table and in the air.
    fn dice(&self) -> [u8; 3];

    /// How many more rolls there may be.
    fn rolls(&self) -> u8;

    /// The dice of each kind that stay on the table after this answer: all of them if it ends the rolling.
    fn dice_kept(&self, action: G::Action) -> [Faces; 3];

    /// The state once the rolling has ended with these dice.
    fn after_rolling(&self, dice: [Faces; 3]) -> G;

    /// A number that is the same only for dice that are worth the same once the rolling has ended.
    fn roll_key(&self, dice: [Faces; 3]) -> u64 {
        // A count of up to six dice has three bits.
        let counts = dice.iter().flat_map(|faces| faces.counts());
        counts.fold(0, |all, count| all << 3 | u64::from(count))
    }
}

/// The rolls of a game that has none of this shape: there is no such value.
#[derive(Clone, Copy, Debug)]
pub enum NoRolls {}

impl<G: Game> Rolling<G> for NoRolls {
    fn dice(&self) -> [u8; 3] {
        match *self {}
    }

    fn rolls(&self) -> u8 {
        match *self {}
    }

    fn dice_kept(&self, _action: G::Action) -> [Faces; 3] {
        match *self {}
    }

    fn after_rolling(&self, _dice: [Faces; 3]) -> G {
        match *self {}
    }
}
