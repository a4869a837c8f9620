//! Why an answer is refused.

use engine::{Describe, Illegal, Impossible, Info, NotationError, Phrase, Rule, Seat};
use serde_json::Value;
use thiserror::Error;

/// By which rule an answer is refused, and what stands in the way.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Refusal {
    /// The rule.
    pub rule: Rule,
    /// What stands in the way, unless the rule's sentence says it all.
    pub fact: Option<Fact>,
}

/// What stands in the way of an answer.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Fact {
    /// In a sentence.
    pub phrase: Phrase,
    /// As data.
    pub data: Value,
}

impl Refusal {
    /// The refusal of a seat's answer by a rule of a game, with the game's words for what stands in the way.
    pub fn of<G: Describe>(game: &G, seat: Seat, illegal: Illegal<G::Fact>) -> Self {
        let fact = |fact: G::Fact| Fact {
            phrase: game.fact(seat, fact),
            data: serde_json::to_value(fact).expect("plain facts always serialise"),
        };
        Self { rule: illegal.rule, fact: illegal.fact.map(fact) }
    }

    /// The whole refusal: what stands in the way, the rule's id and what it says in a language.
    pub fn phrase(&self, info: &Info, lang: &str) -> Phrase {
        let text = info.rule(lang, self.rule.0).unwrap_or_default();
        let phrase = match &self.fact {
            Some(fact) => Phrase::new("forbidden-because").with("fact", fact.phrase.clone()),
            None => Phrase::new("forbidden"),
        };
        phrase.with("rule", self.rule.to_string()).with("text", text)
    }
}

/// Why an answer was not accepted; nothing has changed.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum PlayError {
    /// It is not the notation of an answer of this game.
    #[error(transparent)]
    Notation(#[from] NotationError),
    /// A rule forbids it.
    #[error("forbidden by {}", .0.rule)]
    Illegal(Refusal),
    /// The outcome is impossible here.
    #[error(transparent)]
    Impossible(#[from] Impossible),
    /// The table has no such seat.
    #[error("there is no seat {0} at this table")]
    NoSeat(Seat),
}

impl PlayError {
    /// The refusal, if a rule forbids it.
    pub const fn refusal(&self) -> Option<&Refusal> {
        match self {
            Self::Illegal(refusal) => Some(refusal),
            Self::Notation(_) | Self::Impossible(_) | Self::NoSeat(_) => None,
        }
    }
}

pub(crate) fn refused<G: Describe>(game: &G, seat: Seat, illegal: Illegal<G::Fact>) -> PlayError {
    PlayError::Illegal(Refusal::of(game, seat, illegal))
}
