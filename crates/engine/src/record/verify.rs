//! A record played again with the dice it says it was played with.

use super::replay::step;
use super::{Entry, Record, RecordError};
use crate::{Event, Game, Rng};

impl<G: Game> Record<G> {
    /// Plays the record and holds every outcome of chance against the game's own draw from `draw(n)`, where n
    /// counts the outcomes from 0; the answer is how many there are.
    ///
    /// Whatever does not hold in a replay does not hold here either.
    pub fn verify<R: Rng>(&self, mut draw: impl FnMut(u64) -> R) -> Result<u64, RecordError> {
        let mut game = self.start_by_its_rules()?;
        let mut count = 0;
        for (line, entry) in &self.entries {
            let before = *game.state();
            let wrong = |problem| RecordError::new(*line, problem);
            step(&mut game, entry).map_err(wrong)?;
            // Only now is it known that chance was asked before, so that it may be drawn.
            if let Entry::Event(Event::Chance(recorded)) = entry {
                let fair = before.sample(&mut draw(count));
                if fair != *recorded {
                    return Err(wrong(differs::<G>(count, *recorded, fair)));
                }
                count += 1;
            }
        }
        Ok(count)
    }
}

fn differs<G: Game>(number: u64, recorded: G::Chance, fair: G::Chance) -> String {
    format!("the record says \"{recorded}\", but draw {number} of the fair dice is \"{fair}\"")
}
