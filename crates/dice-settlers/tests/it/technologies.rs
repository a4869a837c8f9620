//! DS-23 Technologies: what each does in the Action phase, and how often.

use conformance::Table as _;
use dice_settlers::Phase;

use crate::table::{Table, handful, tile};

/// Two seats; the second can settle when its turn comes.
fn table() -> Table {
    Table::of(2).active(1, "white settle")
}

/// Whether the seat's marker on a card is turned.
fn is_turned(table: &Table, card: &str) -> bool {
    let only = table.game.pack.content().only(card.parse().expect("a technology"));
    !table.player(0).flipped.common(only).is_empty()
}

#[test]
fn ds_23_1_a_technology_serves_from_the_moment_it_is_marked() {
    // Gold Strike is researched and exploded in the same turn.
    let table = table().card("X-2").tile(14, "0,1").tents(0, 14, 1).tokens(0, "food 1");
    let table = table.active(0, "white research, white research").plays("research X-2");
    assert_eq!(table.plays("explode X-2").player(0).tokens, [0, 0, 0, 2]);
}

#[test]
fn ds_23_2_once_a_round_means_until_clean_up() {
    let table =
        table().flipped(0, "II-2").active(0, "white settle").refuses("explore 1", "DS-10.1");
    assert_eq!(table.choices(), ["settle"]);
    let table = table.flipped(0, "III-6").tile(9, "0,1").tents(0, 9, 1);
    table.refuses("engineer 9", "DS-23.2");
    let table = self::table().flipped(0, "IV-3").tile(9, "0,1").tents(0, 9, 1);
    let table = table.active(0, "white settle, white recruit").then(&["settle", "add"]);
    table.refuses("use IV-3", "DS-23.2");
}

#[test]
fn ds_23_3_a_technology_holds_for_its_holder_alone() {
    let table =
        Table::of(3).tech(1, "IV-6").tile(24, "2,0").active(0, "white settle").plays("settle");
    table.refuses("tent 24", "DS-12.3");
    let table = Table::of(3).tech(1, "IV-6").tile(24, "2,0").active(1, "white settle").turn(1);
    table.plays("settle").allows("tent 5").allows("tent 24");
}

#[test]
fn ds_23_5_cards_make_an_icon_for_an_action() {
    let tabled = |card: &str| table().tech(0, card).tokens(0, "food 2").tents(1, 1, 1).bag(0, "");
    for (card, action) in [
        ("I-3", "settle"),
        ("II-2", "explore 1"),
        ("II-9", "raid 1"),
        ("II-10", "recruit 1"),
        ("II-11", "trade"),
        ("II-12", "research I-1"),
    ] {
        let table = tabled(card).plays(action);
        assert!(is_turned(&table, card), "{card} is the only icon paid");
    }
    // Converted, too: Wagon Trains pays for recruiting by Forestry.
    let table = table().tech(0, "I-3").tech(0, "III-1").bag(0, "").plays("recruit 1");
    assert!(is_turned(&table, "I-3"));
}

#[test]
fn ds_23_6_wanderlust_is_one_of_two_pioneers() {
    let table = table().tech(0, "I-2").active(0, "white pioneer, green wood").plays("settle");
    assert_eq!(
        (table.game.phase, table.active_dice(0)),
        (Phase::Settle, vec!["green wood".into()])
    );
    assert!(is_turned(&table, "I-2"));
    table.plays("add");
    let table = self::table().flipped(0, "I-2").active(0, "white pioneer, white recruit");
    table.refuses("settle", "DS-12.1");
}

#[test]
fn ds_23_7_conversions() {
    let tabled = |card: &str, die: &str| {
        let table = table().tech(0, card).tents(1, 1, 1).tokens(0, "food 2 wood 2");
        table.active(0, &format!("{die}, {die}"))
    };
    for (card, die, action) in [
        ("II-6", "white pioneer", "raid 1"),
        ("III-1", "white settle", "recruit 1"),
        ("III-3", "white recruit", "research I-1"),
        ("III-9", "white settle", "explore 2"),
        ("III-13", "white recruit", "trade"),
        ("III-14", "orange raid", "settle"),
        ("III-15", "white research", "explore 2"),
    ] {
        tabled(card, die).allows(action);
        let without = tabled("V-1", die).tech(0, "V-2").active(0, "yellow food").choices();
        let is_pair = die == "white pioneer";
        assert_eq!(without.contains(&action.to_string()), is_pair, "{card} is needed for {action}");
    }
}

