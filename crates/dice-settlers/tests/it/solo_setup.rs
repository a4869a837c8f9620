//! DS-24 Diceoneer: how a solo game begins.

use conformance::Table as _;
use dice_settlers::{DiceSettlers, Phase, Task};
use engine::{Game, Setup, Turn};

use crate::table::{Table, handful, tile};

/// A solo game in which the player has chosen tile 1 and passed on 2 and 3.
fn chosen() -> Table {
    let table = Table::new(1).falls("starter 1").falls("starter 2").falls("starter 3");
    table.plays("choose 1")
}

/// The same with the bot's dice in its queue.
fn begun() -> Table {
    let table = chosen().falls("bot-tile 3").falls("bot-die white").falls("bot-die green");
    table.falls("bot-die white").falls("bot-die yellow")
}

/// Why a table of one cannot start.
fn complaint(options: &[(&str, &str)]) -> String {
    let setup = options.iter().fold(Setup::new(1), |setup, (id, value)| setup.with(id, value));
    DiceSettlers::new(&setup).expect_err("the table cannot start").to_string()
}

/// Unused strength, tokens sold and both values of the end, and the tents, dice above the quota.
fn values(options: &[(&str, &str)]) -> [u8; 6] {
    let game = Table::with(1, options).game;
    let (level, content) = (game.bot.expect("a solo game").level, game.pack.content());
    let (technology, token) = level.end(content);
    let tents = game.players[crate::table::at(1)].tents;
    [level.cap(content), level.strength(content), level.trade(content), tents, technology, token]
}

#[test]
fn ds_24_1_one_seat_plays_against_the_diceoneer() {
    let game = Table::new(1).game;
    assert_eq!((game.seats(), game.players.len(), game.is_solo()), (1, 2, true));
    assert_eq!((game.scores().len(), game.standings().len()), (1, 1));
    assert!(!Table::new(2).game.is_solo());
}

#[test]
fn ds_24_2_tiles_dice_and_points_are_those_of_two_seats() {
    let (solo, two) = (Table::new(1).game, Table::new(2).game);
    assert_eq!((solo.stack, solo.dice, solo.vp), (two.stack, two.dice, two.vp));
    assert_eq!(solo.tableau, two.tableau);
}

#[test]
fn ds_24_3_the_player_is_first_and_then_they_take_turns() {
    let game = begun().game;
    assert_eq!((game.first.index(), game.round), (0, 1));
    let next = Table::solo().balance().keeping(0).plays("done");
    assert_eq!((next.game.first.index(), next.game.round), (1, 2));
}

#[test]
fn ds_24_4_the_bot_is_a_seat_like_any_other_on_the_map() {
    let table = Table::solo().tents(1, 1, 2).tents(0, 1, 1).active(0, "orange raid");
    let raided = table.turn(0).balance().plays("raid 1");
    assert_eq!((raided.tents_on(0, 1), raided.tents_on(1, 1)), (2, 1));
    let table = Table::solo().tile(20, "1,1").tents(0, 20, 2).tents(1, 20, 1);
    assert_eq!(table.scored("tiles"), [9], "the bot is second there");
    assert_eq!(Table::solo().tile(20, "1,1").tents(0, 20, 1).tents(1, 20, 2).scored("tiles"), [5]);
}

#[test]
fn ds_24_5_its_tile_comes_by_chance_from_the_three_of_a_second_seat() {
    let table = chosen();
    assert_eq!(table.game.turn(), Turn::Chance);
    let weights = [(2, 4), (3, 4), (4, 1), (5, 1), (6, 1), (7, 1)];
    let weights = weights.map(|(tile, weight)| (format!("bot-tile {tile}"), weight));
    assert_eq!(table.outcomes(), weights);
}

#[test]
fn ds_24_6_it_begins_with_a_tent_and_without_what_the_tile_brings() {
    for (number, outcome) in [(3, "bot-tile 3"), (7, "bot-tile 7")] {
        let table = chosen().falls(outcome);
        assert_eq!((table.tents_on(1, number), table.player(1).houses.len()), (1, 0));
        assert_eq!((table.player(1).tents, table.player(1).tokens), (5, [0; 4]));
        assert_eq!(table.game.hexes[tile(number).index()].to_string(), "1,0");
        assert_eq!(table.game.dice, handful("yellow 4 green 5 grey 5 orange 5 brown 5"));
    }
}

