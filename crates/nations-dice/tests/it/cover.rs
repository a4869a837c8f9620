//! ND-6 Cover: buildings over buildings.

use conformance::Table as _;
use engine::{Game, Turn};
use nations_dice::{Colour, Phase, TileId};

use crate::table::{MIXED, Table};

fn id(tile: &str) -> TileId {
    tile.parse().expect("a tile is named")
}

/// The first seat with Irrigation over its first building, in round 3, its dice in the air; the board begins with the
/// three buildings of the age.
fn round_three() -> Table {
    let table = Table::of(1).rolls("white gold gold book book book");
    let table = table.plays("buy a2").plays("pay 1 2").plays("cover 1").rolls("orange food2");
    let table = table.falls("die 4").ends_round().fills_age(&[], 1).ends_round();
    table.fills_age(&["III-1", "III-2", "III-3"], 1)
}

/// The rulebook's example: the orange die buys the building that covers its own, and goes back itself.
#[test]
fn nd_6_3_the_die_that_pays_is_the_die_that_goes_back() {
    let table = round_three().rolls("white stone stone book book").rolls("orange gold2");
    // One building gives an orange die, and it shows two gold.
    assert_eq!(table.player(0).buildings[0], Some(id("I-3")));
    assert_eq!(table.player(0).used, [0; 4]);
    // Two orange dice for the price of two: the die goes to the used area.
    let table = table.plays("buy a2").plays("pay 5");
    assert_eq!((table.game.phase, table.player(0).used), (Phase::Cover, [0, 0, 1, 0]));
    // The new building covers the old one, and the die just used is returned.
    let table = table.plays("cover 1");
    assert_eq!(table.player(0).buildings[0], Some(id("III-2")));
    assert_eq!((table.player(0).used, table.player(0).in_air), ([0; 4], [0, 0, 2, 0]));
    assert_eq!(table.game.supply.dice, [16, 8, 6, 8]);
    // Two new orange dice are rolled and can be used in this round.
    let table = table.rolls("orange gold3 food2");
    assert_eq!(table.player(0).unused(), 6);
}

#[test]
fn nd_6_1_any_of_the_five_may_be_covered_for_good() {
    let table = round_three().rolls("white gold gold gold gold").rolls("orange gold2");
    let table = table.plays("buy a1").plays("pay 1");
    let table = table.refuses("cover 0", "ND-6.1").refuses("cover 6", "ND-6.1");
    // The orange building may go under a blue one although it is dearer than a white one.
    let table = table.allows("cover 2").plays("cover 1 return 4");
    assert_eq!(table.player(0).buildings[0], Some(id("III-1")));
    let printed = table.game.building(table.game.seat, 0);
    assert_eq!((printed.1, printed.2), (2, 1));
}

#[test]
fn nd_6_2_dice_of_the_covered_building_go_back_used_or_unused() {
    let table = Table::of(2).rolls(MIXED).plays("buy a1").plays("pay 1");
    let choices =
        ["cover 1", "cover 1 return 1", "cover 1 return 2", "cover 1 return 3", "cover 1 return 4"];
    let mut listed = table.choices();
    listed.sort();
    assert_eq!(listed, choices);
    let table = table.refuses("cover 1 return 1 2", "ND-6.2").refuses("cover 1 return 5", "ND-4.6");
    let kept = table.plays("cover 1 return 2");
    assert_eq!((kept.player(0).unused(), kept.player(0).used), (3, [1, 0, 0, 0]));
    let table = table.plays("cover 1");
    assert_eq!((table.player(0).unused(), table.player(0).used), (4, [0; 4]));
    assert_eq!(table.game.supply.dice[0], 11);
}

#[test]
fn nd_6_2_a_used_and_an_unused_die_may_go_back_together() {
    let table = round_three().rolls("white stone stone book book").rolls("orange gold2");
    let table = table.plays("buy a2").plays("pay 5").plays("cover 2 return 1");
    let table = table.rolls("orange gold3 food2").falls("die 4").ends_round();
    // One orange die for the first building and two for the second; one of the three pays.
    let table = table.fills_age(&["IV-1", "IV-2", "IV-3"], 1).rolls("white stone stone book");
    let table = table.rolls("orange gold2 food2 food3").plays("buy a1").plays("pay 4");
    let mut listed = table.choices();
    listed.sort();
    let one = ["cover 1", "cover 1 return 4", "cover 1 return 5"];
    let two = ["cover 2 return 4", "cover 2 return 4 5", "cover 2 return 5"];
    let printed = ["cover 3 return 1", "cover 3 return 3"];
    assert_eq!(listed, [&one[..], &two, &printed].concat());
    let table = table.refuses("cover 2", "ND-6.2").plays("cover 2 return 5");
    assert_eq!((table.player(0).used, table.player(0).in_air), ([0; 4], [0, 2, 0, 0]));
    let orange = table.game.die(Colour::Orange).faces();
    let left: Vec<u8> = table.player(0).dice[2].iter().map(|face| orange[face].amount).collect();
    assert_eq!((left, table.game.supply.dice), (vec![2], [17, 6, 7, 8]));
}

#[test]
fn nd_6_2_dice_of_another_colour_do_not_go_back() {
    let table = round_three().rolls("white gold gold gold gold").rolls("orange gold2");
    let table = table.plays("buy a1").plays("pay 1");
    table.refuses("cover 2 return 4", "ND-6.2").refuses("cover 1 return 1", "ND-6.2");
}

#[test]
fn nd_6_4_the_new_dice_are_rolled_at_once_and_serve_in_the_same_round() {
    let table = Table::of(1).rolls(MIXED).plays("buy a1").plays("pay 1").plays("cover 1");
    assert_eq!((table.game.turn(), table.player(0).in_air), (Turn::Chance, [0, 1, 0, 0]));
    let table = table.rolls("blue stone3").falls("die 4");
    assert_eq!(table.player(0).dice[1].len(), 1);
    table.allows("reroll 5");
}

#[test]
fn nd_6_5_buildings_alike_are_one_choice() {
    let table = Table::of(2).rolls(MIXED).plays("buy a1").plays("pay 1");
    assert!(table.choices().iter().all(|choice| choice.starts_with("cover 1")));
    table.refuses("cover 2", "ND-6.5").refuses("cover 5 return 1", "ND-6.5");
    let table = round_three().rolls("white gold gold gold gold").rolls("orange gold2");
    let table = table.plays("buy a1").plays("pay 1");
    table.refuses("cover 3", "ND-6.5").allows("cover 2");
}

#[test]
fn nd_6_6_one_way_to_cover_is_taken_without_asking() {
    let table = Table::of(1).rolls("white strength strength strength gold gold");
    let table = table.plays("buy b3").falls("die 4").plays("buy a2");
    // Where the chit pays too, a die is left that could go back as well: there is a choice.
    assert_eq!(table.plays("pay 1 chits 1").game.phase, Phase::Cover);
    // With all five dice used only a used one can go back, and the five buildings are alike.
    let table = table.plays("pay 1 2");
    assert_eq!((table.game.phase, table.player(0).in_air), (Phase::Roll, [0, 0, 1, 0]));
    assert_eq!(table.player(0).buildings[0], Some(id("I-3")));
}