#[test]
fn ds_23_7_a_conversion_pays_a_whole_icon_and_not_the_other_way_around() {
    let all = [
        ("II-6", "pioneer", "raid"),
        ("III-1", "settle", "recruit"),
        ("III-3", "recruit", "research"),
        ("III-9", "settle", "explore"),
        ("III-13", "recruit", "trade"),
        ("III-14", "raid", "settle"),
        ("III-15", "research", "explore"),
    ];
    let words = |icon: &str| match icon {
        "raid" => "raid 1",
        "recruit" => "recruit 1",
        "research" => "research I-1",
        "explore" => "explore 1",
        "trade" => "trade",
        _ => "settle",
    };
    let die = |icon: &str| match icon {
        "raid" => "orange raid".to_owned(),
        "trade" => "yellow trade".to_owned(),
        _ => format!("white {icon}"),
    };
    for (card, from, to) in all {
        let table = table().card("I-1").tech(0, card).tents(1, 1, 1).tokens(0, "food 9 wood 9");
        let paid = table.active(0, &die(from)).plays(words(to));
        assert_eq!(paid.player(0).active_count(), 0, "{card} pays {to}");
        let back = table.active(0, &vec![die(to); 2].join(", ")).choices();
        let is_back = from != "pioneer" && back.contains(&words(from).to_owned());
        assert!(!is_back, "{card} does not make {from} of {to}");
    }
}

#[test]
fn ds_23_8_versatile_explorers_and_foraging() {
    let table = table().tech(0, "III-10").active(0, "green explore, white explore, yellow food");
    let table = table.then(&["settle", "add"]);
    assert_eq!(table.player(0).spent, handful("white 1 green 1"));
    let table = self::table().tech(0, "III-16").active(0, "white pioneer, white pioneer");
    let table =
        table.refuses("harvest gold", "DS-14.1").plays("harvest iron").plays("harvest food");
    assert_eq!(table.player(0).tokens, [1, 0, 1, 0]);
    // An Explore icon by both is two conversions.
    let table = self::table().tech(0, "III-16").tech(0, "III-10").active(0, "white explore");
    table.refuses("harvest food", "DS-14.1");
}

#[test]
fn ds_23_9_stockades_and_city_walls_ignore_raid_icons() {
    let raids = "orange raid, orange raid, orange raid, orange raid";
    let tabled = |cards: &[&str]| {
        let table = table().tents(1, 1, 4).active(0, raids).active(0, "white settle");
        cards.iter().fold(table, |table, card| table.tech(1, card)).plays("raid 1")
    };
    for (cards, spent) in [(&["II-3"][..], 2), (&["II-7"], 3), (&["II-3", "II-7"], 4)] {
        let table = tabled(cards);
        assert_eq!((table.tents_on(1, 1), table.player(0).spent[4]), (3, spent), "{cards:?}");
    }
    let table = self::table()
        .tents(1, 1, 4)
        .active(0, "orange raid, orange raid, orange raid, white settle");
    table.tech(1, "II-3").tech(1, "II-7").refuses("raid 1", "DS-13.6");
}

#[test]
fn ds_23_11_large_coaches_take_two_tents() {
    let table = table().tech(0, "II-1").active(0, "white settle").then(&["settle", "add"]);
    assert_eq!(table.player(0).tents, 7);
    // Taking only: a tent is placed alone.
    let table = self::table().tech(0, "II-1").active(0, "white settle");
    let table = table.then(&["settle", "tent 1"]);
    assert_eq!((table.player(0).tents, table.tents_on(0, 1)), (4, 2));
}

