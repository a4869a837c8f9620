//! KD-1 Setup: what lies where before the first turn.

use conformance::Table as _;
use engine::{Describe, Game, Phrase, Say, Setup, SetupError, Turn};
use king_of_the_dice::{Area, Content, Dice, Draw, KingOfTheDice, Phase, Space};

use crate::table::{FIRST_CARDS, Table, at, space};

fn set(spaces: &str) -> u32 {
    spaces.split_whitespace().map(space).fold(0, |set, space| set | space.bit())
}

#[test]
fn kd_1_1_two_to_four_seats_have_their_own_map() {
    for (seats, fires) in [(2, "a6 a11 b5 b10"), (3, "a5 a11 b9"), (4, "a6 b10")] {
        let game = Table::bare(seats, "printed").game;
        assert_eq!((usize::from(game.map().players), game.fires), (seats, set(fires)));
    }
    for seats in [0, 1, 5] {
        let refused = KingOfTheDice::new(&Setup::new(seats)).expect_err("it cannot start");
        let words = format!("king-of-the-dice is for 2 to 4 players, not {seats}");
        assert_eq!(refused.to_string(), words);
    }
}

/// The seams of the three maps: every pair of neighbours from different halves.
#[test]
fn kd_1_1_the_halves_touch_along_their_seam() {
    let seams = [
        (2, "a6-b1 a9-b1 a12-b1 a12-b4 a12-b7 a15-b7", 66),
        (3, "a6-b12 a6-b15 a9-b12 a12-b6 a12-b9 a12-b12 a15-b6", 67),
        (4, "a3-b1 a6-b1 a6-b4 a6-b7 a9-b7 a12-b7 a12-b10 a12-b13 a15-b13", 69),
    ];
    for (seats, seam, edges) in seams {
        let map = Table::bare(seats, "printed").game.map();
        let half_b = set("b1 b2 b3 b4 b5 b6 b7 b8 b9 b10 b11 b12 b13 b14 b15");
        let mut found = Vec::new();
        for from in Space::all().filter(|it| half_b & it.bit() == 0) {
            let beside = Space::of(map.neighbours[from.index()] & half_b);
            found.extend(beside.map(|to| format!("{from}-{to}")));
        }
        found.sort();
        let mut expected: Vec<&str> = seam.split_whitespace().collect();
        expected.sort_unstable();
        assert_eq!(found, expected);
        let ends: u32 = map.neighbours.iter().map(|beside| beside.count_ones()).sum();
        assert_eq!(ends, 2 * edges);
    }
}

#[test]
fn kd_1_2_burning_spaces_have_a_tile_of_their_terrain_and_a_fire() {
    for (seats, stock) in [(2, 11), (3, 12), (4, 13)] {
        let game = Table::bare(seats, "printed").game;
        assert_eq!((game.castles, game.stock.fires), (game.fires, stock));
        for space in Space::of(game.fires) {
            assert_eq!(game.unseen.count(game.pack.terrain(space)), 1);
        }
    }
}

#[test]
fn kd_1_3_two_tiles_are_out_of_the_game_unseen() {
    for (seats, left) in [(2, 24), (3, 25), (4, 26)] {
        let game = Table::bare(seats, "printed").game;
        assert_eq!((game.tiles_left(), game.unseen.len()), (left, left + 2));
    }
}

#[test]
fn kd_1_4_gemstones_lie_on_the_map_before_every_seat_and_in_the_stock() {
    for (seats, stock) in [(2, 10), (3, 9), (4, 8)] {
        let game = Table::bare(seats, "printed").game;
        assert_eq!(game.white, set("a3 a8 a12 b4 b8 b13"));
        assert_eq!(game.gold, set("a1 a13 b3 b15"));
        assert_eq!((game.stock.white, game.stock.gold), (stock, 2));
        assert!(game.areas.iter().all(|area| (area.white, area.gold) == (1, 0)));
    }
}

#[test]
fn kd_1_5_five_piles_show_one_of_twelve_cards_each() {
    let mut table = Table::bare(3, "printed");
    for (pile, card) in FIRST_CARDS.into_iter().enumerate() {
        let outcomes = table.outcomes();
        let cards = (1..=12).map(|number| (format!("opened s{}-{number:02}", pile + 1), 1));
        assert_eq!(outcomes, cards.collect::<Vec<_>>());
        table = table.falls(&format!("opened {card}"));
    }
    assert!(table.game.piles.iter().all(|pile| pile.count_ones() == 11));
}

