//! A cheap estimate of each seat's prospects, for bots; no rule reads it.

use engine::{BySeat, Seat};

use crate::row::for_each_face;
use crate::rules::{cover, pay};
use crate::scoring;
use crate::state::{NationsDice, Phase, ROUNDS, SLOTS};
use crate::{Action, Chit, Colour, Event, Gain, Resource};

/// What a die of each colour brings in a round to come.
const DIE: [f32; 4] = [0.55, 1.25, 1.25, 1.25];
/// What a chit of each kind brings in a round to come: the resources, and rerolls.
const CHIT: [f32; 6] = [0.45, 0.3, 0.45, 0.45, 0.45, 0.3];
/// What one gold, stone, food, book or strength is worth when it has to be chosen what to pay with.
const PAID: [f32; 5] = [0.3, 0.25, 0.45, 0.5, 0.5];
/// What an unused die is worth in a pair.
const FODDER: f32 = 0.12;
/// What one gold is worth while there are tiles to buy.
const GOLD: f32 = 0.42;
/// What one stone is worth to a wonder under construction, and otherwise.
const STONE: (f32, f32) = (0.5, 0.08);
/// What an unused reroll chit is worth before the seat passes.
const REROLL: f32 = 0.22;
/// What strength is worth for the player order.
const FIRST: f32 = 0.12;
/// The part of an unbuilt wonder's points that can be hoped for, by the rounds to come.
const UNBUILT: [f32; 4] = [0.15, 0.45, 0.55, 0.6];

/// What a seat's unused dice and chits show, dice in the air by their mean.
#[derive(Clone, Copy, Default)]
struct Means {
    sums: [f32; 5],
    dice: f32,
    food_dice: f32,
    strength_dice: f32,
}

/// The points each seat may end with, as things stand.
pub(crate) fn prospects(game: &NationsDice) -> BySeat<f32> {
    match game.phase {
        Phase::Pay => prospects(&paid_cheaply(game)),
        Phase::Cover => covered_well(game),
        Phase::Fill
        | Phase::Roll
        | Phase::Act
        | Phase::Books
        | Phase::Famine
        | Phase::Shadow
        | Phase::Over => estimate(game),
    }
}

/// How far the final points may still stray from the prospects.
pub(crate) fn spread(game: &NationsDice) -> f32 {
    1.0 + f32::from(ROUNDS - game.round)
}

/// The game after the payment that costs the least by a rule of thumb.
fn paid_cheaply(game: &NationsDice) -> NationsDice {
    let resource = pay::bill(game).resource as usize;
    let dice = &game.player().dice;
    let mut best = (f32::MAX, None);
    pay::each(game, &mut |row, chits| {
        let mut cost = f32::from(chits) * PAID[resource] * 0.8;
        for (colour, faces) in row.pick(dice).into_iter().flatten().enumerate() {
            let kind = game.die(Colour::ALL[colour]);
            for_each_face(faces, |face, count| {
                let face = kind.faces()[face];
                let worth = PAID[face.resource as usize] * f32::from(face.amount);
                cost += f32::from(count) * worth.max(FODDER);
            });
        }
        if cost < best.0 {
            best = (cost, Some(Action::Pay { dice: row, chits }));
        }
        true
    });
    after(game, best.1.expect("what is asked for can be paid"))
}

/// The best way to cover, for the seat that does.
fn covered_well(game: &NationsDice) -> BySeat<f32> {
    let mut best: Option<BySeat<f32>> = None;
    cover::each(game, &mut |slot, dice| {
        let prospects = estimate(&after(game, Action::Cover { slot, dice }));
        if best.is_none_or(|best| prospects[game.seat] > best[game.seat]) {
            best = Some(prospects);
        }
        true
    });
    best.expect("there is a building to cover")
}

fn after(game: &NationsDice, action: Action) -> NationsDice {
    let mut after = *game;
    engine::Game::apply(&mut after, game.seat, action);
    after
}

fn estimate(game: &NationsDice) -> BySeat<f32> {
    let totals = scoring::totals(game);
    if game.phase == Phase::Over {
        return totals.map(|total| *total as f32);
    }
    let means = BySeat::from_fn(game.players.len(), |seat| means(game, seat));
    BySeat::from_fn(game.players.len(), |seat| {
        totals[seat] as f32
            + to_come(game, seat)
            + track(game, seat, &means)
            + this_round(game, seat, &means[seat])
    })
}

