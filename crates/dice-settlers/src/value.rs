//! A cheap estimate of each seat's prospects, for bots; no rule reads it.

mod deed;
mod hand;
mod holdings;

use engine::{BySeat, Estimate, Game, Linear, Seat};

use crate::scoring;
use crate::solo::{BOT, Task};
use crate::state::{DiceSettlers, Part, Phase};
use crate::weights::{NOISE, WEIGHTS};

engine::weights! {
    /// What a die that is still to be rolled is worth in this round, and one more of the quota in a round to come.
    ROLL: 2;
    /// What a new die is worth; what each die is worth besides its points while there are rounds to come.
    DIE: 2;
    /// What a token is worth while there are rounds to come, one of three alike beside that, and one in the last round.
    TOKEN: 3;
    /// What a tent of the personal supply is worth, one of the first three beside that, and one on the map.
    TENT: 3;
    /// The part of it in the last round, and of tents and Settle icons alone against the Diceoneer.
    LAST: 1;
    ALONE: 1;
    /// What a lead of that many tents brings of the next house.
    NEAR: 4;
    /// What it is worth in a round to come that a house stands.
    HOUSE: 1;
    /// How much of a tile's points is gained or lost later: shared, one tent ahead, more, one behind.
    HOLD: 4;
    /// What presence on a terrain is worth in a round to come.
    TERRAIN: 1;
    /// What technologies bring in a round to come, by how strong they are; what one that explodes is worth.
    TECH: 5;
    /// The part of a tile's first number that counts before it is placed.
    TILE: 1;
    /// The part of a factory's, a quota's and an icon's worth that a tile has in a round to come.
    ABILITY: 3;
    /// What an extra action is worth.
    EXTRA: 1;
    /// What exploring brings with one, two and three icons.
    EXPLORE: 3;
    /// What a Settle icon brings: the first two, and more.
    SETTLE: 2;
    /// What a Raid icon brings.
    RAID: 1;
    /// The part of a research's net worth that can be hoped for.
    RESEARCH: 1;
    /// What an icon still to be paid costs.
    UNPAID: 1;
    /// What a kept die is worth: an icon of an action, a Pioneer, a resource.
    KEPT: 3;
    /// What the Diceoneer gains in a round to come: at least, and for each point of unused strength.
    RIVAL: 2;
    /// What it gains for a die and for a stored token in the last rounds.
    STORE: 2;
}

type Weights = [f32; COUNT];

/// How many tiles and how many points of the supply a seat uses up in a round, about.
const PACE: (f32, f32) = (1.0, 2.0);
/// By how many points the estimate flatters a seat that plays alone, and how much further than between seats the final
/// distance to the Diceoneer is from it: what made the ends of 1500 solo games of `greedy` most likely.
const FLATTERED: f32 = 4.0;
const NOISE_ALONE: f32 = 5.6;
/// What a house is worth besides its points: its tile is sure.
const SURE: f32 = 2.0;

/// The estimate by the fitted weights.
pub(crate) static FITTED: Linear = Linear::fitted::<DiceSettlers>();

impl Estimate for DiceSettlers {
    const NAMES: &'static [(&'static str, usize)] = NAMES;
    const WEIGHTS: &'static [f32] = &WEIGHTS;
    const NOISE: [f32; 2] = NOISE;

    fn estimate(&self, weights: &[f32]) -> BySeat<f32> {
        by(self, weights.try_into().expect("a weight for each name"))
    }

    /// In rounds; the one that is being played counts by its turns.
    fn left(&self) -> f32 {
        left(self, ahead(self))
    }

    /// Alone, those against the Diceoneer.
    fn chances_by(&self, prospects: BySeat<f32>, spread: f32) -> BySeat<f32> {
        if !self.is_solo() {
            return engine::estimate::chances_by(self, prospects, spread);
        }
        if self.phase == Phase::Over {
            return self.standings().map(|rank| f32::from(u8::from(rank.is_win())));
        }
        prospects.map(|ahead| 1.0 / (1.0 + ((FLATTERED - ahead) / (NOISE_ALONE + spread)).exp()))
    }

    /// Alone, the distance to the Diceoneer.
    fn result(&self) -> BySeat<f32> {
        by(self, &WEIGHTS)
    }
}

