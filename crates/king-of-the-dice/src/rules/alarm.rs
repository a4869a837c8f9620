//! KD-9 Alarm: a castle with a fire on it.

use engine::{Seat, because};

use super::end_turn;
use crate::fact::{Fact, Illegal};
use crate::state::{Draw, KingOfTheDice, Phase};
use crate::{Action, Space};

/// KD-9.1: one tile is drawn and placed.
pub(crate) fn raise(game: &mut KingOfTheDice) {
    game.phase = Phase::Alarm;
    game.to_draw = 1;
    game.to_place = 1;
}

/// KD-9.1, KD-9.3, KD-9.4: the fire comes from the stock, from the seat, from another seat, or not at all; KD-9.2: a
/// gemstone is not touched.
pub(crate) fn placed(game: &mut KingOfTheDice, space: Space) {
    if game.stock.fires > 0 {
        game.stock.fires -= 1;
        game.fires |= space.bit();
    } else if game.area().fires > 0 {
        game.areas[game.seat].fires -= 1;
        game.fires |= space.bit();
    } else {
        game.bare = Some(space);
        let mut owners = owners(game);
        match (owners.next(), owners.next()) {
            (None, _) => game.bare = None,
            (Some(owner), None) => return burn(game, owner),
            (Some(_), Some(_)) => {
                game.draw = Draw::Nothing;
                return;
            }
        }
    }
    end_turn(game);
}

/// KD-9.4: whether an alarm finds a fire, in the stock or with a seat.
pub fn has_fire(game: &KingOfTheDice) -> bool {
    game.stock.fires > 0 || owners(game).next().is_some()
}

/// The seats that have a fire.
fn owners(game: &KingOfTheDice) -> impl Iterator<Item = Seat> + use<> {
    let areas = game.areas;
    game.areas.seats().filter(move |seat| areas[*seat].fires > 0)
}

/// KD-9.3: whose fire it may be.
pub(crate) fn actions(game: &KingOfTheDice, out: &mut Vec<Action>) {
    out.extend(owners(game).map(Action::Burn));
}

/// KD-9.3, KD-9.5: a seat that has a fire, when one is wanted.
pub(crate) fn check_burn(game: &KingOfTheDice, seat: Seat) -> Result<(), Illegal> {
    if game.phase != Phase::Alarm || game.bare.is_none() {
        let fires = game.stock.fires;
        return because("KD-9.5", if fires > 0 { Fact::InStock { fires } } else { Fact::NoAlarm });
    }
    if !game.areas.has(seat) {
        return because("KD-9.3", Fact::Players { players: game.areas.len() as u8 });
    }
    if game.areas[seat].fires > 0 { Ok(()) } else { because("KD-9.3", Fact::NoFires(seat)) }
}

/// KD-9.3: the other seat's fire.
pub(crate) fn burn(game: &mut KingOfTheDice, seat: Seat) {
    if let Some(space) = game.bare {
        game.areas[seat].fires -= 1;
        game.fires |= space.bit();
    }
    end_turn(game);
}
