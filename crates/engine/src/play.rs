//! A match: a game with all its answers, from the first to the last.

use std::fmt;

use crate::{
    Entry, Game, Header, Illegal, Impossible, Record, ScoreSheet, Seat, Setup, SetupError,
    StateHash, Turn,
};

/// What happened: a seat's action or chance's outcome.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Event<G: Game> {
    /// An outcome of chance.
    Chance(G::Chance),
    /// An action of a seat.
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

/// How many events lie between two states that a match keeps.
const STRIDE: usize = 32;

/// A game in play, with its history.
///
/// The state always follows from the start and the events, so a match can go back to any moment. It keeps some of the
/// states in between, so that going back replays a few events and not the whole match.
#[derive(Debug)]
pub struct Match<G: Game> {
    /// What the match started from; none if it began in the middle.
    setup: Option<Setup<G::Content>>,
    state: G,
    events: Vec<Event<G>>,
    /// The states at the start and after every `STRIDE` events.
    kept: Vec<G>,
}

/// A copy replays nothing; a derived one would ask of the content to be copied too.
impl<G: Game> Clone for Match<G> {
    fn clone(&self) -> Self {
        let (setup, state) = (self.setup.clone(), self.state);
        Self { setup, state, events: self.events.clone(), kept: self.kept.clone() }
    }
}

impl<G: Game> Match<G> {
    /// A new match.
    pub fn new(setup: Setup<G::Content>) -> Result<Self, SetupError> {
        let state = G::new(&setup)?;
        Ok(Self { setup: Some(setup), ..Self::from_state(state) })
    }

    /// A match that continues from a state; its history begins there.
    pub fn from_state(state: G) -> Self {
        Self { setup: None, state, events: Vec::new(), kept: vec![state] }
    }

    /// What the match started from; none if it began in the middle.
    pub fn setup(&self) -> Option<&Setup<G::Content>> {
        self.setup.as_ref()
    }

    /// The current state.
    pub fn state(&self) -> &G {
        &self.state
    }

    /// The events so far.
    pub fn events(&self) -> &[Event<G>] {
        &self.events
    }

    /// The last event; none at the start.
    pub fn last_event(&self) -> Option<Event<G>> {
        self.events.last().copied()
    }

    /// The fingerprint of the current state.
    pub fn hash(&self) -> StateHash {
        self.state.state_hash()
    }

    /// A seat answers; an illegal answer changes nothing.
    pub fn play(&mut self, seat: Seat, action: G::Action) -> Result<(), Illegal<G::Fact>> {
        self.state.play(seat, action)?;
        self.push(Event::Action(seat, action));
        Ok(())
    }

    /// Chance answers; an impossible outcome changes nothing.
    pub fn resolve(&mut self, chance: G::Chance) -> Result<(), Impossible> {
        if !self.state.is_possible(chance) {
            return Err(Impossible);
        }
        self.state.resolve(chance);
        self.push(Event::Chance(chance));
        Ok(())
    }

    /// Adds an event that has led to the current state.
    fn push(&mut self, event: Event<G>) {
        self.events.push(event);
        if self.events.len().is_multiple_of(STRIDE) {
            self.kept.push(self.state);
        }
    }

    /// Takes the last event back.
    pub fn undo(&mut self) -> Option<Event<G>> {
        let last = self.events.pop()?;
        self.kept.truncate(self.events.len() / STRIDE + 1);
        self.state = self.at(self.events.len());
        Some(last)
    }

    /// Whether the seat may take its last answer back: nothing was rolled or drawn since, and no other seat moved.
    pub fn can_undo(&self, seat: Seat) -> bool {
        matches!(self.last_event(), Some(Event::Action(by, _)) if by == seat)
    }

    /// The state after the first `events` events.
    pub fn at(&self, events: usize) -> G {
        let (kept, first) = (self.kept[events / STRIDE], events / STRIDE * STRIDE);
        self.events[first..events].iter().fold(kept, |state, event| event.after(state))
    }

    /// The first moment at which `has_come` holds, and the state then; none if it does not hold yet.
    ///
    /// What has come once must hold from then on. The moment is looked for among the kept states, so a few events are
    /// replayed, and only once.
    pub fn first(&self, has_come: impl Fn(&G) -> bool) -> Option<(usize, G)> {
        let before = self.kept.partition_point(|state| !has_come(state)).saturating_sub(1);
        let (mut moment, mut state) = (before * STRIDE, self.kept[before]);
        while !has_come(&state) {
            state = self.events.get(moment)?.after(state);
            moment += 1;
        }
        Some((moment, state))
    }

    /// The match as it was after its first `events` events.
    #[must_use]
    pub fn truncated(&self, events: usize) -> Self {
        let events = &self.events[..events.min(self.events.len())];
        Self {
            setup: self.setup.clone(),
            state: self.at(events.len()),
            events: events.to_vec(),
            kept: self.kept[..=events.len() / STRIDE].to_vec(),
        }
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

    /// Whether the game is over.
    pub fn is_over(&self) -> bool {
        self.state.turn() == Turn::Over
    }
}
