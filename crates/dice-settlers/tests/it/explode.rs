//! DS-18 Explode: when a technology is used up.

use crate::table::Table;

fn table() -> Table {
    Table::of(2).active(1, "white settle").active(0, "white settle, white recruit")
}

#[test]
fn ds_18_1_only_an_explosive_technology_with_the_seats_marker() {
    let table = table().tech(1, "X-2").tech(0, "I-1");
    let table = table.refuses("explode X-2", "DS-18.1").refuses("explode I-1", "DS-18.1");
    let table = table.refuses("explode X-31", "DS-18.1").tech(0, "X-2").plays("explode X-2");
    assert_eq!((table.player(0).tokens[3], table.player(0).techs.len()), (2, 1));
}

#[test]
fn ds_18_2_in_the_own_turn_and_not_inside_an_action() {
    let table = table().tech(0, "X-2").tech(1, "X-2").refuses_seat(1, "explode X-2", "DS-7.1");
    let table = table.active(0, "yellow settle").plays("settle").refuses("explode X-2", "DS-18.2");
    let table = table.plays_all(&["spend white settle", "add", "stop"]);
    assert_eq!(table.choices(), ["explode X-2", "end"], "after the main action");
    let between = self::table().tech(0, "X-2").change(|game| game.deed.extra = 1);
    between.refuses("explode X-2", "DS-18.2");
    // Not outside the Action phase.
    let rolling = self::table().tech(0, "X-2").active(0, "white pioneer").rolling(0);
    rolling.refuses("explode X-2", "DS-18.2").keeping(0).refuses("explode X-2", "DS-18.2");
    // It is no main action.
    assert_eq!(
        self::table().tech(0, "X-2").plays("explode X-2").choices(),
        ["recruit 1", "settle"]
    );
}

#[test]
fn ds_18_3_nothing_is_exploded_in_vain() {
    let table = table().tech(0, "X-1").refuses("explode X-1", "DS-18.3");
    let table = table.tents(1, 1, 1).tents(0, 3, 1).plays("explode X-1").refuses("stop", "DS-18.3");
    table.allows("blast 1 p2");
}

#[test]
fn ds_18_4_an_exploded_technology_is_researched_again() {
    let table =
        table().tech(0, "X-3").active(0, "grey research, grey research").tokens(0, "food 1");
    let table = table.refuses("research X-3", "DS-16.4").plays("explode X-3");
    assert_eq!(table.player(0).techs.len(), 0);
    let table = table.plays("research X-3");
    assert_eq!(table.player(0).techs.len(), 1);
    table.turn(0).second().allows("explode X-3");
}
