//! CD-4 Build: roads, settlements, cities and soldiers, and the end of the turn.

use engine::{Faces, Rng, because, below};

use super::{afford, roll};
use crate::fact::{Dice, Fact, Illegal, Roads};
use crate::scoring;
use crate::state::{CatanDice, Phase, Sheet};
use crate::{Action, Kind, Site};

/// The bits of `choices` behind those of the sixteen roads.
const KINDS: [(u32, Kind); 3] =
    [(1 << 16, Kind::Settlement), (1 << 17, Kind::City), (1 << 18, Kind::Soldier)];
const END: u32 = 1 << 19;

/// Everything that can be paid and marked now, and the end of the turn.
pub(crate) fn actions(game: &CatanDice, out: &mut Vec<Action>) {
    let mut left = choices(game);
    while left != 0 {
        out.push(choice(game, left & left.wrapping_neg()));
        left &= left - 1;
    }
}

/// One of `actions`, without listing them.
pub(crate) fn sample_action<R: Rng + ?Sized>(game: &CatanDice, rng: &mut R) -> Action {
    let mut left = choices(game);
    if left == END {
        return Action::End;
    }
    for _ in 0..below(rng, left.count_ones().into()) {
        left &= left - 1;
    }
    choice(game, left & left.wrapping_neg())
}

/// What `actions` lists as a set of bits: found directly for speed; a law holds it to what `check` allows.
fn choices(game: &CatanDice) -> u32 {
    let (rules, sheet, hand) = (game.rules(), game.sheet(), game.dice + game.bought);
    let can_pay = |kind| hand.contains(rules.cost(kind));
    let roads = if can_pay(Kind::Road) { open_roads(game, sheet).into() } else { 0 };
    let is_open = |kind| can_pay(kind) && next_site(game, sheet, kind).is_some();
    KINDS
        .into_iter()
        .fold(END | roads, |set, (bit, kind)| if is_open(kind) { set | bit } else { set })
}

/// The action of one bit of `choices`.
fn choice(game: &CatanDice, bit: u32) -> Action {
    if bit == END {
        return Action::End;
    }
    let kind =
        KINDS.into_iter().find(|(known, _)| *known == bit).map_or(Kind::Road, |(_, kind)| kind);
    let number =
        if kind == Kind::Road { bit.trailing_zeros() as u8 } else { game.sheet().count(kind) };
    Action::Build(Site::of(kind, number + 1))
}

/// CD-4.5: of a settlement, city or soldier only the next can be marked, if it is reached; CD-4.6: each kind for
/// itself.
pub(crate) fn next_site(game: &CatanDice, sheet: &Sheet, kind: Kind) -> Option<Site> {
    blank(game, sheet, kind).filter(|next| is_reached(game, sheet, *next))
}

/// CD-4.5: the settlement, city or soldier that comes next on a sheet, reached or not; none if all are marked. Roads may be
/// marked in any order, and all score the same.
pub fn blank(game: &CatanDice, sheet: &Sheet, kind: Kind) -> Option<Site> {
    let next = sheet.count(kind) + 1;
    (next <= game.rules().spots(kind)).then(|| Site::of(kind, next))
}

/// What could be marked next on a sheet if it were paid for: every road that touches the network (CD-4.2), and the next of the
/// other kinds, reached or not (CD-4.5).
pub fn candidates(game: &CatanDice, sheet: &Sheet) -> Vec<Site> {
    let (open, spots) = (open_roads(game, sheet), game.rules().spots(Kind::Road));
    let roads = (1..=spots).filter(|number| open >> (number - 1) & 1 == 1).map(Site::Road);
    let next = [Kind::Settlement, Kind::City, Kind::Soldier];
    roads.chain(next.into_iter().filter_map(|kind| blank(game, sheet, kind))).collect()
}

/// CD-4.2 to CD-4.7: whether one of a kind could be built now if it were paid for.
pub fn is_open(game: &CatanDice, kind: Kind) -> bool {
    match kind {
        Kind::Road => open_roads(game, game.sheet()) != 0,
        Kind::Settlement | Kind::City | Kind::Soldier => {
            next_site(game, game.sheet(), kind).is_some()
        }
    }
}

/// CD-4.1 to CD-4.10: whether the site is on the sheet, blank, next in its order, reached and paid for.
pub(crate) fn check_build(game: &CatanDice, site: Site) -> Result<(), Illegal> {
    roll::check_stopped(game)?;
    let (rules, sheet) = (game.rules(), game.sheet());
    let (kind, number) = (site.kind(), site.number());
    if number == 0 || number > rules.spots(kind) {
        return because("CD-4.10", Fact::NoSite { site, spots: rules.spots(kind) });
    }
    if is_marked(sheet, site) {
        return because("CD-4.9", Fact::Marked(site));
    }
    let next = Site::of(kind, sheet.count(kind) + 1);
    if kind != Kind::Road && site != next {
        return because("CD-4.5", Fact::Next { first: next, then: site });
    }
    // CD-4.1: unused dice and bought resources have to cover the cost.
    let missing = afford::missing(game, kind);
    if !is_reached(game, sheet, site) {
        let rule = if kind == Kind::Road { "CD-4.2" } else { "CD-4.4" };
        return because(rule, no_road(game, sheet, (site, Dice(missing))));
    }
    if missing.is_empty() { Ok(()) } else { because("CD-4.1", Fact::Missing(Dice(missing))) }
}

