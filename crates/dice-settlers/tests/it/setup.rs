//! DS-1 Set-up: what the first state holds.

use conformance::Table as _;
use dice_settlers::{Content, DiceSettlers, Phase};
use engine::{Content as _, Game, OptionKind, Setup};

use crate::table::{Table, handful, tile};

/// The tiles of a set by number.
fn numbers(tiles: dice_settlers::TileSet) -> Vec<u8> {
    tiles.iter().map(dice_settlers::TileId::number).collect()
}

/// Why a table cannot start.
fn complaint(setup: &Setup<Content>) -> String {
    DiceSettlers::new(setup).expect_err("the table cannot start").to_string()
}

/// The ids of the tableau.
fn cards(table: &Table) -> Vec<String> {
    table.game.technologies().map(|card| card.to_string()).collect()
}

#[test]
fn ds_1_1_two_to_four_seats_take_part_in_turn_order() {
    for seats in 2..=4 {
        assert_eq!(Table::new(seats).game.seats(), seats);
    }
    assert_eq!(complaint(&Setup::new(5)), "dice-settlers is for 1 to 4 players, not 5");
    let table =
        Table::new(3).falls("first 1").falls("starter 1").falls("starter 2").falls("starter 3");
    let table = table.plays("choose 1").falls("starter 4");
    assert_eq!(table.asked(), Some(2));
    assert_eq!(table.plays("choose 2").falls("starter 5").asked(), Some(0));
}

#[test]
fn ds_1_2_tiles_by_the_number_of_seats() {
    for (seats, last) in [(2, 26), (3, 34), (4, 40)] {
        let game = Table::new(seats).game;
        assert_eq!(numbers(game.starters()), (1..=7).collect::<Vec<_>>());
        assert_eq!(numbers(game.stack), (8..=last).collect::<Vec<_>>());
    }
}

#[test]
fn ds_1_3_the_box_has_fifty_one_dice_with_faces_of_their_own() {
    let content = Content::parse(Content::DEFAULT).expect("the default pack is valid");
    assert_eq!(content.dice.each_ref().map(|kind| kind.count), [12, 9, 9, 7, 7, 7]);
    for (at, kind) in content.dice.iter().enumerate() {
        assert!(!content.dice[..at].iter().any(|other| other.faces() == kind.faces()));
    }
}

#[test]
fn ds_1_4_every_bag_begins_with_five_dice_and_no_white_die_is_left() {
    let table = Table::new(4);
    for seat in 0..4 {
        assert_eq!(table.player(seat).bag, handful("white 3 yellow 1 green 1"));
    }
    assert_eq!(table.game.dice[0], 0);
}

#[test]
fn ds_1_5_dice_of_the_general_supply() {
    let five = "yellow 5 green 5 grey 5 orange 5 brown 5";
    assert_eq!(Table::new(2).game.dice, handful(five));
    let six = "yellow 5 green 5 grey 6 orange 6 brown 6";
    assert_eq!(Table::new(3).game.dice, handful(six));
    let seven = "yellow 5 green 5 grey 7 orange 7 brown 7";
    assert_eq!(Table::new(4).game.dice, handful(seven));
}

#[test]
fn ds_1_6_six_tents_five_houses_and_no_tokens() {
    let table = Table::new(2);
    let player = table.player(1);
    assert_eq!((player.tents, player.houses.len(), player.tokens), (6, 0, [0; 4]));
    assert_eq!(table.game.pack.content().start.houses, 5);
}

#[test]
fn ds_1_7_points_of_the_general_supply() {
    assert_eq!([2, 3, 4].map(|seats| Table::new(seats).game.vp), [30, 39, 48]);
}

#[test]
fn ds_1_8_a_die_that_is_not_there_is_not_gained() {
    let table = Table::new(2).change(|game| game.dice[1] = 0).falls("first 0");
    let table = table.falls("starter 1").falls("starter 2").falls("starter 3");
    let table = table.plays("choose 1").falls("starter 4").plays("choose 2");
    assert_eq!((table.player(0).dice()[1], table.player(0).tokens), (1, [1, 0, 0, 0]));
}

