//! The rules, in the order of a round.

pub(crate) mod act;
pub(crate) mod bot;
pub(crate) mod deal;
pub(crate) mod draft;
pub(crate) mod draw;
pub(crate) mod end;
pub(crate) mod explode;
pub(crate) mod explore;
pub(crate) mod found;
pub(crate) mod free;
pub(crate) mod gain;
pub(crate) mod harvest;
pub(crate) mod join;
pub(crate) mod keep;
pub(crate) mod lead;
pub(crate) mod pay;
pub(crate) mod raid;
pub(crate) mod recruit;
pub(crate) mod research;
pub(crate) mod roll;
pub(crate) mod settle;
pub(crate) mod trade;

use engine::{Rule, Seat, Turn, because};

use crate::Action;
use crate::fact::{Fact, Illegal, Pending};
use crate::solo::HUMAN;
use crate::state::{DiceSettlers, Phase};

/// DS-7.11: another question is open.
pub(crate) const fn unasked(game: &DiceSettlers) -> Result<(), Illegal> {
    because("DS-7.11", Fact::Asked(game.phase))
}

/// What is no answer to an open question (DS-7.11), by a rule of its own: there are no free actions outside the Action
/// phase (DS-17.1) nor inside an action (DS-17.2), and neither are explosions (DS-18.2), but for some moments (DS-18.5);
/// what changes a roll belongs to the Roll phase (DS-6.14).
pub(crate) fn specific(game: &DiceSettlers, action: Action, refusal: Illegal) -> Illegal {
    if refusal.rule != Rule("DS-7.11") {
        return refusal;
    }
    let fact = Some(Fact::Asked(game.phase));
    let is_outside = matches!(
        game.phase,
        Phase::Deal
            | Phase::Draft
            | Phase::Found
            | Phase::Draw
            | Phase::Roll
            | Phase::Keep
            | Phase::Bot
    );
    if matches!(action, Action::Factory(_) | Action::Engineer(_) | Action::Govern(_)) {
        Illegal { rule: Rule(if is_outside { "DS-17.1" } else { "DS-17.2" }), fact }
    } else if matches!(action, Action::Explode(_)) {
        // DS-18.5: not at this moment of an action.
        Illegal { rule: Rule(if is_outside { "DS-18.2" } else { "DS-18.5" }), fact }
    } else if is_of_roll(action) && game.phase != Phase::Roll {
        Illegal { rule: Rule("DS-6.14"), fact }
    } else {
        Illegal { fact, ..refusal }
    }
}

/// DS-6.14: what changes a roll.
const fn is_of_roll(action: Action) -> bool {
    matches!(action, Action::Set { .. } | Action::Reroll(_) | Action::Throw | Action::Draw)
}

/// Who is asked: chance while dice are in the air and tiles are drawn, otherwise a seat by the phase.
#[inline]
pub(crate) fn turn(game: &DiceSettlers) -> Turn {
    if draw::is_pending(game) {
        return Turn::Chance;
    }
    match game.phase {
        Phase::Deal => Turn::Chance,
        Phase::Roll => Turn::Seats(roll::asked(game)),
        Phase::Explore if explore::is_drawing(game) => Turn::Chance,
        Phase::Join => Turn::seat(join::asked(game)),
        Phase::Bot if bot::is_chance(game) => Turn::Chance,
        Phase::Bot => Turn::seat(HUMAN),
        Phase::Draft
        | Phase::Found
        | Phase::Draw
        | Phase::Act
        | Phase::Pay
        | Phase::Recruit
        | Phase::Explore
        | Phase::Settle
        | Phase::Raid
        | Phase::Harvest
        | Phase::Trade
        | Phase::Free
        | Phase::Explode
        | Phase::Keep => Turn::seat(game.seat),
        Phase::Over => Turn::Over,
    }
}

/// Whether the seat may answer at all (DS-7.1); in the Roll phase by its order.
pub(crate) fn check_asked(game: &DiceSettlers, seat: Seat) -> Result<(), Illegal> {
    let turn = turn(game);
    if turn.asks(seat) {
        return Ok(());
    }
    match (game.phase, turn) {
        (Phase::Over, _) => because("DS-20.6", Fact::Over),
        (Phase::Roll, Turn::Seats(_)) if game.options.simultaneous => {
            because("DS-6.12", Fact::RollDone)
        }
        (Phase::Roll, Turn::Seats(_)) => because("DS-6.1", Fact::TurnOf(game.seat)),
        (_, Turn::Chance) => because("DS-7.1", Fact::Chance(pending(game))),
        (Phase::Join, _) if !join::is_before(game) => {
            because("DS-7.1", Fact::JoinOf(join::asked(game)))
        }
        (_, _) => because("DS-7.1", Fact::TurnOf(game.seat)),
    }
}

/// What chance has to decide.
fn pending(game: &DiceSettlers) -> Pending {
    if draw::is_pending(game) {
        Pending::Dice
    } else if game.phase == Phase::Deal {
        Pending::Setup
    } else if game.phase == Phase::Bot {
        Pending::Diceoneer
    } else {
        Pending::Tiles
    }
}

/// After every answer and outcome: what needs no answer happens by itself, until something is asked.
///
/// Each phase's `skip` either does one such step and says so, or leaves the question standing.
pub(crate) fn advance(game: &mut DiceSettlers) {
    while !draw::is_pending(game) {
        let has_moved = match game.phase {
            Phase::Found => found::skip(game),
            Phase::Draw => draw::skip(game),
            Phase::Roll => roll::skip(game),
            Phase::Act => act::skip(game),
            Phase::Pay => pay::skip(game),
            Phase::Recruit => recruit::skip(game),
            Phase::Explore => explore::skip(game),
            Phase::Join => join::skip(game),
            Phase::Settle => settle::skip(game),
            Phase::Raid => raid::skip(game),
            Phase::Harvest => harvest::skip(game),
            Phase::Trade => trade::skip(game),
            Phase::Free => free::skip(game),
            Phase::Explode => explode::skip(game),
            Phase::Keep => keep::skip(game),
            Phase::Bot => bot::skip(game),
            Phase::Deal | Phase::Draft | Phase::Over => false,
        };
        if !has_moved {
            return;
        }
    }
}