#[test]
fn ds_23_12_quartermasters_supply_the_replacing_tents() {
    let table =
        table().tech(0, "II-4").camp(0, 0).tents(1, 1, 2).active(0, "orange raid, orange raid");
    let table = table.plays("raid 1").plays("aim p2");
    assert_eq!((table.tents_on(0, 1), table.player(0).tents, table.player(1).tents), (3, 0, 7));
    // The own tents stay.
    let table = self::table().tech(0, "II-4").tents(1, 1, 1).active(0, "orange raid");
    assert_eq!(table.plays("raid 1").player(0).tents, 5);
}

#[test]
fn ds_23_13_improved_tools_add_a_token_once_a_round() {
    let table =
        table().tech(0, "II-5").active(0, "green wood, yellow food, brown gold, white settle");
    let table = table.then(&["harvest wood", "harvest food", "harvest gold"]);
    assert_eq!(
        (table.game.phase, table.choices()),
        (Phase::Harvest, vec!["bonus food".into(), "bonus wood".into(), "decline".into()])
    );
    let table = table.refuses("bonus gold", "DS-23.13").refuses("bonus iron", "DS-23.13");
    let table = table.refuses("stop", "DS-7.11").plays("bonus wood");
    assert_eq!(table.player(0).tokens, [1, 2, 0, 1]);
    assert!(is_turned(&table, "II-5"));
    // Gold alone brings nothing, and the marker stays.
    let table = self::table().tech(0, "II-5").active(0, "brown gold").plays("harvest gold");
    assert_eq!((table.player(0).tokens, is_turned(&table, "II-5")), ([0, 0, 0, 1], false));
    let table = self::table().flipped(0, "II-5").active(0, "green wood").plays("harvest wood");
    assert_eq!(table.player(0).tokens, [0, 1, 0, 0]);
}

#[test]
fn ds_23_2_improved_tools_may_wait_for_a_later_harvest() {
    let table = table().tech(0, "II-5").tech(0, "X-4").tech(0, "IV-4");
    let table = table.active(0, "green wood, grey iron");
    let table = table.plays("harvest wood").plays("stop");
    assert_eq!(table.choices(), ["bonus wood", "decline"]);
    let table = table.plays("decline");
    assert_eq!((table.player(0).tokens, is_turned(&table, "II-5")), ([0, 1, 0, 0], false));
    // By Cavalry Charge and Shift Work.
    let table = table.then(&["explode X-4", "harvest iron", "bonus iron"]);
    assert_eq!((table.player(0).tokens, is_turned(&table, "II-5")), ([0, 1, 2, 0], true));
}

#[test]
fn ds_23_14_gold_rush_adds_gold_once_a_round() {
    let table = table().tech(0, "III-2").active(0, "green wood").plays("harvest wood");
    assert_eq!((table.player(0).tokens, is_turned(&table, "III-2")), ([0, 1, 0, 1], true));
    let table = self::table().flipped(0, "III-2").active(0, "green wood").plays("harvest wood");
    assert_eq!(table.player(0).tokens, [0, 1, 0, 0]);
}

#[test]
fn ds_23_15_production_boom_adds_one_of_each_type() {
    let table = table().tech(0, "IV-2").active(0, "green wood, green wood, brown gold");
    let table = table.then(&["harvest wood", "harvest wood", "harvest gold"]);
    assert_eq!(table.player(0).tokens, [0, 3, 0, 2]);
    assert!(!is_turned(&table, "IV-2"), "in every harvest, not once a round");
    // A second harvest of the round, by Shift Work.
    let table = self::table().tech(0, "IV-2").tech(0, "IV-4").active(0, "green wood, yellow food");
    let table = table.then(&["harvest wood", "stop"]).plays_seat(1, "settle").plays("add");
    assert!(table.game.is_second, "the same round");
    assert_eq!(table.plays("harvest food").player(0).tokens, [2, 2, 0, 0]);
}

