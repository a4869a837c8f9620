//! The methods by name, and the session that carries them out.

mod ask;
mod list;
mod play;
mod start;

use anyhow::Context;
use serde_json::{Value, json};

use super::Defaults;
use super::fault::{Code, Fault, quoted};
use super::matches::Matches;
use super::message::{self, Call};
use super::open_match::OpenMatch;
use super::params::Params;

/// What carrying out a call comes to.
type Outcome = Result<Value, Fault>;

/// One method: its name, the parameters it knows, and what it does.
struct Method {
    name: &'static str,
    params: &'static [&'static str],
    carry_out: fn(&mut Session<'_>, &Params) -> Outcome,
}

/// Every method: one line each, in the order of PROTOCOL.md.
const METHODS: [Method; 16] = [
    method("games", &[], list::games),
    method("new", &["game", "seats", "options", "seed", "chance", "content"], start::new),
    method("load", &["game", "state", "record", "seed", "chance"], start::load),
    method("close", &["match"], start::close),
    method("state", &["match"], ask::state),
    method("turn", &["match"], ask::turn),
    method("actions", &["match", "seat", "lang"], ask::actions),
    method("why", &["match", "seat", "action", "lang"], ask::why),
    method("outcomes", &["match"], ask::outcomes),
    method("play", &["match", "seat", "action"], play::play),
    method("resolve", &["match", "outcome"], play::resolve),
    method("undo", &["match"], play::undo),
    method("scores", &["match"], ask::scores),
    method("advise", &["match", "seat", "bot", "budget"], ask::advise),
    method("record", &["match"], ask::record),
    method("text", &["match", "lang", "seat"], ask::text),
];

const fn method(
    name: &'static str,
    params: &'static [&'static str],
    carry_out: fn(&mut Session<'_>, &Params) -> Outcome,
) -> Method {
    Method { name, params, carry_out }
}

/// A client's session: what the command line set, and the open matches.
pub(super) struct Session<'a> {
    defaults: &'a Defaults,
    matches: Matches,
}

impl<'a> Session<'a> {
    /// A session without matches; the command line's pack is held, so that states may name it.
    pub(super) fn new(defaults: &'a Defaults) -> anyhow::Result<Self> {
        if let Some((game, pack)) = &defaults.pack {
            let entry = games::find(game).with_context(|| format!("there is no game {game:?}"))?;
            entry.check_pack(pack).with_context(|| format!("the content pack of {game}"))?;
        }
        Ok(Self { defaults, matches: Matches::default() })
    }

    /// The answer to a message; none to a notification.
    pub(super) fn answer(&mut self, message: Value) -> Option<Value> {
        let Call { id, method, params } = match message::call(message) {
            Ok(call) => call,
            Err((id, fault)) => return Some(message::refused(&id, fault)),
        };
        let outcome = self.carry_out(&method, params);
        let id = id?;
        Some(match outcome {
            Ok(result) => message::done(&id, &result),
            Err(fault) => message::refused(&id, fault),
        })
    }

    fn carry_out(&mut self, name: &str, params: Value) -> Outcome {
        let Some(method) = METHODS.iter().find(|method| method.name == name) else {
            let known = METHODS.map(|method| method.name).join(", ");
            let message = format!("there is no method {:?}; the methods are {known}", quoted(name));
            return Err(Fault::new(Code::NoMethod, message));
        };
        (method.carry_out)(self, &Params::read(params, method.params)?)
    }

    /// The match that a call names.
    fn open(&self, params: &Params) -> Result<&OpenMatch, Fault> {
        self.matches.find(params.text("match")?)
    }

    /// The match that a call names, to be changed.
    fn open_mut(&mut self, params: &Params) -> Result<&mut OpenMatch, Fault> {
        self.matches.find_mut(params.text("match")?)
    }
}

/// Who is asked, as answers say it.
fn turn(open: &OpenMatch) -> Value {
    match open.game().turn() {
        engine::Turn::Seats(seats) => json!({"seats": seats.iter().collect::<Vec<_>>()}),
        engine::Turn::Chance => json!("chance"),
        engine::Turn::Over => json!("over"),
    }
}

/// The refusal of what the match does not ask for now.
fn not_asked(message: impl Into<String>) -> Fault {
    Fault::new(Code::NotAsked, message)
}
