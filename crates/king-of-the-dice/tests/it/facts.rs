//! What stands in the way, rule by rule.

use conformance::Table as _;
use engine::{Describe, Game, Illegal, Rule};
use king_of_the_dice::{
    Action, CardId, Colour, Dice, Effect, Fact, Gem, KingOfTheDice, Lack, Numbers, Pay, Phase,
    Piles, Terrain,
};

use crate::table::{Table, at, die, market, space};

/// Dice that fit none of the first cards.
const NOTHING: &str = "blue1 blue2 blue4 blue6 green1 green3";
/// Four red dice that fit the first merchant and nothing else.
const FOUR_RED: &str = "red1 red3 red4 red6 green1 green6";
/// Five red dice of 16 in all: the first merchant at level 2, and the first dragon trainer.
const FIVE_RED: &str = "red1 red2 red3 red4 red6 green6";
/// Three red dice: one more would do for the merchant.
const THREE_RED: &str = "red1 red3 red4 blue4 green1 green3";
/// Two red dice: two more would do for the merchant.
const TWO_RED: &str = "red1 red3 blue1 blue4 green1 green3";
/// Dice for the first ruffian: two 2s and two 5s.
const TWOS_AND_FIVES: &str = "green2 green5 blue2 blue5 green1 green6";

fn dice(text: &str) -> Dice {
    Dice::of(text.split_whitespace().map(die)).expect("six dice at most")
}

fn card(text: &str) -> CardId {
    text.parse().expect("a card")
}

fn colours(red: u8, blue: u8, green: u8) -> Lack {
    Lack::Colours { red, blue, green }
}

#[test]
fn kd_2_1_whose_turn_it_is_or_what_chance_decides() {
    let not_yet = |table: Table, fact| table.refuses_for("stop", "KD-2.1", fact);
    not_yet(Table::bare(2, "printed"), Fact::SettingUp);
    not_yet(Table::bare(2, "free"), Fact::SettingUp);
    not_yet(Table::of(2), Fact::InAir);
    let table = Table::of(2).keeps(FOUR_RED);
    let refused = table.game.check(at(1), "hire 1".parse().unwrap());
    let fact = Some(Fact::TurnOf(at(0)));
    assert_eq!(refused, Err(Illegal { rule: Rule("KD-2.1"), fact }));
    let table = not_yet(table.plays("hire 1"), Fact::Opening).falls("opened s1-02");
    not_yet(table, Fact::Drawing);
}

#[test]
fn kd_2_4_which_dice_do_not_lie_there() {
    let table = Table::of(2).rolls(NOTHING);
    let missing = Fact::NotThere(dice("red6 blue5"));
    let table = table.refuses_for("reroll blue1 blue1 red6 blue5", "KD-2.4", missing);
    let too_many = Fact::TooMany { die: die("blue1"), named: 3, shown: 1 };
    let table = table.refuses_for("reroll blue1 blue1 blue1 green3", "KD-2.4", too_many);
    table.refuses_for("reroll", "KD-2.4", Fact::NoDice);
}

#[test]
fn kd_2_6_after_how_many_rolls_it_ended() {
    let table = Table::of(2).keeps(NOTHING);
    let table = table.refuses_for("stop", "KD-2.6", Fact::Stopped { rolls: 1 });
    table.refuses_for("reroll blue1", "KD-2.6", Fact::Stopped { rolls: 1 });
}

#[test]
fn kd_3_1_what_the_dice_lack() {
    let lacks = |pile, lack| Fact::Lacks { pile, level: 1, lack };
    let table = Table::of(2).keeps(NOTHING);
    let table = table.refuses_for("hire 1", "KD-3.1", lacks(1, colours(4, 0, 0)));
    // Three and two alike: there are two 1s, and one of anything else.
    let table = table.refuses_for("hire 2", "KD-3.1", lacks(2, Lack::Groups { dice: 2 }));
    let red = Lack::SumOf { colour: Colour::Red, sum: 0, needed: 15 };
    let table = table.refuses_for("hire 3", "KD-3.1", lacks(3, red));
    let numbers = Lack::Numbers(Numbers([0, 1, 0, 0, 2, 0]));
    let table = table.refuses_for("hire 4", "KD-3.1", lacks(4, numbers));
    let red = Lack::SumOf { colour: Colour::Red, sum: 0, needed: 18 };
    table.refuses_for("hire 5", "KD-3.1", lacks(5, red));
}

