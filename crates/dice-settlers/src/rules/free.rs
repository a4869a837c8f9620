//! DS-17 Free: factories and governing.

use engine::{Seat, because};

use super::{act, gain, recruit, unasked};
use crate::fact::{Fact, Illegal};
use crate::state::{DiceSettlers, Phase};
use crate::{Ability, Action, Benefit, Deed, TechId, TileId, TileSet, map};

/// DS-17.1: the free actions that are open between actions.
#[inline]
pub(crate) fn open(game: &DiceSettlers) -> impl Iterator<Item = Action> {
    let factories = factories(game).map(Action::Factory);
    let engineered = engineered(game).map(Action::Engineer);
    factories.chain(engineered).chain(governed(game).map(Action::Govern))
}

/// Lists them: three plain lists take half the time of one chain.
pub(crate) fn list(game: &DiceSettlers, out: &mut Vec<Action>) {
    out.extend(factories(game).map(Action::Factory));
    out.extend(engineered(game).map(Action::Engineer));
    out.extend(governed(game).map(Action::Govern));
}

/// Whether there is any.
pub(crate) fn is_possible(game: &DiceSettlers) -> bool {
    factories(game).next().is_some()
        || engineered(game).next().is_some()
        || governed(game).next().is_some()
}

/// The tile of a factory that takes its tent and brings something, and asks nothing.
pub(crate) fn simple(game: &DiceSettlers, action: Action) -> Option<TileId> {
    let Action::Factory(tile) = action else { return None };
    let is_simple = matches!(
        benefit(game, tile),
        Some(Benefit::Tokens { die: None, .. } | Benefit::Tents(_) | Benefit::Vp(_))
    );
    is_simple.then_some(tile)
}

/// DS-17.4: the factories where the seat is present and that it has not used in this round.
fn unused(game: &DiceSettlers) -> impl Iterator<Item = TileId> {
    let tiles = game.pack.content().with.factory.common(game.player().presence);
    tiles.iter().filter(|tile| game.player().factories & bit(game, *tile) == 0)
}

/// The bit of a factory: its place among the factories of the pack.
fn bit(game: &DiceSettlers, tile: TileId) -> u16 {
    let before = game.pack.content().with.factory.bits() & ((1 << tile.index()) - 1);
    1 << before.count_ones()
}

/// DS-17.3: those with a tent of the seat and a benefit that is possible.
fn factories(game: &DiceSettlers) -> impl Iterator<Item = TileId> {
    let seat = game.seat;
    unused(game).filter(move |tile| game.tents_on(seat, *tile) > 0 && is_of_use(game, *tile, true))
}

/// DS-23.19: with Basic Engineering a house is enough, and no tent goes.
fn engineered(game: &DiceSettlers) -> impl Iterator<Item = TileId> {
    let is_ready = !game.player().ready(game.pack.content().with.factory_free).is_empty();
    unused(game).filter(move |tile| is_ready && is_of_use(game, *tile, false))
}

/// DS-17.6: the tiles that the seat can govern.
fn governed(game: &DiceSettlers) -> impl Iterator<Item = TileId> {
    let tiles = if has_house(game) { game.player().presence } else { TileSet::NONE };
    tiles.iter().filter(|tile| has_lead(game, *tile) && map::house(game, *tile).is_none())
}

/// DS-17.6: at least three tents more than every other seat.
fn has_lead(game: &DiceSettlers, tile: TileId) -> bool {
    let own = game.tents_on(game.seat, tile);
    let mut others = game.players.seats().filter(|seat| *seat != game.seat);
    own >= 3 && others.all(|seat| game.tents_on(seat, tile) <= own - 3)
}

/// DS-17.7: a house in stock.
fn has_house(game: &DiceSettlers) -> bool {
    game.player().houses.len() < game.pack.content().start.houses
}

fn benefit(game: &DiceSettlers, tile: TileId) -> Option<Benefit> {
    match game.pack.content().tile(tile).ability {
        Ability::Factory(benefit) => Some(benefit),
        Ability::None | Ability::Place(_) | Ability::Control(_) | Ability::Presence(_) => None,
    }
}

