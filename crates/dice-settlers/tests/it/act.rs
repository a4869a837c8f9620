//! DS-7 Act: whose turn, which actions, and when it is over.

use conformance::Table as _;
use dice_settlers::{Main, Phase};

use crate::table::{Table, at};

/// Two seats; the second can settle when its turn comes, so that nothing goes past it.
fn table() -> Table {
    Table::of(2).active(1, "white settle")
}

/// Seat 0 has explored tile 15, which gives an extra action.
fn explored() -> Table {
    let table = table().stack(&[15, 24]).active(0, "white explore, white recruit, yellow settle");
    let table = table.plays("explore 1").falls("drew 15").plays("place 0,1");
    table.plays_seat(1, "decline")
}

#[test]
fn ds_7_1_only_the_seat_whose_turn_it_is_answers() {
    let table = table().active(0, "white explore, white recruit").stack(&[24]);
    let table = table.refuses_seat(1, "settle", "DS-7.1");
    let table = table.plays("explore 1").refuses_seat(0, "recruit 1", "DS-7.1");
    table.falls("drew 24").plays("place 0,1").refuses_seat(0, "decline", "DS-7.1").allows("join");
}

#[test]
fn ds_7_2_every_seat_has_a_first_turn_then_every_seat_a_second() {
    let dice = "white settle, white recruit";
    let mut table = Table::of(3).active(0, dice).active(1, dice).active(2, dice);
    table.game.first = at(1);
    let mut table = table.turn(1);
    for (seat, is_second) in [(1, false), (2, false), (0, false), (1, true), (2, true), (0, true)] {
        assert_eq!((table.asked(), table.game.is_second), (Some(seat), is_second));
        table = if is_second { table.plays("recruit 1") } else { table.then(&["settle", "add"]) };
    }
    assert_eq!(table.game.round, 2, "the Action phase is over, and nobody has a die to keep");
}

#[test]
fn ds_7_3_a_turn_has_one_main_action() {
    let table = table().tile(9, "0,1").tents(0, 9, 1).active(0, "white settle, white recruit");
    let table = table.then(&["settle", "add"]);
    table.refuses("recruit 1", "DS-7.3").allows("factory 9").allows("end");
}

#[test]
fn ds_7_4_a_first_turn_does_not_end_without_an_action_that_is_possible() {
    let table = table().active(0, "white settle");
    table.refuses("end", "DS-7.4").second().allows("end");
}

#[test]
fn ds_7_5_an_action_is_possible_with_an_icon_and_an_effect() {
    let table = table().tile(9, "0,1").tents(0, 9, 1).bag(0, "");
    // Control of tile 10 brings a Trade icon, but there is nothing to sell.
    let table = table.tile(10, "1,1").tents(0, 10, 1);
    assert_eq!(table.choices(), ["end"]);
    assert_eq!(table.tokens(0, "food 2").choices(), ["trade", "factory 9"]);
    // A lone Trade icon forces the sale of a die.
    assert_eq!(table.spent(0, "white 1").choices(), ["trade", "factory 9"]);
}

#[test]
fn ds_7_5_what_a_free_action_would_first_bring_does_not_count() {
    let table = table().tile(25, "0,1").tents(0, 25, 1).tents(0, 1, 0).bag(0, "").spent(0, "");
    let table = table.tile(10, "1,1").tents(0, 10, 1).tokens(0, "food 1").allows("end");
    table.plays("factory 25").refuses("end", "DS-7.4");
}

#[test]
fn ds_7_6_every_action_of_a_round_differs() {
    // The rulebook's example: Explore, the extra action Settle, then neither of them again.
    let table = table().stack(&[15, 24]).active(1, "white recruit");
    let table =
        table.active(0, "white explore, white settle, white recruit, green explore, yellow settle");
    let table = table.then(&["explore 1", "spend white explore"]).falls("drew 15");
    let table = table.plays("place 0,1").plays_seat(1, "decline").refuses("explore 1", "DS-7.6");
    let table = table.then(&["settle", "spend white settle", "add", "stop"]);
    let table = table.plays_seat(1, "settle").plays_seat(1, "add");
    assert_eq!((table.asked(), table.game.is_second), (Some(0), true));
    let table =
        table.refuses("explore 1", "DS-7.6").refuses("settle", "DS-7.6").allows("recruit 1");
    assert_eq!(table.player(0).actions, 1 << Main::Explore as u8 | 1 << Main::Settle as u8);
    // What the other seat did does not matter.
    assert_eq!(table.player(1).actions, 1 << Main::Settle as u8);
}

