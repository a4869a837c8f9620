//! Whether a state that comes from outside could have come about by play.

use engine::{Faces, Seat, ensure};

use crate::names::TILES;
use crate::rules::{act, books, cover, famine, pay};
use crate::state::{NationsDice, Phase, ROUNDS, RoundEnd, SLOTS};
use crate::{Action, Chit, Colour, Gain, TileId, scoring};

/// Why the state could not have come about by play, if it could not.
pub(crate) fn validate(game: &NationsDice) -> Result<(), String> {
    let seats = game.players.len();
    ensure(game.players.has(game.seat), "seat: there is no such seat at this table")?;
    ensure(game.order.seats() == seats, "order: it is not an order of all seats")?;
    ensure(game.round <= ROUNDS, "round: the game has no such round")?;
    ensure(game.event <= 3, "event: an age has three events")?;
    ensure(game.is_solo() || game.shadow == 0, "shadow: only who plays alone has one")?;
    validate_tiles(game)?;
    for seat in Seat::all(seats) {
        validate_player(game, seat).map_err(|problem| format!("seat {seat}: {problem}"))?;
    }
    validate_supply(game)?;
    validate_round(game)?;
    validate_last(game)?;
    validate_phase(game)
}

/// Every tile is in one place at most, of the right kind there, and not before its age.
fn validate_tiles(game: &NationsDice) -> Result<(), String> {
    for tile in TileId::all() {
        let age = usize::from(tile.age()) - 1;
        let on_board = game.cells.iter().filter(|cell| **cell == Some(tile)).count();
        let in_stack = usize::from(game.stacks[age] & tile.bit() != 0);
        let held = game.players.iter().map(|player| {
            let places = player.buildings.iter().chain([&player.advisor, &player.wonder]);
            places.filter(|place| **place == Some(tile)).count() + usize::from(player.has(tile))
        });
        let held: usize = held.sum();
        ensure(on_board + in_stack + held <= 1, "tiles: one lies in two places")?;
        ensure(on_board == 0 || tile.age() == game.round, "cells: a tile of another age")?;
        ensure(held == 0 || tile.age() <= game.round, "players: a tile of an age to come")?;
    }
    let unknown = |tiles: &[u16; 4]| tiles.iter().any(|set| set >> TILES != 0);
    let is_known = !unknown(&game.stacks) && game.players.iter().all(|it| !unknown(&it.tiles));
    ensure(is_known, "tiles: an age has fifteen")?;
    let full = (1 << TILES) - 1;
    for (age, stack) in (1..).zip(game.stacks) {
        let is_due = age > game.round;
        let is_now = age == game.round && game.phase == Phase::Fill;
        ensure(
            is_now || stack == if is_due { full } else { 0 },
            "stacks: tiles are drawn in their round",
        )?;
    }
    ensure(
        game.cells[3 * game.columns()..].iter().all(Option::is_none),
        "cells: the board has no such column here",
    )
}

fn validate_player(game: &NationsDice, seat: Seat) -> Result<(), String> {
    let (content, player) = (game.pack.content(), &game.players[seat]);
    let gain = |tile: TileId| content.tile(tile).gain;
    let is_building = |tile: TileId| matches!(gain(tile), Gain::Building { .. });
    let is_advisor = |tile: TileId| matches!(gain(tile), Gain::Advisor { .. });
    let is_wonder = |tile: TileId| matches!(gain(tile), Gain::Wonder { .. });
    ensure(
        player.buildings.iter().flatten().all(|tile| is_building(*tile)),
        "buildings: a tile that is none",
    )?;
    ensure(player.advisor.is_none_or(is_advisor), "advisor: a tile that is none")?;
    ensure(player.wonder.is_none_or(is_wonder), "wonder: a tile that is none")?;
    ensure(
        scoring::kept(game, seat).all(|tile| !is_building(tile) && !is_advisor(tile)),
        "tiles: only colonies and wonders lie beside the board",
    )?;
    validate_dice(game, seat)?;
    validate_chits(game, seat)
}

/// A seat's dice are those of its buildings, and show faces that they have.
fn validate_dice(game: &NationsDice, seat: Seat) -> Result<(), String> {
    let player = &game.players[seat];
    let mut printed = [0_u32; 4];
    for slot in 0..SLOTS {
        let (colour, dice, _) = game.building(seat, slot);
        printed[colour as usize] += u32::from(dice);
    }
    for colour in Colour::ALL {
        let at = colour as usize;
        let faces: Faces = player.dice[at];
        let known = game.die(colour).faces().len();
        ensure(faces.iter().all(|face| face < known), "dice: a face that the die does not have")?;
        let has = [faces.len(), player.used[at], player.in_air[at]].map(u32::from);
        ensure(
            has.iter().sum::<u32>() == printed[at],
            "dice: they are not those of the buildings",
        )?;
    }
    Ok(())
}

