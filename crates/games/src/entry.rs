//! A game in the list: what it is, and how to start or load a match of it.

use engine::record::Verified;
use engine::{
    Content, Describe, Game, Info, Match, OptionSpec, Pack, PackError, PackHash, Playable, Record,
    RecordError, Rng,
};
use engine::{Settings, Setup, SetupError};
use serde_json::Value;
use thiserror::Error;

use crate::{AnyMatch, Level, Program};

/// What a match of any game starts from: `engine::Setup` before the type of the game is known.
#[derive(Clone, Debug, Default)]
pub struct AnySetup {
    /// How many play.
    pub seats: usize,
    /// The options chosen.
    pub settings: Settings,
    /// The text of a content pack, if it is not the game's own.
    pub pack: Option<String>,
}

/// Why a match cannot start or be loaded.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum StartError {
    /// Seats or options do not fit.
    #[error(transparent)]
    Setup(#[from] SetupError),
    /// The content pack is not valid.
    #[error("the content pack: {0}")]
    Pack(#[from] PackError),
    /// The record is not valid.
    #[error(transparent)]
    Record(#[from] RecordError),
    /// The state is not one of this game.
    #[error("the state: {0}")]
    State(String),
}

type Started = Result<Box<dyn AnyMatch>, StartError>;

/// The generator of a chance event by its number in the game, from 0.
type Draw<'a> = &'a mut dyn FnMut(u64) -> Box<dyn Rng>;

/// A game in the list.
#[derive(Debug)]
pub struct Entry {
    info: fn() -> &'static Info,
    options: fn(Option<&str>) -> Result<Vec<OptionSpec>, PackError>,
    start: fn(&AnySetup) -> Started,
    load_state: fn(Value) -> Started,
    load_record: fn(&str) -> Started,
    verify: fn(&str, Draw<'_>) -> Result<Verified, StartError>,
    check_pack: fn(&str) -> Result<PackHash, PackError>,
    default_pack: &'static str,
    levels: &'static [Level],
}

impl Entry {
    /// The entry of a game.
    pub const fn of<G: Describe + Playable>() -> Self {
        Self {
            info: G::info,
            options: options::<G>,
            start: start::<G>,
            load_state: load_state::<G>,
            load_record: load_record::<G>,
            verify: verify::<G>,
            check_pack: check_pack::<G>,
            default_pack: G::Content::DEFAULT,
            levels: &Level::USUAL,
        }
    }

    /// The same game, marked as solved.
    #[must_use]
    pub const fn with_expert(self) -> Self {
        Self { levels: &Level::ALL, ..self }
    }

    /// The facts of the game.
    pub fn info(&self) -> &'static Info {
        (self.info)()
    }

    /// How well programs can play the game, weakest first.
    pub const fn levels(&self) -> &'static [Level] {
        self.levels
    }

    /// The program that gives hints: the best there is.
    pub fn adviser(&self) -> Program {
        Program::Level(self.levels.last().copied().unwrap_or(Level::Hard))
    }

    /// The options that the given pack, or the game's own, offers.
    pub fn options(&self, pack: Option<&str>) -> Result<Vec<OptionSpec>, PackError> {
        (self.options)(pack)
    }

    /// A new match.
    pub fn start(&self, setup: &AnySetup) -> Started {
        (self.start)(setup)
    }

    /// A match that goes on from a state as JSON; an impossible state is refused with the reason.
    pub fn load_state(&self, state: Value) -> Started {
        (self.load_state)(state)
    }

    /// A match replayed from the text of a `.game` record.
    pub fn load_record(&self, text: &str) -> Started {
        (self.load_record)(text)
    }

    /// Replays the text of a `.game` record and holds every outcome of chance against the game's own draw from
    /// `draw(n)`; the answer is what that proves. A difference is reported by its line, with both outcomes.
    pub fn verify(
        &self,
        text: &str,
        draw: &mut dyn FnMut(u64) -> Box<dyn Rng>,
    ) -> Result<Verified, StartError> {
        (self.verify)(text, draw)
    }

    /// Validates a content pack; from then on states and records that name it can be loaded.
    pub fn check_pack(&self, text: &str) -> Result<PackHash, PackError> {
        (self.check_pack)(text)
    }

    /// The pack that comes with the game, as TOML.
    pub fn default_pack(&self) -> &'static str {
        self.default_pack
    }
}

fn pack<G: Game>(text: Option<&str>) -> Result<Pack<G::Content>, PackError> {
    text.map_or_else(|| Ok(Pack::default()), Pack::load)
}

fn options<G: Game>(text: Option<&str>) -> Result<Vec<OptionSpec>, PackError> {
    Ok(G::options(&*pack::<G>(text)?))
}

fn start<G: Describe + Playable>(setup: &AnySetup) -> Started {
    let pack = pack::<G>(setup.pack.as_deref())?;
    let setup = Setup { seats: setup.seats, settings: setup.settings.clone(), pack };
    Ok(Box::new(Match::<G>::new(setup)?))
}

fn load_state<G: Describe + Playable>(state: Value) -> Started {
    let state: G =
        serde_json::from_value(state).map_err(|error| StartError::State(error.to_string()))?;
    state.validate().map_err(StartError::State)?;
    Ok(Box::new(Match::from_state(state)))
}

fn load_record<G: Describe + Playable>(text: &str) -> Started {
    Ok(Box::new(text.parse::<Record<G>>()?.replay()?))
}

fn verify<G: Game>(text: &str, draw: Draw<'_>) -> Result<Verified, StartError> {
    Ok(text.parse::<Record<G>>()?.verify(draw)?)
}

fn check_pack<G: Game>(text: &str) -> Result<PackHash, PackError> {
    Pack::<G::Content>::load(text).map(Pack::id)
}
