//! DS-8 Pay: what pays an icon, what pays half of one, and what a token pays.

use conformance::Table as _;
use dice_settlers::{Deed, Phase};

use crate::table::{Table, handful};

/// Two seats; the second can settle when its turn comes.
fn table() -> Table {
    Table::of(2).active(1, "white settle")
}

#[test]
fn ds_8_1_an_active_die_that_shows_the_icon_pays_and_is_spent() {
    let table = table().active(0, "white recruit, yellow recruit, green wood").plays("recruit 1");
    assert_eq!(table.choices(), ["spend white recruit", "spend yellow recruit"]);
    let table = table.refuses("spend brown recruit", "DS-8.1").plays("spend yellow recruit");
    assert_eq!(table.player(0).spent, handful("yellow 1"));
    assert_eq!(table.active_dice(0), ["white recruit", "green wood"]);
}

#[test]
fn ds_8_2_a_card_pays_once_a_round() {
    let table = table().tech(0, "II-10").active(0, "white recruit").plays("recruit 1");
    let table = table.refuses("spend II-2", "DS-8.2").refuses("spend III-31", "DS-8.2");
    assert_eq!(table.choices(), ["spend white recruit", "spend II-10"]);
    let table = table.plays("spend II-10");
    let card = table.game.pack.content().only("II-10".parse().expect("a technology"));
    assert_eq!((table.player(0).flipped, table.active_dice(0).len()), (card, 1));
    let turned = self::table().flipped(0, "II-10").active(0, "white recruit, yellow recruit");
    turned.plays("recruit 1").refuses("spend II-10", "DS-23.2");
}

#[test]
fn ds_8_3_the_icon_of_a_tile_is_used_first() {
    let table = Table::of(3).active(1, "white settle").tile(27, "1,1").tents(0, 27, 1).bag(0, "");
    let table = table.plays("recruit 1").plays("gain yellow");
    assert_eq!(table.player(0).bag, handful("yellow 1"), "it may be the only one");
    let table = Table::of(3).active(1, "white settle").tile(28, "1,1").tents(0, 28, 1);
    let table = table.active(0, "white settle").then(&["settle", "add"]);
    assert_eq!((table.game.phase, table.active_dice(0).len()), (Phase::Pay, 1), "once an action");
}

#[test]
fn ds_8_4_an_icon_is_converted_by_one_technology_at_most() {
    // Raid stands for Settle and Settle for Recruit, but Raid not for Recruit.
    let table = table()
        .tech(0, "III-1")
        .tech(0, "III-14")
        .active(0, "orange raid, white settle, yellow recruit");
    let table = table.plays("recruit 1");
    assert_eq!(table.choices(), ["spend white settle", "spend yellow recruit"]);
    table.refuses("spend orange raid", "DS-8.4");
    // A tile's icon is not converted.
    let table =
        Table::of(3).active(1, "white settle").tile(28, "1,1").tents(0, 28, 1).tech(0, "III-1");
    let table = table.refuses("recruit 1", "DS-9.1");
    assert_eq!(table.choices(), ["settle"]);
}

#[test]
fn ds_8_4_the_rulebooks_example_pays_three_recruit_icons() {
    // A die, the icon of tile 27, and a Settle icon by Forestry.
    let table =
        Table::of(3).active(1, "white settle").tile(27, "1,1").tents(0, 27, 1).tech(0, "III-1");
    let table = table.active(0, "white recruit, yellow settle").plays("recruit 2");
    assert_eq!(
        (table.game.phase, table.player(0).spent),
        (Phase::Recruit, handful("white 1 yellow 1"))
    );
    let table = table.then(&["gain yellow", "gain orange"]);
    assert_eq!(table.player(0).bag, handful("white 2 yellow 1 green 1 orange 1"));
}

