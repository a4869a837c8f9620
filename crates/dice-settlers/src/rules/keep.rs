//! DS-19 Keep: the Clean-up phase.

use engine::{Faces, Rng, Seat};

use super::{bot, end, illegal};
use crate::fact::Illegal;
use crate::state::{Deed, DiceSettlers, Phase};
use crate::{Action, Effect, TechSet};

/// DS-19.1: the Clean-up phase begins with the first player.
pub(crate) fn begin(game: &mut DiceSettlers) {
    (game.phase, game.seat) = (Phase::Keep, game.first);
    game.deed = Deed::default();
}

/// DS-19.2: equal dice are one choice.
pub(crate) fn actions(game: &DiceSettlers, seat: Seat, out: &mut Vec<Action>) {
    game.active_dice(seat).for_each(|die| out.push(Action::Keep(die)));
    out.push(Action::Done);
}

/// One of `actions`, without listing them.
#[inline]
pub(crate) fn sample<R: Rng + ?Sized>(game: &DiceSettlers, seat: Seat, rng: &mut R) -> Action {
    game.pick(game.shown_faces(seat), rng).map_or(Action::Done, Action::Keep)
}

pub(crate) fn check(game: &DiceSettlers, seat: Seat, action: Action) -> Result<(), Illegal> {
    if let Action::Keep(die) = action {
        return if game.active(seat, die) > 0 { Ok(()) } else { illegal("DS-19.1") };
    }
    if action == Action::Done { Ok(()) } else { illegal("DS-7.11") }
}

/// DS-19.1: a kept die is set apart until the seat has chosen.
pub(crate) fn apply(game: &mut DiceSettlers, seat: Seat, action: Action) {
    let Action::Keep(die) = action else { return finish(game, seat) };
    game.drop_active(seat, die);
    let face = game.pack.content().dice[die.colour as usize].face(die.icon);
    let kept = &mut game.players[seat].lifted[die.colour as usize];
    *kept = *kept + Faces::one(face.expect("a die of this colour has the icon"));
}

/// DS-19.2: who has no active dice left, or has kept as many as allowed, is not asked.
pub(crate) fn skip(game: &mut DiceSettlers) -> bool {
    // DS-27.1: the Diceoneer does nothing.
    if game.is_bot(game.seat) {
        next(game, game.seat);
        return true;
    }
    let (seat, player) = (game.seat, game.player());
    let kept: u8 = player.lifted.iter().map(|dice| dice.len()).sum();
    let is_done = player.active == [Faces::NONE; 6] || kept >= limit(game, seat);
    if is_done {
        finish(game, seat);
    }
    is_done
}

/// DS-19.1: one die, or DS-23.10: as many as a technology says.
fn limit(game: &DiceSettlers, seat: Seat) -> u8 {
    let content = game.pack.content();
    let cards = content.cards(game.players[seat].techs.common(content.with.keep_dice));
    let limits = cards.map(|card| if let Effect::KeepDice(dice) = card.effect { dice } else { 1 });
    limits.fold(1, u8::max)
}

/// DS-19.1: all others are spent; then the next seat chooses, or the round is over.
fn finish(game: &mut DiceSettlers, seat: Seat) {
    let player = &mut game.players[seat];
    for (spent, left) in player.spent.iter_mut().zip(player.active) {
        *spent += left.len();
    }
    player.active = std::mem::take(&mut player.lifted);
    next(game, seat);
}

fn next(game: &mut DiceSettlers, seat: Seat) {
    game.seat = seat.after(game.players.len());
    if game.seat == game.first {
        clean_up(game);
    }
}

/// DS-19.3: markers are ready again; DS-19.4: the next seat is first player.
fn clean_up(game: &mut DiceSettlers) {
    for seat in game.players.seats() {
        let player = &mut game.players[seat];
        (player.flipped, player.factories) = (TechSet::NONE, 0);
    }
    game.first = game.first.after(game.players.len());
    if game.is_solo() {
        bot::oust::begin(game);
    } else {
        end::end_round(game);
    }
}