#[test]
fn kd_3_1_what_the_dice_lack_of_a_sum_an_order_or_a_run() {
    let lacks = |pile, lack| Fact::Lacks { pile, level: 1, lack };
    let sum = Lack::Sum { sum: 17, needed: 27 };
    let table = Table::with(2, market("s2-04")).keeps(NOTHING);
    table.refuses_for("hire 2", "KD-3.1", lacks(2, sum));
    let order = Lack::Order { red: 0, blue: 13, green: 4 };
    let table = Table::with(2, market("s2-02")).keeps(NOTHING);
    table.refuses_for("hire 2", "KD-3.1", lacks(2, order));
    let run = Lack::Run { longest: 4, needed: 5 };
    let table = Table::with(2, market("s3-04")).keeps(NOTHING);
    table.refuses_for("hire 3", "KD-3.1", lacks(3, run));
    // The level that was asked for, and not the first.
    let lack = Fact::Lacks { pile: 1, level: 3, lack: colours(2, 0, 0) };
    Table::of(2).keeps(FOUR_RED).refuses_for("hire 1 level 3", "KD-3.1", lack);
}

#[test]
fn kd_3_7_which_level_it_is() {
    let table = Table::of(2).keeps(FIVE_RED);
    let table = table.refuses_for("hire 1", "KD-3.7", Fact::Reached { pile: 1, level: 2 });
    let table = table.refuses_for("hire 1 level 4", "KD-3.7", Fact::Levels { levels: 3 });
    table.refuses_for("hire 3 level 2", "KD-3.7", Fact::Levels { levels: 1 });
    // A 4 makes 1 to 6, past levels 1 and 2.
    let table = Table::with(2, market("s1-10")).gives_supers(0, &["s4-12", "s5-12"]);
    let table = table.keeps("blue1 green2 green3 blue5 green6 green6");
    table.refuses_for("hire 1 level 2", "KD-3.7", Fact::Passed { pile: 1, level: 3 });
}

#[test]
fn kd_3_8_which_cards_the_dice_fit() {
    let table = Table::of(2).keeps(FIVE_RED);
    table.refuses_for("take 5", "KD-3.8", Fact::Fits(Piles(0b101)));
}

#[test]
fn kd_3_10_which_piles_there_are() {
    let mut table = Table::of(2);
    table.game.piles[4] = 0;
    let table =
        table.keeps(NOTHING).refuses_for("take 6", "KD-3.10", Fact::NoPile { pile: 6, piles: 5 });
    let table = table.refuses_for("hire 0", "KD-3.10", Fact::NoPile { pile: 0, piles: 5 });
    let table = table.then(&["take 5", "drew lake", "place a3"]).keeps(NOTHING);
    let empty = Fact::EmptyPile { pile: 5 };
    table.refuses_for("take 5", "KD-3.10", empty).refuses_for("hire 5", "KD-3.10", empty);
}

#[test]
fn kd_3_12_what_was_done_this_turn() {
    let rolling = Table::of(2).rolls(FOUR_RED);
    let rolling = rolling.refuses_for("hire 1", "KD-3.12", Fact::Rolling { rolls: 2 });
    let table = rolling.plays("stop").then(&["hire 1", "opened s1-02", "drew lake"]);
    table.refuses_for("take 1", "KD-3.12", Fact::Already(Effect::Merchant));
    let table = Table::of(2).keeps(NOTHING).then(&["take 5", "opened s5-02", "drew lake"]);
    table.refuses_for("hire 1", "KD-3.12", Fact::Taken);
    // KD-9.6: the alarm comes without a card.
    let mut table = Table::of(2);
    table.game.open = [None; 5];
    table.game.piles = [0; 5];
    let table = table.keeps(NOTHING).falls("drew lake");
    table.refuses_for("hire 1", "KD-3.12", Fact::NoCards);
}

#[test]
fn kd_4_1_why_no_die_is_added() {
    let rolling = Table::of(2).gives_supers(0, &["s4-12", "s5-12"]).rolls(THREE_RED);
    let table = rolling.refuses_for("joker red6 supers", "KD-4.1", Fact::Rolling { rolls: 2 });
    let table = table.plays("stop").refuses_for("joker red6 supers", "KD-4.1", Fact::NoAim);
    let table = table.plays("hire 1").plays("joker red6 supers").falls("opened s1-02");
    let hired = Fact::Already(Effect::Merchant);
    table.falls("drew lake").refuses_for("joker red6 supers", "KD-4.1", hired);
}

