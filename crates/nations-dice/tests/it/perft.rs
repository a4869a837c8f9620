//! Counts of the tree of play from fixed states, chance included.

use conformance::Table as _;
use conformance::perft;

use crate::table::{MIXED, Table};

/// The counts at depths 1 to 4.
fn counts(table: &Table) -> [u64; 4] {
    [1, 2, 3, 4].map(|depth| perft(&table.game, depth))
}

#[test]
fn the_counts_from_the_start_of_a_game() {
    // Orders, then tiles that are drawn one by one.
    assert_eq!(counts(&Table::new(4)), [24, 24 * 15, 24 * 15 * 14, 24 * 15 * 14 * 13]);
    assert_eq!(counts(&Table::new(1)), [15, 15 * 14, 15 * 14 * 13, 15 * 14 * 13 * 12]);
}

#[test]
fn the_counts_of_a_first_turn() {
    // Six tiles for gold (three of it with two traded pairs), one colony, 31 rerolls, passing.
    let table = Table::of(2).rolls(MIXED);
    assert_eq!(perft(&table.game, 1), 6 + 1 + 31 + 1);
    assert_eq!(counts(&table), [39, 1_313, 135_699, 3_114_279]);
    // Behind a reroll of k dice come the multisets of k dice over five faces: C(5, k) · C(k + 4, 4), together 1001; behind
    // passing, and behind the colony that has one price, the 126 rolls of the next seat; behind the tiles for gold
    // 8 ways to pay one (die, chit, six pairs), 14 to pay two and 8 to pay three, twice each.
    assert_eq!(1_313, 1_001 + 2 * 126 + 2 * (8 + 14 + 8));
}

#[test]
fn the_counts_of_a_solo_turn() {
    let table = Table::of(1).rolls("white strength gold gold food book");
    assert_eq!(counts(&table), [31, 823, 3_363, 25_613]);
}

#[test]
fn the_counts_of_the_end_of_a_round() {
    let table =
        Table::of(2).rolls(MIXED).plays("pass").rolls("white book book strength strength stone");
    assert_eq!(counts(&table), [26, 665, 5_509, 29_961]);
}
