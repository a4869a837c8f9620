//! DS-6 Roll: Pioneer and Resource icons change the roll.

use conformance::Table as _;
use dice_settlers::rules::roll;
use dice_settlers::{Phase, Step};

use crate::table::{Table, handful};

/// Seat 0 has rolled these dice; its bag is empty.
fn rolled(dice: &str) -> Table {
    Table::of(2).rolling(0).active(0, dice).bag(0, "")
}

/// A table of two where all have rolled, and both change their rolls.
fn together(first: &str, second: &str) -> Table {
    let table = Table::of_with(2, &[("roll-order", "simultaneous")]).rolling(0);
    let table = table.change(|game| game.players[crate::table::at(1)].step = Step::Open);
    table.active(0, first).active(1, second)
}

#[test]
fn ds_6_1_clockwise_one_seat_after_the_other() {
    let table = rolled("white pioneer, white recruit");
    table.refuses_seat(1, "done", "DS-6.1");
    let table = table.plays("done");
    assert_eq!(
        (table.game.phase, table.game.air.seat.map(engine::Seat::index)),
        (Phase::Draw, Some(1))
    );
    table.refuses_seat(0, "done", "DS-7.1").refuses_seat(1, "done", "DS-7.1");
    let table = table.falls("bag white 3").falls("rolled white recruit pioneer pioneer");
    assert_eq!((table.game.phase, table.asked()), (Phase::Roll, Some(1)));
    assert_eq!(table.plays("done").game.phase, Phase::Act);
}

#[test]
fn ds_6_2_simultaneous_all_draw_first_and_answer_in_any_order() {
    let table = Table::of_with(2, &[("roll-order", "simultaneous")]).next_round();
    let table = table.falls("bag white 3").falls("rolled white pioneer recruit recruit");
    assert_eq!(
        (table.game.phase, table.game.air.seat.map(engine::Seat::index)),
        (Phase::Draw, Some(1))
    );
    let table = table.falls("bag white 2 green 1").falls("rolled white pioneer settle");
    let table = table.falls("rolled green wood");
    assert_eq!(table.game.phase, Phase::Roll);
    let table = table.plays_seat(1, "spend green wood").plays_seat(0, "spend white pioneer");
    let table =
        table.plays_seat(1, "set white settle explore").plays_seat(0, "set white recruit research");
    let table = table.plays_seat(1, "done");
    assert_eq!(
        (table.asked(), table.game.phase),
        (Some(0), Phase::Act),
        "nothing is left to seat 0"
    );
}

#[test]
fn ds_6_3_a_pioneer_sets_a_die_or_rolls_up_to_three_again() {
    let table = rolled("white pioneer, white recruit, green wood, yellow food, grey iron");
    table.refuses("set white recruit explore", "DS-6.3").refuses("reroll green wood", "DS-6.3");
    let table = table.plays("spend white pioneer");
    assert_eq!(
        (table.player(0).spent, table.player(0).step),
        (handful("white 1"), Step::Spent(dice_settlers::Power::Pioneer))
    );
    table
        .refuses("draw", "DS-6.3")
        .refuses("set white pioneer recruit", "DS-6.5")
        .refuses("done", "DS-7.11");
    table.refuses("reroll white pioneer", "DS-6.5").refuses("throw", "DS-7.11");
    let set = table.plays("set green wood explore");
    assert_eq!(set.active_dice(0), ["white recruit", "yellow food", "green explore", "grey iron"]);
    let lifted = table.plays("reroll green wood").plays("reroll yellow food");
    lifted
        .refuses("set white recruit explore", "DS-7.11")
        .refuses("reroll green wood", "DS-6.3")
        .allows("throw");
    assert_eq!(lifted.choices(), ["reroll white recruit", "reroll grey iron", "throw"]);
    // The third goes with the others at once.
    let three = lifted.plays("reroll grey iron");
    assert_eq!((three.asked(), three.game.air.dice), (None, handful("yellow 1 green 1 grey 1")));
    let three =
        three.falls("rolled yellow trade").falls("rolled green settle").falls("rolled grey iron");
    assert_eq!(
        three.active_dice(0),
        ["white recruit", "yellow trade", "green settle", "grey iron"]
    );
    let one = table.plays("reroll green wood").plays("throw").falls("rolled green pioneer");
    assert_eq!(one.player(0).step, Step::Open);
}

