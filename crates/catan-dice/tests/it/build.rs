//! CD-4 Build: roads, settlements, cities and soldiers, and the end of the turn.

use catan_dice::{Action, Kind, Site};
use conformance::Table as _;
use engine::Faces;

use crate::table::Table;

/// Roads to the first two cities.
const TO_TWO_CITIES: [u8; 5] = [1, 2, 3, 4, 5];

#[test]
fn cd_4_1_a_build_is_paid_in_full() {
    let table = Table::solo("manual").keeps("wood wood wood ore ore grain");
    table.refuses("build road 1", "CD-4.1").refuses("build soldier 1", "CD-4.1");
    table.refuses("build settlement 1", "CD-4.1");
    let city = Table::solo("manual").marks_roads(&[1, 2]).keeps("ore ore ore grain gold wood");
    city.refuses("build city 1", "CD-4.1");
}

#[test]
fn cd_4_1_each_ruleset_takes_its_own_settlement_cost() {
    let by_the_manual = "grain ore sheep wood gold gold";
    let as_published = "grain brick sheep wood gold gold";
    Table::solo("manual").keeps(by_the_manual).allows("build settlement 1");
    Table::solo("manual").keeps(as_published).refuses("build settlement 1", "CD-4.1");
    Table::solo("classic").keeps(as_published).allows("build settlement 1");
    Table::solo("classic").keeps(by_the_manual).refuses("build settlement 1", "CD-4.1");
}

#[test]
fn cd_4_1_a_die_pays_once() {
    let table = Table::solo("manual").keeps("wood brick brick ore ore ore");
    let table = table.plays("build road 1").refuses("build road 2", "CD-4.1");
    assert_eq!(table.game.used.counts(), [0, 0, 0, 1, 1, 0]);
}

#[test]
fn cd_4_1_gold_itself_builds_nothing() {
    let table = Table::solo("manual").keeps("wood gold gold gold gold gold");
    table.refuses("build road 1", "CD-4.1").plays("trade brick").plays("build road 1");
}

/// The reading of CD-4.1: what was bought goes first, since a die can still be turned by a joker.
#[test]
fn cd_4_1_what_was_bought_pays_before_a_die() {
    let table = Table::solo("classic").keeps("gold gold wood brick ore ore").plays("trade wood");
    let table = table.plays("build road 1");
    assert_eq!(table.game.bought, Faces::NONE);
    assert_eq!(table.game.dice.counts(), [0, 2, 0, 1, 0, 0]);
}

#[test]
fn cd_4_2_a_road_touches_the_starting_road_or_a_road_already_marked() {
    let table = Table::solo("manual").keeps("wood wood wood brick brick brick");
    for road in 2..=16 {
        table.refuses(&format!("build road {road}"), "CD-4.2");
    }
    let table = table.plays("build road 1").allows("build road 2").allows("build road 3");
    let table = table.refuses("build road 4", "CD-4.2").plays("build road 3");
    table.allows("build road 4").refuses("build road 5", "CD-4.2");
}

#[test]
fn cd_4_2_a_road_needs_only_one_end_to_touch() {
    // At the corner of roads 8, 9 and 13 both branches are open, in any order.
    let table = Table::solo("manual").marks_roads(&[1, 3, 4, 6, 7, 8]);
    let table = table.keeps("wood wood brick brick ore ore");
    table.allows("build road 9").plays("build road 13").allows("build road 14");
}

/// The manual's FAQ on roads that lead on to cities.
#[test]
fn cd_4_3_roads_run_on_past_blank_spots() {
    let table = Table::solo("manual").marks_roads(&[1, 3, 4, 5]);
    // Settlements 1 and 2 lie on this way and are blank, and so is city 1 beside it.
    assert_eq!((table.marked(Kind::Settlement), table.marked(Kind::City)), (0, 0));
    assert_eq!(table.marked(Kind::Road), 4);
}

#[test]
fn cd_4_3_roads_run_on_past_built_spots() {
    let settlement = ["build settlement 1", "build road 1"];
    let table = Table::solo("manual").turn("grain ore sheep wood wood brick", &settlement);
    table.marks_roads(&[2, 3, 4]);
}

#[test]
fn cd_4_4_a_settlement_or_a_city_needs_a_road_that_reaches_its_spot() {
    let table = Table::solo("manual").keeps("grain grain ore ore ore wood");
    table.refuses("build city 1", "CD-4.4");
    // Road 1 leads to the corner before, road 2 to the city.
    let table = table.plays("end").marks_roads(&[1]).keeps("grain grain ore ore ore wood");
    table.refuses("build city 1", "CD-4.4");
    let table = table.plays("end").marks_roads(&[2]).keeps("grain grain ore ore ore wood");
    table.plays("build city 1").refuses("build city 2", "CD-4.4");
}

