//! KD-7 Tame: a dragon trainer replaces a fire.

use engine::because;

use super::{end_turn, hire, place};
use crate::fact::{Fact, Illegal};
use crate::state::{Draw, KingOfTheDice, Phase};
use crate::{Action, Space};

/// KD-7.3: without a fire the turn ends.
pub(crate) fn begin(game: &mut KingOfTheDice) {
    game.draw = Draw::Nothing;
    if !has_target(game) {
        end_turn(game);
    }
}

/// Whether a fire is on the map.
pub(crate) const fn has_target(game: &KingOfTheDice) -> bool {
    game.fires != 0
}

pub(crate) fn actions(game: &KingOfTheDice, out: &mut Vec<Action>) {
    out.extend(Space::of(game.fires).map(Action::Tame));
}

/// KD-7.1, KD-7.4: a fire on the map, and a trainer just hired.
pub(crate) fn check(game: &KingOfTheDice, space: Space) -> Result<(), Illegal> {
    hire::check_complete(game)?;
    if game.phase != Phase::Tame {
        return because("KD-7.4", Fact::Hired(game.effect()));
    }
    if game.fires & space.bit() == 0 { because("KD-7.1", Fact::NoFire(space)) } else { Ok(()) }
}

/// KD-7.1, KD-7.2: the fire goes to the seat, its marker to the space.
pub(crate) fn tame(game: &mut KingOfTheDice, space: Space) {
    game.fires &= !space.bit();
    game.areas[game.seat].fires += 1;
    place::own(game, space);
    end_turn(game);
}
