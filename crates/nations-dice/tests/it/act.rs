//! ND-4 Act: turns, rerolls, purchases, wonders, passing.

use conformance::Table as _;
use engine::{Game, Turn};
use nations_dice::Phase;

use crate::table::{MIXED, Table, at};

fn id(tile: &str) -> nations_dice::TileId {
    tile.parse().expect("a tile is named")
}

#[test]
fn nd_4_1_only_the_seat_whose_turn_it_is_answers() {
    let table = Table::of(2).refuses_seat(0, "pass", "ND-4.1");
    let table = table.rolls(MIXED).refuses_seat(1, "pass", "ND-4.1");
    table.refuses_seat(3, "pass", "ND-4.1").allows("pass");
    Table::new(2).refuses_seat(0, "pass", "ND-4.1");
}

#[test]
fn nd_4_2_one_action_and_the_next_seat_that_has_not_passed() {
    let table = Table::of(3).rolls(MIXED).plays("reroll 1").rolls("white gold");
    let table = table.rolls(MIXED).plays("pass").rolls(MIXED).plays("buy b1");
    assert_eq!(table.asked(), Some(0));
    let table = table.plays("pass");
    assert_eq!(table.asked(), Some(2), "the second seat has passed");
    let table = table.plays("reroll 1").rolls("white gold");
    assert_eq!(table.asked(), Some(2), "a seat alone goes on");
}

#[test]
fn nd_4_3_a_turn_offers_these_actions_and_a_question_comes_first() {
    let table = Table::of(2).rolls("white gold gold stone stone strength");
    let verbs = ["buy", "reroll", "pass"].map(|verb| table.choices_of(verb).len());
    assert_eq!(verbs, [7, 3 * 3 * 2 - 1, 1]);
    let table = table.refuses("decline", "ND-4.3").refuses("pay 1", "ND-4.3");
    let table = table.plays("buy a2");
    assert_eq!(table.game.phase, Phase::Pay);
    table.refuses("pass", "ND-4.3").refuses("cover 1", "ND-4.3").refuses("keep none", "ND-4.3");
}

#[test]
fn nd_4_4_a_reroll_uses_a_chit() {
    let table = Table::of(1).rolls(MIXED).plays("reroll 1").rolls("white book").falls("die 4");
    assert_eq!((table.player(0).chits[5], table.player(0).used_chits[5]), (0, 1));
    table.refuses("reroll 1", "ND-4.4");
}

#[test]
fn nd_4_5_a_reroll_takes_one_unused_die_or_more() {
    let table = Table::of(2).rolls(MIXED).refuses("reroll none", "ND-4.5");
    assert_eq!(table.choices_of("reroll").len(), 31);
    let table = table.plays("reroll 1 2 3 4 5");
    assert_eq!(table.player(0).in_air, [5, 0, 0, 0]);
}

#[test]
fn nd_4_6_dice_are_named_by_their_places_the_first_of_like_ones() {
    let table = Table::of(2).rolls("white strength gold book gold food");
    // The row is gold, gold, food, book, strength.
    let table = table.refuses("reroll 2", "ND-4.6").refuses("reroll 6", "ND-4.6");
    assert_eq!(table.choices_of("reroll").len(), 3 * 2 * 2 * 2 - 1);
    let table = table.plays("reroll 1 4").rolls("white food food");
    let faces = table.player(0).dice[0].counts();
    assert_eq!(faces, [1, 0, 3, 0, 1, 0]);
}

#[test]
fn nd_4_7_what_is_bought_lies_on_the_board() {
    let table = Table::of(2).rolls("white strength stone stone stone book");
    let table = table.refuses("buy d1", "ND-4.7").plays("buy b1").rolls(MIXED);
    table.refuses("buy b1", "ND-4.7");
}

#[test]
fn nd_4_8_the_row_is_the_price_in_strength_for_colonies_and_in_gold_for_the_rest() {
    let table = Table::of(2).rolls("white strength strength book book book");
    // Two strength; a gold chit and two traded pairs.
    let table = table.refuses("buy b3", "ND-4.8");
    assert_eq!(
        table.choices_of("buy"),
        ["buy a1", "buy a2", "buy a3", "buy b1", "buy b2", "buy c1", "buy c2", "buy c3"]
    );
    let table = table.plays("pass").rolls("white gold gold gold gold gold");
    table.refuses("buy b1", "ND-4.8").allows("buy a3");
}

