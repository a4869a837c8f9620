//! ND-11 Score: the end of the game.

use conformance::Table as _;
use nations_dice::Phase;

use crate::table::{FIRST, MIXED, Table, at};

/// The game runs out from here without another action.
fn to_the_end(mut table: Table) -> Table {
    table = table.ends_round();
    while table.game.phase != Phase::Over {
        table = table.fills_age(&[], 1).ends_round();
    }
    table
}

#[test]
fn nd_11_1_the_points_on_the_tiles_are_added() {
    let table = Table::of(1).rolls("white gold gold strength strength book");
    let table = table.plays("buy c1").plays("pay 1").falls("die 4").plays("buy b2").falls("die 4");
    let table = to_the_end(table);
    assert_eq!((table.scored("advisors"), table.scored("colonies")), (vec![1], vec![1]));
    let sheet = table.game.players[at(0)];
    let marker = i32::from(sheet.book_points + sheet.famine_points + sheet.war_points);
    assert_eq!(table.totals(), [marker + 2]);
}

#[test]
fn nd_11_2_covered_and_former_tiles_and_unbuilt_wonders_count_nothing() {
    let table = Table::of(1).rolls("white gold gold gold gold gold").plays("buy c1").plays("pay 1");
    let table = table.falls("die 4").plays("buy c3").plays("pay 1 2 3").falls("die 4");
    assert_eq!((table.scored("advisors"), table.scored("wonders")), (vec![1], vec![0]));
    let table = table.plays("buy c2");
    // Cleopatra scores nothing, and Sun Tzu is gone.
    assert_eq!(table.scored("advisors"), [0]);
    // A building of age II with a point is covered by one of age III with as many: one point in all.
    let table = Table::of(1).ends_round().fills_age(&[], 1).rolls(MIXED);
    let table = table.plays("buy a1").plays("pay 1").plays("cover 1").rolls("blue book2");
    let table = table.falls("die 4").ends_round().fills_age(&[], 1);
    assert_eq!(table.scored("buildings"), [1]);
    let table = table.rolls("white gold gold gold gold").rolls("blue book2");
    let table =
        table.plays("buy a1").plays("pay 1").plays("cover 1 return 4").rolls("blue book2 book2");
    assert_eq!(table.scored("buildings"), [1]);
}

#[test]
fn nd_11_3_the_highest_total_wins() {
    let table = to_the_end(Table::of(2));
    let totals = table.totals();
    assert!(totals[1] > totals[0], "more books from the start");
    assert_eq!(table.places(), [2, 1]);
}

/// The last order is not the dealt one, once against the seats' numbers and once with them.
#[test]
fn nd_11_3_of_equal_totals_the_earlier_in_the_last_order_is_ahead() {
    for (dealt, last, places) in [("0 1", "1 0", [2, 1]), ("1 0", "0 1", [1, 2])] {
        let table = Table::new(2).falls(&format!("order {dealt}")).fills(&FIRST, 1).ends_round();
        let table = table.fills_age(&[], 1).ends_round().fills_age(&[], 1).ends_round();
        let table = table.fills_age(&[], 1).rolls("white gold gold gold gold gold").plays("pass");
        let mut table = table.rolls("white strength gold gold gold gold").plays("pass");
        assert_eq!((table.game.phase, table.game.order.to_string()), (Phase::Over, last.into()));
        for seat in [at(0), at(1)] {
            let player = &mut table.game.players[seat];
            (player.book_points, player.famine_points, player.war_points) = (8, 3, 0);
        }
        assert_eq!((table.totals(), table.places()), (vec![11, 11], places.to_vec()));
    }
}

#[test]
fn nd_11_4_after_the_fourth_round_nothing_more_is_played() {
    let table = to_the_end(Table::of(2));
    assert_eq!((table.game.phase, table.game.round), (Phase::Over, 4));
    table.refuses_seat(0, "pass", "ND-11.4").refuses_seat(1, "reroll 1", "ND-11.4");
    assert!(table.outcomes().is_empty() && table.choices().is_empty());
}

#[test]
fn nd_11_5_points_on_tiles_are_not_scored_before_the_end() {
    let table = Table::of(1).rolls("white gold gold gold stone book").plays("buy c1");
    let table = table.plays("pay 1").falls("die 4");
    let scored = |table: &Table| {
        let player = table.player(0);
        player.book_points + player.famine_points + player.war_points
    };
    assert_eq!((table.scored("advisors"), scored(&table)), (vec![1], 0));
    // The point goes with Sun Tzu.
    let table = table.plays("buy c2").plays("pay 1 2").falls("die 4");
    assert_eq!((table.scored("advisors"), scored(&table)), (vec![0], 0));
}
