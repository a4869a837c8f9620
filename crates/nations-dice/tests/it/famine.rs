//! ND-8 Famine: food and what is traded for it.

use nations_dice::Phase;

use crate::table::{FIRST, Table};

/// Two seats under an event of two food: the first eats by itself, the second has shown these dice; both have passed.
fn hungry(dice: &str) -> Table {
    let table = Table::new(2).deals().fills(&FIRST, 2).rolls("white food food stone stone stone");
    table.plays("pass").rolls(dice).plays("pass")
}

#[test]
fn nd_8_1_enough_food_scores_the_events_points() {
    let table = hungry("white food food food strength strength");
    assert_eq!((table.game.round, table.scored("famine")), (2, vec![1, 1]));
}

#[test]
fn nd_8_1_food_chits_count() {
    let table = Table::new(1).fills(&FIRST, 2).rolls("white strength strength strength food book");
    let table = table.plays("buy b3").falls("die 4").plays("pass");
    assert_eq!((table.game.round, table.scored("famine")), (2, vec![1]));
}

#[test]
fn nd_8_1_the_last_in_player_order_is_asked_first() {
    let short = "white gold food strength strength strength";
    for (order, first, second) in [("0 1", 1, 0), ("1 0", 0, 1)] {
        let table = Table::new(2).falls(&format!("order {order}")).fills(&FIRST, 2);
        let table = table.rolls(short).plays("pass").rolls(short).plays("pass");
        assert_eq!((table.game.phase, table.asked()), (Phase::Famine, Some(first)));
        let table = table.plays("decline");
        assert_eq!((table.game.phase, table.asked()), (Phase::Famine, Some(second)));
    }
}

#[test]
fn nd_8_2_two_dice_stand_for_one_food() {
    let table = hungry("white gold gold stone stone strength");
    assert_eq!((table.game.round, table.scored("famine")), (2, vec![1, 1]));
    let table = hungry("white gold gold stone strength food");
    assert_eq!((table.game.round, table.scored("famine")), (2, vec![1, 1]));
}

#[test]
fn nd_8_3_what_costs_no_strength_is_used_without_asking() {
    let table = hungry("white gold gold food strength strength");
    assert_eq!((table.game.round, table.game.phase), (2, Phase::Fill));
    // Both strength dice were left: the second seat goes first and wins the war of one strength.
    assert_eq!((table.game.order.to_string(), table.scored("war")), ("1 0".into(), vec![0, 1]));
}

#[test]
fn nd_8_4_strength_dice_are_traded_only_by_choice() {
    let table = hungry("white gold food strength strength strength");
    assert_eq!((table.game.phase, table.asked()), (Phase::Famine, Some(1)));
    assert_eq!(table.choices(), ["decline", "feed 3"]);
    let table = table.refuses("feed 3 4", "ND-8.4").refuses("feed 1", "ND-8.4");
    let table = table.refuses("feed none", "ND-8.4").refuses("feed 4", "ND-4.6");
    let fed = table.plays("feed 3");
    assert_eq!((fed.scored("famine"), fed.scored("war")), (vec![1, 1], vec![0, 1]));
}

/// The second seat lacks one food and has two white strength dice and a red one of three; the first has two strength.
#[test]
fn nd_8_4_which_strength_dice_are_traded_matters() {
    let table = Table::new(2).deals().fills(&FIRST, 2);
    let table = table.rolls("white food food strength strength gold").plays("pass");
    let table = table.rolls("white gold gold food strength strength").plays("buy a3");
    let table = table.plays("pay 1 2 chits 1").plays("cover 1").rolls("red strength3");
    let table = table.plays("pass");
    assert_eq!(table.choices(), ["decline", "feed 2 3", "feed 2 4"]);
    assert_eq!(table.plays("feed 2 3").game.order.to_string(), "1 0", "three strength are left");
    assert_eq!(table.plays("feed 2 4").game.order.to_string(), "0 1", "one strength is left");
}

#[test]
fn nd_8_5_who_declines_or_cannot_pay_uses_nothing_and_scores_nothing() {
    let table = hungry("white gold food strength strength strength").plays("decline");
    assert_eq!((table.game.round, table.scored("famine")), (2, vec![1, 0]));
    assert_eq!(table.scored("war"), [0, 1], "the strength that was not traded fights");
    let table = Table::new(1).fills(&FIRST, 2).rolls("white gold gold gold strength strength");
    let table = table.plays("buy a3").plays("pay 1 2 3").plays("cover 1").rolls("red strength2");
    let table = table.falls("die 4").plays("pass");
    assert_eq!(
        (table.game.round, table.scored("famine")),
        (2, vec![0]),
        "three dice make one food"
    );
    assert_eq!(table.scored("war"), [1], "and the strength is all left for the war");
}
