//! DS-14 Harvest: icons become tokens.

use conformance::Table as _;
use dice_settlers::Phase;

use crate::table::Table;

fn table() -> Table {
    Table::of(2).active(1, "white settle")
}

#[test]
fn ds_14_1_one_or_more_resource_icons() {
    let table = table().active(0, "green wood, yellow food, white settle");
    assert_eq!(table.choices_of("harvest"), ["harvest food", "harvest wood"]);
    let table = table.refuses("harvest iron", "DS-14.1").plays("harvest wood");
    let table = table.refuses("harvest wood", "DS-14.1").refuses("add", "DS-7.11");
    assert_eq!(table.choices(), ["harvest food", "stop"]);
    assert_eq!(table.plays("stop").player(0).tokens, [0, 1, 0, 0]);
    assert_eq!(table.plays("harvest food").player(0).tokens, [1, 1, 0, 0]);
}

#[test]
fn ds_14_2_each_icon_brings_a_token_of_its_type() {
    // The rulebook's example: two Wood and a Gold.
    let table = table().active(0, "green wood, green wood, brown gold");
    let table = table.then(&["harvest wood", "harvest wood", "harvest gold"]);
    assert_eq!((table.player(0).tokens, table.game.seat.index()), ([0, 2, 0, 1], 1));
    // Two Pioneers bring the type they stand for, which is never Gold.
    let table =
        self::table().active(0, "white pioneer, white pioneer").refuses("harvest gold", "DS-14.1");
    assert_eq!(table.plays("harvest iron").player(0).tokens, [0, 0, 1, 0]);
}

#[test]
fn ds_14_3_what_technologies_add_comes_at_the_end_and_adds_up() {
    let table = table().tech(0, "II-5").tech(0, "III-2").tech(0, "IV-2");
    let table = table.active(0, "green wood, yellow food, brown gold").plays("harvest wood");
    assert_eq!(table.player(0).tokens, [0, 1, 0, 0]);
    let table = table.then(&["harvest gold", "stop", "bonus wood"]);
    // Production Boom a Wood and a Gold, Gold Rush a Gold, Improved Tools a Wood: the Gold of Gold Rush counts nowhere.
    assert_eq!((table.player(0).tokens, table.game.phase), ([0, 3, 0, 3], Phase::Act));
}

#[test]
fn ds_1_8_no_more_than_250_tokens_of_a_kind() {
    let table = table().active(0, "green wood, green wood, yellow food").tokens(0, "wood 249");
    let table = table.plays("harvest wood").refuses("harvest wood", "DS-1.8");
    assert_eq!(table.choices(), ["harvest food", "stop"]);
    let table = self::table().active(0, "green wood").tokens(0, "wood 250");
    assert_eq!(table.refuses("harvest wood", "DS-1.8").choices(), ["end"]);
    // What technologies add stops there.
    let table = self::table().active(0, "green wood").tokens(0, "wood 249").tech(0, "IV-2");
    assert_eq!(table.plays("harvest wood").player(0).tokens, [0, 250, 0, 0]);
}
