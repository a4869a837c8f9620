//! What a thing on the board is, and what is missing to choose it.

use engine::{Describe, Phrase, Rule, Seat};

use crate::Refusal;

/// What a thing on the board is, for somebody who points at it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct About {
    /// What it is called.
    pub title: Phrase,
    /// What it does, shows, costs and is worth: a phrase for each sentence.
    pub says: Vec<Phrase>,
    /// Why it cannot be chosen now, if it could be at other times.
    pub refusal: Option<Refusal>,
    /// The answer that is refused, if what is missing stands after what the thing is.
    pub refused: Option<Phrase>,
    /// The rule that says most about it, if no refusal names one.
    pub rule: Option<Rule>,
}

/// What a thing is, by its name (`road:4`); none if the game has nothing to say about it.
pub(crate) fn about<G: Describe>(game: &G, seat: Seat, thing: &str) -> Option<About> {
    let (kind, id) = thing.split_once(':')?;
    let about = game.about(seat, kind, id.parse().ok()?)?;
    let checked = about.tries.iter().map(|action| game.check(seat, *action));
    let refused: Result<Vec<_>, ()> = checked.map(|checked| checked.err().ok_or(())).collect();
    // One legal answer is enough.
    let first = refused.ok().and_then(|all| all.into_iter().next());
    let refusal = first.map(|illegal| Refusal::of(game, seat, illegal));
    let tried = about.tries.first().filter(|_| about.is_read && refusal.is_some());
    let refused = tried.map(|action| game.action(seat, *action));
    let (title, says, rule) = (about.title, about.says, about.rule.map(Rule));
    Some(About { title, says, refusal, refused, rule })
}