#[test]
fn ds_24_7_it_has_twenty_tents_six_of_them_in_its_personal_supply() {
    let table = Table::new(1);
    assert_eq!((table.player(1).tents, table.bot_tents()), (6, 14));
    assert_eq!(table.game.pack.content().start.houses, 5);
}

#[test]
fn ds_24_8_its_dice_stand_in_a_queue_in_random_order() {
    let table = chosen().falls("bot-tile 3");
    let weights = [("bot-die white", 3), ("bot-die yellow", 1), ("bot-die green", 1)];
    assert_eq!(table.outcomes(), weights.map(|(die, weight)| (die.to_owned(), weight)));
    // The last two are white: they have no order.
    assert_eq!(begun().queued(), "white green white yellow white");
    assert_eq!(begun().game.bot.expect("a solo game").task, Task::Rest);
}

#[test]
fn ds_24_9_the_hex_has_six_sides_clockwise() {
    let hex = Table::new(1).game.pack.content().solo.hex.map(dice_settlers::Main::id);
    assert_eq!(hex, ["recruit", "explore", "research", "raid", "trade", "settle"]);
}

#[test]
fn ds_24_10_the_marker_is_at_recruit_and_a_gold_at_explore() {
    let table = begun();
    assert_eq!((table.marked(), table.at_side("explore").as_str()), ("recruit", "gold"));
    assert_eq!((table.at_side("recruit").as_str(), table.player(1).tokens), ("", [0; 4]));
}

#[test]
fn ds_24_11_it_has_no_bag_and_no_quota() {
    let table = begun();
    assert_eq!((table.player(1).bag, table.player(1).quota), ([0; 6], 0));
}

#[test]
fn ds_24_12_it_uses_no_ability_of_a_tile() {
    // Tile 4 raises a quota by control; tile 28 would bring a Settle icon, tile 15 an extra action.
    let table = chosen().falls("bot-tile 4");
    assert_eq!(table.player(1).quota, 0);
    let explored = Table::solo().stack(&[15]).acts("explore", 1).falls("drew 15");
    assert_eq!(explored.plays("place 1,-1").plays("decline").game.act.extra, 0);
}

#[test]
fn ds_24_13_it_uses_no_technology() {
    // Stockades of the bot do not stop the player.
    let table = Table::solo().tech(1, "II-3").tents(1, 1, 1).active(0, "orange raid");
    let raided = table.turn(0).balance().plays("raid 1");
    assert_eq!(raided.tents_on(1, 1), 0);
    // Its Railroads do not open other places.
    let table = Table::solo().tech(1, "IV-6").tile(14, "-1,0").tile(16, "-1,1");
    let explored = table.stack(&[20]).acts("explore", 1).falls("drew 20");
    assert_eq!(explored.choices(), ["place 1,-1", "place 0,1"]);
}

/// The player explores with one icon and has drawn tile 20.
fn exploring(options: &[(&str, &str)]) -> Table {
    let table = Table::solo_with(options).active(0, "white explore").stack(&[20]).balance();
    table.turn(0).plays("explore 1").falls("drew 20")
}

#[test]
fn ds_24_14_it_joins_unasked_with_a_tent_and_the_player_may_add_a_second() {
    let joined = exploring(&[]).plays("place 0,1");
    assert_eq!((joined.tents_on(1, 20), joined.player(1).tents), (1, 4));
    assert!(joined.did("Joined 20"));
    assert_eq!(joined.choices(), ["join", "decline"]);
    assert_eq!(joined.plays("join").tents_on(0, 20), 2);
    let without = exploring(&[]).camp(1, 0).balance().plays("place 0,1");
    assert_eq!(without.tents_on(1, 20), 0);
    assert_ne!(without.game.phase, Phase::Join);
}

