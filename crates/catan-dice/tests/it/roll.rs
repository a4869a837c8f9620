//! CD-2 Roll: three rolls at most, any dice again, stopping early.

use catan_dice::{Chance, Phase};
use conformance::Table as _;
use engine::{Game, Turn};

use crate::table::Table;

/// A seat after its first roll, one die of each face.
fn after_one_roll() -> Table {
    Table::solo("manual").rolls("grain ore sheep wood brick gold")
}

#[test]
fn cd_2_1_only_the_seat_whose_turn_it_is_acts() {
    let table = Table::of(2, "manual").rolls("grain ore sheep wood brick gold");
    let table = table.refuses_seat(1, "stop", "CD-2.1").plays("stop");
    let table = table.refuses_seat(1, "end", "CD-2.1").plays("end");
    table.rolls("grain ore sheep wood brick gold").refuses_seat(0, "stop", "CD-2.1");
}

#[test]
fn cd_2_1_nobody_acts_while_dice_are_rolling() {
    Table::solo("manual").refuses("stop", "CD-2.1").refuses("end", "CD-2.1");
    after_one_roll().plays("reroll gold").refuses("reroll ore", "CD-2.1").refuses("stop", "CD-2.1");
}

#[test]
fn cd_2_1_a_seat_that_is_not_at_the_table_is_refused_too() {
    after_one_roll().refuses_seat(3, "stop", "CD-2.1");
}

#[test]
fn cd_2_2_a_turn_begins_with_a_roll_of_all_six_dice() {
    for table in [Table::solo("classic"), Table::solo("classic").crosses()] {
        assert_eq!((table.game.turn(), table.game.in_air), (Turn::Chance, 6));
        let five: Chance = "rolled ore ore ore ore ore".parse().unwrap();
        let seven: Chance = "rolled ore ore ore ore ore ore ore".parse().unwrap();
        assert!(!table.game.is_possible(five) && !table.game.is_possible(seven));
    }
}

#[test]
fn cd_2_3_dice_are_thrown_again_after_the_first_and_after_the_second_roll_only() {
    let table = after_one_roll().plays("reroll gold brick").rolls("wood wood");
    let table = table.plays("reroll wood wood wood").rolls("gold ore ore");
    assert_eq!((table.game.rolls, table.game.phase), (3, Phase::Trade));
    table.refuses("reroll gold", "CD-2.8");
}

#[test]
fn cd_2_3_only_the_dice_thrown_again_change() {
    let table = after_one_roll().plays("reroll gold brick").rolls("wood wood");
    assert_eq!(table.game.dice.counts(), [1, 1, 1, 3, 0, 0]);
    let one_die: Chance = "rolled wood".parse().unwrap();
    assert!(!after_one_roll().plays("reroll gold brick").game.is_possible(one_die));
}

/// The manual's FAQ on rerolling gold.
#[test]
fn cd_2_4_gold_is_thrown_again_like_any_other() {
    let table = after_one_roll().plays("reroll gold").rolls("grain");
    assert_eq!(table.game.dice.counts(), [2, 1, 1, 1, 1, 0]);
}

#[test]
fn cd_2_4_dice_held_back_earlier_may_be_thrown_again() {
    // Grain to wood were held back at the first reroll and go at the second.
    let table = after_one_roll().plays("reroll brick gold").rolls("brick gold");
    let table = table.plays("reroll grain ore sheep wood").rolls("brick brick gold gold");
    assert_eq!(table.game.dice.counts(), [0, 0, 0, 0, 3, 3]);
}

#[test]
fn cd_2_4_any_or_all_dice_may_be_thrown_again() {
    // With six different faces there are 63 choices of one die or more, and stopping.
    assert_eq!(after_one_roll().choices().len(), 64);
    let like = Table::solo("manual").rolls("ore ore ore ore ore ore");
    assert_eq!(like.choices().len(), 7);
    after_one_roll().allows("reroll grain ore sheep wood brick gold");
}

#[test]
fn cd_2_5_a_reroll_names_dice_that_lie_there() {
    let table = after_one_roll();
    let table = table.refuses("reroll", "CD-2.5").refuses("reroll ore ore", "CD-2.5");
    table.refuses("reroll grain ore sheep wood brick gold gold", "CD-2.5");
}

#[test]
fn cd_2_6_a_seat_may_stop_after_the_first_or_the_second_roll() {
    let once = after_one_roll().plays("stop");
    assert_eq!((once.game.phase, once.game.rolls), (Phase::Trade, 1));
    let twice = after_one_roll().plays("reroll gold").rolls("gold").plays("stop");
    assert_eq!((twice.game.phase, twice.game.rolls), (Phase::Trade, 2));
}

#[test]
fn cd_2_6_after_the_third_roll_the_rolling_stops_by_itself() {
    let table = after_one_roll().plays("reroll gold").rolls("gold").plays("reroll gold");
    assert_eq!(table.game.phase, Phase::Roll);
    assert_eq!(table.rolls("gold").game.phase, Phase::Trade);
}

#[test]
fn cd_2_7_trading_building_and_ending_wait_until_the_rolling_has_stopped() {
    let table = Table::solo("classic").marks_soldiers(1).rolls("wood brick gold gold gold gold");
    for action in ["trade ore", "joker 1 gold ore", "build road 1", "end"] {
        let stopped = table.refuses(action, "CD-2.7").plays("stop");
        stopped.allows(action);
    }
}

#[test]
fn cd_2_8_once_the_rolling_has_stopped_no_die_is_thrown_again() {
    let table = after_one_roll().plays("stop");
    let table = table.refuses("reroll gold", "CD-2.8").refuses("stop", "CD-2.8");
    // A trade or a build does not open the rolling again.
    let table = table.plays("build road 1");
    table.refuses("reroll gold", "CD-2.8").refuses("stop", "CD-2.8");
}
