//! DS-26.30 to DS-26.39: the bot explores.

use conformance::Table as _;
use dice_settlers::Phase;

use crate::table::Table;

/// The bot explores with this strength and has drawn tile 20.
fn drawn(table: &Table, strength: u8) -> Table {
    table.stack(&[20, 21]).acts("explore", strength).falls("drew 20")
}

/// The bot is on tiles 3 and 16 beside it; tile 17 lies below them, and 1,1 is its place.
fn wide() -> Table {
    Table::solo().tile(16, "2,0").tents(1, 16, 1).tile(17, "1,1")
}

/// Where a tile lies.
fn place(table: &Table, number: usize) -> String {
    table.game.hexes[number - 1].to_string()
}

#[test]
fn ds_26_30_one_point_is_used_and_every_other_scores() {
    assert_eq!([1, 2, 4].map(|strength| drawn(&wide(), strength).bot_vp()), [0, 1, 3]);
}

#[test]
fn ds_26_31_one_tile_is_drawn_and_placed_by_the_usual_rules() {
    let table = Table::solo().stack(&[20, 21]).acts("explore", 1);
    assert_eq!(table.outcomes(), [("drew 20".into(), 1), ("drew 21".into(), 1)]);
    let table = table.falls("drew 20");
    assert_eq!(table.choices(), ["place 1,-1", "place 0,1"]);
    table.refuses("place 2,0", "DS-26.31").refuses("place 0,0", "DS-26.31");
    let one = Table::solo().tile(17, "1,-1").tile(18, "0,1").tile(16, "2,-1").tile(15, "1,1");
    let one = drawn(&one, 1);
    assert!(one.did("ExploreOnly 20"), "only 2,0 touches its tile");
}

#[test]
fn ds_26_32_line_1_away_from_the_players_presence() {
    let table = drawn(&wide().tents(0, 17, 1), 1);
    assert!(table.did("ExploreAway 20"), "{:?}", table.deeds());
    assert_eq!(place(&table, 20), "2,-1");
}

#[test]
fn ds_26_33_line_2_as_far_as_possible_from_the_players_tents() {
    let table = drawn(&wide(), 1);
    assert!(table.did("ExploreFar 20"));
    assert_eq!(place(&table, 20), "2,1");
    // A house alone is no tent.
    let table = drawn(&wide().tile(18, "3,-1").house(0, 18).tents(0, 1, 1), 1);
    assert_eq!(place(&table, 20), "2,1");
}

#[test]
fn ds_26_34_line_3_the_players_choice() {
    let table = drawn(&Table::solo(), 1).plays("place 0,1");
    assert!(table.did("ExploreChoice 20"));
    assert_eq!(place(&table, 20), "0,1");
}

#[test]
fn ds_26_35_a_tent_of_the_general_supply_and_none_of_its_effects() {
    let table = drawn(&wide(), 1);
    assert_eq!((table.tents_on(1, 20), table.player(1).tents, table.bot_tents()), (1, 5, 12));
    let table = wide().stack(&[8]).acts("explore", 1).falls("drew 8");
    assert_eq!(table.game.bot_dice().iter().sum::<u8>(), 5);
}

#[test]
fn ds_26_36_without_one_there_it_comes_from_the_personal_supply() {
    let table = drawn(&wide().general(0), 1);
    assert_eq!((table.tents_on(1, 20), table.player(1).tents), (1, 4));
    let table = drawn(&wide().camp(1, 0).general(0), 1);
    assert_eq!((table.tents_on(1, 20), table.game.map.len()), (0, 5));
}

#[test]
fn ds_26_37_the_player_may_join() {
    let table = drawn(&Table::solo(), 1).plays("place 0,1");
    assert_eq!(
        (table.game.phase, table.choices()),
        (Phase::Join, vec!["join".into(), "decline".into()])
    );
    assert_eq!(table.plays("decline").tents_on(1, 20), 1);
    // Far away it is not asked, but with Missionaries.
    assert_eq!(drawn(&wide(), 1).game.phase, Phase::Act);
    let table = drawn(&wide().tech(0, "III-12"), 1).plays("join");
    assert_eq!((table.tents_on(0, 20), table.player(0).tents), (1, 5));
}

#[test]
fn ds_26_38_then_it_places_one_more_from_its_personal_supply() {
    let table = drawn(&Table::solo(), 1).plays("place 0,1").plays("join");
    assert_eq!((table.tents_on(1, 20), table.player(1).tents), (2, 4));
    assert!(table.did("Second 20"));
    let table = drawn(&Table::solo().camp(1, 0), 1).plays("place 0,1").plays("join");
    assert_eq!(table.tents_on(1, 20), 1);
}

#[test]
fn ds_26_39_without_tiles_or_a_hex_nothing_is_possible() {
    assert_eq!(Table::solo().stack(&[]).acts("explore", 2).bot_vp(), 2);
    let around = [(14, "2,0"), (15, "1,1"), (16, "0,1"), (17, "1,-1"), (18, "2,-1")];
    let closed = around.into_iter().fold(Table::solo(), |table, (tile, hex)| table.tile(tile, hex));
    assert_eq!(closed.acts("explore", 2).bot_vp(), 2);
}
