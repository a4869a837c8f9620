//! A match of any game, spoken to in notation.

use std::any::Any;
use std::fmt::Debug;

use bots::{Advice, Bot, Measure, Thought};
use engine::record::Fairness;
use engine::{
    Block, Describe, Event, Illegal, Impossible, Info, Match, NotationError, Phrase, Rank,
};
use engine::{Rival, Rng, Rule, Say, ScoreSheet, Seat, StateHash, Thing, Turn};
use serde_json::Value;
use thiserror::Error;

use crate::{Expert, Level, NoExpert, Player};

/// A legal answer, as a front end shows it.
#[derive(Clone, Debug, PartialEq)]
pub struct Offer {
    /// The action in notation.
    pub notation: String,
    /// What it does, in words.
    pub phrase: Phrase,
    /// The things on the board it belongs to.
    pub things: Vec<Thing>,
    /// What a player thinks of it, where one was asked.
    pub worth: Option<Worth>,
}

/// What a player thinks of an answer.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Worth {
    /// How good it is: more is better.
    pub value: f64,
    /// What that number is.
    pub measure: Measure,
    /// How often a search looked at it; none from a player that does not search.
    pub visits: Option<u64>,
}

/// What happened, as a front end's log shows it.
#[derive(Clone, Debug, PartialEq)]
pub struct Line {
    /// Who did it; chance did where it is none.
    pub seat: Option<Seat>,
    /// The event in the notation of records.
    pub notation: String,
    /// What it was, in words.
    pub phrase: Phrase,
}

/// An event in notation.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct EventText {
    /// The seat that acted; none if it was chance.
    pub seat: Option<Seat>,
    /// The action or outcome, without the seat.
    pub text: String,
}

/// A seat's points and place.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Scored {
    /// The points by category.
    pub sheet: ScoreSheet,
    /// The place as things stand.
    pub rank: Rank,
}

/// Who won and with how many points, or how many points somebody alone has.
///
/// # Panics
/// Where there is no seat: somebody always wins.
pub fn result(scores: &[Scored], rival: Option<Rival>) -> Phrase {
    let points = |scored: &Scored| i64::from(scored.sheet.total());
    if let ([alone], Some(rival)) = (scores, rival) {
        return duel(alone, rival);
    }
    if let [alone] = scores {
        return Phrase::new("solo-result").with("points", points(alone));
    }
    let seats = Seat::all(scores.len()).zip(scores);
    let winners: Vec<(Seat, &Scored)> = seats.filter(|(_, scored)| scored.rank.is_win()).collect();
    let (winner, best) = *winners.first().expect("somebody wins");
    if winners.len() == 1 {
        return Phrase::new("winner").with("player", winner).with("points", points(best));
    }
    let name = |(seat, _): (Seat, &Scored)| Phrase::new("player").with("player", seat);
    let names: Vec<Phrase> = winners.into_iter().map(name).collect();
    Phrase::new("winners").with("players", names).with("points", points(best))
}

/// How a game that is over ended, a sentence each: who won, and what its rules have to say about it.
pub fn ending(table: &dyn AnyMatch) -> Vec<Phrase> {
    let result = result(&table.scores(), table.rival());
    [result].into_iter().chain(table.epilogue()).collect()
}

