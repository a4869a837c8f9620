//! What a seat gains, wherever it comes from.

use engine::Seat;

use crate::state::{DiceSettlers, Phase};
use crate::{Colour, Resource};

/// Points come from the general supply, and from the reserve once that is empty.
#[inline]
pub(crate) fn vp(game: &mut DiceSettlers, seat: Seat, points: u8) {
    game.vp = game.vp.saturating_sub(points);
    game.players[seat].vp += u16::from(points);
}

/// Tokens never run out.
#[inline]
pub(crate) fn tokens(game: &mut DiceSettlers, seat: Seat, resource: Resource, count: u8) {
    let tokens = &mut game.players[seat].tokens[resource as usize];
    *tokens = tokens.saturating_add(count);
}

/// A die of the general supply goes to the bag, by option to the spent dice, or with Mobile Workforce in the Action phase
/// into the air, to be rolled.
#[inline]
pub(crate) fn die(game: &mut DiceSettlers, seat: Seat, colour: Colour) {
    let with = &game.pack.content().with;
    let is_setup = matches!(game.phase, Phase::Deal | Phase::Draft | Phase::Found);
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
