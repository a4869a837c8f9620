//! The estimate that bots read leads to sensible play.

use bots::Bot;
use dice_settlers::DiceSettlers;
use engine::{Evaluator, Game, Playable, Seat, Setup};

/// Plays a game with these players.
fn played(players: &[Bot], seed: u64) -> DiceSettlers {
    conformance::played(&Setup::new(players.len()), players, seed)
}

#[test]
fn greedy_clearly_beats_random() {
    for seats in 2..=4 {
        let mut players = vec![Bot::Random; seats];
        players[0] = Bot::Greedy;
        let won = (0..50).filter(|seed| played(&players, *seed).standings()[Seat::FIRST].is_win());
        assert!(won.count() >= 47, "with {seats} seats");
    }
}

#[test]
fn greedy_alone_beats_the_normal_diceoneer_more_often_than_not() {
    let won =
        (0..60).filter(|seed| played(&[Bot::Greedy], *seed).standings()[Seat::FIRST].is_win());
    assert!(won.count() > 30);
}

#[test]
fn greedy_games_are_as_long_as_those_of_people() {
    for seats in 2..=4 {
        let rounds: u32 =
            (0..20).map(|seed| u32::from(played(&vec![Bot::Greedy; seats], seed).round)).sum();
        assert!((20 * 6..20 * 20).contains(&rounds), "{rounds} rounds in 20 games of {seats}");
    }
}

#[test]
fn an_ended_game_is_worth_its_points() {
    let game = played(&[Bot::Random; 3], 1);
    let totals: Vec<f32> = game.scores().iter().map(|sheet| sheet.total() as f32).collect();
    let prospects = DiceSettlers::evaluator().prospects(&game);
    assert_eq!(prospects.iter().copied().collect::<Vec<f32>>(), totals);
}