/// What dice, chits and a wonder under construction bring in the rounds after this one.
fn to_come(game: &NationsDice, seat: Seat) -> f32 {
    let (content, player) = (game.pack.content(), &game.players[seat]);
    let rounds = ROUNDS - game.round;
    let dice: f32 = (0..SLOTS)
        .map(|slot| {
            let (colour, dice, _) = game.building(seat, slot);
            DIE[colour as usize] * f32::from(dice)
        })
        .sum();
    let chits: f32 = (0..6)
        .map(|kind| CHIT[kind] * f32::from(player.chits[kind] + player.used_chits[kind]))
        .sum();
    let wonder = player.wonder.map_or(0.0, |tile| {
        let tile = content.tile(tile);
        UNBUILT[usize::from(rounds.min(3))] * f32::from(tile.vp)
    });
    f32::from(rounds) * (dice + chits) + wonder
}

/// The points of the book track in this round and those to come, with the books on dice counted.
fn track(game: &NationsDice, seat: Seat, means: &BySeat<Means>) -> f32 {
    let is_scored = matches!(game.phase, Phase::Famine);
    let rounds = ROUNDS - game.round + u8::from(!is_scored);
    let books = |seat: Seat| {
        f32::from(game.players[seat].books) + means[seat].sums[Resource::Book as usize]
    };
    let ahead = |other: f32| (0.45 + (books(seat) - other) / 7.0).clamp(0.0, 1.0);
    let each = if game.players.len() <= 2 { 2.0 } else { 1.0 };
    let others = game.players.seats().filter(|other| *other != seat);
    let seats: f32 = others.map(|other| ahead(books(other))).sum();
    let shadow = if game.is_solo() { ahead(f32::from(game.shadow)) } else { 0.0 };
    f32::from(rounds) * each * (seats + shadow)
}

/// What unused dice and chits are still good for in this round.
fn this_round(game: &NationsDice, seat: Seat, means: &Means) -> f32 {
    let Some(event) = game.open_event() else { return 0.0 };
    let player = &game.players[seat];
    let mut sum = famine(event, means) + war(event, means);
    if !player.passed {
        sum += REROLL * f32::from(player.chits[Chit::Reroll as usize]);
        let has_tiles = game.cells.iter().any(Option::is_some);
        if has_tiles {
            sum += GOLD * means.sums[Resource::Gold as usize].min(7.0) + FODDER * means.dice;
        }
        let stone = means.sums[Resource::Stone as usize];
        let needed = player.wonder.map_or(0.0, |tile| match game.pack.content().tile(tile).gain {
            Gain::Wonder { stone, .. } => f32::from(stone),
            Gain::Building { .. } | Gain::Advisor { .. } | Gain::Colony { .. } => 0.0,
        });
        let useful = stone.min(needed);
        sum += STONE.0 * useful + STONE.1 * (stone - useful);
    }
    sum
}

/// How likely the famine's points are.
fn famine(event: &Event, means: &Means) -> f32 {
    let idle = (means.dice - means.food_dice - means.strength_dice).max(0.0);
    let food = means.sums[Resource::Food as usize] + (idle / 2.0).floor();
    chance(food, event.food) * f32::from(event.vp)
}

/// How likely the war's points are, and what going first is worth.
fn war(event: &Event, means: &Means) -> f32 {
    let strength = means.sums[Resource::Strength as usize];
    chance(strength, event.strength) * f32::from(event.vp) + FIRST * strength
}

fn chance(has: f32, needs: u8) -> f32 {
    let part = (has / f32::from(needs)).min(1.0);
    if part >= 1.0 { 0.97 } else { 0.5 * part * part }
}

fn means(game: &NationsDice, seat: Seat) -> Means {
    let player = &game.players[seat];
    let mut means = Means::default();
    for kind in 0..5 {
        means.sums[kind] = player.chits[kind].into();
    }
    for colour in Colour::ALL {
        let die = game.die(colour);
        let in_air = f32::from(player.in_air[colour as usize]);
        for (number, face) in die.faces().iter().enumerate() {
            let count = f32::from(player.dice[colour as usize].count(number))
                + in_air * f32::from(die.sides(number)) / 6.0;
            means.sums[face.resource as usize] += count * f32::from(face.amount);
            means.dice += count;
            match face.resource {
                Resource::Food => means.food_dice += count,
                Resource::Strength => means.strength_dice += count,
                Resource::Gold | Resource::Stone | Resource::Book => {}
            }
        }
    }
    means
}
