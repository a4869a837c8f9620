//! DS-27 Solo end: clean-up, end of the game, difficulty.

use conformance::Table as _;
use dice_settlers::{Phase, Task};
use engine::{Game, Seat};

use crate::table::Table;

/// The player has a die to keep, and the bot two tents on the factory of tile 25.
fn factory() -> Table {
    Table::solo().tile(25, "1,-1").tents(1, 25, 2).balance().keeping(0)
}

/// The bot's total, if it has at least as much as the player: what the player needs to win.
fn bot_total(table: &Table) -> i32 {
    let own = table.totals()[0];
    let is_win = |points: &u16| table.vp(0, *points).places() == [1];
    (0..400).find(is_win).map_or(0, |points| own + i32::from(points))
}

#[test]
fn ds_27_1_the_player_cleans_up_and_the_bot_does_nothing() {
    let table = Table::solo().side("trade", "white 1", "wood").queue("white yellow").balance();
    let after = table.keeping(0).plays("keep white recruit");
    assert_eq!(
        (after.at_side("trade"), after.queued()),
        ("white 1 wood".into(), "white yellow".into())
    );
    assert_eq!(after.player(0).active_count(), 1);
}

#[test]
fn ds_27_2_one_tent_may_be_taken_from_a_factory() {
    let table = factory().plays("done");
    assert_eq!(table.choices(), ["remove 25", "decline"]);
    let after = table.plays("remove 25");
    assert_eq!((after.tents_on(1, 25), after.player(1).tents, after.game.round), (1, 6, 2));
    assert_eq!((after.player(0).tokens, after.player(1).tokens), ([0; 4], [0; 4]));
    assert_eq!(table.plays("decline").tents_on(1, 25), 2);
}

#[test]
fn ds_27_3_only_with_two_tents_and_more_than_the_player() {
    factory().plays("done").refuses("remove 3", "DS-27.3").refuses("done", "DS-7.11");
    let one = factory().tents(1, 25, 1).balance().plays("done");
    assert_ne!(one.game.bot.expect("a solo game").task, Task::Oust);
    let even = factory().tents(0, 25, 2).plays("done");
    assert_ne!(even.game.bot.expect("a solo game").task, Task::Oust);
    // Tile 24 has no factory.
    let plain = Table::solo().tile(24, "1,-1").tents(1, 24, 2).balance().keeping(0).plays("done");
    assert_ne!(plain.game.bot.expect("a solo game").task, Task::Oust);
}

#[test]
fn ds_27_4_before_the_end_is_looked_at_in_the_last_round_too() {
    let last = factory().change(|game| game.is_last = true).plays("done");
    assert_eq!(
        (last.game.phase, last.game.bot.expect("a solo game").task),
        (Phase::Bot, Task::Oust)
    );
    assert_eq!(last.plays("remove 25").game.phase, Phase::Over);
}

#[test]
fn ds_27_5_points_come_from_the_general_supply_and_then_from_the_reserve() {
    let table = Table::solo().change(|game| game.vp = 2).acts("trade", 3);
    assert_eq!((table.bot_vp(), table.game.vp), (3, 0));
}

#[test]
fn ds_27_6_five_houses_of_the_bot_bring_the_end_near() {
    let table = crate::solo_step::houses(&Table::solo()).balance().keeping(0).plays("done");
    assert!(table.game.is_last);
    assert!(!Table::solo().balance().keeping(0).plays("done").game.is_last);
}

#[test]
fn ds_27_7_its_dice_are_those_in_the_queue_and_at_the_sides() {
    // 5 dice give 6 VP; a sixth one at a side gives 3 more. The Gold at Explore gives 1.
    assert_eq!(bot_total(&Table::solo()), 6 + 1);
    assert_eq!(bot_total(&Table::solo().side("trade", "grey 1", "")), 9 + 1);
}

#[test]
fn ds_27_8_its_scoring_technologies_score_and_prosperity_counts_all_tokens() {
    let table = Table::solo().tech(1, "V-2").side("raid", "", "wood").tokens(1, "food 2");
    // Two pairs of four tokens: 6 VP; four tokens and a technology: 5 more.
    assert_eq!(bot_total(&table), 6 + 6 + 5);
}

#[test]
fn ds_27_9_one_more_for_each_technology() {
    assert_eq!(bot_total(&Table::solo().tech(1, "I-1")), 7 + 1 + 1);
}

#[test]
fn ds_27_10_one_for_each_token_it_has_left() {
    assert_eq!(bot_total(&Table::solo().tokens(1, "iron 3")), 7 + 3);
    assert_eq!(bot_total(&Table::solo().side("settle", "", "food")), 7 + 1);
}

#[test]
fn ds_27_11_the_player_wins_with_more_and_loses_with_less() {
    let table = Table::solo().vp(0, 10);
    let own = table.totals()[0];
    assert_eq!(table.vp(1, (own - 7) as u16 + 1).places(), [2]);
    assert_eq!(table.vp(0, 20).places(), [1]);
    assert!(table.vp(0, 20).game.standings()[Seat::FIRST].is_win());
}