#[test]
fn ds_23_16_mapmaking_draws_one_more_and_puts_tiles_back() {
    let table =
        table().tech(0, "II-8").active(0, "white explore, white explore").stack(&[14, 20, 24, 16]);
    let table = table.plays("explore 2").falls("drew 14").falls("drew 20").falls("drew 24");
    let table =
        table.plays("take 20").refuses("return 16", "DS-23.16").refuses("place 0,1", "DS-7.11");
    assert_eq!(table.choices(), ["return 14", "return 24", "done"]);
    let table = table.plays("return 14").plays("done");
    assert_eq!(table.game.stack.iter().collect::<Vec<_>>(), [tile(14), tile(16)]);
    assert!(table.game.open.is_empty() && table.plays("place 0,1").tents_on(0, 20) == 1);
    // As far as the stack goes; icons are still limited by it.
    let table =
        self::table().tech(0, "II-8").active(0, "white explore, white explore").stack(&[14]);
    let table = table.refuses("explore 2", "DS-10.1").plays("explore 1").falls("drew 14");
    assert_eq!(table.choices(), ["place 1,-1", "place 0,1"]);
}

#[test]
fn ds_23_17_land_grab_raids_neighbouring_tiles() {
    let table = table().tile(24, "2,0").tents(1, 24, 1).active(0, "orange raid");
    table.tech(0, "III-4").refuses("raid 24", "DS-23.17");
    let table = table.refuses("raid 3", "DS-13.1").tech(0, "III-4").plays("raid 3");
    assert_eq!((table.tents_on(0, 3), table.tents_on(1, 3)), (1, 0));
}

#[test]
fn ds_23_19_basic_engineering_uses_a_factory_without_a_tent() {
    let table = table()
        .tile(13, "0,1")
        .house(0, 13)
        .tile(9, "1,-1")
        .tents(0, 9, 1)
        .active(0, "white settle");
    let table = table.refuses("engineer 13", "DS-23.19").tech(0, "III-6");
    let table = table.refuses("engineer 1", "DS-23.19").refuses("engineer 25", "DS-23.19");
    let used = table.plays("engineer 13");
    assert_eq!((used.player(0).tokens[3], is_turned(&used, "III-6")), (1, true));
    used.refuses("engineer 9", "DS-23.2");
    let used = table.plays("engineer 9");
    assert_eq!((used.tents_on(0, 9), used.player(0).tents), (1, 7));
    used.refuses("factory 9", "DS-17.4");
    table.plays("factory 9").refuses("engineer 9", "DS-23.19");
    table.tents(0, 9, 2).plays("factory 9").refuses("engineer 9", "DS-17.4");
}

#[test]
fn ds_23_21_frequent_hire_recruits_for_less() {
    let table = table()
        .tech(0, "III-11")
        .active(0, "yellow recruit, yellow recruit, yellow recruit, yellow recruit");
    let table = table.tile(14, "0,1").tents(0, 14, 1);
    let table = table.then(&["recruit 3", "gain yellow", "gain brown", "gain brown"]);
    assert_eq!((table.player(0).spent[1], table.player(0).bag[1]), (4, 1));
    let table = self::table().tech(0, "III-11").active(0, "white recruit, white recruit");
    assert_eq!(table.choices(), ["recruit 1", "recruit 2"]);
}

#[test]
fn ds_23_22_missionaries_join_anywhere_from_the_general_supply() {
    let table = Table::of(3).tech(2, "III-12").camp(2, 0).active(1, "white settle");
    let table =
        table.active(0, "white explore").plays("explore 1").falls("drew 24").plays("place 1,-1");
    let table = table.plays_seat(1, "decline").plays_seat(2, "join");
    assert_eq!((table.tents_on(2, 24), table.player(2).tents, table.asked()), (1, 0, Some(0)));
    // The explorer's own second tent is from the personal supply.
    let table = Table::of(3).tech(0, "III-12").active(1, "white settle").active(0, "white explore");
    let table =
        table.plays("explore 1").falls("drew 24").plays("place 1,-1").plays("join").plays("join");
    assert_eq!((table.tents_on(0, 24), table.player(0).tents), (2, 4));
}

