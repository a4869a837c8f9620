//! A cheap estimate of each seat's prospects, in points; bots read it, no rule does.
//!
//! It needs no look-ahead: while dice are in the air again it already counts on them, so a bot that picks
//! the best next state plays a whole turn sensibly. Its weights are fitted: `crates/fit`.

mod chance;
mod now;
mod outlook;

use engine::{BySeat, Estimate, Linear};

use self::outlook::{FEATURES, Outlook};
use crate::scoring;
use crate::state::{CatanDice, Phase};
use crate::weights::{NOISE, WEIGHTS};

/// The weights, as many as there are names.
type Weights = [f32; COUNT];

engine::weights! {
    /// What each feature of a sheet is worth, by how many turns are to come: `outlook.rs`.
    EARLY: FEATURES;
    /// The same later.
    MIDDLE: FEATURES;
    /// The same still later.
    LATE: FEATURES;
    /// The same with one turn to come.
    LAST: FEATURES;
    /// What is left of a chance for each lacking die that shows the same as another one.
    ALIKE: 1;
    /// How much of what the other plans of a turn bring counts besides the best one.
    OTHERS: 1;
    /// What an odd die of gold is worth while dice can be thrown.
    GOLD: 1;
}

/// The estimate by the fitted weights.
pub(crate) static FITTED: Linear = Linear::fitted::<CatanDice>();

impl Estimate for CatanDice {
    const NAMES: &'static [(&'static str, usize)] = NAMES;
    const WEIGHTS: &'static [f32] = &WEIGHTS;
    const NOISE: [f32; 2] = NOISE;

    fn estimate(&self, weights: &[f32]) -> BySeat<f32> {
        prospects(self, weights.try_into().expect("as many weights as names"))
    }

    /// The turns that the seat whose turn it is has to come.
    fn left(&self) -> f32 {
        (usize::from(self.pack.turns) - self.turns_done(self.seat)) as f32
    }
}

/// The points so far, what the dice of this turn may still bring, and what the sheet is good for.
fn prospects(game: &CatanDice, weights: &Weights) -> BySeat<f32> {
    let totals = scoring::totals(game);
    // Seats with equally many turns to come share one.
    let mut outlook = Outlook::new(game, 0, weights);
    BySeat::from_fn(game.sheets.len(), |seat| {
        // A turn whose first roll is still in the air counts as one to come: otherwise the end of one seat's turn
        // would look like a loss to the next.
        let is_now = seat == game.seat && game.phase != Phase::Over && game.rolls > 0;
        let later = usize::from(game.pack.turns) - game.turns_done(seat) - usize::from(is_now);
        if outlook.turns != later {
            outlook = Outlook::new(game, later, weights);
        }
        let after = outlook.of(&game.sheets[seat]);
        let now = if is_now { now::this_turn(game, &outlook, after, weights) } else { 0.0 };
        totals[seat] as f32 + now + after
    })
}
