//! DS-9 Recruit: what dice cost, and which can be had.

use conformance::Table as _;

use crate::table::{Table, handful};

fn table() -> Table {
    Table::of(2).active(1, "white settle")
}

/// Seat 0 with this many Recruit icons, all alike: white ones pay unasked.
fn recruits(icons: usize) -> Table {
    table().active(0, &vec!["yellow recruit"; icons].join(", ")).tile(14, "0,1").tents(0, 14, 1)
}

#[test]
fn ds_9_1_one_two_or_three_dice_cost_one_three_or_six_icons() {
    let table = recruits(6).supply("brown 3");
    assert_eq!(table.choices_of("recruit"), ["recruit 1", "recruit 2", "recruit 3"]);
    let table = table.refuses("recruit 4", "DS-9.1").refuses("recruit 0", "DS-9.1");
    let table = table.plays("recruit 3");
    assert_eq!(table.player(0).spent, handful("yellow 6"));
    assert_eq!(recruits(5).choices_of("recruit"), ["recruit 1", "recruit 2"]);
    assert_eq!(recruits(2).choices_of("recruit"), ["recruit 1"]);
    assert_eq!(recruits(3).plays("recruit 2").player(0).spent, handful("yellow 3"));
}

#[test]
fn ds_9_2_a_die_needs_presence_on_its_terrain() {
    let table = recruits(1).plays("recruit 1");
    assert_eq!(table.choices(), ["gain yellow", "gain brown"]);
    let table = table.refuses("gain green", "DS-9.2").refuses("gain white", "DS-1.4");
    assert_eq!(table.plays("gain brown").player(0).bag[5], 1);
    // A house is presence, too.
    let table = self::table().tents(0, 1, 0).house(0, 1).tile(14, "0,1").tents(0, 14, 1);
    table.active(0, "white recruit").plays("recruit 1").allows("gain yellow");
}

#[test]
fn ds_9_3_no_more_dice_than_the_supply_has() {
    let table = recruits(3).supply("brown 1").refuses("recruit 2", "DS-9.3");
    assert_eq!(table.plays("recruit 1").player(0).bag[5], 1, "the only colour comes unasked");
    let table =
        recruits(3).active(0, "white settle").supply("green 4").refuses("recruit 1", "DS-9.3");
    assert_eq!(table.choices(), ["settle"]);
    let table =
        recruits(3).tile(5, "1,-1").tents(0, 5, 1).supply("grey 2 brown 1").plays("recruit 2");
    table.refuses("gain yellow", "DS-9.3").plays("gain brown").player(0);
}

#[test]
fn ds_9_4_the_dice_are_chosen_one_by_one() {
    let table = recruits(3).then(&["recruit 2", "gain brown"]);
    assert_eq!(table.choices(), ["gain yellow", "gain brown"]);
    assert_eq!(table.plays("gain brown").player(0).bag[5], 2);
    assert_eq!(
        table.plays("gain yellow").player(0).bag,
        handful("white 3 yellow 1 green 1 brown 1")
    );
}

#[test]
fn ds_9_5_gained_dice_go_to_the_bag_or_the_spent_dice() {
    let table = recruits(1).then(&["recruit 1", "gain brown"]);
    assert_eq!((table.player(0).bag[5], table.player(0).spent[5]), (1, 0));
    let table = Table::of_with(2, &[("gained-dice", "spent")]).active(1, "white settle");
    let table = table.active(0, "white recruit").plays("recruit 1");
    assert_eq!((table.player(0).bag[1], table.player(0).spent), (1, handful("white 1 yellow 1")));
}
