//! ND-2 Fill: new rounds, tiles and events.

use conformance::Table as _;
use nations_dice::{NationsDice, Phase};

use crate::table::{FIRST, Table, at};

fn tiles(game: &NationsDice) -> usize {
    game.cells.iter().flatten().count()
}

#[test]
fn nd_2_1_round_n_is_played_with_age_n() {
    let mut table = Table::new(2).deals();
    for round in 1..=4 {
        assert_eq!(table.game.round, round);
        assert_eq!(table.outcomes().len(), 15);
        table = table.fills_age(&[], 1);
        assert!(table.game.cells.iter().flatten().all(|tile| tile.age() == round));
        let event = table.game.open_event().unwrap();
        assert_eq!((event.food, event.strength, event.vp), (round, round, round));
        table = table.ends_round();
    }
    assert_eq!(table.game.phase, Phase::Over);
}

#[test]
fn nd_2_2_a_round_begins_with_a_cleared_board() {
    let table = Table::of(2);
    assert_eq!(tiles(&table.game), 9);
    let table = table.ends_round();
    assert_eq!((tiles(&table.game), table.game.round), (0, 2));
}

#[test]
fn nd_2_3_four_seats_have_four_columns_and_fewer_three() {
    for (seats, places) in [(1, 9), (2, 9), (3, 9), (4, 12)] {
        assert_eq!(tiles(&Table::of(seats).game), places);
    }
}

#[test]
fn nd_2_3_places_are_filled_in_order_and_the_rest_goes_to_the_box() {
    let table = Table::new(2).deals().falls("drew I-9").falls("drew I-2");
    let ids: Vec<_> = table.game.cells.iter().flatten().map(ToString::to_string).collect();
    assert_eq!(ids, ["I-9", "I-2"]);
    let table = Table::of(2);
    assert_eq!(table.game.stacks, [0, 0x7fff, 0x7fff, 0x7fff]);
}

#[test]
fn nd_2_4_one_of_three_events_is_drawn() {
    let table = Table::new(2).deals();
    let table = (1..=9).fold(table, |table, number| table.falls(&format!("drew I-{number}")));
    let events = [1, 2, 3].map(|number| (format!("event {number}"), 1));
    assert_eq!(table.outcomes(), events);
    let event = table.falls("event 2").game.open_event().unwrap();
    assert_eq!(event.name, "Drought in the Levant");
    assert_eq!(Table::of(2).ends_round().game.event, 0, "it goes with its round");
}

#[test]
fn nd_2_5_used_dice_and_chits_come_back() {
    let table = Table::of(2).rolls("white gold gold stone book book").plays("buy a3");
    let table = table.plays("pay 1 2 chits 1");
    assert_eq!(table.game.phase, Phase::Cover);
    let table = table.plays("cover 1").rolls("red stone2").ends_round();
    let player = table.player(0);
    assert_eq!((player.used, player.used_chits), ([0; 4], [0; 6]));
    assert_eq!((player.in_air, player.chits), ([4, 0, 0, 1], [1, 0, 0, 0, 0, 1]));
    assert!(!player.passed && player.unused() == 0);
}

#[test]
fn nd_2_6_an_emptied_place_stays_empty() {
    let table = Table::of(2).rolls("white strength stone stone book book").plays("buy b1");
    assert_eq!(table.game.cells[3], None);
    assert_eq!(tiles(&table.game), 8);
    let table = table.all_pass();
    assert_eq!(tiles(&table.game), 0, "until the next round clears the board");
}

#[test]
fn nd_2_7_the_first_in_player_order_begins() {
    let table = Table::new(3).falls("order 2 0 1").fills(&FIRST, 1);
    assert_eq!(table.game.seat, at(2));
    let weak = "white food gold gold gold gold";
    let table = table.rolls(weak).plays("pass").rolls(weak).plays("pass");
    let table = table.rolls("white food strength gold gold gold").plays("pass").eats();
    // The third has become the first.
    let table = table.fills_age(&[], 1);
    assert_eq!((table.game.order.to_string(), table.game.seat), ("1 2 0".into(), at(1)));
}