#[test]
fn cd_4_4_the_starting_road_reaches_the_first_settlement() {
    let table = Table::solo("manual").keeps("grain ore sheep wood gold gold");
    table.plays("build settlement 1").refuses("build settlement 2", "CD-4.4");
}

#[test]
fn cd_4_4_each_spot_is_reached_by_its_own_road() {
    let content = Table::solo("classic").game.pack.content();
    let only = |road: u16| 1 << (road - 1);
    let roads = [(2, 3), (3, 6), (4, 8), (5, 10), (6, 12)];
    for (settlement, road) in roads {
        assert!(content.settlements[settlement - 1].is_reached(only(road)), "{settlement}");
        assert!(!content.settlements[settlement - 1].is_reached(0), "{settlement}");
    }
    for (city, road) in [(1, 2), (2, 5), (3, 14), (4, 16)] {
        assert!(content.cities[city - 1].is_reached(only(road)), "{city}");
        assert!(!content.cities[city - 1].is_reached(0), "{city}");
    }
}

/// The manual's FAQ on the order of building.
#[test]
fn cd_4_5_settlements_cities_and_soldiers_are_marked_in_order() {
    let table = Table::solo("manual").marks_roads(&TO_TWO_CITIES);
    let settlement = table.keeps("grain ore sheep wood gold gold");
    settlement.refuses("build settlement 2", "CD-4.5").allows("build settlement 1");
    let city = table.keeps("grain grain ore ore ore gold");
    city.refuses("build city 2", "CD-4.5").allows("build city 1");
    let soldier = table.keeps("grain grain ore ore sheep sheep");
    let soldier = soldier.refuses("build soldier 2", "CD-4.5").plays("build soldier 1");
    soldier.refuses("build soldier 3", "CD-4.5").plays("build soldier 2");
}

/// Ruling 27: a spot that is next but out of reach blocks the rest of its kind.
#[test]
fn cd_4_5_a_spot_out_of_reach_holds_up_the_rest_of_its_kind() {
    // The roads reach city 2 and not city 1.
    let table = Table::solo("manual").marks_roads(&[1, 3, 4, 5]);
    let table = table.keeps("grain grain ore ore ore gold");
    table.refuses("build city 1", "CD-4.4").refuses("build city 2", "CD-4.5");
    assert!(!table.choices().iter().any(|choice| choice.starts_with("build city")));
}

/// Ruling 27: a kind whose last spot is built is no longer offered.
#[test]
fn cd_4_5_a_kind_that_is_complete_is_no_longer_offered() {
    let table = Table::solo("manual").marks_soldiers(3).keeps("grain grain ore ore sheep sheep");
    table.refuses("build soldier 3", "CD-4.9").refuses("build soldier 4", "CD-4.10");
    assert!(!table.choices().iter().any(|choice| choice.starts_with("build")));
}

/// The manual's FAQ on cities without settlements.
#[test]
fn cd_4_6_a_city_asks_for_no_settlement() {
    let table = Table::solo("manual").marks_roads(&[1, 2]);
    let table = table.turn("grain grain ore ore ore gold", &["build city 1"]);
    assert_eq!((table.marked(Kind::City), table.marked(Kind::Settlement)), (1, 0));
}

#[test]
fn cd_4_6_the_kinds_do_not_wait_for_each_other() {
    let table = Table::solo("classic").marks_soldiers(6).marks_roads(&[1, 2]);
    table.keeps("grain wood sheep brick gold gold").allows("build settlement 1");
    table.keeps("grain grain ore ore ore gold").allows("build city 1");
}

#[test]
fn cd_4_7_a_soldier_needs_no_road() {
    let table = Table::solo("classic").marks_soldiers(6);
    assert_eq!((table.marked(Kind::Soldier), table.marked(Kind::Road)), (6, 0));
}

/// The manual's FAQ on several builds in a turn.
#[test]
fn cd_4_8_a_turn_may_hold_several_builds() {
    let three = ["build road 1", "build road 2", "build road 3"];
    let table = Table::solo("manual").turn("wood wood wood brick brick brick", &three);
    assert_eq!(table.sheet(0).boxes[0], 3);
    let mixed = ["build soldier 1", "build road 4"];
    let table = table.turn("grain ore sheep wood brick gold", &mixed);
    assert_eq!(table.sheet(0).boxes[1], 2);
}

