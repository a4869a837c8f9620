//! DS-2 Deal: what chance decides before the game.

use conformance::Table as _;
use dice_settlers::Phase;

use crate::table::Table;

/// The outcomes without their weights, which are all alike.
fn alike(table: &Table) -> Vec<String> {
    let outcomes = table.outcomes();
    assert!(outcomes.iter().all(|(_, weight)| *weight == 1), "{outcomes:?}");
    outcomes.into_iter().map(|(outcome, _)| outcome).collect()
}

#[test]
fn ds_2_1_chance_decides_who_is_first_player() {
    assert_eq!(alike(&Table::new(3)), ["first 0", "first 1", "first 2"]);
    let table = Table::new(3).falls("first 2");
    assert_eq!((table.game.first.index(), table.game.seat.index()), (2, 2));
}

#[test]
fn ds_2_2_random_technologies_come_one_by_one_seal_after_seal() {
    let options = [("technologies", "random"), ("explosive", "true")];
    let mut table = Table::with(2, &options).falls("first 0");
    assert_eq!(alike(&table), ["card I-1", "card I-2", "card I-3", "card I-4"]);
    let mut left = Vec::new();
    for card in ["I-4", "II-7", "II-2", "III-9", "III-1", "III-18", "IV-6", "V-3", "V-2", "X-1"] {
        left.push(alike(&table).len());
        table = table.falls(&format!("card {card}"));
    }
    assert_eq!(left, [4, 12, 11, 18, 17, 16, 6, 7, 6, 7]);
    assert_eq!(alike(&table).len(), 7, "starting tiles");
}

#[test]
fn ds_2_3_three_tiles_for_the_first_player_and_one_for_each_other() {
    let table = Table::new(2).falls("first 1").falls("starter 4").falls("starter 6");
    assert_eq!((table.game.phase, table.asked()), (Phase::Deal, None));
    let table = table.falls("starter 7");
    assert_eq!((table.game.phase, table.asked()), (Phase::Draft, Some(1)));
    let table = table.plays("choose 6");
    assert_eq!(alike(&table), ["starter 1", "starter 2", "starter 3", "starter 5"]);
    assert_eq!(table.falls("starter 2").choices(), ["choose 2", "choose 4", "choose 7"]);
}

#[test]
fn ds_2_4_what_is_hidden_is_a_heap() {
    let table = Table::new(2).falls("first 0").falls("starter 3");
    assert_eq!(alike(&table).len(), 6);
    // Of two white, one green and two grey dice three are drawn: ten ways, however they lie in the bag.
    let table = Table::of(2).bag(0, "white 2 green 1 grey 2").next_round();
    let ways: u64 = table.outcomes().iter().map(|outcome| outcome.1).sum();
    assert_eq!(ways, 10);
    let both_white =
        table.outcomes().into_iter().find(|outcome| outcome.0 == "bag white 2 green 1");
    assert_eq!(both_white.map(|outcome| outcome.1), Some(1));
    let mixed =
        table.outcomes().into_iter().find(|outcome| outcome.0 == "bag white 1 green 1 grey 1");
    assert_eq!(mixed.map(|outcome| outcome.1), Some(4));
}
