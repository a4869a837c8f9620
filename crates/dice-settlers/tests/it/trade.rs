//! DS-15 Trade: what tokens and dice are worth.

use conformance::Table as _;
use dice_settlers::Phase;

use crate::table::{Table, handful};

/// Seat 0 with these tokens and two Trade icons has paid the first.
fn trading(tokens: &str) -> Table {
    let table = Table::of(2).active(1, "white settle").tokens(0, tokens);
    table.active(0, "yellow trade, yellow trade").plays("trade")
}

#[test]
fn ds_15_1_each_icon_makes_one_exchange() {
    let table = trading("food 4").refuses("sell wood wood", "DS-15.1");
    let table = table.plays("sell food food").plays("spend yellow trade").plays("sell food food");
    assert_eq!((table.player(0).tokens, table.player(0).vp, table.game.vp), ([0; 4], 4, 26));
    let table = Table::of(2).active(0, "white settle").refuses("trade", "DS-15.1");
    table.allows("settle");
}

#[test]
fn ds_15_2_three_identical_tokens_give_six() {
    assert_eq!(trading("iron 3").plays("sell iron iron iron").player(0).vp, 6);
}

#[test]
fn ds_15_3_three_different_tokens_give_five() {
    let table = trading("food 1 wood 1 iron 1").plays("sell food wood iron");
    assert_eq!((table.player(0).vp, table.game.vp), (5, 25));
}

#[test]
fn ds_15_4_any_two_tokens_give_two() {
    assert_eq!(trading("food 1 wood 1").plays("sell food wood").player(0).vp, 2);
    assert_eq!(trading("gold 2").plays("sell gold gold").player(0).vp, 2);
}

#[test]
fn ds_15_5_a_die_gives_three_and_leaves_the_game() {
    let table = trading("").bag(0, "").supply("green 2").plays("dismiss yellow");
    assert_eq!((table.player(0).vp, table.game.dice), (3, handful("green 2")));
    // The last one, too.
    let table = table.plays("spend yellow trade").plays("dismiss yellow");
    assert_eq!((table.player(0).vp, table.player(0).dice()), (6, [0; 6]));
}

#[test]
fn ds_15_6_gold_stands_for_any_resource() {
    let table = trading("food 2 wood 2 iron 2 gold 3");
    for (tokens, vp) in [
        ("wood gold gold", 6),
        ("wood wood gold", 6),
        ("gold gold gold", 6),
        ("food wood gold", 5),
        ("food wood iron", 5),
        ("food gold", 2),
    ] {
        assert_eq!(table.plays(&format!("sell {tokens}")).player(0).vp, vp, "{tokens}");
    }
    table.refuses("sell food food wood", "DS-15.6").refuses("sell wood iron iron", "DS-15.6");
}

#[test]
fn ds_15_7_a_die_is_sold_from_the_spent_or_active_ones() {
    let table = trading("").active(0, "white settle");
    assert_eq!(table.choices(), ["dismiss yellow", "dismiss white settle", "dismiss yellow trade"]);
    let table =
        table.refuses("dismiss green", "DS-15.7").refuses("dismiss white recruit", "DS-15.7");
    let table = table.plays("dismiss white settle");
    assert_eq!((table.active_dice(0), table.game.phase), (vec!["yellow trade".into()], Phase::Pay));
}
