//! A cheap estimate of each seat's prospects, for bots; no rule reads it.

mod market;

use engine::{BySeat, Estimate, Linear, Seat};

use crate::row::for_each_face;
use crate::rules::{cover, pay};
use crate::scoring;
use crate::state::{NationsDice, Phase, Player, ROUNDS, SLOTS};
use crate::weights::{NOISE, WEIGHTS};
use crate::{Action, Chit, Colour, Event, Face, Gain, Resource};
use market::Market;

engine::weights! {
    /// What a die of each colour brings in the last round, once it is to come.
    DIE: 4;
    /// What a chit of each kind brings in the last round: the resources, and rerolls.
    CHIT: 6;
    /// How much the second and the third round count beside the last one, while they are to come.
    AGE: 2;
    /// The part of an unbuilt wonder's points that can be hoped for, by the rounds to come.
    UNBUILT: 4;
    /// The books that a blue die, a white die and a book chit bring in a round to come.
    BOOKS: 3;
    /// The lead in books that makes the track nearly sure: now, and more for each round to come.
    LEAD: 2;
    /// How likely food and strength suffice while the seat can still act: with enough, one too few, two too few.
    FOOD: 3;
    STRENGTH: 3;
    /// How much likelier they do with each unused reroll.
    HOPE: 1;
    /// How likely stone suffices for the wonder: with enough, one too few, two too few.
    STONE: 3;
    /// What a stone is worth beside that.
    SPARE: 1;
    /// The part of the best purchases with the gold and with the strength at hand that can be hoped for.
    MARKET: 2;
    /// What the dice of a building that is bought bring at once, and a wonder's chances when it is bought.
    BUY: 2;
    /// What a gold is worth beside what it can buy.
    GOLD: 1;
    /// What an unused die is worth in a pair.
    FODDER: 1;
    /// What an unused reroll chit is worth before the seat passes.
    REROLL: 1;
    /// What a strength is worth for the player order while rounds are to come, and in any round.
    FIRST: 2;
    /// What one gold, stone, food, book or strength is worth when it has to be chosen what to pay with.
    PAID: 5;
}

type Weights = [f32; COUNT];

/// What a seat's unused dice and chits show, dice in the air by their mean.
#[derive(Clone, Copy, Default)]
struct Means {
    sums: [f32; 5],
    dice: f32,
    food_dice: f32,
    strength_dice: f32,
    /// The dice of each colour on its buildings.
    owned: [f32; 4],
    /// Its place on the book track with the books on dice and chits, and what a round to come adds to it.
    books: f32,
    income: f32,
}

/// The estimate by the fitted weights.
pub(crate) static FITTED: Linear = Linear::fitted::<NationsDice>();

impl Estimate for NationsDice {
    const NAMES: &'static [(&'static str, usize)] = NAMES;
    const WEIGHTS: &'static [f32] = &WEIGHTS;
    const NOISE: [f32; 2] = NOISE;

    fn estimate(&self, weights: &[f32]) -> BySeat<f32> {
        let weights = weights.try_into().expect("a weight for each name");
        by(self, weights)
    }

    /// In rounds; one that is being played counts by the seats that have passed.
    fn left(&self) -> f32 {
        let passed = self.players.iter().filter(|player| player.passed).count() as f32;
        f32::from(ROUNDS - self.round) + 1.0 - passed / self.players.len() as f32
    }
}

/// The points each seat may end with, as things stand.
fn by(game: &NationsDice, weights: &Weights) -> BySeat<f32> {
    match game.phase {
        Phase::Pay => by(&paid_cheaply(game, weights), weights),
        Phase::Cover => covered_well(game, weights),
        Phase::Fill
        | Phase::Roll
        | Phase::Act
        | Phase::Books
        | Phase::Famine
        | Phase::Shadow
        | Phase::Over => estimate(game, &Market::of(game, weights), weights),
    }
}

