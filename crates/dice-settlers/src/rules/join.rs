//! DS-11 Join: others, then the explorer, add a tent.

use engine::Seat;

use super::{act, bot, explode, unasked};
use crate::fact::Illegal;
use crate::state::{DiceSettlers, Phase};
use crate::{Action, TileId, map};

/// DS-11.1: the others are asked clockwise from the explorer.
pub(crate) fn begin(game: &mut DiceSettlers) {
    game.phase = Phase::Join;
    game.deed.joiner = Some(game.seat.after(game.players.len()));
}

/// Who is asked whether to join, or DS-18.6: the explorer, whether to explode something before.
#[inline]
pub(crate) fn asked(game: &DiceSettlers) -> Seat {
    if is_before(game) { game.seat } else { joiner(game) }
}

/// Whose turn it is to join.
#[inline]
pub(crate) fn joiner(game: &DiceSettlers) -> Seat {
    game.deed.joiner.unwrap_or(game.seat)
}

/// DS-18.6: whether the explorer is asked before another seat is.
#[inline]
pub(crate) fn is_before(game: &DiceSettlers) -> bool {
    joiner(game) != game.seat && !game.deed.is_let && explode::can_clear(game)
}

pub(crate) fn actions(game: &DiceSettlers, _seat: Seat, out: &mut Vec<Action>) {
    if is_before(game) {
        return out.push(Action::Done);
    }
    out.extend([Action::Join, Action::Decline]);
}

pub(crate) fn check(game: &DiceSettlers, _seat: Seat, action: Action) -> Result<(), Illegal> {
    let is_answer = if is_before(game) {
        action == Action::Done
    } else {
        matches!(action, Action::Join | Action::Decline)
    };
    if is_answer { Ok(()) } else { unasked(game) }
}

pub(crate) fn apply(game: &mut DiceSettlers, seat: Seat, action: Action) {
    if action == Action::Done {
        game.deed.is_let = true;
        return;
    }
    if action == Action::Join {
        // DS-11.3: a tent of the personal supply; DS-23.22: with Missionaries of the general one.
        let is_given = seat != game.seat && joins_anywhere(game, seat);
        game.players[seat].tents -= u8::from(!is_given);
        map::put(game, seat, tile(game), 1);
        game.deed.is_joined = true;
    }
    next(game, seat);
}

/// The next seat is asked; after the explorer the action is over.
fn next(game: &mut DiceSettlers, seat: Seat) {
    if seat == game.seat {
        act::finish(game);
    } else {
        game.deed.joiner = Some(seat.after(game.players.len()));
        game.deed.is_let = false;
    }
}

/// DS-11.1: who cannot join is not asked; DS-24.14: the Diceoneer is not asked either.
pub(crate) fn skip(game: &mut DiceSettlers) -> bool {
    let seat = joiner(game);
    let is_bots = game.is_bot(seat);
    let can_join = if is_bots { bot::can_join(game) } else { can_join(game, seat) };
    let is_skipped = !can_join || is_bots && !is_before(game);
    if is_skipped {
        if can_join {
            bot::join(game);
        }
        next(game, seat);
    }
    is_skipped
}

/// DS-11.2: a neighbour with a tent; DS-11.4: the explorer, if somebody joined; DS-23.22: with Missionaries anybody.
fn can_join(game: &DiceSettlers, seat: Seat) -> bool {
    let player = &game.players[seat];
    if seat == game.seat {
        return game.deed.is_joined && player.tents > 0;
    }
    if joins_anywhere(game, seat) {
        return true;
    }
    let hex = game.hexes[tile(game).index()];
    player.tents > 0 && player.presence.iter().any(|near| game.hexes[near.index()].touches(hex))
}

fn joins_anywhere(game: &DiceSettlers, seat: Seat) -> bool {
    game.players[seat].has(game.pack.content().with.join_anywhere)
}

fn tile(game: &DiceSettlers) -> TileId {
    game.deed.tile.expect("a new tile is joined")
}
