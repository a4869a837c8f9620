//! What a sheet is good for in the turns to come: features of it, each with a worth that depends on the turns.

use super::{EARLY, LAST, LATE, MIDDLE, Weights};
use crate::state::{CatanDice, Sheet};
use crate::{Joker, Kind, Site};

/// With that many turns to come the worths are those of the weights; in between they are in between.
pub(super) const TIMES: [(usize, usize); 4] = [(1, LAST), (3, LATE), (7, MIDDLE), (14, EARLY)];

/// How many sites of a kind are looked at, the next one first.
const AHEAD: usize = 3;
/// The kinds that roads lead to.
const PLACES: [Kind; 2] = [Kind::Settlement, Kind::City];

/// What the turns bring whatever the sheet: once, and times the points of the last sites, the same all game long.
const TURNS: usize = 0;
/// For each of the next settlements and cities its points: where it is reached, where roads lack, and there once for
/// each road that lacks but the first.
const SITES: usize = TURNS + 2;
/// For each of the next soldiers its points, and that there is one.
const SOLDIERS: usize = SITES + PLACES.len() * AHEAD * 3;
/// The roads left, as many as there are turns, and as many again.
const ROADS: usize = SOLDIERS + AHEAD * 2;
/// For settlements and cities: the jokers that help to pay the next one, once each, times its points, and times its
/// points where it is reached; for soldiers once each.
const HELP: usize = ROADS + 2;
/// The jokers; those that make anything; those beyond the first; these times the points of the next city; and each
/// joker once for each soldier left, since those bring jokers too.
const JOKERS: usize = HELP + 7;
/// How many features there are.
pub(super) const FEATURES: usize = JOKERS + 5;

/// The worth of sheets with that many turns to come.
pub(super) struct Outlook<'a> {
    game: &'a CatanDice,
    pub turns: usize,
    worth: [f32; FEATURES],
    /// The points of the last sites.
    last: f32,
}

/// The next site of a kind.
#[derive(Clone, Copy, Default)]
struct Next {
    points: f32,
    is_reached: bool,
}

impl<'a> Outlook<'a> {
    pub fn new(game: &'a CatanDice, turns: usize, weights: &Weights) -> Self {
        let mut worth = [0.0; FEATURES];
        if turns > 0 {
            let ([low, high], part) = between(turns);
            let pairs = weights[low..][..FEATURES].iter().zip(&weights[high..][..FEATURES]);
            for (worth, (low, high)) in worth.iter_mut().zip(pairs) {
                *worth = low + part * (high - low);
            }
        }
        Self { game, turns, worth, last: last_points(game) }
    }

    /// What the sheet is good for.
    pub fn of(&self, sheet: &Sheet) -> f32 {
        if self.turns == 0 {
            return 0.0;
        }
        let mut features = [0.0; FEATURES];
        features[TURNS] = 1.0;
        features[TURNS + 1] = self.last;
        let next = self.sites(sheet, &mut features);
        self.soldiers(sheet, &mut features);
        let left = usize::from(self.left(sheet, Kind::Road));
        features[ROADS] = left.min(self.turns) as f32;
        features[ROADS + 1] = left.saturating_sub(self.turns).min(self.turns) as f32;
        if sheet.jokers() != 0 {
            self.jokers(sheet, next, &mut features);
        }
        features.iter().zip(&self.worth).map(|(feature, worth)| feature * worth).sum()
    }

    fn left(&self, sheet: &Sheet, kind: Kind) -> u8 {
        self.game.rules().spots(kind) - sheet.count(kind)
    }

    /// The next settlements and cities; roads lack as many as lie on the way, and no fewer than to the one before.
    fn sites(&self, sheet: &Sheet, features: &mut [f32; FEATURES]) -> [Next; PLACES.len()] {
        let (rules, content) = (self.game.rules(), self.game.pack.content());
        let mut next = [Next::default(); PLACES.len()];
        for (place, kind) in PLACES.into_iter().enumerate() {
            let (mut network, mut lacking) = (sheet.roads, 0);
            let first = sheet.count(kind) + 1;
            for (ahead, number) in (first..=rules.spots(kind)).take(AHEAD).enumerate() {
                let site = Site::of(kind, number);
                while !is_reached(self.game, network, site) {
                    network |= content.beside(network);
                    lacking += 1;
                }
                let points = f32::from(rules.points(site));
                let at = SITES + (place * AHEAD + ahead) * 3;
                features[at + usize::from(lacking > 0)] = points;
                features[at + 2] = points * (lacking as f32 - 1.0).max(0.0);
                if ahead == 0 {
                    next[place] = Next { points, is_reached: lacking == 0 };
                }
            }
        }
        next
    }