#[test]
fn kd_4_2_to_kd_4_4_which_cards_are_missing() {
    let table = Table::of(2).gives(0, &["s4-12"]).gives_supers(0, &["s5-12"]).keeps(THREE_RED);
    let table = table.plays("hire 1");
    let pair = |have| Fact::FaceUp { die: die("red6"), have, needed: 2 };
    let table = table.refuses_for("joker red6 pair", "KD-4.2", pair(1));
    let mixed = Fact::FaceUp { die: die("red5"), have: 0, needed: 1 };
    let table = table.refuses_for("joker red5 mixed", "KD-4.3", mixed);
    table.refuses_for("joker red6 supers", "KD-4.4", Fact::Supers { have: 1, needed: 2 });
    let table = Table::of(2).gives(0, &["s4-12", "s5-07"]).keeps(THREE_RED).plays("hire 1");
    let table =
        table.refuses_for("joker red6 mixed", "KD-4.3", Fact::Supers { have: 0, needed: 1 });
    table.refuses_for("joker red6 supers", "KD-4.4", Fact::Supers { have: 0, needed: 2 });
}

#[test]
fn kd_4_6_what_is_missing_instead() {
    let table = Table::of(2).gives(0, &["s4-12", "s5-07", "s3-08", "s1-06"]).keeps(THREE_RED);
    let fact = Fact::NotNeeded { die: die("green1"), lack: colours(1, 0, 0) };
    table.plays("hire 1").refuses_for("joker green1 pair", "KD-4.6", fact);
}

#[test]
fn kd_4_7_what_would_be_missing_then_and_what_has_begun() {
    // A 1 and a 6 are missing; after two super jokers for the 6 there is nothing to make a 1 of.
    let table = Table::with(2, market("s3-11")).gives(0, &["s4-12"]);
    let table = table.gives_supers(0, &["s2-05", "s2-06", "s2-07"]);
    let table = table.keeps("blue1 blue6 green3 green4 blue4 red2").plays("hire 3");
    let lack = Lack::Numbers(Numbers([1, 0, 0, 0, 0, 0]));
    let fact = Fact::DeadEnd { die: die("red6"), lack };
    let table = table.refuses_for("joker red6 supers", "KD-4.7", fact);
    let begun =
        ["take 1", "hire 1", "place a3", "tame a6", "attack a2", "decline", "steal p2 gold"];
    begun
        .into_iter()
        .fold(table, |table, action| table.refuses_for(action, "KD-4.7", Fact::Begun { pile: 3 }));
}

#[test]
fn kd_4_8_what_comes_first() {
    let table = Table::of(2).gives(0, &["s4-12", "s5-07", "s2-04", "s4-06"]);
    let table = table.keeps(TWO_RED).plays("hire 1");
    let early = Fact::Early { die: die("red6"), pay: Pay::Pair };
    table.refuses_for("joker red6 pair", "KD-4.8", early);
    let table = Table::of(2).gives(0, &["s4-12"]).gives_supers(0, &["s2-05", "s2-06", "s2-07"]);
    let table = table.gives_supers(0, &["s2-09"]).keeps(TWO_RED);
    let table = table.plays("hire 1").plays("joker red6 supers");
    let (red6, last) = (die("red6"), (Pay::Supers, die("red6")));
    let late = Fact::Late { die: red6, pay: Pay::Mixed, last };
    table.refuses_for("joker red6 mixed", "KD-4.8", late);
}

#[test]
fn kd_4_9_which_die_is_offered() {
    let table = Table::of(2).gives_supers(0, &["s4-12", "s5-12"]).keeps(THREE_RED).plays("hire 1");
    table.refuses_for("joker red1 supers", "KD-4.9", Fact::Offered(die("red6")));
}

#[test]
fn kd_5_3_what_is_there_or_was_drawn() {
    let table = Table::of(2).keeps(FOUR_RED).then(&["hire 1", "opened s1-02", "drew swamp"]);
    let table = table.refuses_for("place a6", "KD-5.3", Fact::Castle(space("a6")));
    table.refuses_for("place a1", "KD-5.3", Fact::NotDrawn(Terrain::Field));
}