#[test]
fn ds_8_5_two_pioneers_pay_any_icon_but_gold() {
    let table = table().active(0, "white pioneer, white pioneer, green pioneer").tile(5, "0,1");
    let table = table.tile(14, "1,1").tents(0, 14, 1).tents(1, 14, 1).tokens(0, "food 3");
    let open = ["recruit 1", "explore 1", "settle", "raid 14", "harvest food", "harvest wood"];
    let more = ["harvest iron", "trade", "research I-1"];
    assert_eq!(table.choices(), open.iter().chain(&more).copied().collect::<Vec<_>>());
    table.refuses("harvest gold", "DS-14.1").refuses("recruit 2", "DS-9.1");
    // A lone Pioneer pays nothing.
    let table =
        self::table().active(0, "white pioneer, white settle, yellow settle").plays("settle");
    table.refuses("spend white pioneer", "DS-8.5");
}

#[test]
fn ds_8_6_pioneers_come_from_dice_cards_and_converted_explore_icons() {
    let table = table().tech(0, "I-2").tech(0, "III-10").active(0, "white pioneer, green explore");
    let table = table.plays("settle");
    assert_eq!(table.choices(), ["spend white pioneer", "spend green explore", "spend I-2"]);
    let table = table.plays("spend green explore");
    assert_eq!(table.choices(), ["spend white pioneer", "spend I-2"]);
    let table = table.plays("spend I-2").plays("add");
    assert_eq!(table.active_dice(0), ["white pioneer"]);
    // Two Pioneers for a Settle icon do not become a Recruit icon by Forestry: they pay Recruit themselves, once.
    let table = self::table().tech(0, "III-1").active(0, "white pioneer, white pioneer");
    table.allows("recruit 1").refuses("recruit 2", "DS-9.1");
}

#[test]
fn ds_8_7_a_single_way_to_pay_is_not_asked() {
    let table = table().active(0, "white pioneer, white pioneer, yellow food").plays("settle");
    assert_eq!((table.game.phase, table.player(0).spent), (Phase::Settle, handful("white 2")));
    // Everything there is has to be spent, whatever comes first.
    let table =
        self::table().tech(0, "III-1").active(0, "white recruit, yellow recruit, green settle");
    let table = table.plays("recruit 2");
    assert_eq!(table.player(0).spent, handful("white 1 yellow 1 green 1"));
    // A lone Pioneer pays nothing, so it is no other way.
    let table = self::table()
        .tech(0, "III-1")
        .active(0, "white recruit, yellow recruit, green settle, green pioneer");
    let table = table.plays("recruit 2");
    assert_eq!(table.player(0).spent, handful("white 1 yellow 1 green 1"));
    // Of three Pioneers that are alike two are spent; of others the seat chooses.
    let pioneers = "white recruit, yellow recruit, green pioneer, green pioneer, green pioneer";
    let table = self::table().active(0, pioneers).plays("recruit 2");
    assert_eq!(table.player(0).spent, handful("white 1 yellow 1 green 2"));
    let pioneers = "white recruit, yellow recruit, green pioneer, green pioneer, grey pioneer";
    let table = self::table().active(0, pioneers).plays("recruit 2");
    assert_eq!((table.game.phase, table.player(0).spent), (Phase::Pay, [0; 6]));
}

#[test]
fn ds_8_8_what_pays_the_whole_icon_is_not_half_a_pair() {
    let table = table().tech(0, "II-6").active(0, "white pioneer, white pioneer").tents(1, 1, 2);
    let table = table.plays("raid 1");
    assert_eq!((table.tents_on(1, 1), table.player(0).spent), (1, handful("white 1")));
    let table = table.plays("aim p2");
    assert_eq!((table.tents_on(1, 1), table.tents_on(0, 1)), (0, 3));
}

