//! The methods that look at a match and leave it as it is.

use bots::Measure;
use engine::{Rank, Say, ScoreSheet, Seat, Turn};
use games::{Offer, PlayError};
use serde_json::{Value, json};
use words::Speaker;

use super::play::why_not;
use super::{Outcome, Session, not_asked, turn as turn_of};
use crate::pipe::fault::{Code, Fault};
use crate::pipe::open_match::OpenMatch;
use crate::pipe::params::{Params, bad};
use crate::plain;

pub(super) fn state(session: &mut Session<'_>, params: &Params) -> Outcome {
    Ok(session.open(params)?.game().state())
}

pub(super) fn turn(session: &mut Session<'_>, params: &Params) -> Outcome {
    Ok(turn_of(session.open(params)?))
}

pub(super) fn actions(session: &mut Session<'_>, params: &Params) -> Outcome {
    let open = session.open(params)?;
    let seat = params.seat(open.game())?;
    let speaker = session.speaker(open, params)?;
    let action = |offer: &Offer| {
        let (notation, text) = (&offer.notation, speaker.say(&offer.phrase));
        json!({"notation": notation, "text": text, "things": offer.things})
    };
    Ok(open.game().offers(seat).iter().map(action).collect())
}

/// Whether an action is legal, and if not, why.
pub(super) fn why(session: &mut Session<'_>, params: &Params) -> Outcome {
    let open = session.open(params)?;
    let seat = params.seat(open.game())?;
    let lang = params.lang(session.defaults.lang)?;
    match open.game().check(seat, params.text("action")?) {
        Ok(()) => Ok(json!({"legal": true})),
        Err(PlayError::Illegal(refusal)) => {
            let mut why = why_not(&refusal, open.game().info(), lang);
            why["legal"] = false.into();
            Ok(why)
        }
        Err(error) => Err(bad(format!("action: {error}"))),
    }
}

pub(super) fn outcomes(session: &mut Session<'_>, params: &Params) -> Outcome {
    let game = session.open(params)?.game();
    if game.turn() != Turn::Chance {
        return Err(not_asked("chance is not asked now"));
    }
    let outcomes = game.outcomes();
    let total: u64 = outcomes.iter().map(|(_, weight)| weight).sum();
    let outcome =
        |(notation, weight): &(String, u64)| json!({"notation": notation, "weight": weight});
    Ok(json!({"outcomes": outcomes.iter().map(outcome).collect::<Value>(), "total": total}))
}

pub(super) fn scores(session: &mut Session<'_>, params: &Params) -> Outcome {
    let game = session.open(params)?.game();
    let scores = game.scores();
    let seats: Value = scores.iter().map(|scored| sheet(&scored.sheet)).collect();
    let ranks = scores.iter().map(|scored| scored.rank);
    let standings: Option<Vec<Rank>> = (game.turn() == Turn::Over).then(|| ranks.collect());
    Ok(json!({"seats": seats, "standings": standings}))
}

pub(super) fn advise(session: &mut Session<'_>, params: &Params) -> Outcome {
    let open = session.open(params)?;
    let seat = params.seat(open.game())?;
    let bot = params.bot()?;
    let bot = params.budget()?.map_or(bot, |budget| bot.with_budget(budget));
    if !open.game().turn().asks(seat) {
        return Err(not_asked(format!("seat {seat} is not asked now")));
    }
    open.game().check_program(bot).map_err(|error| bad(format!("bot: {error}")))?;
    let speaker = session.speaker(open, params)?;
    let advice = |offer: &Offer| {
        let (notation, text) = (&offer.notation, speaker.say(&offer.phrase));
        let value = offer.worth.map(|worth| worth.value);
        let measure = offer.worth.map(|worth| measure(worth.measure));
        let visits = offer.worth.and_then(|worth| worth.visits);
        json!({"notation": notation, "text": text, "value": value, "measure": measure, "visits": visits})
    };
    Ok(open.advise(bot, seat).iter().map(advice).collect())
}

pub(super) fn record(session: &mut Session<'_>, params: &Params) -> Outcome {
    let record = session.open(params)?.game().record(&[], None);
    let message = "a match that was loaded from a state has no record: its beginning is unknown";
    record.map(Value::from).ok_or_else(|| Fault::new(Code::Refused, message))
}

pub(super) fn text(session: &mut Session<'_>, params: &Params) -> Outcome {
    let open = session.open(params)?;
    let seat = params.optional_seat(open.game())?.unwrap_or_else(|| onlooker(open));
    let speaker = session.speaker(open, params)?;
    Ok(plain::render(&open.game().view(seat, &speaker)).into())
}

impl Session<'_> {
    /// Who speaks of this match, in the language the call asks for.
    fn speaker(&self, open: &OpenMatch, params: &Params) -> Result<Speaker, Fault> {
        let lang = params.lang(self.defaults.lang)?;
        Ok(words::speaker(lang, open.game().info()))
    }
}

/// What a value of advice is, as answers say it.
const fn measure(measure: Measure) -> &'static str {
    match measure {
        Measure::Random => "lot",
        Measure::Ahead => "ahead",
        Measure::Chance => "chance",
        Measure::Points => "points",
    }
}

/// The seat whose view is shown when none is named: the one that is asked, or else the first.
fn onlooker(open: &OpenMatch) -> Seat {
    match open.game().turn() {
        Turn::Seats(seats) => seats.first().unwrap_or_default(),
        Turn::Chance | Turn::Over => Seat::FIRST,
    }
}

/// A seat's points; the categories are a list, since they have an order.
fn sheet(sheet: &ScoreSheet) -> Value {
    let category =
        |(category, points): &(&str, i32)| json!({"category": category, "points": points});
    let categories: Value = sheet.lines().iter().map(category).collect();
    json!({"total": sheet.total(), "categories": categories})
}
