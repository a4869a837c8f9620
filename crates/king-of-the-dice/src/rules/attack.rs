//! KD-8 Attack: a ruffian replaces the nearest marker of another seat.

use engine::because;

use super::{end_turn, hire};
use crate::fact::{Fact, Illegal};
use crate::state::{Draw, KingOfTheDice, Phase};
use crate::{Action, Space};

/// KD-8.4: without a marker of another seat the turn ends.
pub(crate) fn begin(game: &mut KingOfTheDice) {
    game.draw = Draw::Nothing;
    if !has_target(game) {
        end_turn(game);
    }
}

/// Whether a marker of another seat is on the map.
pub(crate) fn has_target(game: &KingOfTheDice) -> bool {
    game.markers_of_others(game.seat) != 0
}

/// KD-8.2: step by step over the map until a marker of another seat is reached; KD-8.3: without an own marker all are near.
#[inline]
pub(crate) fn targets(game: &KingOfTheDice) -> u32 {
    let (own, others) = (game.area().markers, game.markers_of_others(game.seat));
    if own == 0 || others == 0 {
        return others;
    }
    let (mut all, mut ring) = (own, own);
    while ring != 0 {
        ring = game.map().beside(ring) & !all;
        if ring & others != 0 {
            return ring & others;
        }
        all |= ring;
    }
    0
}

pub(crate) fn actions(game: &KingOfTheDice, out: &mut Vec<Action>) {
    out.extend(Space::of(targets(game)).map(Action::Attack));
}

/// KD-8.1, KD-8.2, KD-8.5: the nearest marker of another seat, and a ruffian just hired.
pub(crate) fn check(game: &KingOfTheDice, space: Space) -> Result<(), Illegal> {
    hire::check_complete(game)?;
    if game.phase != Phase::Attack {
        return because("KD-8.5", Fact::Hired(game.effect()));
    }
    if game.area().markers & space.bit() != 0 {
        return because("KD-8.1", Fact::OwnMarker(space));
    }
    if game.markers_of_others(game.seat) & space.bit() == 0 {
        return because("KD-8.1", Fact::NoRival(space));
    }
    if targets(game) & space.bit() != 0 {
        return Ok(());
    }
    let [nearest, this] = [targets(game), space.bit()].map(|to| steps_to(game, to));
    because("KD-8.2", Fact::TooFar { nearest, this })
}

/// How many steps it is from the seat's markers to the nearest of these spaces; the map hangs together.
fn steps_to(game: &KingOfTheDice, spaces: u32) -> u8 {
    let (mut all, mut steps) = (game.area().markers, 0);
    while all & spaces == 0 && usize::from(steps) < Space::COUNT {
        all |= game.map().beside(all);
        steps += 1;
    }
    steps
}

/// KD-8.1: the other marker is back in its owner's supply, since it is no longer on the map.
pub(crate) fn attack(game: &mut KingOfTheDice, space: Space) {
    for seat in game.areas.seats() {
        game.areas[seat].markers &= !space.bit();
    }
    game.areas[game.seat].markers |= space.bit();
    end_turn(game);
}
