//! The rules, in the order of a round. The public functions give what players are shown.

pub mod act;
pub(crate) mod bot;
pub(crate) mod deal;
pub(crate) mod draft;
pub mod draw;
pub mod end;
pub(crate) mod explode;
pub mod explore;
pub mod found;
pub(crate) mod free;
pub(crate) mod gain;
pub(crate) mod harvest;
pub(crate) mod join;
pub mod keep;
pub(crate) mod lead;
pub(crate) mod pay;
pub mod raid;
pub mod recruit;
pub(crate) mod research;
pub mod roll;
pub mod settle;
pub mod trade;

use engine::{Rule, Seat, Turn, because};

use crate::fact::{Fact, Illegal, Moment, Pending};
use crate::solo::{HUMAN, Task};
use crate::state::{DiceSettlers, Part, Phase};
use crate::{Action, Colour};

/// DS-7.11: another question is open.
pub(crate) const fn unasked(game: &DiceSettlers) -> Result<(), Illegal> {
    because("DS-7.11", Fact::Asked(game.phase))
}

/// Replaces DS-7.11 (another question is open) by a more specific rule if there is one: white dice are never gained (DS-1.4);
/// free actions and explosions have their own times (DS-17.1, DS-17.2, DS-18.2, DS-18.5); a roll is changed in the Roll phase
/// only (DS-6.14); other actions belong to their own part of the game.
pub(crate) fn specific(game: &DiceSettlers, action: Action, refusal: Illegal) -> Illegal {
    if refusal.rule != Rule("DS-7.11") {
        return refusal;
    }
    if action == Action::Gain(Colour::White) {
        return Illegal { rule: Rule("DS-1.4"), fact: Some(Fact::NeverWhite) };
    }
    let here = moment(game);
    let there = belongs(action);
    let elsewhere = there.filter(|there| *there != here).map(Fact::OnlyIn);
    let fact = elsewhere.or(Some(Fact::Asked(game.phase)));
    let is_outside =
        matches!(game.phase.part(), Part::Setup | Part::Roll | Part::CleanUp | Part::Bot);
    if action.is_free() {
        Illegal { rule: Rule(if is_outside { "DS-17.1" } else { "DS-17.2" }), fact }
    } else if matches!(action, Action::Explode(_)) {
        // DS-18.5: not at this moment of an action.
        Illegal { rule: Rule(if is_outside { "DS-18.2" } else { "DS-18.5" }), fact }
    } else if there == Some(Moment::Roll) && game.phase != Phase::Roll {
        Illegal { rule: Rule("DS-6.14"), fact }
    } else if elsewhere.is_some() {
        // DS-3.1, DS-4.1, DS-7.3, DS-19.1: it belongs to another part of the game.
        Illegal { rule: Rule(chapter(action)), fact }
    } else {
        Illegal { fact, ..refusal }
    }
}

/// The part of the game that is played now.
fn moment(game: &DiceSettlers) -> Moment {
    match game.phase.part() {
        Part::Setup => Moment::Setup,
        Part::Roll => Moment::Roll,
        Part::CleanUp | Part::Over => Moment::CleanUp,
        // DS-27.2: after the Clean-up.
        Part::Bot if game.bot().task == Task::Oust => Moment::CleanUp,
        Part::Bot | Part::Action => Moment::Turn,
    }
}

/// The only part of the game to which an answer belongs, if it is not a part of something else.
const fn belongs(action: Action) -> Option<Moment> {
    if matches!(action, Action::Choose(_) | Action::Found(_)) {
        Some(Moment::Setup)
    } else if matches!(
        action,
        Action::Set { .. } | Action::Reroll(_) | Action::Throw | Action::Draw
    ) {
        // DS-6.14: what changes a roll.
        Some(Moment::Roll)
    } else if action.main().is_some() || action.is_free() || matches!(action, Action::Explode(_)) {
        Some(Moment::Turn)
    } else if matches!(action, Action::Keep(_)) {
        Some(Moment::CleanUp)
    } else {
        None
    }
}

/// The rule that says what an answer is for.
const fn chapter(action: Action) -> &'static str {
    if matches!(action, Action::Choose(_)) {
        "DS-3.1"
    } else if matches!(action, Action::Found(_)) {
        "DS-4.1"
    } else if matches!(action, Action::Keep(_)) {
        "DS-19.1"
    } else {
        "DS-7.3"
    }
}

/// The seat or seats that are asked: chance while dice are in the air and tiles are drawn, otherwise a seat by the phase.
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
#[inline]
pub(crate) fn advance(game: &mut DiceSettlers) {
    while step(game) {}
}

/// One step that needs no answer, if there is one.
///
/// Each phase's `skip` either does such a step and says so, or leaves the question standing.
#[inline]
pub(crate) fn step(game: &mut DiceSettlers) -> bool {
    if draw::is_pending(game) {
        return false;
    }
    match game.phase {
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
    }
}
