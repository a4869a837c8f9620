//! DS-26.56 to DS-26.68: the bot raids.

use conformance::Table as _;

use crate::table::Table;

/// The player and the bot have this many tents each on tile 1 and on another one at 2,0.
fn two(first: (u8, u8), other: u8, second: (u8, u8)) -> Table {
    let table = Table::solo().tents(0, 1, first.0).tents(1, 1, first.1).tile(other, "2,0");
    table.tents(0, other, second.0).tents(1, other, second.1)
}

#[test]
fn ds_26_56_what_the_players_technologies_ignore_is_taken_off() {
    let table = two((3, 1), 14, (0, 0)).tech(0, "II-3").acts("raid", 2);
    assert_eq!((table.tents_on(0, 1), table.bot_vp()), (2, 0));
}

#[test]
fn ds_26_57_with_nothing_left_it_scores_one() {
    let table = two((3, 1), 14, (0, 0)).tech(0, "II-3").acts("raid", 1);
    assert_eq!((table.tents_on(0, 1), table.bot_vp()), (3, 1));
    assert!(table.did("RaidStopped 0"));
}

#[test]
fn ds_26_58_where_it_is_present_as_far_as_strength_and_tents_go() {
    assert_eq!(two((3, 1), 14, (0, 0)).acts("raid", 2).tents_on(0, 1), 1, "strength");
    assert_eq!(two((1, 1), 14, (0, 0)).acts("raid", 2).tents_on(0, 1), 0, "its tents");
    assert_eq!(two((3, 1), 14, (0, 0)).camp(1, 1).acts("raid", 2).tents_on(0, 1), 2, "own tents");
    assert_eq!(Table::solo().acts("raid", 2).tents_on(0, 1), 1, "no presence");
    assert!(two((3, 1), 14, (0, 0)).acts("raid", 1).did("RaidOnly 1"));
    let tied = two((0, 0), 8, (1, 1)).tile(11, "2,-1").tents(0, 11, 1).tents(1, 11, 1);
    tied.tents(0, 1, 1).acts("raid", 1).refuses("raid 1", "DS-26.58");
}

#[test]
fn ds_26_59_line_1_the_most_strength() {
    let table = two((1, 1), 14, (2, 1)).acts("raid", 2);
    assert!(table.did("RaidMost 14"), "{:?}", table.deeds());
}

#[test]
fn ds_26_60_line_2_where_it_stops_the_player_from_controlling_alone() {
    let table = two((2, 1), 14, (1, 3)).acts("raid", 1);
    assert!(table.did("RaidAlone 1"), "{:?}", table.deeds());
}

#[test]
fn ds_26_61_line_3_where_it_stops_the_player_from_sharing_control() {
    let table = two((1, 1), 14, (1, 2)).acts("raid", 1);
    assert!(table.did("RaidShared 1"), "{:?}", table.deeds());
}

#[test]
fn ds_26_62_line_4_the_fewest_tents_missing_for_a_house() {
    let table = two((1, 2), 14, (1, 3)).acts("raid", 1);
    assert!(table.did("RaidHouse 14"), "{:?}", table.deeds());
}

#[test]
fn ds_26_63_line_5_the_most_points_for_the_first_place() {
    let table = two((1, 2), 14, (1, 2)).acts("raid", 1);
    assert!(table.did("RaidVp 14"), "{:?}", table.deeds());
}

#[test]
fn ds_26_64_line_6_the_players_choice() {
    let table = two((0, 0), 8, (1, 1)).tile(11, "2,-1").tents(0, 11, 1).tents(1, 11, 1);
    let table = table.acts("raid", 1);
    assert_eq!(table.choices(), ["raid 8", "raid 11"]);
    assert!(table.plays("raid 11").did("RaidChoice 11"));
}

#[test]
fn ds_26_65_each_point_replaces_a_tent() {
    let table = two((3, 1), 14, (0, 0)).acts("raid", 2);
    assert_eq!((table.tents_on(0, 1), table.player(0).tents), (1, 7));
    assert_eq!((table.tents_on(1, 1), table.player(1).tents), (3, 3));
    assert!(table.did("Replaced 2"));
}

#[test]
fn ds_26_66_a_house_does_not_end_it() {
    let table = two((3, 2), 14, (0, 0)).acts("raid", 3);
    assert_eq!((table.tents_on(0, 1), table.tents_on(1, 1)), (0, 2));
    assert!(table.player(1).houses.has(crate::table::tile(1)));
}

#[test]
fn ds_26_67_strength_left_scores_one_in_all() {
    assert_eq!(two((1, 1), 14, (0, 0)).acts("raid", 3).bot_vp(), 1, "no more of the player's");
    assert_eq!(
        two((3, 1), 14, (0, 0)).camp(1, 1).acts("raid", 3).bot_vp(),
        1,
        "no more of its own"
    );
    assert_eq!(two((3, 1), 14, (0, 0)).acts("raid", 3).bot_vp(), 0);
}

#[test]
fn ds_26_68_with_nothing_to_raid_it_scores_one_in_all() {
    let table = Table::solo().acts("raid", 4);
    assert_eq!(table.bot_vp(), 1);
    assert!(table.rules().contains(&"DS-26.68"), "{:?}", table.rules());
    assert_eq!(two((2, 1), 14, (0, 0)).camp(1, 0).acts("raid", 4).bot_vp(), 1, "no tents");
}