#[test]
fn ds_6_4_a_resource_sets_a_die_or_draws_two() {
    let table = rolled("green wood, white recruit").bag(0, "white 2 yellow 1");
    table.refuses("draw", "DS-6.4");
    let table = table.plays("spend green wood");
    table.refuses("reroll white recruit", "DS-6.4").allows("set white recruit pioneer");
    let table = table.plays("draw");
    assert_eq!(table.outcomes(), [("bag white 1 yellow 1".into(), 2), ("bag white 2".into(), 1)]);
    let table = table
        .falls("bag white 1 yellow 1")
        .falls("rolled white settle")
        .falls("rolled yellow food");
    assert_eq!(table.active_dice(0), ["white recruit", "white settle", "yellow food"]);
    assert_eq!(table.player(0).bag, handful("white 1"));
}

#[test]
fn ds_6_5_the_spent_die_goes_first() {
    rolled("white pioneer, white recruit").allows("spend white pioneer");
    let table =
        Table::of(2).rolling(0).active(0, "white pioneer").bag(0, "white 2").tech(0, "III-5");
    table.refuses("spend white pioneer", "DS-6.5");
    // Wanderlust needs no die, but one to change.
    let table = Table::of(2).rolling(0).tech(0, "I-2").active(0, "white recruit").bag(0, "");
    table.allows("spend I-2");
    let table =
        together("white recruit, white pioneer", "white recruit, white pioneer").tech(0, "I-2");
    let table = table.plays("spend I-2").plays("reroll white recruit").plays("throw");
    assert!(table.falls("rolled white explore").player(0).techs == table.player(0).flipped);
}

#[test]
fn ds_6_6_a_die_is_set_to_another_icon_of_its_colour() {
    let table = rolled("white pioneer, green wood").plays("spend white pioneer");
    table.refuses("set green wood wood", "DS-6.6").refuses("set green wood gold", "DS-6.6");
    // Six sides, four icons, three others.
    let others = ["set green wood explore", "set green wood settle", "set green wood pioneer"];
    assert_eq!(table.choices_of("set"), others);
}

/// Seat 0 has kept a white Recruit and rolled two white dice and a green one, so.
fn kept(white: &str, green: &str) -> Table {
    let table = Table::of(2).active(0, "white recruit").bag(0, "white 2 green 1").next_round();
    let table = table.plays("keep white recruit");
    table.falls(&format!("rolled white {white}")).falls(&format!("rolled green {green}"))
}

#[test]
fn ds_6_7_a_kept_die_is_not_rolled_again() {
    let table = kept("settle pioneer", "wood").plays("spend white pioneer");
    table.refuses("reroll white recruit", "DS-6.7");
    assert_eq!(table.choices_of("reroll"), ["reroll white settle", "reroll green wood"]);
    // Nor as the second or third die.
    let table = table.plays("reroll white settle").refuses("reroll white recruit", "DS-6.7");
    assert_eq!(table.choices(), ["reroll green wood", "throw"]);
    // With only kept dice left, those taken up are thrown unasked.
    let table = table.plays("reroll green wood");
    assert_eq!((table.asked(), table.game.air.dice), (None, handful("white 1 green 1")));
}

#[test]
fn ds_6_7_nor_by_a_technology() {
    // Wanderlust, and an Explore icon converted by Versatile Explorers.
    let table = Table::of(2).tech(0, "I-2").tech(0, "III-10").active(0, "white recruit");
    let table = table.bag(0, "white 2").next_round().plays("keep white recruit");
    let table = table.falls("rolled white explore settle");
    table.plays("spend I-2").refuses("reroll white recruit", "DS-6.7");
    table.plays("spend white explore").refuses("reroll white recruit", "DS-6.7");
}