/// The points each seat may end with, as things stand; alone, the distance to the Diceoneer.
fn by(game: &DiceSettlers, weights: &Weights) -> BySeat<f32> {
    let totals = scoring::totals(game);
    let view = View::of(game, weights);
    // Alone, what counts is the distance to the Diceoneer.
    let rival = if game.is_solo() { totals[BOT] as f32 } else { 0.0 };
    if game.phase == Phase::Over {
        return BySeat::from_fn(game.seats(), |seat| totals[seat] as f32 - rival);
    }
    let rival = if game.is_solo() { rival + to_come(&view) } else { 0.0 };
    BySeat::from_fn(game.seats(), |seat| {
        let later =
            holdings::worth(&view, seat) + hand::round(&view, seat) + deed::worth(&view, seat);
        totals[seat] as f32 + later - rival
    })
}

/// What the Diceoneer may still gain.
fn to_come(view: &View<'_>) -> f32 {
    let (game, weights) = (view.game, view.weights);
    let strength = f32::from(game.bot().level.strength(game.pack.content()));
    let stored: u8 = game.players[BOT].tokens.iter().sum();
    let dice: u8 = game.bot_dice().iter().sum();
    left(game, view.ahead) * (weights[RIVAL] + weights[RIVAL + 1] * strength)
        + view.ahead * weights[STORE] * f32::from(dice)
        + view.ahead.min(1.0) * weights[STORE + 1] * f32::from(stored)
}

/// A game with how long it may still last.
struct View<'a> {
    game: &'a DiceSettlers,
    weights: &'a Weights,
    /// How many rounds may follow this one.
    ahead: f32,
    /// What a token and a new die are worth.
    token: f32,
    die: f32,
    /// How much tents count.
    tent: f32,
}

impl<'a> View<'a> {
    fn of(game: &'a DiceSettlers, weights: &'a Weights) -> Self {
        let is_last = game.is_last;
        Self {
            game,
            weights,
            ahead: ahead(game),
            token: weights[if is_last { TOKEN + 2 } else { TOKEN }],
            die: weights[DIE] + if is_last { 0.0 } else { weights[DIE + 1] },
            tent: if game.is_solo() { weights[ALONE] } else { 1.0 },
        }
    }
}

/// How many rounds may follow this one.
fn ahead(game: &DiceSettlers) -> f32 {
    if game.is_last { 0.0 } else { rounds_ahead(game) }
}

/// How many rounds are left, with what is left of this one, if `ahead` may follow it.
fn left(game: &DiceSettlers, ahead: f32) -> f32 {
    if game.phase == Phase::Over { 0.0 } else { ahead + 1.0 - played(game) }
}

/// How much of this round is played.
fn played(game: &DiceSettlers) -> f32 {
    match game.phase.part() {
        Part::Setup | Part::Roll => 0.0,
        Part::Action | Part::Bot if game.is_second => 0.7,
        Part::Action | Part::Bot => 0.3,
        Part::CleanUp | Part::Over => 1.0,
    }
}

/// How many rounds may follow this one by what the triggers of the end look at, at least one.
fn rounds_ahead(game: &DiceSettlers) -> f32 {
    let seats = game.players.len() as f32;
    let by_tiles = f32::from(game.stack.len()) / (PACE.0 * seats);
    let by_points = f32::from(game.vp) / (PACE.1 * seats);
    let by_number = f32::from(game.options.max_rounds.saturating_sub(game.round));
    (by_tiles.min(by_points) + played(game)).min(by_number).max(1.0)
}

/// What the Diceoneer is in the middle of, if there is one.
fn task(game: &DiceSettlers) -> Task {
    game.bot.map_or(Task::Rest, |bot| bot.task)
}

/// The seat's place in the turn order.
fn place(game: &DiceSettlers, seat: Seat) -> usize {
    let seats = game.players.len();
    (seat.index() + seats - game.first.index()) % seats
}
