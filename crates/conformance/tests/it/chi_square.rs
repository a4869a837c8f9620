//! The chi-square test against tables, and against draws that are plainly fair or unfair.

use conformance::chi_square::{critical, fits};

/// Exact values for one in a million, from the inverse of the regularised gamma function.
const EXACT: [(usize, f64); 6] = [
    (1, 23.928_127),
    (2, 27.631_021),
    (5, 35.888_187),
    (10, 46.863_047),
    (100, 182.126_777),
    (461, 619.985_845),
];

#[test]
fn the_approximation_is_near_the_exact_values_and_never_below() {
    for (degrees, exact) in EXACT {
        let near = critical(degrees);
        assert!((exact..exact * 1.15).contains(&near), "{degrees} degrees: {near} for {exact}");
    }
}

#[test]
fn counts_near_the_weights_fit_and_others_do_not() {
    fits(&[1_000, 2_010, 2_990], &[1, 2, 3]).unwrap();
    assert!(fits(&[2_000, 2_000, 2_000], &[1, 2, 3]).is_err());
}

#[test]
fn rare_cells_are_taken_together() {
    let weights = [99_900, 20, 20, 20, 20, 20];
    fits(&[9_990, 1, 0, 2, 1, 6], &weights).unwrap();
    assert!(fits(&[9_900, 20, 20, 20, 20, 20], &weights).is_err());
}

#[test]
fn a_single_outcome_always_fits() {
    fits(&[500], &[7]).unwrap();
    fits(&[3], &[7]).unwrap();
}