/// DS-17.5: whether the factory's benefit is possible once its tent is gone.
fn is_of_use(game: &DiceSettlers, tile: TileId, is_paid: bool) -> bool {
    match benefit(game, tile) {
        Some(Benefit::Tokens { .. } | Benefit::Tents(_) | Benefit::Vp(_)) => true,
        // DS-22.10: a die of the general supply.
        Some(Benefit::Die(colour)) => game.dice[colour as usize] > 0,
        Some(Benefit::TentsToHouse) => {
            // DS-26.18: the Diceoneer may build where the tent leaves.
            has_house(game) && sites(&after(game, tile, is_paid)).next().is_some()
        }
        Some(Benefit::AnyDie) => {
            let after = after(game, tile, is_paid);
            recruit::colours(&after, after.seat).next().is_some()
        }
        // DS-22.12, DS-7.9: some action could then be taken.
        Some(Benefit::ExtraAction) => act::can_act(&after(game, tile, is_paid)),
        Some(Benefit::House) | None => false,
    }
}

/// The game when the factory's tent is gone.
fn after(game: &DiceSettlers, tile: TileId, is_paid: bool) -> DiceSettlers {
    let mut after = *game;
    if is_paid {
        take_tent(&mut after, game.seat, tile);
    }
    after
}

fn take_tent(game: &mut DiceSettlers, seat: Seat, tile: TileId) {
    map::take(game, seat, tile, 1);
    gain::tents(game, seat, 1);
}

/// DS-22.13: the tiles without a house where the seat has three tents.
pub(crate) fn sites(game: &DiceSettlers) -> impl Iterator<Item = TileId> {
    let is_site = move |tile: &TileId| {
        game.tents_on(game.seat, *tile) >= 3 && map::house(game, *tile).is_none()
    };
    game.player().presence.iter().filter(is_site)
}

pub(crate) fn check_in_turn(
    game: &DiceSettlers,
    seat: Seat,
    action: Action,
) -> Result<(), Illegal> {
    if let Action::Factory(tile) = action {
        let has_tent = game.tents_on(seat, tile) > 0;
        return check_there(game, tile, has_tent, "DS-17.3", Fact::NoTentOn { seat, tile })
            .and_then(|()| check_factory(game, tile, true));
    }
    if let Action::Engineer(tile) = action {
        return check_engineer(game, seat, tile);
    }
    let Action::Govern(tile) = action else { return unasked(game) };
    check_lead(game, seat, tile)?;
    // DS-17.7: no house there, and one in stock.
    if map::house(game, tile).is_some() {
        return because("DS-17.7", Fact::HouseOn(tile));
    }
    if has_house(game) { Ok(()) } else { because("DS-17.7", Fact::NoHouse) }
}

/// DS-17.6: at least three tents more than every other seat.
fn check_lead(game: &DiceSettlers, seat: Seat, tile: TileId) -> Result<(), Illegal> {
    if !game.map.has(tile) {
        return because("DS-17.6", Fact::NotOnMap(tile));
    }
    let own = game.tents_on(seat, tile);
    let others = game.players.seats().filter(|other| *other != seat);
    let other = others.map(|other| game.tents_on(other, tile)).max().unwrap_or(0);
    if has_lead(game, tile) {
        return Ok(());
    }
    because("DS-17.6", Fact::Lead { tile, own, other })
}

/// DS-23.19: Basic Engineering has to be ready (DS-23.2).
fn check_engineer(game: &DiceSettlers, seat: Seat, tile: TileId) -> Result<(), Illegal> {
    let content = game.pack.content();
    let (player, techs) = (game.player(), content.with.factory_free);
    // The seat's card, or else the one it would need.
    let held = player.techs.common(techs);
    let card = content.cards(if held.is_empty() { techs } else { held }).next();
    let of_card = |fact: fn(TechId) -> Fact| card.map_or(Fact::NoFactory(tile), |it| fact(it.id));
    if held.is_empty() {
        return because("DS-23.19", of_card(Fact::NotHeld));
    }
    if player.ready(techs).is_empty() {
        return because("DS-23.2", of_card(Fact::Used));
    }
    let is_present = game.players[seat].presence.has(tile);
    check_there(game, tile, is_present, "DS-23.19", Fact::NotPresent { seat, tile })
        .and_then(|()| check_factory(game, tile, false))
}

/// DS-17.3, DS-23.19: a factory on the map, and a tent or a house there.
fn check_there(
    game: &DiceSettlers,
    tile: TileId,
    is_there: bool,
    rule: &'static str,
    fact: Fact,
) -> Result<(), Illegal> {
    if !game.map.has(tile) {
        return because(rule, Fact::NotOnMap(tile));
    }
    if !game.pack.content().with.factory.has(tile) {
        return because(rule, Fact::NoFactory(tile));
    }
    if is_there { Ok(()) } else { because(rule, fact) }
}

