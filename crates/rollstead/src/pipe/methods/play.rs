//! `play`, `resolve` and `undo`: the methods that change a match.

use engine::{Info, Say, Turn};
use games::{PlayError, Refusal};
use serde_json::{Value, json};
use words::Lang;

use super::{Outcome, Session, not_asked, turn};
use crate::pipe::fault::{Code, Fault};
use crate::pipe::open_match::OpenMatch;
use crate::pipe::params::{Params, bad};

pub(super) fn play(session: &mut Session<'_>, params: &Params) -> Outcome {
    let lang = session.defaults.lang;
    let open = session.open_mut(params)?;
    let seat = params.seat(open.game())?;
    let action = params.text("action")?;
    let before = open.game().events();
    open.play(seat, action).map_err(|error| refused("action", &error, open.game().info(), lang))?;
    Ok(played(open, before))
}

pub(super) fn resolve(session: &mut Session<'_>, params: &Params) -> Outcome {
    let lang = session.defaults.lang;
    let open = session.open_mut(params)?;
    let outcome = params.text("outcome")?;
    if !open.is_manual() {
        return Err(not_asked("chance answers by itself in this match: it is not \"manual\""));
    }
    if open.game().turn() != Turn::Chance {
        return Err(not_asked("chance is not asked now"));
    }
    let before = open.game().events();
    open.resolve(outcome).map_err(|error| refused("outcome", &error, open.game().info(), lang))?;
    Ok(played(open, before))
}

pub(super) fn undo(session: &mut Session<'_>, params: &Params) -> Outcome {
    let open = session.open_mut(params)?;
    if !open.undo() {
        return Err(not_asked("there is nothing to take back"));
    }
    let game = open.game();
    let (events, hash) = (game.events(), game.hash());
    Ok(json!({"events": events, "hash": hash, "turn": turn(open), "state": game.state()}))
}

/// The events from number `before` on, and the match after them.
fn played(open: &OpenMatch, before: usize) -> Value {
    let game = open.game();
    let events = (before..game.events()).filter_map(|number| game.event(number));
    let events: Vec<String> = events.map(|event| event.to_string()).collect();
    json!({"events": events, "hash": game.hash(), "turn": turn(open)})
}

/// A refusal as data: the rule, what stands in the way, and both in words.
pub(super) fn why_not(refusal: &Refusal, info: &'static Info, lang: Lang) -> Value {
    let speaker = words::speaker(lang, info);
    let fact = refusal.fact.as_ref().map(|fact| speaker.say(&fact.phrase));
    let text: Vec<String> = fact.into_iter().chain(info.rule(lang.id(), refusal.rule.0)).collect();
    let facts: Vec<&Value> = refusal.fact.iter().map(|fact| &fact.data).collect();
    json!({"rule": refusal.rule, "facts": facts, "text": text.join(" ")})
}

/// Why an answer was not taken: the parameter is at fault, or a rule forbids it.
fn refused(param: &str, error: &PlayError, info: &'static Info, lang: Lang) -> Fault {
    match error {
        PlayError::Illegal(refusal) => {
            Fault::new(Code::Illegal, error.to_string()).with(why_not(refusal, info, lang))
        }
        PlayError::Impossible(_) => {
            bad(format!("{param}: expected one of the outcomes that are possible now"))
        }
        PlayError::Notation(_) | PlayError::NoSeat(_) => bad(format!("{param}: {error}")),
    }
}