#[test]
fn ds_23_24_cooperatives_sell_two_tokens_for_four() {
    let table =
        table().tech(0, "III-18").tokens(0, "food 2 wood 1 iron 1").active(0, "yellow trade");
    assert_eq!(table.plays("trade").plays("sell food wood").player(0).vp, 4);
    assert_eq!(table.plays("trade").plays("sell food wood iron").player(0).vp, 5);
}

#[test]
fn ds_23_25_mobile_workforce_rolls_gained_dice() {
    let table = table().tech(0, "IV-1").active(0, "yellow recruit, yellow recruit, yellow recruit");
    let table = table.tents(0, 3, 1).plays("recruit 2").plays("gain green");
    assert_eq!(
        table.choices(),
        ["gain yellow", "gain green"],
        "all are chosen before they are rolled"
    );
    let table = table.plays("gain yellow").falls("rolled yellow trade").falls("rolled green wood");
    assert_eq!(table.active_dice(0), ["yellow trade", "green wood"]);
    assert_eq!((table.player(0).bag, table.asked()), (handful("white 3 green 1"), Some(1)));
    // By a factory and by tile 8, too.
    let table =
        self::table().tech(0, "IV-1").tile(11, "0,1").tents(0, 11, 1).active(0, "white settle");
    let table = table.plays("factory 11").falls("rolled brown gold");
    assert_eq!(table.active_dice(0), ["white settle", "brown gold"]);
    let table =
        self::table().tech(0, "IV-1").stack(&[8]).active(0, "white explore").plays("explore 1");
    let table =
        table.falls("drew 8").plays("place 0,1").plays("gain orange").falls("rolled orange raid");
    assert_eq!((table.active_dice(0), table.game.phase), (vec!["orange raid".into()], Phase::Join));
}

#[test]
fn ds_23_26_industrial_revolution_gives_an_extra_action_after_the_main_action() {
    let table = table().tech(0, "IV-3").active(0, "white settle, white recruit, yellow food");
    let table = table.refuses("use IV-3", "DS-23.26").refuses("use I-1", "DS-23.1");
    self::table().tech(0, "III-5").refuses("use III-5", "DS-23.18");
    self::table().tech(0, "III-17").refuses("use III-17", "DS-5.6");
    let table = table.refuses("use III-31", "DS-23.1").then(&["settle", "add"]);
    assert_eq!(table.choices(), ["use IV-3", "end"]);
    let table = table.plays("use IV-3").refuses("settle", "DS-7.6");
    assert_eq!(table.choices(), ["recruit 1", "harvest food"]);
    assert!(is_turned(&table, "IV-3"));
    assert_eq!(table.plays("recruit 1").asked(), Some(1));
}

#[test]
fn ds_23_27_shift_work_repeats_an_action_once_a_round() {
    let table = table().tech(0, "IV-4").active(0, "white settle, yellow settle").change(|game| {
        game.players[crate::table::at(0)].actions = 1 << dice_settlers::Main::Settle as u8;
    });
    let table = table.plays("settle");
    assert!(is_turned(&table, "IV-4"));
    let table = table.then(&["spend white settle", "add", "stop"]).turn(0).second();
    table.active(0, "white recruit").refuses("settle", "DS-7.6").allows("recruit 1");
    // A new action leaves the marker alone.
    let table = self::table().tech(0, "IV-4").active(0, "white settle").plays("settle");
    assert!(!is_turned(&table, "IV-4"));
}

