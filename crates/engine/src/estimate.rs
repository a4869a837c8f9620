//! Estimates with weights: what a game's prospects are made of, so that the numbers can be fitted to games played.

use crate::game::chances_by;
use crate::{BySeat, Game};

/// A game whose prospects follow from weights that `fit` finds by self-play.
///
/// The estimate may use its weights in any way; `fit` needs only to ask what it would be with others.
pub trait Estimate: Game {
    /// The names of the weights in their order, each with how many numbers it has.
    const NAMES: &'static [(&'static str, usize)];

    /// The weights in use.
    fn weights() -> &'static [f32];

    /// What the prospects would be with these weights.
    fn estimate(&self, weights: &[f32]) -> BySeat<f32>;

    /// The two numbers in use of [`spread`].
    fn noise() -> [f32; 2];

    /// How much of the game is to come, in the game's own unit; 0 at its end.
    fn left(&self) -> f32;

    /// What [`Game::chances`] would be with these prospects and this spread; a game with chances of its own has them here.
    fn chances_by(&self, prospects: BySeat<f32>, spread: f32) -> BySeat<f32> {
        chances_by(self, prospects, spread)
    }

    /// What each seat has reached once the game is over, in points.
    fn result(&self) -> BySeat<f32> {
        self.scores().map(|sheet| sheet.total() as f32)
    }
}

/// How far final points are from an estimate made with so much of the game to come.
///
/// ```
/// assert_eq!(engine::spread([1.0, 0.5], 9.0), 2.5);
/// ```
pub fn spread(noise: [f32; 2], left: f32) -> f32 {
    noise[0] + noise[1] * left.max(0.0).sqrt()
}

/// Names the weights of an estimate: a constant for each, which is the place of its first number, and `NAMES` and
/// `COUNT` for [`Estimate`].
///
/// ```
/// engine::weights! {
///     /// What a turn brings.
///     TURN: 1;
///     /// What a die is worth, by colour.
///     DIE: 4;
///     /// What a card is worth.
///     CARD: 1;
/// }
/// assert_eq!((TURN, DIE, CARD, COUNT), (0, 1, 5, 6));
/// assert_eq!(NAMES[1], ("DIE", 4));
/// ```
#[macro_export]
macro_rules! weights {
    (@at $at:expr;) => {
        /// How many numbers all weights have.
        pub(crate) const COUNT: usize = $at;
    };
    (@at $at:expr; $(#[$doc:meta])* $name:ident: $count:expr; $($rest:tt)*) => {
        $(#[$doc])*
        const $name: usize = $at;
        $crate::weights!(@at $at + $count; $($rest)*);
    };
    ($($(#[$doc:meta])* $name:ident: $count:expr;)+) => {
        /// The names of the weights, each with how many numbers it has.
        pub(crate) const NAMES: &[(&str, usize)] = &[$((stringify!($name), $count)),+];
        $crate::weights!(@at 0; $($(#[$doc])* $name: $count;)+);
    };
}
