//! A ruleset made ready, and the whole of it solved.

use std::sync::Arc;

use catan_dice::{Content, Kind};
use engine::{Faces, Pack};
use thiserror::Error;

use crate::lattice::{KEEPS, Lattice};
use crate::model::Model;
use crate::payment::{Bill, Hand};
use crate::{Solution, TurnValues, solve, store};

/// Why a ruleset cannot be solved.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum SolveError {
    /// The pack has no such ruleset.
    #[error("the pack has no ruleset {0:?}")]
    NoRuleset(String),
    /// There are more boards than can be held.
    #[error("the map of the pack has more boards than fit in memory")]
    TooLarge,
}

/// A ruleset that is ready to be solved, or whose solution is ready to be read from a file.
#[derive(Debug)]
pub struct Solver {
    pub(crate) model: Arc<Model>,
}

impl Solver {
    /// Numbers the boards of a ruleset, and finds out what each roll can be used for.
    pub fn new(pack: Pack<Content>, ruleset: &str) -> Result<Self, SolveError> {
        Model::new(pack, ruleset).map(|model| Self { model: Arc::new(model) })
    }

    /// How many boards there are: roads, settlements, cities, soldiers and jokers.
    pub fn boards(&self) -> usize {
        self.model.boards.bases.len() * self.model.boards.classes.len()
    }

    /// What names the solution: the hash of pack, ruleset, rules' version and the solution's own.
    pub fn key(&self) -> String {
        store::key(&self.model)
    }

    /// The best chance to build all of these in one turn of a blank sheet with this number of rolls, by dice and gold alone.
    ///
    /// Roads are taken to lead wherever they have to; what six dice cannot pay has no chance.
    pub fn chance(&self, kinds: &[Kind], rolls: u8) -> f64 {
        let rules = self.model.boards.rules;
        let units =
            |resource: usize| kinds.iter().map(|kind| rules.cost(*kind).count(resource)).sum();
        let bill = Bill { jokers: 0, rest: std::array::from_fn(units) };
        let last = Lattice::get().faces[KEEPS..].iter().map(|roll| {
            let hand = Hand::new(*roll, Faces::NONE, self.model.boards.pack.gold, true);
            if hand.pays(bill) { 1.0 } else { 0.0 }
        });
        if rolls == 0 { 0.0 } else { TurnValues::of(last.collect(), rolls).start() }
    }

    /// Works out the value of every board, one turn more at a time, on the threads of the current rayon pool.
    ///
    /// `progress` hears how many turns of how many are done. The numbers do not depend on the threads.
    pub fn solve(&self, mut progress: impl FnMut(usize, usize)) -> Solution {
        let turns = usize::from(self.model.boards.pack.turns);
        let mut values = vec![vec![0.0; self.model.lanes() * self.model.boards.classes.len()]];
        for done in 0..turns {
            progress(done, turns);
            values.push(solve::turn(&self.model, &values[done]));
        }
        progress(turns, turns);
        Solution { model: Arc::clone(&self.model), values }
    }
}
