//! The rules, in the order of a turn. The public functions give numbers and facts that players are shown.

pub mod afford;
pub mod build;
pub mod roll;
pub mod trade;

use engine::{Seat, because, plain};

use crate::fact::{Fact, Illegal};
use crate::state::{CatanDice, Phase};

/// CD-2.1, CD-5.4: whether the seat may act at all.
pub(crate) fn check_turn(game: &CatanDice, seat: Seat) -> Result<(), Illegal> {
    if game.phase == Phase::Over {
        return plain("CD-5.4");
    }
    if seat != game.seat {
        return because("CD-2.1", Fact::TurnOf(game.seat));
    }
    if game.in_air > 0 {
        return because("CD-2.1", Fact::InAir);
    }
    Ok(())
}
