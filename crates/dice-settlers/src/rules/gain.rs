//! What a seat gains, wherever it comes from.

use engine::Seat;

use crate::state::{DiceSettlers, Part};
use crate::{Benefit, Colour, Resource};

/// DS-1.8: the most tents or tokens of a kind in one place; what comes by itself stops there.
pub(crate) const MOST: u8 = 250;

/// DS-1.7: points come from the general supply, and from the reserve once that is empty.
#[inline]
pub(crate) fn vp(game: &mut DiceSettlers, seat: Seat, points: u8) {
    game.vp = game.vp.saturating_sub(points);
    reserve_vp(game, seat, points);
}

/// Points of the reserve.
#[inline]
pub(crate) fn reserve_vp(game: &mut DiceSettlers, seat: Seat, points: u8) {
    let has = &mut game.players[seat].vp;
    *has = has.saturating_add(points.into());
}

/// DS-1.8: tokens never run out.
#[inline]
pub(crate) fn tokens(game: &mut DiceSettlers, seat: Seat, resource: Resource, count: u8) {
    let has = &mut game.players[seat].tokens[resource as usize];
    *has = has.saturating_add(count).min(MOST);
}

/// DS-1.8: tents never run out; these come to the personal supply.
#[inline]
pub(crate) fn tents(game: &mut DiceSettlers, seat: Seat, count: u8) {
    let has = &mut game.players[seat].tents;
    *has = has.saturating_add(count).min(MOST);
}

/// DS-9.5: a die of the general supply goes to the bag, by option to the spent dice, or with Mobile Workforce in the Action
/// phase into the air, to be rolled (DS-23.25).
#[inline]
pub(crate) fn die(game: &mut DiceSettlers, seat: Seat, colour: Colour) {
    let with = &game.pack.content().with;
    let is_setup = game.phase.part() == Part::Setup;
    game.dice[colour as usize] -= 1;
    let player = &mut game.players[seat];
    if !is_setup && player.has(with.gain_active) {
        game.air.seat = Some(seat);
        game.air.dice[colour as usize] += 1;
    } else if !is_setup && game.options.gained_to_spent {
        player.spent[colour as usize] += 1;
    } else {
        player.bag[colour as usize] += 1;
    }
}

/// DS-22.1: what a tile brings once, or a factory for a tent; what has to be chosen for it is asked by the caller.
pub(crate) fn benefit(game: &mut DiceSettlers, seat: Seat, benefit: Benefit) {
    match benefit {
        // DS-22.5, DS-22.11: tokens, in founding with a die.
        Benefit::Tokens { resource, count, die } => {
            tokens(game, seat, resource, count);
            if let Some(colour) = die {
                die_if_any(game, seat, colour);
            }
        }
        Benefit::Die(colour) => die_if_any(game, seat, colour),
        Benefit::Tents(count) => tents(game, seat, count),
        // DS-22.8, DS-22.12: an extra action.
        Benefit::ExtraAction => game.act.extra += 1,
        // DS-22.14: the general supply does not shrink.
        Benefit::Vp(points) => reserve_vp(game, seat, points),
        Benefit::AnyDie | Benefit::House | Benefit::TentsToHouse => {}
    }
}

/// DS-1.8: a die that is not there is not gained.
fn die_if_any(game: &mut DiceSettlers, seat: Seat, colour: Colour) {
    if game.dice[colour as usize] > 0 {
        die(game, seat, colour);
    }
}