#[test]
fn ds_6_7_a_kept_die_is_set_and_spent_like_others() {
    let table = kept("settle pioneer", "wood").plays("spend white pioneer");
    let table = table.plays("set white recruit pioneer");
    // It is still a kept one.
    let table = table.plays("spend green wood");
    let set = table.plays("set white settle explore").plays("spend white pioneer");
    assert_eq!(set.active_dice(0), ["white explore"]);
    let table = kept("pioneer pioneer", "wood").plays("spend white pioneer");
    let table = table.plays("set white recruit explore").plays("spend white pioneer");
    table.refuses("reroll white explore", "DS-6.7").allows("reroll green wood");
    // By Adaptability too.
    let table = kept("settle pioneer", "wood").tech(0, "III-5").plays("use III-5");
    let table = table.plays("set white recruit research").plays("spend white pioneer");
    table.refuses("reroll white research", "DS-6.7");
}

#[test]
fn ds_6_7_the_mark_ends_with_the_seats_roll_phase() {
    let table = kept("settle pioneer", "wood");
    assert_eq!(table.player(0).marked[0].len(), 1);
    let table = table.plays("done");
    assert!(table.player(0).marked.iter().all(|dice| dice.is_empty()));
    assert_eq!(table.active_dice(0).len(), 4);
}

#[test]
fn ds_6_7_kept_by_town_meetings() {
    let table = Table::of(2).tech(0, "I-4").active(0, "white recruit, white settle, green wood");
    let table = table.bag(0, "white 1").next_round();
    let table = table.then(&["keep white recruit", "keep white settle", "keep green wood"]);
    let table = table.falls("rolled white pioneer").plays("spend white pioneer");
    assert_eq!(table.choices_of("reroll"), [] as [&str; 0], "all others are kept");
    table.refuses("reroll green wood", "DS-6.7").allows("set green wood explore");
}

#[test]
fn ds_6_14_a_roll_is_changed_in_the_roll_phase_only() {
    let table = Table::of(2).active(0, "white pioneer, white settle, green wood");
    for action in ["reroll white settle", "throw", "draw", "set white settle recruit"] {
        table.refuses(action, "DS-6.14");
        table.plays("settle").refuses(action, "DS-6.14");
        table.keeping(0).refuses(action, "DS-6.14");
    }
}

#[test]
fn ds_6_15_of_like_dice_the_kept_one_is_spent_and_set_first() {
    let table = Table::of(2).active(0, "white pioneer").bag(0, "white 2 green 1").next_round();
    let table = table.plays("keep white pioneer");
    let table = table.falls("rolled white pioneer settle").falls("rolled green wood");
    let spent = table.plays("spend white pioneer");
    assert!(spent.player(0).marked[0].is_empty());
    spent.allows("reroll white pioneer");
    // Set: the kept one shows Research, and the other one may be re-rolled.
    let table = table.plays("spend green wood").plays("set white pioneer research");
    let table = table.plays("spend white pioneer").refuses("reroll white research", "DS-6.7");
    assert_eq!(table.choices_of("reroll"), ["reroll white settle"]);
    // Re-rolled: the other one.
    let table = kept("recruit pioneer", "wood").plays("spend white pioneer");
    let table = table.plays("reroll white recruit").refuses("reroll white recruit", "DS-6.7");
    assert_eq!(table.plays("throw").game.air.dice, handful("white 1"));
}

#[test]
fn ds_6_15_which_answers_take_a_kept_die() {
    let takes = |action: &str| roll::takes_kept(action.parse().expect("an answer"));
    // The only die of its kind is a kept one.
    let table = kept("settle pioneer", "wood").plays("spend white pioneer");
    table.allows("set white recruit explore").refuses("reroll white recruit", "DS-6.7");
    assert!(takes("set white recruit explore") && !takes("reroll white recruit"));
    let table = Table::of(2).active(0, "white pioneer").bag(0, "white 1").next_round();
    let table = table.plays("keep white pioneer").falls("rolled white settle");
    table.allows("spend white pioneer");
    assert!(takes("spend white pioneer"));
    let table = Table::of(2).tech(0, "I-4").active(0, "white pioneer, white settle").keeping(0);
    table.plays("keep white settle").refuses("keep white settle", "DS-19.1");
    assert!(!takes("keep white settle"));
}

