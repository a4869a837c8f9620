//! What a seat has for later: tokens, tents, technologies, dice to draw, terrains.

use engine::Seat;

use super::{
    ABILITY, DIE, EXTRA, HOLD, HOUSE, LAST, NEAR, ROLL, SURE, TECH, TENT, TERRAIN, TILE, TOKEN,
    View,
};
use crate::rules::draw;
use crate::state::DiceSettlers;
use crate::{Ability, Benefit, Bonus, Effect, Technology, Terrain, TileId, TileSet};

/// What the seat has for later: tokens, tents, technologies, dice to draw, terrains.
pub(super) fn worth(view: &View<'_>, seat: Seat) -> f32 {
    let (game, player) = (view.game, &view.game.players[seat]);
    let weights = view.weights;
    let dice: f32 = player.dice().iter().map(|count| f32::from(*count)).sum();
    let content = game.pack.content();
    let has = |terrain: &&Terrain| {
        !player.presence.common(content.with.terrain[**terrain as usize]).is_empty()
    };
    let terrains = Terrain::ALL.iter().filter(has).count() as f32;
    let techs: f32 = content.cards(player.techs).map(|card| effect(view, card)).sum();
    let starter = player.starter.map_or(0.0, |tile| tile_worth(view, seat, tile));
    tokens(view, seat)
        + (view.die - weights[DIE]) * dice
        + tents(view, seat)
        + weights[TERRAIN] * terrains * view.ahead
        + weights[ROLL + 1] * f32::from(draw::quota(game, seat)) * view.ahead
        + techs
        + starter
}

/// Tokens, and how many are three alike.
fn tokens(view: &View<'_>, seat: Seat) -> f32 {
    let [food, wood, iron, gold] = view.game.players[seat].tokens;
    let most = food.max(wood).max(iron).saturating_add(gold);
    let all = f32::from(food) + f32::from(wood) + f32::from(iron) + f32::from(gold);
    let alike = f32::from(most.min(3));
    let is_of_use = if view.game.is_last { view.weights[LAST] } else { 1.0 };
    view.token * all + is_of_use * view.weights[TOKEN + 1] * alike
}

/// Tents, how sure tiles are, and how near the seat is to its next house.
fn tents(view: &View<'_>, seat: Seat) -> f32 {
    let (game, player, weights) = (view.game, &view.game.players[seat], view.weights);
    let content = game.pack.content();
    let (mut on_map, mut near, mut held) = (0.0, 0.0_f32, 0.0);
    let (built, shared) = of_others(game, seat);
    for tile in player.presence.iter() {
        let own = game.tents_on(seat, tile);
        on_map += f32::from(own.min(4));
        if built.has(tile) {
            continue;
        }
        let others = game.players.seats().filter(|other| *other != seat);
        let tents = others.map(|other| game.tents_on(other, tile));
        let most = if shared.has(tile) { tents.max().unwrap_or(0) } else { 0 };
        let lead = own.saturating_sub(most);
        near = near.max(weights[NEAR + usize::from(lead.min(3))]);
        if let Some((first, second)) = content.tile(tile).vp {
            let points = f32::from(first - second.min(first));
            held += points * hold(own, most, view);
        }
    }
    let supply = f32::from(player.tents.min(8)) + f32::from(player.tents) / 16.0;
    let first = f32::from(player.tents.min(3));
    let is_of_use = if game.is_last { weights[LAST] } else { 1.0 };
    let houses = f32::from(player.houses.len());
    let tents = weights[TENT] * supply + weights[TENT + 1] * first + weights[TENT + 2] * on_map;
    is_of_use * (view.tent * tents + held)
        + near * next_house(game, seat)
        + weights[HOUSE] * houses * view.ahead
}

/// The tiles with anybody's house, and those where another seat has presence.
fn of_others(game: &DiceSettlers, seat: Seat) -> (TileSet, TileSet) {
    let others = game.players.seats().filter(|other| *other != seat);
    let none = (game.players[seat].houses, TileSet::of_bits(0));
    others.fold(none, |(built, shared), other| {
        let player = &game.players[other];
        (built.and(player.houses), shared.and(player.presence))
    })
}

