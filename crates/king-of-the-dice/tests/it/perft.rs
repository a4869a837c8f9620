//! Counts of the tree of play from fixed states, chance included.

use conformance::perft;

use crate::table::{Table, market};

/// The counts at depths 1 to `depth`.
fn counts(table: &Table, depth: u32) -> Vec<u64> {
    (1..=depth).map(|depth| perft(&table.game, depth)).collect()
}

#[test]
fn the_counts_from_the_start_of_a_game() {
    // Twelve cards for each pile.
    assert_eq!(counts(&Table::bare(2, "printed"), 5), [12, 144, 1728, 20_736, 248_832]);
    // Three joins, then fires one by one.
    assert_eq!(counts(&Table::bare(2, "free"), 4), [3, 90, 2610, 73_080]);
}

#[test]
fn the_counts_of_a_roll() {
    // A roll of two like dice has 15 unlike and 6 like pairs: four and three parts.
    let table = Table::of(2);
    assert_eq!(counts(&table, 2), [9261, (15 * 4 + 6 * 3_u64).pow(3)]);
}

#[test]
fn the_counts_of_a_hire() {
    let table =
        Table::of(4).settles(1, "a1").settles(2, "b15").keeps("red1 red2 red3 red4 red6 green6");
    // The merchant or the trainer; eleven cards each; then 15 terrains, or two fires; then a second tile, or the next roll.
    let second = 13 * 15 + 2 * 13;
    assert_eq!(counts(&table, 4), [2, 22, 11 * 15 + 11 * 2, 11 * second + 11 * 2 * 9261]);
}

#[test]
fn the_counts_of_jokers() {
    let table = Table::with(3, market("s3-11")).gives(0, &["s4-12", "s5-07", "s2-08", "s4-03"]);
    let table = table.gives_supers(0, &["s2-05", "s2-06", "s4-06", "s4-07"]);
    let table = table.keeps("blue1 blue6 green3 green4 blue4 red2");
    assert_eq!(counts(&table, 4), COUNTS_OF_JOKERS);
}

/// Four hires with jokers and five cards to take; every payment of the hires is held to its definition elsewhere.
const COUNTS_OF_JOKERS: [u64; 4] = [9, 65, 738, 1521];