#[test]
fn kd_1_6_every_seat_has_sixteen_markers_and_nothing_more() {
    let game = Table::bare(4, "printed").game;
    let start = Area { white: 1, ..Area::default() };
    assert!(game.areas.iter().all(|area| *area == start));
    assert!(game.areas.seats().all(|seat| game.markers_left(seat) == 16));
}

#[test]
fn kd_1_7_every_seat_is_as_likely_to_begin_and_turns_go_round() {
    let table = FIRST_CARDS
        .iter()
        .fold(Table::bare(3, "printed"), |table, card| table.falls(&format!("opened {card}")));
    let first: Vec<_> = (0..3).map(|seat| (format!("first p{}", seat + 1), 1)).collect();
    assert_eq!(table.outcomes(), first);
    let mut table = table.falls("first p3");
    for (seat, card) in [(2, "s5-03"), (0, "s5-05"), (1, "s5-06"), (2, "s5-07")] {
        assert_eq!(table.game.seat, at(seat));
        let drew = table.keeps("blue1 blue2 blue4 blue6 green1 green3").plays("take 5");
        let drew = drew.falls(&format!("opened {card}"));
        let outcome = drew.outcomes()[0].0.clone();
        let placed = drew.falls(&outcome);
        let place = placed.choices()[0].clone();
        table = placed.plays(&place);
    }
}

#[test]
fn kd_1_8_a_free_arrangement_is_drawn_by_chance() {
    let table = Table::bare(4, "free");
    let joins = [2, 3, 4].map(|seats| (format!("joined {seats}"), 1));
    assert_eq!(table.outcomes(), joins);
    let table = table.falls("joined 3");
    assert_eq!(table.game.map().players, 3);
    // Two fires, as always with four seats, one after the other from all spaces.
    assert_eq!(table.outcomes().len(), 30);
    let table = table.falls("burning a1");
    assert_eq!(table.outcomes().len(), 29);
    let table = table.falls("burning b15");
    // Then gemstones where there is neither fire nor gemstone.
    let mut table = table;
    for (number, space) in (0..).zip(["a2", "a3", "a4", "a5", "a6", "a7", "a8", "a9", "a10", "a11"])
    {
        assert_eq!((table.game.draw, table.outcomes().len()), (Draw::Gem, 28 - number));
        table = table.falls(&format!("gem {space}"));
    }
    assert_eq!(table.game.white, set("a2 a3 a4 a5 a6 a7"));
    assert_eq!(table.game.gold, set("a8 a9 a10 a11"));
    assert_eq!(table.game.draw, Draw::Card);
}

#[test]
fn kd_1_8_the_board_is_as_printed_unless_the_table_chooses() {
    let printed = KingOfTheDice::new(&Setup::new(2)).expect("the table can start");
    assert_eq!(printed, Table::bare(2, "printed").game);
    let unknown = KingOfTheDice::new(&Setup::<Content>::new(2).with("arrangement", "mine"));
    let (option, value) = ("arrangement".into(), "mine".into());
    let expected = "printed, free".into();
    assert_eq!(unknown, Err(SetupError::BadValue { option, value, expected }));
}

#[test]
fn kd_1_9_three_kinds_of_dice_fall_in_9261_ways() {
    let table = Table::of(2);
    let outcomes = table.outcomes();
    assert_eq!(outcomes.len(), 21 * 21 * 21);
    assert_eq!(outcomes.iter().map(|(_, weight)| weight).sum::<u64>(), 6_u64.pow(6));
    let one = table.rolls("blue1 blue2 blue4 blue6 green1 green3").plays("reroll blue1");
    let faces = ["red3", "red4", "blue1", "blue6", "green2", "green5"];
    let mut fallen = one.outcomes();
    fallen.sort();
    let mut expected = faces.map(|face| (format!("rolled {face}"), 1));
    expected.sort();
    assert_eq!(fallen, expected);
}

#[test]
fn the_first_turn_asks_chance_for_six_dice() {
    let game = Table::of(2).game;
    assert_eq!((game.phase, game.draw, game.turn()), (Phase::Roll, Draw::Dice, Turn::Chance));
    assert_eq!((game.rolls, game.dice), (0, Dice::NONE));
}

/// Says a phrase by its id and arguments.
struct Plain;

impl Say for Plain {
    fn say(&self, phrase: &Phrase) -> String {
        format!("{phrase:?}")
    }
}

#[test]
fn kd_1_10_what_a_seat_has_lies_open_to_all() {
    let table = Table::of(3).gives(0, &["s4-12"]).gives_supers(1, &["s2-05"]).has_gems(2, 1, 1);
    let view = |seat| format!("{:?}", table.game.view(at(seat), &Plain));
    assert_eq!((view(1), view(2)), (view(0), view(0)));
}
