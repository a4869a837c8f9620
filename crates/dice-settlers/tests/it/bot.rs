//! DS-25 Bot: its roll.

use conformance::Table as _;
use dice_settlers::{Phase, Task};
use engine::Game;
use engine::Turn;

use crate::solo::side;
use crate::table::{Table, at};

/// A queue of this many dice, all white or yellow.
fn queue_of(dice: usize) -> Table {
    let white = ["white"; 3].into_iter();
    let others = ["yellow", "green", "grey", "orange"].into_iter().cycle();
    let all: Vec<&str> = white.chain(others).take(dice).collect();
    let table = Table::solo().queue(&all.join(" "));
    table.change(|game| game.players[at(0)].quota = 9)
}

/// How many dice the bot rolls.
fn taken(table: &Table) -> usize {
    let outcomes = table.rolling_bot().outcomes();
    outcomes[0].0.split(' ').count() - 1
}

/// The bot rolls these dice so, and the dice of resources stand in the order of their colours.
fn rolled(table: &Table, fallen: &str) -> Table {
    table.rolling_bot().falls(&format!("bot-roll {fallen}")).lined_up()
}

/// What lies at the sides, in the order of the hex.
fn sides(table: &Table) -> Vec<String> {
    ["recruit", "explore", "research", "raid", "trade", "settle"]
        .map(|name| table.at_side(name))
        .to_vec()
}

/// The position of the rulebook's first example: an Iron is stored, one die at Recruit and the marker there.
fn example() -> Table {
    let queue = "white green grey orange brown brown green green green green green";
    let table = Table::solo().side("explore", "", "").side("recruit", "white 1", "");
    let table = table.queue(queue).tokens(1, "iron 1").change(|game| game.players[at(0)].quota = 5);
    rolled(&table, "pioneer wood research settle gold gold")
}

#[test]
fn the_first_example_of_the_rulebook() {
    let table = example();
    let wanted = ["white 1", "white 1 gold", "grey 1", "wood", "gold", "orange 1"];
    assert_eq!(sides(&table), wanted);
    assert_eq!(table.queued(), "green green green green green green brown brown");
    assert_eq!(table.player(1).tokens, [0, 0, 1, 0]);
}

#[test]
fn ds_25_1_it_rolls_when_the_player_is_done_whoever_is_first() {
    for first in [0, 1] {
        let table = Table::solo().balance().active(0, "white pioneer").rolling(0).change(|game| {
            game.first = at(first);
            game.players[at(1)].step = dice_settlers::Step::Done;
        });
        let rolling = table.plays("done");
        assert_eq!(rolling.game.bot.expect("a solo game").task, Task::Roll);
        let acting = rolling.falls("bot-roll recruit recruit recruit trade");
        assert_eq!(acting.game.seat, at(first));
        assert_eq!(acting.game.phase, if first == 0 { Phase::Act } else { Phase::Bot });
    }
}

#[test]
fn ds_25_2_from_four_dice_or_fewer_it_takes_all() {
    for dice in 1..=4 {
        assert_eq!(taken(&queue_of(dice)), dice);
    }
    // From an empty queue none: nobody rolls.
    let table = Table::solo().queue("").balance().rolling(0);
    let table = table.change(|game| game.players[at(1)].step = dice_settlers::Step::Done);
    let table = table.active(0, "white pioneer").plays("done");
    assert_eq!(table.game.phase, Phase::Act);
}

#[test]
fn ds_25_3_from_five_to_eight_it_takes_four() {
    assert_eq!((5..=8).map(|dice| taken(&queue_of(dice))).collect::<Vec<_>>(), [4; 4]);
}

#[test]
fn ds_25_4_from_nine_or_ten_it_takes_five() {
    assert_eq!([9, 10].map(|dice| taken(&queue_of(dice))), [5, 5]);
}

#[test]
fn ds_25_5_from_eleven_or_more_it_takes_six() {
    assert_eq!([11, 12, 20].map(|dice| taken(&queue_of(dice))), [6; 3]);
}

#[test]
fn ds_25_6_never_more_than_one_above_the_players_quota() {
    let capped = |quota| queue_of(12).change(|game| game.players[at(0)].quota = quota);
    assert_eq!([3, 4, 5, 6].map(|quota| taken(&capped(quota))), [4, 5, 6, 6]);
}

#[test]
fn ds_25_7_dice_leave_the_front_and_the_others_move_up() {
    let table = rolled(&Table::solo(), "recruit settle settle trade");
    assert_eq!(table.queued(), "green");
    assert_eq!(table.at_side("trade"), "yellow 1");
}

