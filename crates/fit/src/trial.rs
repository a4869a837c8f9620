//! A game that is estimated with other weights, so that any bot can play with them.

use std::hash::{Hash, Hasher};

use engine::{
    BySeat, Estimate, Faces, Game, Illegal, Info, Lookahead, OptionSpec, Rank, Rng, Rolling,
    ScoreSheet, Seat, Setup, SetupError, Turn, spread,
};
use serde::{Deserialize, Serialize};

/// One set of weights, with the numbers of the spread.
#[derive(Clone, Debug, PartialEq)]
pub struct Set {
    /// The weights, in the order of their names.
    pub weights: Vec<f32>,
    /// The numbers of [`engine::spread`].
    pub noise: [f32; 2],
}

impl Set {
    /// The set a game has in use.
    pub fn in_use<G: Estimate>() -> Self {
        Self { weights: G::weights().to_vec(), noise: G::noise() }
    }

    /// The set for as long as the program runs: states are plain values and can only refer to what stays.
    pub fn keep(self) -> Kept {
        Kept(Some(Box::leak(Box::new(self))))
    }
}

/// A set that stays; by default the one in use.
#[derive(Clone, Copy, Debug, Default)]
pub struct Kept(Option<&'static Set>);

impl Kept {
    fn weights<G: Estimate>(self) -> &'static [f32] {
        self.0.map_or(G::weights(), |set| &set.weights)
    }

    fn noise<G: Estimate>(self) -> [f32; 2] {
        self.0.map_or(G::noise(), |set| set.noise)
    }
}

// A bot may remember what a state is worth, so states with other weights are other states.
impl PartialEq for Kept {
    fn eq(&self, other: &Self) -> bool {
        match (self.0, other.0) {
            (Some(own), Some(other)) => std::ptr::eq(own, other),
            (None, None) => true,
            (Some(_), None) | (None, Some(_)) => false,
        }
    }
}

impl Eq for Kept {}

impl Hash for Kept {
    // Nothing: an address would differ from run to run.
    fn hash<H: Hasher>(&self, _state: &mut H) {}
}

/// A game with the weights it is estimated with.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(bound = "G: Game")]
pub struct Trial<G> {
    game: G,
    #[serde(skip)]
    set: Kept,
}

impl<G> Trial<G> {
    /// The game, estimated with this set.
    pub const fn new(game: G, set: Kept) -> Self {
        Self { game, set }
    }
}

impl<G: Estimate> Game for Trial<G> {
    type Content = G::Content;
    type Action = G::Action;
    type Chance = G::Chance;
    type Fact = G::Fact;

    fn info() -> &'static Info {
        G::info()
    }

    fn options(content: &G::Content) -> Vec<OptionSpec> {
        G::options(content)
    }

    fn new(setup: &Setup<G::Content>) -> Result<Self, SetupError> {
        Ok(Self::new(G::new(setup)?, Kept::default()))
    }

    fn seats(&self) -> usize {
        self.game.seats()
    }

    fn turn(&self) -> Turn {
        self.game.turn()
    }

    fn actions(&self, seat: Seat, out: &mut Vec<G::Action>) {
        self.game.actions(seat, out);
    }

    fn check(&self, seat: Seat, action: G::Action) -> Result<(), Illegal<G::Fact>> {
        self.game.check(seat, action)
    }

    fn apply(&mut self, seat: Seat, action: G::Action) {
        self.game.apply(seat, action);
    }

    fn outcomes(&self, out: &mut Vec<(G::Chance, u64)>) {
        self.game.outcomes(out);
    }

    fn sample<R: Rng + ?Sized>(&self, rng: &mut R) -> G::Chance {
        self.game.sample(rng)
    }

    fn resolve(&mut self, chance: G::Chance) {
        self.game.resolve(chance);
    }

    fn scores(&self) -> BySeat<ScoreSheet> {
        self.game.scores()
    }

    fn standings(&self) -> BySeat<Rank> {
        self.game.standings()
    }

    fn prospects(&self) -> BySeat<f32> {
        self.game.estimate(self.set.weights::<G>())
    }

    /// One by one: a game's shortcut knows only the weights in use.
    fn prospects_after(&self, seat: Seat, actions: &[G::Action], each: impl FnMut(BySeat<f32>)) {
        engine::game::prospects_after(self, seat, actions, each);
    }

    fn spread(&self) -> f32 {
        spread(self.set.noise::<G>(), self.game.left())
    }

    fn chances(&self) -> BySeat<f32> {
        self.game.chances_by(self.prospects(), self.spread())
    }

    fn validate(&self) -> Result<(), String> {
        self.game.validate()
    }

    fn sample_action<R: Rng + ?Sized>(
        &self,
        seat: Seat,
        rng: &mut R,
        scratch: &mut Vec<G::Action>,
    ) -> G::Action {
        self.game.sample_action(seat, rng, scratch)
    }

    fn lookahead(&self) -> Lookahead {
        self.game.lookahead()
    }

    fn turns_begun(&self) -> u32 {
        self.game.turns_begun()
    }

    fn is_planned(&self) -> bool {
        self.game.is_planned()
    }

    fn rolling(&self) -> Option<Rolling> {
        self.game.rolling()
    }

    fn dice_kept(&self, action: G::Action) -> [Faces; 3] {
        self.game.dice_kept(action)
    }

    fn after_rolling(&self, dice: [Faces; 3]) -> Self {
        Self::new(self.game.after_rolling(dice), self.set)
    }

    fn roll_key(&self, dice: [Faces; 3]) -> u64 {
        self.game.roll_key(dice)
    }

    fn is_possible(&self, chance: G::Chance) -> bool {
        self.game.is_possible(chance)
    }
}