/// The part of a tile's points that is gained or lost later, by the tents there.
fn hold(own: u8, most: u8, view: &View<'_>) -> f32 {
    let at = match i16::from(own) - i16::from(most) {
        0 => 0,
        1 => 1,
        2.. => 2,
        -1 => 3,
        _ => return 0.0,
    };
    view.weights[HOLD + at]
}

/// The points of the seat's next house.
pub(super) fn next_house(game: &DiceSettlers, seat: Seat) -> f32 {
    let (vp, houses) = (game.pack.content().house_vp, game.players[seat].houses.len().into());
    let at = |houses: usize| f32::from(vp[houses.min(vp.len() - 1)]);
    at(houses + 1) - at(houses) + if game.is_last { 0.0 } else { SURE }
}

/// What a technology is worth besides its points.
fn effect(view: &View<'_>, card: &Technology) -> f32 {
    let strength = match card.effect {
        Effect::Quota(_) | Effect::Score(_) => return 0.0,
        Effect::Icon(_) | Effect::ExtraAction | Effect::HarvestEach => 0,
        Effect::HarvestGold(_) | Effect::HarvestBonus(_) | Effect::FactoryFree => 1,
        Effect::Convert { .. }
        | Effect::SetDie
        | Effect::KeepDice(_)
        | Effect::SettleTake(_)
        | Effect::RecruitCosts(_)
        | Effect::GainActive
        | Effect::JoinAnywhere
        | Effect::RepeatAction => 2,
        Effect::IgnoreRaid(_)
        | Effect::RaidFromGeneral
        | Effect::Mapmaking(_)
        | Effect::RaidAdjacent
        | Effect::DrawDice(_)
        | Effect::Recall(_)
        | Effect::TradeTwo(_)
        | Effect::PresenceAsControl
        | Effect::NoAdjacency => 3,
        Effect::Explode(_) => return view.weights[TECH + 4],
    };
    view.weights[TECH + strength] * view.ahead
}

/// What a technology would be worth to a seat that has not got it.
pub(super) fn technology(view: &View<'_>, card: &Technology) -> f32 {
    let points = if let Effect::Score(_) = card.effect { 6.0 } else { f32::from(card.vp) };
    let quota = if let Effect::Quota(more) = card.effect {
        view.weights[ROLL + 1] * f32::from(more)
    } else {
        0.0
    };
    points + effect(view, card) + quota * view.ahead
}

/// What a tile is worth to the seat that is about to place it.
pub(super) fn tile_worth(view: &View<'_>, seat: Seat, tile: TileId) -> f32 {
    let tile = view.game.pack.content().tile(tile);
    let weights = view.weights;
    let points = tile.vp.map_or(0.0, |(first, _)| weights[TILE] * f32::from(first));
    points
        + match tile.ability {
            Ability::None => 0.0,
            Ability::Place(benefit) => benefit_worth(view, seat, benefit),
            Ability::Factory(benefit) => {
                weights[ABILITY] * view.ahead * benefit_worth(view, seat, benefit)
            }
            Ability::Control(Bonus::Quota(more)) | Ability::Presence(Bonus::Quota(more)) => {
                weights[ABILITY + 1] * f32::from(more) * view.ahead
            }
            Ability::Control(Bonus::Icon(_)) | Ability::Presence(Bonus::Icon(_)) => {
                weights[ABILITY + 2] * view.ahead
            }
        }
}

fn benefit_worth(view: &View<'_>, seat: Seat, benefit: Benefit) -> f32 {
    match benefit {
        Benefit::Tokens { count, die, .. } => {
            f32::from(count) * view.token + if die.is_some() { view.die } else { 0.0 }
        }
        Benefit::Die(_) | Benefit::AnyDie => view.die,
        Benefit::Tents(count) => f32::from(count) * view.tent * view.weights[TENT],
        Benefit::House | Benefit::TentsToHouse => next_house(view.game, seat),
        Benefit::ExtraAction => view.weights[EXTRA],
        Benefit::Vp(points) => points.into(),
    }
}
