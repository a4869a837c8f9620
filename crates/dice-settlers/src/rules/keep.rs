//! DS-19 Keep: the Clean-up phase.

use engine::{Faces, Rng, Seat, because};

use super::{bot, end, unasked};
use crate::fact::{Fact, Illegal};
use crate::state::{DiceSettlers, Phase, shown_bits};
use crate::{Act, Action, Effect, TechSet};

/// DS-19.1: the Clean-up phase begins with the first player.
pub(crate) fn begin(game: &mut DiceSettlers) {
    (game.phase, game.seat) = (Phase::Keep, game.first);
    game.act = Act::default();
}

/// DS-19.2: equal dice are one choice.
pub(crate) fn actions(game: &DiceSettlers, seat: Seat, out: &mut Vec<Action>) {
    let open = game.players[seat].unmarked();
    game.different(open).for_each(|die| out.push(Action::Keep(die)));
    out.push(Action::Done);
}

/// One of `actions`, without listing them.
#[inline]
pub(crate) fn sample<R: Rng + ?Sized>(game: &DiceSettlers, seat: Seat, rng: &mut R) -> Action {
    let faces = game.players[seat].unmarked().map(shown_bits);
    game.pick(faces, rng).map_or(Action::Done, Action::Keep)
}

pub(crate) fn check(game: &DiceSettlers, seat: Seat, action: Action) -> Result<(), Illegal> {
    if let Action::Keep(die) = action {
        let is_open = game.count(game.players[seat].unmarked(), die) > 0;
        let is_kept = game.active(seat, die) > 0;
        let fact = if is_kept { Fact::AlreadyKept(die) } else { Fact::NoActiveDie(die) };
        return if is_open { Ok(()) } else { because("DS-19.1", fact) };
    }
    if action == Action::Done { Ok(()) } else { unasked(game) }
}

/// DS-19.1: a kept die is marked, and DS-6.7: bears the mark until the next Roll phase of the seat is over.
pub(crate) fn apply(game: &mut DiceSettlers, seat: Seat, action: Action) {
    let Action::Keep(die) = action else { return finish(game, seat) };
    let face = game.face(die);
    let kept = &mut game.players[seat].marked[die.colour as usize];
    *kept = *kept + face;
}

/// DS-19.2: a seat that has no active dice left, or has kept as many as allowed, is not asked.
pub(crate) fn skip(game: &mut DiceSettlers) -> bool {
    // DS-27.1: the Diceoneer does nothing.
    if game.is_bot(game.seat) {
        next(game, game.seat);
        return true;
    }
    let (seat, player) = (game.seat, game.player());
    let kept: u8 = player.marked.into_iter().map(Faces::len).sum();
    let is_done = player.active == player.marked || kept >= limit(game, seat);
    if is_done {
        finish(game, seat);
    }
    is_done
}

/// DS-19.1: one die, or DS-23.10: as many as a technology says.
pub fn limit(game: &DiceSettlers, seat: Seat) -> u8 {
    let content = game.pack.content();
    let cards = content.cards(game.players[seat].techs.common(content.with.keep_dice));
    let limits = cards.map(|card| if let Effect::KeepDice(dice) = card.effect { dice } else { 1 });
    limits.fold(1, u8::max)
}

/// DS-19.1: all others are spent; then the next seat chooses, or the round is over.
fn finish(game: &mut DiceSettlers, seat: Seat) {
    let player = &mut game.players[seat];
    let left = player.unmarked();
    for (spent, left) in player.spent.iter_mut().zip(left) {
        *spent += left.len();
    }
    player.active = player.marked;
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
