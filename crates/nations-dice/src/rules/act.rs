//! ND-4 Act: one action a turn until all have passed.

use engine::{Rng, Seat, because, below};

use super::pay::{self, Bill};
use super::{books, check_first, check_there, cover, roll};
use crate::content::Shown;
use crate::fact::{Fact, Illegal};
use crate::row::{NO_DICE, Row};
use crate::state::{NationsDice, Phase};
use crate::{Action, Cell, Chit, Gain, Resource, TileId};

const REROLL: usize = Chit::Reroll as usize;
/// The bit of `choices` behind those of the twelve places.
const BUILD: u16 = 1 << 12;

/// The turn of a seat comes; ND-3.1: its dice are rolled if this is its first of the round.
pub(crate) fn begin_turn(game: &mut NationsDice, seat: Seat) {
    game.seat = seat;
    if game.player().is_rolling() {
        game.phase = Phase::Roll;
    } else {
        decide(game);
    }
}

/// ND-4.3: the seat is asked; ND-4.15: unless it can only pass.
pub(crate) fn decide(game: &mut NationsDice) {
    game.phase = Phase::Act;
    if !can_reroll(game) && choices(game) == 0 {
        pass(game);
    }
}

/// ND-4.2: the next seat in player order that has not passed; ND-7.1: when there is none, the books are next.
pub(crate) fn next_turn(game: &mut NationsDice) {
    let (seats, mut place) = (game.players.len(), game.order.place(game.seat));
    for _ in 0..seats {
        place = if place + 1 == seats { 0 } else { place + 1 };
        let seat = game.order.seat(place);
        if !game.players[seat].passed {
            return begin_turn(game, seat);
        }
    }
    books::begin(game);
}

/// What can be done but passing: 1 is buying, 2 is building, 4 is a reroll.
pub(crate) fn possible(game: &NationsDice) -> u8 {
    let choices = choices(game);
    u8::from(choices & !BUILD != 0)
        + 2 * u8::from(choices & BUILD != 0)
        + 4 * u8::from(can_reroll(game))
}

/// Everything that can be bought, built or rolled again, and passing.
pub(crate) fn actions(game: &NationsDice, out: &mut Vec<Action>) {
    let mut left = choices(game);
    while left != 0 {
        out.push(choice(left & left.wrapping_neg()));
        left &= left - 1;
    }
    out.extend((1..=rerolls(game)).map(|number| reroll_numbered(game, number)));
    out.push(Action::Pass);
}

/// One of `actions`, without listing them.
pub(crate) fn sample_action<R: Rng + ?Sized>(game: &NationsDice, rng: &mut R) -> Action {
    let mut left = choices(game);
    let (bought, rerolls) = (u64::from(left.count_ones()), rerolls(game));
    let number = below(rng, bought + rerolls + 1);
    if number < bought {
        for _ in 0..number {
            left &= left - 1;
        }
        choice(left & left.wrapping_neg())
    } else if number < bought + rerolls {
        reroll_numbered(game, number - bought + 1)
    } else {
        Action::Pass
    }
}

/// What can be bought and built, as a set of bits: found directly for speed; a law holds it to what `check` allows.
fn choices(game: &NationsDice) -> u16 {
    let (content, shown) = (game.pack.content(), game.shown(game.seat));
    let mut means = [0; 8];
    means[Resource::Gold as usize] = pay::most(game, shown, Resource::Gold);
    means[Resource::Strength as usize] = pay::most(game, shown, Resource::Strength);
    let mut set = 0;
    for (index, id) in game.cells.iter().enumerate() {
        // Without a branch, which the machine would guess wrong; the last of `means` is for an empty place.
        let number = id.map_or(0, |id| id.index() + 1);
        let resource = content.paid_in[number & 63].map_or(7, |resource| resource as usize);
        set |= u16::from(means[resource] > index as u8 % 3) << index;
    }
    if can_build(game, shown) { set | BUILD } else { set }
}

fn choice(bit: u16) -> Action {
    Cell::new(bit.trailing_zeros() as usize).map_or(Action::Build, Action::Buy)
}

/// ND-4.4, ND-4.5: a chit and a die.
fn can_reroll(game: &NationsDice) -> bool {
    game.player().chits[REROLL] > 0 && game.player().dice != NO_DICE
}

/// ND-4.4, ND-4.5: in how many ways dice can be rolled again.
fn rerolls(game: &NationsDice) -> u64 {
    if !can_reroll(game) {
        return 0;
    }
    game.player().dice.iter().map(|faces| faces.parts_count()).product::<u64>() - 1
}

/// The reroll with this number, from 1.
fn reroll_numbered(game: &NationsDice, mut number: u64) -> Action {
    let dice = &game.player().dice;
    let mut part = NO_DICE;
    for (part, faces) in part.iter_mut().zip(dice).filter(|(_, faces)| !faces.is_empty()) {
        let parts = faces.parts_count();
        *part = faces.part(number % parts);
        number /= parts;
    }
    Action::Reroll(Row::of(dice, &part))
}

/// ND-4.12: whether a wonder is under construction and its stone at hand.
fn can_build(game: &NationsDice, shown: Shown) -> bool {
    wonder_cost(game).is_some_and(|stone| pay::most(game, shown, Resource::Stone) >= stone)
}

/// The stone that the wonder under construction costs.
pub fn wonder_cost(game: &NationsDice) -> Option<u8> {
    match game.pack.content().tile(game.player().wonder?).gain {
        Gain::Wonder { stone, .. } => Some(stone),
        Gain::Building { .. } | Gain::Advisor { .. } | Gain::Colony { .. } => None,
    }
}