#[test]
fn ds_27_12_with_equal_totals_both_win() {
    let table = Table::solo().vp(0, 10);
    let bots = (table.totals()[0] - 7) as u16;
    assert_eq!((table.vp(1, bots).places(), table.vp(1, bots + 1).places()), (vec![1], vec![2]));
}

/// A queue of twelve dice against a quota of 3.
fn taken(value: &str) -> usize {
    let dice = "white white white yellow green grey grey orange orange brown brown green";
    let table = Table::solo_with(&[("difficulty", "custom"), ("bot-cap", value)]).queue(dice);
    table.rolling_bot().outcomes()[0].0.split(' ').count() - 1
}

#[test]
fn ds_27_13_easy_it_takes_no_more_than_the_quota() {
    assert_eq!((taken("0"), taken("1")), (3, 4));
}

#[test]
fn ds_27_14_easy_unused_strength_scores_nothing() {
    let easy = [("difficulty", "custom"), ("bot-strength", "0")];
    assert_eq!(Table::solo_with(&easy).acts("trade", 3).bot_vp(), 0);
}

#[test]
fn ds_27_15_easy_a_token_sold_gives_one() {
    let easy = [("difficulty", "custom"), ("bot-trade", "1")];
    assert_eq!(Table::solo_with(&easy).tokens(1, "food 3").acts("trade", 1).bot_vp(), 3);
}

#[test]
fn ds_27_16_easy_technologies_and_tokens_give_nothing_at_the_end() {
    let easy = [("difficulty", "custom"), ("bot-end", "0")];
    assert_eq!(bot_total(&Table::solo_with(&easy).tech(1, "I-1").tokens(1, "food 2")), 6 + 1);
}

#[test]
fn ds_27_17_hard_it_begins_with_eight_tents() {
    let table = Table::with(1, &[("difficulty", "hard")]);
    assert_eq!((table.player(1).tents, table.bot_tents()), (8, 12));
}

#[test]
fn ds_27_18_hard_it_takes_two_more_than_the_quota() {
    assert_eq!(taken("2"), 5);
}

#[test]
fn ds_27_19_hard_unused_strength_scores_two() {
    let hard = [("difficulty", "custom"), ("bot-strength", "2")];
    assert_eq!(Table::solo_with(&hard).acts("trade", 3).bot_vp(), 6);
}

#[test]
fn ds_27_20_hard_a_token_sold_gives_three() {
    let hard = [("difficulty", "custom"), ("bot-trade", "3")];
    assert_eq!(Table::solo_with(&hard).tokens(1, "food 3").acts("trade", 1).bot_vp(), 9);
}

#[test]
fn ds_27_21_hard_a_technology_gives_two_at_the_end() {
    let hard = [("difficulty", "custom"), ("bot-end", "2")];
    assert_eq!(bot_total(&Table::solo_with(&hard).tech(1, "I-1")), 7 + 1 + 2);
}

#[test]
fn ds_27_22_the_one_point_of_a_raid_becomes_none_or_two() {
    for (value, points) in [("0", 0), ("1", 1), ("2", 2)] {
        let options = [("difficulty", "custom"), ("bot-strength", value)];
        assert_eq!(Table::solo_with(&options).acts("raid", 4).bot_vp(), points);
    }
}

/// The bot acts with a Wood at its side.
fn rush(name: &str) -> Table {
    let table = Table::solo_with(&[("gold-rush", "true")]).side("explore", "", "");
    let before =
        ["settle", "recruit", "explore", "research", "raid", "trade"][crate::solo::side(name)];
    table
        .side(name, "white 1", "wood")
        .queue("white white")
        .stack(&[])
        .marker(before)
        .stepping()
        .steps(1)
}

#[test]
fn ds_27_23_gold_rush_the_tokens_of_an_action_are_stored() {
    assert_eq!(rush("explore").player(1).tokens, [0, 0, 0, 1]);
}

#[test]
fn ds_27_24_gold_rush_before_the_action_is_resolved() {
    let table = rush("trade");
    assert_eq!((table.player(1).tokens, table.bot_vp()), ([0; 4], 2 + 1));
}

#[test]
fn ds_27_25_gold_rush_every_token_becomes_gold_when_it_is_stored() {
    let table = Table::solo_with(&[("gold-rush", "true")]).queue("yellow green").rolling_bot();
    assert_eq!(table.falls("bot-roll food wood").player(1).tokens, [0, 0, 0, 2]);
    // At the sides they are what they are.
    let table = Table::solo_with(&[("gold-rush", "true")]).tokens(1, "gold 1").queue("yellow");
    assert_eq!(table.rolling_bot().falls("bot-roll food").at_side("research"), "food");
}

#[test]
fn ds_27_26_gold_rush_tokens_sold_or_paid_leave_as_usual() {
    let table = Table::solo_with(&[("gold-rush", "true")]).tokens(1, "gold 4");
    assert_eq!(table.acts("trade", 1).player(1).tokens, [0, 0, 0, 1]);
    let table = table.tents(1, 1, 1).acts("research", 1);
    assert_eq!(table.player(1).tokens, [0, 0, 0, 3]);
}
