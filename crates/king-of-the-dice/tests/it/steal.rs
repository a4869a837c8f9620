//! KD-6 Steal: cards, gemstones, or nothing.

use conformance::Table as _;
use engine::{Game, Turn};
use king_of_the_dice::{CardId, Phase, Space};

use crate::table::{Table, at, market};

/// A card thief of three seats that has placed its tile; the second seat has two cards of one joker and a super joker.
fn card_thief() -> Table {
    let table = Table::with(3, market("s2-05")).gives(1, &["s4-12", "s5-07", "s3-03"]);
    let table = table.gives(0, &["s3-04"]).gives_supers(1, &["s4-02"]);
    let table = table.keeps("blue1 blue6 blue2 red6 green1 blue3");
    table.then(&["hire 2", "opened s2-01", "drew lake", "drew heath", "place b6"])
}

/// A gem thief that has placed its tile.
fn gem_thief() -> Table {
    let table = Table::with(3, market("s2-08")).has_gems(2, 1, 0);
    let table = table.keeps("red1 red2 red3 red4 red6 green6");
    table.then(&["hire 2", "opened s2-01", "drew lake", "place b6"])
}

#[test]
fn kd_6_1_a_card_thief_takes_an_open_card() {
    let table = card_thief();
    assert_eq!(table.choices(), ["steal p2 s3-03", "steal p2 s4-12", "decline"]);
    let table = table.refuses("steal p1 s3-04", "KD-6.1").refuses("steal p3 s4-12", "KD-6.1");
    let table = table.refuses("steal p4 s4-12", "KD-6.1").plays("steal p2 s3-03");
    let card: CardId = "s3-03".parse().unwrap();
    assert_eq!(
        (table.area(0).cards & card.bit(), table.area(1).cards & card.bit()),
        (card.bit(), 0)
    );
    // Its effect does not follow: the next seat rolls.
    assert_eq!((table.game.phase, table.game.seat), (Phase::Roll, at(1)));
}

#[test]
fn kd_6_1_a_theft_follows_the_last_tile() {
    // Three free spaces, one tile in the stock: the thief places it, steals, and then the game is over.
    let table = Table::with(2, market("s2-08"));
    let free = |it: &Space| table.game.castles & it.bit() == 0;
    let spaces: Vec<String> = Space::all().filter(free).map(|it| it.to_string()).collect();
    let table = table.settles(0, &spaces[3..15].join(" ")).settles(1, &spaces[15..].join(" "));
    assert_eq!(table.game.tiles_left(), 1);
    let table = table.keeps("red1 red2 red3 red4 red6 green6");
    let table = table.then(&["hire 2", "opened s2-01", "drew volcano", "place a2"]);
    assert_eq!((table.game.phase, table.game.tiles_left()), (Phase::Steal, 0));
    let white = table.area(0).white;
    let over = table.plays("steal p2 white");
    assert_eq!((over.game.turn(), over.area(0).white), (Turn::Over, white + 1));
    assert_eq!(table.plays("decline").game.turn(), Turn::Over);
}

#[test]
fn kd_6_2_a_super_joker_cannot_be_stolen() {
    card_thief().refuses("steal p2 s4-02", "KD-6.2");
}

#[test]
fn kd_6_3_a_gem_thief_takes_a_gemstone_of_either_colour() {
    let table = gem_thief();
    let choices = ["steal p2 white", "steal p3 gold", "steal p3 white", "decline"];
    assert_eq!(table.choices(), choices);
    let table = table.refuses("steal p2 gold", "KD-6.3").refuses("steal p1 white", "KD-6.3");
    let gold = table.plays("steal p3 gold");
    assert_eq!((gold.area(0).gold, gold.area(2).gold), (1, 0));
    let white = table.plays("steal p2 white");
    assert_eq!((white.area(0).white, white.area(1).white), (2, 0));
}

#[test]
fn kd_6_4_a_theft_may_be_declined_and_is_not_asked_for_nothing() {
    let table = card_thief();
    let declined = table.plays("decline");
    assert_eq!((declined.area(0).cards.count_ones(), declined.game.seat), (2, at(1)));
    // Nobody has an open card but the thief.
    let table = Table::with(2, market("s2-05")).keeps("blue1 blue6 blue2 red6 green1 blue3");
    let table = table.then(&["hire 2", "opened s2-01", "drew lake", "drew heath", "place b6"]);
    assert_eq!((table.game.phase, table.game.seat), (Phase::Roll, at(1)));
}

#[test]
fn kd_6_5_only_a_thief_steals_and_only_by_its_card() {
    card_thief().refuses("steal p2 white", "KD-6.5");
    gem_thief().refuses("steal p2 s4-12", "KD-6.5");
    let table = Table::of(2).rolls("blue1 blue2 blue4 blue6 green1 green3");
    table.refuses("steal p2 white", "KD-6.5").refuses("decline", "KD-6.5");
}

#[test]
fn kd_6_6_of_cards_with_the_same_joker_the_first_is_taken() {
    card_thief().refuses("steal p2 s5-07", "KD-6.6").allows("steal p2 s4-12");
}