/// The game after the payment that costs the least by a rule of thumb.
fn paid_cheaply(game: &NationsDice, weights: &Weights) -> NationsDice {
    let resource = pay::bill(game).resource as usize;
    let dice = &game.player().dice;
    let mut best = (f32::MAX, None);
    pay::each(game, &mut |row, chits| {
        let mut cost = f32::from(chits) * weights[PAID + resource] * 0.8;
        for (colour, faces) in row.pick(dice).into_iter().flatten().enumerate() {
            let kind = game.die(Colour::ALL[colour]);
            for_each_face(faces, |face, count| {
                let face = kind.shows[face];
                let worth = weights[PAID + face.resource as usize] * f32::from(face.amount);
                cost += f32::from(count) * worth.max(weights[FODDER]);
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
fn covered_well(game: &NationsDice, weights: &Weights) -> BySeat<f32> {
    let (mut best, mut market): (Option<BySeat<f32>>, Option<Market>) = (None, None);
    cover::each(game, &mut |slot, dice| {
        let after = after(game, Action::Cover { slot, dice });
        // Whatever is covered, the same tiles are left.
        let market = market.get_or_insert_with(|| Market::of(&after, weights));
        let prospects = estimate(&after, market, weights);
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

fn estimate(game: &NationsDice, market: &Market, weights: &Weights) -> BySeat<f32> {
    let totals = scoring::totals(game);
    if game.phase == Phase::Over {
        return totals.map(|total| *total as f32);
    }
    let means = BySeat::from_fn(game.players.len(), |seat| means(game, seat, weights));
    BySeat::from_fn(game.players.len(), |seat| {
        totals[seat] as f32
            + to_come(game, seat, &means[seat], weights)
            + track(game, seat, &means, weights)
            + this_round(game, seat, &means[seat], market, weights)
    })
}

/// How much the rounds to come count together, the last one being 1.
fn rounds_to_come(game: &NationsDice, weights: &Weights) -> f32 {
    match ROUNDS - game.round {
        0 => 0.0,
        1 => 1.0,
        2 => 1.0 + weights[AGE + 1],
        _ => 1.0 + weights[AGE + 1] + weights[AGE],
    }
}

/// What dice, chits and a wonder under construction bring in the rounds after this one.
fn to_come(game: &NationsDice, seat: Seat, means: &Means, weights: &Weights) -> f32 {
    let (content, player) = (game.pack.content(), &game.players[seat]);
    let dice: f32 = (0..4).map(|colour| weights[DIE + colour] * means.owned[colour]).sum();
    let chits: f32 = (0..6)
        .map(|kind| weights[CHIT + kind] * f32::from(player.chits[kind] + player.used_chits[kind]))
        .sum();
    let wonder =
        player.wonder.map_or(0.0, |tile| unbuilt(game, weights) * f32::from(content.tile(tile).vp));
    rounds_to_come(game, weights) * (dice + chits) + wonder
}

/// The part of an unbuilt wonder's points that can be hoped for.
fn unbuilt(game: &NationsDice, weights: &Weights) -> f32 {
    weights[UNBUILT + usize::from((ROUNDS - game.round).min(3))]
}

/// The points of the book track in this round and those to come, with the books on dice counted.
fn track(game: &NationsDice, seat: Seat, means: &BySeat<Means>, weights: &Weights) -> f32 {
    let own = &means[seat];
    if game.is_solo() {
        // The shadow rolls as many blue dice as the age has number.
        let income = 0.5 * f32::from(game.round + 1) * weights[BOOKS];
        return 2.0 * ahead(game, own.books - f32::from(game.shadow), own.income - income, weights);
    }
    let each = if game.players.len() == 2 { 2.0 } else { 1.0 };
    let others = game.players.seats().filter(|other| *other != seat).map(|other| &means[other]);
    let leads = others
        .map(|other| ahead(game, own.books - other.books, own.income - other.income, weights));
    each * leads.sum::<f32>()
}

/// In how many of the rounds that still score for books a lead holds that grows by so much a round.
fn ahead(game: &NationsDice, lead: f32, growth: f32, weights: &Weights) -> f32 {
    let first = u8::from(game.phase == Phase::Famine);
    let rounds = (first..=ROUNDS - game.round).map(f32::from);
    let chances = rounds.map(|round| {
        let width = (weights[LEAD] + weights[LEAD + 1] * round).max(0.5);
        (0.5 + (lead + round * growth - 0.5) / width).clamp(0.0, 1.0)
    });
    chances.sum()
}

/// What unused dice and chits are still good for in this round.
fn this_round(
    game: &NationsDice,
    seat: Seat,
    means: &Means,
    market: &Market,
    weights: &Weights,
) -> f32 {
    let Some(event) = game.open_event() else { return 0.0 };
    let player = &game.players[seat];
    let mut sum = war(event, player, means, weights);
    if !has_eaten(game, seat) {
        sum += famine(event, player, means, weights);
    }
    let rounds = f32::from(u8::from(game.round < ROUNDS));
    let strength = means.sums[Resource::Strength as usize];
    sum += strength * (weights[FIRST] * rounds + weights[FIRST + 1]);
    if player.passed {
        return sum;
    }
    let gold = means.sums[Resource::Gold as usize];
    sum + weights[REROLL] * f32::from(player.chits[Chit::Reroll as usize])
        + weights[GOLD] * gold
        + weights[FODDER] * means.dice
        + weights[MARKET] * market.gold(gold)
        + weights[MARKET + 1] * market.strength(strength)
        + wonder(game, player, means, weights)
}

/// Whether the seat has answered the famine of this round: the last in player order are the first.
fn has_eaten(game: &NationsDice, seat: Seat) -> bool {
    game.phase == Phase::Famine && game.order.place(seat) > game.order.place(game.seat)
}

/// What the stone at hand is worth to the wonder under construction.
fn wonder(game: &NationsDice, player: &Player, means: &Means, weights: &Weights) -> f32 {
    let stone = means.sums[Resource::Stone as usize];
    let spare = weights[SPARE] * stone;
    let Some(tile) = player.wonder else { return spare };
    let tile = game.pack.content().tile(tile);
    let Gain::Wonder { stone: needed, .. } = tile.gain else { return spare };
    let part = step(f32::from(needed) - stone, weights, STONE);
    spare + part * (1.0 - unbuilt(game, weights)) * f32::from(tile.vp)
}

/// How likely the famine's points are.
fn famine(event: &Event, player: &Player, means: &Means, weights: &Weights) -> f32 {
    let idle = (means.dice - means.food_dice - means.strength_dice).max(0.0);
    let food = means.sums[Resource::Food as usize] + (idle / 2.0).floor();
    chance(event.food, food, player, weights, FOOD) * f32::from(event.vp)
}

/// How likely the war's points are.
fn war(event: &Event, player: &Player, means: &Means, weights: &Weights) -> f32 {
    let strength = means.sums[Resource::Strength as usize];
    chance(event.strength, strength, player, weights, STRENGTH) * f32::from(event.vp)
}

/// How likely so much of a resource reaches the number: sure either way once the seat has passed.
fn chance(needs: u8, has: f32, player: &Player, weights: &Weights, with: usize) -> f32 {
    let lacks = f32::from(needs) - has;
    if player.passed {
        return f32::from(u8::from(lacks <= 0.0));
    }
    let hope = weights[HOPE] * f32::from(player.chits[Chit::Reroll as usize]);
    let part = step(lacks, weights, with);
    if lacks > 0.0 { part * (1.0 + hope) } else { part }
}

/// A chance that falls with what is lacking: three weights from `with` on say how.
fn step(lacks: f32, weights: &Weights, with: usize) -> f32 {
    let [enough, one, two] = [weights[with], weights[with + 1], weights[with + 2]];
    if lacks <= 0.0 {
        enough
    } else if lacks < 1.0 {
        enough + (one - enough) * lacks
    } else if lacks < 2.0 {
        one + (two - one) * (lacks - 1.0)
    } else {
        two * (3.0 - lacks).max(0.0)
    }
}

fn means(game: &NationsDice, seat: Seat, weights: &Weights) -> Means {
    let player = &game.players[seat];
    let mut means = Means::default();
    for slot in 0..SLOTS {
        let (colour, dice, _) = game.building(seat, slot);
        means.owned[colour as usize] += f32::from(dice);
    }
    for kind in 0..5 {
        means.sums[kind] = player.chits[kind].into();
    }
    for colour in Colour::ALL {
        let die = game.die(colour);
        for_each_face(player.dice[colour as usize], |number, count| {
            means.add(die.shows[number], f32::from(count));
        });
        if player.in_air[colour as usize] > 0 {
            let in_air = f32::from(player.in_air[colour as usize]) / 6.0;
            for (number, face) in die.faces().iter().enumerate() {
                means.add(*face, in_air * f32::from(die.sides(number)));
            }
        }
    }
    let chits = player.chits[Chit::Book as usize] + player.used_chits[Chit::Book as usize];
    means.books = f32::from(player.books) + means.sums[Resource::Book as usize];
    means.income = weights[BOOKS] * means.owned[Colour::Blue as usize]
        + weights[BOOKS + 1] * means.owned[Colour::White as usize]
        + weights[BOOKS + 2] * f32::from(chits);
    means
}

impl Means {
    /// So many dice that show a face.
    fn add(&mut self, face: Face, count: f32) {
        self.sums[face.resource as usize] += count * f32::from(face.amount);
        self.dice += count;
        match face.resource {
            Resource::Food => self.food_dice += count,
            Resource::Strength => self.strength_dice += count,
            Resource::Gold | Resource::Stone | Resource::Book => {}
        }
    }
}
