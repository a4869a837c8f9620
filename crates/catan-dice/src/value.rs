//! A cheap estimate of each seat's prospects, in points; bots read it, no rule does.
//!
//! It needs no look-ahead: while dice are in the air again it already counts on them, so a bot that picks
//! the best next state plays a whole turn sensibly.

use engine::{BySeat, Faces, Seat};

use crate::content::DICE;
use crate::rules::build;
use crate::scoring;
use crate::state::{CatanDice, Phase, Sheet};
use crate::{Face, Kind, Site};

/// How likely a build is that lacks so many dice, by rolls left: rough, from the one-turn chances of the game.
const LIKELY: [[f32; 7]; 4] = [
    [1.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0],
    [1.0, 0.42, 0.16, 0.05, 0.015, 0.003, 0.001],
    [1.0, 0.68, 0.42, 0.20, 0.10, 0.03, 0.01],
    [1.0, 0.82, 0.66, 0.45, 0.30, 0.12, 0.03],
];
/// What each die in the air adds to that.
const IN_AIR: f32 = 0.004;
/// How likely the dice of a whole turn bring so many wanted ones.
const IN_A_TURN: [f32; 7] = [1.0, 0.99, 0.97, 0.93, 0.80, 0.22, 0.04];
/// What a turn brings beside the builds in sight, what a build in sight is worth beside one marked, what a joker is worth.
const TURN: f32 = 1.0;
const IN_SIGHT: f32 = 0.6;
const JOKER: f32 = 1.1;
/// What a road is worth beyond its point.
const ROAD: f32 = 0.5;

/// The points so far, what the dice of this turn may still bring, and what the sheet is good for.
pub(crate) fn prospects(game: &CatanDice) -> BySeat<f32> {
    let totals = scoring::totals(game);
    BySeat::from_fn(game.sheets.len(), |seat| {
        // A turn whose first roll is still in the air counts as one to come: otherwise the end of one seat's turn
        // would look like a loss to the next.
        let is_now = seat == game.seat && game.phase != Phase::Over && game.rolls > 0;
        let later = usize::from(game.pack.turns) - game.turns_done(seat) - usize::from(is_now);
        let now = if is_now { this_turn(game) } else { 0.0 };
        totals[seat] as f32 + now + outlook(game, seat, later as u8)
    })
}

/// How far the final points may still stray from the prospects.
pub(crate) fn spread(game: &CatanDice) -> f32 {
    let later = usize::from(game.pack.turns) - game.turns_done(game.seat);
    1.0 + 0.8 * (later as f32).sqrt()
}

/// What the sheet is good for in the turns to come.
fn outlook(game: &CatanDice, seat: Seat, turns: u8) -> f32 {
    let sheet = &game.sheets[seat];
    let build = |site: Site| {
        let chance = IN_A_TURN[usize::from(game.rules().cost(site.kind()).len())];
        let miss = (1.0 - chance).powi(turns.into());
        f32::from(game.rules().points(site)) * (1.0 - miss) * IN_SIGHT
    };
    let in_sight: f32 = open_sites(game, sheet).map(build).sum();
    let jokers = sheet.jokers().count_ones() as f32;
    let reserve = JOKER * jokers.min(f32::from(turns));
    let roads = if turns > 0 { ROAD * f32::from(sheet.count(Kind::Road)) } else { 0.0 };
    f32::from(turns) * TURN + in_sight + reserve + roads
}

/// The best builds of one kind that the dice may still bring; a turn without a build is a cross.
fn this_turn(game: &CatanDice) -> f32 {
    let missed = if game.points == 0 { f32::from(game.pack.cross) } else { 0.0 };
    let (rules, sheet) = (game.rules(), game.sheet());
    let mut best = missed;
    let mut consider = |cost: Faces, points: f32| {
        let chance = likely(game, cost);
        best = best.max(chance * points + (1.0 - chance) * missed);
    };
    let road = rules.cost(Kind::Road);
    let roads = (rules.spots(Kind::Road) - sheet.count(Kind::Road)).min(DICE / road.len());
    for times in 1..=roads {
        let cost = (0..times).fold(Faces::NONE, |cost, _| cost + road);
        consider(cost, f32::from(times) * (ROAD + f32::from(rules.points(Site::Road(1)))));
    }
    for site in open_sites(game, sheet) {
        let beyond = if site.kind() == Kind::Soldier { JOKER } else { 0.0 };
        consider(rules.cost(site.kind()), beyond + f32::from(rules.points(site)));
    }
    best
}

/// How likely the cost can be paid this turn, the dice in the air and the rolls left counted.
fn likely(game: &CatanDice, cost: Faces) -> f32 {
    let lacking = (game.dice + game.bought).missing(cost).len();
    let gold = game.dice.count(Face::Gold as usize) / game.pack.gold;
    let lacking = lacking.saturating_sub(gold).min(DICE);
    let rolls = match game.phase {
        Phase::Roll => (game.pack.rolls - game.rolls).min(3),
        Phase::Trade | Phase::Build | Phase::Over => 0,
    };
    LIKELY[usize::from(rolls)][usize::from(lacking)] + IN_AIR * f32::from(game.in_air)
}

/// The next settlement, city and soldier, where a road reaches them.
fn open_sites<'a>(game: &'a CatanDice, sheet: &'a Sheet) -> impl Iterator<Item = Site> + 'a {
    let kinds = [Kind::Settlement, Kind::City, Kind::Soldier];
    kinds.into_iter().filter_map(move |kind| build::next_site(game, sheet, kind))
}
