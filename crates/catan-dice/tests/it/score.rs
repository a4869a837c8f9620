//! CD-5 Score: boxes and crosses, the end of the game, the winner.

use catan_dice::{Kind, Phase};
use conformance::Table as _;
use engine::{Game, Seat, Turn};

use crate::table::Table;

/// A turn that scores one point: the next road of the main way.
fn road(table: Table) -> Table {
    const WAY: [u8; 12] = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12];
    let sheet = table.game.sheet();
    let next = WAY.into_iter().find(|road| !sheet.has_road(*road)).expect("the way goes on");
    table.turn("wood brick ore ore ore ore", &[&format!("build road {next}")])
}

/// All boxes but the first are crosses.
fn crosses_to_the_end(mut table: Table) -> Table {
    while table.game.turn() != Turn::Over {
        table = table.crosses();
    }
    table
}

/// The quickest way to fill a sheet of the manual: thirteen turns (ruling 16).
pub fn full_sheet() -> Table {
    let settlement = |table: Table, number: u8, road: u8| {
        let builds = [format!("build settlement {number}"), format!("build road {road}")];
        table.turn("grain ore sheep wood wood brick", &builds.each_ref().map(String::as_str))
    };
    let table = Table::solo("manual").marks_roads(&[1, 2, 3, 4, 5, 6, 7, 8, 13, 14, 15, 16]);
    let table = (1..=3).fold(table, |table, number| settlement(table, number, number + 8));
    let table = table.marks_soldiers(2);
    let table =
        table.turn("grain ore sheep wood brick gold", &["build soldier 3", "build road 12"]);
    (1..=4).fold(table, |table, number| {
        table.turn("grain grain ore ore ore gold", &[&format!("build city {number}")])
    })
}

/// Ruling 20: one number a turn.
#[test]
fn cd_5_1_the_points_of_a_turn_go_as_one_number_into_the_next_box() {
    let builds = ["build settlement 1", "build road 1"];
    let table = Table::solo("manual").turn("grain ore sheep wood wood brick", &builds);
    let table = table.crosses().marks_roads(&[2, 3, 4]);
    let mut boxes = [0; 15];
    (boxes[0], boxes[2]) = (4, 3);
    assert_eq!(table.sheet(0).boxes, boxes);
}

#[test]
fn cd_5_1_the_points_count_as_soon_as_they_are_built() {
    let table = Table::of(2, "manual").keeps("wood wood brick brick ore ore");
    let table = table.plays("build road 1").plays("build road 2");
    assert_eq!((table.game.points, table.totals()), (2, vec![2, 0]));
    assert_eq!(table.sheet(0).boxes, [0; 15]);
    assert_eq!(table.plays("end").totals(), [2, 0]);
}

/// Ruling 25: for want of resources.
#[test]
fn cd_5_2_a_turn_that_can_build_nothing_is_a_cross() {
    let table = Table::solo("manual").keeps("wood wood wood wood wood wood");
    assert_eq!(table.choices(), ["end"]);
    assert_eq!(table.plays("end").totals(), [-2]);
}

/// Rulings 8 and 25: by choice; unused jokers oblige to nothing.
#[test]
fn cd_5_2_a_turn_that_declines_to_build_is_a_cross() {
    let table = Table::solo("manual").marks_soldiers(1).keeps("grain ore sheep wood brick gold");
    let table = table.allows("build road 1").allows("joker 1 gold ore").plays("end");
    assert_eq!(
        (table.totals(), table.game.scores()[Seat::FIRST].lines()[4]),
        (vec![-1], ("crosses", -2))
    );
}

/// Ruling 25: the cross is written when the turn ends, not before.
#[test]
fn cd_5_2_a_turn_under_way_is_no_cross_yet() {
    let table = Table::solo("manual").keeps("wood wood wood wood wood wood");
    assert_eq!(table.totals(), [0]);
}

/// Ruling 16: after everything is built, later turns score −2.
#[test]
fn cd_5_2_on_a_full_sheet_every_turn_is_a_cross() {
    let table = full_sheet();
    assert_eq!(Kind::ALL.map(|kind| table.marked(kind)), [16, 3, 4, 3]);
    assert_eq!((table.game.round, table.totals()), (14, vec![60]));
    let table = table.keeps("grain grain ore ore ore gold");
    assert!(!table.choices().iter().any(|choice| choice.starts_with("build")));
    let table = table.plays("joker 1 gold ore").plays("end");
    assert_eq!(table.totals(), [58]);
    let table = table.crosses();
    assert_eq!((table.totals(), table.game.turn()), (vec![56], Turn::Over));
}

#[test]
fn cd_5_3_a_road_scores_one_and_the_rest_what_is_printed_at_the_spot() {
    let table = Table::solo("classic").marks_roads(&[1, 2, 3, 4, 5]).marks_soldiers(3);
    let table = table.turn("grain sheep wood brick gold gold", &["build settlement 1"]);
    let table = table.turn("grain sheep wood brick gold gold", &["build settlement 2"]);
    let table = table.turn("grain grain ore ore ore gold", &["build city 1"]);
    let table = table.turn("grain grain ore ore ore gold", &["build city 2"]);
    let lines = [("roads", 5), ("settlements", 7), ("cities", 19), ("soldiers", 6), ("crosses", 0)];
    assert_eq!(table.game.scores()[Seat::FIRST].lines(), lines);
}

#[test]
fn cd_5_4_after_fifteen_turns_of_every_seat_the_game_is_over() {
    let mut table = Table::of(2, "manual");
    for turn in 1..=30 {
        assert_ne!(table.game.turn(), Turn::Over, "before turn {turn}");
        table = table.crosses();
    }
    assert_eq!((table.game.turn(), table.game.phase), (Turn::Over, Phase::Over));
}

#[test]
fn cd_5_4_when_the_game_is_over_nothing_more_is_played() {
    let table = crosses_to_the_end(Table::of(2, "classic"));
    for action in ["stop", "reroll ore", "trade ore", "joker 1 gold ore", "build road 1", "end"] {
        for seat in 0..2 {
            table.refuses_seat(seat, action, "CD-5.4");
        }
    }
    let mut outcomes = Vec::new();
    table.game.outcomes(&mut outcomes);
    assert_eq!((outcomes.len(), table.choices().len()), (0, 0));
}

/// Ruling 17: a total below zero stands.
#[test]
fn cd_5_5_a_total_is_the_sum_of_boxes_and_crosses_and_may_be_below_zero() {
    let table = crosses_to_the_end(road(road(Table::solo("manual"))));
    assert_eq!(table.totals(), [2 - 2 * 13]);
    assert_eq!(crosses_to_the_end(Table::solo("classic")).totals(), [-30]);
}

#[test]
fn cd_5_6_the_highest_total_wins() {
    let table = Table::of(3, "manual").crosses();
    let table = crosses_to_the_end(road(table).crosses());
    assert_eq!((table.totals(), table.places()), (vec![-30, -27, -30], vec![2, 1, 2]));
}

/// Ruling 17: neither text breaks ties.
#[test]
fn cd_5_6_seats_that_are_level_share_the_win() {
    // Two points each by different builds, and nothing for the third.
    let table = Table::of(3, "manual-wide").marks_soldiers(2).marks_roads(&[1, 2]).crosses();
    let table = crosses_to_the_end(table);
    assert_eq!((table.totals(), table.places()), (vec![-26, -26, -30], vec![1, 1, 3]));
    let nobody_built = crosses_to_the_end(Table::of(4, "manual"));
    assert_eq!(nobody_built.places(), [1, 1, 1, 1]);
}