#[test]
fn ds_7_7_an_extra_action_follows_before_anything_else() {
    let table = explored().tile(9, "1,-1").tents(0, 9, 1).tech(0, "X-2");
    let table = table.refuses("end", "DS-7.7").refuses("factory 9", "DS-17.2");
    let table = table.refuses("use IV-3", "DS-7.7");
    assert_eq!(table.choices(), ["recruit 1", "settle", "explode X-2"]);
}

#[test]
fn ds_7_8_an_extra_action_is_taken_not_declined() {
    let table = explored().refuses("decline", "DS-7.8").refuses("end", "DS-7.7");
    let table = table.plays("recruit 1").refuses("decline", "DS-7.11");
    assert_eq!((table.game.act.extra, table.game.act.is_main_done), (0, true));
    // It is paid for: without an icon there is no such action.
    explored().refuses("harvest wood", "DS-14.1");
}

#[test]
fn ds_7_9_an_impossible_extra_action_of_a_tile_is_lost() {
    let table = table().stack(&[15]).active(0, "white explore");
    let table = table.plays("explore 1").falls("drew 15").plays("place 0,1").plays("decline");
    assert_eq!((table.asked(), table.game.act.extra), (Some(1), 0));
}

#[test]
fn ds_7_9_other_sources_are_not_used_in_vain() {
    let table = table().tile(9, "0,1").tents(0, 9, 1).tech(0, "IV-3").active(0, "white settle");
    let table = table.then(&["settle", "add"]).refuses("use IV-3", "DS-7.9");
    table.active(0, "white recruit").allows("use IV-3");
}

#[test]
fn ds_7_10_an_extra_action_does_not_take_the_place_of_the_main_action() {
    let table = Table::of(3).active(1, "white settle").tile(30, "1,1").tents(0, 30, 1);
    let table = table.active(0, "white settle, white recruit").plays("factory 30");
    let table = table.then(&["settle", "add"]).refuses("end", "DS-7.4");
    let table = table.plays("recruit 1");
    assert_eq!(table.asked(), Some(1));
}

#[test]
fn ds_7_10_an_extra_action_may_bring_another() {
    let table = Table::of(3).active(1, "white settle").tile(30, "1,1").tents(0, 30, 1).stack(&[15]);
    let table = table.active(0, "white explore, white recruit, yellow settle").plays("factory 30");
    let table = table.plays("explore 1").falls("drew 15").plays("place 1,-1").plays("decline");
    assert_eq!((table.game.act.extra, table.game.act.is_main_done), (1, false));
    let table = table.then(&["settle", "add"]);
    assert_eq!((table.game.act.extra, table.choices()), (0, vec!["recruit 1".into()]));
}

#[test]
fn ds_7_11_an_open_question_comes_first() {
    let table = table().active(0, "white settle, yellow settle, white recruit").plays("settle");
    let table = table.refuses("recruit 1", "DS-7.11").refuses("add", "DS-7.11");
    table.plays("spend white settle").refuses("end", "DS-7.11").refuses("join", "DS-7.11");
    self::table().active(0, "white settle").refuses("add", "DS-7.11");
}

#[test]
fn ds_7_12_what_is_declared_is_payable_and_carried_out() {
    let table = table().active(0, "white recruit, white explore, green explore");
    let table = table.refuses("raid 1", "DS-13.2").refuses("explore 3", "DS-10.1");
    let table = table.tile(9, "0,1").tents(0, 9, 1).active(0, "yellow recruit, white recruit");
    table.plays("recruit 1").refuses("stop", "DS-7.12").allows("spend white recruit");
}

#[test]
fn ds_7_13_free_actions_accompany_a_main_action() {
    let table = table().tile(9, "0,1").tents(0, 9, 1).tile(25, "1,-1").tents(0, 25, 1);
    let both = table.active(0, "white settle").plays("factory 9").then(&["settle", "add"]);
    assert_eq!(both.choices(), ["factory 25", "end"]);
    // Without a main action there are none, in either turn, and no explosions either.
    for idle in [table.tech(0, "X-2"), table.tech(0, "X-2").second()] {
        let idle = idle.refuses("factory 25", "DS-7.13").refuses("explode X-2", "DS-7.13");
        idle.tents(0, 1, 3).refuses("govern 1", "DS-7.13");
        idle.tech(0, "III-6").refuses("engineer 25", "DS-7.13");
    }
}

/// Seat 0 can research only Stable Government, for a Food and an Iron that two factories bring.
fn scholar() -> Table {
    let table = table().tile(25, "1,-1").tents(0, 25, 2).tile(22, "0,1").tents(0, 22, 2);
    let table = table.tech(0, "I-1").card("III-8").bag(0, "");
    table.active(0, "grey research, grey research, grey research")
}

