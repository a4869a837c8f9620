//! DS-22 Tiles: what each tile does in the Action phase.

use conformance::Table as _;
use dice_settlers::Phase;

use crate::table::{Table, handful, tile};

/// Four seats, so that every tile is in the game; the second can settle when its turn comes.
fn table() -> Table {
    Table::of(4).active(1, "white settle")
}

/// Seat 0 has placed this tile at 0,-1, beside its own tile and that of seat 3.
fn placed(number: u8) -> Table {
    let table = table().stack(&[number, 20]).active(0, "white explore, white settle");
    table.plays("explore 1").falls(&format!("drew {number}")).plays("place 0,-1")
}

/// Seat 0 has used the factory of this tile, where it had a tent.
fn made(number: u8) -> Table {
    let table = table().tile(number, "1,1").tents(0, number, 1).active(0, "white settle");
    table.plays(&format!("factory {number}"))
}

#[test]
fn ds_22_1_placing_serves_only_who_adds_the_tile_and_once() {
    let table = placed(29).plays("join").plays("decline");
    assert_eq!((table.player(0).tokens, table.player(3).tokens), ([0, 1, 0, 0], [0; 4]));
    for number in [14, 18, 20, 24, 36] {
        let table = placed(number).plays("decline");
        assert_eq!((table.player(0).tokens, table.game.act.extra), ([0; 4], 0), "tile {number}");
        assert_eq!(table.tents_on(0, number), 1);
    }
}

#[test]
fn ds_22_1_control_serves_every_seat_that_controls() {
    // Shared control: both have the Trade icon of tile 10.
    let table = table().tile(10, "1,1").tents(0, 10, 1).tents(1, 10, 1).tokens(0, "food 2");
    let table = table.tokens(1, "wood 2").allows("trade");
    table.turn(1).allows("trade");
    table.tents(1, 10, 2).active(0, "white settle").refuses("trade", "DS-15.1");
    table.house(1, 10).active(0, "white settle").refuses("trade", "DS-15.1");
}

#[test]
fn ds_22_4_tiles_10_27_and_28_give_an_icon_at_the_start_of_their_action() {
    let trade = table().tile(10, "1,1").tents(0, 10, 1).tokens(0, "food 2").plays("trade");
    assert_eq!(trade.plays("sell food food").player(0).vp, 2);
    let recruit = table().tile(27, "1,1").tents(0, 27, 1).plays("recruit 1").plays("gain orange");
    assert_eq!(recruit.player(0).bag[4], 1);
    let settle = table().tile(28, "1,1").tents(0, 28, 1).plays("settle").plays("add");
    assert_eq!(settle.player(0).tents, 6);
    // Control that is reached within the action comes too late.
    let late = table().tile(28, "1,1").tents(0, 3, 1).active(0, "white settle").plays("settle");
    assert_eq!(late.plays("tent 28").asked(), Some(1));
}

#[test]
fn ds_22_5_tiles_29_31_and_34_bring_a_token() {
    assert_eq!(placed(29).player(0).tokens, [0, 1, 0, 0]);
    assert_eq!(placed(31).player(0).tokens, [0, 0, 1, 0]);
    assert_eq!(placed(34).player(0).tokens, [1, 0, 0, 0]);
}

#[test]
fn ds_22_7_tile_8_brings_a_die_of_a_terrain_with_presence() {
    let table = placed(8);
    assert_eq!(
        (table.asked(), table.choices()),
        (Some(0), vec!["gain yellow".into(), "gain orange".into()])
    );
    let table = table.refuses("gain green", "DS-9.2").plays("gain orange");
    assert_eq!((table.player(0).bag[4], table.game.phase), (1, Phase::Join));
    let table = self::table().stack(&[8]).active(0, "white explore").supply("green 1 grey 1");
    let table = table.plays("explore 1").falls("drew 8").plays("place 0,-1").plays("join");
    assert_eq!((table.tents_on(0, 8), table.player(0).dice()[4]), (1, 0), "there is none");
}

#[test]
fn ds_22_8_tiles_15_19_and_26_bring_an_extra_action() {
    for number in [15, 19, 26] {
        let table = placed(number).plays("join").plays("join");
        assert_eq!(table.choices(), ["settle"], "tile {number}, after the joining");
    }
}

#[test]
fn ds_22_9_tile_9_brings_two_tents() {
    assert_eq!((made(9).player(0).tents, made(9).tents_on(0, 9)), (8, 0));
}

