//! DS-12 Settle: one icon after the other.

use engine::{Seat, because};

use super::gain::{self, MOST};
use super::pay::{self, Means};
use super::{act, unasked};
use crate::fact::{Fact, Illegal};
use crate::state::DiceSettlers;
use crate::{Action, Deed, Effect, Icon, TileId, TileSet, map};

/// An icon is enough, as long as it is of use.
pub(crate) fn is_possible(game: &DiceSettlers, means: &Means) -> bool {
    pay::able(game, means, Icon::Settle) > 0 && is_of_use(game, game.seat)
}

/// DS-12.1: one or more icons; DS-1.8: and something to do with them.
pub(crate) fn check_declared(game: &DiceSettlers) -> Result<(), Illegal> {
    if let Some(fact) = pay::shortage(game, Icon::Settle, 1) {
        return because("DS-12.1", fact);
    }
    if is_of_use(game, game.seat) { Ok(()) } else { because("DS-1.8", Fact::SupplyFull) }
}

/// A tent is taken from the general supply, or else some are taken back or placed (DS-1.8).
#[inline]
pub(crate) fn is_of_use(game: &DiceSettlers, seat: Seat) -> bool {
    can_add(game, seat) || tented(game, seat).next().is_some() || !open(game, seat).is_empty()
}

/// Whether what an icon takes finds room; no card takes half of the most.
#[inline]
fn can_add(game: &DiceSettlers, seat: Seat) -> bool {
    has_room(game, seat, MOST / 2) || has_room(game, seat, taken(game, seat))
}

/// DS-1.8: whether the personal supply can hold this many more tents.
#[inline]
fn has_room(game: &DiceSettlers, seat: Seat, tents: u8) -> bool {
    game.players[seat].tents.saturating_add(tents) <= MOST
}

pub(crate) fn declare(game: &mut DiceSettlers) {
    let tiles = pay::of_tiles(game, game.seat, Icon::Settle);
    game.act.deed = Deed::Settle { tiles, used: 0, is_removing: false };
    pay::next(game);
}

/// DS-12.3, DS-12.5: where a tent can be placed: around the seat's presence, with Railroads anywhere (DS-23.29).
fn open(game: &DiceSettlers, seat: Seat) -> TileSet {
    let player = &game.players[seat];
    if player.tents == 0 {
        return TileSet::NONE;
    }
    let is_free = player.has(game.pack.content().with.no_adjacency);
    let open = if is_free { game.map } else { map::reach(game, seat) };
    open.without(map::full(game, seat))
}

/// DS-12.4: where the seat has tents to take back, while the supply can hold them (DS-1.8).
fn tented(game: &DiceSettlers, seat: Seat) -> impl Iterator<Item = TileId> {
    let tiles = if has_room(game, seat, 1) { game.players[seat].presence } else { TileSet::NONE };
    tiles.iter().filter(move |tile| game.tents_on(seat, *tile) > 0)
}

pub(crate) fn actions(game: &DiceSettlers, seat: Seat, out: &mut Vec<Action>) {
    let is_removing = is_removing(game);
    if !is_removing {
        out.extend(can_add(game, seat).then_some(Action::Add));
        out.extend(open(game, seat).iter().map(Action::Tent));
    }
    out.extend(tented(game, seat).map(Action::Remove));
    if is_removing {
        out.push(Action::Stop);
    }
}

