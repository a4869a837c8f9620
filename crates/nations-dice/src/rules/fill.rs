//! ND-2 Fill: a new round with new tiles and a new event.

use engine::{Faces, Rng, below};

use super::{act, shadow};
use crate::names::TILES;
use crate::setup;
use crate::state::{NationsDice, Phase};
use crate::{Chance, Order, TileId};

/// How many events an age has (ND-1.4).
const EVENTS: u8 = 3;

/// ND-2.1: the next round and with it the next age; ND-2.2: the board is cleared.
pub(crate) fn begin_round(game: &mut NationsDice) {
    game.round += 1;
    game.phase = Phase::Fill;
    game.seat = game.order.seat(0);
    game.event = 0;
    game.cells = [None; 12];
    for seat in game.players.seats() {
        recover(game, seat);
    }
}

/// ND-2.5: used dice and chits come back; no die has a face until it is rolled.
fn recover(game: &mut NationsDice, seat: engine::Seat) {
    let player = &mut game.players[seat];
    player.passed = false;
    for colour in 0..4 {
        player.in_air[colour] += player.used[colour] + player.dice[colour].len();
        player.used[colour] = 0;
        player.dice[colour] = Faces::NONE;
    }
    for kind in 0..6 {
        player.chits[kind] += player.used_chits[kind];
        player.used_chits[kind] = 0;
    }
}

/// ND-2.3: the place that the next tile comes to: places are filled in their order.
fn next_cell(game: &NationsDice) -> Option<usize> {
    let drawn = usize::from(TILES) - stack(game).count_ones() as usize;
    (drawn < 3 * game.columns()).then_some(drawn)
}

/// The undrawn tiles of the age.
fn stack(game: &NationsDice) -> u16 {
    game.stacks[usize::from(game.round) - 1]
}

fn tile(game: &NationsDice, bit: u32) -> TileId {
    TileId::new(game.round, bit as u8 + 1).expect("the stack of an age has its tiles only")
}

/// ND-1.1: every player order; then ND-2.3: every tile of the age that is not drawn yet; ND-2.4: every event of it.
pub(crate) fn outcomes(game: &NationsDice, out: &mut Vec<(Chance, u64)>) {
    if game.round == 0 {
        out.extend(Order::all(game.players.len()).map(|order| (Chance::Order(order), 1)));
    } else if next_cell(game).is_some() {
        let bits = (0..TILES.into()).filter(|bit| stack(game) >> bit & 1 == 1);
        out.extend(bits.map(|bit| (Chance::Drew(tile(game, bit)), 1)));
    } else {
        out.extend((1..=EVENTS).map(|number| (Chance::Event(number), 1)));
    }
}

/// One of `outcomes`, without listing them.
pub(crate) fn sample<R: Rng + ?Sized>(game: &NationsDice, rng: &mut R) -> Chance {
    if game.round == 0 {
        let seats = game.players.len();
        let orders = (1..=seats).product::<usize>() as u64;
        return Chance::Order(Order::numbered(seats, below(rng, orders) as usize));
    }
    if next_cell(game).is_none() {
        return Chance::Event(below(rng, EVENTS.into()) as u8 + 1);
    }
    let mut left = stack(game);
    for _ in 0..below(rng, left.count_ones().into()) {
        left &= left - 1;
    }
    Chance::Drew(tile(game, left.trailing_zeros()))
}

/// The player order is dealt.
pub(crate) fn ordered(game: &mut NationsDice, order: Order) {
    setup::begin(game, order);
}

/// ND-2.3: a tile comes to the next place; after the last one the rest of the age goes to the box.
pub(crate) fn drew(game: &mut NationsDice, tile: TileId) {
    let cell = next_cell(game).expect("a tile is drawn for an empty place");
    game.cells[cell] = Some(tile);
    let age = usize::from(game.round) - 1;
    game.stacks[age] &= !tile.bit();
    if next_cell(game).is_none() {
        game.stacks[age] = 0;
    }
}

/// ND-2.4: the event lies open; ND-2.7: the first seat in player order has the first turn.
pub(crate) fn drew_event(game: &mut NationsDice, number: u8) {
    game.event = number;
    if game.is_solo() {
        shadow::begin(game);
    } else {
        act::begin_turn(game, game.order.seat(0));
    }
}
