//! DS-26 Deed: the step die, the marker, strength, lists of priorities and houses.

use conformance::Table as _;
use dice_settlers::Phase;
use engine::Game;

use crate::table::{Table, at};

/// The position of the rulebook's second example: two items at Explore, a Gold at Research, one at Trade.
fn example() -> Table {
    let table = Table::solo().queue("white yellow").tokens(1, "food 1");
    let table = table.side("explore", "white 1", "wood").side("research", "", "gold");
    table.side("trade", "green 1", "").stack(&[]).stepping()
}

#[test]
fn the_second_example_of_the_rulebook() {
    for (steps, action, strength) in
        [(1, "explore", 2), (2, "explore", 2), (3, "research", 1), (4, "trade", 1)]
    {
        let table = example().steps(steps);
        assert_eq!(table.marked(), action);
        let side = crate::solo::side(action);
        assert!(table.did(&format!("Marker {}", strength * 6 + side)), "{:?}", table.deeds());
    }
}

#[test]
fn ds_26_1_two_actions_a_round_one_in_each_turn() {
    // The player can do nothing after its only die.
    let table = Table::solo().side("trade", "white 1", "").queue("white").stack(&[]).balance();
    let first = table.turn(0).plays("recruit 1");
    assert_eq!((first.game.phase, first.game.is_second), (Phase::Bot, false));
    let second = first.steps(1);
    assert_eq!((second.game.phase, second.game.is_second), (Phase::Bot, true));
    assert_eq!(second.steps(1).marked(), "trade");
}

#[test]
fn ds_26_2_with_nothing_at_any_side_nothing_happens() {
    let table = Table::solo().side("explore", "", "").active(0, "white settle").balance();
    let table = table.plays("recruit 1").plays("end");
    assert_eq!((table.game.seat, table.game.is_second), (at(0), true));
    assert_eq!((table.deeds(), table.marked()), (vec!["Nothing 0".to_owned()], "recruit"));
}

#[test]
fn ds_26_3_the_step_die_shows_1_2_2_3_3_and_4() {
    let weights = [(1, 1), (2, 2), (3, 2), (4, 1)];
    let weights = weights.map(|(steps, weight)| (format!("step {steps}"), weight));
    assert_eq!(Table::solo().stepping().outcomes(), weights);
}

#[test]
fn ds_26_4_every_die_and_token_is_a_step_and_an_empty_side_is_none() {
    let table = Table::solo().side("explore", "", "").side("raid", "white 2", "wood");
    let table = table.queue("white").side("settle", "yellow 1", "");
    assert_eq!(table.stepping().steps(3).marked(), "raid");
    assert_eq!(table.stepping().steps(4).marked(), "settle");
}

#[test]
fn ds_26_5_the_markers_own_side_is_last_and_laps_may_follow() {
    let table = Table::solo().side("recruit", "white 1", "").side("explore", "white 1", "");
    let table = table.queue("white").stack(&[]);
    assert_eq!(
        [1, 2, 3, 4].map(|steps| table.stepping().steps(steps).marked()),
        ["explore", "recruit", "explore", "recruit"]
    );
}

#[test]
fn ds_26_6_the_strength_is_what_lies_at_the_side() {
    let table = Table::solo().side("trade", "white 2", "wood").side("explore", "", "");
    let table = table.queue("white").stepping().steps(1);
    assert!(table.did("Marker 22"), "strength 3 at side 4");
    assert_eq!(table.bot_vp(), 3, "nothing is stored");
}

#[test]
fn ds_26_7_its_dice_go_to_the_back_first_in_random_order() {
    let table = Table::solo().side("explore", "", "").side("recruit", "yellow 1 green 1", "");
    let table = table.queue("white").marker("settle").stepping().falls("step 1");
    assert_eq!(table.outcomes(), [("bot-die yellow".into(), 1), ("bot-die green".into(), 1)]);
    let table = table.falls("bot-die green");
    assert_eq!(table.queued(), "white green yellow green", "recruited last");
}

