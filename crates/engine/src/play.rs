//! A match: a game with all its answers, from the first to the last.

use std::fmt;

use crate::{
    Entry, Game, Header, Illegal, Impossible, Record, ScoreSheet, Seat, Setup, SetupError,
    StateHash, Turn,
};

/// What happened: a seat's action or chance's outcome.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Event<G: Game> {
    /// Chance fell so.
    Chance(G::Chance),
    /// The seat answered so.
    Action(Seat, G::Action),
}

impl<G: Game> Event<G> {
    /// The state that a legal event makes of `state`.
    #[must_use]
    pub fn after(self, mut state: G) -> G {
        match self {
            Self::Chance(chance) => state.resolve(chance),
            Self::Action(seat, action) => state.apply(seat, action),
        }
        state
    }
}

impl<G: Game> fmt::Display for Event<G> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Chance(chance) => write!(f, "* {chance}"),
            Self::Action(seat, action) => write!(f, "{seat} {action}"),
        }
    }
}

/// A game in play, with its history.
///
/// The state is always what the events make of the start, so a match can go back to any moment.
#[derive(Clone, Debug)]
pub struct Match<G: Game> {
    /// What the match started from; none when it began in the middle.
    setup: Option<Setup<G::Content>>,
    start: G,
    state: G,
    events: Vec<Event<G>>,
}

impl<G: Game> Match<G> {
    /// A new match.
    pub fn new(setup: Setup<G::Content>) -> Result<Self, SetupError> {
        let start = G::new(&setup)?;
        Ok(Self { setup: Some(setup), start, state: start, events: Vec::new() })
    }

    /// A match that goes on from a state; its history begins there.
    pub fn from_state(state: G) -> Self {
        Self { setup: None, start: state, state, events: Vec::new() }
    }

    /// What the match started from; none when it began in the middle.
    pub fn setup(&self) -> Option<&Setup<G::Content>> {
        self.setup.as_ref()
    }

    /// The state now.
    pub fn state(&self) -> &G {
        &self.state
    }

    /// What happened so far.
    pub fn events(&self) -> &[Event<G>] {
        &self.events
    }

    /// The fingerprint of the state now.
    pub fn hash(&self) -> StateHash {
        self.state.state_hash()
    }

    /// A seat answers; an illegal answer changes nothing.
    pub fn play(&mut self, seat: Seat, action: G::Action) -> Result<(), Illegal<G::Fact>> {
        self.state.play(seat, action)?;
        self.events.push(Event::Action(seat, action));
        Ok(())
    }

    /// Chance answers; an impossible outcome changes nothing.
    pub fn resolve(&mut self, chance: G::Chance) -> Result<(), Impossible> {
        if !self.state.is_possible(chance) {
            return Err(Impossible);
        }
        self.state.resolve(chance);
        self.events.push(Event::Chance(chance));
        Ok(())
    }

    /// Takes the last event back.
    pub fn undo(&mut self) -> Option<Event<G>> {
        let last = self.events.pop()?;
        self.state = self.at(self.events.len());
        Some(last)
    }

    /// Whether the seat may take its last answer back: nothing was rolled or drawn since, and no other seat moved.
    pub fn can_undo(&self, seat: Seat) -> bool {
        matches!(self.events.last(), Some(Event::Action(by, _)) if *by == seat)
    }

    /// The state after the first `events` events.
    pub fn at(&self, events: usize) -> G {
        self.events[..events].iter().fold(self.start, |state, event| event.after(state))
    }

    /// The match as it was after its first `events` events.
    #[must_use]
    pub fn truncated(&self, events: usize) -> Self {
        let events = &self.events[..events.min(self.events.len())];
        let is_whole = events.len() == self.events.len();
        let state = if is_whole { self.state } else { self.at(events.len()) };
        Self { setup: self.setup.clone(), start: self.start, state, events: events.to_vec() }
    }

    /// The match as a record, closed by its scores and its state's hash.
    ///
    /// A match that began in the middle has no record; the answer is `None`.
    pub fn record(&self, players: &[String]) -> Option<Record<G>> {
        let setup = self.setup.as_ref()?;
        let mut entries: Vec<Entry<G>> = self.events.iter().copied().map(Entry::Event).collect();
        let scores = self.state.scores();
        entries.push(Entry::Scores(scores.map(ScoreSheet::total)));
        entries.push(Entry::Hash(self.hash()));
        Some(Record::new(Header::of::<G>(setup, players), entries))
    }

    /// Whether nobody is asked any more.
    pub fn is_over(&self) -> bool {
        self.state.turn() == Turn::Over
    }
}
