//! DS-17 Free: factories and governing.

use conformance::Table as _;

use crate::table::{Table, tile};

fn table() -> Table {
    Table::of(2).active(1, "white settle").active(0, "white settle, white recruit")
}

#[test]
fn ds_17_1_any_number_of_free_actions_in_the_own_turn() {
    let table =
        table().tile(9, "0,1").tents(0, 9, 1).tile(25, "1,-1").tents(0, 25, 4).tents(1, 9, 1);
    let table = table.refuses_seat(1, "factory 9", "DS-7.1");
    let table = table.plays("govern 25").plays("factory 9").plays("factory 25");
    assert_eq!((table.player(0).tents, table.player(0).tokens[0]), (9, 1));
    assert_eq!(table.choices(), ["recruit 1", "settle"], "the main action is still to come");
    // Not outside the Action phase.
    let rolling = self::table().active(0, "white pioneer").rolling(0).tile(9, "0,1").tents(0, 9, 1);
    let rolling = rolling.refuses("factory 9", "DS-17.1").refuses("govern 1", "DS-17.1");
    rolling.refuses("engineer 9", "DS-17.1").keeping(0).refuses("factory 9", "DS-17.1");
}

#[test]
fn ds_17_2_not_inside_another_action() {
    let table = table().tile(9, "0,1").tents(0, 9, 1).tents(0, 1, 3);
    let table = table.active(0, "yellow settle").plays("settle").refuses("factory 9", "DS-17.2");
    let table = table.plays("spend white settle").refuses("govern 1", "DS-17.2");
    table.plays("add").refuses("factory 9", "DS-17.2");
    let between = self::table().tile(9, "0,1").tents(0, 9, 1).change(|game| game.act.extra = 1);
    between
        .refuses("factory 9", "DS-17.2")
        .refuses("engineer 9", "DS-17.2")
        .refuses("govern 9", "DS-17.2");
}

#[test]
fn ds_17_3_a_factory_takes_a_tent() {
    let table = table().tile(9, "0,1").tents(0, 9, 1).tents(1, 9, 3);
    let table = table.refuses("factory 1", "DS-17.3").refuses("factory 13", "DS-17.3");
    assert_eq!(table.plays("factory 9").tents_on(0, 9), 0, "control is not needed");
    assert!(!table.plays("factory 9").player(0).presence.has(tile(9)));
    table.house(1, 9).allows("factory 9");
    table.tents(0, 9, 0).house(0, 9).refuses("factory 9", "DS-17.3");
}

#[test]
fn ds_17_4_each_factory_once_a_round() {
    let table = table().tile(9, "0,1").tents(0, 9, 2).tile(13, "1,-1").tents(0, 13, 1);
    let table = table.plays("factory 9").refuses("factory 9", "DS-17.4").plays("factory 13");
    assert_eq!(table.player(0).factories, 0b101, "the first and the third factory of the pack");
    // Another seat may use the same.
    table.tents(1, 9, 1).turn(1).allows("factory 9");
}

#[test]
fn ds_17_5_not_without_a_possible_benefit() {
    let table = table().tile(11, "0,1").tents(0, 11, 1).supply("yellow 3");
    table.refuses("factory 11", "DS-22.10");
    let table = Table::of(3).active(0, "white settle").tile(33, "1,1").tents(0, 33, 3);
    table.refuses("factory 33", "DS-22.13").tents(0, 33, 4).allows("factory 33");
}

#[test]
fn ds_17_6_govern_needs_three_tents_more_than_every_other() {
    let table = table().tents(0, 1, 5).tents(1, 1, 2).allows("govern 1");
    table.tents(1, 1, 3).refuses("govern 1", "DS-17.6");
    table
        .tents(0, 1, 2)
        .tents(1, 1, 0)
        .refuses("govern 1", "DS-17.6")
        .refuses("govern 3", "DS-17.6");
}

#[test]
fn ds_17_7_govern_needs_a_tile_without_a_house_and_a_house_in_stock() {
    let table = table().tents(0, 1, 4);
    table.house(1, 1).refuses("govern 1", "DS-17.7");
    let four = [(14, "0,1"), (20, "1,-1"), (24, "1,1"), (16, "2,-1")];
    let table =
        four.into_iter().fold(table, |table, (tile, hex)| table.tile(tile, hex).house(0, tile));
    table.allows("govern 1").tile(18, "2,0").house(0, 18).refuses("govern 1", "DS-17.7");
}

#[test]
fn ds_17_8_three_tents_become_a_house() {
    let table = table().tents(0, 1, 4).plays("govern 1");
    assert_eq!(
        (table.tents_on(0, 1), table.player(0).tents),
        (1, 5),
        "they go to the general supply"
    );
    assert!(table.player(0).houses.has(tile(1)));
    let table = self::table().tents(0, 1, 3).plays("govern 1");
    assert!(table.tents_on(0, 1) == 0 && table.player(0).presence.has(tile(1)));
}
