//! How a game speaks: phrases for people, things on the board, readable views.

use std::fmt;

use serde::Serialize;

use crate::{Block, Game, ScoreSheet, Seat, Tag, Text};

/// A sentence or word to be said in the reader's language: an id of the locale files and its arguments.
///
/// ```
/// use engine::{Arg, Phrase};
/// let phrase = Phrase::new("trade").with("get", Phrase::new("ore"));
/// assert_eq!(phrase.args[0], ("get", Arg::Phrase(Phrase::new("ore"))));
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Phrase {
    /// The id of the message.
    pub id: &'static str,
    /// Its arguments by name.
    pub args: Vec<(&'static str, Arg)>,
    /// What it stands for, if it stands for something. Most phrases do not, so it is kept apart.
    tag: Option<Box<Tag>>,
}

/// An argument of a phrase.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Arg {
    /// A number.
    Number(i64),
    /// A name that is the same in every language.
    Text(String),
    /// A seat: the name that the speaker knows, or else the player's number.
    Seat(Seat),
    /// Another phrase.
    Phrase(Phrase),
    /// Phrases to be listed.
    List(Vec<Phrase>),
}

impl Phrase {
    /// A phrase without arguments.
    pub fn new(id: &'static str) -> Self {
        Self { id, args: Vec::new(), tag: None }
    }

    /// The phrase with one more argument.
    #[must_use]
    pub fn with(mut self, name: &'static str, arg: impl Into<Arg>) -> Self {
        self.args.push((name, arg.into()));
        self
    }

    /// The phrase as one that stands for something: in a text, its words are a span of their own.
    #[must_use]
    pub fn tagged(self, tag: Tag) -> Self {
        Self { tag: (tag != Tag::NONE).then(|| Box::new(tag)), ..self }
    }

    /// What it stands for.
    pub fn tag(&self) -> Tag {
        self.tag.as_deref().copied().unwrap_or_default()
    }
}

impl From<&'static str> for Phrase {
    fn from(id: &'static str) -> Self {
        Self::new(id)
    }
}

impl From<Phrase> for Arg {
    fn from(phrase: Phrase) -> Self {
        Self::Phrase(phrase)
    }
}

impl From<Vec<Phrase>> for Arg {
    fn from(phrases: Vec<Phrase>) -> Self {
        Self::List(phrases)
    }
}

impl From<i64> for Arg {
    fn from(number: i64) -> Self {
        Self::Number(number)
    }
}

impl From<Seat> for Arg {
    fn from(seat: Seat) -> Self {
        Self::Seat(seat)
    }
}

impl From<String> for Arg {
    fn from(text: String) -> Self {
        Self::Text(text)
    }
}

/// A number for people to read, with a minus sign and not a hyphen.
///
/// ```
/// assert_eq!(engine::signed(-2), "−2");
/// ```
pub fn signed(number: impl Into<i64>) -> String {
    number.into().to_string().replace('-', "−")
}

/// Says a phrase in one language; `words` has the speakers.
pub trait Say {
    /// The phrase in words.
    fn say(&self, phrase: &Phrase) -> String;

    /// The phrase in words that know what they stand for: a tagged phrase within it is a span.
    fn text(&self, phrase: &Phrase) -> Text {
        Text::tagged(self.say(phrase), phrase.tag())
    }

    /// The word behind an id.
    fn word(&self, id: &'static str) -> String {
        self.say(&Phrase::new(id))
    }
}

/// A thing on the board that an action belongs to: what a click on it, or its number, would choose.
///
/// Its text, `kind:id`, is what forms, reports and journals call it.
///
/// ```
/// let thing = engine::Thing { kind: "die", id: 3 };
/// assert_eq!(thing.to_string(), "die:3");
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize)]
pub struct Thing {
    /// What it is: `road`, `die`, `field`.
    pub kind: &'static str,
    /// Which of them.
    pub id: u16,
}

impl fmt::Display for Thing {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}:{}", self.kind, self.id)
    }
}

