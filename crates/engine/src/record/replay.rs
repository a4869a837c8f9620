//! A record played again: every event legal, every refusal refused, every assertion true.

use super::{Entry, Record, RecordError};
use crate::{BySeat, Event, Game, Match, ScoreSheet, Seat, Setup};

impl<G: Game> Record<G> {
    /// Plays the record from the start and returns the match it ends in.
    pub fn replay(&self) -> Result<Match<G>, RecordError> {
        self.replay_with(|_, _| ())
    }

    /// Plays the record; `watch` sees each event with the match before it.
    pub fn replay_with(
        &self,
        mut watch: impl FnMut(&Match<G>, Event<G>),
    ) -> Result<Match<G>, RecordError> {
        let mut game = self.start_by_its_rules()?;
        for (line, entry) in &self.entries {
            if let Entry::Event(event) = entry {
                watch(&game, *event);
            }
            step(&mut game, entry).map_err(|problem| RecordError::new(*line, problem))?;
        }
        Ok(game)
    }

    /// The record with its version and assertions set to what the rules say now; its events must still be legal.
    pub fn blessed(&self) -> Result<Self, RecordError> {
        let mut game = self.start()?;
        let mut blessed = self.clone();
        blessed.header.version = G::info().version;
        for (line, entry) in &mut blessed.entries {
            match entry {
                Entry::Scores(totals) => *totals = game.state().scores().map(ScoreSheet::total),
                Entry::Hash(hash) => *hash = game.hash(),
                Entry::Refused { seat, action, rule } => {
                    if let Err(illegal) = game.state().check(*seat, *action) {
                        *rule = illegal.rule.to_string();
                    }
                }
                Entry::Event(_) | Entry::Note(_) => {}
            }
            step(&mut game, entry).map_err(|problem| RecordError::new(*line, problem))?;
        }
        Ok(blessed)
    }

    /// The first state, when the record was played by the rules this program plays.
    pub(super) fn start_by_its_rules(&self) -> Result<Match<G>, RecordError> {
        self.check_version()?;
        self.start()
    }

    fn start(&self) -> Result<Match<G>, RecordError> {
        let info = G::info();
        if self.header.game != info.id {
            let problem = format!("this is a record of {:?}, not of {}", self.header.game, info.id);
            return Err(RecordError::new(2, problem));
        }
        let pack = self.header.find_pack().map_err(|problem| RecordError::new(4, problem))?;
        let setup =
            Setup { seats: self.header.seats, settings: self.header.settings.clone(), pack };
        Match::new(setup).map_err(|error| RecordError::new(5, error.to_string()))
    }

    fn check_version(&self) -> Result<(), RecordError> {
        let (played, plays) = (self.header.version, G::info().version);
        let problem = || {
            let game = &self.header.game;
            format!(
                "this record needs version {played} of the rules of {game}, and this program plays version {plays}"
            )
        };
        holds(played == plays, problem).map_err(|problem| RecordError::new(3, problem))
    }
}

/// Carries one entry out, or says why it does not hold.
pub(super) fn step<G: Game>(game: &mut Match<G>, entry: &Entry<G>) -> Result<(), String> {
    match entry {
        Entry::Note(_) => Ok(()),
        Entry::Event(Event::Chance(chance)) => {
            game.resolve(*chance).map_err(|error| format!("\"{chance}\": {error}"))
        }
        Entry::Event(Event::Action(seat, action)) => game
            .play(*seat, *action)
            .map_err(|illegal| format!("\"{action}\" by seat {seat} is {illegal}")),
        Entry::Refused { seat, action, rule } => refused(game.state(), *seat, *action, rule),
        Entry::Scores(totals) => {
            let are = game.state().scores().map(ScoreSheet::total);
            holds(are == *totals, || {
                format!("the scores are {}, not {}", listed(&are), listed(totals))
            })
        }
        Entry::Hash(hash) => holds(game.hash() == *hash, || {
            format!("the state's hash is {}, not {hash}", game.hash())
        }),
    }
}

fn refused<G: Game>(state: &G, seat: Seat, action: G::Action, rule: &str) -> Result<(), String> {
    match state.check(seat, action) {
        Ok(()) => Err(format!("\"{action}\" by seat {seat} is legal, but {rule} should forbid it")),
        Err(illegal) => {
            holds(illegal.rule.0 == rule, || format!("\"{action}\" is {illegal}, not by {rule}"))
        }
    }
}

fn holds(is: bool, problem: impl FnOnce() -> String) -> Result<(), String> {
    if is { Ok(()) } else { Err(problem()) }
}

fn listed(totals: &BySeat<i32>) -> String {
    totals.iter().map(ToString::to_string).collect::<Vec<_>>().join(" ")
}
