//! CD-3 Trade: gold for resources, and jokers that turn dice.

use engine::{Faces, because};

use super::roll;
use crate::fact::{Dice, Fact, Illegal};
use crate::state::{CatanDice, Phase, Sheet};
use crate::{Action, Face, Joker, Kind, Resource};

/// The trades and jokers that are open now, listed directly for speed; a law holds them to what `check` allows.
pub(crate) fn actions(game: &CatanDice, out: &mut Vec<Action>) {
    if check_open(game).is_err() {
        return;
    }
    if game.dice.contains(price(game)) {
        out.extend(Resource::ALL.map(Action::Trade));
    }
    let mut ready = game.sheet().jokers();
    while ready != 0 {
        jokers(game, ready.trailing_zeros() as u8 + 1, out);
        ready &= ready - 1;
    }
}

/// Whether there is anything to trade or turn now.
pub(crate) fn is_possible(game: &CatanDice) -> bool {
    let has_means =
        game.dice.contains(price(game)) || (game.sheet().jokers() != 0 && !game.dice.is_empty());
    has_means && is_open(game)
}

/// What the joker of one field can turn.
fn jokers(game: &CatanDice, field: u8, out: &mut Vec<Action>) {
    for from in Face::ALL.into_iter().filter(|face| game.dice.contains(face.die())) {
        let turned =
            Resource::ALL.into_iter().filter(|to| to.face() != from && makes(game, field, *to));
        out.extend(turned.map(|to| Action::Joker { field, from, to }));
    }
}

/// CD-3.1: gold dice buy a resource.
pub(crate) fn check_trade(game: &CatanDice) -> Result<(), Illegal> {
    check_open(game)?;
    let missing = game.dice.missing(price(game));
    if missing.is_empty() { Ok(()) } else { because("CD-3.1", Fact::Missing(Dice(missing))) }
}

/// How the joker of a field stands on a sheet.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum JokerState {
    /// Its soldier is not marked yet (CD-3.3).
    Unguarded,
    /// Its soldier is marked, and it has not been used.
    Ready,
    /// It is crossed off (CD-3.4).
    Crossed,
}

/// CD-3.3, CD-3.4: how the joker of a field stands on a sheet.
pub const fn joker_state(sheet: &Sheet, field: u8) -> JokerState {
    if field > sheet.soldiers {
        JokerState::Unguarded
    } else if sheet.is_crossed(field) {
        JokerState::Crossed
    } else {
        JokerState::Ready
    }
}

/// CD-3.3 to CD-3.7: whose joker, whether it is still there, what it makes, and of which die.
pub(crate) fn check_joker(
    game: &CatanDice,
    field: u8,
    from: Face,
    to: Resource,
) -> Result<(), Illegal> {
    check_open(game)?;
    let fields = game.pack.content().fields.len() as u8;
    if field == 0 || field > fields {
        return because("CD-3.3", Fact::NoField { field, fields });
    }
    if field > game.rules().spots(Kind::Soldier) {
        return because("CD-3.3", Fact::NoSoldier { field });
    }
    match joker_state(game.sheet(), field) {
        JokerState::Unguarded => return because("CD-3.3", Fact::Unguarded { field }),
        JokerState::Crossed => return because("CD-3.4", Fact::Crossed { field }),
        JokerState::Ready => {}
    }
    if let Some(resource) = makes_only(game, field).filter(|resource| *resource != to) {
        return because("CD-3.7", Fact::Makes { field, resource });
    }
    // CD-3.2: only dice are looked at here, never what was bought.
    if !game.dice.contains(from.die()) {
        return because("CD-3.5", Fact::NoDie(from));
    }
    if to.face() == from {
        return because("CD-3.6", Fact::Shows(from));
    }
    Ok(())
}

/// CD-3.2: what is bought is kept apart from the dice.
pub(crate) fn trade(game: &mut CatanDice, resource: Resource) {
    game.dice = game.dice - price(game);
    game.used = game.used + price(game);
    game.bought = game.bought + resource.face().die();
}

/// CD-3.8: the joker is crossed off for good; the soldier stays as it is.
pub(crate) fn joker(game: &mut CatanDice, field: u8, from: Face, to: Resource) {
    game.dice = game.dice - from.die() + to.face().die();
    game.sheets[game.seat].crossed |= 1 << (field - 1);
}

/// CD-3.9: whether trades and jokers may come now.
fn check_open(game: &CatanDice) -> Result<(), Illegal> {
    roll::check_stopped(game)?;
    if game.phase == Phase::Build && !game.rules().joker_same_turn {
        return because("CD-3.9", Fact::Built);
    }
    Ok(())
}

/// CD-3.9: whether trades and jokers may come now, whatever there is to trade or to turn.
pub(crate) fn is_open(game: &CatanDice) -> bool {
    check_open(game).is_ok()
}

/// CD-3.1: the dice that a resource costs.
pub fn price(game: &CatanDice) -> Faces {
    Faces::times(Face::Gold as usize, game.pack.gold)
}

/// CD-3.7: whether the joker of a field can make this.
fn makes(game: &CatanDice, field: u8, to: Resource) -> bool {
    makes_only(game, field).is_none_or(|resource| resource == to)
}

/// CD-3.7: what the joker of a field makes; none if it makes anything.
pub(crate) fn makes_only(game: &CatanDice, field: u8) -> Option<Resource> {
    match game.pack.content().fields[usize::from(field) - 1].joker {
        Joker::Any => None,
        Joker::One(resource) => Some(resource),
    }
}