pub(crate) fn check(game: &DiceSettlers, seat: Seat, action: Action) -> Result<(), Illegal> {
    if let Action::Remove(tile) = action {
        // DS-12.4: own tents.
        if game.tents_on(seat, tile) == 0 {
            let is_there = game.map.has(tile);
            let none = Fact::NoTentOn { seat, tile };
            return because("DS-12.4", if is_there { none } else { Fact::NotOnMap(tile) });
        }
        return check_room(game, seat, 1);
    }
    if action == Action::Stop {
        // DS-8.13: not with an icon paid but unused.
        return if is_removing(game) {
            Ok(())
        } else {
            because("DS-8.13", Fact::PaidUnused(Icon::Settle))
        };
    }
    if !matches!(action, Action::Tent(_) | Action::Add) {
        return unasked(game);
    }
    check_whole(game)?;
    let Action::Tent(tile) = action else { return check_room(game, seat, taken(game, seat)) };
    if game.players[seat].tents == 0 {
        return because("DS-12.5", Fact::NoTents);
    }
    if map::full(game, seat).has(tile) {
        return because("DS-1.8", Fact::TileFull(tile));
    }
    let is_open = open(game, seat).has(tile);
    if is_open { Ok(()) } else { because("DS-12.3", out_of_reach(game, seat, tile)) }
}

/// What keeps a seat from a tile that it does not reach.
pub(crate) fn out_of_reach(game: &DiceSettlers, seat: Seat, tile: TileId) -> Fact {
    if game.map.has(tile) { Fact::OutOfReach { seat, tile } } else { Fact::NotOnMap(tile) }
}

/// What keeps a seat from a tile where it has to be present.
pub(crate) fn absent(game: &DiceSettlers, seat: Seat, tile: TileId) -> Fact {
    if game.map.has(tile) { Fact::NotPresent { seat, tile } } else { Fact::NotOnMap(tile) }
}

/// DS-1.8: the personal supply holds no more.
fn check_room(game: &DiceSettlers, seat: Seat, tents: u8) -> Result<(), Illegal> {
    if has_room(game, seat, tents) { Ok(()) } else { because("DS-1.8", Fact::SupplyFull) }
}

/// Whether the icon is used to take tents back.
pub(crate) const fn is_removing(game: &DiceSettlers) -> bool {
    matches!(game.act.deed, Deed::Settle { is_removing: true, .. })
}

const fn set_removing(game: &mut DiceSettlers, is_so: bool) {
    if let Deed::Settle { is_removing, .. } = &mut game.act.deed {
        *is_removing = is_so;
    }
}

/// DS-12.1: an icon is used in one way.
fn check_whole(game: &DiceSettlers) -> Result<(), Illegal> {
    if is_removing(game) { because("DS-12.1", Fact::BringingBack) } else { Ok(()) }
}

pub(crate) fn apply(game: &mut DiceSettlers, seat: Seat, action: Action) {
    if let Action::Remove(tile) = action {
        set_removing(game, true);
        map::take(game, seat, tile, 1);
        gain::tents(game, seat, 1);
        return;
    }
    if let Action::Tent(tile) = action {
        game.players[seat].tents -= 1;
        map::put(game, seat, tile, 1);
    } else if action == Action::Add {
        gain::tents(game, seat, taken(game, seat));
    }
    next(game);
}

/// DS-12.2: a tent from the general supply, with Large Coaches two (DS-23.11).
pub fn taken(game: &DiceSettlers, seat: Seat) -> u8 {
    let content = game.pack.content();
    let coaches = content.cards(game.players[seat].techs.common(content.with.settle_take));
    let tents =
        coaches.map(|card| if let Effect::SettleTake(tents) = card.effect { tents } else { 1 });
    tents.max().unwrap_or(1)
}

/// DS-12.6: one icon is used, and the next may follow.
fn next(game: &mut DiceSettlers) {
    set_removing(game, false);
    pay::use_icon(game);
}

/// With no tent left on the map, nothing more is taken back; an icon of a tile that is of no use is lost (DS-8.11).
pub(crate) fn skip(game: &mut DiceSettlers) -> bool {
    let is_removing = is_removing(game);
    let is_over = if is_removing {
        tented(game, game.seat).next().is_none()
    } else {
        !is_of_use(game, game.seat)
    };
    if is_over && is_removing {
        next(game);
    } else if is_over {
        act::finish(game);
    }
    is_over
}
