//! KD-8 Attack: a ruffian replaces the nearest marker of another seat.

use conformance::Table as _;
use king_of_the_dice::Phase;

use crate::table::{Table, at, space};

/// Dice for the first ruffian: two 2s and two 5s.
const TWOS_AND_FIVES: &str = "green2 green5 blue2 blue5 green1 green6";

fn ruffian(table: Table) -> Table {
    table.keeps(TWOS_AND_FIVES).then(&["hire 4", "opened s4-02"])
}

/// The rulebook's example: one seat's markers are neighbours, another's two steps away, the third's three.
fn four_seats() -> Table {
    let table = Table::of(4).settles(0, "a7").settles(1, "a4 a10");
    ruffian(table.settles(2, "a5 a1").settles(3, "b1 a12"))
}

#[test]
fn kd_8_1_a_marker_of_another_seat_goes_back_to_its_owner() {
    let table = four_seats().refuses("attack a7", "KD-8.1").refuses("attack a2", "KD-8.1");
    let table = table.refuses("attack a6", "KD-8.1").plays("attack a4");
    assert_eq!(table.area(0).markers, space("a7").bit() | space("a4").bit());
    assert_eq!(table.area(1).markers, space("a10").bit());
    assert_eq!(table.game.markers_left(at(1)), 15);
}

#[test]
fn kd_8_2_only_the_nearest_markers_can_be_replaced() {
    let table = four_seats();
    assert_eq!(table.choices(), ["attack a4", "attack a10"]);
    table.refuses("attack a5", "KD-8.2").refuses("attack b1", "KD-8.2");
}

#[test]
fn kd_8_2_empty_and_burning_spaces_and_the_seam_are_steps() {
    // From a5 over the burning a6 to b4 are two steps; to b5 it is three.
    let table = ruffian(Table::of(4).settles(0, "a5").settles(1, "b4").settles(2, "b5"));
    assert_eq!(table.choices(), ["attack b4"]);
    // Two seats at the same distance may both be attacked.
    let table = ruffian(Table::of(4).settles(0, "a5").settles(1, "b4").settles(2, "a12"));
    assert_eq!(table.choices(), ["attack a12", "attack b4"]);
}

#[test]
fn kd_8_3_a_seat_without_a_marker_replaces_any() {
    let table = ruffian(Table::of(3).settles(1, "a1").settles(2, "b15"));
    assert_eq!(table.choices(), ["attack a1", "attack b15"]);
}

#[test]
fn kd_8_4_without_a_marker_of_another_the_card_is_hired_for_nothing() {
    let table = ruffian(Table::of(3).settles(0, "a1"));
    assert_eq!((table.game.phase, table.game.seat), (Phase::Roll, at(1)));
    assert_eq!(table.area(0).cards.count_ones(), 1);
}

#[test]
fn kd_8_5_only_a_ruffian_just_hired_attacks() {
    let table = Table::of(2).settles(1, "a1").rolls(TWOS_AND_FIVES);
    table.refuses("attack a1", "KD-8.5").plays("stop").refuses("attack a1", "KD-8.5");
}
