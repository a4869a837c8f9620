//! DS-13 Raid: tents of others are replaced.

use engine::{Seat, because};

use super::pay::{self, Means};
use super::{act, explode, gain, settle, unasked};
use crate::fact::{Fact, Illegal};
use crate::state::{DiceSettlers, Phase};
use crate::{Action, Deed, Effect, Icon, Raid, TileId, TileSet, map};

/// DS-13.1, DS-23.17: the tiles that the seat reaches.
fn reach(game: &DiceSettlers, seat: Seat) -> TileSet {
    let player = &game.players[seat];
    let is_far = player.has(game.pack.content().with.raid_adjacent);
    if is_far { map::reach(game, seat) } else { player.presence }
}

/// The tiles where the seat can replace a tent.
pub(crate) fn open(game: &DiceSettlers, means: &Means) -> TileSet {
    let icons = pay::able(game, means, Icon::Raid);
    let mut tiles = TileSet::NONE;
    if icons == 0 || !has_tent(game) {
        return tiles;
    }
    let reach = reach(game, game.seat);
    for seat in game.players.seats().filter(|seat| *seat != game.seat) {
        let shared = game.players[seat].presence.common(reach);
        if !shared.is_empty() && protection(game, seat) < icons {
            shared
                .iter()
                .filter(|tile| game.tents_on(seat, *tile) > 0)
                .for_each(|tile| tiles.insert(tile));
        }
    }
    tiles
}

/// DS-13.3: a tent to replace one with, from the personal supply or with Quartermasters the general one (DS-23.12).
fn has_tent(game: &DiceSettlers) -> bool {
    game.player().tents > 0 || is_supplied(game)
}

fn is_supplied(game: &DiceSettlers) -> bool {
    game.player().has(game.pack.content().with.raid_from_general)
}

/// DS-13.5, DS-23.9: the icons that a seat ignores in each raid.
pub fn protection(game: &DiceSettlers, seat: Seat) -> u8 {
    // DS-24.13: the Diceoneer uses no technology.
    if game.is_bot(seat) {
        return 0;
    }
    let content = game.pack.content();
    let cards = content.cards(game.players[seat].techs.common(content.with.ignore_raid));
    cards.map(|card| if let Effect::IgnoreRaid(icons) = card.effect { icons } else { 0 }).sum()
}

pub(crate) fn check_declared(game: &DiceSettlers, tile: TileId) -> Result<(), Illegal> {
    if !reach(game, game.seat).has(tile) {
        return check_reach(game, tile);
    }
    // DS-13.2: an icon for each tent, and DS-13.3: a tent to put in its place.
    if let Some(fact) = pay::shortage(game, Icon::Raid, 1) {
        return because("DS-13.2", fact);
    }
    if !has_tent(game) {
        return because("DS-13.3", Fact::NoTents);
    }
    let others = game.players.seats().filter(|seat| *seat != game.seat);
    let rivals = others.filter(|seat| game.tents_on(*seat, tile) > 0);
    let Some(weakest) = rivals.min_by_key(|seat| protection(game, *seat)) else {
        return because("DS-13.4", Fact::NoRival(tile));
    };
    let payable = pay::able(game, &Means::of(game, game.seat), Icon::Raid);
    check_guard(weakest, protection(game, weakest), payable)
}

/// DS-13.1: a tile without presence, or DS-23.17: with Land Grab one that touches none with it.
fn check_reach(game: &DiceSettlers, tile: TileId) -> Result<(), Illegal> {
    let seat = game.seat;
    if game.player().has(game.pack.content().with.raid_adjacent) {
        return because("DS-23.17", settle::out_of_reach(game, seat, tile));
    }
    because("DS-13.1", settle::absent(game, seat, tile))
}

/// DS-13.6: more icons than are ignored.
const fn check_guard(seat: Seat, ignores: u8, payable: u8) -> Result<(), Illegal> {
    if ignores < payable {
        return Ok(());
    }
    because("DS-13.6", Fact::Protected { seat, ignores, payable })
}

pub(crate) fn declare(game: &mut DiceSettlers, tile: TileId) {
    let tiles = pay::of_tiles(game, game.seat, Icon::Raid);
    game.act.deed = Deed::Raid(Raid { tile, tiles, used: 0, absorbed: [0; 4], target: None });
    game.phase = Phase::Raid;
}

/// The raid that is going on.
fn raid(game: &DiceSettlers) -> &Raid {
    let Deed::Raid(raid) = &game.act.deed else { unreachable!("the phase goes with the deed") };
    raid
}

