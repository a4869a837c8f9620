//! DS-20 End: when the last round comes.

use conformance::Table as _;
use dice_settlers::Phase;

use crate::table::{Table, at, tile};

/// Whether the round after this position is the last.
fn is_near(table: &Table) -> bool {
    let table = table.next_round();
    assert_eq!(table.game.phase, Phase::Draw);
    table.game.is_last
}

#[test]
fn ds_20_1_it_is_looked_after_clean_up() {
    let table = Table::of(2).stack(&[]).active(1, "white recruit").keeping(1);
    assert!(!table.game.is_last);
    assert!(table.plays("done").game.is_last);
    assert!(!is_near(&Table::of(2)));
    // What was true in between does not count.
    assert!(!is_near(&Table::of(2).stack(&[]).stack(&[20])));
}

#[test]
fn ds_20_2_all_houses_of_a_seat() {
    let places = ["1,-1", "-1,1", "2,0", "1,1", "2,-1"];
    let mut table = Table::of(2);
    for (number, hex) in [14, 18, 20, 24, 22].into_iter().zip(places) {
        assert!(!is_near(&table));
        table = table.tile(number, hex).house(0, number);
    }
    assert!(is_near(&table));
}

#[test]
fn ds_20_3_no_points_in_the_general_supply() {
    assert!(!is_near(&Table::of(2).change(|game| game.vp = 1)));
    assert!(is_near(&Table::of(2).change(|game| game.vp = 0)));
}

#[test]
fn ds_20_4_an_empty_stack() {
    assert!(!is_near(&Table::of(2).stack(&[20])));
    assert!(is_near(&Table::of(2).stack(&[])));
}

#[test]
fn ds_20_5_dice_of_two_colours_or_fewer() {
    let table =
        |dice: &str| Table::of(2).active(1, "white pioneer").supply(dice).keeping(1).plays("done");
    assert!(!table("yellow 1 grey 1 brown 1").game.is_last);
    assert!(table("yellow 5 grey 5").game.is_last);
    assert!(table("").game.is_last);
}

#[test]
fn ds_20_6_one_more_round_and_then_nothing() {
    let table = Table::of(2).stack(&[]).next_round();
    assert!(table.game.is_last);
    // The cause is gone, and the round is the last all the same.
    let table = table.stack(&[20]).change(|game| game.air = dice_settlers::Air::default());
    let table = table.change(|game| {
        for seat in [at(0), at(1)] {
            game.players[seat].step = dice_settlers::Step::Done;
        }
    });
    let table = table.active(0, "white recruit").keeping(0).plays("done");
    assert_eq!((table.game.phase, table.asked()), (Phase::Over, None));
    table.refuses_seat(0, "done", "DS-20.6").refuses_seat(1, "settle", "DS-20.6");
    assert!(table.outcomes().is_empty() && table.choices_seat(0).is_empty());
    assert!(table.game.stack.has(tile(20)));
}

#[test]
fn ds_20_7_max_rounds_is_the_last_round_that_can_be_played() {
    let table = Table::of_with(2, &[("max-rounds", "3")]);
    assert!(!is_near(&table), "round 2");
    assert!(is_near(&table.change(|game| game.round = 2)), "round 3");
    let one = Table::with(2, &[("max-rounds", "1")])
        .falls("first 0")
        .falls("starter 1")
        .falls("starter 2");
    let one = one.falls("starter 3").plays("choose 1").falls("starter 4").plays("choose 2");
    assert!(one.game.is_last && one.game.round == 1);
}
