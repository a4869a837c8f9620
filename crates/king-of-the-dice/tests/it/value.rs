//! The estimate that bots read leads to sensible play.

use bots::Bot;
use engine::{Estimate, Game, Setup, Turn};
use king_of_the_dice::KingOfTheDice;
use rand_core::SeedableRng;
use rand_xoshiro::Xoshiro256PlusPlus;

/// How many of so many games the one greedy seat wins, a shared win counted by its share; the seat changes.
fn greedy_wins(seats: usize, games: u64) -> f64 {
    let mut wins = 0.0;
    for number in 0..games {
        let mut rng = Xoshiro256PlusPlus::seed_from_u64(number);
        let greedy = number as usize % seats;
        let mut game = KingOfTheDice::new(&Setup::new(seats)).expect("the table can start");
        while game.turn() != Turn::Over {
            let Turn::Seats(asked) = game.turn() else {
                game.resolve(game.sample(&mut rng));
                continue;
            };
            let seat = asked.first().expect("someone is asked");
            let bot = if seat.index() == greedy { Bot::Greedy } else { Bot::Random };
            let action = bot.choose(&game, seat, &mut rng);
            game.apply(seat, action);
        }
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
        let mut rng = Xoshiro256PlusPlus::seed_from_u64(number);
        let mut game = KingOfTheDice::new(&Setup::new(3)).expect("the defaults start");
        bots::playout(&mut game, &mut rng, &mut Vec::new());
        assert_eq!(game.winner, None, "no seat of these games runs out of markers");
        let points = game.scores().map(|sheet| sheet.total() as f32);
        for seat in points.seats() {
            // Fires break ties: they may add a little, never a point.
            let more = game.prospects()[seat] - points[seat];
            assert!((0.0..0.5).contains(&more), "{more} more than the points");
        }
    }
}

#[test]
fn there_is_a_weight_for_each_name() {
    let named: usize = KingOfTheDice::NAMES.iter().map(|(_, count)| count).sum();
    assert_eq!(KingOfTheDice::weights().len(), named);
    assert!(KingOfTheDice::noise()[0] > 0.0, "a spread is more than 0 at the end too");
}
