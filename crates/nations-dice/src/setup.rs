//! ND-1 Set-up: from seats, options and pack to the first state.

use engine::{BySeat, Game, Seat, Setup, SetupError};

use crate::info::{self, TOUGHER, WHITE_TWO_FOOD};
use crate::names::TILES;
use crate::rules::fill;
use crate::state::{NationsDice, Phase, Player, SLOTS, Supply};
use crate::{Content, Order};

/// ND-1.1: one to four seats; chance is asked for the player order unless somebody plays alone.
pub(crate) fn first_state(setup: &Setup<Content>) -> Result<NationsDice, SetupError> {
    let settings = setup.complete(NationsDice::info(), &info::options())?;
    let content = setup.pack.content();
    let mut game = NationsDice {
        pack: setup.pack,
        white_two_food: settings[WHITE_TWO_FOOD] == "true",
        tougher: settings[TOUGHER] == "true",
        phase: Phase::Fill,
        seat: Seat::FIRST,
        round: 0,
        acted: false,
        buying: None,
        event: 0,
        shadow: 0,
        order: Order::by_seat(setup.seats),
        cells: [None; 12],
        // ND-1.4: every tile is still to be drawn.
        stacks: [(1 << TILES) - 1; 4],
        supply: Supply {
            dice: std::array::from_fn(|colour| content.dice[colour].count),
            chits: content.chits,
        },
        players: BySeat::new(setup.seats, Player::default()),
    };
    for seat in Seat::all(setup.seats) {
        equip(&mut game, seat);
    }
    if game.is_solo() {
        begin(&mut game, Order::by_seat(1));
    }
    Ok(game)
}

/// ND-1.2: the dice of the printed buildings and the first chits; ND-1.5: they come from the box.
fn equip(game: &mut NationsDice, seat: Seat) {
    let content = game.pack.content();
    for slot in 0..SLOTS {
        let (colour, dice, _) = game.building(seat, slot);
        game.supply.dice[colour as usize] -= dice;
        game.players[seat].in_air[colour as usize] += dice;
    }
    for (kind, count) in content.start.into_iter().enumerate() {
        game.supply.chits[kind] -= count;
        game.players[seat].chits[kind] += count;
    }
}

/// ND-1.3: everybody's books by the player order; ND-12.1: the shadow has one. Then the first round begins.
pub(crate) fn begin(game: &mut NationsDice, order: Order) {
    game.order = order;
    for (seat, number) in order.iter().zip(1..) {
        game.players[seat].books = if order.seats() == 2 && number == 2 { 3 } else { number };
    }
    if game.is_solo() {
        game.shadow = 1;
    }
    fill::begin_round(game);
}
