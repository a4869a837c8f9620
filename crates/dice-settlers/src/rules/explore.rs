//! DS-10 Explore: tiles are drawn, one is chosen and placed.

use engine::{Rng, Seat, because, below};

use super::pay::{self, Means};
use super::{explode, found, gain, join, recruit, unasked};
use crate::fact::{Fact, Illegal, Tiles};
use crate::map::{self, Places};
use crate::state::{DiceSettlers, Phase};
use crate::{
    Ability, Action, Benefit, Chance, Deed, Effect, Exploration, Hex, Icon, TileId, TileSet,
};

/// The most icons that the seat can explore with: DS-10.1: not more than the stack has tiles; DS-10.4: only with a hex.
pub(crate) fn most(game: &DiceSettlers, means: &Means) -> u8 {
    let icons = pay::able(game, means, Icon::Explore).min(game.stack.len());
    if icons > 0 && has_room(game) { icons } else { 0 }
}

pub(crate) fn check_declared(game: &DiceSettlers, icons: u8) -> Result<(), Illegal> {
    let left = game.stack.len();
    // DS-10.1: at least one icon, and not more than the stack has tiles.
    if icons == 0 && left > 0 {
        return because("DS-10.1", Fact::UpTo(left));
    }
    if icons == 0 || icons > left {
        return because("DS-10.1", Fact::Stack(left));
    }
    if let Some(fact) = pay::shortage(game, Icon::Explore, icons) {
        return because("DS-10.1", fact);
    }
    if has_room(game) { Ok(()) } else { because("DS-10.4", Fact::NoHex) }
}

/// DS-10.4: whether there is an empty hex that the seat may use. Around a whole map there always is one; around its own
/// tiles there may be none.
pub(crate) fn has_room(game: &DiceSettlers) -> bool {
    let presence = game.player().presence;
    // A tile has six sides.
    if game.map.len() < 7 || presence.is_empty() || is_free(game) {
        return true;
    }
    let taken = Places::of(game, game.map);
    presence.iter().any(|tile| !taken.surround(game.hexes[tile.index()]))
}

/// DS-23.29: with Railroads new tiles go anywhere.
fn is_free(game: &DiceSettlers) -> bool {
    // DS-24.13: the Diceoneer uses no technology.
    !game.is_bot(game.seat) && game.player().has(game.pack.content().with.no_adjacency)
}

/// DS-10.4 to DS-10.6: the hexes where the seat may place the new tile.
pub(crate) fn hexes(game: &DiceSettlers) -> Places {
    let presence = game.player().presence;
    // DS-10.6, DS-23.29: without presence, or with Railroads, anywhere; DS-10.5: where two tiles are touched, if possible.
    if presence.is_empty() || is_free(game) {
        found::places(game)
    } else {
        Places::of(game, game.map).open_beside(&Places::of(game, presence))
    }
}

pub(crate) fn declare(game: &mut DiceSettlers, icons: u8) {
    game.act.deed = Deed::Explore(Exploration { icons, ..Exploration::default() });
    pay::start_all(game, icons);
}

/// DS-10.2: as many tiles are drawn as icons were spent, and with Mapmaking more (DS-23.16).
pub(crate) fn begin(game: &mut DiceSettlers) {
    let icons = std::mem::take(&mut exploration_mut(game).icons);
    exploration_mut(game).tiles = tiles(game, game.seat, icons);
    game.phase = Phase::Explore;
}

/// The exploration that is going on.
fn exploration(game: &DiceSettlers) -> &Exploration {
    let Deed::Explore(it) = &game.act.deed else { unreachable!("the phase goes with the deed") };
    it
}

fn exploration_mut(game: &mut DiceSettlers) -> &mut Exploration {
    let Deed::Explore(it) = &mut game.act.deed else {
        unreachable!("the phase goes with the deed")
    };
    it
}

/// DS-10.2, DS-23.16: how many tiles the seat draws for these icons; DS-10.1: no more than the stack has.
pub fn tiles(game: &DiceSettlers, seat: Seat, icons: u8) -> u8 {
    icons.saturating_add(extra_tiles(game, seat)).min(game.stack.len())
}

fn extra_tiles(game: &DiceSettlers, seat: Seat) -> u8 {
    let content = game.pack.content();
    let cards = content.cards(game.players[seat].techs.common(content.with.mapmaking));
    cards.map(|card| if let Effect::Mapmaking(tiles) = card.effect { tiles } else { 0 }).sum()
}

/// Whether tiles are still to be drawn.
#[inline]
pub(crate) fn is_drawing(game: &DiceSettlers) -> bool {
    game.phase == Phase::Explore && exploration(game).tiles > 0
}

/// DS-2.4: each tile of the stack is as likely as any other.
pub(crate) fn outcomes(game: &DiceSettlers, out: &mut Vec<(Chance, u64)>) {
    out.extend(game.stack.iter().map(|tile| (Chance::Drew(tile), 1)));
}

#[inline]
pub(crate) fn sample<R: Rng + ?Sized>(game: &DiceSettlers, rng: &mut R) -> Chance {
    let place = below(rng, game.stack.len().into());
    Chance::Drew(game.stack.nth(place as usize))
}

pub(crate) fn drew(game: &mut DiceSettlers, tile: TileId) {
    game.stack.remove(tile);
    game.open.insert(tile);
    exploration_mut(game).tiles -= 1;
}

pub(crate) fn actions(game: &DiceSettlers, _seat: Seat, out: &mut Vec<Action>) {
    let Exploration { is_returning, new, .. } = exploration(game);
    if new.tile.is_none() {
        out.extend(game.open.iter().map(Action::Take));
    } else if *is_returning {
        out.extend(game.open.iter().map(Action::Return));
        out.push(Action::Done);
    } else {
        hexes(game).iter().for_each(|hex| out.push(Action::Place(hex)));
    }
}

