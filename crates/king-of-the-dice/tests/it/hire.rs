//! KD-3 Hire: conditions, forced hires, cards taken face down.

use conformance::Table as _;
use king_of_the_dice::{CardId, Dice, KingOfTheDice, Phase};

use crate::table::{Table, die};

/// Dice that fit none of the first cards.
const NOTHING: &str = "blue1 blue2 blue4 blue6 green1 green3";
/// Four red dice that fit the first merchant and nothing else.
const FOUR_RED: &str = "red1 red3 red4 red6 green1 green6";

/// The level that these dice, however many of a kind, reach on a card.
fn level(card: &str, dice: &str) -> u8 {
    let card: CardId = card.parse().expect("a card");
    let dice = Dice::of(dice.split_whitespace().map(die)).expect("six dice at most");
    let game: KingOfTheDice = Table::of(2).game;
    game.pack.content().card(card).level(dice)
}

#[test]
fn kd_3_1_the_card_hired_lies_face_up_before_the_seat() {
    let table = Table::of(2).keeps(FOUR_RED).plays("hire 1");
    let card: CardId = "s1-01".parse().unwrap();
    assert_eq!((table.area(0).cards, table.game.hired), (card.bit(), Some(card)));
}

#[test]
fn kd_3_1_a_card_that_the_dice_do_not_fit_is_refused() {
    let table = Table::of(2).keeps(NOTHING);
    for pile in 1..=5 {
        table.refuses(&format!("hire {pile}"), "KD-3.1");
    }
}

#[test]
fn kd_3_2_colours_and_numbers_count_at_least() {
    // Three red and two blue; four or more red are red enough.
    assert_eq!(level("s2-03", "red1 red3 red4 blue1 blue2 green1"), 1);
    assert_eq!(level("s2-03", "red1 red3 red4 red6 blue1 blue2"), 1);
    assert_eq!(level("s2-03", "red1 red3 red4 blue1 green1 green2"), 0);
    // A 1 and two 6s, in any colours.
    assert_eq!(level("s2-05", "blue1 blue6 red6 green6 red3 red4"), 1);
    assert_eq!(level("s2-05", "blue1 blue6 red5 green5 red3 red4"), 0);
}

#[test]
fn kd_3_3_different_groups_have_different_numbers() {
    assert_eq!(level("s2-01", "red1 blue1 green1 red2 blue2 green3"), 1);
    // Five alike are no three and two.
    assert_eq!(level("s2-01", "red1 red1 blue1 blue1 green1 red2"), 0);
    assert_eq!(level("s5-08", "red1 blue1 red2 blue2 red3 blue3"), 1);
    assert_eq!(level("s5-08", "red1 blue1 green1 red1 red3 blue3"), 0);
    assert_eq!(level("s2-11", "red1 blue1 green1 red2 blue3 green4"), 1);
    assert_eq!(level("s4-08", "red1 blue1 green1 blue1 red2 blue3"), 1);
}

#[test]
fn kd_3_4_sums_of_all_dice_or_of_one_colour() {
    assert_eq!(level("s2-04", "red6 blue6 green6 red3 red3 red3"), 1);
    assert_eq!(level("s2-04", "red6 blue6 green6 red3 red3 red2"), 0);
    assert_eq!(level("s2-08", "red6 red5 red3 blue6 blue6 blue6"), 1);
    assert_eq!(level("s2-08", "red6 red5 red2 blue6 blue6 blue6"), 0);
}

/// The rulebook's three examples.
#[test]
fn kd_3_5_each_colour_is_above_the_next() {
    // 12 > 5 > 1.
    assert_eq!(level("s2-02", "red6 red6 blue5 green1"), 1);
    // 12 > 6 > 0: no green die is needed.
    assert_eq!(level("s2-02", "red6 red6 blue2 blue4"), 1);
    // 12 = 12 > 5 is not enough.
    assert_eq!(level("s2-02", "red6 red6 blue6 blue6 green5"), 0);
    // Nor is 12 > 5 = 5.
    assert_eq!(level("s2-02", "red6 red6 blue5 green5"), 0);
}

#[test]
fn kd_3_6_a_run_has_no_gap_and_any_colours() {
    assert_eq!(level("s3-04", "red1 blue2 green3 red4 blue5 blue5"), 1);
    assert_eq!(level("s3-04", "red2 blue3 green4 red5 blue6 blue6"), 1);
    assert_eq!(level("s3-04", "red1 blue2 green3 red4 blue6 blue6"), 0);
    assert_eq!(level("s5-11", "red1 blue2 green3 red4 blue5 green6"), 1);
}