/// Whether somebody alone has won against the rival.
fn duel(alone: &Scored, rival: Rival) -> Phrase {
    let (own, other) = (alone.sheet.total(), rival.sheet.total());
    let id = match (alone.rank.is_win(), own == other) {
        (true, true) => "duel-shared",
        (true, false) => "duel-won",
        (false, _) => "duel-lost",
    };
    Phrase::new(id)
        .with("player", Seat::FIRST)
        .with("rival", rival.called)
        .with("points", i64::from(own))
        .with("other", i64::from(other))
}

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
    fn of<G: Describe>(game: &G, seat: Seat, illegal: Illegal<G::Fact>) -> Self {
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

/// Why an answer was not taken; nothing has changed.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum PlayError {
    /// It is not the notation of an answer of this game.
    #[error(transparent)]
    Notation(#[from] NotationError),
    /// A rule forbids it.
    #[error("forbidden by {}", .0.rule)]
    Illegal(Refusal),
    /// Chance cannot fall so.
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

/// A match of any game.
pub trait AnyMatch: Any + Debug + Send + Sync {
    /// The facts of the game.
    fn info(&self) -> &'static Info;
    /// How many play.
    fn seats(&self) -> usize;
    /// Who is asked now.
    fn turn(&self) -> Turn;
    /// The first words of the actions' notation.
    fn verbs(&self) -> &'static [&'static str];
    /// An action of each verb as it is written, in the order of the verbs; it need not be legal.
    fn examples(&self) -> &'static [&'static str];
    /// The other words of the actions' notation.
    fn nouns(&self) -> &'static [&'static str];
    /// Whether the action would be taken, and if not, why.
    fn check(&self, seat: Seat, action: &str) -> Result<(), PlayError>;
    /// The match as it was after its first events; it can be played on without touching this one.
    fn at(&self, events: usize) -> Box<dyn AnyMatch>;
    /// A copy of the match, which can be played on without touching this one.
    fn fork(&self) -> Box<dyn AnyMatch>;
    /// What the seat is asked, in words.
    fn question(&self, seat: Seat) -> Phrase;
    /// The legal answers of the seat.
    fn offers(&self, seat: Seat) -> Vec<Offer>;
    /// Who knows the best play of the match, or why nobody does.
    fn expert(&self) -> Result<Expert<'_>, NoExpert>;
    /// Whether the player can play this match; a front end asks before it seats one.
    fn check_player(&self, player: Player) -> Result<(), NoExpert> {
        if player == Player::Level(Level::Expert) { self.expert().map(drop) } else { Ok(()) }
    }
    /// The legal answers of a seat that is asked, best first by a player's judgement; where the match has no expert, the
    /// best there is answers in that place.
    fn advise(&self, player: Player, seat: Seat, thought: &Thought<'_>) -> Vec<Offer>;
    /// Every outcome with its weight, when chance is asked.
    fn outcomes(&self) -> Vec<(String, u64)>;
    /// A seat answers.
    fn play(&mut self, seat: Seat, action: &str) -> Result<(), PlayError>;
    /// Chance answers as told.
    fn resolve(&mut self, outcome: &str) -> Result<(), PlayError>;
    /// Chance answers by itself, when it is asked.
    fn roll(&mut self, rng: &mut dyn Rng);
    /// A program answers for a seat that is asked.
    fn play_bot(&mut self, player: Player, seat: Seat, thought: &Thought<'_>);
    /// Whether the seat may take its last answer back.
    fn can_undo(&self, seat: Seat) -> bool;
    /// Takes the last event back; its line of the log, or none if nothing has happened yet.
    fn undo(&mut self) -> Option<Line>;
    /// How many events there are.
    fn events(&self) -> usize;
    /// What happened last; none at the start.
    fn last_event(&self) -> Option<EventText>;
    /// The events from number `first` on.
    fn log(&self, first: usize) -> Vec<Line>;
    /// The state as JSON.
    fn state(&self) -> Value;
    /// The fingerprint of the state.
    fn hash(&self) -> StateHash;
    /// Points and places of all seats.
    fn scores(&self) -> Vec<Scored>;
    /// Who plays against the seats without a seat, with its points.
    fn rival(&self) -> Option<Rival>;
    /// What is said under the final scores; nothing while the game is on.
    fn epilogue(&self) -> Vec<Phrase>;
    /// The text of a `.game` record, with how its dice can be proved where they are fair; none for a match that began
    /// in the middle.
    fn record(&self, players: &[String], fair: Option<Fairness>) -> Option<String>;
    /// The state for a person to read, as the seat looks at it.
    fn view(&self, seat: Seat, speaker: &dyn Say) -> Vec<Block>;
}

impl Clone for Box<dyn AnyMatch> {
    fn clone(&self) -> Self {
        self.as_ref().fork()
    }
}

impl<G: Describe> AnyMatch for Match<G> {
    fn info(&self) -> &'static Info {
        G::info()
    }

    fn seats(&self) -> usize {
        self.state().seats()
    }

    fn turn(&self) -> Turn {
        self.state().turn()
    }

    fn verbs(&self) -> &'static [&'static str] {
        G::verbs()
    }

    fn examples(&self) -> &'static [&'static str] {
        G::examples()
    }

    fn nouns(&self) -> &'static [&'static str] {
        G::nouns()
    }

    fn check(&self, seat: Seat, action: &str) -> Result<(), PlayError> {
        if seat.index() >= self.state().seats() {
            return Err(PlayError::NoSeat(seat));
        }
        let checked = self.state().check(seat, action.parse()?);
        checked.map_err(|illegal| refused(self.state(), seat, illegal))
    }

    fn at(&self, events: usize) -> Box<dyn AnyMatch> {
        Box::new(self.truncated(events))
    }

    fn fork(&self) -> Box<dyn AnyMatch> {
        Box::new(self.clone())
    }

    fn question(&self, seat: Seat) -> Phrase {
        self.state().question(seat)
    }

    fn offers(&self, seat: Seat) -> Vec<Offer> {
        let mut actions = Vec::new();
        self.state().actions(seat, &mut actions);
        actions.into_iter().map(|action| offer(self.state(), seat, action, None)).collect()
    }

    fn expert(&self) -> Result<Expert<'_>, NoExpert> {
        Expert::of(self)
    }

    fn advise(&self, player: Player, seat: Seat, thought: &Thought<'_>) -> Vec<Offer> {
        judged(self, player, seat, thought)
    }

    fn outcomes(&self) -> Vec<(String, u64)> {
        let mut outcomes = Vec::new();
        self.state().outcomes(&mut outcomes);
        outcomes.into_iter().map(|(outcome, weight)| (outcome.to_string(), weight)).collect()
    }

    fn play(&mut self, seat: Seat, action: &str) -> Result<(), PlayError> {
        if seat.index() >= self.state().seats() {
            return Err(PlayError::NoSeat(seat));
        }
        let played = Self::play(self, seat, action.parse()?);
        played.map_err(|illegal| refused(self.state(), seat, illegal))
    }

    fn resolve(&mut self, outcome: &str) -> Result<(), PlayError> {
        Ok(Self::resolve(self, outcome.parse()?)?)
    }

    fn roll(&mut self, rng: &mut dyn Rng) {
        let outcome = self.state().sample(rng);
        Self::resolve(self, outcome).expect("a sampled outcome is possible");
    }

    fn play_bot(&mut self, player: Player, seat: Seat, thought: &Thought<'_>) {
        let action = chosen(self, player, seat, thought);
        Self::play(self, seat, action).expect("a bot's answer is legal");
    }

    fn can_undo(&self, seat: Seat) -> bool {
        Self::can_undo(self, seat)
    }

    fn undo(&mut self) -> Option<Line> {
        let event = Self::undo(self)?;
        Some(log_line(Self::state(self), event))
    }

    fn events(&self) -> usize {
        Self::events(self).len()
    }

    fn last_event(&self) -> Option<EventText> {
        let text = match Self::last_event(self)? {
            Event::Chance(chance) => EventText { seat: None, text: chance.to_string() },
            Event::Action(seat, action) => EventText { seat: Some(seat), text: action.to_string() },
        };
        Some(text)
    }

    fn log(&self, first: usize) -> Vec<Line> {
        let events = Self::events(self);
        let first = first.min(events.len());
        let mut state = self.at(first);
        let mut lines = Vec::new();
        for event in &events[first..] {
            lines.push(log_line(&state, *event));
            state = event.after(state);
        }
        lines
    }

    fn state(&self) -> Value {
        serde_json::to_value(Self::state(self)).expect("a plain state always serialises")
    }

    fn hash(&self) -> StateHash {
        Self::hash(self)
    }

    fn scores(&self) -> Vec<Scored> {
        let (sheets, ranks) = (Self::state(self).scores(), Self::state(self).standings());
        sheets.seats().map(|seat| Scored { sheet: sheets[seat], rank: ranks[seat] }).collect()
    }

    fn rival(&self) -> Option<Rival> {
        Self::state(self).rival()
    }

    fn epilogue(&self) -> Vec<Phrase> {
        Self::state(self).epilogue()
    }

    fn record(&self, players: &[String], fair: Option<Fairness>) -> Option<String> {
        let mut record = Self::record(self, players)?;
        record.header.fair = fair;
        Some(record.to_string())
    }

    fn view(&self, seat: Seat, speaker: &dyn Say) -> Vec<Block> {
        Self::state(self).view(seat, speaker)
    }
}

