//! What the dice of the turn under way may still bring.

use engine::Faces;

use super::chance::chance;
use super::outlook::{Outlook, is_reached};
use super::{ALIKE, GOLD, OTHERS, Weights};
use crate::content::DICE;
use crate::state::{CatanDice, Phase, Sheet};
use crate::{Face, Joker, Kind, Site};

/// No turn has more plans: four of roads, three of each kind, each without a joker and with one.
const PLANS: usize = 24;
/// Every resource: all faces but gold.
const ANY: u8 = 0b1_1111;

/// What a turn is looked at with.
struct View<'a> {
    game: &'a CatanDice,
    weights: &'a Weights,
    /// What sheets are good for after this turn.
    outlook: &'a Outlook<'a>,
    /// What the sheet as it is is good for then.
    after: f32,
    /// What lies unused or was bought.
    hand: Faces,
    /// The resources that gold on the table buys.
    gold: u8,
    /// The faces that jokers make: bit n is face n.
    jokers: u8,
    /// What a joker is worth that is kept.
    paid: f32,
    /// The rolls left, the one in the air included.
    rolls: u8,
    /// What a turn without a build counts.
    missed: f32,
}

/// The plans of a turn: what each brings beyond a turn without a build, and how likely it succeeds; the least first.
#[derive(Default)]
struct Plans {
    plans: [(f32, f32); PLANS],
    count: usize,
}

/// What the best builds bring that the dice may still pay; a turn without a build is a cross.
pub(super) fn this_turn(
    game: &CatanDice,
    outlook: &Outlook<'_>,
    after: f32,
    weights: &Weights,
) -> f32 {
    let view = View::of(game, outlook, after, weights);
    let mut plans = Plans::default();
    let road = view.road_gain();
    road_plans(&view, road, &mut plans);
    for kind in [Kind::Settlement, Kind::City, Kind::Soldier] {
        site_plans(&view, kind, road, &mut plans);
    }
    let odd = f32::from(u8::from(view.rolls > 0 && game.dice.count(Face::Gold as usize) % 2 == 1));
    view.missed + plans.worth(weights[OTHERS]) + weights[GOLD] * odd
}

impl<'a> View<'a> {
    fn of(game: &'a CatanDice, outlook: &'a Outlook<'a>, after: f32, weights: &'a Weights) -> Self {
        let can_trade = match game.phase {
            Phase::Roll | Phase::Trade => true,
            Phase::Build => game.rules().joker_same_turn,
            Phase::Over => false,
        };
        let gold = game.dice.count(Face::Gold as usize) / game.pack.gold;
        let faces = joker_faces(game);
        let rolls = match game.phase {
            Phase::Roll => game.pack.rolls - game.rolls,
            Phase::Trade | Phase::Build | Phase::Over => 0,
        };
        let mut view = Self {
            game,
            weights,
            outlook,
            after,
            hand: game.dice + game.bought,
            gold: if can_trade { gold } else { 0 },
            jokers: if can_trade { faces } else { 0 },
            paid: 0.0,
            rolls,
            missed: if game.points == 0 { f32::from(game.pack.cross) } else { 0.0 },
        };
        if view.jokers != 0 {
            let first = game.sheet().jokers() & game.sheet().jokers().wrapping_neg();
            let crossed = game.sheet().crossed | first;
            view.paid = -view.change(&Sheet { crossed, ..*game.sheet() });
        }
        view
    }

    /// What changes for the turns to come if the sheet is another one.
    fn change(&self, sheet: &Sheet) -> f32 {
        self.outlook.of(sheet) - self.after
    }

    /// What the next site of a kind brings, or the next two: the points, and what changes for the turns to come.
    fn gain(&self, kind: Kind, count: u8) -> f32 {
        let (rules, mut sheet) = (self.game.rules(), *self.game.sheet());
        let next = sheet.count(kind) + 1;
        let points: u8 = (next..next + count).map(|it| rules.points(Site::of(kind, it))).sum();
        match kind {
            Kind::Road => {}
            Kind::Settlement => sheet.settlements += count,
            Kind::City => sheet.cities += count,
            Kind::Soldier => sheet.soldiers += count,
        }
        f32::from(points) + self.change(&sheet)
    }

    /// What the best next road brings.
    fn road_gain(&self) -> f32 {
        let sheet = self.game.sheet();
        let mut open = self.game.pack.content().beside(sheet.roads) & !sheet.roads;
        let mut best = f32::MIN;
        while open != 0 {
            let roads = sheet.roads | open & open.wrapping_neg();
            best = best.max(self.change(&Sheet { roads, ..*sheet }));
            open &= open - 1;
        }
        f32::from(self.game.rules().points(Site::Road(1))) + best
    }

