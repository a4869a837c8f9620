//! DS-16 Research: what a card costs, and what it needs.

use conformance::Table as _;

use crate::table::{Table, tile};

/// Seat 0 can pay for Drilled Troops: two Research icons, Forest and Mountains, an Iron.
fn drilling() -> Table {
    let table = Table::of(2).active(1, "white settle").card("II-9").tile(5, "0,1");
    let table = table.tents(0, 5, 1).tents(0, 3, 1).tokens(0, "iron 1");
    table.active(0, "white research, white research, white settle")
}

#[test]
fn ds_16_1_a_card_that_lies_open() {
    let table = drilling();
    assert_eq!(table.choices_of("research"), ["research II-9"]);
    table.refuses("research II-4", "DS-16.1").refuses("research III-31", "DS-16.1");
}

#[test]
fn ds_16_2_presence_on_each_terrain() {
    drilling().tents(0, 5, 0).refuses("research II-9", "DS-16.2");
    drilling().tents(0, 3, 0).refuses("research II-9", "DS-16.2");
    drilling().tents(0, 3, 0).house(0, 3).allows("research II-9");
}

#[test]
fn ds_16_3_exactly_the_icons_and_tokens_of_the_card() {
    // The rulebook's example: two Research icons, an Iron or a Gold.
    let table = drilling().plays("research II-9");
    assert_eq!((table.player(0).spent[0], table.player(0).tokens), (2, [0; 4]));
    assert_eq!(drilling().tokens(0, "gold 1").plays("research II-9").player(0).tokens, [0; 4]);
    drilling().tokens(0, "food 3").refuses("research II-9", "DS-16.3");
    let table = Table::of(2).active(0, "white research, white settle").tokens(0, "food 1 wood 1");
    table.refuses("research II-1", "DS-16.3").allows("research I-1");
}

#[test]
fn ds_16_4_not_twice_by_one_seat() {
    drilling().tech(0, "II-9").refuses("research II-9", "DS-16.4");
    drilling().tech(0, "II-9").tokens(0, "").refuses("research II-9", "DS-16.4");
    drilling().tech(1, "II-9").allows("research II-9");
}

#[test]
fn ds_16_5_the_marker_stays_although_presence_is_lost() {
    let table = drilling().plays("research II-9").tents(0, 5, 0).tents(0, 3, 0).tents(1, 1, 1);
    let card = table.game.pack.content().only("II-9".parse().expect("a technology"));
    assert!(table.player(0).has(card) && table.player(0).flipped.is_empty());
    assert!(!table.player(0).presence.has(tile(5)));
    // It makes a Raid icon in the second turn.
    let table = table.turn(0).second().plays("raid 1");
    assert_eq!((table.tents_on(0, 1), table.player(0).flipped), (2, card));
}