#[test]
fn ds_26_8_its_token_goes_back_to_the_general_supply() {
    let table = Table::solo().queue("white").stack(&[]).stepping().steps(1);
    assert_eq!((table.at_side("explore"), table.player(1).tokens), (String::new(), [0; 4]));
}

#[test]
fn ds_26_9_every_point_of_unused_strength_gives_a_point() {
    let table = Table::solo().stack(&[]).acts("explore", 3);
    assert_eq!((table.bot_vp(), table.game.vp), (3, 27));
    assert_eq!(Table::solo().acts("raid", 3).bot_vp(), 1, "in a raid all together");
}

#[test]
fn ds_26_10_what_can_do_nothing_scores_its_whole_strength() {
    let table = Table::solo().acts("research", 4);
    assert_eq!(table.bot_vp(), 4);
    assert!(table.did("Impossible 0") && table.did("Unused 4"));
}

#[test]
fn ds_26_11_each_line_leaves_only_the_best_and_every_tent_begins_anew() {
    // Three new terrains, one after the other; then three tiles are as near to a house, and tile 20 has the most VP.
    let table = Table::solo().tile(14, "2,0").tile(20, "2,-1").acts("settle", 4);
    let tents = [1, 3, 14, 20].map(|tile| table.tents_on(1, tile));
    assert_eq!(tents, [1, 1, 1, 2], "{:?}", table.deeds());
}

/// The bot settles, and tiles 8 and 11 tie: both new terrains with 4 VP.
fn tied(options: &[(&str, &str)]) -> Table {
    let table = Table::solo_with(options).tents(1, 1, 1).tile(8, "2,0").tile(11, "2,-1");
    table.acts("settle", 1)
}

#[test]
fn ds_26_12_the_player_chooses_among_what_the_list_leaves() {
    let table = tied(&[]);
    assert_eq!(
        (table.asked(), table.choices()),
        (Some(0), vec!["tent 8".into(), "tent 11".into()])
    );
    table.refuses("tent 3", "DS-26.12").refuses("gain white", "DS-1.4");
    assert_eq!(table.plays("tent 11").tents_on(1, 11), 1);
    // Where only one is left nobody is asked.
    assert_ne!(Table::solo().acts("settle", 1).game.phase, Phase::Bot);
}

#[test]
fn ds_26_13_with_auto_it_is_the_first() {
    let auto = [("ties", "auto")];
    let table = tied(&auto);
    assert_eq!((table.tents_on(1, 8), table.tents_on(1, 11)), (1, 0));
    assert!(table.did("SettleFirst 8"));
    let table = Table::solo_with(&auto).stack(&[14]).acts("explore", 1).falls("drew 14");
    assert_eq!(table.game.hexes[13].to_string(), "1,-1", "the topmost row");
    assert!(table.did("ExploreFirst 14"));
    let table = Table::solo_with(&auto).tile(9, "2,0").tents(1, 9, 1).tile(19, "2,-1");
    let table = table.tents(1, 19, 1).tents(1, 1, 1).queue("white white white");
    let table = table.supply("yellow 5 green 5 grey 5 orange 5 brown 5").acts("recruit", 1);
    assert!(table.did("RecruitFirst 1"), "yellow: {:?}", table.deeds());
}

#[test]
fn ds_26_14_tents_missing_for_a_house_and_when_the_line_is_skipped() {
    // One more on tile 3 than on tile 1, where the player has one; a tile with a house comes last.
    let table = Table::solo().tents(1, 1, 1).tents(1, 3, 1);
    assert!(table.acts("settle", 1).did("SettleHouse 3"));
    assert!(table.house(1, 3).acts("settle", 1).did("SettleHouse 1"));
    // Without a house in stock it is the next line that decides.
    let all = houses(&Table::solo().tents(1, 1, 1));
    assert!(all.acts("settle", 1).did("SettleShared 1"));
}

