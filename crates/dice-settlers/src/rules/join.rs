//! DS-11 Join: others, then the explorer, add a tent.

use engine::Seat;

use super::{act, bot, explode, unasked};
use crate::fact::Illegal;
use crate::state::{DiceSettlers, Phase};
use crate::{Action, NewTile, TileId, map};

/// DS-11.1: the others are asked clockwise from the explorer.
pub(crate) fn begin(game: &mut DiceSettlers) {
    game.phase = Phase::Join;
    let first = game.seat.after(game.players.len());
    new_tile_mut(game).joiner = Some(first);
}

/// The seat that is asked whether to join, or DS-18.6: the explorer, whether to explode something before.
#[inline]
pub(crate) fn asked(game: &DiceSettlers) -> Seat {
    if is_before(game) { game.seat } else { joiner(game) }
}

/// Whose turn it is to join.
#[inline]
pub(crate) fn joiner(game: &DiceSettlers) -> Seat {
    game.act.deed.new_tile().and_then(|new| new.joiner).unwrap_or(game.seat)
}

/// DS-18.6: whether the explorer is asked before another seat is.
#[inline]
pub(crate) fn is_before(game: &DiceSettlers) -> bool {
    let is_let = game.act.deed.new_tile().is_some_and(|new| new.is_let);
    joiner(game) != game.seat && !is_let && explode::can_clear(game)
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
        new_tile_mut(game).is_let = true;
        return;
    }
    if action == Action::Join {
        // DS-11.3: a tent of the personal supply; DS-23.22: with Missionaries of the general one.
        let is_given = seat != game.seat && joins_anywhere(game, seat);
        game.players[seat].tents -= u8::from(!is_given);
        map::put(game, seat, tile(game), 1);
        new_tile_mut(game).is_joined = true;
    }
    next(game, seat);
}

/// The next seat is asked; after the explorer the action is over.
fn next(game: &mut DiceSettlers, seat: Seat) {
    if seat == game.seat {
        act::finish(game);
    } else {
        let next = Some(seat.after(game.players.len()));
        let new = new_tile_mut(game);
        (new.joiner, new.is_let) = (next, false);
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
        return is_joined(game) && player.tents > 0;
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

/// Whether anybody joined.
pub(crate) fn is_joined(game: &DiceSettlers) -> bool {
    game.act.deed.new_tile().is_some_and(|new| new.is_joined)
}

/// The tile that is joined.
pub(crate) fn tile(game: &DiceSettlers) -> TileId {
    game.act.deed.tile().expect("a new tile is joined")
}

/// What is known of the tile that is explored.
pub(crate) const fn new_tile_mut(game: &mut DiceSettlers) -> &mut NewTile {
    game.act.deed.new_tile_mut().expect("a tile is explored")
}