/// The rulebook's example: a colony in row 3 for three strength, a building in row 2 for two gold.
#[test]
fn nd_4_8_a_colony_costs_three_and_a_building_two() {
    let table = Table::of(2).rolls("white strength strength strength gold gold").plays("buy b3");
    let player = table.player(0);
    assert!(player.has(id("I-12")));
    assert_eq!((player.used, player.chits[2]), ([3, 0, 0, 0], 1));
    let table = table.rolls(MIXED).plays("pass").plays("buy a2").plays("pay 1 2");
    assert_eq!(table.player(0).buildings[0], Some(id("I-3")));
    assert_eq!(table.player(0).used, [4, 0, 0, 0], "one of the five went back");
}

#[test]
fn nd_4_9_colonies_stay_and_their_chits_are_unused() {
    let table = Table::of(1).rolls("white strength strength strength book book");
    let table = table.plays("buy b1").falls("die 4");
    assert_eq!((table.player(0).chits[0], table.game.supply.chits[0]), (2, 7));
    let table = table.plays("buy b2").falls("die 4");
    assert!(table.player(0).has(id("I-10")) && table.player(0).has(id("I-11")));
    assert_eq!((table.player(0).chits[3], table.scored("colonies")), (1, vec![1]));
}

#[test]
fn nd_4_10_an_advisor_replaces_the_former_and_used_rerolls_go_back_first() {
    let table = Table::of(1).rolls("white gold gold gold stone stone");
    let table = table.plays("buy c2").plays("pay 1 chits 1").falls("die 4");
    assert_eq!((table.player(0).chits[5], table.game.supply.chits[5]), (3, 9));
    let table = table.plays("reroll 3").rolls("white stone").falls("die 4");
    assert_eq!((table.player(0).chits[5], table.player(0).used_chits[5]), (2, 1));
    // Cleopatra gave two, Sun Tzu gives one: the used one and an unused one go back.
    let table = table.plays("buy c1").plays("pay 1").falls("die 4");
    assert_eq!((table.player(0).chits[5], table.player(0).used_chits[5]), (2, 0));
    assert_eq!(table.player(0).advisor, Some(id("I-7")));
    assert_eq!(table.game.supply.chits[5], 10);
}

#[test]
fn nd_4_11_a_new_wonder_sends_the_unbuilt_one_to_the_box() {
    let table = Table::of(4).rolls("white gold gold gold gold gold");
    let table = table.plays("buy c3").plays("pay 1 2 3");
    assert_eq!(table.player(0).wonder, Some(id("I-13")));
    assert_eq!(table.player(0).chits[2], 0, "its chit waits until it is built");
    let pass = |table: Table| table.rolls(MIXED).plays("pass");
    let table = pass(pass(pass(table))).plays("buy d3");
    assert_eq!((table.player(0).wonder, table.scored("wonders")[0]), (Some(id("I-14")), 0));
    assert!(!table.player(0).has(id("I-13")));
}

#[test]
fn nd_4_11_an_unbuilt_wonder_stays_into_later_rounds() {
    let table = Table::of(2).rolls("white gold gold gold stone stone");
    let table = table.plays("buy c3").plays("pay 1 2 3").rolls(MIXED).ends_round();
    let table = table.fills_age(&[], 1);
    assert_eq!(table.player(0).wonder, Some(id("I-13")));
}

#[test]
fn nd_4_12_only_a_wonder_under_construction_is_built_and_paid_at_once() {
    let table = Table::of(1).rolls("white gold gold gold stone stone").refuses("build", "ND-4.12");
    let table = table.plays("buy c3").plays("pay 1 2 3").falls("die 4");
    let short = table.plays("reroll 1").rolls("white book").falls("die 4");
    // One stone and one book: the Hanging Gardens take two stone.
    short.refuses("build", "ND-4.12");
    table.plays("build");
}

