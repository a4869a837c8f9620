//! What every bot keeps in every game.
#![allow(clippy::disallowed_types, reason = "how long a search takes is looked at")]

use std::cell::Cell;
use std::collections::BTreeMap;
use std::time::{Duration, Instant};

use bots::{
    Advice, Bot, Budget, Measure, Stop, Thought, search_at_random, tree_bytes, tree_with_room,
};
use catan_dice::CatanDice;
use dice_settlers::DiceSettlers;
use engine::{
    Estimate, Evaluator, Faces, Game, Linear, Playable, Rolling, Seat, Setup, Shape, Turn,
};
use king_of_the_dice::KingOfTheDice;
use nations_dice::NationsDice;
use rand_core::SeedableRng;
use rand_xoshiro::Xoshiro256PlusPlus;
use rayon::ThreadPoolBuilder;

/// Whoever searches, with this budget.
fn searchers(budget: Budget) -> [Bot; 2] {
    [Shape::Flat, Shape::Tree].map(|shape| Bot::Search { shape: Some(shape), budget })
}

/// Questions of a game at random, a few steps apart.
fn questions<G: Game>(seats: usize, count: usize, apart: usize) -> Vec<(G, Seat)> {
    questions_of(2016, seats, count, apart)
}

fn questions_of<G: Game>(seed: u64, seats: usize, count: usize, apart: usize) -> Vec<(G, Seat)> {
    let mut game = G::new(&Setup::new(seats)).expect("the defaults start");
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(seed);
    let (mut found, mut scratch, mut step) = (Vec::new(), Vec::new(), 0);
    while found.len() < count {
        match game.turn() {
            Turn::Over => break,
            Turn::Chance => game.resolve(game.sample(&mut rng)),
            Turn::Seats(seats) => {
                let seat = seats.first().expect("someone is asked");
                if step % apart == 0 {
                    found.push((game, seat));
                }
                step += 1;
                let action = game.sample_action(seat, &mut rng, &mut scratch);
                game.apply(seat, action);
            }
        }
    }
    found
}

fn think<G: Playable>(bot: Bot, game: &G, seat: Seat, is_parallel: bool) -> Vec<Advice<G::Action>> {
    let stop = Stop::never();
    bot.advise(game, seat, &Thought { seed: 7, stop: &stop, is_parallel })
}

fn lists_exactly_the_legal_actions<G: Playable>() {
    for (game, seat) in questions::<G>(3, 12, 9) {
        let mut legal = Vec::new();
        game.actions(seat, &mut legal);
        legal.sort_unstable();
        for bot in Bot::ALL.map(|bot| bot.with_budget(Budget::Iterations(60))) {
            let advice = think(bot, &game, seat, false);
            assert!(advice.is_sorted_by(|a, b| a.value >= b.value), "{bot}: the best is first");
            let mut listed: Vec<G::Action> = advice.iter().map(|advice| advice.action).collect();
            listed.sort_unstable();
            assert_eq!(listed, legal, "{bot}");
            if let [only] = &advice[..]
                && bot.measure() == Measure::Chance
            {
                let whole = G::evaluator().chances(&game)[seat];
                assert!((only.value - whole).abs() < 1e-6, "{bot}: what is forced is worth it");
            }
        }
    }
}

#[test]
fn every_bot_lists_exactly_the_legal_actions() {
    lists_exactly_the_legal_actions::<CatanDice>();
    lists_exactly_the_legal_actions::<KingOfTheDice>();
    lists_exactly_the_legal_actions::<NationsDice>();
    lists_exactly_the_legal_actions::<DiceSettlers>();
}

/// How often a search looked at all answers together.
fn looks<A>(advice: &[Advice<A>]) -> u64 {
    advice.iter().filter_map(|advice| advice.visits).sum()
}

