//! DS-26.20 to DS-26.29: the bot recruits.

use engine::because;

use super::super::recruit::{colours, fault};
use super::{deed, deed_mut, fail, finish, score_unused};
use crate::fact::{Colours, Fact, Illegal};
use crate::solo::{BOT, Why};
use crate::state::DiceSettlers;
use crate::{Action, Colour};

/// Strength that brings a second die (DS-26.21).
const FOR_TWO: u8 = 3;

pub(super) fn begin(game: &mut DiceSettlers) {
    // DS-26.29: without any open die nothing is possible.
    if open(game) == 0 {
        return fail(game);
    }
    let strength = deed(game).strength;
    // DS-26.20, DS-26.21: one die or two.
    deed_mut(game).due = if strength < FOR_TWO { 1 } else { 2 };
    // DS-26.22: what is above scores; DS-26.28: and no more, though there be only one die.
    score_unused(game, strength.saturating_sub(FOR_TWO));
}

/// DS-26.23: the colours that are open, as bits.
fn open(game: &DiceSettlers) -> u8 {
    colours(game, BOT).fold(0, |open, colour| open | 1 << colour as u8)
}

/// DS-26.24, DS-26.25: the colours that the lines leave, as bits, and the line that decided.
fn choice(game: &DiceSettlers) -> (u8, Why) {
    let (has, supply) = (game.bot_dice(), game.dice);
    let all = open(game);
    let fewest = least(all, |colour| has[colour]);
    let rarest = least(fewest, |colour| supply[colour]);
    let why = if rarest != fewest {
        Why::RecruitRarest
    } else if fewest != all {
        Why::RecruitFewest
    } else {
        Why::RecruitOnly
    };
    (rarest, why)
}

/// Those of the colours that have the least.
fn least(colours: u8, number: impl Fn(usize) -> u8) -> u8 {
    let has = |colour: &usize| colours >> colour & 1 == 1;
    let least = (0..6).filter(has).map(&number).min();
    (0..6)
        .filter(|colour| has(colour) && Some(number(*colour)) == least)
        .fold(0, |left, colour| left | 1 << colour)
}

/// DS-26.23: only an open colour; DS-26.12: and one that the whole list leaves.
pub(super) fn check(game: &DiceSettlers, colour: Colour) -> Result<(), Illegal> {
    if colour == Colour::White {
        return because("DS-1.4", Fact::NeverWhite);
    }
    if let Some((_, fact)) = fault(game, BOT, colour) {
        return because("DS-26.23", fact);
    }
    let (left, _) = choice(game);
    let is_left = left >> colour as u8 & 1 == 1;
    if is_left { Ok(()) } else { because("DS-26.12", Fact::OnlyColours(Colours(left))) }
}

/// DS-26.26: what the player may choose.
pub(super) fn actions(game: &DiceSettlers, out: &mut Vec<Action>) {
    let (left, _) = choice(game);
    let is_left = |colour: &Colour| left >> *colour as u8 & 1 == 1;
    out.extend(Colour::ALL.into_iter().filter(is_left).map(Action::Gain));
}

pub(super) fn go_on(game: &mut DiceSettlers) -> bool {
    let (left, why) = choice(game);
    // DS-26.28: with no die open any more it is over.
    if deed(game).due == 0 || left == 0 {
        finish(game);
        return true;
    }
    let colour = Colour::ALL[left.trailing_zeros() as usize];
    match left.count_ones() {
        1 => recruit(game, colour, why),
        _ if game.bot().level.is_auto() => recruit(game, colour, Why::RecruitFirst),
        _ => return false,
    }
    true
}

/// DS-26.27: the die goes to the back of the queue.
pub(super) fn recruit(game: &mut DiceSettlers, colour: Colour, why: Why) {
    deed_mut(game).due -= 1;
    game.dice[colour as usize] -= 1;
    let bot = game.bot_mut();
    bot.dice.push(colour);
    bot.note(why, colour as u8);
}
