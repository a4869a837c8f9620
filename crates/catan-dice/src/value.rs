//! A cheap estimate of each seat's prospects, in points; bots read it, no rule does.
//!
//! It needs no look-ahead: while dice are in the air again it already counts on them, so a bot that picks
//! the best next state plays a whole turn sensibly. Its weights are fitted: `crates/fit`.

mod chance;
mod now;

use engine::{BySeat, Estimate};

use crate::scoring;
use crate::state::{CatanDice, Phase, Sheet};
use crate::weights::{STRAY, WEIGHTS};
use crate::{Joker, Kind, Site};

/// The weights, as many as there are names.
type Weights = [f32; COUNT];

/// From so many turns to spare on, a site is as good as it gets.
const SLACK: usize = 8;

engine::weights! {
    /// What a turn to come brings beside the sites.
    TURN: 1;
    /// The part of its points that a settlement to come is worth, with one turn to spare for it, with two, …
    SETTLEMENTS: SLACK;
    /// The same for a city.
    CITIES: SLACK;
    /// The same for a soldier.
    SOLDIERS: SLACK;
    /// The part of its points that a road to come is worth, as many as there are turns, and as many again.
    ROADS: 2;
    /// What a road built now is worth beside one to come, early in the game: it leads somewhere.
    BEYOND: 1;
    /// What a joker is worth, and what more one that makes anything, early in the game.
    JOKER: 2;
    /// Up to how many turns to come it is late in the game.
    LATE: 1;
    /// What is left of a chance for each lacking die that shows the same as another one.
    ALIKE: 1;
    /// The part of what the other plans of a turn bring beside the best one that counts.
    OTHERS: 1;
    /// What an odd die of gold is worth while dice can be thrown.
    GOLD: 1;
}

impl Estimate for CatanDice {
    const NAMES: &'static [(&'static str, usize)] = NAMES;

    fn weights() -> &'static [f32] {
        &WEIGHTS
    }

    fn estimate(&self, weights: &[f32]) -> BySeat<f32> {
        prospects(self, weights.try_into().expect("as many weights as names"))
    }

    fn stray() -> [f32; 2] {
        STRAY
    }

    /// The turns that the seat whose turn it is has to come.
    fn left(&self) -> f32 {
        (usize::from(self.pack.turns) - self.turns_done(self.seat)) as f32
    }
}

/// The points so far, what the dice of this turn may still bring, and what the sheet is good for.
pub(crate) fn prospects(game: &CatanDice, weights: &Weights) -> BySeat<f32> {
    let totals = scoring::totals(game);
    BySeat::from_fn(game.sheets.len(), |seat| {
        // A turn whose first roll is still in the air counts as one to come: otherwise the end of one seat's turn
        // would look like a loss to the next.
        let is_now = seat == game.seat && game.phase != Phase::Over && game.rolls > 0;
        let later = usize::from(game.pack.turns) - game.turns_done(seat) - usize::from(is_now);
        let sheet = &game.sheets[seat];
        let now = if is_now { now::this_turn(game, later, weights) } else { 0.0 };
        totals[seat] as f32 + now + outlook(game, sheet, later, weights)
    })
}

/// What the sheet is good for in the turns to come.
fn outlook(game: &CatanDice, sheet: &Sheet, turns: usize, weights: &Weights) -> f32 {
    if turns == 0 {
        return 0.0;
    }
    let left = usize::from(game.rules().spots(Kind::Road) - sheet.count(Kind::Road));
    weights[TURN] * turns as f32
        + roads(left, turns, weights)
        + sites(game, sheet, Kind::Settlement, 1, turns, weights)
        + sites(game, sheet, Kind::City, 1, turns, weights)
        + sites(game, sheet, Kind::Soldier, 1, turns, weights)
        + jokers(game, sheet.jokers(), turns, weights)
}

/// What so many roads are worth that are still to come.
fn roads(left: usize, turns: usize, weights: &Weights) -> f32 {
    let more = left.saturating_sub(turns).min(turns);
    weights[ROADS] * left.min(turns) as f32 + weights[ROADS + 1] * more as f32
}

/// What the sites of a kind are worth that are still to come, from the first, second or third one on: each takes a turn,
/// and one for two roads on the way.
fn sites(
    game: &CatanDice,
    sheet: &Sheet,
    kind: Kind,
    from: u8,
    turns: usize,
    weights: &Weights,
) -> f32 {
    let (rules, first) = (game.rules(), sheet.count(kind) + from);
    let (mut network, mut roads, mut sum) = (sheet.roads, 0, 0.0);
    for (before, number) in (first..=rules.spots(kind)).enumerate() {
        let site = Site::of(kind, number);
        while !is_reached(game, network, site) && roads < 2 * turns {
            network |= game.pack.content().beside(network);
            roads += 1;
        }
        let spare = turns.saturating_sub(before + roads.div_ceil(2));
        if spare == 0 {
            break;
        }
        sum += f32::from(rules.points(site)) * share(kind, spare, weights);
    }
    sum
}

/// The part of its points that a site is worth with so many turns to spare.
fn share(kind: Kind, spare: usize, weights: &Weights) -> f32 {
    let table = match kind {
        Kind::Road => return 0.0,
        Kind::Settlement => SETTLEMENTS,
        Kind::City => CITIES,
        Kind::Soldier => SOLDIERS,
    };
    if spare == 0 { 0.0 } else { weights[table + spare.min(SLACK) - 1] }
}

fn is_reached(game: &CatanDice, network: u16, site: Site) -> bool {
    let (content, index) = (game.pack.content(), usize::from(site.number()) - 1);
    match site.kind() {
        Kind::Settlement => content.settlements[index].is_reached(network),
        Kind::City => content.cities[index].is_reached(network),
        Kind::Road | Kind::Soldier => true,
    }
}

/// What these jokers are worth.
fn jokers(game: &CatanDice, jokers: u8, turns: usize, weights: &Weights) -> f32 {
    if jokers == 0 {
        return 0.0;
    }
    let fields = game.pack.content().fields.iter().enumerate();
    let any = fields.filter(|(at, field)| jokers & 1 << at != 0 && field.joker == Joker::Any);
    let worth = weights[JOKER] * jokers.count_ones() as f32;
    late(turns, weights) * (worth + weights[JOKER + 1] * any.count() as f32)
}

/// How much of what is good for later still counts: all of it, or less as the end comes near.
fn late(turns: usize, weights: &Weights) -> f32 {
    (turns as f32 / weights[LATE]).min(1.0)
}