#[test]
fn ds_1_9_nine_cards_of_a_premade_set() {
    let first = ["I-1", "II-1", "II-2", "III-1", "III-2", "III-3", "IV-1", "V-1", "V-2"];
    assert_eq!(cards(&Table::new(2)), first);
    for set in [
        "great-wide-somewhere",
        "warriors-and-traders",
        "expand-expand-expand",
        "peace-in-our-time",
    ] {
        assert_eq!(cards(&Table::with(3, &[("technologies", set)])).len(), 9, "{set}");
    }
    let unknown = complaint(&Setup::new(2).with("technologies", "none"));
    assert!(unknown.ends_with("peace-in-our-time, random"), "{unknown}");
}

#[test]
fn ds_1_10_random_cards_by_seal_and_chronicles_for_four() {
    for (seats, has_chronicles) in [(3, false), (4, true)] {
        let mut table = Table::with(seats, &[("technologies", "random")]).falls("first 0");
        assert!(cards(&table).is_empty());
        while table.game.technologies().count() < 7 {
            let next = table.outcomes()[0].0.clone();
            table = table.falls(&next);
        }
        assert_eq!(cards(&table), ["I-1", "II-1", "II-2", "III-1", "III-2", "III-3", "IV-1"]);
        let legacy: Vec<String> = table.outcomes().into_iter().map(|outcome| outcome.0).collect();
        assert_eq!(legacy.contains(&"card V-8".into()), has_chronicles);
        assert_eq!(legacy.len(), 7 + usize::from(has_chronicles));
        let table = table.falls("card V-7").falls("card V-1");
        assert!(table.outcomes()[0].0.starts_with("starter"));
    }
}

#[test]
fn ds_1_11_an_explosive_technology_is_the_tenth_card() {
    let table = Table::with(2, &[("explosive", "true")]).falls("first 0");
    assert_eq!(table.outcomes().len(), 7);
    let table = table.falls("card X-3");
    assert_eq!(table.game.tableau[9].map(|card| card.to_string()), Some("X-3".into()));
    assert!(table.outcomes()[0].0.starts_with("starter"));
}

#[test]
fn ds_1_12_the_first_value_holds_unless_another_is_chosen() {
    let options = Table::new(2).game.options;
    assert!(!options.explosive && !options.simultaneous && !options.gained_to_spent);
    assert_eq!((options.set, options.max_rounds), (Some(0), 100));
    let chosen = [("roll-order", "simultaneous"), ("gained-dice", "spent"), ("max-rounds", "12")];
    let options = Table::with(2, &chosen).game.options;
    assert!(options.simultaneous && options.gained_to_spent && options.max_rounds == 12);
    let specs = DiceSettlers::options(&Content::parse(Content::DEFAULT).expect("the default pack"));
    let rounds = specs.iter().find(|spec| spec.id == "max-rounds").map(|spec| spec.kind.clone());
    assert_eq!(rounds, Some(OptionKind::Number { min: 1, max: 250, default: 100 }));
    assert!(
        complaint(&Setup::new(2).with("max-rounds", "0")).contains("a whole number from 1 to 250")
    );
}

#[test]
fn the_first_state_waits_for_chance() {
    let table = Table::new(2);
    assert_eq!((table.game.phase, table.game.round, table.asked()), (Phase::Deal, 0, None));
    assert!(!table.game.map.has(tile(1)));
    table.game.validate().expect("the first state is valid");
    table.refuses_seat(0, "choose 1", "DS-7.1");
}

#[test]
fn the_state_is_small() {
    assert!(size_of::<DiceSettlers>() <= 768, "{} bytes", size_of::<DiceSettlers>());
    assert!(size_of::<dice_settlers::Action>() <= 8);
}
