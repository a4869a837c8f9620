//! A cheap estimate of each seat's prospects, in points; bots read it, no rule does.
//!
//! It needs no look-ahead: while dice are in the air again it already counts on them, so a bot that picks the best next
//! state plays a whole turn sensibly.

mod board;

use engine::{BySeat, Estimate, Game, Linear, Seat};

use crate::content::{Condition, DICE};
use crate::dice::Tally;
use crate::rules::{joker, place};
use crate::scoring;
use crate::state::{Draw, KingOfTheDice, Phase};
use crate::weights::{NOISE, WEIGHTS};
use crate::{Action, CardId, Colour, Effect, Gem};
use board::Board;

/// The weights, as many as there are names.
type Weights = [f32; COUNT];

engine::weights! {
    /// What each castle tile still to be drawn brings the seats together.
    TILE: 1;
    /// What a castle is worth besides its points, and how much its points count while it is to come.
    CASTLE: 2;
    /// What a face-up card is worth in hand, early in the game.
    OPEN: 1;
    /// What a super joker is worth in hand, early in the game.
    SUPER: 1;
    /// What a super joker that is still to be paid for a die costs.
    PAID: 1;
    /// What a fire is worth besides the points for the most.
    FIRE: 1;
    /// What a free space beside the seat's castles is worth.
    ROOM: 1;
    /// What the theft of a gemstone brings, which another seat loses, and what is left of it once it is being done.
    GEM_THEFT: 2;
    /// What the theft of a card brings, and what is left of it once it is being done.
    CARD_THEFT: 2;
    /// What a ruffian brings beside the points gained, and how much those count.
    ATTACK: 2;
    /// What a dragon trainer brings beside a castle and a fire.
    TAME: 1;
    /// What a white and a gold gemstone of a merchant bring.
    GEM: 2;
    /// From how many tiles in the stock on cards in hand count in full.
    LATE: 1;
}

/// What dice with that many rolls left show on average, how much that varies; of one colour as well.
const MEAN: [f32; 4] = [0.0, 3.5, 4.25, 4.67];
const SPREAD: [f32; 4] = [1.0, 1.71, 1.5, 1.35];
const MEAN_OF: [f32; 4] = [0.0, 1.17, 2.0, 2.6];
const SPREAD_OF: [f32; 4] = [1.0, 1.9, 2.0, 2.0];

/// The points so far, what they are likely to grow by, and what this turn may bring.
fn prospects(game: &KingOfTheDice, weights: &Weights) -> BySeat<f32> {
    let totals = scoring::totals(game);
    BySeat::from_fn(game.areas.len(), |seat| {
        if let Some(winner) = game.winner {
            return if winner == seat { 1000.0 } else { 0.0 };
        }
        let points = totals[seat] as f32;
        if game.phase == Phase::Over {
            // Fires break a tie.
            return points + 0.01 * f32::from(game.areas[seat].fires);
        }
        let now = if seat == game.seat { this_turn(game, weights) } else { 0.0 };
        points + outlook(game, seat, weights) + now
    })
}

/// The prospects after each of the seat's answers while it rolls: only the dice differ between them, so the board is
/// evaluated once.
fn prospects_after_throws(
    game: &KingOfTheDice,
    weights: &Weights,
    seat: Seat,
    actions: &[Action],
    mut each: impl FnMut(BySeat<f32>),
) {
    let (throws, totals) = (Throws::of(game, weights), scoring::totals(game));
    let before = BySeat::from_fn(totals.len(), |it| totals[it] as f32 + outlook(game, it, weights));
    for action in actions {
        let mut after = *game;
        after.apply(seat, *action);
        // Without an open card the turn may be over.
        each(if matches!(after.phase, Phase::Roll | Phase::Hire) && after.seat == game.seat {
            let mut prospects = before;
            prospects[seat] += throws.worth(&after);
            prospects
        } else {
            prospects(&after, weights)
        });
    }
}

/// The estimate by the fitted weights.
pub(crate) static FITTED: Linear = Linear::fitted::<KingOfTheDice>();

impl Estimate for KingOfTheDice {
    const NAMES: &'static [(&'static str, usize)] = NAMES;
    const WEIGHTS: &'static [f32] = &WEIGHTS;
    const NOISE: [f32; 2] = NOISE;

    fn estimate(&self, weights: &[f32]) -> BySeat<f32> {
        prospects(self, weights.try_into().expect("as many weights as names"))
    }

    fn estimates_after(
        &self,
        weights: &[f32],
        seat: Seat,
        actions: &[Action],
        each: impl FnMut(BySeat<f32>),
    ) {
        if self.phase == Phase::Roll {
            let weights = weights.try_into().expect("as many weights as names");
            prospects_after_throws(self, weights, seat, actions, each);
        } else {
            engine::estimate::estimates_after(self, weights, seat, actions, each);
        }
    }

    /// The castle tiles in the stock.
    fn left(&self) -> f32 {
        self.tiles_left() as f32
    }
}

