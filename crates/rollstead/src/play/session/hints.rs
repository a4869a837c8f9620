//! Hints: what the best program would answer.

use std::io::Write;

use bots::Thought;
use engine::{Phrase, Say, Seat};
use games::Offer;

use super::Session;
use crate::play::patience::{MOMENT, patiently};

impl Session {
    /// What the best program would answer, and what that is worth.
    pub(super) fn hint(&mut self, seat: Seat, out: &mut impl Write) -> anyhow::Result<String> {
        let adviser = games::find(self.table.info().id).map(games::Entry::adviser);
        let adviser = adviser.expect("the game of a table is in the list");
        // The seed depends on the position only: a hint changes no dice, and the same question gets the same hint.
        let seed = self.table.hash().0;
        let (table, mut late) = (&*self.table, Ok(()));
        let tell = || late = writeln!(out, "{}", self.say("hint-soon")).and(out.flush());
        let advice = self.interrupt.during(|stop| {
            let thought = Thought { seed, stop, is_parallel: true };
            patiently(MOMENT, || table.advise(adviser, seat, &thought), tell)
        });
        late?;
        Ok(advice.first().map(|best| self.hinted(seat, best)).unwrap_or_default())
    }

    fn hinted(&self, seat: Seat, best: &Offer) -> String {
        let worth = best.worth.and_then(|worth| games::worth(&*self.table, worth));
        let phrase = match worth {
            Some(worth) => Phrase::new("hint-worth").with("worth", worth),
            None => Phrase::new("hint"),
        };
        let phrase = phrase.with("what", best.phrase.clone());
        let offers = self.table.offers(seat);
        self.speaker.say(&phrase.with("notation", self.spoken(best, &offers)))
    }
}
