//! What stands in the way, rule by rule.

use conformance::Table as _;
use engine::{Describe, Phrase};
use nations_dice::{Chit, Colour, Counts, Fact, Phase, Resource};

use crate::table::{FIRST, MIXED, Table, at};

/// The first of two seats with these dice.
fn with(dice: &str) -> Table {
    Table::of(2).rolls(dice)
}

/// Two seats under an event of two food: the second, who is asked, has shown these dice.
fn hungry(dice: &str) -> Table {
    let table = Table::new(2).deals().fills(&FIRST, 2).rolls("white food food stone stone stone");
    table.plays("pass").rolls(dice).plays("pass")
}

#[test]
fn nd_4_1_whose_turn_it_is_or_what_chance_does() {
    let table = Table::new(2);
    table.refuses_seat_for(0, "pass", "ND-4.1", Fact::Drawing);
    let table = Table::of(2);
    table.refuses_seat_for(0, "pass", "ND-4.1", Fact::Rolling);
    let table = table.rolls(MIXED);
    table.refuses_seat_for(1, "pass", "ND-4.1", Fact::TurnOf(at(0)));
}

#[test]
fn nd_4_3_and_nd_7_3_and_nd_8_4_what_is_asked_now() {
    let table = with("white gold gold gold stone book");
    let table = table.refuses_for("pay 1", "ND-4.3", Fact::Later(Phase::Pay));
    let table = table.refuses_for("feed", "ND-4.3", Fact::Later(Phase::Famine)).plays("buy a1");
    let table = table.refuses_for("pass", "ND-4.3", Fact::Asked(Phase::Pay)).plays("pay 1");
    table.refuses_for("buy a1", "ND-4.3", Fact::Asked(Phase::Cover));
    let table = hungry("white gold food book strength strength");
    let table = table.refuses_for("pass", "ND-7.3", Fact::Asked(Phase::Books));
    let table = table.refuses_for("feed", "ND-7.3", Fact::Asked(Phase::Books)).plays("keep none");
    table.refuses_for("reroll 1", "ND-8.4", Fact::Asked(Phase::Famine));
}

#[test]
fn nd_4_4_and_nd_4_5_what_a_reroll_lacks() {
    let table = with(MIXED).refuses_for("reroll none", "ND-4.5", Fact::NoDice);
    let table = table.plays("reroll 1").rolls("white gold").rolls(MIXED).plays("pass");
    table.refuses_for("reroll 1", "ND-4.4", Fact::NoReroll { used: 1 });
}

#[test]
fn nd_4_6_which_dice_there_are_and_which_is_named_first() {
    let table = with("white gold gold gold stone book");
    let table = table.refuses_for("reroll 6", "ND-4.6", Fact::Row { dice: 5 });
    let table = table.refuses_for("reroll 2", "ND-4.6", Fact::LikeDie { die: 2, first: 1 });
    let table = table.refuses_for("reroll 1 3 4", "ND-4.6", Fact::LikeDie { die: 3, first: 2 });
    table.allows("reroll 1 2 4");
}

#[test]
fn nd_4_7_where_nothing_lies() {
    let table = with("white gold gold gold stone book").plays("buy c1").plays("pay 1");
    let table = table.rolls(MIXED).plays("pass");
    let table = table.refuses_for("buy c1", "ND-4.7", Fact::Empty("c1".parse().expect("a place")));
    table.refuses_for("buy d1", "ND-4.7", Fact::Columns { columns: 3 });
}

#[test]
fn nd_4_8_and_nd_4_12_what_is_missing() {
    let missing = |resource, count| Fact::Missing { resource, count };
    let table = with(MIXED).refuses_for("build", "ND-4.12", Fact::NoWonder);
    table.refuses_for("buy b3", "ND-4.8", missing(Resource::Strength, 2));
    let table = Table::of(1).rolls("white gold gold gold gold book").plays("buy c3");
    let table = table.plays("pay 1 2 3").falls("die 4");
    // Gold and book make one stone of two; a chit and a pair make two gold of three.
    let table = table.refuses_for("build", "ND-4.12", missing(Resource::Stone, 1));
    table.refuses_for("buy a3", "ND-4.8", missing(Resource::Gold, 1));
}

