//! The spread of final scores under best play.

use engine::Pack;

use crate::lockstep::{mean, scores};
use crate::table::{game, manual};

#[test]
fn its_mean_is_the_value_and_its_chances_are_complete() {
    let spread = manual().distribution();
    assert!((spread.mean() - manual().by_turns()[15]).abs() < 1e-9);
    let sum: f64 = spread.scores.iter().map(|(_, chance)| chance).sum();
    assert!((sum - 1.0).abs() < 1e-9);
    assert!((spread.cities.iter().sum::<f64>() - 1.0).abs() < 1e-9);
    assert_eq!(spread.cities.len(), 5);
    assert!(spread.scores.is_sorted());
}

#[test]
fn its_deviation_and_quantiles_are_those_of_games_played() {
    let spread = manual().distribution();
    let mut played = scores(manual(), &game(Pack::default(), "manual", 1), 10_000, 8);
    played.sort_unstable();
    let (_, error) = mean(&played);
    let deviation = error * (played.len() as f64).sqrt();
    assert!((deviation / spread.deviation() - 1.0).abs() < 0.03, "{deviation}");
    for (part, place) in [(0.05, 500), (0.5, 5_000), (0.95, 9_500)] {
        assert!((spread.quantile(part) - played[place]).abs() <= 1);
    }
}

#[test]
fn the_opening_keeps_are_complete() {
    let keeps = manual().opening();
    let sum: f64 = keeps.iter().map(|keep| keep.chance).sum();
    assert!((sum - 1.0).abs() < 1e-12);
    let mean: f64 = keeps.iter().map(|keep| keep.chance * keep.value).sum();
    assert!((mean - manual().by_turns()[15]).abs() < 1e-9);
}