/// A seat's chits are those it began with and those of its tiles.
fn validate_chits(game: &NationsDice, seat: Seat) -> Result<(), String> {
    let (content, player) = (game.pack.content(), &game.players[seat]);
    let mut given = content.start.map(u32::from);
    if let Some(Gain::Advisor { rerolls }) = player.advisor.map(|tile| content.tile(tile).gain) {
        given[Chit::Reroll as usize] += u32::from(rerolls);
    }
    for tile in scoring::kept(game, seat) {
        if let Gain::Colony { chit: Some(chit) } | Gain::Wonder { chit: Some(chit), .. } =
            content.tile(tile).gain
        {
            given[chit as usize] += 1;
        }
    }
    let has: [u32; 6] = std::array::from_fn(|kind| {
        u32::from(player.chits[kind]) + u32::from(player.used_chits[kind])
    });
    ensure(has == given, "chits: they are not those of the start and the tiles")
}

/// What no seat has is in the supply.
fn validate_supply(game: &NationsDice) -> Result<(), String> {
    let content = game.pack.content();
    for colour in 0..4 {
        let held = game.players.iter().map(|player| {
            u32::from(player.dice[colour].len())
                + u32::from(player.used[colour])
                + u32::from(player.in_air[colour])
        });
        let all = held.sum::<u32>() + u32::from(game.supply.dice[colour]);
        ensure(all == content.dice[colour].count.into(), "supply: dice are lost or made")?;
    }
    for kind in 0..6 {
        let held = game
            .players
            .iter()
            .map(|player| u32::from(player.chits[kind]) + u32::from(player.used_chits[kind]));
        let all = held.sum::<u32>() + u32::from(game.supply.chits[kind]);
        ensure(all == content.chits[kind].into(), "supply: chits are lost or made")?;
    }
    Ok(())
}

/// Points and books are not more than the rounds so far can have brought, so that no sum overflows.
fn validate_round(game: &NationsDice) -> Result<(), String> {
    let (seats, rounds) = (game.players.len() as u32, u32::from(game.round));
    let most_vp = game.pack.content().events.iter().map(|event| u32::from(event.vp)).max();
    let most_vp = rounds * most_vp.unwrap_or(0);
    let most_books = 4 + rounds * 60 + rounds * 28;
    for player in &game.players {
        let is_small = u32::from(player.books) <= most_books
            && u32::from(player.book_points) <= rounds * 2 * seats.max(1)
            && u32::from(player.famine_points) <= most_vp
            && u32::from(player.war_points) <= most_vp;
        ensure(is_small, "players: more books or points than the rounds can have brought")?;
    }
    ensure(u32::from(game.shadow) <= 1 + rounds * 24, "shadow: more books than its dice show")
}

/// What the last round brought is part of what all rounds brought, and not there before it is scored.
fn validate_last(game: &NationsDice) -> Result<(), String> {
    for player in &game.players {
        let last = player.last;
        let is_part = u16::from(last.steps) < player.books.max(1)
            && last.books <= player.book_points
            && last.famine <= player.famine_points
            && last.war <= player.war_points;
        let is_due = match game.phase {
            Phase::Books => (last.books, last.famine, last.war) == (0, 0, 0),
            Phase::Famine => last.war == 0,
            Phase::Fill
            | Phase::Roll
            | Phase::Act
            | Phase::Pay
            | Phase::Cover
            | Phase::Shadow
            | Phase::Over => game.last_round() > 0 || last == RoundEnd::default(),
        };
        ensure(is_part && is_due, "last: more than the end of the round can have brought")?;
    }
    Ok(())
}

