//! DS-11 Join: who adds a tent to a new tile.

use conformance::Table as _;

use crate::table::Table;

/// Seat 0 of three is about to place a tile; 1,-1 touches seats 0 and 1, 1,1 would touch seats 1 and 2.
fn placing() -> Table {
    let table = Table::of(3).active(1, "white settle").active(0, "white explore");
    table.plays("explore 1").falls("drew 24")
}

#[test]
fn ds_11_1_the_others_are_asked_once_clockwise() {
    let table = Table::of(3).active(2, "white settle").active(1, "white explore").tents(1, 1, 1);
    let table = table.turn(1).plays("explore 1").falls("drew 24").plays("place 1,1");
    assert_eq!(table.asked(), Some(2));
    let table = table.refuses("end", "DS-7.11").plays("decline");
    assert_eq!(table.game.seat.index(), 2, "seat 0 is no neighbour and not asked");
    let table = Table::of(3).active(1, "white settle").active(0, "white explore").tents(2, 1, 1);
    let table = table.plays("explore 1").falls("drew 24").plays("place 1,-1");
    assert_eq!(table.asked(), Some(1));
    assert_eq!(table.plays("decline").asked(), Some(2));
}

#[test]
fn ds_11_2_only_neighbours_join() {
    let table = placing().plays("place 1,-1");
    assert_eq!(table.asked(), Some(1), "seat 2 does not touch the tile");
    let table = table.plays("join").plays("decline");
    assert_eq!((table.tents_on(1, 24), table.tents_on(2, 24)), (1, 0));
}

#[test]
fn ds_11_3_a_tent_of_the_personal_supply_joins() {
    let table = placing().plays("place 1,-1").plays("join");
    assert_eq!((table.player(1).tents, table.tents_on(1, 24)), (4, 1));
    let table = placing().camp(1, 0).plays("place 1,-1");
    assert_eq!(table.game.seat.index(), 1, "nobody is asked, and the turn is over");
}

#[test]
fn ds_11_4_the_explorer_adds_a_second_tent_if_somebody_joined() {
    let table = placing().plays("place 1,-1").plays("join");
    assert_eq!((table.asked(), table.choices()), (Some(0), vec!["join".into(), "decline".into()]));
    let table = table.plays("join");
    assert_eq!((table.tents_on(0, 24), table.player(0).tents), (2, 4));
    let table = placing().plays("place 1,-1").plays("decline");
    assert_eq!((table.game.seat.index(), table.tents_on(0, 24)), (1, 1), "nobody joined");
    let table = placing().camp(0, 0).plays("place 1,-1").plays("join");
    assert_eq!((table.game.seat.index(), table.tents_on(0, 24)), (1, 1), "no tent");
}