#[test]
fn ds_8_9_the_second_pioneer_follows_the_first() {
    let table = table().active(0, "white pioneer, green pioneer, yellow settle, white settle");
    let table = table.then(&["settle", "spend white settle", "add", "spend white pioneer"]);
    // The green one is the only other half, so it followed by itself.
    assert_eq!(
        (table.game.phase, table.active_dice(0)),
        (Phase::Settle, vec!["yellow settle".into()])
    );
    let table =
        self::table().active(0, "white pioneer, green pioneer, grey pioneer, yellow settle");
    let table = table.then(&["settle", "spend yellow settle", "add", "spend grey pioneer"]);
    let table = table.refuses("stop", "DS-8.9").active(0, "white settle");
    table.refuses("spend white settle", "DS-8.9").allows("spend green pioneer");
}

#[test]
fn ds_8_10_nothing_is_paid_that_leaves_the_rest_unpayable() {
    // The Gold is needed for the Iron, so the Food is given unasked.
    let table = table().card("III-8").tile(5, "0,1").tents(0, 5, 1).tokens(0, "food 1 gold 1");
    let table =
        table.active(0, "white research, white research, grey research").plays("research III-8");
    assert_eq!((table.player(0).tokens, table.player(0).techs.len()), ([0; 4], 1));
}

#[test]
fn ds_8_11_no_more_icons_are_spent_than_are_used() {
    // One tent is left to raid; the second icon stays.
    let table =
        table().tents(1, 1, 1).active(0, "orange raid, orange raid, white settle").plays("raid 1");
    assert_eq!((table.asked(), table.active_dice(0).len()), (Some(1), 2));
    // Nothing is left to sell after the last die.
    let table = self::table()
        .tile(10, "0,1")
        .tents(0, 10, 1)
        .bag(0, "")
        .tech(0, "II-11")
        .tokens(0, "food 2");
    let last = table.plays("trade").plays("sell food food");
    assert_eq!((last.asked(), last.player(0).flipped.is_empty()), (Some(1), true));
    // The icon of another tile, which a pack may have, is lost.
    let more = table
        .plays("trade")
        .change(|game| game.act.deed = Deed::Trade { tiles: 1, used: 0 })
        .plays("sell food food");
    assert_eq!(more.asked(), Some(1));
}

#[test]
fn ds_8_12_recruit_explore_and_research_are_paid_before_they_take_effect() {
    let table = table()
        .active(0, "white recruit, white recruit, yellow recruit")
        .tents(0, 3, 1)
        .plays("recruit 2");
    assert_eq!(
        (table.game.phase, table.player(0).spent),
        (Phase::Recruit, handful("white 2 yellow 1"))
    );
    let table = self::table().active(0, "white settle, white settle, yellow settle");
    let table = table.then(&["settle", "spend white settle"]);
    assert_eq!((table.game.phase, table.player(0).spent), (Phase::Settle, handful("white 1")));
}

#[test]
fn ds_8_13_an_action_by_icons_ends_once_something_was_done() {
    let table = table().active(0, "white settle, white settle, yellow settle").plays("settle");
    let table =
        table.refuses("stop", "DS-8.13").plays("spend white settle").refuses("stop", "DS-8.13");
    let table = table.plays("add");
    assert_eq!(table.choices(), ["spend white settle", "spend yellow settle", "stop"]);
    assert_eq!(table.plays("stop").asked(), Some(1));
    // With an icon that is paid, something is sold.
    let table = self::table().active(0, "yellow trade, white settle").plays("trade");
    table.refuses("stop", "DS-8.13").allows("dismiss yellow");
}

#[test]
fn ds_8_14_a_token_is_of_the_type_or_gold() {
    let table =
        table().tokens(0, "food 1 gold 1").active(0, "white research").plays("research I-1");
    assert_eq!(table.choices(), ["give food", "give gold"]);
    let table = table.refuses("give wood", "DS-8.14").refuses("spend white research", "DS-7.11");
    let table = table.plays("give gold");
    assert_eq!(table.player(0).tokens, [1, 0, 0, 0]);
}
