//! Counts that can be checked on paper.

use conformance::perft;
use engine::{Game, Seat};

use crate::toy::{Coins, Fault, Take, Toss, setup};

#[test]
fn every_action_and_every_outcome_is_a_way() {
    let start = Coins::new(&setup(Fault::Sound)).unwrap();
    // Three takes, two tosses each, three takes each again.
    assert_eq!([0, 1, 2, 3].map(|depth| perft(&start, depth)), [1, 3, 6, 18]);
}

#[test]
fn a_way_that_ends_sooner_is_not_counted() {
    let mut game = Coins::new(&setup(Fault::Sound)).unwrap();
    for _ in 0..3 {
        game.apply(Seat::FIRST, Take(3));
        game.resolve(Toss::Heads);
    }
    assert_eq!([0, 1, 2].map(|depth| perft(&game, depth)), [1, 0, 0]);
}