/// The rulebook's graded run, and the red dice of its example.
#[test]
fn kd_3_7_a_merchant_is_hired_at_the_highest_level_fulfilled() {
    assert_eq!(level("s1-10", "red1 blue2 green3 red4 red4 red4"), 1);
    assert_eq!(level("s1-10", "red1 blue2 green3 red4 red5 red5"), 2);
    assert_eq!(level("s1-10", "red1 blue2 green3 red4 red5 red6"), 3);
    assert_eq!(level("s1-10", "red1 blue2 green3 red5 red6 red6"), 0);
    for (dice, reached) in
        [("red1 red2 red3 red4 blue5 blue6", 1), ("red1 red2 red3 red4 red5 blue6", 2)]
    {
        assert_eq!(level("s1-01", dice), reached);
    }
    assert_eq!(level("s1-01", "red1 red2 red3 red4 red5 red6"), 3);
    let five = Table::of(2).keeps("red1 red2 red3 red4 red6 green6");
    let five = five.refuses("hire 1", "KD-3.7").refuses("hire 1 level 4", "KD-3.7");
    five.refuses("hire 1 level 0", "KD-3.7").allows("hire 1 level 2");
    Table::of(2).keeps(FOUR_RED).refuses("hire 1 level 2", "KD-3.1");
}

#[test]
fn kd_3_8_a_seat_whose_dice_fit_has_to_hire() {
    let table = Table::of(2).keeps(FOUR_RED);
    assert_eq!(table.choices(), ["hire 1"]);
    table.refuses("take 5", "KD-3.8");
    // Any fitting card may be chosen.
    let two = Table::of(2).keeps("red1 red2 red3 red4 red6 green6");
    assert_eq!(two.choices(), ["hire 1 level 2", "hire 3"]);
}

#[test]
fn kd_3_8_a_card_whose_effect_comes_to_nothing_is_hired_too() {
    // Nobody has a marker on the map, so the ruffian finds nothing to do.
    let table = Table::of(2).keeps("green2 green5 blue2 blue5 green1 green6");
    assert_eq!(table.choices(), ["hire 4"]);
}

#[test]
fn kd_3_9_a_card_taken_lies_face_down_and_the_alarm_follows() {
    let table = Table::of(2).keeps(NOTHING);
    assert_eq!(table.choices(), ["take 1", "take 2", "take 3", "take 4", "take 5"]);
    let table = table.plays("take 2");
    let card: CardId = "s2-01".parse().unwrap();
    assert_eq!((table.area(0).cards, table.area(0).supers), (0, card.bit()));
    assert_eq!(table.game.phase, Phase::Alarm);
}

#[test]
fn kd_3_9_jokers_are_never_forced() {
    let table = Table::of(2).gives_supers(0, &["s4-12", "s5-12"]);
    // One red die more is wanted, and two super jokers would make it.
    let table = table.keeps("red1 red3 red4 blue4 green1 green3");
    let choices = table.choices();
    assert!(choices.contains(&"hire 1".into()) && choices.contains(&"take 1".into()));
}

#[test]
fn kd_3_10_an_empty_pile_offers_nothing() {
    let mut table = Table::of(2);
    table.game.piles[4] = 0;
    let table = table.keeps(NOTHING).refuses("take 6", "KD-3.10").refuses("take 0", "KD-3.10");
    // The last card of the pile goes, and nothing is turned up.
    let table = table.plays("take 5").then(&["drew lake", "place a3"]);
    let table = table.keeps(NOTHING).refuses("take 5", "KD-3.10").refuses("hire 5", "KD-3.10");
    assert_eq!(table.choices(), ["take 1", "take 2", "take 3", "take 4"]);
}

#[test]
fn kd_3_11_the_next_card_is_open_before_the_effect() {
    let table = Table::of(2).keeps(FOUR_RED).plays("hire 1");
    assert_eq!(table.outcomes().len(), 11);
    let table = table.falls("opened s1-12");
    assert_eq!(table.game.open_card(1), Some("s1-12".parse().unwrap()));
    // It cannot be hired in the same turn.
    table.falls("drew lake").refuses("hire 1", "KD-3.12");
}

#[test]
fn kd_3_12_a_card_is_hired_or_taken_once_after_the_rolling() {
    let rolling = Table::of(2).rolls(FOUR_RED);
    rolling.refuses("hire 1", "KD-3.12").refuses("take 1", "KD-3.12");
    let hired = rolling.plays("stop").then(&["hire 1", "opened s1-02", "drew lake"]);
    hired.refuses("hire 2", "KD-3.12").refuses("take 1", "KD-3.12");
}