/// The bot's five houses stand on forests around tile 3.
pub fn houses(table: &Table) -> Table {
    let table = table.tile(15, "2,0").tile(16, "2,-1").tile(17, "1,1").tile(18, "0,1");
    [3, 15, 16, 17, 18].into_iter().fold(table, |table, tile| table.house(1, tile))
}

#[test]
fn ds_26_15_control_before_is_compared_with_control_after() {
    // One tent is not enough against two more; in a raid all that can be replaced count.
    let table = houses(&Table::solo().tents(1, 1, 1).tents(0, 1, 3));
    assert!(!table.acts("settle", 1).did("SettleAlone 1"));
    let table = Table::solo().tents(1, 1, 1).tents(0, 1, 3).tile(14, "2,0").tents(0, 14, 2);
    let table = table.tents(1, 14, 3).acts("raid", 2);
    assert!(table.did("RaidAlone 1"), "{:?}", table.deeds());
}

#[test]
fn ds_26_16_a_tile_without_numbers_counts_as_nothing() {
    // Tile 17 has no numbers: with the player's house it is no new tile to go to, and it has the fewest VP.
    let table = Table::solo().tents(1, 1, 1).tile(17, "1,1").house(0, 17).acts("settle", 1);
    assert_eq!(table.tents_on(1, 17), 0);
    let table = houses(&Table::solo()).tents(0, 1, 0).tile(14, "1,-1").tents(0, 14, 1);
    assert!(table.tents(1, 1, 1).tents(1, 14, 2).acts("settle", 1).did("SettleVp 18"));
}

#[test]
fn ds_26_17_three_tents_more_become_a_house_at_once() {
    let table = Table::solo().tents(1, 3, 2).tents(1, 1, 1).tents(0, 1, 2).acts("settle", 1);
    assert!(table.did("House 3"));
    assert_eq!((table.player(1).houses.len(), table.tents_on(1, 3)), (1, 0));
    assert_eq!(
        (table.player(1).tents, table.bot_tents()),
        (4, 15),
        "they are in the general supply"
    );
    // Not without a house in stock, and not on a tile with a house.
    let all = houses(&Table::solo()).tents(1, 1, 3).tents(0, 1, 1).active(0, "white settle");
    let all = all.balance().turn(0).plays("settle").plays("remove 1");
    assert_eq!((all.tents_on(1, 1), all.player(1).houses.len()), (3, 5));
}

#[test]
fn ds_26_18_this_is_looked_at_in_the_players_turn_too() {
    let table = Table::solo().tents(1, 1, 3).tents(0, 1, 1).active(0, "white settle").balance();
    let table = table.turn(0).plays("settle").plays("remove 1");
    assert_eq!((table.player(1).houses.len(), table.tents_on(1, 1)), (1, 0));
    // A house that the player puts in place of three tents comes before the bot's.
    let table = Table::solo().tile(33, "0,1").tents(0, 33, 1).tents(0, 1, 3).tents(1, 1, 3);
    let table = table.balance().turn(0).plays("factory 33");
    assert_eq!((table.player(0).houses.len(), table.player(1).houses.len()), (1, 0));
    // Where the factory's own tent lets the bot build on the only site, the factory is of no use.
    let table = Table::solo().tile(33, "0,1").tents(0, 33, 4).tents(1, 33, 6).balance().turn(0);
    table.refuses("factory 33", "DS-22.13");
}

#[test]
fn ds_26_19_tents_that_the_player_takes_go_to_its_personal_supply() {
    let table = Table::solo().tents(1, 1, 2).active(0, "orange raid").balance().turn(0);
    assert_eq!(table.plays("raid 1").player(1).tents, 6);
    let table = Table::solo().tents(1, 1, 1).tech(0, "X-1").balance().turn(0);
    assert_eq!(table.plays("explode X-1").player(1).tents, 6);
}

#[test]
fn the_bot_answers_nothing_itself() {
    let table = tied(&[]);
    table.refuses_seat(1, "tent 8", "DS-7.1");
    let mut out = Vec::new();
    table.game.actions(at(1), &mut out);
    assert_eq!(out, []);
}