/// What a seat has beyond its points.
fn outlook(game: &KingOfTheDice, seat: Seat, weights: &Weights) -> f32 {
    let area = &game.areas[seat];
    let tiles = game.tiles_left() as f32;
    let late = (tiles / weights[LATE]).min(1.0);
    let to_come = weights[TILE] * tiles / game.areas.len() as f32;
    let cards = weights[OPEN] * area.cards.count_ones() as f32
        + weights[SUPER] * area.supers.count_ones() as f32;
    let room = (game.map().beside(area.markers) & game.free()).count_ones() as f32;
    to_come + late * (cards + weights[FIRE] * f32::from(area.fires) + weights[ROOM] * room.min(8.0))
}

/// What the turn under way may still bring; a turn whose first roll is in the air counts as one to come.
fn this_turn(game: &KingOfTheDice, weights: &Weights) -> f32 {
    match game.phase {
        Phase::Roll if game.rolls > 0 => Throws::of(game, weights).worth(game),
        Phase::Hire => Throws::of(game, weights).worth(game),
        Phase::Joker => {
            let card = game.open[usize::from(game.pile)].map(|card| game.pack.content().card(card));
            card.map_or(0.0, |card| {
                let lacking =
                    lacking(card.levels()[usize::from(game.level) - 1], joker::tally(game));
                gain(game, &Board::of(game), card.effect, game.level, weights)
                    - weights[PAID] * f32::from(lacking.0)
            })
        }
        Phase::Place | Phase::Tame | Phase::Attack => {
            let board = Board::of(game);
            // The first castle of a land developer stands already.
            let is_second = game.effect() == Some(Effect::LandDeveloper)
                && game.to_place == 1
                && game.draw == Draw::Nothing;
            let done = if is_second { castle(&board, 1, weights) } else { 0.0 };
            let gain = |effect| gain(game, &board, effect, game.level, weights);
            game.effect().map_or(0.0, gain) - done
        }
        Phase::Steal => match game.effect() {
            Some(Effect::GemThief) => weights[GEM_THEFT + 1],
            Some(
                Effect::CardThief
                | Effect::Merchant
                | Effect::DragonTrainer
                | Effect::Ruffian
                | Effect::LandDeveloper,
            )
            | None => weights[CARD_THEFT + 1],
        },
        Phase::Setup | Phase::Roll | Phase::Alarm | Phase::Over => 0.0,
    }
}

/// What a castle is worth that is the best of that many tiles.
fn castle(board: &Board, tiles: u8, weights: &Weights) -> f32 {
    let tiles = usize::from(tiles.clamp(1, 3));
    weights[CASTLE] + weights[CASTLE + 1] * board.castle[tiles - 1]
}

/// What hiring a card brings, at this level.
fn gain(game: &KingOfTheDice, board: &Board, effect: Effect, level: u8, weights: &Weights) -> f32 {
    let castle = |tiles: u8| castle(board, tiles, weights);
    match effect {
        Effect::Merchant => {
            let bonus = if level >= 3 { place::next_bonus(game) } else { None };
            let gem = bonus.map_or(0.0, |gem| weights[GEM + usize::from(gem == Gem::Gold)]);
            castle(level) + gem
        }
        Effect::CardThief => castle(2) + weights[CARD_THEFT],
        Effect::GemThief => castle(1) + weights[GEM_THEFT],
        Effect::DragonTrainer => board.tame.map_or(0.0, |points| {
            weights[CASTLE] + weights[CASTLE + 1] * points + weights[FIRE] + weights[TAME]
        }),
        Effect::Ruffian => {
            board.attack.map_or(0.0, |points| weights[ATTACK] + weights[ATTACK + 1] * points)
        }
        Effect::LandDeveloper => 2.0 * castle(1),
    }
}

/// What dice may bring: the conditions of the open cards, each with what it brings, the least first.
struct Throws {
    conditions: [(f32, Condition); MOST],
    count: usize,
}

/// The most conditions that lie open.
const MOST: usize = 3 * CardId::STACKS;

impl Throws {
    fn of(game: &KingOfTheDice, weights: &Weights) -> Self {
        let content = game.pack.content();
        let board = Board::of(game);
        let mut conditions = [(0.0, Condition::Sum(0)); MOST];
        let mut count = 0;
        for card in game.open.iter().flatten().map(|card| content.card(*card)) {
            for (level, condition) in (1..).zip(card.levels()) {
                let gain = gain(game, &board, card.effect, level, weights);
                conditions[count] = (weights[OPEN] + gain, *condition);
                count += 1;
            }
        }
        conditions[..count].sort_unstable_by(|a, b| a.0.total_cmp(&b.0));
        Self { conditions, count }
    }