#[test]
fn ds_7_15_an_action_becomes_possible_by_several_free_actions() {
    assert_eq!(scholar().choices(), ["factory 22", "factory 25", "end"]);
    let table = scholar().plays("factory 25");
    assert_eq!(table.choices(), ["factory 22"]);
    let table = table.plays("factory 22");
    assert_eq!(table.choices(), ["research III-8"]);
    // One of them goes for the action and the other with it.
    let table = scholar().tokens(0, "iron 1").plays("factory 22").plays("factory 25");
    assert_eq!(table.choices(), ["research III-8"]);
    // A tent that has to stay: without the mountains nothing can be researched.
    let table = scholar().tents(0, 22, 1).tokens(0, "iron 1");
    assert_eq!(table.choices(), ["factory 25", "end"]);
    table.refuses("factory 22", "DS-7.13");
}

#[test]
fn ds_7_15_an_action_becomes_possible_by_an_explosion() {
    let table = table().active(0, "grey research");
    let table = table.tech(0, "X-6");
    assert_eq!(table.choices(), ["explode X-6", "end"], "the die can be set");
    let table = table.plays("explode X-6").plays("set grey research iron");
    assert_eq!(table.choices(), ["harvest iron"]);
    // Founders' Day brings points, and nothing more.
    self::table().active(0, "grey research").tech(0, "X-7").refuses("explode X-7", "DS-7.13");
}

#[test]
fn ds_7_15_an_action_may_become_possible_by_the_dice() {
    let table = table().tile(11, "0,1").tents(0, 11, 1).tech(0, "IV-1").active(0, "white research");
    assert_eq!(table.choices(), ["factory 11", "end"]);
    let table = table.plays("factory 11");
    assert_eq!(table.falls("rolled brown gold").choices(), ["harvest gold"]);
    // With a useless die there is no action after all.
    assert_eq!(table.falls("rolled brown research").asked(), Some(1));
    // Without Mobile Workforce the die goes to the bag.
    let table = self::table().tile(11, "0,1").tents(0, 11, 1).active(0, "white research");
    table.refuses("factory 11", "DS-7.13");
}

#[test]
fn ds_7_16_a_turn_that_is_begun_has_its_main_action() {
    let table = table().tile(9, "0,1").tents(0, 9, 1).active(0, "white settle").second();
    let table = table.allows("end").plays("factory 9").refuses("end", "DS-7.16");
    assert_eq!(table.choices(), ["settle"]);
    // Also if it is not yet possible.
    scholar().plays("factory 25").refuses("end", "DS-7.16");
    scholar().second().plays("factory 25").refuses("end", "DS-7.16");
    // By an explosion too; and in a first turn by its own rule.
    let table = self::table().tech(0, "X-7").active(0, "white settle");
    table.second().plays("explode X-7").refuses("end", "DS-7.16");
    table.plays("explode X-7").refuses("end", "DS-7.4");
}

#[test]
fn ds_7_16_an_extra_action_before_the_main_one_makes_it_due() {
    let table = Table::of(3).active(1, "white settle").tile(30, "1,1").tents(0, 30, 1).second();
    let table = table.active(0, "white settle, white recruit").plays("factory 30");
    table.then(&["settle", "add"]).refuses("end", "DS-7.16").plays("recruit 1");
}

#[test]
fn ds_7_17_a_turn_without_a_main_action_does_not_take_place() {
    // Seat 1 has a factory and could govern, but no icon.
    let table = Table::of(3).active(0, "white settle").active(2, "white settle");
    let table = table.tile(25, "0,-1").tents(1, 25, 4).then(&["settle", "add"]);
    assert_eq!(table.asked(), Some(2));
    // Nor is it asked in its second turn.
    let table = table.then(&["settle", "add"]);
    assert_eq!((table.game.round, table.player(1).tokens), (2, [0; 4]));
}

#[test]
fn ds_7_14_a_turn_with_nothing_left_ends_by_itself() {
    let table = table().active(0, "white settle").then(&["settle", "add"]);
    assert_eq!((table.game.phase, table.asked()), (Phase::Act, Some(1)));
    let lasting = self::table().tile(9, "0,1").tents(0, 9, 1).active(0, "white settle");
    let lasting = lasting.then(&["settle", "add"]);
    assert_eq!(lasting.asked(), Some(0));
    assert_eq!(lasting.plays("end").asked(), Some(1));
}