/// ND-4.4: a chit; ND-4.5: a die or more; ND-4.6: dice that lie there.
pub(crate) fn check_reroll(game: &NationsDice, dice: Row) -> Result<(), Illegal> {
    let player = game.player();
    if player.chits[REROLL] == 0 {
        return because("ND-4.4", Fact::NoReroll { used: player.used_chits[REROLL] });
    }
    if dice.is_empty() {
        return because("ND-4.5", Fact::NoDice);
    }
    check_there(game, dice)?;
    check_first(game, dice)
}

/// ND-4.7: there is a tile; ND-4.8: it can be paid.
pub(crate) fn check_buy(game: &NationsDice, cell: Cell) -> Result<(), Illegal> {
    let columns = game.columns();
    if cell.index() >= 3 * columns {
        return because("ND-4.7", Fact::Columns { columns: columns as u8 });
    }
    match price(game, cell) {
        Some(bill) => check_means(game, "ND-4.8", bill),
        None => because("ND-4.7", Fact::Empty(cell)),
    }
}

/// ND-4.12: there is a wonder, and it can be paid.
pub(crate) fn check_build(game: &NationsDice) -> Result<(), Illegal> {
    match wonder_cost(game) {
        Some(cost) => check_means(game, "ND-4.12", Bill { resource: Resource::Stone, cost }),
        None => because("ND-4.12", Fact::NoWonder),
    }
}

/// Whether all dice and chits together come to the cost.
fn check_means(game: &NationsDice, rule: &'static str, bill: Bill) -> Result<(), Illegal> {
    let Bill { resource, cost } = bill;
    match cost.saturating_sub(pay::most(game, game.shown(game.seat), resource)) {
        0 => Ok(()),
        count => because(rule, Fact::Missing { resource, count }),
    }
}

/// ND-4.8: what the tile of a place costs, if one lies there.
pub(crate) fn price(game: &NationsDice, cell: Cell) -> Option<Bill> {
    let number = game.cells[cell.index()]?.index() + 1;
    let resource = game.pack.content().paid_in[number].expect("every tile has a price");
    Some(Bill { resource, cost: cell.price() })
}

/// ND-4.4: the chit becomes used, and the dice go into the air.
pub(crate) fn reroll(game: &mut NationsDice, dice: Row) {
    let player = game.player_mut();
    player.chits[REROLL] -= 1;
    player.used_chits[REROLL] += 1;
    let picked = dice.pick(&player.dice).expect("a reroll takes up dice that lie there");
    for (colour, faces) in picked.into_iter().enumerate() {
        player.dice[colour] = player.dice[colour] - faces;
        player.in_air[colour] += faces.len();
    }
    roll::finish_action(game);
}

/// ND-4.7: a tile is chosen; it has to be paid next.
pub(crate) fn buy(game: &mut NationsDice, cell: Cell) {
    game.buying = Some(cell);
    pay::ask(game);
}

/// ND-4.12: the wonder has to be paid next.
pub(crate) fn build(game: &mut NationsDice) {
    game.buying = None;
    pay::ask(game);
}

/// ND-4.14: no more actions this round; ND-12.3: passing is none, so no die follows it.
pub(crate) fn pass(game: &mut NationsDice) {
    game.player_mut().passed = true;
    next_turn(game);
}

/// What was paid for comes to its place.
pub(crate) fn paid(game: &mut NationsDice) {
    let Some(cell) = game.buying else { return finish_wonder(game) };
    let tile = game.cells[cell.index()].expect("a tile that is bought lies on the board");
    match game.pack.content().tile(tile).gain {
        Gain::Building { .. } => return cover::ask(game),
        Gain::Advisor { rerolls } => employ(game, tile, rerolls),
        Gain::Colony { chit } => keep(game, tile, chit),
        // ND-4.11: a wonder that stood there is gone.
        Gain::Wonder { .. } => game.player_mut().wonder = Some(tile),
    }
    take(game, cell);
    roll::finish_action(game);
}

/// ND-2.6: the place stays empty.
pub(crate) fn take(game: &mut NationsDice, cell: Cell) {
    game.cells[cell.index()] = None;
    game.buying = None;
}

/// ND-4.10: the former advisor's rerolls go back, used ones first, then the new ones come.
fn employ(game: &mut NationsDice, tile: TileId, rerolls: u8) {
    let content = game.pack.content();
    let player = &mut game.players[game.seat];
    if let Some(Gain::Advisor { rerolls }) = player.advisor.map(|id| content.tile(id).gain) {
        let used = rerolls.min(player.used_chits[REROLL]);
        player.used_chits[REROLL] -= used;
        player.chits[REROLL] -= rerolls - used;
        game.supply.chits[REROLL] += rerolls;
    }
    player.advisor = Some(tile);
    player.chits[REROLL] += rerolls;
    game.supply.chits[REROLL] -= rerolls;
}

/// ND-4.13: the wonder under construction is finished.
fn finish_wonder(game: &mut NationsDice) {
    let tile = game.player_mut().wonder.take().expect("a wonder is under construction");
    if let Gain::Wonder { chit, .. } = game.pack.content().tile(tile).gain {
        keep(game, tile, chit);
    }
    roll::finish_action(game);
}

/// ND-4.9, ND-4.13: the tile stays for good, and its chit comes unused.
fn keep(game: &mut NationsDice, tile: TileId, chit: Option<Chit>) {
    let player = &mut game.players[game.seat];
    player.tiles[usize::from(tile.age()) - 1] |= tile.bit();
    if let Some(chit) = chit {
        player.chits[chit as usize] += 1;
        game.supply.chits[chit as usize] -= 1;
    }
}