fn thinks_the_same_on_any_number_of_threads<G: Playable>(bot: Bot) {
    let mut looked = 0;
    for (game, seat) in questions::<G>(4, 6, 17) {
        let alone = think(bot, &game, seat, false);
        looked += looks(&alone);
        assert_eq!(alone, think(bot, &game, seat, false), "{bot}: twice the same");
        for threads in [1, 2, 3] {
            let pool = ThreadPoolBuilder::new().num_threads(threads).build().expect("threads");
            let shared = pool.install(|| think(bot, &game, seat, true));
            assert_eq!(alone, shared, "{bot}: {threads} threads");
        }
    }
    assert!(looked > 100, "{bot} searched");
}

#[test]
fn a_search_thinks_the_same_on_any_number_of_threads() {
    for bot in searchers(Budget::Iterations(300)) {
        thinks_the_same_on_any_number_of_threads::<CatanDice>(bot);
        thinks_the_same_on_any_number_of_threads::<NationsDice>(bot);
    }
}

fn says_how_often_it_looked<G: Playable>() {
    let mut looked = 0;
    for (game, seat) in questions::<G>(2, 12, 5) {
        assert!(think(Bot::Turn, &game, seat, false).iter().all(|advice| advice.visits.is_none()));
        let advice = think(Bot::search(Budget::Iterations(60)), &game, seat, false);
        let visits: Vec<u64> = advice.iter().filter_map(|advice| advice.visits).collect();
        assert_eq!(visits.len(), advice.len());
        assert_eq!(visits.iter().max(), visits.first(), "who is best was looked at to the end");
        let all = looks(&advice);
        assert!(all <= 60 && (all == 0 || advice.len() > 1), "{visits:?}");
        looked += all;
    }
    assert!(looked > 60, "most questions are worth a look");
}

#[test]
fn a_search_says_how_often_it_looked_at_an_answer() {
    says_how_often_it_looked::<CatanDice>();
    says_how_often_it_looked::<DiceSettlers>();
}

#[test]
fn a_stopped_search_answers_at_once() {
    for (game, seat) in questions::<NationsDice>(4, 3, 20) {
        let stop = Stop::never();
        stop.stop();
        let start = Instant::now();
        let thought = Thought { seed: 1, stop: &stop, is_parallel: false };
        for bot in searchers(Budget::Millis(60_000)) {
            let advice = bot.advise(&game, seat, &thought);
            assert!(start.elapsed() < Duration::from_secs(20), "{bot}");
            assert_eq!(looks(&advice), 0, "{bot}");
            assert_eq!(game.check(seat, advice[0].action), Ok(()), "{bot}");
        }
    }
}

#[test]
fn a_search_is_stopped_from_elsewhere() {
    let (game, seat) = questions::<NationsDice>(4, 2, 20)[1];
    for bot in searchers(Budget::Millis(600_000)) {
        let stop = Stop::never();
        let elsewhere = stop.clone();
        let thread = std::thread::spawn(move || elsewhere.stop());
        let thought = Thought { seed: 1, stop: &stop, is_parallel: true };
        let advice = bot.advise(&game, seat, &thought);
        thread.join().expect("it only stops");
        assert_eq!(game.check(seat, advice[0].action), Ok(()), "{bot}");
    }
}

/// Much time is not needed where the answer is clear, or where any will do.
fn stops_when_it_knows<G: Playable>(shape: Shape) {
    let budget = 40_000;
    let bot = Bot::Search { shape: Some(shape), budget: Budget::Iterations(budget) };
    let visits = |(game, seat): (G, Seat)| {
        let advice = think(bot, &game, seat, false);
        let visits: Vec<u64> = advice.iter().filter_map(|advice| advice.visits).collect();
        assert_eq!(visits.iter().max(), visits.first(), "who is best was looked at to the end");
        visits.iter().sum::<u64>()
    };
    let looked: Vec<u64> = questions::<G>(2, 12, 5).into_iter().map(visits).collect();
    let short = looked.iter().filter(|all| (64..u64::from(budget) / 4).contains(*all)).count();
    assert!(short >= 2, "{looked:?}");
}

