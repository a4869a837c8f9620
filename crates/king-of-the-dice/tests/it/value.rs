//! The estimate that bots read leads to sensible play.

use bots::Bot;
use engine::{Game, Setup, Turn};
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
