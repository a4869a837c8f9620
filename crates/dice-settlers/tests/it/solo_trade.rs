//! DS-26.69 to DS-26.73: the bot trades.

use crate::table::Table;

#[test]
fn ds_26_69_each_point_sells_up_to_three_stored_tokens() {
    let table = Table::solo().tokens(1, "food 5").acts("trade", 1);
    assert_eq!((table.player(1).tokens, table.bot_vp()), ([2, 0, 0, 0], 6));
    assert_eq!(Table::solo().tokens(1, "food 5").acts("trade", 2).player(1).tokens, [0; 4]);
}

#[test]
fn ds_26_70_each_gives_two_whatever_its_type() {
    let table = Table::solo().tokens(1, "food 1 gold 2").acts("trade", 1);
    assert_eq!((table.bot_vp(), table.game.vp), (6, 24));
    assert!(table.did("Sold 3"));
}

#[test]
fn ds_26_71_strength_without_stored_tokens_scores() {
    assert_eq!(Table::solo().tokens(1, "wood 4").acts("trade", 3).bot_vp(), 8 + 1);
    assert_eq!(Table::solo().acts("trade", 3).bot_vp(), 3);
}

#[test]
fn ds_26_72_food_goes_first_and_gold_last() {
    let table = Table::solo().tokens(1, "food 1 wood 1 iron 1 gold 1").acts("trade", 1);
    assert_eq!(table.player(1).tokens, [0, 0, 0, 1]);
}

#[test]
fn ds_26_73_tokens_at_the_sides_are_not_sold() {
    let table = Table::solo().side("raid", "", "iron").acts("trade", 1);
    assert_eq!((table.at_side("raid"), table.bot_vp()), ("iron".into(), 1));
}