#[test]
fn a_search_stops_when_it_knows() {
    stops_when_it_knows::<CatanDice>(Shape::Flat);
    stops_when_it_knows::<NationsDice>(Shape::Flat);
    stops_when_it_knows::<NationsDice>(Shape::Tree);
}

#[test]
fn a_search_keeps_its_time() {
    let (game, seat) = questions::<NationsDice>(4, 2, 20)[1];
    let (budget, stop) = (Budget::Millis(200), Stop::never());
    let thought = Thought { seed: 7, stop: &stop, is_parallel: false };
    // This one never knows sooner.
    let start = Instant::now();
    assert!(looks(&search_at_random(&game, seat, budget, &thought)) > 100);
    let time = start.elapsed();
    assert!(time >= Duration::from_millis(200), "{time:?} are not all of it");
    for bot in searchers(budget) {
        let start = Instant::now();
        assert!(think(bot, &game, seat, false)[0].visits > Some(0), "{bot}");
        let time = start.elapsed();
        assert!(time < Duration::from_secs(20), "{bot}: {time:?} are far more than the budget");
    }
}

/// Once the same thought was thought before, only the lists of answers ask for memory, however much is searched.
fn a_warm_search_asks_for_no_memory<G: Playable>(shape: Shape, seats: usize) {
    let mut looked = 0;
    for (game, seat) in questions::<G>(seats, 6, 17) {
        let mut asked = |count| {
            let bot = Bot::Search { shape: Some(shape), budget: Budget::Iterations(count) };
            let think = || think(bot, &game, seat, false);
            looked += looks(&think());
            allocation_counter::measure(|| drop(think())).count_total
        };
        assert_eq!(asked(8), asked(600), "{shape:?}");
    }
    assert!(looked > 100, "{shape:?} searched");
}

#[test]
fn a_warm_search_asks_for_no_memory_for_games_played_on() {
    for shape in [Shape::Flat, Shape::Tree] {
        a_warm_search_asks_for_no_memory::<CatanDice>(shape, 4);
        a_warm_search_asks_for_no_memory::<KingOfTheDice>(shape, 3);
        a_warm_search_asks_for_no_memory::<NationsDice>(shape, 4);
        a_warm_search_asks_for_no_memory::<DiceSettlers>(shape, 2);
    }
}

#[test]
fn a_search_at_random_asks_for_no_more_memory_for_more_iterations() {
    let (game, seat) = questions::<CatanDice>(4, 2, 20)[1];
    let stop = Stop::never();
    let at_random = |count| {
        let thought = Thought { seed: 7, stop: &stop, is_parallel: false };
        let think = || search_at_random(&game, seat, Budget::Iterations(count), &thought);
        think();
        allocation_counter::measure(|| drop(think())).count_total
    };
    assert_eq!(at_random(100), at_random(1000));
}

/// With room for few nodes the search goes on without more of them.
fn keeps_to_its_room<G: Playable>() {
    let stop = Stop::never();
    let thought = Thought { seed: 7, stop: &stop, is_parallel: false };
    let mut most = 0;
    for (game, seat) in questions::<G>(3, 6, 15) {
        let think =
            |count, room| tree_with_room(&game, seat, Budget::Iterations(count), room, &thought);
        let (advice, nodes) = think(2000, 64);
        assert!(nodes <= 64, "{nodes} nodes");
        assert_eq!(game.check(seat, advice[0].action), Ok(()));
        // What it likes best, much more room and time do not find to be bad.
        let (better, many) = think(4000, 1 << 16);
        assert!(many <= 1 << 16, "{many} nodes");
        let place = better.iter().position(|other| other.action == advice[0].action);
        let value = better[place.expect("every legal answer is listed")].value;
        assert!(value > better[0].value - 0.1, "{value} is far from {}", better[0].value);
        most = most.max(many);
    }
    assert!(most > 64, "with room there are more nodes than fit in little");
    assert!(tree_bytes::<G>() <= 6_300_000, "{} bytes", tree_bytes::<G>());
}

