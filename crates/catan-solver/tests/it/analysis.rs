//! Luck and skill: together with what was to be expected they are the score.

use bots::Bot;
use catan_dice::CatanDice;
use catan_solver::{Analysis, Solution};
use engine::{Game, Match, Pack, Seat, Setup, Turn};
use rand_core::SeedableRng;
use rand_xoshiro::Xoshiro256PlusPlus;

use crate::table::{classic, manual};

/// A game whose first seat plays as `choose` says; the others are greedy.
fn played(
    ruleset: &str,
    seats: usize,
    seed: u64,
    choose: impl Fn(&CatanDice, &mut Xoshiro256PlusPlus) -> catan_dice::Action,
) -> Match<CatanDice> {
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(seed);
    let mut game: Match<CatanDice> =
        Match::new(Setup::new(seats).with("ruleset", ruleset)).expect("the table can start");
    loop {
        let state = *game.state();
        match state.turn() {
            Turn::Over => return game,
            Turn::Chance => game.resolve(state.sample(&mut rng)).expect("it can fall so"),
            Turn::Seats(asked) => {
                let seat = asked.first().expect("someone is asked");
                let action = if seat == Seat::FIRST {
                    choose(&state, &mut rng)
                } else {
                    Bot::Greedy.choose(&state, seat, &mut rng)
                };
                game.play(seat, action).expect("it is legal");
            }
        }
    }
}

fn assert_sums_up(
    solution: &Solution,
    game: &Match<CatanDice>,
    seat: Seat,
) -> Analysis<catan_dice::Action> {
    let analysis = solution.analyse(game.at(0), game.events(), seat);
    let score = f64::from(game.state().scores()[seat].total());
    let sum = analysis.expected + analysis.luck() - analysis.loss();
    assert!((sum - score).abs() < 1e-6, "{sum} is not {score}");
    assert!((analysis.score - score).abs() < 1e-9);
    assert_eq!(analysis.turns.len(), 15);
    let decisions = || analysis.turns.iter().flat_map(|turn| &turn.decisions);
    let own = game
        .events()
        .iter()
        .filter(|event| matches!(event, engine::Event::Action(by, _) if *by == seat));
    assert_eq!(decisions().count(), own.count());
    assert!(decisions().all(|decision| decision.loss >= 0.0));
    analysis
}

#[test]
fn luck_less_losses_and_expectation_are_the_score() {
    for (solution, ruleset) in [(manual(), "manual"), (classic(), "classic")] {
        let greedy = |game: &CatanDice, rng: &mut _| Bot::Greedy.choose(game, Seat::FIRST, rng);
        let random = |game: &CatanDice, rng: &mut _| Bot::Random.choose(game, Seat::FIRST, rng);
        for seed in 0..2 {
            let game = played(ruleset, 2, seed, greedy);
            assert!(assert_sums_up(solution, &game, Seat::FIRST).loss() > 0.0);
            assert_sums_up(solution, &game, Seat::new(1).unwrap());
            assert_sums_up(solution, &played(ruleset, 1, seed, random), Seat::FIRST);
        }
    }
}

#[test]
fn best_play_loses_nothing() {
    let solution = manual();
    let best = |game: &CatanDice, _: &mut _| solution.best(game, Seat::FIRST);
    let game = played("manual", 1, 3, best);
    assert_eq!(assert_sums_up(solution, &game, Seat::FIRST).loss(), 0.0);
}

#[test]
fn a_game_that_is_not_over_is_taken_as_far_as_it_goes() {
    let greedy = |game: &CatanDice, rng: &mut _| Bot::Greedy.choose(game, Seat::FIRST, rng);
    let game = played("manual", 1, 4, greedy).truncated(40);
    let analysis = manual().analyse(game.at(0), game.events(), Seat::FIRST);
    let sum = analysis.expected + analysis.luck() - analysis.loss();
    assert!((sum - manual().value(game.state(), Seat::FIRST)).abs() < 1e-9);
    assert_eq!(analysis.turns.last().unwrap().round, game.state().round);
}

#[test]
fn a_solution_knows_its_ruleset() {
    let game = |ruleset| {
        CatanDice::new(&Setup::new(1).with("ruleset", ruleset)).expect("the table can start")
    };
    assert!(manual().is_for(&game("manual")));
    assert!(!manual().is_for(&game("classic")));
    let _: Pack<catan_dice::Content> = game("manual").pack;
}
