//! What the log tells of what nobody is asked about.

use conformance::{Plain, Table as _};
use engine::{Describe, Game, Say};

use crate::table::{Table, at};

/// The line of an answer of the seat that is asked.
fn log_line(table: &Table, action: &str) -> String {
    let seat = at(table.asked().expect("a seat is asked"));
    let action = action.parse().expect("an action");
    assert_eq!(table.game.check(seat, action), Ok(()), "{action}");
    Plain.say(&table.game.log_phrase(seat, action))
}

/// The line of an outcome.
fn fell(table: &Table, outcome: &str) -> String {
    let chance = outcome.parse().expect("an outcome");
    assert!(table.game.is_possible(chance), "{chance} is not among {:?}", table.outcomes());
    Plain.say(&table.game.chance(chance))
}

/// Seat 0 of two, whose opponent has something to do.
fn table() -> Table {
    Table::of(2).active(1, "white settle")
}

#[test]
fn ds_8_7_what_was_paid_with_unasked() {
    let table = table().active(0, "white settle, green wood");
    assert_eq!(log_line(&table, "settle"), "told-pays do-settle dice white settle 1");
    let gold = table.active(0, "white research").tokens(0, "gold 1");
    let line = log_line(&gold, "research I-1");
    assert!(line.starts_with("told-pays do-research tech-stability"), "{line}");
    assert!(line.ends_with("dice white research 1, tokens 1 gold"), "{line}");
}

#[test]
fn ds_8_5_the_second_pioneer_of_a_pair() {
    let table = table().active(0, "white pioneer, green pioneer");
    let both = "told-pays do-settle dice white pioneer 1, dice green pioneer 1";
    assert_eq!(log_line(&table, "settle"), both);
    let table = table.active(0, "white pioneer");
    assert_eq!(log_line(&table, "settle"), "do-settle", "there are two ways to pay");
    assert_eq!(
        log_line(&table.plays("settle"), "spend green pioneer"),
        "told-second do-spend the-die green pioneer spend-half settle dice white pioneer 1"
    );
}

#[test]
fn ds_8_3_the_icon_of_a_tile() {
    let table = table().tile(10, "0,1").tents(0, 10, 1).spent(0, "white 1");
    let line = log_line(&table, "trade");
    assert!(line.starts_with("told-pays do-trade tile-icon trade 10"), "{line}");
}

#[test]
fn ds_9_4_a_die_gained_unasked() {
    let table = table().active(0, "white recruit, green wood");
    assert_eq!(
        log_line(&table, "recruit 1"),
        "told-then told-pays do-recruit 1 1 dice white recruit 1 \
         told-gains seat 0 benefit-die yellow"
    );
}

#[test]
fn ds_13_2_and_ds_13_5_a_tent_lost_in_a_raid_and_an_icon_ignored() {
    let table = table().tents(1, 1, 2).active(0, "orange raid, white settle").tents(0, 3, 0);
    assert_eq!(
        log_line(&table, "raid 1"),
        "told-then told-pays do-raid tile 1 plains dice orange raid 1 told-loses seat 1 tile 1 plains"
    );
    let table = table.tech(1, "II-3").active(0, "orange raid");
    let line = log_line(&table, "raid 1");
    assert!(line.contains("told-ignores seat 1 told-loses seat 1"), "{line}");
    assert!(line.contains("dice orange raid 2"), "{line}");
}

#[test]
fn ds_5_8_a_whole_draw_is_one_line() {
    let table = Table::of(2).bag(0, "white 1 grey 1").spent(0, "green 1 white 2").next_round();
    assert_eq!(
        fell(&table, "bag green 1"),
        "told-draws seat 0 colour-dice 1 white, colour-dice 1 grey colour-dice 1 green"
    );
    let usual = Table::of(2).next_round();
    assert_eq!(fell(&usual, "bag white 3"), "drew-dice seat 0 colour-dice 3 white");
}