#[test]
fn a_tree_search_keeps_to_its_room() {
    keeps_to_its_room::<CatanDice>();
    keeps_to_its_room::<KingOfTheDice>();
    keeps_to_its_room::<NationsDice>();
    keeps_to_its_room::<DiceSettlers>();
}

fn actions<G: Game>(game: &G, seat: Seat) -> Vec<G::Action> {
    let mut actions = Vec::new();
    game.actions(seat, &mut actions);
    actions
}

/// What bots read of rolls is what the rules do.
fn rolls_are_told_right<G: Playable>() {
    let mut found = 0;
    for (game, seat) in questions::<G>(3, 60, 3) {
        let Some(rolling) = game.rolling() else { continue };
        found += 1;
        for action in actions(&game, seat) {
            let (mut after, kept) = (game, rolling.dice_kept(action));
            after.apply(seat, action);
            let lies = (0..3).all(|kind| kept[kind].len() == rolling.dice()[kind]);
            assert_eq!(after.turn() == Turn::Chance, !lies, "{action} keeps {kept:?}");
            if lies {
                assert_eq!(actions(&after, seat), actions(&rolling.after_rolling(kept), seat));
            }
        }
        let all = |kind: usize| Faces::all(rolling.dice()[kind]);
        let rolls = all(0).flat_map(|a| all(1).flat_map(move |b| all(2).map(move |c| [a, b, c])));
        let mut worth = BTreeMap::new();
        for dice in rolls.step_by(7) {
            let good_for = actions(&rolling.after_rolling(dice), seat);
            let same = worth.entry(rolling.roll_key(dice)).or_insert_with(|| good_for.clone());
            assert_eq!(*same, good_for, "dice of one key are good for the same");
        }
    }
    assert!(found > 0, "the game has rolls");
}

#[test]
fn rolls_are_told_to_bots_as_the_rules_have_them() {
    rolls_are_told_right::<CatanDice>();
    rolls_are_told_right::<KingOfTheDice>();
}

/// Of the last turn of a game alone nothing is left to estimate: the best keep can be found by trying everything.
#[test]
fn turn_solves_the_rolls_of_the_last_turn() {
    let mut found = 0;
    let games = (0..6).flat_map(|seed| questions_of::<CatanDice>(seed, 1, 1000, 1));
    for (game, seat) in games {
        // With many jokers there are more ways to go on than the bot looks into.
        let is_last = game.round == game.pack.turns && game.sheet().jokers() == 0;
        if let Some(rolling) = game.rolling()
            && is_last
            && rolling.rolls() == 1
        {
            let exact = |action| {
                let mut after = game;
                after.apply(seat, action);
                expected(&after, seat)
            };
            let best = think(Bot::Turn, &game, seat, false)[0];
            let mut actions = Vec::new();
            game.actions(seat, &mut actions);
            let most = actions.iter().map(|action| exact(*action)).fold(f64::MIN, f64::max);
            assert!(
                (exact(best.action) - most).abs() < 1e-3,
                "{} {} {most}",
                best.action,
                exact(best.action)
            );
            found += 1;
        }
    }
    assert!(found > 0, "a last turn was looked at");
}

/// The expected points with best play, by trying everything.
fn expected(game: &CatanDice, seat: Seat) -> f64 {
    match game.turn() {
        Turn::Over => f64::from(game.scores()[seat].total()),
        Turn::Chance => {
            let mut outcomes = Vec::new();
            game.outcomes(&mut outcomes);
            let all: u64 = outcomes.iter().map(|(_, weight)| weight).sum();
            let mean = outcomes.into_iter().map(|(outcome, weight)| {
                let mut after = *game;
                after.resolve(outcome);
                weight as f64 / all as f64 * expected(&after, seat)
            });
            mean.sum()
        }
        Turn::Seats(_) => {
            let mut actions = Vec::new();
            game.actions(seat, &mut actions);
            let values = actions.into_iter().map(|action| {
                let mut after = *game;
                after.apply(seat, action);
                expected(&after, seat)
            });
            values.fold(f64::MIN, f64::max)
        }
    }
}

