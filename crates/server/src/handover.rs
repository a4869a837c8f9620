//! How a session comes to another device: by a link that is valid for a short time and once.
//!
//! What the link holds is nowhere else. Kept are its hash, and the secret that links are made from, covered by bytes that
//! only the link's own secret gives. All of it is in memory alone: a restart ends the links that nobody has used, and what
//! is on the disk never held them.

use std::collections::HashMap;
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use table::token::{Pass, Token};

use crate::clock::Clock;
use crate::random;
use crate::store::Person;

/// How long a link is valid.
pub(crate) const VALID: Duration = Duration::from_mins(10);
/// How many links there are at the most, all sessions together.
const MOST: usize = 10_000;

/// Who hands over: a session, as the device that asks has it.
#[derive(Clone, Debug, Default)]
pub(crate) struct From {
    pub(crate) session: String,
    pub(crate) device: String,
    pub(crate) person: Person,
}

/// The links that are on their way, by the hashes of their secrets.
#[derive(Debug)]
pub(crate) struct Handovers {
    clock: Clock,
    held: Mutex<HashMap<String, Held>>,
}

/// What a link stands for.
#[derive(Clone, Debug)]
pub(crate) struct Held {
    pub(crate) from: From,
    /// The secret that links are made from, covered.
    links: [u8; 16],
    /// When it was made, by the clock that nobody sets and by the one on the wall: it ends by the one that is ahead.
    made: (Duration, i64),
}

impl Handovers {
    pub(crate) fn new(clock: Clock) -> Self {
        Self { clock, held: Mutex::default() }
    }

    /// A new link's secret; a session has one link at a time. None if there are too many.
    pub(crate) fn offer(&self, from: From, pass: &Pass) -> Option<Token> {
        let secret = random::token();
        let links = cover(&secret, pass.links.bytes());
        let made = (self.clock.gone(), self.clock.now());
        let mut held = self.held();
        held.retain(|_, other| other.from.session != from.session && self.is_valid(other));
        if held.len() >= MOST {
            return None;
        }
        held.insert(secret.hash(), Held { from, links, made });
        Some(secret)
    }

    /// Whose link it is, if it is one and still valid. Looking does not use it up.
    pub(crate) fn look(&self, secret: &Token) -> Option<From> {
        let held = self.held();
        held.get(&secret.hash()).filter(|held| self.is_valid(held)).map(|held| held.from.clone())
    }

    /// Uses a link up: of two who try at once, one has it.
    pub(crate) fn take(&self, secret: &Token) -> Option<Held> {
        self.held().remove(&secret.hash()).filter(|held| self.is_valid(held))
    }

    /// Puts a link back that was taken for a change that could not be written.
    pub(crate) fn put_back(&self, secret: &Token, held: Held) {
        self.held().insert(secret.hash(), held);
    }

    /// Ends the link of a session: one of its devices, which may have made it, is not trusted any more.
    pub(crate) fn end(&self, session: &str) {
        self.held().retain(|_, held| held.from.session != session);
    }

    fn is_valid(&self, held: &Held) -> bool {
        let (made, made_at) = held.made;
        let gone = self.clock.gone().saturating_sub(made);
        gone < VALID && self.clock.now() - made_at < VALID.as_secs().cast_signed()
    }

    fn held(&self) -> MutexGuard<'_, HashMap<String, Held>> {
        self.held.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Held {
    /// The cookie's two halves for the new device: a secret of its own, and the one that links are made from.
    pub(crate) fn pass(&self, secret: &Token) -> Pass {
        Pass { session: random::token(), links: Token::new(cover(secret, self.links)) }
    }
}

/// Covers bytes by others that only a secret gives, or uncovers them. Each secret covers once, so nothing can be compared.
fn cover(secret: &Token, bytes: [u8; 16]) -> [u8; 16] {
    let cover = secret.cover();
    std::array::from_fn(|at| bytes[at] ^ cover[at])
}

#[cfg(test)]
mod tests {
    use super::{From, Handovers, VALID};
    use crate::clock::Clock;
    use crate::random;
    use crate::store::Person;
    use std::time::Duration;

    fn from(session: &str) -> From {
        From { session: session.to_owned(), device: "one".to_owned(), person: Person::default() }
    }

    #[test]
    fn a_link_gives_the_secret_of_links_to_whoever_has_it_once() {
        let handovers = Handovers::new(Clock::default());
        let pass = random::pass();
        let secret = handovers.offer(from("ana"), &pass).expect("there is room");
        assert!(handovers.look(&secret).is_some() && handovers.look(&secret).is_some());
        assert!(handovers.look(&random::token()).is_none());
        let memory = format!("{handovers:?}");
        for hidden in [secret.text(), pass.links.text(), pass.session.text()] {
            assert!(!memory.contains(hidden), "memory holds nothing that can be used");
        }
        let held = handovers.take(&secret).expect("it is there");
        let made = held.pass(&secret);
        assert!(made.links == pass.links && made.session != pass.session);
        assert!(held.pass(&random::token()).links != pass.links, "another secret uncovers nothing");
        assert!(handovers.take(&secret).is_none() && handovers.look(&secret).is_none());
    }

    #[test]
    fn a_session_has_one_link_and_its_end_ends_it() {
        let handovers = Handovers::new(Clock::default());
        let [one, two, other] =
            ["ana", "ana", "bo"].map(|who| handovers.offer(from(who), &random::pass()));
        let [one, two, other] = [one, two, other].map(|secret| secret.expect("there is room"));
        assert!(handovers.look(&one).is_none() && handovers.look(&two).is_some());
        handovers.end("ana");
        assert!(handovers.take(&two).is_none() && handovers.take(&other).is_some());
    }

    #[test]
    fn ten_minutes_are_over_by_whichever_clock_is_ahead() {
        let (clock, second) = (Clock::default(), Duration::from_secs(1));
        let handovers = Handovers::new(clock.clone());
        let offer = || handovers.offer(from("ana"), &random::pass()).expect("there is room");
        let secret = offer();
        clock.pass(VALID.saturating_sub(2 * second));
        assert!(handovers.look(&secret).is_some());
        clock.set_wall_by(-86_400);
        assert!(handovers.look(&secret).is_some());
        clock.pass(2 * second);
        assert!(
            handovers.take(&secret).is_none(),
            "a clock that is set back gives it no more time"
        );
        let secret = offer();
        clock.set_wall_by(86_400);
        assert!(handovers.take(&secret).is_none(), "a clock that is set forward ends it at once");
    }

    #[test]
    fn there_are_so_many_links_and_no_more() {
        let clock = Clock::default();
        let handovers = Handovers::new(clock.clone());
        let mut sessions = (0..).map(|number: u32| from(&number.to_string()));
        // Looking through all of them at each would take long: the last ones are enough.
        let mut held = handovers.held();
        let one =
            super::Held { from: from("x"), links: [0; 16], made: (clock.gone(), clock.now()) };
        held.extend((0..super::MOST).map(|number| (number.to_string(), one.clone())));
        drop(held);
        let next = sessions.next().expect("there is no end of them");
        assert!(handovers.offer(next.clone(), &random::pass()).is_none());
        clock.pass(VALID);
        assert!(handovers.offer(next, &random::pass()).is_some(), "those that are over make room");
    }
}
