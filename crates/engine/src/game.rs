//! The contract every game keeps: its rules, and nothing else.

use std::fmt::{Debug, Display};
use std::hash::Hash;
use std::ops::RangeInclusive;
use std::str::FromStr;

use rand_core::Rng;
use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};
use sha2::{Digest, Sha256};
use thiserror::Error;

use crate::rulebook;
use crate::{
    BySeat, Content, Illegal, NotationError, OptionSpec, Rank, ScoreSheet, Seat, SeatSet, Setup,
    SetupError, below,
};

/// Who is asked now.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Turn {
    /// Any one of these seats may answer.
    Seats(SeatSet),
    /// Chance answers: a roll or a draw.
    Chance,
    /// Nobody: the game is over.
    Over,
}

impl Turn {
    /// This one seat is asked.
    pub const fn seat(seat: Seat) -> Self {
        Self::Seats(SeatSet::one(seat))
    }

    /// Whether this seat may answer.
    pub const fn asks(self, seat: Seat) -> bool {
        match self {
            Self::Seats(seats) => seats.contains(seat),
            Self::Chance | Self::Over => false,
        }
    }
}

/// An outcome that is impossible here.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
#[error("no roll or draw can give this here")]
pub struct Impossible;

/// The facts of a game, apart from any state.
#[derive(Clone, Debug)]
pub struct Info {
    /// The crate's name and the game's id everywhere: `catan-dice`.
    pub id: &'static str,
    /// The title on the box.
    pub title: &'static str,
    /// Who designed it.
    pub designer: &'static str,
    /// Who published it, and when.
    pub publisher: &'static str,
    /// How many can play.
    pub seats: RangeInclusive<usize>,
    /// Raised whenever a record of an earlier version could replay differently.
    pub version: u32,
    /// RULES.md in English and Spanish, as pairs of language and text.
    pub rules: &'static [(&'static str, &'static str)],
    /// The game's words in English and Spanish, as pairs of language and the text of a Fluent file.
    pub words: &'static [(&'static str, &'static str)],
    /// Its error messages in other languages than English, as pairs of language and catalogue; see `words::complaint`.
    pub complaints: &'static [(&'static str, &'static str)],
}

impl Info {
    /// RULES.md in a language; in the first one if there is none in this one.
    pub fn rules_in(&self, lang: &str) -> &'static str {
        in_lang(self.rules, lang)
    }

    /// The game's words in a language; in the first one if there are none in this one.
    pub fn words_in(&self, lang: &str) -> &'static str {
        in_lang(self.words, lang)
    }

    /// What a rule says in a language, as plain text.
    pub fn rule(&self, lang: &str, id: &str) -> Option<String> {
        rulebook::rule(self.rules_in(lang), id).map(rulebook::plain)
    }
}

