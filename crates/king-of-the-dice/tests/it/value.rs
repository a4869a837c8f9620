//! The estimate that bots read leads to sensible play.

use bots::Bot;
use conformance::played;
use engine::{Estimate, Evaluator, Game, Playable, Setup};
use king_of_the_dice::KingOfTheDice;

/// How many of a number of games the one greedy seat wins, a shared win counted by its share; the seat changes.
fn greedy_wins(seats: usize, games: u64) -> f64 {
    let mut wins = 0.0;
    for number in 0..games {
        let greedy = number as usize % seats;
        let mut players = vec![Bot::Random; seats];
        players[greedy] = Bot::Greedy;
        let game: KingOfTheDice = played(&Setup::new(seats), &players, number);
        let standings = game.standings();
        let winners: Vec<usize> = standings
            .seats()
            .filter(|it| standings[*it].is_win())
            .map(engine::Seat::index)
            .collect();
        if winners.contains(&greedy) {
            wins += 1.0 / winners.len() as f64;
        }
    }
    wins / games as f64
}

#[test]
fn greedy_clearly_beats_random() {
    for seats in 2..=4 {
        let share = greedy_wins(seats, 200);
        assert!(share > 0.9, "with {seats} seats greedy wins {share}");
    }
}

#[test]
fn the_prospects_of_a_finished_game_are_its_points() {
    for number in 0..8 {
        let game: KingOfTheDice = played(&Setup::new(3), &[Bot::Random; 3], number);
        assert_eq!(game.winner, None, "no seat of these games runs out of markers");
        let points = game.scores().map(|sheet| sheet.total() as f32);
        for seat in points.seats() {
            // Fires break ties: they may add a little, never a point.
            let more = KingOfTheDice::evaluator().prospects(&game)[seat] - points[seat];
            assert!((0.0..0.5).contains(&more), "{more} more than the points");
        }
    }
}

#[test]
fn there_is_a_weight_for_each_name() {
    let named: usize = KingOfTheDice::NAMES.iter().map(|(_, count)| count).sum();
    assert_eq!(KingOfTheDice::WEIGHTS.len(), named);
    const { assert!(KingOfTheDice::NOISE[0] > 0.0, "a spread is more than 0 at the end too") };
}
