//! ND-3 Roll: when dice are rolled, and how they fall.

use conformance::Table as _;
use engine::{Game, Turn};
use nations_dice::Phase;

use crate::table::{MIXED, Table};

#[test]
fn nd_3_1_a_seat_rolls_when_its_first_turn_comes() {
    let table = Table::of(2);
    assert_eq!((table.game.phase, table.game.seat.index()), (Phase::Roll, 0));
    let table = table.rolls(MIXED);
    assert_eq!(table.asked(), Some(0));
    assert_eq!(table.player(1).in_air, [5, 0, 0, 0], "the second seat's dice are not rolled yet");
    let table = table.plays("pass");
    assert_eq!((table.game.turn(), table.game.seat.index()), (Turn::Chance, 1));
    let table = table.rolls(MIXED).plays("reroll 1").rolls("white gold");
    assert_eq!(table.asked(), Some(1), "its second turn of the round has no roll");
}

#[test]
fn nd_3_2_a_roll_is_a_multiset_with_its_ways() {
    let table = Table::of(2);
    let outcomes = table.outcomes();
    // Multisets of five dice over five different faces.
    assert_eq!(outcomes.len(), 126);
    assert_eq!(outcomes.iter().map(|(_, ways)| ways).sum::<u64>(), 6_u64.pow(5));
    let ways = |roll: &str| outcomes.iter().find(|(text, _)| text == roll).unwrap().1;
    assert_eq!(ways("rolled white gold gold gold gold gold"), 32, "two sides show gold");
    assert_eq!(ways("rolled white gold stone food book strength"), 2 * 120);
}

#[test]
fn nd_3_2_colours_fall_one_after_the_other() {
    let table = Table::of(2).rolls("white gold stone stone book book").plays("buy a1");
    let table = table.plays("pay chits 1").plays("cover 1 return 1").rolls("blue book2");
    let table = table.ends_round().fills_age(&[], 1);
    let table =
        if table.game.seat.index() == 0 { table } else { table.rolls_anything().plays("pass") };
    assert_eq!(table.player(0).in_air, [4, 1, 0, 0]);
    let table = table.rolls("white gold gold gold gold");
    let blue = [("rolled blue stone2", 2), ("rolled blue stone3", 1), ("rolled blue book2", 2)];
    assert_eq!(&table.outcomes()[..3], blue.map(|(roll, ways)| (roll.to_owned(), ways)));
    assert_eq!(table.rolls("blue stone3").asked(), Some(0));
}

#[test]
fn nd_3_3_rerolled_and_new_dice_fall_before_the_next_turn() {
    let table = Table::of(2).rolls(MIXED).plays("reroll 2 3");
    assert_eq!((table.game.turn(), table.player(0).in_air), (Turn::Chance, [2, 0, 0, 0]));
    let table = table.rolls("white gold gold");
    assert_eq!((table.game.seat.index(), table.player(0).unused()), (1, 5));
    let table = table.rolls(MIXED).plays("buy a1").plays("pay chits 1").plays("cover 1 return 5");
    assert_eq!((table.game.turn(), table.player(1).in_air), (Turn::Chance, [0, 1, 0, 0]));
    let table = table.rolls("blue book3");
    assert_eq!((table.asked(), table.player(1).unused()), (Some(0), 5));
}
