//! DS-5 Draw: quota, recalling, drawing and rolling.

use conformance::Table as _;
use dice_settlers::{Phase, Step};

use crate::table::{Table, handful};

/// The quota of seat 0 in the round that begins.
fn quota(table: &Table) -> u8 {
    table.next_round().player(0).quota
}

#[test]
fn ds_5_1_the_drawing_goes_in_turn_order() {
    let table = Table::of(3).next_round();
    assert_eq!((table.game.phase, table.game.round, table.game.seat.index()), (Phase::Draw, 2, 0));
    assert_eq!(table.game.air.seat.map(engine::Seat::index), Some(0));
    let table = table.falls("bag white 3").falls("rolled white recruit recruit recruit");
    assert_eq!(table.game.air.seat.map(engine::Seat::index), Some(1));
}

#[test]
fn ds_5_2_a_tent_or_a_house_is_presence() {
    let table = Table::of(4).tile(38, "1,1");
    assert_eq!(quota(&table), 3);
    assert_eq!(quota(&table.tents(0, 38, 1)), 4);
    assert_eq!(quota(&table.house(0, 38)), 4);
}

#[test]
fn ds_5_3_control_by_house_or_by_the_most_tents() {
    let table = Table::of(2).tile(12, "1,-1");
    assert_eq!(quota(&table.tents(0, 12, 2).tents(1, 12, 1)), 4);
    assert_eq!(quota(&table.tents(0, 12, 1).tents(1, 12, 1)), 4, "shared");
    assert_eq!(quota(&table.tents(0, 12, 1).tents(1, 12, 2)), 3);
    assert_eq!(quota(&table.tents(0, 12, 5).house(1, 12)), 3, "the owner of the house alone");
    assert_eq!(quota(&table.house(0, 12).tents(1, 12, 5)), 4);
}

/// The rulebook's example: Stable Government and two tiles make seven.
#[test]
fn ds_5_4_the_quota_adds_up_to_nine_at_most() {
    let table = Table::of(4);
    assert_eq!(quota(&table), 3);
    let table =
        table.tech(0, "III-8").tile(12, "1,1").tile(17, "2,0").tents(0, 12, 1).tents(0, 17, 2);
    assert_eq!(quota(&table), 7);
    let table = table.tile(38, "2,1").tile(39, "1,2").tile(40, "0,2");
    let table = table.tents(0, 38, 1).tents(0, 39, 1);
    assert_eq!(quota(&table), 9);
    assert_eq!(quota(&table.tents(0, 40, 1)), 9);
}

#[test]
fn ds_5_5_the_quota_is_found_when_the_roll_phase_begins() {
    let table = Table::of(2).tile(12, "1,-1").tents(0, 12, 1).next_round();
    assert_eq!(table.player(0).quota, 4);
    let table = table.falls("bag white 3 yellow 1").falls("rolled white recruit recruit recruit");
    let table = table
        .change(|game| game.players[crate::table::at(0)].presence.remove(crate::table::tile(12)));
    let table = table.tents(0, 12, 0).falls("rolled yellow food");
    assert_eq!((table.player(0).quota, table.player(0).active_count()), (4, 4));
}

#[test]
fn ds_5_6_recall_orders_is_asked_before_the_draw() {
    let table =
        Table::of(2).tech(0, "III-17").bag(0, "white 3").spent(0, "yellow 1 green 1").next_round();
    assert_eq!((table.game.phase, table.asked()), (Phase::Draw, Some(0)));
    assert_eq!(table.choices(), ["recall yellow", "recall green", "done"]);
    table.refuses("spend white pioneer", "DS-7.11").refuses("end", "DS-7.11");
    let table = table.plays("done");
    assert_eq!((table.asked(), table.game.air.dice), (None, handful("white 3")));
    // Nowhere else, and not without spent dice.
    let table = table.falls("rolled white pioneer recruit recruit");
    table.refuses("recall yellow", "DS-5.6").refuses("use III-17", "DS-5.6");
    assert_eq!(Table::of(2).tech(0, "III-17").next_round().asked(), None);
    let flipped = Table::of(2).flipped(0, "III-17").spent(0, "yellow 1").next_round();
    assert_eq!(flipped.asked(), Some(0), "Clean-up turned the marker back");
}

#[test]
fn ds_5_7_as_many_as_the_quota_beside_the_active_ones() {
    let table =
        Table::of(2).bag(0, "white 2 yellow 1 green 1 grey 1").active(0, "brown gold").next_round();
    let table = table.plays("keep brown gold");
    assert_eq!((table.game.air.draw, table.player(0).active_count()), (3, 1));
    let table = table.falls("bag white 1 green 1 grey 1");
    let table =
        table.falls("rolled white recruit").falls("rolled green wood").falls("rolled grey iron");
    assert_eq!(table.active_dice(0), ["white recruit", "green wood", "grey iron", "brown gold"]);
    // With two dice in all, both come; without any, none does.
    let table = Table::of(2).bag(0, "white 1").spent(0, "green 1").next_round();
    assert_eq!((table.game.air.draw, table.game.air.dice), (0, handful("white 1 green 1")));
    let table = Table::of(2).bag(0, "").next_round();
    assert_eq!(table.player(0).step, Step::Done);
    assert_eq!(table.game.air.seat.map(engine::Seat::index), Some(1));
}

