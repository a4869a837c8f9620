//! DS-3 Draft: each chooses a starting tile from three.

use engine::{Seat, because};

use super::{bot, unasked};
use crate::fact::{Fact, Illegal, Tiles};
use crate::state::{DiceSettlers, Phase};
use crate::{Action, Deed, TileSet};

/// DS-3.1: the tiles that lie before the seat.
pub(crate) fn actions(game: &DiceSettlers, _: Seat, out: &mut Vec<Action>) {
    out.extend(game.open.iter().map(Action::Choose));
}

pub(crate) fn check(game: &DiceSettlers, _: Seat, action: Action) -> Result<(), Illegal> {
    let Action::Choose(tile) = action else { return unasked(game) };
    if game.open.has(tile) {
        return Ok(());
    }
    because("DS-3.1", Fact::OnlyTiles(Tiles(game.open)))
}

/// DS-3.1: the other two go on to the next seat, with a new one.
pub(crate) fn apply(game: &mut DiceSettlers, seat: Seat, action: Action) {
    let Action::Choose(tile) = action else { return };
    game.open.remove(tile);
    game.players[seat].starter = Some(tile);
    game.seat = seat.after(game.players.len());
    if game.is_solo() {
        bot::setup::draw_tile(game);
    } else if game.seat == game.first {
        // DS-3.2: nobody places before all have chosen, and the rest goes to the box.
        game.open = TileSet::NONE;
        game.phase = Phase::Found;
    } else {
        game.act.deed = Deed::Deal { left: 1 };
        game.phase = Phase::Deal;
    }
}
