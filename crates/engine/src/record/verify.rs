//! A record played again with the dice it says it was played with.

use super::replay::step;
use super::{Entry, Record, RecordError};
use crate::{Event, Game, Rng, Turn};

/// What the dice of a record prove: its rolls, and whether the game came to the end that its rules have.
///
/// What seats did is not proved by dice: it is legal, but another legal action could stand there.
///
/// ```
/// use engine::record::Verified;
/// let cut = Verified { draws: 7, is_over: false };
/// assert!(!cut.is_over, "seven rolls are proved, the end of the game is not in the record");
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Verified {
    /// How many outcomes of chance there are; each is the one that the dice give at its place.
    pub draws: u64,
    /// Whether the game is over; otherwise it was stopped, or the record was cut, and what came after is not in it.
    pub is_over: bool,
}

impl<G: Game> Record<G> {
    /// Plays the record and holds every outcome of chance against the game's own draw from `draw(n)`, where n
    /// counts the outcomes from 0; the answer is what that proves.
    ///
    /// A record that does not replay fails here too.
    pub fn verify<R: Rng>(&self, mut draw: impl FnMut(u64) -> R) -> Result<Verified, RecordError> {
        let mut game = self.start_by_its_rules()?;
        let mut draws = 0;
        for (line, entry) in &self.entries {
            let before = *game.state();
            let wrong = |problem| RecordError::new(*line, problem);
            step(&mut game, entry).map_err(wrong)?;
            // Only now is it known that chance was asked before, so that it may be drawn.
            if let Entry::Event(Event::Chance(recorded)) = entry {
                let fair = before.sample(&mut draw(draws));
                if fair != *recorded {
                    return Err(wrong(differs::<G>(draws, *recorded, fair)));
                }
                draws += 1;
            }
        }
        Ok(Verified { draws, is_over: game.state().turn() == Turn::Over })
    }
}

fn differs<G: Game>(number: u64, recorded: G::Chance, fair: G::Chance) -> String {
    format!("the record says \"{recorded}\", but draw {number} of the fair dice is \"{fair}\"")
}
