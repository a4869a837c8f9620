//! ND-10 War: strength at the end of the round.

use crate::table::{FIRST, Table};

#[test]
fn nd_10_1_enough_unused_strength_scores_the_events_points() {
    let table = Table::new(3).deals().fills(&FIRST, 3);
    let table = table.rolls("white food strength gold gold gold").plays("pass");
    let table = table.rolls("white food strength strength gold gold").plays("pass");
    let table = table.rolls("white food strength strength strength gold").plays("pass");
    assert_eq!(table.scored("war"), [0, 1, 1], "two strength are asked for");
}

#[test]
fn nd_10_2_nothing_trades_for_strength_and_nobody_is_asked() {
    let table = Table::new(2).deals().fills(&FIRST, 3);
    let table = table.rolls("white food strength gold gold gold").plays("pass");
    let table = table.rolls("white food gold gold gold gold").plays("pass");
    assert_eq!((table.game.round, table.scored("war")), (2, vec![0, 0]));
}
