//! Counts of the tree of play from fixed states, chance included.

use std::collections::BTreeSet;

use conformance::perft;
use king_of_the_dice::{CardId, Effect};

use crate::joker::by_definition;
use crate::table::{Table, market};

/// The counts at depths 1 to `depth`.
fn counts(table: &Table, depth: u32) -> Vec<u64> {
    (1..=depth).map(|depth| perft(&table.game, depth)).collect()
}

#[test]
fn the_counts_from_the_start_of_a_game() {
    // Twelve cards for each pile.
    assert_eq!(counts(&Table::bare(2, "printed"), 5), [12, 144, 1728, 20_736, 248_832]);
    // Three joins, then fires one by one.
    assert_eq!(counts(&Table::bare(2, "free"), 4), [3, 90, 2610, 73_080]);
}

#[test]
fn the_counts_of_a_roll() {
    // A roll of two like dice has 15 unlike and 6 like pairs: four and three parts.
    let table = Table::of(2);
    assert_eq!(counts(&table, 2), [9261, (15 * 4 + 6 * 3_u64).pow(3)]);
}

#[test]
fn the_counts_of_a_hire() {
    let table =
        Table::of(4).settles(1, "a1").settles(2, "b15").keeps("red1 red2 red3 red4 red6 green6");
    // The merchant or the trainer; eleven cards each; then 15 terrains, or two fires; then a second tile, or the next roll.
    let second = 13 * 15 + 2 * 13;
    assert_eq!(counts(&table, 4), [2, 22, 11 * 15 + 11 * 2, 11 * second + 11 * 2 * 9261]);
}

/// Hires with jokers and cards to take, reckoned from the payments by definition and from what follows a hire.
#[test]
fn the_counts_of_jokers() {
    let table = Table::with(3, market("s3-11")).gives(0, &["s4-12", "s5-07", "s2-08", "s4-03"]);
    let table = table.gives_supers(0, &["s2-05", "s2-06", "s4-06", "s4-07"]);
    let table = table.keeps("blue1 blue6 green3 green4 blue4 red2");
    let expected: Vec<u64> =
        (1..=4).map(|depth| hires(&table, depth) + takes(&table, depth)).collect();
    assert_eq!(counts(&table, 4), expected);
    // The dice alone fit nothing, and super jokers help in many ways.
    assert!(hires(&table, 1) > 1 && hires(&table, 4) > 100, "{expected:?}");
}

/// The ways of all hires at this depth: the payments that have begun, and those completed with what comes after them.
fn hires(table: &Table, depth: usize) -> u64 {
    let game = &table.game;
    let cards = (1..=5).filter_map(|pile| game.open_card(pile));
    let ways = cards.map(|card| {
        let card_after = |events| after_hire(table, card, events);
        let card = game.pack.content().card(card);
        assert_eq!(card.level(game.dice), 0, "the dice alone fit no card");
        let levels = 1..=card.levels().len() as u8;
        let of_level = |level| {
            let sets = by_definition(game, card, level);
            // The hire itself is the first event, each payment one more.
            let begun: BTreeSet<_> =
                sets.iter().filter(|set| set.len() >= depth).map(|set| &set[..depth - 1]).collect();
            let done = sets.iter().filter(|set| set.len() < depth);
            begun.len() as u64
                + done.map(|set| card_after((depth - 1 - set.len(), level))).sum::<u64>()
        };
        levels.map(of_level).sum::<u64>()
    });
    ways.sum()
}

/// The ways of that many events after a hire is paid: one of the cards below, then a tile of any terrain, and then
/// another of any, or a place for the only one; or one of three fires; or nothing for the ruffian, and the next roll.
fn after_hire(table: &Table, card: CardId, (events, level): (usize, u8)) -> u64 {
    let game = &table.game;
    let below = u64::from(game.piles[card.stack()].count_ones());
    let terrains = || game.unseen.terrains();
    assert_eq!(terrains().count(), 15);
    let (one, two) = match (game.pack.content().card(card).effect, level) {
        (Effect::Merchant, 1) | (Effect::GemThief, _) => (15, u64::from(game.free().count_ones())),
        (Effect::Merchant | Effect::CardThief | Effect::LandDeveloper, _) => {
            // A terrain with one tile does not come again.
            (15, terrains().map(|it| 14 + u64::from(game.unseen.count(it) > 1)).sum())
        }
        (Effect::DragonTrainer, _) => (3, 3 * 9261),
        (Effect::Ruffian, _) => (9261, 0),
    };
    match events {
        0 => 1,
        1 => below,
        2 => below * one,
        3 => below * two,
        more => panic!("{more} events after a hire are not reckoned"),
    }
}

/// Five cards to take, those below each, 15 terrains, and the 27 free spaces by the tile drawn.
fn takes(table: &Table, depth: usize) -> u64 {
    let below: u64 = table.game.piles.iter().map(|pile| u64::from(pile.count_ones())).sum();
    [5, below, below * 15, below * 27][depth - 1]
}
