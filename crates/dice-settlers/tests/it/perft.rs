//! Counts of the tree of play from fixed states, chance included.

use conformance::perft;

use crate::table::Table;

/// The counts at depths 1 to 3.
fn counts(table: &Table) -> [u64; 3] {
    [1, 2, 3].map(|depth| perft(&table.game, depth))
}

#[test]
fn the_counts_from_the_start_of_a_game() {
    // The first player, then starting tiles that are dealt one by one.
    assert_eq!(counts(&Table::new(4)), [4, 4 * 7, 4 * 7 * 6]);
    // With random cards: one of the four of the first seal, then two of the twelve of the second.
    let random = Table::with(2, &[("technologies", "random")]);
    assert_eq!(counts(&random), [2, 2 * 4, 2 * 4 * 12]);
}