/// CD-4.11: the turn may end once the rolling has stopped.
pub(crate) fn check_end(game: &CatanDice) -> Result<(), Illegal> {
    roll::check_stopped(game)
}

/// CD-4.8: as many builds as can be paid, each with its points for the turn.
pub(crate) fn build(game: &mut CatanDice, site: Site) {
    let rules = game.rules();
    pay(game, rules.cost(site.kind()));
    game.points += rules.points(site);
    mark(&mut game.sheets[game.seat], site);
    game.phase = Phase::Build;
}

/// CD-4.12: the next turn starts from nothing; CD-1.2: it is the next seat's.
pub(crate) fn end(game: &mut CatanDice) {
    scoring::fill_box(game);
    if game.seat.index() + 1 == game.sheets.len() {
        game.round += 1;
    }
    game.seat = game.seat.after(game.sheets.len());
    roll::begin_turn(game);
    if game.round > game.pack.turns {
        scoring::finish(game);
    }
}

/// CD-4.2: the roads not yet marked that touch the network; CD-4.3: spots do not stand in their way.
fn open_roads(game: &CatanDice, sheet: &Sheet) -> u16 {
    game.pack.content().beside(sheet.roads) & !sheet.roads
}

/// CD-4.2 for roads, CD-4.4 for settlements and cities, CD-4.7 for soldiers.
fn is_reached(game: &CatanDice, sheet: &Sheet, site: Site) -> bool {
    let content = game.pack.content();
    let index = usize::from(site.number()) - 1;
    match site.kind() {
        Kind::Road => open_roads(game, sheet) & 1 << index != 0,
        Kind::Settlement => content.settlements[index].is_reached(sheet.roads),
        Kind::City => content.cities[index].is_reached(sheet.roads),
        Kind::Soldier => true,
    }
}

/// Which roads are missing on the shortest way.
fn no_road(game: &CatanDice, sheet: &Sheet, (to, missing): (Site, Dice)) -> Fact {
    let content = game.pack.content();
    let (leading, near) = (leading_to(game, to), open_roads(game, sheet));
    if leading & near != 0 {
        return Fact::NoRoad { to, roads: Roads(leading & near), missing };
    }
    // Ring by ring around the network until a road leads there, and back by the first road of each ring.
    let (mut rings, mut reached) = (vec![near], sheet.roads | near);
    while leading & reached == 0 {
        let ring = content.beside(reached) & !reached;
        if ring == 0 {
            return Fact::NoRoad { to, roads: Roads(leading), missing };
        }
        rings.push(ring);
        reached |= ring;
    }
    let (mut way, mut next) = (0, leading);
    for ring in rings.into_iter().rev() {
        let road = (ring & next) & (ring & next).wrapping_neg();
        way |= road;
        next = content.beside_road(road.trailing_zeros() as usize);
    }
    Fact::NoWay { to, roads: Roads(way), missing }
}

/// The roads of which one has to be marked for this.
fn leading_to(game: &CatanDice, site: Site) -> u16 {
    let content = game.pack.content();
    let index = usize::from(site.number()) - 1;
    match site.kind() {
        Kind::Road => content.beside_road(index),
        Kind::Settlement => content.settlements[index].roads(),
        Kind::City => content.cities[index].roads(),
        Kind::Soldier => 0,
    }
}

/// CD-4.9: whether a site is marked on a sheet.
pub fn is_marked(sheet: &Sheet, site: Site) -> bool {
    match site.kind() {
        Kind::Road => sheet.has_road(site.number()),
        Kind::Settlement | Kind::City | Kind::Soldier => site.number() <= sheet.count(site.kind()),
    }
}

fn mark(sheet: &mut Sheet, site: Site) {
    match site {
        Site::Road(number) => sheet.roads |= 1 << (number - 1),
        Site::Settlement(_) => sheet.settlements += 1,
        Site::City(_) => sheet.cities += 1,
        Site::Soldier(_) => sheet.soldiers += 1,
    }
}

/// CD-4.1 (reading): what was bought goes first, since an unused die can still be turned by a joker and it cannot.
fn pay(game: &mut CatanDice, cost: Faces) {
    let dice = game.bought.missing(cost);
    game.bought = game.bought - (cost - dice);
    game.dice = game.dice - dice;
    game.used = game.used + dice;
}
