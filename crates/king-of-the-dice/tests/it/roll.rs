//! KD-2 Roll: three rolls at most, any dice again, stopping early.

use conformance::Table as _;
use engine::{Game, Turn};
use king_of_the_dice::{Chance, Phase};

use crate::table::Table;

/// A seat after its first roll.
fn after_one_roll() -> Table {
    Table::of(2).rolls("blue1 blue2 blue4 blue6 green1 green3")
}

#[test]
fn kd_2_1_only_the_seat_whose_turn_it_is_acts() {
    let table = Table::of(2).refuses("stop", "KD-2.1");
    let table = table.rolls("blue1 blue2 blue4 blue6 green1 green3");
    let table = table.refuses_seat(1, "stop", "KD-2.1");
    let table = table.refuses_seat(3, "stop", "KD-2.1");
    table.plays("reroll blue1").refuses("stop", "KD-2.1");
}

#[test]
fn kd_2_2_a_turn_begins_with_a_roll_of_all_six_dice() {
    let table = Table::of(2);
    assert_eq!(table.game.turn(), Turn::Chance);
    // Five dice, and three of one kind.
    for dice in ["blue1 blue2 blue4 blue6 green1", "blue1 red3 blue4 blue6 green1 green3"] {
        let chance: Chance = format!("rolled {dice}").parse().unwrap();
        assert!(!table.game.is_possible(chance));
    }
}

#[test]
fn kd_2_3_any_dice_are_thrown_again_twice() {
    let table = after_one_roll();
    assert_eq!(table.choices().len(), 64);
    let table = table.plays("reroll blue1 blue2 green3").rolls("red3 red1 red6");
    // A die kept before goes too.
    let table = table.plays("reroll blue4 red6").rolls("red5 blue5");
    assert_eq!(table.game.phase, Phase::Hire);
    let dice: Vec<String> = table.game.dice.iter().map(|die| die.to_string()).collect();
    assert_eq!(dice, ["red1", "red3", "red5", "blue5", "blue6", "green1"]);
    table.refuses("reroll red1", "KD-2.6");
}

#[test]
fn kd_2_3_dice_alike_are_one_choice() {
    // Two dice of one kind that show the same: none, one or both of them.
    let table = Table::of(2).rolls("blue1 blue1 red1 red1 green1 green1");
    assert_eq!(table.choices().len(), 27);
}

#[test]
fn kd_2_4_a_reroll_names_dice_that_lie_there() {
    let table = after_one_roll();
    let table = table.refuses("reroll", "KD-2.4").refuses("reroll red6", "KD-2.4");
    table.refuses("reroll blue1 blue1", "KD-2.4");
}

#[test]
fn kd_2_5_a_seat_may_stop_and_after_the_third_roll_it_has_to() {
    let once = after_one_roll().plays("stop");
    assert_eq!((once.game.phase, once.game.rolls), (Phase::Hire, 1));
    let twice = after_one_roll().plays("reroll blue1").rolls("blue1");
    assert_eq!(twice.plays("stop").game.phase, Phase::Hire);
    assert_eq!(twice.plays("reroll blue1").rolls("blue1").game.phase, Phase::Hire);
}

#[test]
fn kd_2_6_once_stopped_no_die_is_thrown_again() {
    let table = after_one_roll().plays("stop");
    table.refuses("reroll blue1", "KD-2.6").refuses("stop", "KD-2.6");
}
