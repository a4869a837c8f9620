//! DS-12 Settle: tents taken, placed and taken back.

use conformance::Table as _;
use dice_settlers::Deed;

use crate::table::{Table, tile};

/// Seat 0 with this many white Settle icons, and a third tile beyond that of seat 1.
fn settling(icons: usize) -> Table {
    let table = Table::of(2).active(1, "white settle").tile(24, "2,0").tile(20, "2,-1");
    table.active(0, &vec!["white settle"; icons].join(", ")).plays("settle")
}

#[test]
fn ds_12_1_each_icon_is_used_in_one_way() {
    let table = settling(1);
    assert_eq!(table.choices(), ["add", "tent 1", "tent 3", "remove 1"]);
    let table = settling(2).tents(0, 1, 2).plays("remove 1");
    let table = table.refuses("add", "DS-12.1").refuses("tent 1", "DS-12.1");
    let used = |table: &Table| matches!(table.game.act.deed, Deed::Settle { used: 1, .. });
    assert!(used(&table.plays("stop")));
    let table = Table::of(2).active(0, "white recruit").refuses("settle", "DS-12.1");
    table.allows("recruit 1");
}

#[test]
fn ds_12_2_a_tent_comes_to_the_personal_supply() {
    assert_eq!(settling(1).plays("add").player(0).tents, 6);
}

#[test]
fn ds_12_3_a_tent_is_placed_where_presence_is_or_beside_it() {
    let table = settling(1).refuses("tent 24", "DS-12.3").refuses("tent 14", "DS-12.3");
    assert_eq!(table.plays("tent 1").tents_on(0, 1), 2);
    let table = table.plays("tent 3");
    assert_eq!((table.tents_on(0, 3), table.player(0).tents), (1, 4));
    // Without presence on the map tents are only taken.
    let table = Table::of(2).active(1, "white settle").tents(0, 1, 0).active(0, "white settle");
    assert_eq!(table.plays("settle").choices(), ["add"]);
}

#[test]
fn ds_12_4_any_number_of_tents_is_taken_back() {
    let table = settling(1).tents(0, 1, 2).tents(0, 3, 1).house(0, 24);
    let table =
        table.plays("remove 1").refuses("remove 24", "DS-12.4").refuses("remove 20", "DS-12.4");
    assert_eq!(table.choices(), ["remove 1", "remove 3", "stop"]);
    let table = table.plays("remove 3").plays("remove 1");
    assert_eq!(table.player(0).tents, 8, "no tent is left, so it ended by itself");
    assert_eq!(table.player(0).presence.iter().collect::<Vec<_>>(), [tile(24)], "houses stay");
}

#[test]
fn ds_12_5_a_placed_tent_comes_from_the_personal_supply() {
    let table = settling(2).camp(0, 1).plays("tent 1");
    assert_eq!(table.player(0).tents, 0);
    let table = table.plays("spend white settle").refuses("tent 1", "DS-12.5");
    assert_eq!(table.choices(), ["add", "remove 1"]);
}

#[test]
fn ds_12_6_a_tile_just_reached_counts_for_the_next_icon() {
    let table = settling(2).plays("tent 3").plays("spend white settle").plays("tent 24");
    assert_eq!(table.tents_on(0, 24), 1);
}

#[test]
fn ds_1_8_no_more_than_250_tents_lie_in_one_place() {
    let table = settling(2).camp(0, 249).plays("add");
    assert_eq!(table.player(0).tents, 250);
    let table = table.plays("spend white settle");
    let table = table.refuses("add", "DS-1.8").refuses("remove 1", "DS-1.8");
    assert_eq!(table.choices(), ["tent 1", "tent 3"]);
    let table = settling(1).tents(0, 1, 250).refuses("tent 1", "DS-1.8");
    assert_eq!(table.choices(), ["add", "tent 3", "remove 1"]);
    // Taking back ends when the supply is full.
    let table = settling(1).camp(0, 249).tents(0, 1, 2).plays("remove 1");
    assert_eq!((table.player(0).tents, table.tents_on(0, 1), table.asked()), (250, 1, Some(1)));
    // With Large Coaches there has to be room for both.
    settling(1).camp(0, 249).tech(0, "II-1").refuses("add", "DS-1.8").allows("tent 1");
}

#[test]
fn ds_1_8_settling_that_is_of_no_use_is_refused() {
    let table = Table::of(2).tents(0, 1, 0).camp(0, 250).active(0, "white settle, white recruit");
    table.refuses("settle", "DS-1.8").allows("end");
    // The second icon is of no use without presence.
    let table = settling(2).tents(0, 1, 0).camp(0, 249).plays("add");
    assert_eq!((table.asked(), table.active_dice(0).len()), (Some(1), 1));
}

#[test]
fn ds_1_8_tents_that_come_by_themselves_stop_at_250() {
    let table = Table::of(2).active(1, "white settle").tile(9, "0,1").tents(0, 9, 1).camp(0, 248);
    assert_eq!(table.active(0, "white settle").plays("factory 9").player(0).tents, 250);
    let table = Table::of(2).active(0, "orange raid").active(1, "white settle").tents(1, 1, 1);
    let table = table.camp(1, 250).tents(0, 1, 250).plays("raid 1");
    assert_eq!((table.player(1).tents, table.tents_on(0, 1)), (250, 250));
    let rush = Table::of(2).active(0, "white settle").tech(0, "X-5").tents(0, 1, 250);
    rush.plays("explode X-5").refuses("tent 1", "DS-23.42").allows("tent 3");
}
