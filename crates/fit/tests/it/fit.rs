//! A tiny fit: the same on any number of threads, and better than where it began.

use bots::Bot;
use catan_dice::CatanDice;
use engine::{Estimate, Linear};
use fit::{
    Position, SelfPlay, Side, Slope, Target, duel, error, fit_noise, learn, lessons, loss,
    positions, step, tables, tune,
};

fn fitted() -> Linear {
    Linear::fitted::<CatanDice>()
}

fn plan(evaluator: &Linear, games: usize) -> SelfPlay {
    let (bots, evaluator) = (vec![Bot::Greedy], evaluator.clone());
    SelfPlay { bots, evaluator, games, samples: 10, seed: 5 }
}

fn seen(games: usize) -> Vec<Position<CatanDice>> {
    positions(&plan(&fitted(), games), &tables::<CatanDice>(&[1, 2], &["ruleset".into()]))
}

/// The fitted weights with a wrong value of a turn.
fn spoiled() -> Linear {
    let mut weights = CatanDice::WEIGHTS.to_vec();
    weights[0] += 60.0;
    Linear::new(weights, CatanDice::NOISE)
}

#[test]
fn regression_repairs_a_spoiled_weight() {
    let (seen, old) = (seen(60), spoiled());
    let only = ["EARLY".to_owned()];
    let weights = learn(&seen, &old, Target::Points, 0.01, &only);
    let before = error(&seen, old.weights(), Target::Points, true).root;
    let after = error(&seen, &weights, Target::Points, true).root;
    assert!(after < 0.6 * before, "off by {before}, then by {after}");
    let early = CatanDice::NAMES[0].1;
    assert_eq!(weights[early..], old.weights()[early..], "the others stay");
}

#[test]
fn a_fit_is_the_same_on_any_number_of_threads() {
    let fit = || {
        let (seen, old) = (seen(30), spoiled());
        let weights = learn(&seen, &old, Target::Lead, 0.1, &[]);
        let new = Linear::new(weights, old.noise());
        (new.weights().to_vec(), fit_noise(&seen, &new))
    };
    let threads = |count| {
        let pool = rayon::ThreadPoolBuilder::new().num_threads(count).build();
        pool.expect("a pool of a few threads").install(fit)
    };
    assert_eq!(threads(1), threads(3));
}

#[test]
fn the_fitted_spread_makes_winners_no_less_likely() {
    let (seen, linear) = (seen(60), fitted());
    let sum = |noise| loss(&seen, linear.weights(), noise).iter().sum::<f64>();
    let fitted = fit_noise(&seen, &linear);
    assert!(sum(fitted) <= sum([40.0, 0.0]), "{fitted:?}");
    assert!(sum(fitted) <= sum([0.2, 0.0]), "{fitted:?}");
}

#[test]
fn every_table_is_learned_from_and_held_out() {
    let five = &tables::<CatanDice>(&[1, 2], &["ruleset".into()])[..5];
    let seen = positions::<CatanDice>(&plan(&fitted(), 25), five);
    for is_held_out in [false, true] {
        let here = |table| seen.iter().any(|it| it.table == table && it.is_held_out == is_held_out);
        assert!((0..5).all(here), "held out: {is_held_out}");
    }
}

#[test]
fn without_winners_the_spread_stays() {
    let linear = Linear::new(CatanDice::WEIGHTS.to_vec(), [7.0, 3.0]);
    let alone = positions::<CatanDice>(&plan(&linear, 10), &tables::<CatanDice>(&[1], &[]));
    assert_eq!(fit_noise(&alone, &linear).map(f32::to_bits), linear.noise().map(f32::to_bits));
}

#[test]
fn slopes_that_may_be_chance_move_nothing() {
    let linear = fitted();
    let mut by_weight = vec![0.0; linear.weights().len()];
    by_weight[1] = 2.0;
    let error = 2.1 / (by_weight.len() as f64).sqrt();
    assert_eq!(step(&linear, &Slope { by_weight: by_weight.clone(), error }, 1.0), linear);
    let moved = step(&linear, &Slope { by_weight, error: error / 2.0 }, 1.0);
    let changed: Vec<usize> = (0..linear.weights().len())
        .filter(|at| moved.weights()[*at].to_bits() != linear.weights()[*at].to_bits())
        .collect();
    assert_eq!(changed, [1]);
}

#[test]
fn weights_are_even_with_themselves_and_better_than_bad_ones() {
    let table = &tables::<CatanDice>(&[2], &[])[0];
    let side = |evaluator| Side { bot: Bot::Greedy, evaluator };
    let good = fitted();
    let bad = Linear::new(vec![0.01; good.weights().len()], good.noise());
    let even = duel::<CatanDice>(table, side(&good), side(&good), 4, 1);
    assert!((even.share - 0.5).abs() < 1e-9, "{even}");
    let won = duel::<CatanDice>(table, side(&good), side(&bad), 10, 1);
    assert!(won.share > 0.6, "{won}");
}

#[test]
fn tuning_is_the_same_twice() {
    let (tables, linear) = (tables::<CatanDice>(&[1, 2], &[]), fitted());
    let slope = || tune::<CatanDice>(&tables, &linear, Bot::Greedy, 4, 3);
    assert_eq!(slope(), slope());
}

#[test]
fn what_is_learned_from_best_play_holds_in_other_games() {
    let (linear, tables) = (fitted(), tables::<CatanDice>(&[3], &[]));
    let blank = Linear::new(vec![0.0; linear.weights().len()], linear.noise());
    let seen = lessons(&plan(&linear, 60), &tables);
    assert_eq!(seen.len(), 60 * 14, "one position after every round but the last");
    let weights = learn(&seen, &blank, Target::Turn, 1e-3, &[]);
    let [before, after] =
        [blank.weights(), &weights].map(|it| error(&seen, it, Target::Lead, true).root);
    assert!(after < 0.5 * before, "off by {before}, then by {after}");
}
