//! KD-10 Score: the end of the game, points and places.

use conformance::Table as _;
use engine::{Arg, Describe, Game, Phrase, Turn};
use king_of_the_dice::{Action, Phase, Space};

use crate::table::{Table, at, space};

const FOUR_RED: &str = "red1 red3 red4 red6 green1 green6";
const SIX_RED: &str = "red1 red2 red3 red4 red5 red6";
const TWOS_AND_FIVES: &str = "green2 green5 blue2 blue5 green1 green6";

/// The free spaces of a table, in order.
fn free(table: &Table) -> Vec<String> {
    Space::of(table.game.free()).map(|space| space.to_string()).collect()
}

/// A table of two where the first seat has that many markers on the map.
fn with_markers(count: usize) -> Table {
    let table = Table::of(2);
    let spaces = free(&table);
    table.settles(0, &spaces[..count].join(" "))
}

#[test]
fn kd_10_1_the_game_is_over_when_the_stock_is_empty_at_the_end_of_a_turn() {
    let table = Table::of(4);
    let spaces = free(&table);
    // Three free spaces: one tile in the stock.
    let table = table.settles(1, &spaces[..13].join(" ")).settles(2, &spaces[13..25].join(" "));
    assert_eq!(table.game.tiles_left(), 1);
    let table = table.keeps(FOUR_RED).then(&["hire 1", "opened s1-02"]);
    let drew = table.outcomes()[0].0.clone();
    let placed = table.falls(&drew);
    let place = placed.choices()[0].clone();
    let table = placed.plays(&place);
    assert_eq!((table.game.turn(), table.game.free().count_ones()), (Turn::Over, 2));
    table.refuses("stop", "KD-10.8");
}

#[test]
fn kd_10_1_the_end_comes_after_an_alarm_too() {
    let table = Table::of(4);
    let spaces = free(&table);
    let table = table.settles(1, &spaces[..13].join(" ")).settles(2, &spaces[13..25].join(" "));
    let table = table.keeps("blue1 blue2 blue4 blue6 green1 green3");
    let table = table.then(&["take 5", "opened s5-02"]);
    let drew = table.outcomes()[0].0.clone();
    let table = table.falls(&drew);
    let place = table.choices()[0].clone();
    let table = table.plays(&place);
    assert_eq!((table.game.turn(), table.game.winner), (Turn::Over, None));
    assert_eq!(table.game.fires.count_ones(), 3);
}

#[test]
fn kd_10_1_tiles_put_back_keep_the_game_going() {
    let table = Table::of(4);
    let spaces = free(&table);
    let table = table.settles(1, &spaces[..12].join(" ")).settles(2, &spaces[12..24].join(" "));
    // Two tiles: both are drawn, and one goes back.
    let table =
        table.keeps("red1 red2 red3 red4 red6 green6").then(&["hire 1 level 2", "opened s1-02"]);
    let drew = table.outcomes()[0].0.clone();
    let table = table.falls(&drew);
    let drew = table.outcomes()[0].0.clone();
    let table = table.falls(&drew);
    let place = table.choices()[0].clone();
    let table = table.plays(&place);
    assert_eq!((table.game.phase, table.game.tiles_left()), (Phase::Roll, 1));
}

#[test]
fn kd_10_2_a_seventeenth_marker_for_a_tile_wins_on_hiring() {
    let table = with_markers(16).keeps(FOUR_RED).plays("hire 1");
    assert_eq!((table.game.turn(), table.game.winner), (Turn::Over, Some(at(0))));
    // Nothing is drawn, and the next card is not turned up.
    assert_eq!((table.game.tiles_left(), table.game.open_card(1)), (8, None));
}

#[test]
fn kd_10_2_the_log_and_the_end_say_who_won_so() {
    let table = with_markers(16).keeps(FOUR_RED);
    let (seat, hire) = (at(0), Action::Hire { pile: 1, level: 1 });
    assert_eq!(table.game.log_phrase(seat, hire).id, "told-win");
    assert!(table.game.epilogue().is_empty());
    let won = table.plays("hire 1").game.epilogue();
    assert_eq!(won, [Phrase::new("won-at-once").with("player", seat)]);
    // With a marker left it is a hire like any other.
    let table = with_markers(15).keeps(FOUR_RED);
    assert_eq!(table.game.log_phrase(seat, hire), table.game.action(seat, hire));
}