    /// What the dice of the game may bring: of the open cards the best that succeeds, as if they did so independently.
    fn worth(&self, game: &KingOfTheDice) -> f32 {
        let tally = game.dice.tally();
        let in_air = DICE as u8 - game.dice.len() as u8;
        // With dice on the table and rolls left, nothing says yet which of them will be kept.
        let rolls = if game.phase == Phase::Roll && in_air > 0 {
            usize::from(game.pack.totals.rolls - game.rolls).min(3)
        } else {
            0
        };
        self.conditions[..self.count].iter().fold(0.0, |value, (gain, condition)| {
            let chance = likely(*condition, tally, in_air, rolls);
            chance * gain + (1.0 - chance) * value
        })
    }
}

/// How likely a condition is met by dice on the table and in the air, with that many rolls.
fn likely(condition: Condition, tally: Tally, in_air: u8, rolls: usize) -> f32 {
    if rolls == 0 || in_air == 0 {
        return f32::from(u8::from(condition.is_met(tally)));
    }
    let dice = f32::from(in_air);
    match condition {
        Condition::Sum(least) => {
            let over = f32::from(tally.sum()) + dice * MEAN[rolls] + 0.5 - f32::from(least);
            curve(over / (SPREAD[rolls] * dice.sqrt()))
        }
        Condition::SumOf(colour, least) => {
            let sum = f32::from(tally.sum_of(colour));
            let over = sum + dice * MEAN_OF[rolls] + 0.5 - f32::from(least);
            curve(over / (SPREAD_OF[rolls] * dice.sqrt()))
        }
        Condition::Order([first, second, third]) => {
            let sum = |colour: Colour| f32::from(tally.sum_of(colour));
            let gap = (sum(first) - sum(second)).min(sum(second) - sum(third));
            curve((gap + 0.4 * dice * rolls as f32) / (2.5 * dice.sqrt()))
        }
        Condition::Colours(_)
        | Condition::Numbers(_)
        | Condition::Groups(_)
        | Condition::Run(_) => {
            let (lacking, each) = lacking(condition, tally);
            let succeeds = 1.0 - (1.0 - each).powi(rolls as i32);
            at_least(lacking, in_air, succeeds)
        }
    }
}

/// How many dice a condition lacks, and how likely a die in the air is one of them.
fn lacking(condition: Condition, tally: Tally) -> (u8, f32) {
    let several = |kinds: u8, of: f32| (1.0 + 0.5 * (f32::from(kinds) - 1.0)) / of;
    let sum = |missing: i32| (missing.max(0) as u8).div_ceil(6);
    match condition {
        Condition::Colours(need) => {
            let missing = Colour::ALL.map(|it| need.colour(it).saturating_sub(tally.colour(it)));
            let kinds = missing.iter().filter(|count| **count > 0).count() as u8;
            (missing.iter().sum(), several(kinds.max(1), 3.0))
        }
        Condition::Numbers(need) => {
            let missing =
                [1, 2, 3, 4, 5, 6].map(|it| need.number(it).saturating_sub(tally.number(it)));
            let kinds = missing.iter().filter(|count| **count > 0).count() as u8;
            (missing.iter().sum(), several(kinds.max(1), 6.0))
        }
        Condition::Groups(sizes) => {
            let mut counts = [1, 2, 3, 4, 5, 6].map(|number| tally.number(number));
            counts.sort_unstable_by(|a, b| b.cmp(a));
            let missing = || sizes.iter().zip(counts).map(|(size, has)| size.saturating_sub(has));
            let kinds = missing().filter(|count| *count > 0).count() as u8;
            (missing().sum(), several(kinds.max(1), 5.0))
        }
        Condition::Run(length) => {
            let shown = |number: u8| tally.number(number) > 0;
            let windows = (1..=7 - length.min(6)).map(|first| {
                (first..first + length).filter(|number| !shown(*number)).count() as u8
            });
            let missing = windows.min().unwrap_or_default();
            (missing, several(missing.max(1), 6.0))
        }
        Condition::Sum(least) => (sum(i32::from(least) - i32::from(tally.sum())), 0.5),
        Condition::SumOf(colour, least) => {
            (sum(i32::from(least) - i32::from(tally.sum_of(colour))), 0.3)
        }
        Condition::Order([first, second, third]) => {
            let sum_of = |colour| i32::from(tally.sum_of(colour));
            let middle = sum(sum_of(third) + 1 - sum_of(second));
            (middle + sum(sum_of(second) + 1 - sum_of(first)), 0.3)
        }
    }
}

/// How likely at least that many of some dice succeed, each with the same chance.
fn at_least(wanted: u8, dice: u8, each: f32) -> f32 {
    if wanted > dice {
        return 0.0;
    }
    let (mut exactly, mut fewer) = ((1.0 - each).powi(dice.into()), 0.0);
    if each >= 1.0 {
        return 1.0;
    }
    for count in 0..wanted {
        fewer += exactly;
        exactly *= f32::from(dice - count) / f32::from(count + 1) * each / (1.0 - each);
    }
    1.0 - fewer
}

/// The share of a bell curve below that many times its spread, roughly.
fn curve(times: f32) -> f32 {
    1.0 / (1.0 + (-1.7 * times).exp())
}