#[test]
fn nd_4_13_a_finished_wonder_stays_and_gives_its_chit() {
    let table = Table::of(1).rolls("white gold gold gold stone stone");
    let table =
        table.plays("buy c3").plays("pay 1 2 3").falls("die 4").plays("build").falls("die 4");
    let player = table.player(0);
    assert_eq!((player.wonder, player.has(id("I-13")), player.chits[2]), (None, true, 1));
    assert_eq!((player.used, table.scored("wonders")), ([5, 0, 0, 0], vec![1]));
}

#[test]
fn nd_4_14_who_has_passed_takes_no_more_actions_this_round() {
    let table = Table::of(2).rolls(MIXED).plays("pass").rolls(MIXED);
    let table = table.plays("buy b1");
    assert_eq!((table.asked(), table.player(0).passed), (Some(1), true));
    let table = table.plays("pass").eats();
    assert!(!table.player(0).passed, "the next round is open to it");
}

#[test]
fn nd_4_15_who_can_only_pass_passes_without_being_asked() {
    let table = Table::of(2).rolls("white gold gold gold book book").plays("reroll 1 2 3");
    let table = table.rolls("white gold gold gold").rolls(MIXED).plays("pass");
    let table = table.plays("buy a3").plays("pay 1 2 3").plays("cover 1").rolls("red stone2");
    // A chit and three dice are left; nothing but tiles of row 1 and 2 can be had.
    let table =
        table.plays("buy a2").plays("pay 1 2 chits 1").plays("cover 2").rolls("orange food3");
    let table = table.plays("buy c1");
    assert_eq!(table.game.turn(), Turn::seat(at(1)));
    assert_eq!(
        (table.game.phase, table.game.round),
        (Phase::Famine, 1),
        "the last to pass ends the actions"
    );
}

#[test]
fn nd_4_8_strength_chits_buy_colonies() {
    let table = Table::of(1).ends_round().fills_age(&[], 1).ends_round();
    let table = table.fills_age(&["III-10", "III-8"], 1);
    let table = table.rolls("white strength strength gold gold gold");
    let table = table.plays("buy a1").falls("die 4").plays("buy a2");
    assert!(table.player(0).has(id("III-8")));
    assert_eq!((table.player(0).used_chits[4], table.player(0).used[0]), (1, 2));
}

#[test]
fn nd_4_12_stone_chits_build_wonders() {
    let table = Table::of(1).ends_round().fills_age(&["II-11", "II-13"], 1);
    let table = table.rolls("white strength gold gold stone stone");
    let short = table.plays("buy a2").plays("pay 1 2").falls("die 4");
    let short = short.plays("reroll 3").rolls("white book").falls("die 4");
    // Two stone and a book for a wonder of three stone.
    short.refuses("build", "ND-4.12");
    let table = table.plays("buy a1").falls("die 4").plays("buy a2").plays("pay 1 2");
    let table = table.falls("die 4").plays("build");
    assert!(table.player(0).has(id("II-13")));
    assert_eq!((table.player(0).used_chits[1], table.player(0).used[0]), (1, 5));
}

#[test]
fn nd_4_10_an_advisor_may_give_no_rerolls() {
    let table = Table::of(1).rolls("white gold gold gold stone stone").plays("buy c2");
    let mut table = table.plays("pay 1 chits 1").falls("die 4").ends_round();
    assert_eq!(table.player(0).chits[5], 3, "Cleopatra gives two");
    for _ in 2..4 {
        table = table.fills_age(&[], 1).ends_round();
    }
    let table = table.fills_age(&["IV-6", "IV-5"], 1).rolls("white gold gold gold stone stone");
    let table = table.plays("buy a1").plays("pay chits 1").falls("die 4");
    assert_eq!((table.player(0).chits[5], table.game.supply.chits[5]), (1, 11));
    // Nikola Tesla gave none, so none goes back when Otto von Bismarck comes with two.
    let table = table.plays("buy a2").plays("pay 1 2").falls("die 4");
    assert_eq!((table.player(0).chits[5], table.game.supply.chits[5]), (3, 9));
}
