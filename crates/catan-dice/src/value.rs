//! A cheap estimate of each seat's prospects, in points; bots read it, no rule does.
//!
//! It needs no look-ahead: while dice are in the air again it already counts on them, so a bot that picks
//! the best next state plays a whole turn sensibly.

use engine::{BySeat, Estimate, Faces, Seat};

use crate::content::DICE;
use crate::rules::build;
use crate::scoring;
use crate::state::{CatanDice, Phase, Sheet};
use crate::weights::{STRAY, WEIGHTS};
use crate::{Face, Kind, Site};

/// The weights, as many as there are names.
type Weights = [f32; COUNT];

engine::weights! {
    /// How likely a build is that lacks so many dice, from 0 to 6, with one roll left, with two and with three.
    LIKELY: 21;
    /// What each die in the air adds to that.
    IN_AIR: 1;
    /// How likely the dice of a whole turn bring so many wanted ones, from 0 to 6.
    IN_A_TURN: 7;
    /// What a turn brings beside the builds in sight.
    TURN: 1;
    /// What a build in sight is worth beside one marked.
    IN_SIGHT: 1;
    /// What a joker is worth.
    JOKER: 1;
    /// What a road is worth beyond its point.
    ROAD: 1;
}

/// The points so far, what the dice of this turn may still bring, and what the sheet is good for.
pub(crate) fn prospects(game: &CatanDice, weights: &Weights) -> BySeat<f32> {
    let totals = scoring::totals(game);
    BySeat::from_fn(game.sheets.len(), |seat| {
        // A turn whose first roll is still in the air counts as one to come: otherwise the end of one seat's turn
        // would look like a loss to the next.
        let is_now = seat == game.seat && game.phase != Phase::Over && game.rolls > 0;
        let later = usize::from(game.pack.turns) - game.turns_done(seat) - usize::from(is_now);
        let now = if is_now { this_turn(game, weights) } else { 0.0 };
        totals[seat] as f32 + now + outlook(game, seat, later as u8, weights)
    })
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

/// What the sheet is good for in the turns to come.
fn outlook(game: &CatanDice, seat: Seat, turns: u8, weights: &Weights) -> f32 {
    let sheet = &game.sheets[seat];
    let build = |site: Site| {
        let chance = weights[IN_A_TURN + usize::from(game.rules().cost(site.kind()).len())];
        let miss = (1.0 - chance).powi(turns.into());
        f32::from(game.rules().points(site)) * (1.0 - miss) * weights[IN_SIGHT]
    };
    let in_sight: f32 = open_sites(game, sheet).map(build).sum();
    let jokers = sheet.jokers().count_ones() as f32;
    let reserve = weights[JOKER] * jokers.min(f32::from(turns));
    let roads = if turns > 0 { weights[ROAD] * f32::from(sheet.count(Kind::Road)) } else { 0.0 };
    f32::from(turns) * weights[TURN] + in_sight + reserve + roads
}

/// The best builds of one kind that the dice may still bring; a turn without a build is a cross.
fn this_turn(game: &CatanDice, weights: &Weights) -> f32 {
    let missed = if game.points == 0 { f32::from(game.pack.cross) } else { 0.0 };
    let (rules, sheet) = (game.rules(), game.sheet());
    let mut best = missed;
    let mut consider = |cost: Faces, points: f32| {
        let chance = likely(game, cost, weights);
        best = best.max(chance * points + (1.0 - chance) * missed);
    };
    let road = rules.cost(Kind::Road);
    let roads = (rules.spots(Kind::Road) - sheet.count(Kind::Road)).min(DICE / road.len());
    for times in 1..=roads {
        let cost = (0..times).fold(Faces::NONE, |cost, _| cost + road);
        consider(cost, f32::from(times) * (weights[ROAD] + f32::from(rules.points(Site::Road(1)))));
    }
    for site in open_sites(game, sheet) {
        let beyond = if site.kind() == Kind::Soldier { weights[JOKER] } else { 0.0 };
        consider(rules.cost(site.kind()), beyond + f32::from(rules.points(site)));
    }
    best
}

/// How likely the cost can be paid this turn, the dice in the air and the rolls left counted.
fn likely(game: &CatanDice, cost: Faces, weights: &Weights) -> f32 {
    let lacking = (game.dice + game.bought).missing(cost).len();
    let gold = game.dice.count(Face::Gold as usize) / game.pack.gold;
    let lacking = lacking.saturating_sub(gold).min(DICE);
    let rolls = match game.phase {
        Phase::Roll => (game.pack.rolls - game.rolls).min(3),
        Phase::Trade | Phase::Build | Phase::Over => 0,
    };
    if rolls == 0 {
        return f32::from(u8::from(lacking == 0));
    }
    let place = LIKELY + 7 * (usize::from(rolls) - 1) + usize::from(lacking);
    weights[place] + weights[IN_AIR] * f32::from(game.in_air)
}

/// The next settlement, city and soldier, where a road reaches them.
fn open_sites<'a>(game: &'a CatanDice, sheet: &'a Sheet) -> impl Iterator<Item = Site> + 'a {
    let kinds = [Kind::Settlement, Kind::City, Kind::Soldier];
    kinds.into_iter().filter_map(move |kind| build::next_site(game, sheet, kind))
}