/// What every front end needs to show and play a game without knowing it.
pub trait Describe: Game {
    /// The first words of the actions' notation; front ends let people abbreviate them.
    fn verbs() -> &'static [&'static str];

    /// The first word of an action's notation, one of [`Self::verbs`].
    fn verb(action: Self::Action) -> &'static str;

    /// An action in notation for each verb, in the order of the verbs; it need not be legal.
    fn examples() -> &'static [&'static str];

    /// The other words of the actions' notation.
    fn nouns() -> &'static [&'static str];

    /// The question the seat is asked now.
    fn question(&self, seat: Seat) -> Phrase;

    /// What an action would do.
    fn action(&self, seat: Seat, action: Self::Action) -> Phrase;

    /// A legal answer as the log has it: with its automatic consequences, if the game names any.
    fn log_phrase(&self, seat: Seat, action: Self::Action) -> Phrase {
        self.action(seat, action)
    }

    /// Why a rule refuses an answer, in a sentence.
    fn fact(&self, seat: Seat, fact: Self::Fact) -> Phrase;

    /// What an outcome of chance does, said before it is applied.
    fn chance(&self, chance: Self::Chance) -> Phrase;

    /// The things on the board the action belongs to.
    fn things(&self, seat: Seat, action: Self::Action) -> Vec<Thing>;

    /// What a thing on the board is, for a seat that points at it; a thing is named as in [`Thing`]. None if there is nothing to
    /// say about it, or no such thing.
    fn about(&self, _seat: Seat, _kind: &str, _id: u16) -> Option<About<Self::Action>> {
        None
    }

    /// What a seat gives up by a legal answer without having to; front ends ask again before they take such an answer.
    fn warning(&self, _seat: Seat, _action: Self::Action) -> Option<Phrase> {
        None
    }

    /// The components that a designer balances, each with its name: technologies, tiles, cards, what can be built.
    ///
    /// A component is named by what it is, a thing of [`Self::things`] by where it lies.
    fn components(&self) -> Vec<(Thing, Phrase)> {
        Vec::new()
    }

    /// Which of the components a legal action gets or uses.
    fn uses(&self, _seat: Seat, _action: Self::Action) -> Vec<Thing> {
        Vec::new()
    }

    /// What a game shows, as `seat` would look at it.
    fn view(&self, seat: Seat, speaker: &dyn Say) -> Vec<Block>;

    /// The sentences below the final scores: how a game ended that was not decided by points, what the points are called.
    /// It is empty while the game is on.
    fn epilogue(&self) -> Vec<Phrase> {
        Vec::new()
    }

    /// The opponent that has no seat, if the game has one.
    fn rival(&self) -> Option<Rival> {
        None
    }
}

/// What a thing on the board is, for somebody who points at it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct About<A> {
    /// What it is called.
    pub title: Phrase,
    /// What it does, shows, costs and is worth: a phrase for each sentence.
    pub says: Vec<Phrase>,
    /// The answers that choosing it could mean, the likeliest first. If none of them is legal, the first one's refusal says
    /// what is missing.
    pub tries: Vec<A>,
    /// The rule that says most about it.
    pub rule: Option<&'static str>,
    /// Whether what it is comes before what is missing: it is pointed at to be read more often than to be chosen.
    pub is_read: bool,
}

impl<A> About<A> {
    /// A thing that only has a name so far.
    pub fn new(title: impl Into<Phrase>) -> Self {
        Self {
            title: title.into(),
            says: Vec::new(),
            tries: Vec::new(),
            rule: None,
            is_read: false,
        }
    }

    /// With one more sentence.
    #[must_use]
    pub fn says(mut self, sentence: impl Into<Phrase>) -> Self {
        self.says.push(sentence.into());
        self
    }

    /// With one more answer that choosing it could mean.
    #[must_use]
    pub fn tries(mut self, action: A) -> Self {
        self.tries.push(action);
        self
    }

    /// As one that is pointed at to be read: what it is comes first, and what is missing after it.
    #[must_use]
    pub fn read_first(mut self) -> Self {
        self.is_read = true;
        self
    }

    /// With the rule that says most about it.
    #[must_use]
    pub const fn by(mut self, rule: &'static str) -> Self {
        self.rule = Some(rule);
        self
    }
}

/// An opponent without a seat; it is listed after the seats.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Rival {
    /// What it is called in lists and tables.
    pub name: Phrase,
    /// What it is called within a sentence.
    pub called: Phrase,
    /// Its points by category: first those that seats have too, then its own.
    pub sheet: ScoreSheet,
}
