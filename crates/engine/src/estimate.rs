//! Estimates: what judges a state for a bot, and estimates by weights that are fitted to games.

use std::borrow::Cow;
use std::fmt::Debug;

use crate::{BySeat, Game, Seat, Turn};

/// Judges states for a bot.
///
/// It is a value that is handed to a bot, so two bots with different evaluators can play at one table.
pub trait Evaluator<G: Game>: Debug + Send + Sync {
    /// The prospects of each seat, in points.
    fn prospects(&self, game: &G) -> BySeat<f32>;

    /// Passes on the prospects after each of these answers of a seat that is asked, in their order.
    fn prospects_after(
        &self,
        game: &G,
        seat: Seat,
        actions: &[G::Action],
        mut each: impl FnMut(BySeat<f32>),
    ) {
        for action in actions {
            let mut after = *game;
            after.apply(seat, *action);
            each(self.prospects(&after));
        }
    }

    /// How likely each seat wins; once the game is over, its share of the win. A seat that plays alone has its prospects as
    /// a share of 100 points.
    fn chances(&self, game: &G) -> BySeat<f32>;

    /// Differs between evaluators that judge differently: what a bot remembers of a state holds for one evaluator only.
    fn fingerprint(&self) -> u64;
}

/// A game whose prospects can be estimated by weights, which `fit` finds by self-play.
///
/// The estimate may use its weights in any way; `fit` only asks what it would be with others. A game without weights has no
/// names and ignores the weights it is given.
pub trait Estimate: Game {
    /// The names of the weights in their order, each with how many numbers it has.
    const NAMES: &'static [(&'static str, usize)] = &[];

    /// The fitted weights.
    const WEIGHTS: &'static [f32] = &[];

    /// The two numbers of [`spread`].
    const NOISE: [f32; 2];

    /// The prospects of each seat with these weights, in points.
    fn estimate(&self, weights: &[f32]) -> BySeat<f32>;

    /// Passes on the estimates after each of these answers of a seat that is asked, in their order; a game overrides it if
    /// they have most of the work in common.
    fn estimates_after(
        &self,
        weights: &[f32],
        seat: Seat,
        actions: &[Self::Action],
        each: impl FnMut(BySeat<f32>),
    ) {
        estimates_after(self, weights, seat, actions, each);
    }

    /// How much of the game is to come, in the game's own unit; 0 at its end.
    fn left(&self) -> f32;

    /// How likely each seat wins, by its prospects and their spread; a game overrides it if it knows better.
    fn chances_by(&self, prospects: BySeat<f32>, spread: f32) -> BySeat<f32> {
        chances_by(self, prospects, spread)
    }

    /// What each seat has reached once the game is over, in points.
    fn result(&self) -> BySeat<f32> {
        self.scores().map(|sheet| sheet.total() as f32)
    }
}

/// An estimate by weights, with the noise of it: an evaluator for any game that has as many weights.
///
/// ```
/// # use engine::Linear;
/// let (one, other) = (Linear::new(vec![1.0, 2.0], [0.5, 1.0]), Linear::new(vec![1.0, 2.5], [0.5, 1.0]));
/// assert_eq!(one, one.clone());
/// assert_ne!(one, other);
/// ```
#[derive(Clone, Debug, PartialEq)]
pub struct Linear {
    weights: Cow<'static, [f32]>,
    noise: [f32; 2],
    fingerprint: u64,
}

impl Linear {
    /// An estimate by these weights, with the two numbers of [`spread`].
    pub fn new(weights: Vec<f32>, noise: [f32; 2]) -> Self {
        let fingerprint = fingerprint(&weights, noise);
        Self { weights: Cow::Owned(weights), noise, fingerprint }
    }

    /// The estimate by the fitted weights of a game.
    pub const fn fitted<G: Estimate>() -> Self {
        let fingerprint = fingerprint(G::WEIGHTS, G::NOISE);
        Self { weights: Cow::Borrowed(G::WEIGHTS), noise: G::NOISE, fingerprint }
    }

    /// The weights, in the order of their names.
    pub fn weights(&self) -> &[f32] {
        &self.weights
    }

    /// The two numbers of [`spread`].
    pub const fn noise(&self) -> [f32; 2] {
        self.noise
    }
}

impl<G: Estimate> Evaluator<G> for Linear {
    fn prospects(&self, game: &G) -> BySeat<f32> {
        game.estimate(&self.weights)
    }

    fn prospects_after(
        &self,
        game: &G,
        seat: Seat,
        actions: &[G::Action],
        each: impl FnMut(BySeat<f32>),
    ) {
        game.estimates_after(&self.weights, seat, actions, each);
    }

    fn chances(&self, game: &G) -> BySeat<f32> {
        game.chances_by(game.estimate(&self.weights), spread(self.noise, game.left()))
    }

    fn fingerprint(&self) -> u64 {
        self.fingerprint
    }
}

/// FNV-1a over the bits of all numbers.
const fn fingerprint(weights: &[f32], noise: [f32; 2]) -> u64 {
    let mut hash = 0xcbf2_9ce4_8422_2325;
    let mut at = 0;
    while at < weights.len() + 2 {
        let number = if at < 2 { noise[at] } else { weights[at - 2] };
        let bytes = number.to_bits().to_le_bytes();
        let mut byte = 0;
        while byte < bytes.len() {
            hash = (hash ^ bytes[byte] as u64).wrapping_mul(0x0100_0000_01b3);
            byte += 1;
        }
        at += 1;
    }
    hash
}

/// The estimates after each of these answers, one by one: what [`Estimate::estimates_after`] does unless a game overrides it.
pub fn estimates_after<G: Estimate>(
    game: &G,
    weights: &[f32],
    seat: Seat,
    actions: &[G::Action],
    mut each: impl FnMut(BySeat<f32>),
) {
    for action in actions {
        let mut after = *game;
        after.apply(seat, *action);
        each(after.estimate(weights));
    }
}

/// How likely each seat wins by its prospects: what [`Estimate::chances_by`] is unless a game overrides it.
pub fn chances_by<G: Game>(game: &G, prospects: BySeat<f32>, spread: f32) -> BySeat<f32> {
    if game.seats() == 1 {
        return prospects.map(|points| points / 100.0);
    }
    if game.turn() == Turn::Over {
        let won = game.standings().map(|rank| f32::from(u8::from(rank.is_win())));
        let winners: f32 = won.seats().map(|seat| won[seat]).sum();
        return won.map(|share| share / winners);
    }
    let most = prospects.seats().map(|seat| prospects[seat]).fold(f32::MIN, f32::max);
    let shares = prospects.map(|points| ((points - most) / spread).exp());
    let all: f32 = shares.seats().map(|seat| shares[seat]).sum();
    shares.map(|share| share / all)
}

/// How far final points may still be from an estimate made with this much of the game to come: more than 0, less as the
/// game goes on.
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