/// What a player thinks with.
enum Mind<'a> {
    Bot(Bot),
    Expert(Expert<'a>),
}

impl<'a> Mind<'a> {
    /// A player's mind; where the match has no expert, that of the best level it has.
    fn of<G: Describe>(player: Player, game: &'a Match<G>) -> Self {
        let expert = || Expert::of(game).ok().map(Self::Expert);
        let hard = || Self::Bot(Level::Hard.bot().expect("hard is a bot"));
        player.bot().map(Self::Bot).or_else(expert).unwrap_or_else(hard)
    }
}

/// What a player thinks of every legal answer, best first.
fn judged<G: Describe>(
    game: &Match<G>,
    player: Player,
    seat: Seat,
    thought: &Thought<'_>,
) -> Vec<Offer> {
    let bot = match Mind::of(player, game) {
        Mind::Bot(bot) => bot,
        Mind::Expert(expert) => return expert.advise(seat),
    };
    let state = game.state();
    let judged = |Advice { action, value, visits }: Advice<G::Action>| {
        let worth = Worth { value: value.into(), measure: bot.measure(), visits };
        offer(state, seat, action, Some(worth))
    };
    bot.advise(state, seat, thought).into_iter().map(judged).collect()
}

/// What a player answers.
fn chosen<G: Describe>(
    game: &Match<G>,
    player: Player,
    seat: Seat,
    thought: &Thought<'_>,
) -> G::Action {
    match Mind::of(player, game) {
        Mind::Bot(bot) => bot.advise(game.state(), seat, thought)[0].action,
        Mind::Expert(expert) => expert.solved().best(game.state(), seat),
    }
}

fn refused<G: Describe>(game: &G, seat: Seat, illegal: Illegal<G::Fact>) -> PlayError {
    PlayError::Illegal(Refusal::of(game, seat, illegal))
}

pub(crate) fn offer<G: Describe>(
    game: &G,
    seat: Seat,
    action: G::Action,
    worth: Option<Worth>,
) -> Offer {
    let (phrase, things) = (game.action(seat, action), game.things(seat, action));
    Offer { notation: action.to_string(), phrase, things, worth }
}

fn log_line<G: Describe>(game: &G, event: Event<G>) -> Line {
    let (seat, phrase) = match event {
        Event::Chance(chance) => (None, game.chance(chance)),
        Event::Action(seat, action) => (Some(seat), game.told(seat, action)),
    };
    Line { seat, notation: event.to_string(), phrase }
}
