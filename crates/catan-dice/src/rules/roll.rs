//! CD-2 Roll: up to three rolls, any dice again, stopping early.

use engine::{Faces, Rng, Rolling, because, below};

use crate::content::DICE;
use crate::fact::{Dice, Fact, Illegal};
use crate::state::{CatanDice, Phase};
use crate::{Action, Chance, Face};

/// CD-2.2: all six dice are thrown.
pub(crate) fn begin_turn(game: &mut CatanDice) {
    game.phase = Phase::Roll;
    game.rolls = 0;
    game.points = 0;
    game.dice = Faces::NONE;
    game.used = Faces::NONE;
    game.bought = Faces::NONE;
    game.in_air = DICE;
}

/// CD-2.3, CD-2.4: any dice may be thrown again, or none.
pub(crate) fn actions(game: &CatanDice, out: &mut Vec<Action>) {
    out.extend(game.dice.parts().map(answer));
}

/// One of `actions`, without listing them.
pub(crate) fn sample_action<R: Rng + ?Sized>(game: &CatanDice, rng: &mut R) -> Action {
    answer(game.dice.part(below(rng, game.dice.parts_count())))
}

/// Throwing no die again is stopping (CD-2.6).
fn answer(again: Faces) -> Action {
    if again.is_empty() { Action::Stop } else { Action::Reroll(again) }
}

/// CD-2.5: the dice named have to lie there.
pub(crate) fn check_reroll(game: &CatanDice, again: Faces) -> Result<(), Illegal> {
    check_stop(game)?;
    if again.is_empty() {
        return because("CD-2.5", Fact::NoDice);
    }
    if !game.dice.missing(again).is_empty() {
        return because("CD-2.5", not_there(game, again));
    }
    Ok(())
}

/// The dice of which none lies there, or else the first face of which too many are named.
fn not_there(game: &CatanDice, again: Faces) -> Fact {
    let missing = game.dice.missing(again);
    let shown = |face: &Face| game.dice.count(*face as usize);
    let lacks = |face: &Face| missing.count(*face as usize) > 0;
    let absent = Face::ALL.into_iter().filter(|face| lacks(face) && shown(face) == 0);
    let absent = absent.fold(Faces::NONE, |all, face| {
        all + Faces::times(face as usize, again.count(face as usize))
    });
    match Face::ALL.into_iter().find(lacks) {
        Some(face) if absent.is_empty() => {
            Fact::TooMany { face, named: again.count(face as usize), shown: shown(&face) }
        }
        Some(_) | None => Fact::NotThere(Dice(absent)),
    }
}

/// CD-2.8: what ends the rolling, and what goes on with it, belongs to the rolling.
pub(crate) fn check_stop(game: &CatanDice) -> Result<(), Illegal> {
    if game.phase == Phase::Roll {
        return Ok(());
    }
    because("CD-2.8", Fact::Stopped { rolls: game.rolls })
}

/// CD-2.7: everything else waits for the end of the rolling.
pub(crate) fn check_stopped(game: &CatanDice) -> Result<(), Illegal> {
    if game.phase != Phase::Roll {
        return Ok(());
    }
    because("CD-2.7", Fact::Rolling { rolls: rolls_left(game) })
}

/// CD-2.3: how many rolls the seat has left this turn.
pub fn rolls_left(game: &CatanDice) -> u8 {
    game.pack.rolls - game.rolls
}

/// CD-2.4: the named dice leave the table, whatever they show.
pub(crate) fn reroll(game: &mut CatanDice, again: Faces) {
    game.dice = game.dice - again;
    game.in_air = again.len();
}

/// CD-2.6: the seat keeps what it has.
pub(crate) fn stop(game: &mut CatanDice) {
    game.phase = Phase::Trade;
}

/// CD-1.5: each multiset of the dice in the air, weighted by the orders in which it can fall.
pub(crate) fn outcomes(game: &CatanDice, out: &mut Vec<(Chance, u64)>) {
    out.extend(Faces::all(game.in_air).map(|dice| (Chance::Rolled(dice), dice.ways())));
}

/// One of `outcomes`, without listing them.
pub(crate) fn sample<R: Rng + ?Sized>(game: &CatanDice, rng: &mut R) -> Chance {
    Chance::Rolled(Faces::roll(game.in_air, rng))
}

/// CD-2.3, CD-2.6: after the last roll of the turn the rolling is over.
pub(crate) fn rolled(game: &mut CatanDice, dice: Faces) {
    game.dice = game.dice + dice;
    game.in_air = 0;
    game.rolls += 1;
    if game.rolls >= game.pack.rolls {
        stop(game);
    }
}

/// The rolls left, while the seat is asked which dice to roll again.
pub(crate) fn rolling(game: &CatanDice) -> Option<Rolls<'_>> {
    let is_asked = game.phase == Phase::Roll && game.in_air == 0;
    is_asked.then_some(Rolls(game))
}

/// The rolls of a turn, as bots read them.
pub(crate) struct Rolls<'a>(&'a CatanDice);

impl Rolling<CatanDice> for Rolls<'_> {
    fn dice(&self) -> [u8; 3] {
        [DICE, 0, 0]
    }

    fn rolls(&self) -> u8 {
        rolls_left(self.0)
    }

    fn dice_kept(&self, action: Action) -> [Faces; 3] {
        let dice = self.0.dice;
        let kept = match action {
            Action::Reroll(again) => dice - again,
            Action::Stop
            | Action::Trade(_)
            | Action::Joker { .. }
            | Action::Build(_)
            | Action::End => dice,
        };
        [kept, Faces::NONE, Faces::NONE]
    }

    fn after_rolling(&self, [dice, ..]: [Faces; 3]) -> CatanDice {
        let mut after = *self.0;
        after.dice = dice;
        after.rolls = after.pack.rolls;
        stop(&mut after);
        after
    }
}