#[test]
fn ds_6_8_nothing_is_drawn_from_an_empty_bag() {
    let table = rolled("green wood, white recruit").spent(0, "yellow 1").plays("spend green wood");
    table.refuses("draw", "DS-6.8");
    // A lone resource die with an empty bag does nothing; with one die in it, that one comes.
    let table =
        together("green wood, white recruit", "white recruit, white pioneer").tech(1, "I-2");
    let lone =
        table.change(|game| game.players[crate::table::at(0)].active[0] = engine::Faces::NONE);
    lone.bag(0, "").tech(0, "III-5").refuses("spend green wood", "DS-6.8");
    let one = rolled("green wood, white recruit").bag(0, "yellow 1").spent(0, "grey 2");
    let one = one.plays("spend green wood").plays("draw");
    assert_eq!(
        (one.game.air.dice, one.player(0).spent),
        (handful("yellow 1"), handful("green 1 grey 2"))
    );
    // With nothing to set, an icon that can only draw draws unasked.
    let lone =
        Table::of(2).rolling(0).active(0, "green wood").bag(0, "white 1").plays("spend green wood");
    assert_eq!(lone.game.air.dice, handful("white 1"));
}

#[test]
fn ds_6_9_only_pioneers_and_resources_are_spent() {
    let table = rolled("white pioneer, white recruit, white settle");
    table.refuses("spend white recruit", "DS-6.9").refuses("spend green wood", "DS-6.9");
    table.refuses("spend I-2", "DS-6.9").refuses("spend green food", "DS-6.9");
    // Other icons of technologies do not serve here.
    table.tech(0, "I-3").refuses("spend I-3", "DS-6.9");
    assert_eq!(table.choices(), ["spend white pioneer", "done"]);
}

#[test]
fn ds_6_10_tokens_and_pairs_of_pioneers_are_no_icons_here() {
    let table =
        rolled("white pioneer, white pioneer, white settle").tokens(0, "food 3").bag(0, "green 2");
    table.refuses("give food", "DS-6.10").refuses("draw", "DS-6.4");
    assert_eq!(table.choices(), ["spend white pioneer", "done"]);
    assert!(!table.plays("spend white pioneer").choices().contains(&"draw".into()));
}

#[test]
fn ds_6_11_equal_dice_are_one_choice() {
    let table = rolled("white pioneer, white pioneer, white recruit");
    assert_eq!(table.choices(), ["spend white pioneer", "done"]);
    let rerolls = table.plays("spend white pioneer").choices_of("reroll");
    assert_eq!(rerolls, ["reroll white recruit", "reroll white pioneer"]);
}

#[test]
fn ds_6_12_done_is_final_for_the_round() {
    let table = together("white pioneer, white recruit", "white pioneer, white recruit");
    let table = table.plays_seat(1, "done");
    table.refuses_seat(1, "spend white pioneer", "DS-6.12").refuses_seat(1, "done", "DS-6.12");
    let table =
        table.plays_seat(0, "spend white pioneer").plays_seat(0, "set white recruit pioneer");
    assert_eq!(table.game.phase, Phase::Act, "one die and nothing to do with it");
}

#[test]
fn ds_6_13_who_can_do_nothing_is_done() {
    let table =
        Table::of(2).bag(0, "white 3").next_round().falls("rolled white recruit recruit settle");
    assert_eq!((table.player(0).step, table.game.phase), (Step::Done, Phase::Draw));
    let table = table
        .falls("bag white 2 green 1")
        .falls("rolled white explore settle")
        .falls("rolled green settle");
    assert_eq!((table.player(1).step, table.game.phase), (Step::Done, Phase::Act));
    let both = together("white pioneer, white recruit", "white recruit, white settle");
    assert_eq!(both.plays_seat(0, "done").game.phase, Phase::Act);
}

#[test]
fn ds_23_2_a_turned_marker_serves_no_more_in_the_roll_phase() {
    let table = rolled("white recruit, white settle").flipped(0, "I-2").tech(0, "III-5");
    table.refuses("spend I-2", "DS-23.2");
    let table = table.plays("use III-5").plays("set white settle pioneer");
    table.refuses("use III-5", "DS-23.2");
}

#[test]
fn ds_23_6_wanderlust_makes_a_pioneer() {
    let table = rolled("white recruit, white settle").tech(0, "I-2");
    assert_eq!(table.choices(), ["spend I-2", "done"]);
    let table = table.plays("spend I-2");
    assert_eq!(
        (table.player(0).flipped, table.player(0).active_count()),
        (table.player(0).techs, 2)
    );
    table.allows("reroll white settle").refuses("draw", "DS-6.3");
    let table = table.plays("set white settle explore");
    assert_eq!((table.player(0).step, table.game.phase), (Step::Done, Phase::Draw));
}