/// What each phase leaves.
fn validate_phase(game: &NationsDice) -> Result<(), String> {
    validate_turns(game)?;
    let player = game.player();
    let is_dealt = game.round > 0;
    let is_open = game.event > 0;
    match game.phase {
        Phase::Fill => {
            let is_fresh = game.players.iter().all(|it| it.unused() == 0 && it.used == [0; 4]);
            ensure(is_fresh && !is_open, "phase: fill, and dice are rolled or an event is open")?;
            ensure(is_dealt || !game.is_solo(), "round: who plays alone needs no player order")?;
            validate_fill(game)
        }
        Phase::Roll => {
            ensure(is_dealt && is_open, "phase: roll, and no event is open")?;
            ensure(player.is_rolling(), "phase: roll, and no dice are in the air")?;
            ensure(!player.passed, "phase: roll, and the seat has passed")
        }
        Phase::Shadow => {
            ensure(game.is_solo() && is_dealt && is_open, "phase: shadow, and nobody plays alone")?;
            let is_fresh = player.unused() == 0 && player.used == [0; 4];
            ensure(!player.is_rolling() || is_fresh, "phase: shadow, and dice are in the air")
        }
        Phase::Act | Phase::Pay | Phase::Cover => {
            ensure(is_dealt && is_open, "phase: act, and no event is open")?;
            ensure(!player.passed && !player.is_rolling(), "phase: act, and the seat cannot")?;
            validate_payment(game)
        }
        Phase::Books | Phase::Famine => {
            let is_passed = game.players.iter().all(|it| it.passed && !it.is_rolling());
            ensure(is_dealt && is_open && is_passed, "phase: the round is not at its end")?;
            validate_end(game)
        }
        Phase::Over => {
            let is_passed = game.players.iter().all(|it| it.passed && !it.is_rolling());
            let is_last = game.round == ROUNDS && is_open && is_passed;
            ensure(is_last, "phase: over, and the last round is not played")?;
            ensure(game.seat == game.order.seat(0), "seat: over, and it is not the first")
        }
    }
}

/// Only the seat whose turn it is has dice in the air or something to pay.
fn validate_turns(game: &NationsDice) -> Result<(), String> {
    let others = || game.players.seats().filter(|seat| *seat != game.seat);
    let idle = |seat: Seat| {
        let player = &game.players[seat];
        player.is_rolling() && (player.unused() > 0 || player.used != [0; 4])
    };
    ensure(!others().any(idle), "in_air: dice of a seat that has no turn are rolling")?;
    ensure(!game.acted || game.phase == Phase::Roll, "acted: no dice are in the air")?;
    ensure(
        game.buying.is_none() || matches!(game.phase, Phase::Pay | Phase::Cover),
        "buying: nothing is being paid",
    )
}

/// The board is filled in the order of its places.
fn validate_fill(game: &NationsDice) -> Result<(), String> {
    let filled = game.cells.iter().flatten().count();
    let is_in_order = game.cells[..filled].iter().all(Option::is_some);
    let stack =
        game.round.checked_sub(1).map_or(0, |age| game.stacks[usize::from(age)].count_ones());
    let is_full = filled == 3 * game.columns();
    let left = if is_full || game.round == 0 { 0 } else { u32::from(TILES) - filled as u32 };
    ensure(is_in_order && stack == left, "cells: the board is not filled in its order")?;
    ensure(game.seat == game.order.seat(0), "seat: the round is not begun by the first")
}

/// What is asked can be answered, and would not have answered itself.
fn validate_payment(game: &NationsDice) -> Result<(), String> {
    let mut actions: Vec<Action> = Vec::new();
    match game.phase {
        Phase::Act => {
            act::actions(game, &mut actions);
        }
        Phase::Pay => {
            let is_there = match game.buying {
                Some(cell) => game.cells[cell.index()].is_some(),
                None => act::wonder_cost(game).is_some(),
            };
            ensure(is_there, "buying: there is nothing to pay for")?;
            pay::actions(game, &mut actions);
        }
        Phase::Cover => {
            let tile = game.buying.and_then(|cell| game.cells[cell.index()]);
            let gain = tile.map(|tile| game.pack.content().tile(tile).gain);
            let is_building = matches!(gain, Some(Gain::Building { .. }));
            ensure(is_building, "buying: there is no building to cover with")?;
            cover::actions(game, &mut actions);
        }
        Phase::Fill | Phase::Roll | Phase::Shadow | Phase::Books | Phase::Famine | Phase::Over => {}
    }
    ensure(actions.len() > 1, "phase: there is no choice to be asked for")
}

/// Somebody is asked at the end of a round only where strength or book dice could be traded.
fn validate_end(game: &NationsDice) -> Result<(), String> {
    let is_asked = match game.phase {
        Phase::Books => books::is_asked(game) && game.player().chits[Chit::Book as usize] == 0,
        Phase::Famine => famine::fodder(game, game.seat).is_asked(),
        Phase::Fill
        | Phase::Roll
        | Phase::Act
        | Phase::Pay
        | Phase::Cover
        | Phase::Shadow
        | Phase::Over => false,
    };
    ensure(is_asked, "phase: there is no choice to be asked for")
}
