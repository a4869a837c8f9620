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

#[test]
fn the_counts_of_a_first_turn() {
    let dice = "white pioneer, white pioneer, white recruit, yellow settle, green wood";
    let table = Table::of(2).active(0, dice);
    // One die, one tile, tents, three resources and trade, most of them by the pair of Pioneers.
    assert_eq!(perft(&table.game, 1), 1 + 1 + 1 + 3 + 1);
    assert_eq!(counts(&table), [7, 33, 87]);
}

#[test]
fn the_counts_of_a_roll() {
    let table = Table::of(2).active(0, "white pioneer, white settle, green wood").rolling(0);
    // Pioneer, wood or done; then five ways for a white die and four for a green one, four for each of two white
    // ones and drawing, or four handfuls of the next seat.
    assert_eq!(perft(&table.game, 2), (5 + 4) + (4 + 4 + 1) + 4);
    assert_eq!(counts(&table), [3, 22, 122]);
}

#[test]
fn the_counts_of_a_trade() {
    let table = Table::of(3).active(0, "yellow trade, white recruit").tokens(0, "food 2 gold 2");
    // A die of the only colour, and what can be kept then; three pairs, two sets of three and two dice.
    assert_eq!(perft(&table.game, 2), 2 + (3 + 2 + 2));
    assert_eq!(counts(&table), [2, 9, 25]);
}

#[test]
fn the_counts_of_the_end_of_a_round() {
    let table = Table::of(2).active(0, "white pioneer, green wood").active(1, "white settle");
    // Two dice or none, one or none, and three handfuls of the new first player.
    assert_eq!(counts(&table.keeping(0)), [3, 3 * 2, 3 * 2 * 3]);
}
