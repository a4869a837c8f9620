//! KD-10 Score: areas, castles, fires, gemstones; the end of the game.

use std::cmp::Reverse;

use engine::{BySeat, Rank, ScoreSheet, Seat, standings_by};

use crate::rules::{attack, roll};
use crate::state::{Draw, KingOfTheDice, Phase};
use crate::{Effect, Layout};

/// The points of a castle in the largest area (KD-10.3).
pub const IN_AREA: i32 = 3;
/// The points of any other castle (KD-10.3).
pub const ELSEWHERE: i32 = 1;
/// The points of the most dragon fires (KD-10.4).
pub const MOST_FIRES: i32 = 4;
/// The points of a gold gemstone (KD-10.5).
pub const GOLD: i32 = 3;
/// The points of a white gemstone (KD-10.5).
pub const WHITE: i32 = 2;

/// KD-10.1: the stock of tiles is empty.
pub(crate) fn is_over(game: &KingOfTheDice) -> bool {
    game.tiles_left() == 0
}

/// KD-10.8: nobody is asked any more.
pub(crate) fn finish(game: &mut KingOfTheDice) {
    game.phase = Phase::Over;
    game.draw = Draw::Nothing;
    game.seat = Seat::FIRST;
    roll::clear(game);
}

/// KD-10.2: whether the effect needs a marker and the seat has none.
pub(crate) fn needs_too_many(game: &KingOfTheDice) -> bool {
    game.markers_left(game.seat) == 0
        && match game.effect() {
            Some(
                Effect::Merchant | Effect::CardThief | Effect::GemThief | Effect::LandDeveloper,
            ) => game.to_place > 0,
            Some(Effect::DragonTrainer) => game.fires != 0,
            Some(Effect::Ruffian) => attack::targets(game) != 0,
            None => false,
        }
}

/// KD-10.2: the seat wins at once; tiles that lie drawn go back.
pub(crate) fn win(game: &mut KingOfTheDice) {
    let winner = game.seat;
    game.returned = game.returned.plus(game.drawn);
    finish(game);
    game.winner = Some(winner);
}

/// KD-10.3: how many castles the largest area has.
#[inline]
pub fn largest_area(map: &Layout, markers: u32) -> u32 {
    let (mut left, mut largest) = (markers, 0);
    while left.count_ones() > largest {
        let area = map.connected(left & left.wrapping_neg(), left);
        largest = largest.max(area.count_ones());
        left &= !area;
    }
    largest
}

/// KD-10.3: what a seat's largest area counts if it has this number of castles.
pub const fn area_points(castles: u32) -> i32 {
    IN_AREA * castles as i32
}

/// KD-10.4: the most fires that a seat has.
pub(crate) fn most_fires(game: &KingOfTheDice) -> u8 {
    game.areas.iter().map(|area| area.fires).max().unwrap_or_default()
}

/// What counts, in the order of the sheet.
const CATEGORIES: [&str; 5] = ["area", "castles", "fires", "gold", "white"];

/// The points of each seat as they stand; KD-10.9: its cards are not among them.
pub(crate) fn scores(game: &KingOfTheDice) -> BySeat<ScoreSheet> {
    points(game).map(|points| CATEGORIES.into_iter().zip(*points).collect())
}

/// Each seat's total as things stand.
pub(crate) fn totals(game: &KingOfTheDice) -> BySeat<i32> {
    points(game).map(|points| points.iter().sum())
}

/// KD-10.3 to KD-10.5: the points of each seat by category.
fn points(game: &KingOfTheDice) -> BySeat<[i32; CATEGORIES.len()]> {
    let most = most_fires(game);
    BySeat::from_fn(game.areas.len(), |seat| {
        let area = &game.areas[seat];
        let largest = largest_area(game.map(), area.markers);
        let has_most = area.fires > 0 && area.fires == most;
        [
            area_points(largest),
            ELSEWHERE * (area.markers.count_ones() - largest) as i32,
            if has_most { MOST_FIRES } else { 0 },
            GOLD * i32::from(area.gold),
            WHITE * i32::from(area.white),
        ]
    })
}

/// KD-10.6: totals, then fires; KD-10.7: a seat that won at once is first.
pub(crate) fn standings(game: &KingOfTheDice) -> BySeat<Rank> {
    let totals = totals(game);
    standings_by(game.areas.len(), |seat| {
        let key = (totals[seat], game.areas[seat].fires);
        (Reverse(game.winner != Some(seat)), key)
    })
}
