//! CD-1 Set-up: seats, sheets, rulesets, dice.

use catan_dice::{CatanDice, Content, Kind, Phase, Sheet, Site};
use conformance::Table as _;
use engine::{Faces, Game, Seat, Setup, SetupError, Turn};

use crate::table::Table;

/// Why a table of that many seats under this ruleset cannot start.
fn refusal(seats: usize, ruleset: &str) -> String {
    let setup = Setup::new(seats).with("ruleset", ruleset);
    CatanDice::new(&setup).expect_err("the table cannot start").to_string()
}

#[test]
fn cd_1_1_one_to_four_seats_have_a_sheet_each() {
    for seats in 1..=4 {
        assert_eq!(Table::of(seats, "manual").game.sheets.len(), seats);
    }
    assert_eq!(refusal(0, "manual"), "catan-dice is for 1 to 4 players, not 0");
    assert_eq!(refusal(5, "manual"), "catan-dice is for 1 to 4 players, not 5");
}

#[test]
fn cd_1_1_what_happens_on_one_sheet_never_touches_another() {
    let table = Table::of(2, "classic")
        .turn("grain ore sheep wood brick gold", &["build soldier 1", "build road 1"]);
    assert_eq!(table.sheet(1), &Sheet::default());
    // Both sheets have a first road and a first soldier: nobody takes anything away.
    let table = table.turn("grain ore sheep wood brick gold", &["build soldier 1", "build road 1"]);
    assert_eq!(table.sheet(0), table.sheet(1));
}

#[test]
fn cd_1_2_turns_go_round_in_seat_order_from_the_first_seat() {
    let mut table = Table::of(3, "manual");
    for round in 1..=2 {
        for seat in Seat::all(3) {
            assert_eq!((table.game.round, table.game.seat), (round, seat));
            table = table.crosses();
        }
    }
}

#[test]
fn cd_1_3_the_starting_road_is_marked_and_scores_nothing_and_all_else_is_blank() {
    let table = Table::of(4, "manual");
    assert!((0..4).all(|seat| table.sheet(seat) == &Sheet::default()));
    assert_eq!(table.totals(), [0, 0, 0, 0]);
    // The starting road is there: a road touches it, and it reaches the first settlement.
    let table = table.keeps("grain ore sheep wood brick gold");
    table.allows("build road 1").allows("build settlement 1");
}

#[test]
fn cd_1_4_the_ruleset_fixes_what_the_sheet_has() {
    let spots = |ruleset| {
        let rules = Table::solo(ruleset).game.rules();
        Kind::ALL.map(|kind| rules.spots(kind))
    };
    assert_eq!(spots("manual"), [16, 3, 4, 3]);
    assert_eq!(spots("classic"), [16, 6, 4, 6]);
    assert_eq!(spots("manual-wide"), [16, 6, 4, 6]);
}

#[test]
fn cd_1_4_the_ruleset_fixes_what_things_score() {
    let points = |ruleset, kind| -> Vec<u8> {
        let rules = Table::solo(ruleset).game.rules();
        (1..=rules.spots(kind)).map(|number| rules.points(Site::of(kind, number))).collect()
    };
    assert_eq!(points("manual", Kind::Settlement), [3, 4, 5]);
    assert_eq!(points("manual", Kind::City), [5, 6, 7, 8]);
    assert_eq!(points("manual", Kind::Soldier), [1, 2, 3]);
    assert_eq!(points("classic", Kind::Settlement), [3, 4, 5, 7, 9, 11]);
    assert_eq!(points("classic", Kind::City), [7, 12, 20, 30]);
    assert_eq!(points("classic", Kind::Soldier), [1, 2, 3, 4, 5, 6]);
    assert_eq!(points("manual-wide", Kind::Settlement), [3, 3, 4, 4, 5, 5]);
    assert_eq!(points("manual-wide", Kind::City), [5, 6, 7, 8]);
    assert_eq!(points("manual-wide", Kind::Soldier), [1, 1, 2, 2, 3, 3]);
}

#[test]
fn cd_1_4_the_ruleset_fixes_what_things_cost() {
    let costs = |ruleset| {
        let rules = Table::solo(ruleset).game.rules();
        Kind::ALL.map(|kind| rules.cost(kind).counts())
    };
    let (road, city, soldier) = ([0, 0, 0, 1, 1, 0], [2, 3, 0, 0, 0, 0], [1, 1, 1, 0, 0, 0]);
    let by_the_manual = [road, [1, 1, 1, 1, 0, 0], city, soldier];
    assert_eq!(costs("manual"), by_the_manual);
    assert_eq!(costs("manual-wide"), by_the_manual);
    assert_eq!(costs("classic"), [road, [1, 0, 1, 1, 1, 0], city, soldier]);
}

#[test]
fn cd_1_4_the_manual_is_played_unless_the_table_chooses() {
    let game = CatanDice::new(&Setup::new(1)).unwrap();
    assert_eq!(game.rules().id, "manual");
    let words = "option ruleset cannot be \"island-two\"; it can be: manual, classic, manual-wide";
    assert_eq!(refusal(1, "island-two"), words);
    let unknown = CatanDice::new(&Setup::<Content>::new(1).with("dice", "7"));
    let (option, known) = ("dice".into(), "ruleset".into());
    assert_eq!(unknown, Err(SetupError::UnknownOption { option, known }));
}

#[test]
fn cd_1_5_there_are_six_dice_with_six_faces_each_as_likely_as_the_others() {
    let mut outcomes = Vec::new();
    Table::solo("manual").game.outcomes(&mut outcomes);
    assert_eq!(outcomes.len(), 462);
    assert_eq!(outcomes.iter().map(|(_, weight)| weight).sum::<u64>(), 6_u64.pow(6));

    outcomes.clear();
    let table = Table::solo("manual").rolls("gold gold gold gold gold gold").plays("reroll gold");
    table.game.outcomes(&mut outcomes);
    let faces = ["grain", "ore", "sheep", "wood", "brick", "gold"];
    let fallen: Vec<_> =
        outcomes.iter().map(|(dice, weight)| (dice.to_string(), *weight)).collect();
    assert_eq!(fallen, faces.map(|face| (format!("rolled {face}"), 1)));
}

#[test]
fn the_first_state_asks_chance_for_six_dice() {
    let game = Table::of(2, "classic").game;
    assert_eq!((game.phase, game.turn()), (Phase::Roll, Turn::Chance));
    assert_eq!((game.round, game.rolls, game.in_air, game.dice), (1, 0, 6, Faces::NONE));
}
