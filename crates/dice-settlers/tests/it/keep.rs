//! DS-19 Keep: the Clean-up phase.

use conformance::Table as _;
use dice_settlers::{Phase, TechSet};

use crate::table::{Table, at, handful};

#[test]
fn ds_19_1_one_die_or_none_stays_active() {
    let table = Table::of(3)
        .active(0, "white pioneer, green wood")
        .active(1, "white recruit, white settle");
    let table = table.keeping(1);
    assert_eq!(table.choices(), ["keep white recruit", "keep white settle", "done"]);
    table
        .refuses("keep white explore", "DS-19.1")
        .refuses("keep green gold", "DS-19.1")
        .refuses("end", "DS-7.11");
    let table = table.plays("keep white settle");
    assert_eq!(
        (table.active_dice(1), table.player(1).spent),
        (vec!["white settle".into()], handful("white 1"))
    );
    // Seat 2 has none; seat 0 comes after it.
    assert_eq!(table.asked(), Some(0));
    let table = table.plays("done");
    assert_eq!(
        (table.player(0).active_count(), table.player(0).spent),
        (0, handful("white 1 green 1"))
    );
    assert_eq!(table.game.round, 2);
}

#[test]
fn ds_19_2_equal_dice_are_one_choice_and_nobody_is_asked_without_dice() {
    let table = Table::of(3).active(2, "white pioneer, white pioneer").keeping(2);
    assert_eq!(table.choices(), ["keep white pioneer", "done"]);
    let table = table.plays("keep white pioneer");
    assert_eq!((table.game.phase, table.asked()), (Phase::Draw, None));
}

#[test]
fn ds_19_3_markers_are_ready_again() {
    let table = Table::of(2).flipped(0, "I-2").flipped(1, "II-2").change(|game| {
        game.players[at(1)].factories = 3;
        game.players[at(0)].actions = 5;
    });
    let table = table.active(0, "white recruit").next_round();
    assert!(
        !table.player(0).flipped.is_empty() && table.player(1).factories == 3,
        "not before all have chosen"
    );
    let table = table.plays("done");
    for seat in 0..2 {
        assert_eq!((table.player(seat).flipped, table.player(seat).factories), (TechSet::NONE, 0));
        assert_eq!((table.player(seat).techs.len(), table.player(seat).actions), (1, 0));
    }
}

#[test]
fn ds_19_4_the_next_seat_is_first_player() {
    let table = Table::of(3).active(1, "white pioneer").keeping(1).plays("done");
    assert_eq!((table.game.first, table.game.seat), (at(2), at(2)));
    let table = Table::of(3).active(2, "white pioneer").keeping(2).plays("done");
    assert_eq!(table.game.first, at(0));
}

#[test]
fn ds_23_10_town_meetings_keeps_up_to_three() {
    let table = Table::of(2)
        .tech(1, "I-4")
        .active(1, "white pioneer, white pioneer, green wood, yellow food");
    let table = table.keeping(1).plays("keep white pioneer").plays("keep green wood");
    assert_eq!(table.choices(), ["keep white pioneer", "keep yellow food", "done"]);
    table.refuses("keep green wood", "DS-19.1");
    let three = table.plays("keep white pioneer");
    assert_eq!(three.active_dice(1), ["white pioneer", "white pioneer", "green wood"]);
    assert_eq!((three.player(1).spent, three.game.round), (handful("yellow 1"), 2));
    let two = table.plays("done");
    assert_eq!((two.active_dice(1).len(), two.player(1).spent), (2, handful("white 1 yellow 1")));
    // Nobody is asked when all dice are kept.
    let all = Table::of(2).tech(1, "I-4").active(1, "white pioneer, green wood").keeping(1);
    assert_eq!(all.plays("keep white pioneer").plays("keep green wood").game.round, 2);
}
