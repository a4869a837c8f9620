//! ND-7 Books: the book track.

use conformance::Table as _;
use nations_dice::Phase;

use crate::table::{MIXED, Table};

/// Both seats have passed; the second shows one food, one gold, one book and two strength, and two food are asked for.
fn asked() -> Table {
    let tiles = crate::table::FIRST;
    let table = Table::new(2).deals().fills(&tiles, 2);
    table
        .rolls("white food food gold gold gold")
        .plays("pass")
        .rolls("white gold food book strength strength")
        .plays("pass")
}

#[test]
fn nd_7_1_each_book_is_a_step_and_the_track_never_falls() {
    let table = Table::of(3).rolls("white book book food gold gold").plays("pass");
    let table = table.rolls("white book food gold gold gold").plays("pass");
    let table = table.rolls("white food gold gold gold gold").plays("pass");
    assert_eq!(table.books(), [3, 3, 3]);
    assert_eq!(table.fills_age(&[], 1).ends_round().books()[0], 3);
}

#[test]
fn nd_7_1_the_last_in_player_order_decides_first() {
    let tiles = crate::table::FIRST;
    let table = Table::new(2).deals().fills(&tiles, 2);
    let both = "white gold food book strength strength";
    let table = table.rolls(both).plays("pass").rolls(both).plays("pass");
    assert_eq!((table.game.phase, table.asked()), (Phase::Books, Some(1)));
    let table = table.plays("keep none");
    assert_eq!((table.game.phase, table.asked()), (Phase::Books, Some(0)));
}

#[test]
fn nd_7_2_book_chits_are_always_used() {
    let table = Table::of(1).rolls("white strength strength food gold gold");
    let table = table.plays("buy b2").falls("die 4").plays("pass");
    assert_eq!((table.game.round, table.books()), (2, vec![2]));
    assert_eq!(table.player(0).chits[3], 1, "the chit is back for the next round");
}

#[test]
fn nd_7_3_a_book_die_is_kept_where_it_saves_a_strength_die() {
    let table = asked();
    assert_eq!(
        (table.asked(), table.choices()),
        (Some(1), vec!["keep none".into(), "keep 3".into()])
    );
    let table = table.refuses("keep 4", "ND-7.3").refuses("keep 1", "ND-7.3");
    let kept = table.plays("keep 3").plays("feed");
    // Gold and book are traded for the second food; both strength dice are left for order and war.
    assert_eq!((kept.game.round, kept.books(), kept.scored("famine")), (2, vec![1, 3], vec![1, 1]));
    assert_eq!(kept.game.order.to_string(), "1 0");
    let used = table.plays("keep none");
    assert_eq!((used.game.phase, used.books()), (Phase::Famine, vec![1, 4]));
}

#[test]
fn nd_7_3_books_are_used_without_asking_where_keeping_them_leads_nowhere() {
    // Food is at hand: nothing to be kept for.
    let table = Table::of(2).rolls(MIXED).plays("pass").rolls(MIXED).plays("pass");
    assert_eq!((table.game.phase, table.books()), (Phase::Famine, vec![2, 4]));
    // Three dice make one food of two: nothing to be kept for.
    let left = |dice: &str, payment: &str| {
        let table = Table::new(1).fills(&crate::table::FIRST, 2).rolls(dice).plays("buy a3");
        let table = table.plays(payment).plays("cover 1").rolls("red stone2");
        table.falls("die 4").plays("pass")
    };
    let table = left("white book book gold gold gold", "pay 1 2 3");
    assert_eq!((table.game.round, table.books()), (2, vec![3]));
    // Four dice make two food: the question comes.
    let table = left("white book book book gold gold", "pay 1 2 chits 1");
    assert_eq!((table.game.phase, table.game.round), (Phase::Books, 1));
}

#[test]
fn nd_7_3_a_book_die_is_kept_where_it_allows_a_strength_die_to_go() {
    // One food is asked for and there; only the book die makes a pair with the strength die.
    let table = Table::of(2).rolls("white food food gold gold gold").plays("pass");
    let table = table.rolls("white food food food book strength").plays("pass");
    assert_eq!(table.choices(), ["keep none", "keep 4"]);
    let used = table.plays("keep none");
    assert_eq!((used.game.round, used.scored("famine")), (2, vec![1, 1]));
    assert_eq!(table.plays("keep 4").choices(), ["decline", "feed", "feed 5"]);
}

/// A white die with one book and a blue one with three; food falls short by one, with two strength dice at hand.
#[test]
fn nd_7_3_which_book_die_is_kept_matters() {
    let table = Table::new(1).fills(&crate::table::FIRST, 2);
    let table = table.rolls("white gold food book strength strength").plays("buy a1");
    let table = table.plays("pay chits 1").plays("cover 1 return 1").rolls("blue book3");
    let table = table.falls("die 4").plays("pass");
    let mut listed = table.choices();
    listed.sort();
    assert_eq!(listed, ["keep 2", "keep 2 5", "keep 5", "keep none"]);
    assert_eq!(table.plays("keep 2").books(), [4]);
    assert_eq!(table.plays("keep 5").books(), [2]);
    assert_eq!(table.plays("keep 2 5").books(), [1]);
    assert_eq!(table.plays("keep none").books(), [5]);
}

/// The rulebook's example: 3, 2, 0 and 0 points, the last two being level.
#[test]
fn nd_7_4_a_point_for_each_seat_with_fewer_books() {
    let table = Table::of(4).rolls("white book book book food gold").plays("pass");
    let table = table.rolls("white book book food gold gold").plays("pass");
    let table = table.rolls("white book book food gold gold").plays("pass");
    let table = table.rolls("white book book food gold gold").plays("pass");
    assert_eq!(table.books(), [4, 4, 5, 6]);
    assert_eq!(table.scored("books"), [0, 0, 2, 3]);
}

#[test]
fn nd_7_4_two_points_where_two_play_and_none_when_level() {
    let table = Table::of(2).rolls("white book book food gold gold").plays("pass");
    let level = table.rolls("white food gold gold gold gold").plays("pass");
    assert_eq!((level.books(), level.scored("books")), (vec![3, 3], vec![0, 0]));
    let ahead = table.rolls("white book food gold gold gold").plays("pass");
    assert_eq!(ahead.scored("books"), [0, 2]);
}

#[test]
fn nd_7_4_one_point_for_each_seat_behind_where_three_play() {
    let bookless = "white food gold gold gold gold";
    let table =
        [bookless; 3].into_iter().fold(Table::of(3), |table, dice| table.rolls(dice).plays("pass"));
    assert_eq!((table.books(), table.scored("books")), (vec![1, 2, 3], vec![0, 1, 2]));
}