#[test]
fn ds_25_8_all_are_rolled_together_and_what_lies_there_stays() {
    let table = Table::solo().queue("white yellow").rolling_bot();
    assert_eq!(table.game.turn(), Turn::Chance);
    let outcomes = table.outcomes();
    assert_eq!(outcomes.len(), 5 * 4);
    assert_eq!(outcomes.iter().map(|(_, weight)| weight).sum::<u64>(), 36);
    assert!(outcomes.contains(&("bot-roll pioneer food".into(), 4)));
    let after = table.falls("bot-roll explore recruit");
    assert_eq!(after.at_side("explore"), "white 1 gold");
}

#[test]
fn ds_25_9_dice_with_an_action_go_to_its_side_first() {
    // The Pioneer comes first in the queue, and yet sees the die at Explore.
    let table = Table::solo().side("explore", "", "").queue("white white");
    let table = rolled(&table, "pioneer explore");
    assert_eq!(
        (table.at_side("explore"), table.at_side("research")),
        ("white 1".into(), "white 1".into())
    );
}

#[test]
fn ds_25_10_pioneers_follow_in_the_order_of_the_queue() {
    let table = Table::solo().side("explore", "", "").queue("green white");
    let table = rolled(&table, "pioneer pioneer");
    assert_eq!(
        (table.at_side("explore"), table.at_side("research")),
        ("green 1".into(), "white 1".into())
    );
}

#[test]
fn ds_25_11_a_pioneer_goes_where_the_fewest_dice_and_tokens_are() {
    // A token counts like a die; the marker is at Recruit.
    let table = Table::solo().side("explore", "", "gold").side("research", "grey 1", "");
    let table = rolled(&table.queue("white"), "pioneer");
    assert_eq!(table.at_side("raid"), "white 1");
    assert!(table.did(&format!("Pioneer {}", side("raid"))));
}

#[test]
fn ds_25_12_of_such_sides_the_first_after_the_marker_its_own_last() {
    let table = Table::solo().side("explore", "", "").queue("white").marker("settle");
    assert_eq!(rolled(&table, "pioneer").at_side("recruit"), "white 1");
    let full = ["explore", "research", "raid", "trade", "settle"];
    let table = full.into_iter().fold(Table::solo(), |table, name| table.side(name, "", "wood"));
    assert_eq!(rolled(&table.queue("white"), "pioneer").at_side("recruit"), "white 1");
}

#[test]
fn ds_25_13_resource_dice_bring_tokens_and_go_to_the_back_in_random_order() {
    let table = Table::solo().queue("yellow green white").rolling_bot();
    let table = table.falls("bot-roll food wood recruit");
    assert_eq!(table.player(1).tokens, [1, 1, 0, 0]);
    assert_eq!(table.outcomes(), [("bot-die yellow".into(), 1), ("bot-die green".into(), 1)]);
    assert_eq!(table.falls("bot-die green").queued(), "green yellow");
}

#[test]
fn ds_25_14_with_nothing_stored_all_tokens_of_the_roll_are_stored() {
    let table = rolled(&Table::solo().queue("yellow green green"), "food wood wood");
    assert_eq!(table.player(1).tokens, [1, 2, 0, 0]);
    assert!(table.did("StoredFirst 0") && table.did("StoredFirst 8"));
}

#[test]
fn ds_25_15_otherwise_they_go_to_sides_without_a_token_food_first() {
    let table = Table::solo().tokens(1, "iron 1").queue("brown yellow green");
    let table = rolled(&table, "gold food wood");
    let wanted = ["", "gold", "food", "wood", "gold", ""];
    assert_eq!(sides(&table), wanted);
}

#[test]
fn ds_25_16_of_the_sides_without_a_token_one_with_the_fewest_dice() {
    let table = Table::solo().tokens(1, "iron 1").side("research", "grey 1", "");
    let table = rolled(&table.queue("yellow"), "food");
    assert_eq!(
        (table.at_side("research"), table.at_side("raid")),
        ("grey 1".into(), "food".into())
    );
}

#[test]
fn ds_25_17_of_such_sides_the_first_after_the_marker_its_own_last() {
    let table = Table::solo().tokens(1, "iron 1").marker("trade").queue("yellow");
    assert_eq!(rolled(&table, "food").at_side("settle"), "food");
    let full = ["explore", "research", "raid", "settle"];
    let table = full.into_iter().fold(Table::solo(), |table, name| table.side(name, "", "wood"));
    let table = rolled(&table.tokens(1, "iron 1").queue("yellow green"), "food wood");
    assert_eq!((table.at_side("trade"), table.at_side("recruit")), ("food".into(), "wood".into()));
}

#[test]
fn ds_25_18_tokens_without_a_side_are_stored() {
    let all = ["recruit", "explore", "research", "raid", "trade", "settle"];
    let table = all.into_iter().fold(Table::solo(), |table, name| table.side(name, "", "wood"));
    let table = rolled(&table.tokens(1, "iron 1").queue("yellow"), "food");
    assert_eq!(table.player(1).tokens, [1, 0, 1, 0]);
    assert!(table.did("StoredRest 0"));
}
