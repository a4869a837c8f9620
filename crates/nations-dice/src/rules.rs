//! The rules, in the order of a round. The public functions give numbers and facts that players are shown.

pub mod act;
pub mod books;
pub mod cover;
pub mod famine;
pub(crate) mod fill;
pub(crate) mod order;
pub(crate) mod pay;
pub(crate) mod roll;
pub(crate) mod shadow;
pub mod war;

use engine::{Seat, Turn, because, plain};

use crate::fact::{Fact, Illegal};
use crate::row::Row;
use crate::state::{NationsDice, Phase};
use crate::{Colour, Face, Resource};

/// The turn: chance while tiles are drawn and dice are in the air, otherwise the seat whose turn it is.
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

/// ND-4.1, ND-11.4: whether the seat may answer at all; ND-4.3, ND-7.3, ND-8.4: whether it is asked this.
pub(crate) fn check_asked(game: &NationsDice, seat: Seat, phase: Phase) -> Result<(), Illegal> {
    if game.phase == Phase::Over {
        return plain("ND-11.4");
    }
    match turn(game) {
        Turn::Chance if game.phase == Phase::Fill => return because("ND-4.1", Fact::Drawing),
        Turn::Chance => return because("ND-4.1", Fact::Rolling),
        Turn::Seats(seats) if !seats.contains(seat) => {
            return because("ND-4.1", Fact::TurnOf(game.seat));
        }
        Turn::Seats(_) | Turn::Over => {}
    }
    if phase == game.phase {
        return Ok(());
    }
    if game.phase == Phase::Act {
        return because("ND-4.3", Fact::Later(phase));
    }
    let asked = Fact::Asked(game.phase);
    match game.phase {
        Phase::Books => because("ND-7.3", asked),
        Phase::Famine => because("ND-8.4", asked),
        Phase::Fill
        | Phase::Roll
        | Phase::Act
        | Phase::Pay
        | Phase::Cover
        | Phase::Shadow
        | Phase::Over => because("ND-4.3", asked),
    }
}

/// What has to be paid now, while the seat is asked how.
pub fn due(game: &NationsDice) -> Option<(Resource, u8)> {
    let bill = (game.phase == Phase::Pay).then(|| pay::bill(game))?;
    Some((bill.resource, bill.cost))
}

/// The dice of the row that an answer names.
pub(crate) fn named(
    game: &NationsDice,
    dice: Row,
) -> impl Iterator<Item = (u8, Colour, Face)> + use<> {
    game.row(game.seat).filter(move |(place, ..)| dice.has(*place))
}

/// ND-4.6: they lie there.
pub(crate) fn check_there(game: &NationsDice, dice: Row) -> Result<(), Illegal> {
    let unused = game.player().unused();
    if dice.places().any(|place| place > unused) {
        return because("ND-4.6", Fact::Row { dice: unused });
    }
    Ok(())
}

/// ND-4.6: of like dice the first are named; last of all, since another die would not help if an identical one does not.
pub(crate) fn check_first(game: &NationsDice, dice: Row) -> Result<(), Illegal> {
    let (mut kind, mut left_out) = (None, None);
    for (place, colour, face) in game.row(game.seat) {
        if kind.replace((colour, face)) != Some((colour, face)) {
            left_out = None;
        }
        match left_out {
            Some(first) if dice.has(place) => {
                return because("ND-4.6", Fact::LikeDie { die: place, first });
            }
            None if !dice.has(place) => left_out = Some(place),
            Some(_) | None => {}
        }
    }
    Ok(())
}