#[test]
fn kd_10_2_a_hire_that_wins_promises_no_gemstone() {
    let gem = |table: &Table| {
        let hire = table.game.action(at(0), Action::Hire { pile: 1, level: 3 });
        hire.args.into_iter().find(|(name, _)| *name == "gem").map(|(_, gem)| gem)
    };
    // With a marker left the merchant brings a gemstone (KD-5.7).
    assert_eq!(gem(&with_markers(15).keeps(SIX_RED)), Some(Arg::Number(1)));
    let table = with_markers(16).keeps(SIX_RED);
    assert_eq!(gem(&table), Some(Arg::Number(0)));
    let stock = table.game.stock;
    let table = table.plays("hire 1 level 3");
    assert_eq!((table.game.winner, table.game.stock), (Some(at(0)), stock));
}

#[test]
fn kd_10_2_a_seventeenth_marker_for_a_fire_or_a_marker_wins_too() {
    let table = with_markers(16).keeps("red1 red2 red3 red4 red6 green6").plays("hire 3");
    assert_eq!(table.game.winner, Some(at(0)));
    let table = with_markers(16).settles(1, "b15").keeps(TWOS_AND_FIVES).plays("hire 4");
    assert_eq!(table.game.winner, Some(at(0)));
    // With nothing to replace nobody wins.
    let table = with_markers(16).keeps(TWOS_AND_FIVES).then(&["hire 4", "opened s4-02"]);
    assert_eq!((table.game.winner, table.game.seat), (None, at(1)));
}

#[test]
fn kd_10_2_the_second_tile_of_a_land_developer_wins_after_the_first() {
    let table = with_markers(15).keeps(SIX_RED).then(&["hire 5", "opened s5-02"]);
    let table = table.then(&["drew canyon", "drew meadow"]).plays("place b3");
    assert_eq!((table.game.turn(), table.game.winner), (Turn::Over, Some(at(0))));
    assert_eq!(table.area(0).markers.count_ones(), 16);
    // With sixteen placed and none needed the game goes on.
    let table =
        with_markers(15).keeps(FOUR_RED).then(&["hire 1", "opened s1-02", "drew lake", "place b6"]);
    assert_eq!((table.game.winner, table.game.seat), (None, at(1)));
}

#[test]
fn kd_10_2_with_one_tile_left_a_land_developer_needs_one_marker() {
    // Fifteen markers of the first seat and three free spaces: one tile in the stock, and one marker for it.
    let table = with_markers(15);
    let spaces = free(&table);
    let table = table.settles(1, &spaces[3..].join(" "));
    let table = table.keeps(SIX_RED).then(&["hire 5", "opened s5-02"]);
    assert_eq!((table.game.to_draw, table.game.to_place), (1, 1));
    let drew = table.outcomes()[0].0.clone();
    let table = table.falls(&drew);
    let place = table.choices()[0].clone();
    let table = table.plays(&place);
    assert_eq!((table.game.turn(), table.game.winner), (Turn::Over, None));
    assert_eq!(table.game.markers_left(at(0)), 0);
}

#[test]
fn kd_10_2_an_alarm_needs_no_marker() {
    let table = with_markers(16).keeps("blue1 blue2 blue4 blue6 green1 green3");
    let table = table.then(&["take 5", "opened s5-02"]);
    let drew = table.outcomes()[0].0.clone();
    let table = table.falls(&drew);
    assert_eq!((table.game.phase, table.game.winner), (Phase::Alarm, None));
}

#[test]
fn kd_10_3_the_largest_area_counts_three_each_and_other_castles_one() {
    // a2, a4 and a7 touch; a14, b2 and b7 stand alone.
    let table = Table::of(3).settles(0, "a2 a4 a7").settles(1, "a14 b2 b7");
    assert_eq!(table.totals(), [3 * 3 + 2, 3 + 2 + 2, 2]);
    // Of two areas of two one counts.
    let table = Table::of(3).settles(0, "a2 a4 b1 b2");
    assert_eq!(table.totals()[0], 2 * 3 + 2 + 2);
    // The seam does not part an area.
    let seam = Table::of(4).settles(0, "a9 b7");
    assert_eq!(seam.totals()[0], 2 * 3 + 2);
}

#[test]
fn kd_10_4_the_most_fires_count_four_for_all_who_have_them() {
    assert_eq!(Table::of(3).totals(), [2, 2, 2]);
    assert_eq!(Table::of(3).has_fires(0, 1).totals(), [6, 2, 2]);
    assert_eq!(Table::of(3).has_fires(0, 2).has_fires(1, 2).has_fires(2, 1).totals(), [6, 6, 2]);
}

