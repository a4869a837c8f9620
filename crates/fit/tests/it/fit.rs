//! A tiny fit: the same on any number of threads, and better than where it began.

use bots::Bot;
use catan_dice::CatanDice;
use engine::Estimate;
use fit::{
    Position, SelfPlay, Set, Side, Slope, Target, duel, error, fit_noise, learn, lessons, loss,
    positions, step, tables, tune,
};

fn plan(set: &Set, games: usize) -> SelfPlay {
    SelfPlay { bots: vec![Bot::Greedy], set: set.clone().keep(), games, samples: 10, seed: 5 }
}

fn seen(games: usize) -> Vec<Position<CatanDice>> {
    let set = Set::in_use::<CatanDice>();
    positions(&plan(&set, games), &tables::<CatanDice>(&[1, 2], &["ruleset".into()]))
}

/// The weights in use with what a turn is worth set wrong.
fn spoiled() -> Set {
    let mut set = Set::in_use::<CatanDice>();
    set.weights[0] += 60.0;
    set
}

#[test]
fn regression_repairs_a_spoiled_weight() {
    let (seen, set) = (seen(60), spoiled());
    let only = ["EARLY".to_owned()];
    let weights = learn(&seen, &set, Target::Points, 0.01, &only);
    let before = error(&seen, &set.weights, Target::Points, true).root;
    let after = error(&seen, &weights, Target::Points, true).root;
    assert!(after < 0.6 * before, "off by {before}, then by {after}");
    let early = CatanDice::NAMES[0].1;
    assert_eq!(weights[early..], set.weights[early..], "the others stay");
}

#[test]
fn a_fit_is_the_same_on_any_number_of_threads() {
    let fit = || {
        let (seen, set) = (seen(30), spoiled());
        let weights = learn(&seen, &set, Target::Lead, 0.1, &[]);
        let set = Set { weights, ..set };
        (set.weights.clone(), fit_noise(&seen, &set))
    };
    let threads = |count| {
        let pool = rayon::ThreadPoolBuilder::new().num_threads(count).build();
        pool.expect("a pool of a few threads").install(fit)
    };
    assert_eq!(threads(1), threads(3));
}

#[test]
fn the_fitted_spread_makes_winners_no_less_likely() {
    let (seen, set) = (seen(60), Set::in_use::<CatanDice>());
    let sum = |noise| loss(&seen, &set.weights, noise).iter().sum::<f64>();
    let fitted = fit_noise(&seen, &set);
    assert!(sum(fitted) <= sum([40.0, 0.0]), "{fitted:?}");
    assert!(sum(fitted) <= sum([0.2, 0.0]), "{fitted:?}");
}

#[test]
fn every_table_is_learned_from_and_held_out() {
    let set = Set::in_use::<CatanDice>();
    let five = &tables::<CatanDice>(&[1, 2], &["ruleset".into()])[..5];
    let seen = positions::<CatanDice>(&plan(&set, 25), five);
    for is_held_out in [false, true] {
        let here = |table| seen.iter().any(|it| it.table == table && it.is_held_out == is_held_out);
        assert!((0..5).all(here), "held out: {is_held_out}");
    }
}

#[test]
fn without_winners_the_spread_stays() {
    let set = Set { noise: [7.0, 3.0], ..Set::in_use::<CatanDice>() };
    let alone = positions::<CatanDice>(&plan(&set, 10), &tables::<CatanDice>(&[1], &[]));
    assert_eq!(fit_noise(&alone, &set).map(f32::to_bits), set.noise.map(f32::to_bits));
}

#[test]
fn slopes_that_may_be_chance_move_nothing() {
    let set = Set::in_use::<CatanDice>();
    let mut by_weight = vec![0.0; set.weights.len()];
    by_weight[1] = 2.0;
    let error = 2.1 / (by_weight.len() as f64).sqrt();
    assert_eq!(step(&set, &Slope { by_weight: by_weight.clone(), error }, 1.0), set);
    let moved = step(&set, &Slope { by_weight, error: error / 2.0 }, 1.0);
    let changed: Vec<usize> = (0..set.weights.len())
        .filter(|at| moved.weights[*at].to_bits() != set.weights[*at].to_bits())
        .collect();
    assert_eq!(changed, [1]);
}

#[test]
fn a_set_is_even_with_itself_and_better_than_a_bad_one() {
    let table = &tables::<CatanDice>(&[2], &[])[0];
    let side = |set: Set| Side { bot: Bot::Greedy, set: set.keep() };
    let good = Set::in_use::<CatanDice>();
    let bad = Set { weights: vec![0.01; good.weights.len()], noise: good.noise };
    let even = duel::<CatanDice>(table, side(good.clone()), side(good.clone()), 4, 1);
    assert!((even.share - 0.5).abs() < 1e-9, "{even}");
    let won = duel::<CatanDice>(table, side(good), side(bad), 10, 1);
    assert!(won.share > 0.6, "{won}");
}

#[test]
fn tuning_is_the_same_twice() {
    let (tables, set) = (tables::<CatanDice>(&[1, 2], &[]), Set::in_use::<CatanDice>());
    let slope = || tune::<CatanDice>(&tables, &set, Bot::Greedy, 4, 3);
    assert_eq!(slope(), slope());
}

#[test]
fn what_is_learned_from_best_play_holds_in_other_games() {
    let (set, tables) = (Set::in_use::<CatanDice>(), tables::<CatanDice>(&[3], &[]));
    let blank = Set { weights: vec![0.0; set.weights.len()], noise: set.noise };
    let seen = lessons(&plan(&set, 60), &tables);
    assert_eq!(seen.len(), 60 * 14, "one position after every round but the last");
    let weights = learn(&seen, &blank, Target::Turn, 1e-3, &[]);
    let [before, after] =
        [&blank.weights, &weights].map(|it| error(&seen, it, Target::Lead, true).root);
    assert!(after < 0.5 * before, "off by {before}, then by {after}");
}
