//! Best play, played: its mean is the value that was computed.

use catan_solver::Solution;
use engine::Pack;

use crate::lockstep::{mean, scores};
use crate::table::{classic, game, manual};

fn assert_mean(solution: &Solution, ruleset: &str, games: u64) {
    let start = game(Pack::default(), ruleset, 1);
    let (mean, error) = mean(&scores(solution, &start, games, 7));
    let value = solution.by_turns()[15];
    assert!((mean - value).abs() < 3.0 * error, "{ruleset}: {mean} ± {error}, not {value}");
}

#[test]
fn the_mean_of_manual_games_is_their_value() {
    assert_mean(manual(), "manual", 20_000);
}

#[test]
fn the_mean_of_classic_games_is_their_value() {
    assert_mean(classic(), "classic", 5_000);
}
