//! The rules, in the order of a turn.

pub(crate) mod build;
pub(crate) mod roll;
pub(crate) mod trade;

use engine::{Illegal, Rule, Seat};

use crate::state::{CatanDice, Phase};

/// The refusal by this rule.
pub(crate) const fn illegal(rule: &'static str) -> Result<(), Illegal> {
    Err(Illegal(Rule(rule)))
}

/// CD-2.1, CD-5.4: whether the seat may act at all.
pub(crate) fn check_turn(game: &CatanDice, seat: Seat) -> Result<(), Illegal> {
    if game.phase == Phase::Over {
        return illegal("CD-5.4");
    }
    if seat != game.seat || game.in_air > 0 {
        return illegal("CD-2.1");
    }
    Ok(())
}
