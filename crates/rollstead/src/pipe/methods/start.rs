//! `new`, `load` and `close`: matches come and go.

use engine::record::read_header;
use games::{AnyMatch, AnySetup, Entry, GAMES, StartError};
use serde_json::json;

use super::{Outcome, Session, turn};
use crate::dice;
use crate::pipe::fault::{Code, Fault, quoted};
use crate::pipe::open_match::{Dice, OpenMatch};
use crate::pipe::params::{Params, bad};

type Started = Result<Box<dyn AnyMatch>, Fault>;

pub(super) fn new(session: &mut Session<'_>, params: &Params) -> Outcome {
    let entry = entry(params.text("game")?)?;
    let seats = usize::try_from(params.number("seats")?).unwrap_or(usize::MAX);
    let settings = params.settings()?;
    let pack = params.optional_text("content")?.or(session.default_pack(entry));
    let table = AnySetup { seats, settings, pack: pack.map(str::to_owned) };
    session.open_new(params.dice()?, || Ok(entry.start(&table)?))
}

pub(super) fn load(session: &mut Session<'_>, params: &Params) -> Outcome {
    let dice = params.dice()?;
    let state = params.value("state");
    match (state, params.optional_text("record")?) {
        (Some(state), None) => {
            let entry = entry(params.text("game")?)?;
            session.open_new(dice, || Ok(entry.load_state(state.clone())?))
        }
        (None, Some(record)) => {
            let game = params.optional_text("game")?.map(entry).transpose()?;
            session.open_new(dice, || load_record(game, record))
        }
        (Some(_), Some(_)) | (None, None) => Err(bad("state: expected either a state or a record")),
    }
}

pub(super) fn close(session: &mut Session<'_>, params: &Params) -> Outcome {
    session.matches.close(params.text("match")?)?;
    Ok(json!(true))
}

impl Session<'_> {
    /// The command line's pack, if it belongs to this game.
    pub(super) fn default_pack(&self, entry: &Entry) -> Option<&str> {
        let pack = self.defaults.pack.as_ref();
        pack.filter(|(game, _)| *game == entry.info().id).map(|(_, text)| text.as_str())
    }

    /// Opens the match that `start` gives, with a fresh seed if the call says nothing about dice.
    fn open_new(&mut self, dice: Option<Dice>, start: impl FnOnce() -> Started) -> Outcome {
        self.matches.check_room()?;
        let dice = dice.map_or_else(fresh, Ok)?;
        let open = OpenMatch::new(start()?, dice);
        let (state, turn) = (open.game().state(), turn(&open));
        let hash = open.game().hash();
        let id = self.matches.add(open);
        Ok(json!({"match": id, "state": state, "turn": turn, "hash": hash}))
    }
}

/// The match of a record, which names its game; a game that the call names must be the same.
fn load_record(game: Option<&Entry>, record: &str) -> Started {
    let header = read_header(record).map_err(StartError::from)?;
    let entry = game.or_else(|| games::find(&header.game)).ok_or_else(|| {
        let message = format!("this is a record of {:?}, no game here", quoted(&header.game));
        Fault::new(Code::Refused, message)
    })?;
    Ok(entry.load_record(record)?)
}

fn entry(id: &str) -> Result<&'static Entry, Fault> {
    games::find(id).ok_or_else(|| {
        let known: Vec<&str> = GAMES.iter().map(|game| game.info().id).collect();
        bad(format!("game: expected one of {}, not {:?}", known.join(", "), quoted(id)))
    })
}

fn fresh() -> Result<Dice, Fault> {
    let seed = dice::fresh_seed().map_err(|error| Fault::new(Code::Internal, error.to_string()))?;
    Ok(Dice::Seeded(seed))
}

impl From<StartError> for Fault {
    fn from(error: StartError) -> Self {
        Self::new(Code::Refused, error.to_string())
    }
}