#[test]
fn ds_24_15_it_joins_wherever_the_tile_lies() {
    let far = |options: &[(&str, &str)]| {
        let table = Table::solo_with(options).tile(14, "-1,0").tents(0, 14, 1);
        let table = table.active(0, "white explore").stack(&[20]).balance().turn(0);
        table.plays("explore 1").falls("drew 20").plays("place -1,1")
    };
    assert_eq!(far(&[]).tents_on(1, 20), 1);
    assert_eq!(far(&[("bot-join", "always")]).tents_on(1, 20), 1);
}

#[test]
fn ds_24_16_or_only_beside_its_presence() {
    let options = [("bot-join", "neighbour")];
    let table = Table::solo_with(&options).tile(14, "-1,0").tents(0, 14, 1);
    let table = table.active(0, "white explore").stack(&[20]).balance().turn(0);
    let table = table.plays("explore 1").falls("drew 20");
    assert_eq!(table.plays("place -1,1").tents_on(1, 20), 0);
    assert_eq!(table.plays("place 0,1").tents_on(1, 20), 1);
}

#[test]
fn ds_24_17_difficulty_is_easy_normal_or_hard() {
    assert_eq!(values(&[]), [1, 1, 2, 6, 1, 1]);
    assert_eq!(values(&[("difficulty", "normal")]), [1, 1, 2, 6, 1, 1]);
    assert_eq!(values(&[("difficulty", "easy")]), [0, 0, 1, 6, 0, 0]);
    assert_eq!(values(&[("difficulty", "hard")]), [2, 2, 3, 8, 2, 1]);
}

#[test]
fn ds_24_18_with_custom_each_value_is_set_by_itself() {
    let custom = ("difficulty", "custom");
    assert_eq!(values(&[custom]), [1, 1, 2, 6, 1, 1]);
    assert_eq!(values(&[custom, ("bot-cap", "0"), ("bot-trade", "3")]), [0, 1, 3, 6, 1, 1]);
    assert_eq!(values(&[custom, ("bot-strength", "2"), ("bot-tents", "8")]), [1, 2, 2, 8, 1, 1]);
    assert_eq!(values(&[custom, ("bot-end", "0")]), [1, 1, 2, 6, 0, 0]);
    assert_eq!(values(&[custom, ("bot-end", "2")]), [1, 1, 2, 6, 2, 1]);
    // Only then.
    assert_eq!(values(&[("bot-cap", "0"), ("bot-end", "2")]), [1, 1, 2, 6, 1, 1]);
    assert_eq!(values(&[("difficulty", "hard"), ("bot-cap", "0")]), [2, 2, 3, 8, 2, 1]);
    assert_eq!(
        complaint(&[custom, ("bot-tents", "7")]),
        "option bot-tents cannot be \"7\"; it can be: 6, 8"
    );
    // At a table of several it has no meaning.
    assert!(DiceSettlers::new(&Setup::new(2).with("bot-cap", "0")).is_ok());
}

#[test]
fn ds_24_19_gold_rush_goes_with_any_difficulty() {
    for difficulty in ["easy", "normal", "hard", "custom"] {
        let game = Table::with(1, &[("difficulty", difficulty), ("gold-rush", "true")]).game;
        assert!(game.bot.expect("a solo game").level.is_gold_rush(), "{difficulty}");
    }
    assert!(!Table::new(1).game.bot.expect("a solo game").level.is_gold_rush());
}

#[test]
fn ds_24_20_ties_are_asked_unless_auto_is_chosen() {
    let is_auto = |options: &[(&str, &str)]| {
        Table::with(1, options).game.bot.expect("a solo game").level.is_auto()
    };
    assert!(!is_auto(&[]) && !is_auto(&[("ties", "ask")]) && is_auto(&[("ties", "auto")]));
}

#[test]
fn ds_24_21_the_order_of_rolling_has_no_meaning() {
    let game = Table::with(1, &[("roll-order", "simultaneous")]).game;
    assert_eq!(game.options, Table::new(1).game.options);
    let game = Table::with(1, &[("gained-dice", "spent")]).game;
    assert!(game.options.gained_to_spent);
}