fn raid_mut(game: &mut DiceSettlers) -> &mut Raid {
    let Deed::Raid(raid) = &mut game.act.deed else { unreachable!("the phase goes with the deed") };
    raid
}

/// DS-13.7: whether a tent was replaced.
pub(crate) fn is_used(game: &DiceSettlers) -> bool {
    raid(game).used > 0
}

/// The icons of a seat's protection that are not yet used up.
fn guard(game: &DiceSettlers, seat: Seat) -> u8 {
    protection(game, seat).saturating_sub(raid(game).absorbed[seat.index()])
}

/// The icons that can still be spent in this raid.
pub(crate) fn icons(game: &DiceSettlers) -> u8 {
    Means::of(game, game.seat).most(Icon::Raid) + raid(game).tiles
}

/// Whether another seat has a tent on the tile.
fn has_rival(game: &DiceSettlers) -> bool {
    let mut others = game.players.seats().filter(|seat| *seat != game.seat);
    others.any(|seat| game.tents_on(seat, raid(game).tile) > 0)
}

/// DS-13.4: seats with a tent on the tile; DS-13.6: of which one can still be replaced.
fn targets(game: &DiceSettlers) -> impl Iterator<Item = Seat> {
    let icons = if has_tent(game) { icons(game) } else { 0 };
    game.players.seats().filter(move |seat| {
        *seat != game.seat
            && game.tents_on(*seat, raid(game).tile) > 0
            && guard(game, *seat) < icons
    })
}

pub(crate) fn actions(game: &DiceSettlers, _seat: Seat, out: &mut Vec<Action>) {
    out.extend(targets(game).map(Action::Aim));
    if is_used(game) {
        out.push(Action::Stop);
    }
}

pub(crate) fn check(game: &DiceSettlers, seat: Seat, action: Action) -> Result<(), Illegal> {
    if action == Action::Stop {
        // DS-13.7: not before a tent was replaced.
        return if is_used(game) { Ok(()) } else { because("DS-13.7", Fact::NoneReplaced) };
    }
    let Action::Aim(target) = action else { return unasked(game) };
    check_target(game, seat, target)?;
    if !has_tent(game) {
        return because("DS-13.3", Fact::NoTents);
    }
    check_guard(target, guard(game, target), icons(game))
}

/// DS-13.4: another seat with a tent on the tile.
fn check_target(game: &DiceSettlers, seat: Seat, target: Seat) -> Result<(), Illegal> {
    let tile = raid(game).tile;
    if target == seat {
        return because("DS-13.4", Fact::OwnTents);
    }
    if !game.players.has(target) {
        return because("DS-13.4", Fact::NoPlayer(target));
    }
    let is_there = game.tents_on(target, tile) > 0;
    if is_there { Ok(()) } else { because("DS-13.4", Fact::NoTentOn { seat: target, tile }) }
}

pub(crate) fn apply(game: &mut DiceSettlers, _seat: Seat, action: Action) {
    if let Action::Aim(target) = action {
        aim(game, target);
    } else {
        act::finish(game);
    }
}

/// DS-8.12: an icon is aimed, then paid.
fn aim(game: &mut DiceSettlers, target: Seat) {
    raid_mut(game).target = Some(target);
    pay::next(game);
}

/// DS-13.2: the icon replaces a tent, unless it is ignored (DS-13.5).
pub(crate) fn strike(game: &mut DiceSettlers) {
    let target = raid_mut(game).target.take().expect("a raid is aimed at a seat");
    game.phase = Phase::Raid;
    if guard(game, target) > 0 {
        raid_mut(game).absorbed[target.index()] += 1;
        return;
    }
    let (seat, tile) = (game.seat, raid(game).tile);
    map::take(game, target, tile, 1);
    // DS-26.19: the Diceoneer's too.
    gain::tents(game, target, 1);
    // DS-23.12: a tent of the general supply is as good as the own one, which stays.
    game.players[seat].tents -= u8::from(!is_supplied(game));
    map::put(game, seat, tile, 1);
    let used = &mut raid_mut(game).used;
    *used = used.saturating_add(1);
}

/// The only target is aimed at unasked, as long as the raid may not end; without a target it ends.
pub(crate) fn skip(game: &mut DiceSettlers) -> bool {
    let mut open = targets(game);
    let (first, is_single) = (open.next(), open.next().is_none());
    drop(open);
    let Some(target) = first else {
        // DS-18.7: an explosion may bring another icon or tents.
        let is_over = !(is_used(game) && has_rival(game) && explode::can_prolong(game));
        if is_over {
            act::finish(game);
        }
        return is_over;
    };
    let is_asked = !is_single || is_used(game);
    if !is_asked {
        aim(game, target);
    }
    !is_asked
}