#[test]
fn ds_22_10_tile_11_brings_a_brown_die() {
    assert_eq!((made(11).player(0).bag[5], made(11).game.dice[5]), (1, 6));
    let table = table().tile(11, "1,1").tents(0, 11, 1).active(0, "white settle").supply("grey 1");
    table.refuses("factory 11", "DS-22.10");
}

#[test]
fn ds_22_11_factories_bring_a_token() {
    assert_eq!(
        (made(13).player(0).tokens, made(32).player(0).tokens),
        ([0, 0, 0, 1], [0, 0, 0, 1])
    );
    assert_eq!(
        (made(16).player(0).tokens, made(22).player(0).tokens),
        ([0, 1, 0, 0], [0, 0, 1, 0])
    );
    assert_eq!(made(25).player(0).tokens, [1, 0, 0, 0]);
}

#[test]
fn ds_22_12_tile_30_brings_an_extra_action_at_once() {
    let table = made(30);
    assert_eq!((table.choices(), table.game.act.is_main_done), (vec!["settle".into()], false));
    // Not in vain: no action is possible.
    let idle = self::table().tile(30, "1,1").tents(0, 30, 1).refuses("factory 30", "DS-22.12");
    assert_eq!(idle.choices(), ["end"]);
    // Without the tent on tile 30, the Forest is lost and nothing can be recruited.
    let table = self::table().tile(30, "1,1").tents(0, 30, 1).tents(0, 1, 0);
    let table = table.active(0, "white recruit").refuses("factory 30", "DS-22.12");
    table.tents(0, 1, 1).allows("factory 30");
    // The tent itself makes a raid possible.
    let table = self::table().tile(30, "1,1").tents(0, 30, 1).camp(0, 0).tents(1, 1, 1);
    table.active(0, "orange raid").allows("factory 30");
}

#[test]
fn ds_22_13_tile_33_replaces_three_tents_by_a_house() {
    let table = table().tile(33, "1,1").tents(0, 33, 4).tents(0, 1, 3).tents(1, 1, 9);
    let table = table.tents(0, 3, 2).active(0, "white settle").plays("factory 33");
    assert_eq!(table.choices(), ["house 1", "house 33"]);
    let table =
        table.refuses("house 3", "DS-22.13").refuses("govern 1", "DS-17.2").plays("house 1");
    assert!(table.player(0).houses.has(tile(1)), "no majority is needed");
    assert_eq!((table.tents_on(0, 1), table.tents_on(0, 33), table.player(0).tents), (0, 3, 6));
    // A tile with a house is no place for another; the single place is not asked for.
    let table = self::table().tile(33, "1,1").tents(0, 33, 4).tents(0, 1, 3).house(1, 1);
    let table = table.active(0, "white settle").plays("factory 33");
    assert!(table.player(0).houses.has(tile(33)) && table.tents_on(0, 33) == 0);
}

#[test]
fn ds_22_13_tile_33_needs_a_house_in_stock() {
    let five = [(8, "2,0"), (9, "2,1"), (10, "3,0"), (11, "3,1"), (12, "3,-1")];
    let table = table().tile(33, "1,1").tents(0, 33, 4).active(0, "white settle");
    let table =
        five.into_iter().fold(table, |table, (tile, hex)| table.tile(tile, hex).house(0, tile));
    table.refuses("factory 33", "DS-22.13");
}

#[test]
fn ds_22_14_tile_37_brings_points_of_the_reserve() {
    assert_eq!((made(37).player(0).vp, made(37).game.vp), (2, 48));
}

#[test]
fn ds_22_10_a_die_of_a_factory_goes_where_gained_dice_go() {
    let table = Table::of_with(2, &[("gained-dice", "spent")]).active(1, "white settle");
    let table = table.tile(11, "0,1").tents(0, 11, 1).active(0, "white settle").plays("factory 11");
    assert_eq!((table.player(0).spent, table.player(0).bag[5]), (handful("brown 1"), 0));
}

#[test]
fn ds_17_4_each_factory_of_ds_22_9_ds_22_11_and_ds_22_14_works_once_a_round() {
    for number in [9, 13, 16, 22, 25, 32, 37] {
        let table = table().tile(number, "1,1").tents(0, number, 3).active(0, "white settle");
        let factory = format!("factory {number}");
        let used = table.plays(&factory).refuses(&factory, "DS-17.4");
        assert_eq!(used.tents_on(0, number), 2);
        used.turn(0).second().refuses(&factory, "DS-17.4");
        used.change(|game| game.players[crate::table::at(0)].factories = 0).allows(&factory);
    }
}