#[test]
fn ds_23_28_telegraph_lines_use_control_abilities_by_presence() {
    let table =
        Table::of(3).tile(28, "1,1").tents(0, 28, 1).tents(1, 28, 3).active(0, "white recruit");
    let table = table.refuses("settle", "DS-12.1").tech(0, "IV-5").allows("settle");
    table.tents(0, 28, 0).refuses("settle", "DS-12.1");
    let table = Table::of(3).tile(10, "1,1").tents(0, 10, 1).tents(1, 10, 3).tokens(0, "food 2");
    let table = table.active(0, "white settle").refuses("trade", "DS-15.1").tech(0, "IV-5");
    assert_eq!(table.plays("trade").plays("sell food food").player(0).vp, 2);
    let table = Table::of(3).tile(27, "1,1").tents(0, 27, 1).tents(1, 27, 3);
    let table = table.active(0, "white settle").refuses("recruit 1", "DS-9.1").tech(0, "IV-5");
    assert_eq!(table.plays("recruit 1").player(0).active_count(), 1);
    // The dice quota too, and no points: tile 23 has 2 and 1.
    let table = Table::of(3).tile(23, "1,1").tents(0, 23, 1).tents(1, 23, 3).tech(0, "IV-5");
    assert_eq!(table.scored("tiles"), [1, 2, 0]);
    assert_eq!(table.next_round().player(0).quota, 4);
}

#[test]
fn ds_23_29_railroads_go_anywhere() {
    let table =
        Table::of(3).tech(0, "IV-6").tile(24, "2,0").active(0, "white settle").plays("settle");
    assert_eq!(table.choices_of("tent"), ["tent 1", "tent 3", "tent 5", "tent 24"]);
    let table = Table::of(2).tech(0, "IV-6").tile(24, "2,-1").active(0, "white explore");
    let table = table.plays("explore 1").falls("drew 20");
    assert_eq!(table.choices(), ["place 1,-1", "place 2,0", "place 0,1"]);
    table.refuses("place 3,-1", "DS-23.29").refuses("place 1,0", "DS-10.4");
}

#[test]
fn ds_23_38_dynamite_removes_one_or_two_tents_of_one_tile() {
    let table = Table::of(3).tech(0, "X-1").active(0, "white settle").active(1, "white settle");
    let table = table.tents(1, 1, 1).tents(2, 1, 1).tents(0, 3, 1).plays("explode X-1");
    assert_eq!(table.choices(), ["blast 1 p2", "blast 1 p3", "blast 3 p2"]);
    let table = table.refuses("blast 5 p3", "DS-23.38").refuses("blast 1 p4", "DS-23.38");
    let table = table.refuses("blast 1 p1", "DS-23.38").plays("blast 1 p2");
    assert_eq!((table.player(1).tents, table.tents_on(0, 1)), (6, 1), "nothing replaces it");
    assert_eq!(table.choices(), ["blast 1 p3", "stop"]);
    let done = table.refuses("blast 3 p2", "DS-23.38").plays("blast 1 p3");
    assert_eq!((done.game.phase, done.tents_on(2, 1)), (Phase::Act, 0));
    assert_eq!(table.plays("stop").tents_on(2, 1), 1);
}

#[test]
fn ds_23_39_gold_strike_brings_two_gold() {
    let table = table().tech(0, "X-2").active(0, "white settle").plays("explode X-2");
    assert_eq!(table.player(0).tokens, [0, 0, 0, 2]);
}

#[test]
fn ds_23_40_grand_fair_brings_a_die() {
    let table =
        table().tech(0, "X-3").active(0, "white settle").tents(0, 3, 1).plays("explode X-3");
    assert_eq!(table.choices(), ["gain yellow", "gain green"]);
    let table = table.plays("gain green");
    assert_eq!((table.player(0).bag[2], table.choices()), (2, vec!["settle".into()]));
    let none = self::table().tech(0, "X-3").active(0, "white settle").supply("grey 4");
    none.refuses("explode X-3", "DS-23.40");
}

#[test]
fn ds_23_41_cavalry_charge_brings_an_extra_action() {
    let table =
        table().tech(0, "X-4").active(0, "white settle, white recruit").plays("explode X-4");
    assert_eq!(table.choices(), ["recruit 1", "settle"]);
    assert_eq!(table.plays("recruit 1").choices(), ["settle"], "the main action is still due");
    let idle = self::table().tech(0, "X-4").refuses("explode X-4", "DS-23.41");
    // The card itself could be researched again.
    let idle = idle.tile(12, "0,1").tents(0, 12, 1).tokens(0, "iron 1");
    idle.active(0, "white research, white research, white research").allows("explode X-4");
}

