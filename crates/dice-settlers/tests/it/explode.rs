//! DS-18 Explode: when a technology is used up.

use conformance::Table as _;

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
fn ds_18_2_at_any_moment_of_the_own_turn() {
    let table = table().tech(0, "X-2").tech(1, "X-2").refuses_seat(1, "explode X-2", "DS-7.1");
    let table = table.then(&["settle", "add"]);
    assert_eq!(table.choices(), ["explode X-2", "end"], "after the main action");
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

/// Seat 0 explores and has drawn these tiles.
fn drawn(tech: &str, tiles: &[u8]) -> Table {
    let table = Table::of(2).tech(0, tech).active(1, "white settle").stack(tiles);
    let table = table.active(0, "white explore, yellow food, yellow settle").plays("explore 1");
    table.falls(&format!("drew {}", tiles[0]))
}

#[test]
fn ds_18_5_with_the_drawn_tiles() {
    // The extra action of tile 15 is foreseen: Travelling Show sets the dice for it.
    let table = drawn("X-6", &[15, 24]).allows("place 0,1").plays("explode X-6");
    assert_eq!(table.game.act.deed.tile().map(dice_settlers::TileId::number), Some(15));
    let table = table.refuses("place 0,1", "DS-7.11").plays("set yellow food trade").plays("stop");
    let table = table.plays("place 0,1").plays_seat(1, "decline");
    assert_eq!(table.choices(), ["settle", "trade"]);
    // Land Rush opens hexes: tile 3 is the other seat's.
    let table = drawn("X-5", &[24]).refuses("place 2,-1", "DS-10.4").plays("explode X-5");
    let table = table.then(&["tent 3", "stop"]);
    assert_eq!(table.game.phase, dice_settlers::Phase::Explore);
    table.refuses("place 2,-1", "DS-10.5").tile(20, "1,-1").allows("place 2,-1");
}

#[test]
fn ds_18_5_between_two_settle_icons() {
    let table = table().tech(0, "X-1").active(0, "yellow settle").tents(0, 3, 0);
    let table = table.refuses("explode X-1", "DS-18.3").then(&["settle", "spend white settle"]);
    // A tent goes to tile 3, the other seat's is blown away, and the tent comes back.
    let table = table.refuses("explode X-1", "DS-18.3").plays("tent 3");
    let between = table.plays("explode X-1");
    assert_eq!(
        (between.tents_on(1, 3), between.choices()),
        (0, table.plays("explode X-1").choices())
    );
    let table = between.then(&["spend yellow settle", "remove 3"]);
    assert_eq!((table.tents_on(0, 3), table.tents_on(1, 3)), (0, 0));
    // Also with the icon paid and not yet used, and not while tents are taken back.
    let paid = self::table().tech(0, "X-7").active(0, "yellow settle");
    let paid = paid.then(&["settle", "spend white settle"]).plays("explode X-7");
    paid.allows("add");
    let back = self::table().tech(0, "X-7").tents(0, 1, 3).plays("settle").plays("remove 1");
    back.refuses("explode X-7", "DS-18.5");
}

#[test]
fn ds_18_5_between_two_raid_icons() {
    let table = table().tech(0, "X-7").tents(1, 1, 2).active(0, "orange raid, orange raid");
    let table = table.plays("raid 1").plays("explode X-7");
    assert_eq!((table.player(0).vp, table.choices()), (4, vec!["aim p2".into(), "stop".into()]));
}

#[test]
fn ds_18_5_before_an_extra_action() {
    // Gold Strike pays for the research of the extra action; before that it may also come within the exploration.
    let table = Table::of(2).tech(0, "X-2").active(1, "white settle").stack(&[15, 24]);
    let table =
        table.active(0, "white explore, white research").plays("explore 1").falls("drew 15");
    let table = table.plays("place 0,1").plays_seat(1, "decline");
    assert_eq!(table.choices(), ["explode X-2", "end"], "no extra action is possible: it is lost");
    let table = Table::of(2).tech(0, "X-2").active(1, "white settle").stack(&[15, 24]);
    let table = table.active(0, "white explore, white research, white recruit").plays("explore 1");
    let table = table.falls("drew 15").plays("place 0,1").plays_seat(1, "decline");
    assert_eq!(table.choices(), ["recruit 1", "explode X-2"]);
    let table = table.plays("explode X-2");
    assert_eq!(table.choices(), ["recruit 1", "research I-1"]);
}

#[test]
fn ds_18_5_for_the_second_tent() {
    let table = drawn("X-1", &[24]).plays("place 0,1").plays("join");
    let table = table.plays("explode X-1").plays("join");
    assert_eq!((table.tents_on(0, 24), table.tents_on(1, 24)), (2, 0));
}

#[test]
fn ds_18_5_not_at_other_moments_of_an_action() {
    let table = table().tech(0, "X-7").tokens(0, "food 3");
    // While paying, recruiting, harvesting and trading.
    let pay =
        table.active(0, "yellow recruit").plays("recruit 1").refuses("explode X-7", "DS-18.5");
    pay.plays("spend yellow recruit").allows("explode X-7");
    let table = table.active(0, "yellow food, yellow food, green wood");
    table.plays("harvest food").refuses("explode X-7", "DS-18.5");
    table.active(0, "yellow trade").plays("trade").refuses("explode X-7", "DS-18.5");
    let gain = self::table().tech(0, "X-7").tents(0, 3, 1).plays("recruit 1");
    gain.refuses("explode X-7", "DS-18.5");
}

#[test]
fn ds_18_6_dynamite_before_the_others_join() {
    let table = Table::of(3).tech(0, "X-1").active(1, "white settle").stack(&[24]).tents(0, 3, 1);
    let table = table.tile(9, "0,-1").tents(2, 9, 1).active(0, "white explore").plays("explore 1");
    let table = table.falls("drew 24").plays("place 1,-1");
    assert_eq!(
        (table.asked(), table.choices()),
        (Some(0), vec!["done".into(), "explode X-1".into()])
    );
    table.refuses("join", "DS-7.11");
    // Without presence nearby seat 1 is not asked; seat 2 is.
    let blown = table.plays("explode X-1");
    assert_eq!((blown.tents_on(1, 3), blown.asked()), (0, Some(2)));
    // Or after seat 1 has joined, before seat 2 is asked.
    let table = table.plays("done").plays_seat(1, "join");
    assert_eq!(table.asked(), Some(0));
    let table = table.plays("explode X-1").plays("blast 24 p2");
    assert_eq!((table.tents_on(1, 24), table.asked()), (0, Some(2)));
    // Other cards change nothing there, and nobody is asked.
    let table = Table::of(2).tech(0, "X-7").active(1, "white settle").stack(&[24]);
    let table = table.active(0, "white explore").plays("explore 1").falls("drew 24");
    assert_eq!(table.plays("place 0,1").asked(), Some(1));
}

#[test]
fn ds_18_6_before_the_diceoneer_joins() {
    let table = Table::solo_with(&[("bot-join", "neighbour")]).tech(0, "X-1").stack(&[24]);
    let table = table.tents(0, 3, 1).active(0, "white explore").plays("explore 1");
    let table = table.falls("drew 24").plays("place 1,-1");
    assert_eq!(table.choices(), ["done", "explode X-1"]);
    assert_eq!(table.plays("explode X-1").tents_on(1, 24), 0);
    assert_eq!(table.plays("done").tents_on(1, 24), 1);
}

#[test]
fn ds_18_7_an_only_hex_is_filled_by_hand() {
    // With tiles all around but one hex.
    let tiles = [(9, "0,-1"), (16, "1,-1"), (20, "-1,0"), (18, "0,1"), (14, "-1,1")];
    let table = tiles.into_iter().fold(Table::of(2), |table, (tile, hex)| table.tile(tile, hex));
    let table = table.active(1, "white settle").stack(&[24]).active(0, "white explore");
    let table = table.change(|game| {
        game.map.remove(crate::table::tile(14));
        game.hexes[13] = dice_settlers::Hex::default();
    });
    let only = table.plays("explore 1").falls("drew 24");
    assert!(only.game.map.has(crate::table::tile(24)), "without a card it is filled at once");
    let asked = table.tech(0, "X-5").plays("explore 1").falls("drew 24");
    assert_eq!(asked.choices(), ["place -1,1", "explode X-5"]);
}

#[test]
fn ds_18_7_an_action_that_an_explosion_prolongs_does_not_end() {
    // Settle: the tent reaches the hills, and Grand Fair with Mobile Workforce may bring another icon.
    let table = Table::of(2).tech(0, "X-3").tech(0, "IV-1").active(1, "white settle");
    let table = table.active(0, "white settle").plays("settle").plays("tent 3");
    assert_eq!(table.choices(), ["stop", "explode X-3"]);
    let table = table.plays("explode X-3").plays("gain green").falls("rolled green settle");
    assert_eq!(table.choices(), ["spend green settle", "stop"]);
    // Without Mobile Workforce it ends.
    let table = Table::of(2).tech(0, "X-3").active(1, "white settle").active(0, "white settle");
    let table = table.plays("settle").plays("tent 3");
    assert_eq!(table.choices(), ["explode X-3", "end"]);
    // Raid: Land Grab brings presence, and Land Rush tents.
    let table = Table::of(2).tech(0, "X-5").tech(0, "III-4").camp(0, 1).tents(1, 3, 3);
    let table =
        table.active(1, "white settle").active(0, "orange raid, orange raid").plays("raid 3");
    let table = table.refuses("aim p2", "DS-13.3");
    assert_eq!(table.choices(), ["stop", "explode X-5"]);
    let table = table.then(&["explode X-5", "tent 3", "stop"]).plays("aim p2");
    assert_eq!((table.tents_on(0, 3), table.tents_on(1, 3)), (3, 1));
}