/// The rulebook's example: one active die, three spent, three in the bag, a quota of four.
#[test]
fn ds_5_8_the_bag_is_emptied_and_then_refilled() {
    let table = Table::of(2).tech(0, "I-1").bag(0, "white 3").spent(0, "yellow 1 green 2");
    let table = table.active(0, "grey iron").bag(0, "white 3").next_round().plays("keep grey iron");
    assert_eq!(
        (table.player(0).quota, table.game.air.dice, table.game.air.draw),
        (4, handful("white 3"), 1)
    );
    assert_eq!((table.player(0).bag, table.player(0).spent), (handful("yellow 1 green 2"), [0; 6]));
    assert_eq!(table.outcomes(), [("bag green 1".into(), 2), ("bag yellow 1".into(), 1)]);
    let table = table.falls("bag green 1");
    assert_eq!(
        (table.game.air.dice, table.player(0).bag),
        (handful("white 3 green 1"), handful("yellow 1 green 1"))
    );
    let table = table.falls("rolled white recruit explore settle").falls("rolled green wood");
    assert_eq!((table.player(0).active_count(), table.player(0).dice().iter().sum::<u8>()), (5, 7));
    // Enough in the bag: nothing returns.
    let table = Table::of(2).bag(0, "white 3").spent(0, "green 1").next_round();
    assert_eq!((table.player(0).bag, table.player(0).spent), ([0; 6], handful("green 1")));
    assert_eq!(table.game.air.dice, handful("white 3"));
}

#[test]
fn ds_5_9_drawn_dice_are_rolled_and_kept_ones_are_not() {
    let table = Table::of(2).active(0, "white pioneer").next_round().plays("keep white pioneer");
    let table = table.falls("bag white 2 green 1").falls("rolled white recruit settle");
    assert_eq!(table.active_dice(0), ["white recruit", "white settle", "white pioneer"]);
    assert_eq!(table.asked(), None, "the green die is still in the air");
    let table = table.falls("rolled green wood");
    assert_eq!((table.game.phase, table.asked()), (Phase::Roll, Some(0)));
}

#[test]
fn ds_5_10_colours_and_icons_are_counted() {
    let table = Table::of(2).next_round();
    let ways: Vec<(String, u64)> = table.outcomes();
    assert_eq!(ways.iter().map(|outcome| outcome.1).sum::<u64>(), 10);
    assert_eq!(
        ways.iter().find(|outcome| outcome.0 == "bag white 2 green 1").map(|outcome| outcome.1),
        Some(3)
    );
    let table = table.falls("bag white 2 yellow 1");
    let rolls = table.outcomes();
    assert_eq!((rolls.len(), rolls.iter().map(|outcome| outcome.1).sum::<u64>()), (15, 36));
    let both = rolls.iter().find(|outcome| outcome.0 == "rolled white pioneer pioneer");
    assert_eq!(both.map(|outcome| outcome.1), Some(4));
    let mixed = rolls.iter().find(|outcome| outcome.0 == "rolled white recruit pioneer");
    assert_eq!(mixed.map(|outcome| outcome.1), Some(4));
    let table = table.falls("rolled white recruit pioneer");
    assert_eq!(table.outcomes().len(), 4, "then yellow");
}

#[test]
fn ds_22_2_tiles_that_raise_the_quota_by_control() {
    for number in [12, 17, 21, 23, 35] {
        assert_eq!(
            quota(&Table::of(4).tile(number, "1,1").tents(0, number, 1)),
            4,
            "tile {number}"
        );
        assert_eq!(
            quota(&Table::of(4).tile(number, "1,1").tents(0, number, 1).tents(1, number, 2)),
            3
        );
    }
    for number in [2, 4, 6] {
        assert_eq!(quota(&Table::of(2).tile(number, "1,-1").house(0, number)), 4, "tile {number}");
    }
}

#[test]
fn ds_22_3_tiles_that_raise_the_quota_by_presence() {
    for number in [38, 39, 40] {
        let table = Table::of(4).tile(number, "1,1").tents(0, number, 1).tents(1, number, 3);
        assert_eq!(quota(&table), 4, "tile {number}");
    }
}

#[test]
fn ds_23_4_stability_and_stable_government() {
    assert_eq!(quota(&Table::of(2).tech(0, "I-1")), 4);
    assert_eq!(quota(&Table::of(2).tech(0, "III-8")), 5);
    assert_eq!(quota(&Table::of(2).tech(0, "I-1").tech(0, "III-8")), 6);
    assert_eq!(quota(&Table::of(2).tech(1, "I-1")), 3);
}

#[test]
fn ds_23_23_recall_orders_puts_up_to_three_spent_dice_back() {
    let table =
        Table::of(2).tech(0, "III-17").bag(0, "white 2").spent(0, "white 1 yellow 1 green 2");
    let table = table.next_round().plays("recall green").plays("recall green");
    table.refuses("recall green", "DS-23.23").refuses("recall brown", "DS-23.23");
    assert_eq!(table.choices(), ["recall white", "recall yellow", "done"]);
    let third = table.plays("recall white");
    assert_eq!((third.asked(), third.player(0).spent), (None, handful("yellow 1")));
    assert_eq!(third.player(0).bag, handful("white 3 green 2"));
    assert_eq!(third.game.air.draw, 3);
    assert_eq!(third.player(0).flipped, third.player(0).techs);
    // With two the seat may be done, and the marker is turned all the same.
    let two = table.plays("done");
    assert_eq!((two.asked(), two.player(0).flipped), (None, two.player(0).techs));
    // Done at once, it is not.
    let none = Table::of(2).tech(0, "III-17").spent(0, "yellow 1").next_round().plays("done");
    assert!(none.player(0).flipped.is_empty());
    // No spent dice are left after two: the draw begins.
    let all = Table::of(2).tech(0, "III-17").bag(0, "white 3").spent(0, "green 1").next_round();
    assert_eq!(all.plays("recall green").game.air.draw, 3);
}
