//! `games`: every game, with what a table can choose.

use bots::Bot;
use engine::{Info, OptionKind, OptionSpec, PackError};
use games::{Entry, GAMES};
use serde_json::{Map, Value, json};
use words::Lang;

use super::{Outcome, Session};
use crate::pipe::fault::{Code, Fault};
use crate::pipe::params::Params;

pub(super) fn games(session: &mut Session<'_>, _: &Params) -> Outcome {
    let games: Result<Value, PackError> =
        GAMES.iter().map(|entry| game(entry, session.default_pack(entry))).collect();
    // The command line's pack was read once already, so only a fault of our own comes here.
    games.map_err(|error| Fault::new(Code::Internal, error.to_string()))
}

fn game(entry: &Entry, pack: Option<&str>) -> Result<Value, PackError> {
    let info = entry.info();
    let content = entry.check_pack(pack.unwrap_or(entry.default_pack()))?;
    let options: Vec<Value> = entry.options(pack)?.iter().map(|spec| option(info, spec)).collect();
    Ok(json!({
        "id": info.id,
        "name": names(info, "title", info.title),
        "seats": {"min": info.seats.start(), "max": info.seats.end()},
        "options": options,
        "bots": Bot::ALL.map(Bot::id),
        "levels": entry.levels().iter().map(|level| level.id()).collect::<Vec<_>>(),
        "rules": info.version,
        "content": content.to_string(),
    }))
}

/// The option as it describes itself, with the names people know it by.
fn option(game: &'static Info, spec: &OptionSpec) -> Value {
    let mut option = json!(spec);
    option["name"] = names(game, &format!("option-{}", spec.id), &spec.id);
    if let OptionKind::Choice { values, .. } = &spec.kind {
        let name = |value: &String| {
            (value.clone(), names(game, &format!("option-{}-{value}", spec.id), value))
        };
        option["value_names"] = values.iter().map(name).collect();
    }
    option
}

/// What a message says in each language; a pack may bring values that have no message.
fn names(game: &'static Info, message: &str, otherwise: &str) -> Value {
    let name = |lang: Lang| {
        let said = words::speaker(lang, game).text(message);
        (lang.id().to_owned(), Value::from(said.unwrap_or_else(|| otherwise.to_owned())))
    };
    Lang::ALL.into_iter().map(name).collect::<Map<_, _>>().into()
}
