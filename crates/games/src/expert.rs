//! Experts, which know the best play of a match: today that of the Catan Dice Game, by `catan-solver`.

mod solutions;
mod solved;

use std::sync::Arc;

use catan_dice::{Action, CatanDice, DICE, Face, dice_phrase};
use catan_solver::{Analysis, Decision, Keep, Solution};
use engine::{Describe, Event, Match, Phrase, Seat};
use thiserror::Error;

use crate::best_play::{BestPlay, Opening};
use crate::typed::of;
use crate::{AnyMatch, Level};
use solutions::Slot;
#[cfg(feature = "native")]
pub use solutions::keep_solutions_in;
pub use solutions::{Origin, Solving};
pub use solved::Solved;

/// Why a match has no expert.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum NoExpert {
    /// The game is not solved.
    #[error(
        "{game} has no expert: nobody has worked out its best play; its levels are {}",
        usual()
    )]
    Unsolved {
        /// The game.
        game: &'static str,
    },
    /// The content pack makes the game too large to solve.
    #[error(
        "no expert plays {game} with this content pack: {why}; the other levels are {}",
        usual()
    )]
    Unsolvable {
        /// The game.
        game: &'static str,
        /// What the solver says.
        why: String,
    },
}

impl NoExpert {
    /// The same in the reader's language.
    pub fn phrase(&self) -> Phrase {
        match self {
            Self::Unsolved { game } => Phrase::new("no-expert").with("game", (*game).to_owned()),
            Self::Unsolvable { game, .. } => {
                Phrase::new("no-expert-of-pack").with("game", (*game).to_owned())
            }
        }
        .with("levels", usual())
    }
}

/// The levels that every game has.
fn usual() -> String {
    Level::USUAL.map(Level::id).join(", ")
}

/// An answer as an analysis shows it.
#[derive(Clone, Debug, PartialEq)]
pub struct Answer {
    /// In notation.
    pub notation: String,
    /// In words.
    pub phrase: Phrase,
}

/// The expert of a match: it knows the best play.
#[derive(Debug)]
pub struct Expert<'a> {
    played: &'a Match<CatanDice>,
    slot: Arc<Slot>,
}

impl<'a> Expert<'a> {
    /// The expert of a match; its solution is computed on first use.
    pub(crate) fn of(game: &'a dyn AnyMatch) -> Result<Self, NoExpert> {
        let id = game.info().id;
        let played = of(game).ok_or(NoExpert::Unsolved { game: id })?;
        Ok(Self { played, slot: solved::slot(played.state())? })
    }

    /// Computes the solution, or finds it in memory or in a file.
    pub fn prepare(&self, solving: &mut Solving<'_>) -> Origin {
        self.slot.solution(solving).1
    }

    /// How many boards the solution covers.
    pub fn boards(&self) -> usize {
        self.slot.boards()
    }

    /// What best play comes to from the first roll on; `threads` of 0 are as many as there are cores.
    pub fn best_play(&self, threads: usize) -> BestPlay {
        let solution = self.solution();
        let spread = solutions::on_threads(threads, || solution.distribution());
        let by_turns = solution.by_turns();
        let game = self.played.state();
        BestPlay {
            content: game.pack.id(),
            ruleset: game.rules().id.clone(),
            boards: self.boards(),
            expected: *by_turns.last().expect("a game has turns"),
            deviation: spread.deviation(),
            quantiles: BestPlay::PERCENTS
                .map(|percent| (percent, spread.quantile(f64::from(percent) / 100.0)))
                .to_vec(),
            counts: vec![("city", spread.cities)],
            scores: spread.scores,
            by_turns,
            opening: solution.opening().into_iter().map(opening).collect(),
        }
    }

    /// The analysis of every seat's game.
    pub fn analyse(&self) -> Vec<Analysis<Answer>> {
        let solution = self.solution();
        Seat::all(self.played.seats()).map(|seat| self.analyse_seat(&solution, seat)).collect()
    }

    fn analyse_seat(&self, solution: &Solution, seat: Seat) -> Analysis<Answer> {
        let analysis = solution.analyse(self.played.at(0), self.played.events(), seat);
        let mut states = States::new(self.played);
        analysis.map(|decision: Decision<Action>| {
            let game = states.before(decision.event);
            decision.map(|action| Answer {
                notation: action.to_string(),
                phrase: game.action(seat, action),
            })
        })
    }

    fn solution(&self) -> Arc<Solution> {
        self.slot.solution(&mut Solving::default()).0
    }
}

/// The states of a match one after the other, each computed once.
struct States<'a> {
    events: &'a [Event<CatanDice>],
    number: usize,
    state: CatanDice,
}

impl<'a> States<'a> {
    fn new(played: &'a Match<CatanDice>) -> Self {
        Self { events: played.events(), number: 0, state: played.at(0) }
    }

    /// The state before an event; the numbers that are asked for must rise.
    fn before(&mut self, number: usize) -> &CatanDice {
        for event in &self.events[self.number..number] {
            self.state = event.after(self.state);
        }
        self.number = number;
        &self.state
    }
}

fn opening(keep: Keep) -> Opening {
    let faces = keep.dice.iter().map(|face| Face::ALL[face].id()).collect();
    let phrase = match keep.dice.len() {
        0 => Phrase::new("keep-none"),
        DICE => Phrase::new("keep-all").with("dice", dice_phrase(keep.dice)),
        _ => Phrase::new("keep").with("dice", dice_phrase(keep.dice)),
    };
    Opening { faces, phrase, chance: keep.chance, value: keep.value }
}
