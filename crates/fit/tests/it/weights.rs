//! `weights.rs` of every game.

use catan_dice::CatanDice;
use dice_settlers::DiceSettlers;
use engine::Estimate;
use fit::{Set, parse, text};
use king_of_the_dice::KingOfTheDice;
use nations_dice::NationsDice;

/// The file has a number for each name, as `fit` sets it, and is read as it was written; its head names a command.
fn check<G: Estimate>(file: &str) {
    let named: usize = G::NAMES.iter().map(|(_, count)| count).sum();
    assert_eq!(G::weights().len(), named);
    assert!(G::weights().iter().all(|weight| weight.is_finite()));
    let set = Set::in_use::<G>();
    assert_eq!(parse(file).expect("a list of weights"), set);
    let command = file.split('`').nth(1).expect("a command in the head");
    let wanted = format!("cargo run --release -p fit -- {}", G::info().id);
    assert!(command.starts_with(&wanted), "{command}");
    assert_eq!(body(file), body(&text::<G>(&set, command)));
}

/// What follows the head: that says in words where the numbers are from.
fn body(file: &str) -> &str {
    file.split_once("\n\n").expect("a head").1
}

#[test]
fn every_game_has_a_weight_for_each_name() {
    check::<CatanDice>(include_str!("../../../catan-dice/src/weights.rs"));
    check::<KingOfTheDice>(include_str!("../../../king-of-the-dice/src/weights.rs"));
    check::<NationsDice>(include_str!("../../../nations-dice/src/weights.rs"));
    check::<DiceSettlers>(include_str!("../../../dice-settlers/src/weights.rs"));
}

#[test]
fn a_file_that_is_no_list_of_weights_is_refused() {
    assert_eq!(parse("const A: u8 = 1;").unwrap_err().to_string(), "there is no list WEIGHTS");
    let wrong = "const WEIGHTS: [f32; 1] = [x];\nconst NOISE: [f32; 2] = [1.0, 2.0];";
    assert_eq!(parse(wrong).unwrap_err().to_string(), "\"x\" is not a number");
}
