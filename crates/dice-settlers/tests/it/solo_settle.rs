//! DS-26.40 to DS-26.55: the bot settles.

use conformance::Table as _;

use crate::solo_step::houses;
use crate::table::Table;

#[test]
fn the_first_example_of_the_rulebook() {
    let table = Table::solo().camp(1, 1).acts("settle", 2);
    assert_eq!((table.player(1).tents, table.bot_tents()), (2, 15));
    assert!(table.did("Refill 3"));
    let table = Table::solo().camp(1, 1).acts("settle", 3);
    assert_eq!(table.player(1).tents, 4, "with one more strength it takes five");
}

#[test]
fn the_second_example_of_the_rulebook() {
    let table = Table::solo().camp(1, 2).general(2).acts("settle", 5);
    assert_eq!((table.player(1).tents, table.bot_tents(), table.bot_vp()), (1, 0, 3));
    assert!(table.did("Refill 2") && table.did("Unused 3"));
}

#[test]
fn ds_26_40_each_point_places_a_tent_of_its_personal_supply() {
    let table = Table::solo().acts("settle", 2);
    assert_eq!((table.tents_on(1, 1), table.tents_on(1, 3), table.player(1).tents), (1, 2, 3));
}

#[test]
fn ds_26_41_where_it_is_present_or_beside_a_tile_just_reached_included() {
    let table = Table::solo().tile(20, "-1,0");
    assert_eq!(table.acts("settle", 1).tents_on(1, 20), 0);
    assert_eq!(table.acts("settle", 2).tents_on(1, 20), 1, "by tile 1");
    let tied = Table::solo().tents(1, 1, 1).tile(8, "2,0").tile(11, "2,-1").tile(14, "4,0");
    tied.tile(15, "3,0").acts("settle", 1).refuses("tent 14", "DS-26.41");
}

#[test]
fn ds_26_42_line_1_a_terrain_where_it_has_no_presence() {
    let table = Table::solo().tents(1, 1, 1).tile(14, "2,0").tile(18, "1,1").acts("settle", 1);
    assert!(table.did("SettleTerrain 14"), "{:?}", table.deeds());
}

#[test]
fn ds_26_43_line_2_a_tile_where_it_has_no_presence() {
    let table = Table::solo().tents(1, 1, 1).tents(1, 3, 2).tile(17, "1,1").acts("settle", 1);
    assert!(table.did("SettleTile 17"), "{:?}", table.deeds());
}

#[test]
fn ds_26_44_but_for_the_players_house_with_nothing_for_the_second() {
    let base = Table::solo().tents(1, 1, 1);
    let table = base.tile(17, "1,1").house(0, 17).acts("settle", 1);
    assert!(table.did("SettleHouse 3"));
    let table = base.tile(16, "1,1").house(0, 16).acts("settle", 1);
    assert!(table.did("SettleTile 16"), "2 VP for the second place");
}

#[test]
fn ds_26_45_line_3_the_fewest_tents_missing_for_a_house() {
    let table = Table::solo().tents(1, 1, 2).tents(0, 1, 2).tents(1, 3, 1).acts("settle", 1);
    assert!(table.did("SettleHouse 3"));
    let table = Table::solo().tents(1, 1, 3).tents(0, 1, 1).tents(1, 3, 1).acts("settle", 1);
    assert!(table.did("SettleHouse 1"));
}

#[test]
fn ds_26_46_line_4_where_it_stops_the_player_from_controlling_alone() {
    let table = houses(&Table::solo().tents(1, 1, 1).tents(0, 1, 2)).acts("settle", 1);
    assert!(table.did("SettleAlone 1"), "{:?}", table.deeds());
}

#[test]
fn ds_26_47_line_5_where_it_stops_the_player_from_sharing_control() {
    let table = houses(&Table::solo().tents(1, 1, 1).tents(0, 1, 1)).acts("settle", 1);
    assert!(table.did("SettleShared 1"), "{:?}", table.deeds());
}

#[test]
fn ds_26_48_line_6_the_most_points_for_the_first_place() {
    let table = houses(&Table::solo().tents(1, 1, 2).tents(0, 1, 1)).acts("settle", 1);
    assert!(table.did("SettleVp 18"), "{:?}", table.deeds());
}

#[test]
fn ds_26_49_line_7_the_players_choice() {
    let table = Table::solo().tents(1, 1, 1).tile(8, "2,0").tile(11, "2,-1").acts("settle", 1);
    assert!(table.plays("tent 8").did("SettleChoice 8"));
}

#[test]
fn ds_26_50_without_tents_the_last_point_takes_three() {
    let table = Table::solo().camp(1, 0).acts("settle", 1);
    assert!(table.did("Refill 3"));
    assert_eq!(table.player(1).tents, 2);
}

#[test]
fn ds_26_51_two_points_or_more_take_five_together() {
    for strength in [2, 3, 4] {
        let table = Table::solo().camp(1, 0).acts("settle", strength);
        assert_eq!((table.player(1).tents, table.bot_vp()), (4, 0));
        assert!(table.rules().contains(&"DS-26.51"), "{:?}", table.rules());
    }
}

#[test]
fn ds_26_52_one_of_them_is_placed_by_the_same_lines_and_that_is_all() {
    let table = Table::solo().camp(1, 0).acts("settle", 4);
    assert_eq!(table.deeds()[1..], ["Refill 5", "SettleTerrain 1"]);
}

#[test]
fn ds_26_53_with_too_few_the_strength_scores_and_one_is_placed() {
    let table = Table::solo().camp(1, 0).general(1).acts("settle", 2);
    assert_eq!((table.player(1).tents, table.bot_vp(), table.tents_on(1, 1)), (0, 2, 1));
    assert!(table.rules().contains(&"DS-26.53"), "{:?}", table.rules());
    let table = Table::solo().camp(1, 0).general(0).acts("settle", 2);
    assert_eq!((table.bot_vp(), table.tents_on(1, 1)), (2, 0));
}

#[test]
fn ds_26_54_without_presence_and_with_tents_nothing_is_possible() {
    let table = Table::solo().tents(1, 3, 0).acts("settle", 2);
    assert_eq!((table.player(1).tents, table.bot_vp()), (5, 2));
}

#[test]
fn ds_26_55_without_presence_and_tents_it_takes_them_and_places_none() {
    let table = Table::solo().tents(1, 3, 0).camp(1, 0).acts("settle", 2);
    assert_eq!((table.player(1).tents, table.bot_tents(), table.bot_vp()), (5, 15, 0));
}
