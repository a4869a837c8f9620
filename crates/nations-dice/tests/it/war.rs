//! ND-10 War: strength at the end of the round.

use conformance::Table as _;
use nations_dice::{Phase, RoundEnd};

use crate::table::{FIRST, Table};

#[test]
fn nd_10_1_enough_unused_strength_scores_the_events_points() {
    let table = Table::new(3).deals().fills(&FIRST, 3);
    let table = table.rolls("white food strength gold gold gold").plays("pass");
    let table = table.rolls("white food strength strength gold gold").plays("pass");
    let table = table.rolls("white food strength strength strength gold").plays("pass").eats();
    assert_eq!(table.scored("war"), [0, 1, 1], "two strength are asked for");
}

#[test]
fn nd_10_2_nothing_trades_for_strength_and_nobody_is_asked() {
    let table = Table::new(2).deals().fills(&FIRST, 3);
    let table = table.rolls("white food strength gold gold gold").plays("pass");
    let table = table.rolls("white food gold gold gold gold").plays("pass").eats();
    assert_eq!((table.game.round, table.scored("war")), (2, vec![0, 0]));
}

/// What books, famine and war brought is kept until the next round's books, and told as it comes.
#[test]
fn the_end_of_a_round_is_remembered() {
    let table = Table::new(2).deals().fills(&FIRST, 2);
    assert_eq!((table.game.last_round(), table.player(0).last), (0, RoundEnd::default()));
    let table = table.rolls("white book book food food gold").plays("pass");
    let table = table.rolls("white food strength strength strength gold").plays("pass");
    // The second seat is asked whether it trades strength for food; the books are told already.
    assert_eq!((table.game.phase, table.game.last_round()), (Phase::Famine, 1));
    assert_eq!(table.player(0).last, RoundEnd { steps: 2, ..RoundEnd::default() });
    let table = table.plays("feed 3");
    let last = |seat: usize| table.player(seat).last;
    assert_eq!((table.game.round, table.game.last_round()), (2, 1));
    assert_eq!(last(0), RoundEnd { steps: 2, books: 0, famine: 1, war: 0 });
    assert_eq!(last(1), RoundEnd { steps: 0, books: 0, famine: 1, war: 1 });
    // The next end of a round takes its place: five dice of gold trade for the two food of age II.
    let table = table.fills_age(&[], 1).ends_round();
    assert_eq!(table.player(0).last, RoundEnd { famine: 2, ..RoundEnd::default() });
}
