//! The rules, in the order of a round.

pub(crate) mod act;
pub(crate) mod books;
pub(crate) mod cover;
pub(crate) mod famine;
pub(crate) mod fill;
pub(crate) mod order;
pub(crate) mod pay;
pub(crate) mod roll;
pub(crate) mod shadow;
pub(crate) mod war;

use engine::{Seat, Turn};

use crate::fact::Illegal;
use crate::state::{NationsDice, Phase};

/// The refusal by this rule.
pub(crate) const fn illegal(rule: &'static str) -> Result<(), Illegal> {
    Err(Illegal { rule: engine::Rule(rule), fact: None })
}

/// Who is asked: chance while tiles are drawn and dice are in the air, otherwise the seat whose turn it is.
#[inline]
pub(crate) fn turn(game: &NationsDice) -> Turn {
    match game.phase {
        Phase::Fill | Phase::Roll | Phase::Shadow => Turn::Chance,
        Phase::Act | Phase::Pay | Phase::Cover | Phase::Books | Phase::Famine => {
            Turn::seat(game.seat)
        }
        Phase::Over => Turn::Over,
    }
}

/// ND-4.1, ND-11.4: whether the seat may answer at all; ND-4.3: whether it is asked this; ND-4.14: at the end of a round
/// nobody takes an action any more.
pub(crate) fn check_asked(game: &NationsDice, seat: Seat, phase: Phase) -> Result<(), Illegal> {
    if game.phase == Phase::Over {
        return illegal("ND-11.4");
    }
    if !turn(game).asks(seat) {
        return illegal("ND-4.1");
    }
    if game.phase != phase {
        let is_end = matches!(game.phase, Phase::Books | Phase::Famine) && phase == Phase::Act;
        return illegal(if is_end { "ND-4.14" } else { "ND-4.3" });
    }
    Ok(())
}