/// The fitted weights with a fault: every second one is halved.
fn halved<G: Estimate>() -> Linear {
    let weights = G::WEIGHTS.iter().enumerate();
    let weights = weights.map(|(at, weight)| if at % 2 == 0 { weight / 2.0 } else { *weight });
    Linear::new(weights.collect(), G::NOISE)
}

/// The answers in a game of two seats, each as this function gives it.
fn table_of_two<G: Playable>(answer: impl Fn(&G, Seat) -> G::Action) -> Vec<G::Action> {
    let mut game = G::new(&Setup::new(2)).expect("the defaults start");
    let (mut rng, mut answers) = (Xoshiro256PlusPlus::seed_from_u64(25), Vec::new());
    while answers.len() < 60 {
        match game.turn() {
            Turn::Over => break,
            Turn::Chance => game.resolve(game.sample(&mut rng)),
            Turn::Seats(seats) => {
                let seat = seats.first().expect("someone is asked");
                let action = answer(&game, seat);
                answers.push(action);
                game.apply(seat, action);
            }
        }
    }
    answers
}

/// Two bots with different weights play at one table: they judge differently, and neither remembers what the other thought.
fn evaluators_meet_at_one_table<G: Playable>(bot: Bot) {
    let (fitted, other) = (Linear::fitted::<G>(), halved::<G>());
    let stop = Stop::never();
    let thought = Thought { seed: 7, stop: &stop, is_parallel: false };
    let best = |evaluator: &Linear, game: &G, seat| -> (G::Action, f32) {
        let advice = bot.advise_with(evaluator, game, seat, &thought)[0];
        (advice.action, advice.value)
    };
    // A new thread remembers nothing.
    let fresh = |evaluator: &Linear, game: &G, seat| {
        std::thread::scope(|scope| {
            scope.spawn(|| best(evaluator, game, seat)).join().expect("it only thinks")
        })
    };
    let differ = Cell::new(0);
    let answers = table_of_two(|game: &G, seat| {
        let [own, others] = if seat == Seat::FIRST { [&fitted, &other] } else { [&other, &fitted] };
        let (answer, against) = (best(own, game, seat), best(others, game, seat));
        assert_eq!(answer, fresh(own, game, seat), "{bot} mixes evaluators");
        assert_eq!(against, fresh(others, game, seat), "{bot} mixes evaluators");
        differ.set(differ.get() + usize::from(answer.0 != against.0));
        answer.0
    });
    assert!(differ.get() > 0, "{bot} answers the same by any weights");
    let alone = table_of_two(|game: &G, seat| best(&fitted, game, seat).0);
    assert_ne!(answers, alone, "{bot}: a game with other weights at the table is another game");
}

#[test]
fn bots_with_different_weights_meet_at_one_table() {
    for bot in [Bot::Greedy, Bot::Turn, Bot::search(Budget::Iterations(32))] {
        evaluators_meet_at_one_table::<CatanDice>(bot);
        evaluators_meet_at_one_table::<KingOfTheDice>(bot);
    }
    evaluators_meet_at_one_table::<NationsDice>(Bot::Turn);
    evaluators_meet_at_one_table::<DiceSettlers>(Bot::Greedy);
}

#[test]
fn other_weights_change_the_chances_against_the_diceoneer() {
    let game = DiceSettlers::new(&Setup::new(1)).expect("the defaults start");
    let weights = DiceSettlers::WEIGHTS.iter().map(|weight| weight + 1.0).collect();
    let other = Linear::new(weights, DiceSettlers::NOISE);
    let [own, other] = [DiceSettlers::evaluator(), &other].map(|it| it.chances(&game)[Seat::FIRST]);
    assert!(own > 0.0 && other < 1.0 && (own - other).abs() > 0.01, "{own} and {other}");
}