/// The text in a language; the first text if there is none in this one.
fn in_lang(texts: &[(&str, &'static str)], lang: &str) -> &'static str {
    texts.iter().find(|(code, _)| *code == lang).or(texts.first()).map_or("", |(_, text)| text)
}

/// What is written as text and data: an action or an outcome.
pub trait Answer:
    Copy
    + Eq
    + Ord
    + Hash
    + Debug
    + Display
    + FromStr<Err = NotationError>
    + Serialize
    + DeserializeOwned
    + Send
    + Sync
    + 'static
{
}

impl<T> Answer for T where
    T: Copy
        + Eq
        + Ord
        + Hash
        + Debug
        + Display
        + FromStr<Err = NotationError>
        + Serialize
        + DeserializeOwned
        + Send
        + Sync
        + 'static
{
}

/// What stands in the way of an answer, as plain data.
pub trait Fact: Copy + Eq + Debug + Serialize + Send + Sync + 'static {}

impl<T> Fact for T where T: Copy + Eq + Debug + Serialize + Send + Sync + 'static {}

/// A game: a plain value that asks one question at a time. What bots read is in [`Playable`](crate::Playable).
///
/// `actions`, `outcomes`, `sample`, `apply` and `resolve` allocate nothing once the caller's lists
/// are warm. `conformance` holds the laws between the methods.
pub trait Game:
    Copy + Eq + Hash + Debug + Serialize + DeserializeOwned + Send + Sync + 'static
{
    /// What is printed on the components.
    type Content: Content;
    /// What a seat answers.
    type Action: Answer;
    /// What chance answers.
    type Chance: Answer;
    /// What can stand in the way of an answer: plain data, which [`Describe`](crate::Describe) puts into words.
    type Fact: Fact;

    /// The facts of the game.
    fn info() -> &'static Info;

    /// The options a table can choose, given what the pack offers.
    fn options(content: &Self::Content) -> Vec<OptionSpec>;

    /// The first state.
    fn new(setup: &Setup<Self::Content>) -> Result<Self, SetupError>;

    /// How many seats play.
    fn seats(&self) -> usize;

    /// Who is asked now.
    fn turn(&self) -> Turn;

    /// Adds exactly the legal answers of the seat to `out`, in a fixed order and without repetition; none for a seat
    /// that is not asked or not at the table.
    fn actions(&self, seat: Seat, out: &mut Vec<Self::Action>);

    /// Whether the answer is legal, and if not, which rule forbids it and why; any seat and any action may be asked about.
    fn check(&self, seat: Seat, action: Self::Action) -> Result<(), Illegal<Self::Fact>>;

    /// Carries out an answer that is known to be legal.
    fn apply(&mut self, seat: Seat, action: Self::Action);

    /// Adds every outcome with its weight to `out`; none when chance is not asked.
    fn outcomes(&self, out: &mut Vec<(Self::Chance, u64)>);

    /// One outcome with the distribution of `outcomes`, when chance is asked.
    fn sample<R: Rng + ?Sized>(&self, rng: &mut R) -> Self::Chance;

    /// Carries out an outcome that is known to be possible.
    fn resolve(&mut self, chance: Self::Chance);

    /// The points of each seat by category, as they stand.
    fn scores(&self) -> BySeat<ScoreSheet>;

    /// The places by the rulebook's tie-breaks, as they stand.
    fn standings(&self) -> BySeat<Rank>;

    /// Why this state could not have come about by play, if it could not: broken totals, unknown ids.
    fn validate(&self) -> Result<(), String>;

    /// One legal answer, each as likely as the others; when the seat is asked. `scratch` may be used and is left in any state.
    fn sample_action<R: Rng + ?Sized>(
        &self,
        seat: Seat,
        rng: &mut R,
        scratch: &mut Vec<Self::Action>,
    ) -> Self::Action {
        scratch.clear();
        self.actions(seat, scratch);
        scratch[below(rng, scratch.len() as u64) as usize]
    }

    /// Whether this outcome is possible now.
    fn is_possible(&self, chance: Self::Chance) -> bool {
        let mut outcomes = Vec::new();
        if self.turn() == Turn::Chance {
            self.outcomes(&mut outcomes);
        }
        outcomes.iter().any(|(outcome, weight)| *outcome == chance && *weight > 0)
    }

    /// The checked entry point: checks, then applies. A refused answer changes nothing.
    fn play(&mut self, seat: Seat, action: Self::Action) -> Result<(), Illegal<Self::Fact>> {
        self.check(seat, action)?;
        self.apply(seat, action);
        Ok(())
    }

    /// A fingerprint of the whole state, the same on every machine.
    fn state_hash(&self) -> StateHash {
        let bytes = postcard::to_allocvec(self).expect("a plain state always serialises");
        let digest = Sha256::digest(&bytes);
        StateHash(u64::from_be_bytes(digest[..8].try_into().expect("a digest has 32 bytes")))
    }
}

/// A fingerprint of a state: the first 64 bits of the SHA-256 of its postcard bytes.
///
/// ```
/// let hash: engine::StateHash = "00000000000000ff".parse().unwrap();
/// assert_eq!(hash.to_string(), "00000000000000ff");
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct StateHash(pub u64);

impl Display for StateHash {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{:016x}", self.0)
    }
}

impl FromStr for StateHash {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Self, NotationError> {
        let number = u64::from_str_radix(text, 16).ok().map(Self);
        number
            .filter(|hash| hash.to_string() == text)
            .ok_or_else(|| NotationError::new(text, "a state's hash of 16 hexadecimal digits"))
    }
}

impl Serialize for StateHash {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for StateHash {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        String::deserialize(deserializer)?.parse().map_err(serde::de::Error::custom)
    }
}
