//! Counts of the tree of play from fixed states, chance included.

use conformance::perft;
use engine::Faces;

use crate::table::Table;

/// The counts at depths 1 to 4.
fn counts(table: &Table) -> [u64; 4] {
    [1, 2, 3, 4].map(|depth| perft(&table.game, depth))
}

/// So many multisets of `size` dice there are, with repetition: C(size + 5, 5).
fn multisets(size: u8) -> u64 {
    Faces::all(size).count() as u64
}

#[test]
fn the_counts_from_the_start_of_a_game() {
    assert_eq!(counts(&Table::solo("classic")), [462, 12_376, 1_169_413, 34_809_295]);
}

#[test]
fn the_first_counts_can_be_worked_out() {
    let start = Table::solo("classic").game;
    assert_eq!(perft(&start, 1), multisets(6));
    // What is thrown again and what is kept are two multisets of six dice together: C(17, 6) pairs.
    assert_eq!(perft(&start, 2), Faces::all(6).map(Faces::parts_count).sum::<u64>());
    let pairs: u64 = (0..=6).map(|again| multisets(again) * multisets(6 - again)).sum();
    assert_eq!(perft(&start, 2), pairs);
    // Then the dice thrown again fall, or the seat has stopped and is asked what to do with its dice.
    let rerolled: u64 = (1..=6).map(|again| multisets(again).pow(2) * multisets(6 - again)).sum();
    let stopped: u64 = Faces::all(6).map(choices_at_the_start).sum();
    assert_eq!(perft(&start, 3), rerolled + stopped);
}

/// Ending the turn, five trades for two gold, and road, settlement and soldier for their dice; no city is in reach.
fn choices_at_the_start(dice: Faces) -> u64 {
    let shows = |faces: &[usize]| u64::from(faces.iter().all(|face| dice.count(*face) > 0));
    let trades = if dice.count(5) >= 2 { 5 } else { 0 };
    1 + trades + shows(&[3, 4]) + shows(&[0, 2, 3, 4]) + shows(&[0, 1, 2])
}

#[test]
fn the_counts_in_the_middle_of_a_game() {
    // Three soldiers with one joker crossed off, five roads, and dice for nearly everything.
    let table = Table::solo("classic").marks_soldiers(3).marks_roads(&[1, 2, 3, 4, 5]);
    let table =
        table.turn("grain ore gold gold gold wood", &["joker 3 gold sheep", "build soldier 4"]);
    let table = table.keeps("grain wood brick gold gold gold");
    // One end, five trades, ten jokers (ore from four faces, grain and wood from three), road 6.
    assert_eq!(counts(&table), [17, 663, 21_292, 1_463_027]);
}

#[test]
fn the_counts_by_the_manual_are_others() {
    let table = Table::of(2, "manual").marks_soldiers(1).marks_roads(&[1, 2]);
    let table = table.keeps("grain wood brick gold gold gold");
    // One end, five trades, ore from four faces, road 1.
    assert_eq!(counts(&table), [11, 519, 17_077, 1_314_931]);
}

#[test]
fn the_last_turn_ends_the_tree() {
    let table = (0..14).fold(Table::solo("manual"), |table, _| table.crosses());
    let table = table.keeps("wood brick ore ore ore ore");
    // A road or nothing; then the road's turn ends, and nothing is left.
    assert_eq!(counts(&table), [2, 1, 0, 0]);
}