#[test]
fn kd_5_8_what_is_asked_instead() {
    let table = Table::of(2).rolls(NOTHING);
    let table = table.refuses_for("place a3", "KD-5.8", Fact::Rolling { rolls: 2 });
    table.plays("stop").refuses_for("place a3", "KD-5.8", Fact::HireFirst);
    let table = Table::of(2).gives_supers(0, &["s4-12", "s5-12"]).keeps(THREE_RED).plays("hire 1");
    table.refuses_for("place a3", "KD-4.7", Fact::Begun { pile: 1 });
    // With dice that meet a condition no card can be taken.
    let table = Table::of(2).keeps(FIVE_RED);
    table.refuses_for("place a3", "KD-5.8", Fact::MustHire);
    card_thief().plays("place b6").refuses_for("place a3", "KD-5.8", Fact::NoTile);
}

/// A card thief of three seats that has drawn its tiles; the second seat has two cards of one joker and a super joker.
fn card_thief() -> Table {
    let table = Table::with(3, market("s2-05")).gives(1, &["s4-12", "s5-07"]);
    let table = table.gives_supers(1, &["s4-02"]).keeps("blue1 blue6 blue2 red6 green1 blue3");
    table.then(&["hire 2", "opened s2-01", "drew lake", "drew heath"])
}

/// A gem thief that has placed its tile.
fn gem_thief() -> Table {
    let table = Table::with(3, market("s2-08")).keeps(FIVE_RED);
    table.then(&["hire 2", "opened s2-01", "drew lake", "place b6"])
}

#[test]
fn kd_6_1_kd_6_2_and_kd_6_6_whose_cards_there_are() {
    let table = card_thief().plays("place b6");
    let table = table.refuses_for("steal p1 s2-05", "KD-6.1", Fact::Own);
    let table = table.refuses_for("steal p4 s4-12", "KD-6.1", Fact::Players { players: 3 });
    let none = Fact::NotTheirs { seat: at(2), card: card("s4-12") };
    let table = table.refuses_for("steal p3 s4-12", "KD-6.1", none);
    let down = Fact::FaceDown { seat: at(1), card: card("s4-02") };
    let table = table.refuses_for("steal p2 s4-02", "KD-6.2", down);
    let same = Fact::SameJoker { first: card("s4-12"), joker: die("red6") };
    table.refuses_for("steal p2 s5-07", "KD-6.6", same);
}

#[test]
fn kd_6_3_whose_gemstones_there_are() {
    let none = Fact::NoGem { seat: at(1), gem: Gem::Gold };
    let table = gem_thief().refuses_for("steal p2 gold", "KD-6.3", none);
    let table = table.refuses_for("steal p1 white", "KD-6.3", Fact::Own);
    table.refuses_for("steal p4 white", "KD-6.3", Fact::Players { players: 3 });
}

#[test]
fn kd_6_5_who_was_hired() {
    let table = card_thief();
    let table = table.refuses_for("decline", "KD-6.5", Fact::PlaceFirst);
    let thief = Fact::Steals(Effect::CardThief);
    table.plays("place b6").refuses_for("steal p2 white", "KD-6.5", thief);
    let thief = Fact::Steals(Effect::GemThief);
    gem_thief().refuses_for("steal p2 s2-07", "KD-6.5", thief).plays("steal nothing");
    Table::of(2).rolls(NOTHING).refuses_for("steal p2 white", "KD-6.5", Fact::Hired(None));
    let table = Table::of(2).keeps(FOUR_RED).then(&["hire 1", "opened s1-02", "drew lake"]);
    table.refuses_for("decline", "KD-6.5", Fact::Hired(Some(Effect::Merchant)));
}

#[test]
fn kd_7_1_and_kd_8_1_what_cannot_be_declined() {
    let table = Table::of(2).keeps(FIVE_RED).then(&["hire 3", "opened s3-02"]);
    let table = table.refuses_for("decline", "KD-7.1", Fact::MustChoose(Effect::DragonTrainer));
    let trainer = Fact::Hired(Some(Effect::DragonTrainer));
    table.refuses_for("steal p2 white", "KD-6.5", trainer);
    ruffian().refuses_for("decline", "KD-8.1", Fact::MustChoose(Effect::Ruffian));
}