#[test]
fn nd_5_1_to_nd_5_5_what_is_wrong_with_a_payment() {
    let table = with("white gold gold stone stone book").plays("buy c2");
    let short = Fact::Short { resource: Resource::Gold, count: 1 };
    let table = table.refuses_for("pay 1", "ND-5.1", short).refuses_for("pay 3 4", "ND-5.1", short);
    let table = table.refuses_for("pay 1 2 3", "ND-5.4", Fact::SpareDie { die: 3 });
    let table = table.refuses_for("pay 1 2 chits 1", "ND-5.4", Fact::SpareDie { die: 1 });
    let table = table.refuses_for("pay 1 3 4 5", "ND-5.4", Fact::SpareDie { die: 3 });
    let chits = Fact::Chits { chit: Chit::Gold, count: 1 };
    table.refuses_for("pay chits 2", "ND-5.5", chits);
    let table = Table::of(1).rolls("white gold gold gold gold stone");
    let table = table.plays("buy a3").plays("pay 1 2 3").plays("cover 1").rolls("red strength2");
    let table = table.falls("die 4").plays("reroll 1").rolls("white strength").falls("die 4");
    let fact = Fact::NotShown { die: 1, resource: Resource::Strength };
    table.plays("buy b1").refuses_for("pay 1 2", "ND-5.3", fact);
}

/// A die of three gold pays for two; the chit beside it is spare, and the die is not.
#[test]
fn nd_5_4_a_chit_can_be_left_out() {
    let table = Table::of(1).rolls("white gold gold book book book");
    let table = table.plays("buy a2").plays("pay 1 2").plays("cover 1").rolls("orange gold3");
    let table = table.falls("die 4").plays("buy c2");
    table.refuses_for("pay 4 chits 1", "ND-5.4", Fact::SpareChit(Chit::Gold));
}

#[test]
fn nd_6_1_to_nd_6_5_what_is_wrong_with_a_cover() {
    let table = with("white gold gold gold stone book").plays("buy a1").plays("pay 1");
    let table = table.refuses_for("cover 6", "ND-6.1", Fact::Buildings { buildings: 5 });
    let fact = Fact::LikeBuilding { building: 3, first: 1 };
    let table = table.refuses_for("cover 3", "ND-6.5", fact);
    let fact = Fact::Returned { colour: Colour::White, count: 1 };
    let table = table.refuses_for("cover 1 return 1 2", "ND-6.2", fact);
    let table = table.plays("cover 1 return 1").rolls("blue stone2").rolls(MIXED).plays("pass");
    // The white die that paid for the first building is still used; no blue die is.
    let table = table.plays("buy a2").plays("pay 1 chits 1");
    let fact = Fact::NotOfColour { die: 3, colour: Colour::White };
    let table = table.refuses_for("cover 2 return 3", "ND-6.2", fact);
    let fact = Fact::Unused { colour: Colour::Blue, count: 1 };
    table.refuses_for("cover 1", "ND-6.2", fact);
}

#[test]
fn nd_7_3_which_book_dice_can_be_kept() {
    let table = hungry("white gold food book strength strength");
    let fact = |die| Fact::NotShown { die, resource: Resource::Book };
    let table = table.refuses_for("keep 4", "ND-7.3", fact(4));
    // The like die before it would not do either.
    table.refuses_for("keep 5", "ND-7.3", fact(5));
    // Two food are missing, and four dice make them: the second book die is no use.
    let table = hungry("white gold gold gold book book");
    assert_eq!(table.choices(), ["keep none", "keep 4"]);
    table.refuses_for("keep 4 5", "ND-7.3", Fact::Kept(Counts(0b11)));
}

#[test]
fn nd_8_4_and_nd_8_6_which_strength_dice_make_a_payment() {
    let table = hungry("white food food strength strength strength");
    let fact = Fact::NotShown { die: 1, resource: Resource::Strength };
    let table = table.refuses_for("feed 1", "ND-8.4", fact);
    let fact = Fact::NotShown { die: 2, resource: Resource::Strength };
    let table = table.refuses_for("feed 2", "ND-8.4", fact);
    let fact = Fact::Traded(Counts(0b101));
    let table = table.refuses_for("feed 3", "ND-8.6", fact);
    // The example names as many strength dice as can be traded.
    let example = table.game.fact(at(1), fact).args.pop();
    assert_eq!(example, Some(("example", "3 4".to_owned().into())));
}

#[test]
fn facts_are_plain_data() {
    let json = |fact: Fact| serde_json::to_string(&fact).unwrap();
    let missing = Fact::Missing { resource: Resource::Gold, count: 2 };
    assert_eq!(json(missing), r#"{"missing":{"resource":"gold","count":2}}"#);
    assert_eq!(json(Fact::Traded(Counts(0b101))), r#"{"traded":[0,2]}"#);
    assert_eq!(json(Fact::Asked(Phase::Famine)), r#"{"asked":"famine"}"#);
    let phrase = |fact: Fact| -> Phrase { with(MIXED).game.fact(at(0), fact) };
    assert_eq!(phrase(missing).id, "fact-missing-traded");
    let strength = Fact::Missing { resource: Resource::Strength, count: 2 };
    assert_eq!(phrase(strength).id, "fact-missing");
}