pub(crate) fn check(game: &DiceSettlers, _seat: Seat, action: Action) -> Result<(), Illegal> {
    let Exploration { is_returning, new, .. } = exploration(game);
    if new.tile.is_none() {
        let Action::Take(tile) = action else { return unasked(game) };
        // DS-10.3: one of the drawn tiles.
        return if game.open.has(tile) { Ok(()) } else { because("DS-10.3", drawn(game)) };
    }
    if *is_returning {
        let Action::Return(tile) = action else {
            return if action == Action::Done { Ok(()) } else { unasked(game) };
        };
        // DS-23.16: one of the tiles not chosen.
        return if game.open.has(tile) { Ok(()) } else { because("DS-23.16", drawn(game)) };
    }
    let Action::Place(hex) = action else { return unasked(game) };
    fault(game, hex).map_or(Ok(()), |(rule, fact)| because(rule, fact))
}

/// The tiles that can be chosen.
const fn drawn(game: &DiceSettlers) -> Fact {
    Fact::OnlyTiles(Tiles(game.open))
}

/// What keeps the seat from placing the new tile on this hex.
pub(crate) fn fault(game: &DiceSettlers, hex: Hex) -> Option<(&'static str, Fact)> {
    if let Some(fact) = taken(game, hex) {
        return Some(("DS-10.4", fact));
    }
    if hexes(game).has(hex) {
        return None;
    }
    let presence = game.player().presence;
    // DS-10.6: without presence, or DS-23.29: with Railroads, any hex will do that touches two tiles.
    if presence.is_empty() {
        return Some(("DS-10.6", alone(game, hex)));
    }
    if is_free(game) {
        return Some(("DS-23.29", alone(game, hex)));
    }
    // DS-10.4: a hex out of reach; DS-10.5: one in reach that touches too few.
    let is_near = !map::touching(game, hex).common(presence).is_empty();
    Some(if is_near {
        ("DS-10.5", alone(game, hex))
    } else {
        ("DS-10.4", Fact::NoNeighbour(game.seat))
    })
}

/// What makes a hex no empty one.
pub(crate) fn taken(game: &DiceSettlers, hex: Hex) -> Option<Fact> {
    if Hex::new(hex.q, hex.r).is_none() {
        return Some(Fact::OffMap);
    }
    map::tile_at(game, hex).map(Fact::TakenBy)
}

/// A hex that touches too few tiles.
pub(crate) fn alone(game: &DiceSettlers, hex: Hex) -> Fact {
    Fact::Touches { tiles: map::touching(game, hex).len() }
}

pub(crate) fn apply(game: &mut DiceSettlers, seat: Seat, action: Action) {
    if let Action::Take(tile) = action {
        take(game, tile);
    } else if let Action::Return(tile) = action {
        game.open.remove(tile);
        game.stack.insert(tile);
    } else if let Action::Place(hex) = action {
        place(game, seat, hex);
    } else {
        box_rest(game);
    }
}

/// DS-10.3: the others go to the box, or with Mapmaking some of them back to the stack (DS-23.16).
fn take(game: &mut DiceSettlers, tile: TileId) {
    game.open.remove(tile);
    let is_returning = extra_tiles(game, game.seat) > 0;
    let exploration = exploration_mut(game);
    (exploration.new.tile, exploration.is_returning) = (Some(tile), is_returning);
    if !is_returning {
        box_rest(game);
    }
}

fn box_rest(game: &mut DiceSettlers) {
    game.open = TileSet::NONE;
    exploration_mut(game).is_returning = false;
}

/// DS-10.7: the tile, a tent from the general supply, then the placing ability.
fn place(game: &mut DiceSettlers, seat: Seat, hex: Hex) {
    let tile = exploration(game).new.tile.expect("a tile that is placed was chosen");
    map::place(game, tile, hex);
    map::put(game, seat, tile, 1);
    join::begin(game);
    let Ability::Place(benefit) = game.pack.content().tile(tile).ability else { return };
    match benefit {
        // DS-22.7: a die of the seat's choice.
        Benefit::AnyDie => recruit::ask(game, 1),
        Benefit::House => build(game, seat, tile),
        Benefit::Tokens { .. }
        | Benefit::Die(_)
        | Benefit::Tents(_)
        | Benefit::ExtraAction
        | Benefit::TentsToHouse
        | Benefit::Vp(_) => gain::benefit(game, seat, benefit),
    }
}

/// DS-22.6: a house from stock stands in place of the tent.
fn build(game: &mut DiceSettlers, seat: Seat, tile: TileId) {
    if game.players[seat].houses.len() < game.pack.content().start.houses {
        map::take(game, seat, tile, 1);
        map::build(game, seat, tile);
    }
}

/// A single tile and a single hex are taken unasked.
pub(crate) fn skip(game: &mut DiceSettlers) -> bool {
    if is_drawing(game) {
        return false;
    }
    let Exploration { is_returning, new, .. } = *exploration(game);
    if new.tile.is_none() {
        let is_single = game.open.len() == 1;
        if is_single {
            take(game, game.open.nth(0));
        }
        return is_single;
    }
    if is_returning {
        let is_done = game.open.is_empty();
        exploration_mut(game).is_returning = !is_done;
        return is_done;
    }
    let hexes = hexes(game);
    let mut open = hexes.iter();
    let (first, is_single) = (open.next(), open.next().is_none());
    // DS-18.7: something may be exploded before.
    let is_taken = is_single && !explode::is_possible(game);
    if let (Some(hex), true) = (first, is_taken) {
        place(game, game.seat, hex);
    }
    is_taken
}
