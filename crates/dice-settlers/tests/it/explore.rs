//! DS-10 Explore: tiles are drawn, one is chosen and placed.

use conformance::Table as _;
use dice_settlers::Phase;

use crate::table::{Table, at, tile};

fn table() -> Table {
    Table::of(2).active(1, "white settle")
}

#[test]
fn ds_10_1_one_icon_or_more_but_not_more_than_tiles() {
    let table = table().active(0, "white explore, white explore, white explore").stack(&[14, 20]);
    assert_eq!(table.choices_of("explore"), ["explore 1", "explore 2"]);
    let table = table.refuses("explore 0", "DS-10.1").refuses("explore 3", "DS-10.1");
    table.stack(&[]).active(0, "green settle").refuses("explore 1", "DS-10.1").allows("settle");
}

#[test]
fn ds_10_2_as_many_tiles_are_drawn_as_icons_were_spent() {
    let table = table().active(0, "white explore, white explore").stack(&[14, 20, 24]);
    let table = table.plays("explore 2");
    assert_eq!(
        table.outcomes(),
        [("drew 14".into(), 1), ("drew 20".into(), 1), ("drew 24".into(), 1)]
    );
    let table = table.falls("drew 20").falls("drew 24");
    assert_eq!(table.choices(), ["take 20", "take 24"]);
    assert_eq!(table.player(0).spent[0], 2);
}

#[test]
fn ds_10_3_one_tile_is_placed_and_the_others_go_to_the_box() {
    let table = table().active(0, "white explore, white explore").stack(&[14, 20, 24]);
    let table = table.plays("explore 2").falls("drew 20").falls("drew 24");
    let table =
        table.refuses("take 14", "DS-10.3").refuses("place 0,1", "DS-7.11").plays("take 24");
    let table = table.refuses("take 20", "DS-7.11").plays("place 0,1");
    assert!(table.game.map.has(tile(24)) && table.game.open.is_empty());
    assert_eq!(table.game.stack.iter().collect::<Vec<_>>(), [tile(14)]);
}

#[test]
fn ds_10_4_the_new_tile_touches_presence() {
    let table = table().tile(5, "2,-1").active(0, "white explore").stack(&[24]);
    let table = table.plays("explore 1").falls("drew 24");
    assert_eq!(table.choices(), ["place 1,-1", "place 0,1"]);
    // 2,0 touches two tiles, but none with presence; 1,0 is taken.
    table.refuses("place 2,0", "DS-10.4").refuses("place 1,0", "DS-10.4");
}

#[test]
fn ds_10_4_without_such_a_hex_nothing_is_explored() {
    let around = [(10, "0,1"), (11, "-1,1"), (12, "-1,0"), (14, "0,-1"), (16, "1,-1")];
    let table = around.into_iter().fold(table(), |table, (tile, hex)| table.tile(tile, hex));
    let table = table.active(0, "white explore, white settle").refuses("explore 1", "DS-10.4");
    assert_eq!(table.choices(), ["settle"]);
}

#[test]
fn ds_10_4_the_map_has_an_end() {
    let row = |table: Table, q: u8| table.tile(q + 8, &format!("{q},0"));
    let table = (2..=15).fold(table().tents(0, 1, 0), row).tile(25, "15,1");
    let table = table.tents(0, 23, 1).active(0, "white explore").stack(&[24]);
    let table = table.plays("explore 1").falls("drew 24");
    assert_eq!(table.choices(), ["place 15,-1", "place 14,1"]);
    table.refuses("place -16,0", "DS-10.4");
}

#[test]
fn ds_10_5_two_tiles_are_touched_if_possible() {
    let table = table().active(0, "white explore").plays("explore 1").falls("drew 24");
    table.refuses("place -1,0", "DS-10.5").allows("place 1,-1");
}

#[test]
fn ds_10_6_without_presence_any_hex_that_touches_two_tiles() {
    let table = table().tents(0, 1, 0).tile(5, "2,-1").active(0, "white explore");
    let table = table.plays("explore 1").falls("drew 24");
    assert_eq!(table.choices(), ["place 1,-1", "place 2,0", "place 0,1"]);
    table.refuses("place -1,0", "DS-10.6");
}

#[test]
fn ds_10_7_a_tent_of_the_general_supply_stands_on_the_new_tile() {
    let table = Table::of(3).active(1, "white settle").active(0, "white explore").stack(&[29]);
    let table = table.plays("explore 1").falls("drew 29").plays("place 1,-1");
    assert_eq!((table.tents_on(0, 29), table.player(0).tents), (1, 5));
    assert_eq!(
        (table.player(0).tokens, table.game.phase),
        ([0, 1, 0, 0], Phase::Join),
        "then others join"
    );
    assert!(table.player(0).presence.has(tile(29)) && table.game.seat == at(0));
}