/// DS-17.4: once a round; DS-17.5: only with a benefit that is possible.
fn check_factory(game: &DiceSettlers, tile: TileId, is_paid: bool) -> Result<(), Illegal> {
    if game.player().factories & bit(game, tile) != 0 {
        return because("DS-17.4", Fact::FactoryUsed(tile));
    }
    if is_of_use(game, tile, is_paid) { Ok(()) } else { in_vain(game, tile) }
}

/// DS-17.5: the rule of a factory whose benefit is impossible; a die of any colour needs access to one (DS-9.2).
fn in_vain(game: &DiceSettlers, tile: TileId) -> Result<(), Illegal> {
    match benefit(game, tile) {
        Some(Benefit::Die(colour)) => because("DS-22.10", Fact::NoDieLeft(colour)),
        Some(Benefit::ExtraAction) => because("DS-22.12", Fact::NoAction),
        Some(Benefit::TentsToHouse) if !has_house(game) => because("DS-22.13", Fact::NoHouse),
        Some(Benefit::TentsToHouse) => because("DS-22.13", Fact::NoSite),
        Some(
            Benefit::AnyDie
            | Benefit::Tokens { .. }
            | Benefit::Tents(_)
            | Benefit::House
            | Benefit::Vp(_),
        )
        | None => because("DS-9.2", Fact::DiceLeft(0)),
    }
}

/// DS-17.3: a tent goes back to the personal supply for the factory's benefit.
pub(crate) fn factory(game: &mut DiceSettlers, seat: Seat, tile: TileId) {
    take_tent(game, seat, tile);
    run(game, seat, tile);
}

/// DS-23.19: the benefit without a tent.
pub(crate) fn engineer(game: &mut DiceSettlers, seat: Seat, tile: TileId) {
    let ready = game.players[seat].ready(game.pack.content().with.factory_free);
    act::flip(game, ready.first());
    run(game, seat, tile);
}

/// DS-22.9 to DS-22.14: what the factory brings.
fn run(game: &mut DiceSettlers, seat: Seat, tile: TileId) {
    let bit = bit(game, tile);
    game.players[seat].factories |= bit;
    let Some(benefit) = benefit(game, tile) else { return };
    gain::benefit(game, seat, benefit);
    match benefit {
        Benefit::TentsToHouse => {
            game.act.deed = Deed::House { factory: tile };
            game.phase = Phase::Free;
        }
        Benefit::AnyDie => recruit::ask(game, 1),
        Benefit::Tokens { .. }
        | Benefit::Die(_)
        | Benefit::Tents(_)
        | Benefit::House
        | Benefit::ExtraAction
        | Benefit::Vp(_) => {}
    }
}

/// DS-17.8: three tents go to the general supply for a house.
pub(crate) fn govern(game: &mut DiceSettlers, seat: Seat, tile: TileId) {
    // The house comes first, so that the Diceoneer cannot build between the two (DS-26.18).
    map::build(game, seat, tile);
    map::take(game, seat, tile, 3);
}

pub(crate) fn actions(game: &DiceSettlers, _seat: Seat, out: &mut Vec<Action>) {
    out.extend(sites(game).map(Action::House));
}

/// DS-22.13: a tile without a house and with three own tents.
pub(crate) fn check(game: &DiceSettlers, _seat: Seat, action: Action) -> Result<(), Illegal> {
    let Action::House(tile) = action else { return unasked(game) };
    if sites(game).any(|site| site == tile) {
        return Ok(());
    }
    if map::house(game, tile).is_some() {
        return because("DS-22.13", Fact::HouseOn(tile));
    }
    if !game.map.has(tile) {
        return because("DS-22.13", Fact::NotOnMap(tile));
    }
    because("DS-22.13", Fact::FewTents { tile, own: game.tents_on(game.seat, tile) })
}

pub(crate) fn apply(game: &mut DiceSettlers, seat: Seat, action: Action) {
    if let Action::House(tile) = action {
        govern(game, seat, tile);
    }
    act::finish(game);
}

/// A single place is taken unasked.
pub(crate) fn skip(game: &mut DiceSettlers) -> bool {
    let mut open = sites(game);
    let (first, is_single) = (open.next(), open.next().is_none());
    drop(open);
    if is_single {
        if let Some(tile) = first {
            govern(game, game.seat, tile);
        }
        act::finish(game);
    }
    is_single
}
