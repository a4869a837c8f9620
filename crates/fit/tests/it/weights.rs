//! `weights.rs` of every game.

use std::fs;
use std::path::Path;

use engine::{Describe, Linear, Playable};
use fit::{parse, text};
use games::Visitor;

/// Compares the weights of a game with the text of their file.
#[derive(Clone, Copy)]
struct Check;

impl Visitor for Check {
    type Output = ();

    /// The file has a number for each name, as `fit` writes it, and is read as it was written; its head names a command.
    fn visit<G: Describe + Playable>(self) {
        let named: usize = G::NAMES.iter().map(|(_, count)| count).sum();
        assert_eq!(G::WEIGHTS.len(), named);
        if named == 0 {
            return;
        }
        let id = G::info().id;
        let crates =
            Path::new(env!("CARGO_MANIFEST_DIR")).parent().expect("the folder of all crates");
        let file = fs::read_to_string(crates.join(id).join("src/weights.rs")).expect("a file");
        let linear = Linear::fitted::<G>();
        assert!(linear.weights().iter().all(|weight| weight.is_finite()));
        assert_eq!(parse(&file).expect("a list of weights"), linear);
        let command = file.split('`').nth(1).expect("a command in the head");
        let wanted = format!("cargo run --release -p fit -- {id}");
        assert!(command.starts_with(&wanted), "{command}");
        assert_eq!(body(&file), body(&text::<G>(&linear, command)));
    }
}

/// What follows the head, which says in words where the numbers are from.
fn body(file: &str) -> &str {
    file.split_once("\n\n").expect("a head").1
}

#[test]
fn every_game_has_a_weight_for_each_name() {
    assert!(games::with_each(Check).len() >= 4);
}

#[test]
fn a_file_that_is_no_list_of_weights_is_refused() {
    assert_eq!(parse("const A: u8 = 1;").unwrap_err().to_string(), "there is no list WEIGHTS");
    let wrong = "const WEIGHTS: [f32; 1] = [x];\nconst NOISE: [f32; 2] = [1.0, 2.0];";
    assert_eq!(parse(wrong).unwrap_err().to_string(), "\"x\" is not a number");
}
