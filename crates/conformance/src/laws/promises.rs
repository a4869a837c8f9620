//! What an offer says will happen, and what happens.

use std::collections::BTreeMap;

use engine::{Arg, Describe, Game, Phrase, Seat, Turn};

use crate::{Law, Laws};

/// How many events are a turn's time.
const EVENTS: usize = 100;

/// What a game's offers promise, and how to see what happens instead of asking what the words asked.
///
/// A number is known by its message and its argument: `do-draw.count` is the argument `count` of the message `do-draw`,
/// however deep the message stands in the phrase. A message that occurs several times promises the sum of its numbers.
#[derive(Debug)]
pub struct Promises<G: Game> {
    /// What an offer brings about, by the numbers that may promise it; nothing if the next state does not show it.
    pub measured: fn(&Offer<'_, G>) -> Measured,
    /// The numbers that promise nothing if nothing measures them: they name a thing, or say what is printed on it. `tile` is
    /// all numbers of a message, `effect-*` are those of all messages that begin so.
    pub names: &'static [&'static str],
}

/// Numbers by message and argument; nothing if the next state does not show them.
pub type Measured = Option<Vec<(&'static str, i64)>>;

/// A legal action with the states before and after it.
#[derive(Clone, Copy, Debug)]
pub struct Offer<'a, G: Game> {
    /// The state in which it is offered.
    pub before: &'a G,
    /// The seat that is asked.
    pub seat: Seat,
    /// The action.
    pub action: G::Action,
    /// The state right after it, before chance answers.
    pub after: &'a G,
}

impl<G: Describe> Laws<G> {
    /// Every number in the phrase of every listed action is what the rules then do, or is declared to be a name.
    pub fn promises_are_kept(&self, promises: &Promises<G>) -> Law {
        let mut actions = Vec::new();
        self.each_state(|state| {
            let Turn::Seats(seats) = state.turn() else { return Ok(()) };
            seats.iter().try_for_each(|seat| {
                actions.clear();
                state.actions(seat, &mut actions);
                actions.iter().try_for_each(|action| {
                    let mut after = *state;
                    after.apply(seat, *action);
                    promises.hold(&Offer { before: state, seat, action: *action, after: &after })
                })
            })
        })
    }
}

impl<G: Describe> Promises<G> {
    fn hold(&self, offer: &Offer<'_, G>) -> Law {
        let Some(measured) = (self.measured)(offer) else { return Ok(()) };
        let phrase = offer.before.action(offer.seat, offer.action);
        let mut said = BTreeMap::new();
        numbers(&phrase, &mut said);
        for ((message, argument), promised) in said {
            let name = format!("{message}.{argument}");
            let (action, seat) = (offer.action, offer.seat);
            match measured.iter().find(|(known, _)| *known == name) {
                Some((_, happened)) if *happened == promised => {}
                Some((_, happened)) => {
                    return Err(format!(
                        "\"{action}\" by seat {seat} promises {promised} by {name}, and {happened} comes of it, in {:?}",
                        offer.before
                    ));
                }
                None if self.is_name(message, &name) => {}
                None => {
                    return Err(format!(
                        "\"{action}\" by seat {seat} promises {promised} by {name}, which nothing measures"
                    ));
                }
            }
        }
        Ok(())
    }
}

impl<G: Game> Promises<G> {
    fn is_name(&self, message: &str, name: &str) -> bool {
        let is_it = |known: &&str| match known.strip_suffix('*') {
            Some(start) => message.starts_with(start),
            None => *known == message || *known == name,
        };
        self.names.iter().any(is_it)
    }
}

/// The numbers of a phrase by message and argument, those of the same name added up.
fn numbers(phrase: &Phrase, found: &mut BTreeMap<(&'static str, &'static str), i64>) {
    for (name, arg) in &phrase.args {
        match arg {
            Arg::Number(number) => *found.entry((phrase.id, name)).or_default() += number,
            Arg::Phrase(inner) => numbers(inner, found),
            Arg::List(list) => list.iter().for_each(|inner| numbers(inner, found)),
            Arg::Text(_) | Arg::Seat(_) => {}
        }
    }
}

/// The first state in which something holds when play goes on by the first action or outcome listed each time; nothing if
/// it does not come about in a turn's time.
pub fn played_on<G: Game>(game: &G, holds: impl Fn(&G) -> bool) -> Option<G> {
    let (mut state, mut actions, mut outcomes) = (*game, Vec::new(), Vec::new());
    for _ in 0..EVENTS {
        if holds(&state) {
            return Some(state);
        }
        match state.turn() {
            Turn::Over => return None,
            Turn::Chance => {
                outcomes.clear();
                state.outcomes(&mut outcomes);
                state.resolve(outcomes.first()?.0);
            }
            Turn::Seats(seats) => {
                let seat = seats.iter().next()?;
                actions.clear();
                state.actions(seat, &mut actions);
                state.apply(seat, *actions.first()?);
            }
        }
    }
    None
}