#[test]
fn ds_5_7_a_draw_without_chance_and_a_new_round_are_told_before_the_roll() {
    let last = |table: Table| table.active(1, "white pioneer").keeping(1);
    let round = "told-round 2 seat 0";
    let all = last(Table::of(2).bag(0, "white 3").spent(0, "green 1"));
    assert_eq!(
        log_line(&all, "done"),
        format!("told-then told-then done-keep-none {round} drew-dice seat 0 colour-dice 3 white")
    );
    let both = last(Table::of(2).bag(0, "white 1").spent(0, "green 1 yellow 1"));
    assert_eq!(
        log_line(&both, "done"),
        format!(
            "told-then told-then done-keep-none {round} told-draws seat 0 colour-dice 1 white \
             colour-dice 1 yellow, colour-dice 1 green"
        )
    );
    let filled = last(Table::of(2).bag(0, "").spent(0, "white 4"));
    assert_eq!(
        log_line(&filled, "done"),
        format!("told-then told-then done-keep-none {round} told-refills seat 0")
    );
    let few = last(Table::of(2).bag(0, "").spent(0, "white 2"));
    assert_eq!(
        log_line(&few, "done"),
        format!(
            "told-then told-then done-keep-none {round} \
             told-refills-draws seat 0 colour-dice 2 white"
        )
    );
}

#[test]
fn ds_20_1_why_a_round_is_the_last_one() {
    let table = Table::of(2).stack(&[]).active(1, "white pioneer").keeping(1);
    let line = log_line(&table, "done");
    assert!(line.contains("told-round 2 seat 0 told-last-round end-by-stack"), "{line}");
}

#[test]
fn ds_6_8_the_last_dice_of_the_bag() {
    let table = Table::of(2).rolling(0).active(0, "green wood, white settle").bag(0, "yellow 1");
    let line = log_line(&table.plays("spend green wood"), "draw");
    assert_eq!(line, "told-then do-draw 1 drew-dice seat 0 colour-dice 1 yellow");
}

#[test]
fn ds_7_17_and_ds_7_9_a_turn_that_does_not_take_place_and_a_lost_extra_action() {
    let table = Table::of(2).active(0, "white settle, white recruit").bag(1, "");
    let table = table.plays("settle");
    assert_eq!(log_line(&table, "add"), "told-then do-add 1 told-no-first-turn seat 1");
    let table = self::table().active(0, "white explore").stack(&[19, 20]);
    let table = table.plays("explore 1").falls("drew 19");
    let line = log_line(&table, "place 1,-1");
    assert!(!line.contains("told-extra-lost"), "the other joins first: {line}");
    let line = log_line(&table.plays("place 1,-1"), "decline");
    assert!(line.starts_with("told-then decline-join tile 19 mountains told-extra-lost"), "{line}");
}

#[test]
fn ds_4_2_founding_is_told() {
    let table = Table::new(2).falls("first 1").falls("starter 1").falls("starter 2");
    let table = table.falls("starter 7").plays("choose 7").falls("starter 3");
    let line = log_line(&table, "choose 1");
    let founded = "told-founds-house seat 1 tile 7 desert 0,0 told-founds seat 0 tile 1 plains 1,0 \
                   told-gains seat 0 benefit-die yellow, tokens 1 food \
                   told-round 1 seat 1";
    assert!(line.contains(founded), "{line}");
}

#[test]
fn ds_10_7_what_a_new_tile_brings() {
    let table = Table::of(3).active(0, "white explore, white settle").stack(&[31]);
    let placing = table.plays("explore 1").falls("drew 31");
    let line = log_line(&placing, placing.choices_of("place").first().expect("a hex"));
    assert!(line.starts_with("told-then do-place tile 31 mountains"), "{line}");
    assert!(line.contains(" told-gains seat 0 tokens 1 iron"), "{line}");
}

#[test]
fn options_say_which_tile_or_pioneers_pay() {
    let label = |table: &Table, action: &str| {
        Plain.say(&table.game.action(at(0), action.parse().expect("an action")))
    };
    let table = table().active(0, "white pioneer, green pioneer, white recruit");
    assert_eq!(label(&table, "settle"), "with-pioneers do-settle 2");
    assert_eq!(label(&table, "recruit 1"), "do-recruit 1 1");
    let market = table.tile(10, "0,1").tents(0, 10, 1).spent(0, "white 1");
    assert_eq!(label(&market, "trade"), "with-tile do-trade tile-icon trade 10");
    assert_eq!(label(&market, "raid 3"), "do-raid tile 3 forest", "it is not possible");
}
