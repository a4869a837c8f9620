//! Least squares find the weights that data were made with.

use engine::below;
use fit::Equations;
use rand_core::SeedableRng;
use rand_xoshiro::Xoshiro256PlusPlus;

const TRUE: [f64; 4] = [2.0, -0.5, 0.0, 7.25];

/// Rows whose result is the true weights' and a little noise.
fn rows(count: usize) -> Equations {
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(8);
    let mut draw = || below(&mut rng, 2001) as f64 / 1000.0 - 1.0;
    let mut sums = Equations::new(TRUE.len() + 1);
    for _ in 0..count {
        let features = [draw(), draw(), draw(), draw(), 0.0];
        let result: f64 = features.iter().zip(TRUE).map(|(feature, it)| feature * it).sum();
        sums.add(&features, result + 0.1 * draw());
    }
    sums
}

#[test]
fn known_weights_are_recovered() {
    let found = rows(5000).solve(1e-6);
    for (found, truth) in found.iter().zip(TRUE) {
        assert!((found - truth).abs() < 0.01, "{found} is not {truth}");
    }
}

#[test]
fn a_feature_that_never_occurs_stays_at_0() {
    assert_eq!(rows(100).solve(1e-6)[4].to_bits(), 0.0_f64.to_bits());
}

#[test]
fn a_ridge_holds_weights_near_0() {
    let (free, held) = (rows(500).solve(1e-6), rows(500).solve(1.0));
    assert!(held[3] > 0.0 && held[3] < 0.6 * free[3], "{} and {}", held[3], free[3]);
}

#[test]
fn two_features_that_go_together_share_the_result() {
    let mut sums = Equations::new(2);
    (1..=10).for_each(|it| sums.add(&[f64::from(it), f64::from(it)], 4.0 * f64::from(it)));
    let found = sums.solve(1e-6);
    assert!((found[0] + found[1] - 4.0).abs() < 0.01, "{found:?}");
}
