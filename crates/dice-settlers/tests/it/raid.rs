//! DS-13 Raid: tents of others are replaced, icon by icon.

use conformance::Table as _;
use dice_settlers::{Deed, Phase};

use crate::table::Table;

/// The icons that each seat's protection has absorbed.
fn absorbed(table: &Table) -> [u8; 4] {
    let Deed::Raid(raid) = table.game.act.deed else { panic!("no raid: {:?}", table.game.act) };
    raid.absorbed
}

/// Seat 0 of three with this many Raid icons; the others have two tents each on tile 1.
fn raiding(icons: usize) -> Table {
    let table = Table::of(3).active(1, "white settle").tents(1, 1, 2).tents(2, 1, 2);
    table.active(0, &vec!["orange raid"; icons].join(", "))
}

#[test]
fn ds_13_1_a_raid_is_on_one_tile_with_presence() {
    let table = raiding(2);
    assert_eq!(table.choices(), ["raid 1"]);
    table.refuses("raid 3", "DS-13.1").refuses("raid 40", "DS-13.1");
    // Two tiles are open, one is raided.
    let table = raiding(2).tents(0, 3, 1).plays("raid 3");
    assert_eq!((table.tents_on(1, 3), table.game.seat.index()), (0, 1), "nobody else is there");
}

#[test]
fn ds_13_2_each_icon_replaces_a_tent() {
    let table = raiding(3).then(&["raid 1", "aim p2", "aim p2"]);
    assert_eq!((table.tents_on(0, 1), table.tents_on(1, 1), table.tents_on(2, 1)), (3, 0, 2));
    assert_eq!((table.player(0).tents, table.player(1).tents), (3, 7));
}

#[test]
fn ds_13_3_the_replacing_tent_comes_from_the_personal_supply() {
    let table = raiding(3).camp(0, 1).then(&["raid 1", "aim p2"]);
    assert_eq!(
        (table.player(0).tents, table.game.seat.index()),
        (0, 1),
        "without a tent the raid is over"
    );
    let table = raiding(3).camp(0, 0).active(0, "white settle").refuses("raid 1", "DS-13.3");
    table.allows("settle");
}

#[test]
fn ds_13_4_every_icon_is_aimed_at_a_seat_with_a_tent_there() {
    let table = raiding(3).plays("raid 1");
    assert_eq!(table.choices(), ["aim p2", "aim p3"]);
    let table = table.refuses("aim p1", "DS-13.4").refuses("aim p4", "DS-13.4");
    let table = table.plays("aim p2").plays("aim p3");
    assert_eq!((table.tents_on(1, 1), table.tents_on(2, 1)), (1, 1));
    // A house is not raided.
    let table = raiding(1).tents(1, 1, 0).tents(2, 1, 0).house(1, 1).active(0, "white settle");
    table.refuses("raid 1", "DS-13.4").allows("settle");
}

#[test]
fn ds_13_5_protection_absorbs_the_first_icons() {
    let table = raiding(3).tech(1, "II-3").then(&["raid 1", "aim p2"]);
    assert_eq!((table.tents_on(1, 1), absorbed(&table)), (2, [0, 1, 0, 0]));
    let table = table.plays("aim p2");
    assert_eq!((table.tents_on(1, 1), table.tents_on(0, 1)), (1, 2));
    // Icons that hit another seat are not ignored.
    let table = table.plays("aim p3");
    assert_eq!(table.tents_on(2, 1), 1);
}

#[test]
fn ds_13_6_a_seat_is_aimed_at_only_if_a_tent_can_be_replaced() {
    let table = raiding(1).tech(1, "II-3").plays("raid 1");
    assert_eq!(table.tents_on(2, 1), 1, "only the third can be hit, unasked");
    let table = raiding(1).tech(1, "II-3").tech(2, "II-3").active(0, "white settle");
    table.refuses("raid 1", "DS-13.6").allows("settle");
    let table = raiding(2).tech(1, "II-7").active(0, "white settle").tents(2, 1, 3);
    let table = table.plays("raid 1");
    assert_eq!(
        (table.game.phase, table.choices()),
        (Phase::Raid, vec!["aim p3".into(), "stop".into()])
    );
    table.refuses("aim p2", "DS-13.6");
}

#[test]
fn ds_13_7_a_raid_does_not_end_before_a_tent_is_replaced() {
    let table = raiding(4).tech(1, "II-3").plays("raid 1").refuses("stop", "DS-13.7");
    let table = table.plays("aim p2").refuses("stop", "DS-13.7").plays("aim p2");
    assert_eq!(table.plays("stop").game.seat.index(), 1);
}