#[test]
fn kd_7_1_and_kd_7_4_where_nothing_burns_and_who_was_hired() {
    let table = Table::of(2).keeps(FIVE_RED);
    let table = table.refuses_for("tame a6", "KD-7.4", Fact::Hired(None));
    let table = table.then(&["hire 3", "opened s3-02"]);
    table.refuses_for("tame a1", "KD-7.1", Fact::NoFire(space("a1")));
}

/// The rulebook's example: one seat's markers are neighbours, another's two steps away, the third's three.
fn ruffian() -> Table {
    let table = Table::of(4).settles(0, "a7").settles(1, "a4 a10");
    let table = table.settles(2, "a5 a1").settles(3, "b1 a12");
    table.keeps(TWOS_AND_FIVES).then(&["hire 4", "opened s4-02"])
}

#[test]
fn kd_8_1_and_kd_8_5_whose_marker_it_is_and_who_was_hired() {
    let table = ruffian().refuses_for("attack a7", "KD-8.1", Fact::OwnMarker(space("a7")));
    table.refuses_for("attack a6", "KD-8.1", Fact::NoRival(space("a6")));
    Table::of(2).rolls(TWOS_AND_FIVES).refuses_for("attack a1", "KD-8.5", Fact::Hired(None));
}

#[test]
fn kd_8_2_how_far_away_it_is() {
    let away = |this| Fact::TooFar { nearest: 1, this };
    let table = ruffian().refuses_for("attack a5", "KD-8.2", away(2));
    let table = table.refuses_for("attack a12", "KD-8.2", away(3));
    table.refuses_for("attack b1", "KD-8.2", away(4));
}

/// Three seats, no fire in the stock, two with the others; the first seat has drawn a lake in an alarm.
fn alarm_without_stock() -> Table {
    let table = Table::of(3).burns("a2 a4 a7 a9 a10 a14 a15 b1 b2 b5");
    let table = table.has_fires(1, 1).has_fires(2, 1).keeps(NOTHING);
    table.then(&["take 5", "opened s5-02", "drew lake"])
}

#[test]
fn kd_9_3_and_kd_9_5_who_has_a_fire() {
    let table = Table::of(2).keeps(NOTHING);
    table.refuses_for("burn p2", "KD-9.5", Fact::InStock { fires: 11 });
    let table = alarm_without_stock().refuses_for("burn p2", "KD-9.5", Fact::NoAlarm);
    let table = table.plays("place a3");
    let table = table.refuses_for("burn p1", "KD-9.3", Fact::NoFires(at(0)));
    let table = table.refuses_for("burn p4", "KD-9.3", Fact::Players { players: 3 });
    table.refuses_for("place b6", "KD-5.8", Fact::NoTile);
}

#[test]
fn kd_10_8_refuses_without_a_fact() {
    let mut game = Table::of(2).game;
    game.phase = Phase::Over;
    let refused = game.check(at(0), Action::Stop);
    assert_eq!(refused, Err(Illegal { rule: Rule("KD-10.8"), fact: None }));
}

#[test]
fn facts_are_plain_data() {
    let json = |fact: Fact| serde_json::to_string(&fact).unwrap();
    let far = Fact::TooFar { nearest: 2, this: 3 };
    assert_eq!(json(far), r#"{"too_far":{"nearest":2,"this":3}}"#);
    let lacks = Fact::Lacks { pile: 1, level: 2, lack: colours(1, 0, 0) };
    let text = r#"{"lacks":{"pile":1,"level":2,"lack":{"colours":{"red":1,"blue":0,"green":0}}}}"#;
    assert_eq!(json(lacks), text);
    let numbers =
        Fact::NotNeeded { die: die("red6"), lack: Lack::Numbers(Numbers([2, 0, 0, 0, 0, 1])) };
    let text = r#"{"not_needed":{"die":"red6","lack":{"numbers":[1,1,6]}}}"#;
    assert_eq!(json(numbers), text);
    assert_eq!(json(Fact::Fits(Piles(0b10010))), r#"{"fits":[2,5]}"#);
    assert_eq!(json(Fact::Hired(Some(Effect::CardThief))), r#"{"hired":"card_thief"}"#);
    let game: KingOfTheDice = Table::of(2).game;
    assert_eq!(game.fact(at(0), far).id, "fact-too-far");
}
