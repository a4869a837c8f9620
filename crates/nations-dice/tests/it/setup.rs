//! ND-1 Set-up: seats, order, dice, chits, books, stacks.

use conformance::Table as _;
use engine::{Game, Setup, SetupError, Turn};
use nations_dice::{Colour, Content, NationsDice, Phase};

use crate::table::Table;

#[test]
fn nd_1_1_one_to_four_seats_take_part() {
    for seats in 1..=4 {
        assert_eq!(Table::new(seats).game.players.len(), seats);
    }
    let refusal = |seats| NationsDice::new(&Setup::new(seats)).unwrap_err().to_string();
    assert_eq!(refusal(0), "nations-dice is for 1 to 4 players, not 0");
    assert_eq!(refusal(5), "nations-dice is for 1 to 4 players, not 5");
}

#[test]
fn nd_1_1_chance_deals_every_order_alike() {
    for (seats, orders) in [(2, 2), (3, 6), (4, 24)] {
        let table = Table::new(seats);
        let mut outcomes = table.outcomes();
        assert!(outcomes.iter().all(|(_, weight)| *weight == 1));
        outcomes.sort();
        outcomes.dedup();
        assert_eq!(outcomes.len(), orders);
    }
    let table = Table::new(3).falls("order 2 0 1");
    assert_eq!(table.game.order.to_string(), "2 0 1");
}

#[test]
fn nd_1_1_who_plays_alone_is_first_without_a_draw() {
    let table = Table::new(1);
    assert_eq!((table.game.round, table.game.turn()), (1, Turn::Chance));
    assert_eq!(table.outcomes().len(), 15);
}

#[test]
fn nd_1_2_a_seat_begins_with_five_white_dice_a_gold_and_a_reroll_chit() {
    let table = Table::new(2).deals();
    for player in &table.game.players {
        assert_eq!((player.in_air, player.used), ([5, 0, 0, 0], [0; 4]));
        assert_eq!((player.chits, player.used_chits), ([1, 0, 0, 0, 0, 1], [0; 6]));
        assert_eq!(player.buildings, [None; 5]);
        assert_eq!((player.advisor, player.wonder, player.tiles), (None, None, [0; 4]));
    }
}

#[test]
fn nd_1_3_books_begin_at_the_number_in_the_player_order() {
    assert_eq!(Table::new(4).falls("order 2 0 3 1").books(), [2, 4, 1, 3]);
    assert_eq!(Table::new(3).falls("order 2 0 1").books(), [2, 3, 1]);
    assert_eq!(Table::new(2).falls("order 1 0").books(), [3, 1], "the second of two begins at 3");
    assert_eq!(Table::new(4).falls("order 2 0 3 1").totals(), [0; 4]);
}

#[test]
fn nd_1_4_every_tile_and_event_of_an_age_can_come_and_no_other() {
    let table = Table::new(2).deals();
    assert_eq!(table.game.stacks, [0x7fff; 4]);
    let drawn: Vec<String> = table.outcomes().into_iter().map(|(tile, _)| tile).collect();
    let first: Vec<String> = (1..=15).map(|number| format!("drew I-{number}")).collect();
    assert_eq!(drawn, first);
    let table = table.falls("drew I-8");
    assert_eq!(table.outcomes().len(), 14);
    assert!(table.outcomes().iter().all(|(tile, weight)| tile != "drew I-8" && *weight == 1));
}

#[test]
fn nd_1_5_what_no_seat_holds_is_the_supply() {
    let supply = |seats| Table::new(seats).game.supply;
    assert_eq!(supply(4).dice, [0, 8, 8, 8]);
    assert_eq!(supply(4).chits, [5, 3, 3, 3, 3, 8]);
    assert_eq!(supply(1).dice, [15, 8, 8, 8]);
    assert_eq!(supply(1).chits, [8, 3, 3, 3, 3, 11]);
}

#[test]
fn nd_1_6_the_dice_have_these_faces() {
    let faces = |colour| {
        let die = Table::new(2).game.die(colour);
        let faces = die.faces().iter().enumerate();
        faces.map(|(number, face)| format!("{face}×{}", die.sides(number))).collect::<Vec<_>>()
    };
    assert_eq!(faces(Colour::White), ["gold×2", "stone×1", "food×1", "book×1", "strength×1"]);
    assert_eq!(faces(Colour::Blue), ["stone2×2", "stone3×1", "book2×2", "book3×1"]);
    assert_eq!(faces(Colour::Orange), ["gold2×2", "gold3×1", "food2×2", "food3×1"]);
    assert_eq!(faces(Colour::Red), ["stone2×1", "food2×1", "strength2×2", "strength3×2"]);
}

#[test]
fn nd_1_7_an_option_gives_white_dice_two_food_and_one_gold() {
    let table = Table::with(2, "white-two-food");
    let die = table.game.die(Colour::White);
    assert_eq!([0, 1, 2, 3, 4].map(|face| die.sides(face)), [1, 1, 2, 1, 1]);
    assert_eq!(table.game.die(Colour::Blue).sides(0), 2, "only white dice change");
}

#[test]
fn options_that_do_not_exist_are_refused() {
    let unknown = NationsDice::new(&Setup::<Content>::new(1).with("dice", "7"));
    let (option, known) = ("dice".into(), "white-two-food, tougher".into());
    assert_eq!(unknown, Err(SetupError::UnknownOption { option, known }));
    let bad = NationsDice::new(&Setup::new(1).with("tougher", "very")).unwrap_err();
    assert_eq!(bad.to_string(), "option tougher cannot be \"very\"; it can be: true, false");
}

#[test]
fn the_first_state_asks_chance() {
    let game = Table::new(4).game;
    assert_eq!((game.phase, game.turn(), game.round), (Phase::Fill, Turn::Chance, 0));
}
