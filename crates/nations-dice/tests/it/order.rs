//! ND-9 Order: who goes first in the next round.

use conformance::Table as _;

use crate::table::{MIXED, Table};

#[test]
fn nd_9_1_the_strongest_goes_first_and_nothing_is_used() {
    let table = Table::of(3).rolls("white food gold gold gold gold").plays("pass");
    let table = table.rolls("white food strength gold gold gold").plays("pass");
    let table = table.rolls("white food strength strength gold gold").plays("pass").eats();
    assert_eq!(table.game.order.to_string(), "2 1 0");
    assert_eq!(table.game.seat.index(), 2, "the new first seat begins the next round");
    assert_eq!(table.scored("war"), [0, 1, 1], "the strength was still there for the war");
}

#[test]
fn nd_9_1_used_strength_does_not_count() {
    let table = Table::of(2).rolls("white strength strength food gold gold").plays("buy b2");
    let table = table.rolls(MIXED).plays("pass").plays("pass").eats();
    assert_eq!(table.game.order.to_string(), "1 0");
}

#[test]
fn nd_9_2_level_seats_keep_their_order() {
    let table = Table::new(4).falls("order 3 1 2 0").fills(&crate::table::FIRST, 1);
    let weak = "white food gold gold gold gold";
    let strong = "white food strength gold gold gold";
    let table = [weak, strong, weak, strong]
        .into_iter()
        .fold(table, |table, dice| table.rolls(dice).plays("pass"));
    assert_eq!(table.eats().game.order.to_string(), "1 0 3 2");
}

/// Two seats in round 3: the first keeps two strength dice; the second buys a strength chit with one of three.
#[test]
fn nd_9_1_strength_chits_count_for_order_and_nd_10_1_for_the_war() {
    let table = Table::of(2).ends_round().fills_age(&[], 1).ends_round().fills_age(&["III-10"], 1);
    let table = table.rolls("white strength strength gold gold gold").plays("pass");
    let table = table.rolls("white strength strength strength gold gold").plays("buy a1");
    assert_eq!((table.player(1).chits[4], table.player(1).used[0]), (1, 1));
    let table = table.plays("pass");
    assert_eq!((table.game.order.to_string(), table.scored("war")), ("1 0".into(), vec![0, 3]));
}
