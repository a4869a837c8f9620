//! A match of any game, addressed in notation.

use std::any::Any;
use std::fmt::Debug;
use std::ops::Range;

use bots::Thought;
use engine::record::Fairness;
use engine::{
    Block, Describe, Info, Match, Phrase, Playable, Rival, Rng, Say, Seat, StateHash, Turn,
};
use serde_json::Value;

use crate::about::about;
use crate::event::log_line;
use crate::offer::offer;
use crate::refusal::refused;
use crate::{
    About, AnyEvent, Expert, Level, Line, Mind, NoExpert, Offer, PlayError, Program, Scored,
};

/// A match of any game.
pub trait AnyMatch: Any + Debug + Send + Sync {
    /// The facts of the game.
    fn info(&self) -> &'static Info;
    /// The number of seats.
    fn seats(&self) -> usize;
    /// Whose turn it is.
    fn turn(&self) -> Turn;
    /// The first words of the actions' notation.
    fn verbs(&self) -> &'static [&'static str];
    /// An action of each verb as it is written, in the order of the verbs; it need not be legal.
    fn examples(&self) -> &'static [&'static str];
    /// The other words of the actions' notation.
    fn nouns(&self) -> &'static [&'static str];
    /// Whether the action is legal, and if not, why.
    fn check(&self, seat: Seat, action: &str) -> Result<(), PlayError>;
    /// The match as it was after its first events; it can be played on without touching this one.
    fn at(&self, events: usize) -> Box<dyn AnyMatch>;
    /// A copy of the match, which can be played on without touching this one.
    fn fork(&self) -> Box<dyn AnyMatch>;
    /// What the seat is asked, in words.
    fn question(&self, seat: Seat) -> Phrase;
    /// The legal answers of the seat.
    fn offers(&self, seat: Seat) -> Vec<Offer>;
    /// What a thing on the board is, by its name (`road:4`), for a seat that points at it.
    fn about(&self, seat: Seat, thing: &str) -> Option<About>;
    /// The expert of the match, or why it has none.
    fn expert(&self) -> Result<Expert<'_>, NoExpert>;
    /// Whether the program can play this match; a front end asks before it seats one.
    fn check_program(&self, program: Program) -> Result<(), NoExpert> {
        if program == Program::Level(Level::Expert) { self.expert().map(drop) } else { Ok(()) }
    }
    /// The legal answers of a seat that is asked, best first in a program's judgement; if the match has no expert, the
    /// best level that it has stands in for one.
    fn advise(&self, program: Program, seat: Seat, thought: &Thought<'_>) -> Vec<Offer>;
    /// Every outcome with its weight, when chance is asked.
    fn outcomes(&self) -> Vec<(String, u64)>;
    /// A seat answers.
    fn play(&mut self, seat: Seat, action: &str) -> Result<(), PlayError>;
    /// Chance answers with this outcome.
    fn resolve(&mut self, outcome: &str) -> Result<(), PlayError>;
    /// Chance answers by itself, when it is asked.
    fn roll(&mut self, rng: &mut dyn Rng);
    /// A program answers for a seat that is asked.
    fn play_program(&mut self, program: Program, seat: Seat, thought: &Thought<'_>);
    /// Whether the seat may take its last answer back.
    fn can_undo(&self, seat: Seat) -> bool;
    /// Takes the last event back; its line of the log, or none if nothing has happened yet.
    fn undo(&mut self) -> Option<Line>;
    /// The number of events.
    fn events(&self) -> usize;
    /// The event of this number, from 0.
    fn event(&self, number: usize) -> Option<AnyEvent>;
    /// The lines of these events, numbered from 0.
    fn log(&self, events: Range<usize>) -> Vec<Line>;
    /// The state as JSON.
    fn state(&self) -> Value;
    /// The fingerprint of the state.
    fn hash(&self) -> StateHash;
    /// Points and places of all seats.
    fn scores(&self) -> Vec<Scored>;
    /// The rival of the seats that has no seat itself, if the game has one.
    fn rival(&self) -> Option<Rival>;
    /// What the rules add to the final scores, one phrase for each sentence; empty while the game is on.
    fn epilogue(&self) -> Vec<Phrase>;
    /// The text of a `.game` record, with the proof of its dice, if they are fair; none for a match that began in the
    /// middle.
    fn record(&self, players: &[String], fair: Option<Fairness>) -> Option<String>;
    /// The state for people, as the seat sees it.
    fn view(&self, seat: Seat, speaker: &dyn Say) -> Vec<Block>;
}

impl Clone for Box<dyn AnyMatch> {
    fn clone(&self) -> Self {
        self.as_ref().fork()
    }
}

impl<G: Describe + Playable> AnyMatch for Match<G> {
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

    fn about(&self, seat: Seat, thing: &str) -> Option<About> {
        about(self.state(), seat, thing)
    }

    fn offers(&self, seat: Seat) -> Vec<Offer> {
        let mut actions = Vec::new();
        self.state().actions(seat, &mut actions);
        actions.into_iter().map(|action| offer(self.state(), seat, action, None)).collect()
    }

    fn expert(&self) -> Result<Expert<'_>, NoExpert> {
        Expert::of(self)
    }

    fn advise(&self, program: Program, seat: Seat, thought: &Thought<'_>) -> Vec<Offer> {
        let state = Self::state(self);
        let judged = Mind::or_best(program, state).advise(state, seat, thought).into_iter();
        judged.map(|(action, worth)| offer(state, seat, action, Some(worth))).collect()
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

    fn play_program(&mut self, program: Program, seat: Seat, thought: &Thought<'_>) {
        let state = Self::state(self);
        let (action, _) = Mind::or_best(program, state).advise(state, seat, thought)[0];
        Self::play(self, seat, action).expect("a program's answer is legal");
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

    fn event(&self, number: usize) -> Option<AnyEvent> {
        Self::events(self).get(number).map(|event| (*event).into())
    }

    fn log(&self, events: Range<usize>) -> Vec<Line> {
        let all = Self::events(self);
        let end = events.end.min(all.len());
        let first = events.start.min(end);
        let mut state = self.at(first);
        let mut lines = Vec::with_capacity(end - first);
        for event in &all[first..end] {
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
