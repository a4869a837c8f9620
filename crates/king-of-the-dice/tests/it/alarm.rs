//! KD-9 Alarm: a burning castle.

use conformance::Table as _;
use engine::Describe;
use king_of_the_dice::{Draw, Phase};

use crate::table::{Table, at, space};

const NOTHING: &str = "blue1 blue2 blue4 blue6 green1 green3";

/// The first seat has taken a card and drawn a lake.
fn alarm(table: Table) -> Table {
    table.keeps(NOTHING).then(&["take 5", "opened s5-02", "drew lake"])
}

/// Three seats and no fire in the stock: the second and the third seat have them, the rest burns.
fn no_fires(second: u8, third: u8) -> Table {
    let table = Table::of(3);
    let spaces = ["a2", "a4", "a7", "a9", "a10", "a14", "a15", "b1", "b2", "b5", "b6", "b7"];
    let burning = 12 - usize::from(second + third);
    table.burns(&spaces[..burning].join(" ")).has_fires(1, second).has_fires(2, third)
}

#[test]
fn kd_9_1_a_tile_is_placed_with_a_fire_and_no_marker() {
    let table = alarm(Table::of(2));
    assert_eq!(table.choices(), ["place a3", "place b6"]);
    let table = table.plays("place b6");
    assert_eq!(
        (table.game.fires & space("b6").bit(), table.game.stock.fires),
        (space("b6").bit(), 10)
    );
    assert_eq!((table.area(0).markers, table.game.seat), (0, at(1)));
}

#[test]
fn kd_9_2_a_gemstone_stays_under_the_fire() {
    let table = alarm(Table::of(2)).plays("place a3");
    assert_eq!((table.area(0).white, table.game.white & space("a3").bit()), (1, space("a3").bit()));
}

#[test]
fn kd_9_3_without_stock_the_fire_is_the_seats_own() {
    let mut table = no_fires(1, 1);
    table.game.areas[at(1)].fires = 0;
    table.game.areas[at(0)].fires = 1;
    let table = alarm(table).plays("place a3");
    assert_eq!((table.area(0).fires, table.area(2).fires), (0, 1));
    assert_eq!(table.game.fires & space("a3").bit(), space("a3").bit());
}

#[test]
fn kd_9_3_or_that_of_another_seat_whom_it_chooses() {
    let table = alarm(no_fires(1, 2)).plays("place a3");
    assert_eq!(table.choices(), ["burn p2", "burn p3"]);
    let table = table.refuses("burn p1", "KD-9.3").refuses("burn p4", "KD-9.3");
    let table = table.refuses("place b6", "KD-5.8").plays("burn p3");
    assert_eq!((table.area(1).fires, table.area(2).fires), (1, 1));
    assert_eq!(table.game.fires & space("a3").bit(), space("a3").bit());
    // Where only one has a fire nothing is asked.
    let table = alarm(no_fires(0, 1)).plays("place a3");
    assert_eq!((table.area(2).fires, table.game.seat), (0, at(1)));
}

#[test]
fn kd_9_4_if_nobody_has_a_fire_the_castle_stays_without() {
    let table = alarm(no_fires(0, 0));
    let place = "place a3".parse().expect("an action");
    let said = [table.game.question(at(0)), table.game.action(at(0), place)];
    assert_eq!(said.map(|phrase| phrase.id), ["question-alarm-bare", "place-bare"]);
    let table = table.plays("place a3");
    let a3 = space("a3").bit();
    assert_eq!((table.game.castles & a3, table.game.fires & a3), (a3, 0));
    assert!(table.game.areas.iter().all(|area| area.markers & a3 == 0));
    // Its gemstone stays, and neither a trainer nor a ruffian can ever take it.
    assert_eq!(table.game.white & a3, a3);
    let trainer = table.keeps("red1 red2 red3 red4 red6 green6").plays("hire 3");
    trainer.falls("opened s3-02").refuses("tame a3", "KD-7.1");
    let ruffian = table.settles(0, "b12").keeps("green2 green5 blue2 blue5 green1 green6");
    ruffian.then(&["hire 4", "opened s4-02"]).refuses("attack a3", "KD-8.1");
}

#[test]
fn kd_9_5_a_fire_is_taken_only_when_it_is_asked_for() {
    let table = alarm(no_fires(1, 2)).refuses("burn p2", "KD-9.5");
    table.plays("place a3").allows("burn p2");
    Table::of(2).keeps(NOTHING).refuses("burn p2", "KD-9.5");
}

#[test]
fn kd_9_6_without_any_open_card_the_alarm_comes_at_once() {
    let mut table = Table::of(2);
    table.game.open = [None; 5];
    table.game.piles = [0; 5];
    let table = table.keeps(NOTHING);
    assert_eq!((table.game.phase, table.game.draw), (Phase::Alarm, Draw::Tile));
    table.then(&["drew lake", "place a3"]);
}
