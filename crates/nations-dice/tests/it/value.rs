//! The estimate that bots read leads to sensible play.

use bots::Bot;
use engine::{Game, Seat, Setup};
use nations_dice::NationsDice;

/// Plays a game in which the first seat is greedy and the others are random.
fn played(seats: usize, seed: u64) -> NationsDice {
    let players = [Bot::Greedy, Bot::Random, Bot::Random, Bot::Random];
    conformance::played(&Setup::new(seats), &players[..seats], seed)
}

#[test]
fn greedy_clearly_beats_random() {
    for seats in 2..=4 {
        let won = (0..100).filter(|seed| played(seats, *seed).standings()[Seat::FIRST].is_win());
        assert!(won.count() >= 95, "with {seats} seats");
    }
}

#[test]
fn greedy_alone_reaches_the_upper_half_of_the_hall_of_fame() {
    let total: i32 = (0..100).map(|seed| played(1, seed).scores()[Seat::FIRST].total()).sum();
    assert!(total >= 3_000, "{total} points in 100 games");
}
