//! The estimate that bots read leads to sensible play.

use bots::Bot;
use catan_dice::{Action, CatanDice};
use engine::{Estimate, Game, Setup, Turn};
use rand_core::SeedableRng;
use rand_xoshiro::Xoshiro256PlusPlus;

/// Plays greedy games and counts the turns that end in a cross although something could be built.
fn wasted_turns(seats: usize, ruleset: &str) -> usize {
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(15);
    let mut wasted = 0;
    for _ in 0..40 {
        let mut game = CatanDice::new(&Setup::new(seats).with("ruleset", ruleset))
            .expect("the ruleset is there");
        while game.turn() != Turn::Over {
            let Turn::Seats(asked) = game.turn() else {
                game.resolve(game.sample(&mut rng));
                continue;
            };
            let seat = asked.first().expect("someone is asked");
            let action = Bot::Greedy.choose(&game, seat, &mut rng);
            let mut legal = Vec::new();
            game.actions(seat, &mut legal);
            let can_build = legal.iter().any(|action| matches!(action, Action::Build(_)));
            wasted += usize::from(action == Action::End && game.points == 0 && can_build);
            game.apply(seat, action);
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
        let mut rng = Xoshiro256PlusPlus::seed_from_u64(seats as u64);
        let mut game = CatanDice::new(&Setup::new(seats)).expect("the defaults start");
        bots::playout(&mut game, &mut rng, &mut Vec::new());
        let points = game.scores().map(|sheet| sheet.total() as f32);
        assert_eq!(game.prospects(), points);
    }
}

#[test]
fn there_is_a_weight_for_each_name() {
    let named: usize = CatanDice::NAMES.iter().map(|(_, count)| count).sum();
    assert_eq!(CatanDice::weights().len(), named);
    assert!(CatanDice::noise()[0] > 0.0, "a spread is more than 0 at the end too");
}
