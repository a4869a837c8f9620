//! KD-7 Tame: a dragon trainer replaces a fire.

use conformance::Table as _;
use king_of_the_dice::Phase;

use crate::table::{Table, at, space};

/// Dice for the first dragon trainer: red dice of 15 or more.
const RED: &str = "red1 red2 red3 red4 red6 green6";

fn trainer(table: Table) -> Table {
    table.keeps(RED).then(&["hire 3", "opened s3-02"])
}

#[test]
fn kd_7_1_any_fire_is_replaced_by_a_marker_and_goes_to_the_seat() {
    let table = trainer(Table::of(2));
    assert_eq!(table.choices(), ["tame a6", "tame a11", "tame b5", "tame b10"]);
    let table = table.refuses("tame a1", "KD-7.1").plays("tame b5");
    assert_eq!((table.area(0).fires, table.area(0).markers), (1, space("b5").bit()));
    assert_eq!((table.game.fires & space("b5").bit(), table.game.stock.fires), (0, 11));
}

#[test]
fn kd_7_2_a_gemstone_under_the_fire_is_taken() {
    let table = trainer(Table::of(2).burns("a1"));
    assert!(table.game.gold & space("a1").bit() != 0);
    let table = table.plays("tame a1");
    assert_eq!((table.area(0).gold, table.game.gold & space("a1").bit()), (1, 0));
}

#[test]
fn kd_7_3_without_a_fire_the_card_is_hired_for_nothing() {
    let mut table = Table::of(2);
    // The fires of the start belong to the other seat.
    let fires = table.game.fires;
    table.game.areas[at(1)].markers = fires;
    table.game.areas[at(1)].fires = 4;
    table.game.fires = 0;
    let table = trainer(table);
    assert_eq!((table.game.phase, table.game.seat), (Phase::Roll, at(1)));
    assert_eq!(table.area(0).cards.count_ones(), 1);
}

#[test]
fn kd_7_4_only_a_trainer_just_hired_tames() {
    Table::of(2).rolls(RED).refuses("tame a6", "KD-7.4");
    Table::of(2).keeps(RED).refuses("tame a6", "KD-7.4");
}
