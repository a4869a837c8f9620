//! `weights.rs` of every fitted game.

use catan_dice::CatanDice;
use engine::Estimate;
use fit::{Set, parse, text};
use king_of_the_dice::KingOfTheDice;

/// The file has a number for each name, with the name behind it, and is read as it was written.
fn check<G: Estimate>(file: &str) {
    let named: usize = G::NAMES.iter().map(|(_, count)| count).sum();
    assert_eq!(G::weights().len(), named);
    assert!(G::weights().iter().all(|weight| weight.is_finite()));
    let set = Set::in_use::<G>();
    assert_eq!(parse(file).unwrap(), set);
    let command = file.split('`').nth(1).unwrap();
    assert_eq!(text::<G>(&set, command), file, "the file is written by the command");
    assert!(command.starts_with("cargo run --release -p fit -- "), "{command}");
}

#[test]
fn catan_dice_has_a_weight_for_each_name() {
    check::<CatanDice>(include_str!("../../../catan-dice/src/weights.rs"));
}

#[test]
fn king_of_the_dice_has_a_weight_for_each_name() {
    check::<KingOfTheDice>(include_str!("../../../king-of-the-dice/src/weights.rs"));
}

#[test]
fn a_file_that_is_no_list_of_weights_is_refused() {
    assert_eq!(parse("const A: u8 = 1;").unwrap_err().to_string(), "there is no list WEIGHTS");
    let wrong = "const WEIGHTS: [f32; 1] = [x];\nconst STRAY: [f32; 2] = [1.0, 2.0];";
    assert_eq!(parse(wrong).unwrap_err().to_string(), "\"x\" is not a number");
}