#[test]
fn ds_23_42_land_rush_takes_two_tents_and_places_up_to_two() {
    let table =
        table().tech(0, "X-5").tile(24, "2,0").camp(0, 0).active(0, "white settle").tech(0, "IV-6");
    let table = table.plays("explode X-5").refuses("tent 24", "DS-23.42");
    assert_eq!(
        (table.choices(), table.player(0).tents),
        (["tent 1", "tent 3", "stop"].map(String::from).to_vec(), 2)
    );
    assert_eq!(table.plays("stop").player(0).tents, 2, "none has to be placed");
    let coaches = self::table().tech(0, "X-5").tech(0, "II-1").active(0, "white settle");
    assert_eq!(coaches.plays("explode X-5").player(0).tents, 7, "Large Coaches do not help");
    let tile = self::table().tech(0, "X-5").tile(28, "0,1").tents(0, 28, 1).plays("explode X-5");
    let tile = tile.then(&["tent 1", "tent 1"]);
    assert_eq!((tile.player(0).tents, tile.game.phase), (5, Phase::Act), "nor does tile 28");
    tile.allows("settle");
    let table = table.plays("tent 3").plays("tent 24");
    assert_eq!(
        (table.player(0).tents, table.tents_on(0, 24), table.game.phase),
        (0, 1, Phase::Act)
    );
}

#[test]
fn ds_23_43_travelling_show_sets_one_or_two_dice() {
    let table = table().tech(0, "X-6").active(0, "white settle, yellow food").plays("explode X-6");
    let table = table
        .refuses("set white settle settle", "DS-23.43")
        .refuses("set white settle raid", "DS-23.43");
    let table = table.refuses("set green wood explore", "DS-23.43").refuses("stop", "DS-18.3");
    let table = table.plays("set white settle recruit");
    assert_eq!(table.plays("stop").active_dice(0), ["white recruit", "yellow food"]);
    let table = table.plays("set yellow food trade");
    assert_eq!(
        (table.active_dice(0), table.game.phase),
        (["white recruit", "yellow trade"].map(String::from).to_vec(), Phase::Act)
    );
    self::table().tech(0, "X-6").tile(9, "0,1").tents(0, 9, 1).refuses("explode X-6", "DS-18.3");
}

#[test]
fn ds_23_43_travelling_show_sets_no_die_twice() {
    let table = table().tech(0, "X-6").active(0, "white settle, yellow food").plays("explode X-6");
    let table = table.plays("set white settle recruit");
    table.refuses("set white recruit settle", "DS-23.43");
    table.refuses("set white recruit explore", "DS-23.43").allows("set yellow food trade");
    // Another die that showed the icon before may be set, once.
    let table =
        self::table().tech(0, "X-6").active(0, "white settle, white recruit").plays("explode X-6");
    let table = table.plays("set white settle recruit");
    let table = table.refuses("set white settle explore", "DS-23.43");
    let table = table.plays("set white recruit research");
    assert_eq!(table.active_dice(0), ["white recruit", "white research"]);
    // With a single die the show is over.
    let table = self::table().tech(0, "X-6").active(0, "white settle").plays("explode X-6");
    let table = table.plays("set white settle recruit");
    assert_eq!(
        (table.active_dice(0), table.game.phase),
        (vec!["white recruit".into()], Phase::Act)
    );
}

#[test]
fn ds_23_44_founders_day_brings_points_of_the_general_supply() {
    let table = table().tech(0, "X-7").active(0, "white settle").plays("explode X-7");
    assert_eq!((table.player(0).vp, table.game.vp), (4, 26));
    // What the general supply cannot give comes from the reserve.
    let table = self::table().tech(0, "X-7").active(0, "white settle").change(|game| game.vp = 3);
    let table = table.plays("explode X-7");
    assert_eq!((table.player(0).vp, table.game.vp), (4, 0));
}
