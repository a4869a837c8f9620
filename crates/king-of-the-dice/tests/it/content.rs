//! The default pack: totals, cards, map and sources.

use std::collections::BTreeMap;

use engine::{Content as _, Pack};
use king_of_the_dice::{CardId, Content, Effect, Gem, Space, Terrain};

fn content() -> &'static Content {
    Pack::<Content>::default().content()
}

#[test]
fn the_box_has_its_totals() {
    let content = content();
    let totals = content.totals;
    assert_eq!((totals.white, totals.gold, totals.fires, totals.markers), (18, 6, 15, 16));
    assert_eq!((content.cards.len(), content.spaces.len(), totals.rolls), (60, 30, 3));
    assert_eq!((content.white.count_ones(), content.gold.count_ones()), (6, 4));
}

#[test]
fn every_stack_has_its_effects() {
    let mut effects: BTreeMap<(usize, String), usize> = BTreeMap::new();
    for card in CardId::all() {
        let effect = content().card(card).effect;
        *effects.entry((card.stack() + 1, format!("{effect:?}"))).or_default() += 1;
    }
    let expected = [
        (1, Effect::Merchant, 12),
        (2, Effect::CardThief, 6),
        (2, Effect::GemThief, 6),
        (3, Effect::DragonTrainer, 12),
        (4, Effect::Ruffian, 12),
        (5, Effect::LandDeveloper, 12),
    ];
    let expected =
        expected.into_iter().map(|(stack, effect, count)| ((stack, format!("{effect:?}")), count));
    assert_eq!(effects, expected.collect());
}

#[test]
fn every_joker_is_there_three_or_four_times() {
    let mut jokers: BTreeMap<String, usize> = BTreeMap::new();
    for card in &content().cards {
        *jokers.entry(card.joker.to_string()).or_default() += 1;
    }
    assert_eq!(jokers.len(), 18);
    let four: Vec<&str> =
        jokers.iter().filter(|(_, count)| **count == 4).map(|(joker, _)| joker.as_str()).collect();
    assert_eq!(four, ["blue1", "blue4", "green2", "green5", "red3", "red6"]);
    assert!(jokers.values().all(|count| [3, 4].contains(count)));
}

#[test]
fn every_terrain_is_on_both_halves() {
    for terrain in Terrain::ALL {
        let spaces: Vec<Space> = Space::of(content().spaces_of(terrain)).collect();
        assert_eq!(spaces.len(), 2);
        assert!(spaces[0].index() < Space::HALF && spaces[1].index() >= Space::HALF);
        // The two never touch, however the halves are joined.
        for layout in &content().layouts {
            assert_eq!(layout.neighbours[spaces[0].index()] & spaces[1].bit(), 0);
        }
    }
}

#[test]
fn gemstones_lie_where_no_fire_burns() {
    let content = content();
    for layout in &content.layouts {
        assert_eq!(layout.fires & (content.white | content.gold), 0);
    }
    assert_eq!(content.spaces[0].gem, Some(Gem::Gold));
}

#[test]
fn every_component_has_a_source() {
    let is_entry = |line: &&str| line.contains("{ ") && !line.starts_with('#');
    for line in Content::DEFAULT.lines().filter(is_entry) {
        assert!(line.contains("source = \""), "{line}");
    }
}
