//! Many games of best play side by side, through the game's checked entry point; games with the same board share the
//! values of their turn.

use std::collections::BTreeMap;

use catan_dice::{Action, CatanDice, Phase, Sheet};
use catan_solver::Solution;
use engine::{Faces, Game, Seat, Turn};
use rand_core::SeedableRng;
use rand_xoshiro::Xoshiro256PlusPlus;
use rayon::prelude::*;

const SEAT: Seat = Seat::FIRST;

/// A game and its own dice.
type Play = (CatanDice, Xoshiro256PlusPlus);

/// The final scores of this number of games; each game's dice come from the seed and its number.
pub fn scores(solution: &Solution, start: &CatanDice, games: u64, seed: u64) -> Vec<i32> {
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(seed);
    let mut plays: Vec<Play> = Vec::new();
    for _ in 0..games {
        plays.push((*start, rng.clone()));
        rng.jump();
    }
    while plays[0].0.turn() != Turn::Over {
        plays.sort_by_key(|(game, _)| board(game.sheet()));
        let same = |one: &Play, other: &Play| board(one.0.sheet()) == board(other.0.sheet());
        let groups: Vec<&mut [Play]> = plays.chunk_by_mut(same).collect();
        groups.into_par_iter().for_each(|group| turn(solution, group));
    }
    plays.iter().map(|(game, _)| game.scores()[SEAT].total()).collect()
}

fn board(sheet: &Sheet) -> (u16, [u8; 4]) {
    (sheet.roads, [sheet.settlements, sheet.cities, sheet.soldiers, sheet.crossed])
}

/// One turn of games that have the same board.
fn turn(solution: &Solution, group: &mut [Play]) {
    let values = solution.turn(&group[0].0, SEAT);
    let mut plans = BTreeMap::new();
    for (game, rng) in group {
        game.resolve(game.sample(rng));
        while game.phase == Phase::Roll {
            let (action, _) = values.best(game.dice, game.pack.rolls - game.rolls);
            game.play(SEAT, action).expect("best play is legal");
            if game.in_air > 0 {
                game.resolve(game.sample(rng));
            }
        }
        let dice: Faces = game.dice;
        let plan = plans.entry(dice).or_insert_with(|| plan(solution, game));
        for action in plan.iter() {
            game.play(SEAT, *action).expect("best play is legal");
        }
    }
}

/// What best play does with these dice, to the end of the turn.
fn plan(solution: &Solution, game: &CatanDice) -> Vec<Action> {
    let (mut game, mut plan) = (*game, Vec::new());
    while plan.last() != Some(&Action::End) {
        let action = solution.best(&game, SEAT);
        game.apply(SEAT, action);
        plan.push(action);
    }
    plan
}

/// The mean of the scores and its standard error.
pub fn mean(scores: &[i32]) -> (f64, f64) {
    let count = scores.len() as f64;
    let mean = scores.iter().map(|score| f64::from(*score)).sum::<f64>() / count;
    let squares: f64 = scores.iter().map(|score| (f64::from(*score) - mean).powi(2)).sum();
    (mean, (squares / (count - 1.0) / count).sqrt())
}
