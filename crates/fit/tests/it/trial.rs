//! A game on trial is the game: bots find every hook of it.

use bots::{Bot, Budget};
use catan_dice::CatanDice;
use dice_settlers::DiceSettlers;
use engine::{Estimate, Game, Seat, Settings, Setup, Turn};
use fit::{Kept, Set, Trial};
use king_of_the_dice::KingOfTheDice;
use nations_dice::NationsDice;
use rand_core::SeedableRng;
use rand_xoshiro::Xoshiro256PlusPlus;

/// What `Game` says once for all games, from the hooks.
const FOR_ALL: [&str; 2] = ["play", "state_hash"];

fn start<G: Game>(seats: usize, settings: Settings) -> G {
    let setup = Setup { seats, settings, pack: engine::Pack::default() };
    G::new(&setup).expect("a table of that size")
}

/// With the weights in use every bot answers as in the game itself.
fn check<G: Estimate>(seats: usize) {
    let rng = Xoshiro256PlusPlus::seed_from_u64(3);
    let mut game: G = start(seats, Settings::new());
    let mut dice = rng.clone();
    let bots = [Bot::Greedy, Bot::Turn, Bot::search(Budget::Iterations(8))];
    for number in 0..60 {
        let trial = Trial::new(game, Kept::default());
        assert_eq!(trial.chances(), game.chances());
        match game.turn() {
            Turn::Over => return,
            Turn::Chance => game.resolve(game.sample(&mut dice)),
            Turn::Seats(seats) => {
                let seat = seats.first().expect("someone is asked");
                let bot = bots[number % bots.len()];
                let action = bot.choose(&game, seat, &mut rng.clone());
                assert_eq!(bot.choose(&trial, seat, &mut rng.clone()), action, "{bot}");
                assert_eq!(trial.rolling(), game.rolling());
                game.apply(seat, action);
            }
        }
    }
}

#[test]
fn bots_answer_as_in_the_game() {
    check::<CatanDice>(2);
    check::<KingOfTheDice>(2);
    check::<NationsDice>(3);
    check::<DiceSettlers>(2);
}

#[test]
fn other_weights_change_the_chances_against_the_diceoneer() {
    let game: DiceSettlers = start(1, Settings::new());
    let mut set = Set::in_use::<DiceSettlers>();
    set.weights.iter_mut().for_each(|weight| *weight += 1.0);
    let trial = Trial::new(game, set.keep());
    let (own, other) = (game.chances()[Seat::FIRST], trial.chances()[Seat::FIRST]);
    assert!(own > 0.0 && other < 1.0 && (own - other).abs() > 0.01, "{own} and {other}");
}

#[test]
fn every_hook_is_passed_on() {
    let contract = include_str!("../../../engine/src/game.rs");
    let (_, contract) = contract.split_once("pub trait Game:").expect("the contract");
    let (contract, _) = contract.split_once("\n}\n").expect("the end of the contract");
    let trial = include_str!("../../src/trial.rs");
    let (_, trial) = trial.split_once("Game for Trial<G>").expect("the trial");
    let hooks = contract.lines().filter_map(|line| {
        let (_, name) = line.split_once("    fn ").or_else(|| line.split_once("    const "))?;
        name.split(['(', '<', ':']).next()
    });
    let hooks: Vec<&str> = hooks.filter(|name| !FOR_ALL.contains(name)).collect();
    assert!(hooks.len() > 15, "{hooks:?}");
    for hook in hooks {
        let passed = [format!("fn {hook}("), format!("fn {hook}<"), format!("const {hook}:")];
        assert!(passed.iter().any(|text| trial.contains(text)), "{hook} is not passed on");
    }
}
