//! ND-12 Shadow: the solo game.

use conformance::Table as _;
use engine::{Game, Turn};
use nations_dice::Phase;

use crate::table::{FIRST, MIXED, Table};

/// Alone, with the first tiles and the event, before the shadow's dice fall.
fn before_the_shadow() -> Table {
    let table =
        FIRST[..9].iter().fold(Table::new(1), |table, tile| table.falls(&format!("drew {tile}")));
    table.falls("event 1")
}

#[test]
fn nd_12_1_both_begin_at_one_book_and_three_columns_are_used() {
    let table = Table::of(1);
    assert_eq!((table.books(), table.game.shadow, table.game.columns()), (vec![1], 1, 3));
    // No player order is dealt, neither at the start nor later: what chance does first is to draw tiles.
    for (table, age) in [(Table::new(1), "drew I-"), (table.ends_round(), "drew II-")] {
        assert_eq!(table.outcomes().len(), 15);
        assert!(table.outcomes().iter().all(|(outcome, _)| outcome.starts_with(age)));
    }
}

#[test]
fn nd_12_2_the_shadow_reads_as_many_blue_dice_as_the_age_has_number() {
    let table = before_the_shadow();
    assert_eq!(table.game.phase, Phase::Shadow);
    let books = [("books 0", 3), ("books 2", 2), ("books 3", 1)];
    assert_eq!(table.outcomes(), books.map(|(text, ways)| (text.to_owned(), ways)));
    let table = table.falls("books 3");
    assert_eq!((table.game.shadow, table.game.phase), (4, Phase::Roll));
    let mut table = table.ends_round();
    for round in 2..=4_u32 {
        for number in 1..=9 {
            let age = ["", "I", "II", "III", "IV"][round as usize];
            table = table.falls(&format!("drew {age}-{number}"));
        }
        table = table.falls("event 1");
        assert_eq!(table.outcomes().iter().map(|(_, ways)| ways).sum::<u64>(), 6_u64.pow(round));
        table = table.falls("books 0").ends_round();
    }
    assert_eq!(table.game.shadow, 4);
}

#[test]
fn nd_12_3_after_every_action_a_tile_may_go() {
    let table = Table::of(1).rolls(MIXED).plays("reroll 1");
    let table = table.rolls("white gold");
    assert_eq!(table.outcomes(), [1, 2, 3, 4].map(|side| (format!("die {side}"), 1)));
    let gone = table.falls("die 2");
    assert_eq!((gone.game.cells[3], gone.game.cells[4].is_some()), (None, true));
    let table = table.falls("die 4");
    assert_eq!(table.game.cells.iter().flatten().count(), 9);
    // The cheapest that is left: after row 1 row 2.
    let table = table.plays("buy b1").falls("die 2");
    assert_eq!((table.game.cells[3], table.game.cells[4]), (None, None));
    let table = table.plays("buy a1").plays("pay 1").plays("cover 1").rolls("blue book2");
    let table = table.falls("die 2");
    assert_eq!(table.game.cells[3..6], [None; 3]);
    // Of an empty column nothing goes.
    let table = table.plays("buy c1").plays("pay chits 1");
    let before = table.game.cells;
    let table = table.falls("die 2");
    assert_eq!((table.game.cells, before.iter().flatten().count()), (before, 4));
}

#[test]
fn nd_12_3_passing_is_no_action() {
    let table = Table::of(1).rolls("white gold stone food book gold").plays("pass");
    assert_eq!(
        (table.game.phase, table.game.round, table.game.turn()),
        (Phase::Fill, 2, Turn::Chance)
    );
}

#[test]
fn nd_12_4_tougher_means_that_a_four_is_rolled_again() {
    let table = Table::with(1, "tougher").fills(&FIRST, 1).rolls(MIXED).plays("reroll 1");
    let table = table.rolls("white gold");
    assert_eq!(table.outcomes(), [1, 2, 3].map(|side| (format!("die {side}"), 1)));
}

#[test]
fn nd_12_5_two_points_for_more_books_than_the_shadow() {
    let read = |books: &str| {
        before_the_shadow().falls(books).rolls("white book book food gold gold").plays("pass")
    };
    assert_eq!(read("books 0").scored("books"), [2]);
    assert_eq!(read("books 2").scored("books"), [0], "three books each");
    assert_eq!(read("books 3").scored("books"), [0]);
}

#[test]
fn nd_12_6_the_total_reaches_a_line_of_the_hall_of_fame() {
    use engine::Describe;
    let said = |points: u8| {
        let mut table = Table::of(1).ends_round();
        while table.game.phase != Phase::Over {
            table = table.fills_age(&[], 1).ends_round();
        }
        let player = &mut table.game.players[crate::table::at(0)];
        (player.book_points, player.famine_points, player.war_points) = (points, 0, 0);
        let line = |phrase: engine::Phrase| match &phrase.args[..] {
            [(_, engine::Arg::Phrase(name)), (_, engine::Arg::Number(points))] => {
                format!("{} {} {points}", phrase.id, name.id)
            }
            _ => phrase.id.to_owned(),
        };
        table.game.epilogue().into_iter().map(line).collect::<Vec<_>>()
    };
    assert_eq!(said(9), ["no-fame", "first-fame name-dan-quayle 10"]);
    assert_eq!(said(10), ["fame name-dan-quayle 10", "next-fame name-cleopatra 15"]);
    assert_eq!(said(34), ["fame name-saladin 30", "next-fame name-wu-zetian 35"]);
    assert_eq!(said(60), ["fame name-trajan 50"]);
    assert!(Table::of(1).game.epilogue().is_empty(), "not while the game is on");
}