    /// Weighs a plan by what it costs and brings, without a joker and with one.
    fn weigh(&self, cost: Faces, gain: f32, plans: &mut Plans) {
        let missing = self.hand.missing(cost);
        let lacking = missing.len().saturating_sub(self.gold);
        let kept = cost.len() - missing.len();
        let gain = gain - self.missed;
        plans.take(self.likely(missing, lacking, kept), gain);
        let is_joker = lacking > 0 && missing.iter().any(|face| self.jokers & 1 << face != 0);
        if is_joker {
            plans.take(self.likely(missing, lacking - 1, kept), gain - self.paid);
        }
    }

    /// How likely that many dice still come, of those that are missing.
    fn likely(&self, missing: Faces, lacking: u8, kept: u8) -> f32 {
        if lacking == 0 {
            return 1.0;
        }
        if self.rolls == 0 {
            return 0.0;
        }
        let in_air = self.game.in_air;
        let dice = if in_air > 0 { in_air } else { DICE - kept };
        let different = missing.counts().iter().filter(|count| **count > 0).count() as u8;
        let alike = lacking.saturating_sub(different);
        chance(self.rolls, dice, lacking) * self.weights[ALIKE].powi(alike.into())
    }
}

impl Plans {
    fn take(&mut self, chance: f32, gain: f32) {
        if chance <= 0.0 || gain <= 0.0 || self.count == PLANS {
            return;
        }
        let mut at = self.count;
        while at > 0 && self.plans[at - 1].0 > gain {
            self.plans[at] = self.plans[at - 1];
            at -= 1;
        }
        self.plans[at] = (gain, chance);
        self.count += 1;
    }

    /// What the best plan brings in the mean, and of what all bring, as if they succeeded independently, this part.
    fn worth(&self, others: f32) -> f32 {
        let plans = &self.plans[..self.count];
        let all =
            plans.iter().fold(0.0, |rest, (gain, chance)| chance * gain + (1.0 - chance) * rest);
        let best = plans.iter().map(|(gain, chance)| gain * chance).fold(0.0, f32::max);
        best + others * (all - best)
    }
}

/// The faces that the jokers of the seat make: bit n is face n.
fn joker_faces(game: &CatanDice) -> u8 {
    let jokers = game.sheet().jokers();
    if jokers == 0 {
        return 0;
    }
    let fields = game.pack.content().fields.iter().enumerate();
    let ready = fields.filter(|(at, _)| jokers & 1 << at != 0);
    ready.fold(0, |faces, (_, field)| match field.joker {
        Joker::One(resource) => faces | 1 << resource.face() as u8,
        Joker::Any => faces | ANY,
    })
}

/// One road and more, each as good as the first.
fn road_plans(view: &View<'_>, gain: f32, plans: &mut Plans) {
    let (rules, sheet) = (view.game.rules(), view.game.sheet());
    let road = rules.cost(Kind::Road);
    let left = rules.spots(Kind::Road) - sheet.count(Kind::Road);
    let mut cost = Faces::NONE;
    for count in 1..=left.min(DICE / road.len().max(1)) {
        cost = cost + road;
        view.weigh(cost, f32::from(count) * gain, plans);
    }
}

/// The next site of a kind: with the road that leads to it, if it lacks one, else alone, with a road and as a pair.
fn site_plans(view: &View<'_>, kind: Kind, road_gain: f32, plans: &mut Plans) {
    let (game, rules, sheet) = (view.game, view.game.rules(), view.game.sheet());
    let number = sheet.count(kind) + 1;
    if number > rules.spots(kind) {
        return;
    }
    let site = Site::of(kind, number);
    let is_reached_now = is_reached(game, sheet.roads, site);
    if !is_reached_now && !is_reached(game, game.pack.content().beside(sheet.roads), site) {
        return;
    }
    let (cost, gain) = (rules.cost(kind), view.gain(kind, 1));
    if is_reached_now {
        view.weigh(cost, gain, plans);
        pair(view, kind, cost, plans);
    }
    let road = rules.cost(Kind::Road);
    if sheet.count(Kind::Road) < rules.spots(Kind::Road) && cost.len() + road.len() <= DICE {
        view.weigh(cost + road, gain + road_gain, plans);
    }
}

/// Two of a kind in one turn, where the dice pay them.
fn pair(view: &View<'_>, kind: Kind, cost: Faces, plans: &mut Plans) {
    let (game, number) = (view.game, view.game.sheet().count(kind) + 2);
    if 2 * cost.len() > DICE || number > game.rules().spots(kind) {
        return;
    }
    if is_reached(game, game.sheet().roads, Site::of(kind, number)) {
        view.weigh(cost + cost, view.gain(kind, 2), plans);
    }
}
