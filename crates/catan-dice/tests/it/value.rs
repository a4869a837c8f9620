//! The estimate that bots read leads to sensible play.

use bots::Bot;
use catan_dice::{Action, CatanDice};
use conformance::{next_event, played, start};
use engine::{Estimate, Evaluator, Event, Game, Playable, Setup};
use rand_core::SeedableRng;
use rand_xoshiro::Xoshiro256PlusPlus;

/// Plays greedy games and counts the turns that end in a cross although something could be built.
fn wasted_turns(seats: usize, ruleset: &str) -> usize {
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(15);
    let mut wasted = 0;
    for _ in 0..40 {
        let mut game: CatanDice = start(seats, &[("ruleset", ruleset)]);
        while let Some(event) = next_event(&game, &[Bot::Greedy; 4], &mut rng) {
            if event == Event::Action(game.seat, Action::End) {
                let mut legal = Vec::new();
                game.actions(game.seat, &mut legal);
                let can_build = legal.iter().any(|action| matches!(action, Action::Build(_)));
                wasted += usize::from(game.points == 0 && can_build);
            }
            game = event.after(game);
        }
    }
    wasted
}

#[test]
fn greedy_never_takes_a_cross_while_it_can_build() {
    for ruleset in ["manual", "classic", "manual-wide"] {
        for seats in 1..=4 {
            assert_eq!(wasted_turns(seats, ruleset), 0, "{ruleset} with {seats} seats");
        }
    }
}

#[test]
fn the_prospects_of_a_finished_game_are_its_points() {
    for seats in 1..=4 {
        let game: CatanDice = played(&Setup::new(seats), &[Bot::Random; 4], seats as u64);
        let points = game.scores().map(|sheet| sheet.total() as f32);
        assert_eq!(CatanDice::evaluator().prospects(&game), points);
    }
}

#[test]
fn there_is_a_weight_for_each_name() {
    let named: usize = CatanDice::NAMES.iter().map(|(_, count)| count).sum();
    assert_eq!(CatanDice::WEIGHTS.len(), named);
    const { assert!(CatanDice::NOISE[0] > 0.0, "a spread is more than 0 at the end too") };
}