#[test]
fn kd_10_5_gold_counts_three_and_white_two() {
    assert_eq!(Table::of(2).has_gems(0, 2, 1).totals(), [2 * 3 + 2 * 2, 2]);
}

/// The rulebook's example: 17, 20, 20 and 23 points.
#[test]
fn kd_10_6_the_example_of_four_seats() {
    let mut table = Table::of(4);
    // Areas of 3, 3, 5 and 2 castles, with 5, 3, 1 and 4 others; nobody's gemstones come from the map.
    for area in 0..4 {
        table.game.areas[at(area)].white = 0;
    }
    table.game.stock.white += 4;
    let castles = [
        "a1 a2 a9 a15 b5 b8 b9 b14",
        "a10 a11 a14 b4 b6 b12",
        "a3 a5 a8 a13 b1 b2",
        "a4 a7 b3 b7 b11 b13",
    ];
    let whites = [(1, 0), (0, 4), (0, 0), (3, 2)];
    let fires = [0, 1, 2, 1];
    for seat in 0..4 {
        table = table.settles(seat, castles[seat]);
        let area = &mut table.game.areas[at(seat)];
        table.game.stock.gold += std::mem::take(&mut area.gold);
        table.game.stock.white += std::mem::take(&mut area.white);
        table = table.has_gems(seat, whites[seat].0, whites[seat].1).has_fires(seat, fires[seat]);
    }
    let lines: Vec<Vec<i32>> = table
        .game
        .scores()
        .iter()
        .map(|sheet| sheet.lines().iter().map(|line| line.1).collect())
        .collect();
    assert_eq!(lines, [[9, 5, 0, 3, 0], [9, 3, 0, 0, 8], [15, 1, 4, 0, 0], [6, 4, 0, 9, 4]]);
    assert_eq!(table.totals(), [17, 20, 20, 23]);
    // Of the two with 20 the one with more fires is second.
    assert_eq!(table.places(), [4, 3, 2, 1]);
}

#[test]
fn kd_10_6_more_fires_break_a_tie_and_then_the_win_is_shared() {
    let table = Table::of(3).has_gems(2, 0, 2);
    assert_eq!(table.has_fires(0, 1).totals(), [6, 2, 6]);
    assert_eq!(table.has_fires(0, 1).places(), [1, 3, 2]);
    assert_eq!(Table::of(3).places(), [1, 1, 1]);
}

#[test]
fn kd_10_7_the_winner_at_once_is_first_alone() {
    let table = with_markers(16).has_gems(1, 2, 9).has_fires(1, 3);
    let table = table.keeps(FOUR_RED).plays("hire 1");
    assert_eq!(table.places(), [1, 2]);
    // The scores are shown for all as they stand.
    assert_eq!(table.totals()[1], 2 * 3 + 10 * 2 + 4);
    let three = Table::of(3);
    let spaces = free(&three);
    let three = three.settles(0, &spaces[..16].join(" ")).has_gems(2, 0, 1);
    assert_eq!(three.keeps(FOUR_RED).plays("hire 1").places(), [1, 3, 2]);
}

#[test]
fn kd_10_7_fires_order_the_others_where_their_totals_are_equal() {
    let three = Table::of(3);
    let spaces = free(&three);
    // The winner has the most fires, so those of the others count nothing but the order.
    let three = three.settles(0, &spaces[..16].join(" ")).has_fires(0, 3).has_fires(2, 2);
    let three = three.has_fires(1, 1).keeps(FOUR_RED).plays("hire 1");
    assert_eq!(three.totals()[1], three.totals()[2]);
    assert_eq!(three.places(), [1, 3, 2]);
}

#[test]
fn kd_10_9_cards_left_over_count_nothing() {
    let table = Table::of(2).gives(0, &["s4-12", "s5-07"]).gives_supers(0, &["s2-05"]);
    assert_eq!((table.totals(), table.places()), (vec![2, 2], vec![1, 1]));
}

#[test]
fn kd_10_8_when_the_game_is_over_nothing_more_is_played() {
    let table = with_markers(16).keeps(FOUR_RED).plays("hire 1");
    table.refuses("stop", "KD-10.8").refuses_seat(1, "decline", "KD-10.8");
    assert_eq!(table.game.winner, Some(at(0)));
    assert_eq!(table.area(0).markers & space("a1").bit(), space("a1").bit());
}
