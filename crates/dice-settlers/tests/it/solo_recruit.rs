//! DS-26.20 to DS-26.29: the bot recruits.

use conformance::Table as _;

use crate::table::Table;

/// The rulebook's example: three white, three yellow and a green die; presence in forest and mountains.
fn example(supply: &str) -> Table {
    let table = Table::solo().tile(19, "2,0").tents(1, 19, 1);
    let table = table.queue("white white white yellow yellow yellow green");
    table.supply(supply).acts("recruit", 3)
}

#[test]
fn the_example_of_the_rulebook() {
    let table = example("yellow 3 green 5 grey 5 orange 5 brown 5");
    assert_eq!(table.deeds()[1..], ["RecruitFewest 3", "RecruitRarest 3"], "grey is rarer");
    let table = example("yellow 3 green 3 grey 5 orange 5 brown 5");
    assert_eq!(table.deeds()[1..], ["RecruitFewest 3", "RecruitRarest 2"], "green is rarer");
    let table = example("yellow 3 green 4 grey 5 orange 5 brown 5");
    assert_eq!(table.choices(), ["gain green", "gain grey"]);
    assert!(table.plays("gain green").did("RecruitChoice 2"));
}

#[test]
fn ds_26_20_strength_1_or_2_recruits_one_die() {
    for strength in [1, 2] {
        let table = Table::solo().acts("recruit", strength);
        assert_eq!((table.game.bot_dice().iter().sum::<u8>(), table.bot_vp()), (6, 0));
    }
}

#[test]
fn ds_26_21_strength_3_or_more_recruits_two() {
    assert_eq!(Table::solo().acts("recruit", 3).game.bot_dice().iter().sum::<u8>(), 7);
    assert_eq!(Table::solo().acts("recruit", 5).game.bot_dice().iter().sum::<u8>(), 7);
}

#[test]
fn ds_26_22_every_point_above_3_scores() {
    assert_eq!(
        [3, 4, 5].map(|strength| Table::solo().acts("recruit", strength).bot_vp()),
        [0, 1, 2]
    );
}

#[test]
fn ds_26_23_only_colours_of_its_terrains_that_are_in_supply() {
    let table = Table::solo().acts("recruit", 1);
    assert!(table.did("RecruitOnly 2"), "green, of its forest");
    let table = example("yellow 3 green 4 grey 5 orange 5 brown 5");
    table.refuses("gain yellow", "DS-26.23");
    // Looked at anew: after the only grey die there is none.
    let table = example("yellow 3 green 4 grey 1 orange 5 brown 5");
    assert_eq!(table.deeds()[1..], ["RecruitFewest 3", "RecruitOnly 2"]);
}

#[test]
fn ds_26_24_line_1_a_colour_it_has_fewest_of() {
    let table = Table::solo().tents(1, 1, 1).queue("white white white green").acts("recruit", 1);
    assert!(table.did("RecruitFewest 1"), "no yellow one");
    // Dice at the sides count.
    let table = Table::solo().tents(1, 1, 1).queue("white white white green");
    let table = table.side("trade", "yellow 2", "").acts("recruit", 1);
    assert!(table.did("RecruitFewest 2"));
}

#[test]
fn ds_26_25_line_2_a_colour_the_supply_has_fewest_of() {
    let table = Table::solo().tents(1, 1, 1).supply("yellow 2 green 4 grey 5").acts("recruit", 1);
    assert!(table.did("RecruitRarest 1"));
}

#[test]
fn ds_26_26_line_3_the_players_choice() {
    let table = Table::solo().tents(1, 1, 1).acts("recruit", 1);
    assert_eq!(table.choices(), ["gain yellow", "gain green"]);
    assert!(table.plays("gain green").did("RecruitChoice 2"));
}

#[test]
fn ds_26_27_the_die_goes_behind_the_dice_of_the_action() {
    assert_eq!(Table::solo().acts("recruit", 1).queued(), "white white yellow green white green");
}

#[test]
fn ds_26_28_with_one_die_open_it_takes_that_one() {
    let table = Table::solo().supply("green 1 grey 5 brown 5").acts("recruit", 4);
    assert_eq!((table.game.bot_dice().iter().sum::<u8>(), table.bot_vp()), (6, 1));
}

#[test]
fn ds_26_29_without_an_open_die_nothing_is_possible() {
    let table = Table::solo().supply("yellow 5 grey 5 brown 5").acts("recruit", 2);
    assert_eq!((table.game.bot_dice().iter().sum::<u8>(), table.bot_vp()), (5, 2));
}