    fn soldiers(&self, sheet: &Sheet, features: &mut [f32; FEATURES]) {
        let rules = self.game.rules();
        let numbers = (sheet.soldiers + 1..=rules.spots(Kind::Soldier)).take(AHEAD);
        for (ahead, number) in numbers.enumerate() {
            features[SOLDIERS + 2 * ahead] = f32::from(rules.points(Site::Soldier(number)));
            features[SOLDIERS + 2 * ahead + 1] = 1.0;
        }
    }

    fn jokers(&self, sheet: &Sheet, next: [Next; PLACES.len()], features: &mut [f32; FEATURES]) {
        let rules = self.game.rules();
        let jokers = sheet.jokers();
        let helping = |kind| helping(self.game, jokers, kind);
        for (place, (kind, next)) in PLACES.into_iter().zip(next).enumerate() {
            let help = if next.points > 0.0 { helping(kind) } else { 0.0 };
            let at = HELP + 3 * place;
            features[at] = help;
            features[at + 1] = help * next.points;
            features[at + 2] = if next.is_reached { help * next.points } else { 0.0 };
        }
        let soldiers = f32::from(self.left(sheet, Kind::Soldier));
        features[HELP + 6] = if soldiers > 0.0 { helping(Kind::Soldier) } else { 0.0 };
        let count = jokers.count_ones() as f32;
        let [_, city] = next;
        let any = (0..rules.spots(Kind::Soldier)).filter(|field| {
            jokers & 1 << field != 0
                && self.game.pack.content().fields[usize::from(*field)].joker == Joker::Any
        });
        features[JOKERS] = count;
        features[JOKERS + 1] = any.count() as f32;
        features[JOKERS + 2] = count - 1.0;
        features[JOKERS + 3] = (count - 1.0) * city.points;
        features[JOKERS + 4] = count * soldiers;
    }
}

/// Between which weights the worths are, and how far on the way.
fn between(turns: usize) -> ([usize; 2], f32) {
    let mut last = TIMES[0];
    for time in TIMES {
        if turns <= time.0 {
            let way = (time.0 - last.0).max(1);
            return ([last.1, time.1], (turns - last.0) as f32 / way as f32);
        }
        last = time;
    }
    ([last.1, last.1], 0.0)
}

/// The points of the last settlement, city and soldier together: they tell rulesets with many points from others.
fn last_points(game: &CatanDice) -> f32 {
    let rules = game.rules();
    let kinds = [Kind::Settlement, Kind::City, Kind::Soldier].into_iter();
    let last = kinds.filter(|kind| rules.spots(*kind) > 0);
    last.map(|kind| f32::from(rules.points(Site::of(kind, rules.spots(kind))))).sum()
}

/// How many of these jokers make something that a kind costs.
fn helping(game: &CatanDice, jokers: u8, kind: Kind) -> f32 {
    let cost = game.rules().cost(kind);
    let fields = game.pack.content().fields.iter().enumerate();
    let helps = |joker| match joker {
        Joker::One(resource) => cost.count(resource as usize) > 0,
        Joker::Any => !cost.is_empty(),
    };
    fields.filter(|(at, field)| jokers & 1 << at != 0 && helps(field.joker)).count() as f32
}

/// Whether these roads lead to the site.
pub(super) fn is_reached(game: &CatanDice, network: u16, site: Site) -> bool {
    let (content, index) = (game.pack.content(), usize::from(site.number()) - 1);
    match site.kind() {
        Kind::Settlement => content.settlements[index].is_reached(network),
        Kind::City => content.cities[index].is_reached(network),
        Kind::Road | Kind::Soldier => true,
    }
}