#[test]
fn ds_23_8_explore_as_pioneer_and_pioneer_as_resource() {
    let table =
        rolled("white explore, white pioneer, green wood").bag(0, "white 1").tech(0, "III-10");
    assert_eq!(
        table.choices_of("spend"),
        ["spend white explore", "spend white pioneer", "spend green wood"]
    );
    table.plays("spend white explore").allows("reroll green wood").refuses("draw", "DS-6.3");
    let table =
        rolled("white explore, white pioneer, green wood").bag(0, "white 1").tech(0, "III-16");
    assert_eq!(table.choices_of("spend"), ["spend white pioneer", "spend green wood"]);
    table
        .plays("spend white pioneer")
        .allows("reroll green wood")
        .allows("draw")
        .allows("set green wood explore");
    // Both: an Explore icon is converted once, so it draws nothing; Wanderlust's Pioneer does.
    let table = table.tech(0, "III-10").tech(0, "I-2");
    table.plays("spend white explore").refuses("draw", "DS-6.3");
    table.plays("spend I-2").allows("draw");
}

#[test]
fn ds_23_18_adaptability_sets_one_die_without_an_icon() {
    let table = rolled("white recruit").tech(0, "III-5");
    assert_eq!(table.choices(), ["use III-5", "done"]);
    let table = table.plays("use III-5");
    table.refuses("reroll white recruit", "DS-23.18").refuses("draw", "DS-23.18");
    assert_eq!(table.choices().len(), 4);
    let table = table.plays("set white recruit pioneer");
    assert_eq!(table.active_dice(0), ["white pioneer"]);
    let other =
        rolled("white pioneer, white recruit").tech(0, "II-1").refuses("use III-5", "DS-23.1");
    other.refuses("use II-1", "DS-23.1");
    rolled("white pioneer, white recruit").tech(0, "IV-3").refuses("use IV-3", "DS-23.26");
    let none = Table::of(2).rolling(0).tech(0, "III-5").tech(0, "I-2").tech(0, "III-16");
    none.refuses("use III-5", "DS-23.18");
}

#[test]
fn ds_23_20_resourcefulness_draws_three() {
    let table = rolled("green wood, white recruit").bag(0, "white 2 yellow 2").tech(0, "III-7");
    assert_eq!(table.plays("spend green wood").plays("draw").game.air.draw, 3);
    let few = table.bag(0, "white 1 yellow 1").plays("spend green wood").plays("draw");
    assert_eq!(few.game.air.dice, handful("white 1 yellow 1"));
}

/// The rulebook's example: after drawing for a quota of four, a Resource icon draws two more dice, and a Pioneer rolls two
/// again; what the dice show is ours, as the pictures are lost.
#[test]
fn ds_6_4_the_rulebooks_example_draws_two_more_and_rolls_two_again() {
    let table = Table::of(2).tech(0, "I-1").spent(0, "yellow 1 green 2").active(0, "grey iron");
    let table = table.bag(0, "white 3").next_round().plays("keep grey iron").falls("bag green 1");
    let table = table.falls("rolled white recruit settle pioneer").falls("rolled green wood");
    let table = table.plays("spend green wood").plays("draw");
    assert_eq!((table.game.air.dice, table.player(0).bag), (handful("yellow 1 green 1"), [0; 6]));
    let table = table.falls("rolled yellow trade").falls("rolled green explore");
    assert_eq!(table.player(0).spent, handful("green 1"));
    let table = table.plays("spend white pioneer").plays("reroll white recruit");
    let table = table.plays("reroll yellow trade").plays("throw");
    let table = table.falls("rolled white research").falls("rolled yellow food");
    let last = ["white settle", "white research", "yellow food", "green explore", "grey iron"];
    assert_eq!(table.active_dice(0), last);
    assert_eq!(table.player(0).spent, handful("white 1 green 1"));
    // The bag is empty and is not refilled now: a Resource icon only sets a die.
    table.plays("spend yellow food").refuses("draw", "DS-6.8");
}