#[test]
fn cd_4_8_a_road_and_the_spot_it_has_just_reached_may_be_built_in_one_turn() {
    let settlement = ["build settlement 1"];
    let table = Table::solo("classic").turn("grain sheep wood brick gold gold", &settlement);
    let table = table.marks_roads(&[1]).keeps("grain sheep wood wood brick brick");
    let table = table.refuses("build settlement 2", "CD-4.4").plays("build road 3");
    assert_eq!(table.plays("build settlement 2").plays("end").sheet(0).boxes[2], 5);
}

#[test]
fn cd_4_9_what_is_marked_is_not_built_again() {
    let table = Table::solo("manual").marks_soldiers(1).marks_roads(&[1, 2]);
    let table = table.turn("grain ore sheep wood gold gold", &["build settlement 1"]);
    let table = table.turn("grain grain ore ore ore gold", &["build city 1"]);
    let table = table.keeps("grain ore sheep wood brick gold");
    for build in ["build road 1", "build settlement 1", "build city 1", "build soldier 1"] {
        table.refuses(build, "CD-4.9");
    }
}

#[test]
fn cd_4_9_what_is_marked_stays_marked() {
    let table = Table::solo("manual").marks_roads(&[1, 2, 3]).crosses().crosses();
    assert_eq!(table.sheet(0).roads, 0b111);
    assert!([1, 2, 3].iter().all(|road| table.sheet(0).has_road(*road)));
}

#[test]
fn cd_4_10_only_what_the_sheet_shows_can_be_built() {
    let manual = Table::solo("manual").keeps("grain ore sheep wood brick gold");
    let missing = [Site::Road(17), Site::Settlement(4), Site::City(5), Site::Soldier(4)];
    for site in missing.into_iter().chain(Kind::ALL.map(|kind| Site::of(kind, 0))) {
        manual.refuses(&Action::Build(site).to_string(), "CD-4.10");
    }
    let classic = Table::solo("classic").keeps("grain ore sheep wood brick gold");
    for site in [Site::Road(17), Site::Settlement(7), Site::City(5), Site::Soldier(7)] {
        classic.refuses(&Action::Build(site).to_string(), "CD-4.10");
    }
    for kind in Kind::ALL {
        classic.refuses(&Action::Build(Site::of(kind, 255)).to_string(), "CD-4.10");
    }
}

/// Ruling 8: declining a build that could be paid is legal.
#[test]
fn cd_4_11_building_is_never_forced() {
    let table = Table::solo("manual").keeps("grain ore sheep wood brick gold");
    let table = table.allows("build soldier 1").allows("end").plays("build road 1");
    // A soldier could still be paid, and the turn may end all the same.
    table.allows("build soldier 1").plays("end");
}

/// The manual's FAQ on what is left over.
#[test]
fn cd_4_12_dice_and_bought_resources_left_over_are_gone() {
    let table = Table::solo("manual").keeps("wood wood wood brick gold gold").plays("trade brick");
    let table = table.plays("build road 1").plays("end");
    assert_eq!((table.game.dice, table.game.bought), (Faces::NONE, Faces::NONE));
    // Two wood and a brick were left over and would have made a road.
    table.keeps("ore ore ore ore ore brick").refuses("build road 2", "CD-4.1");
}

#[test]
fn cd_4_13_roads_soldiers_and_cities_cost_the_same_in_every_ruleset() {
    for ruleset in ["manual", "classic", "manual-wide"] {
        let table = Table::solo(ruleset).keeps("wood brick ore ore ore sheep");
        table.allows("build road 1").refuses("build soldier 1", "CD-4.1");
        Table::solo(ruleset).keeps("grain ore sheep sheep sheep sheep").allows("build soldier 1");
        let reached = Table::solo(ruleset).marks_roads(&[1, 2]);
        reached.keeps("grain grain ore ore ore gold").allows("build city 1");
    }
}

#[test]
fn cd_4_14_a_settlement_takes_ore_by_the_manual_and_brick_by_the_sheet() {
    for (ruleset, fourth, other) in
        [("manual", "ore", "brick"), ("manual-wide", "ore", "brick"), ("classic", "brick", "ore")]
    {
        let dice = |fourth: &str| format!("grain sheep wood {fourth} gold sheep");
        Table::solo(ruleset).keeps(&dice(fourth)).allows("build settlement 1");
        Table::solo(ruleset).keeps(&dice(other)).refuses("build settlement 1", "CD-4.1");
    }
}
