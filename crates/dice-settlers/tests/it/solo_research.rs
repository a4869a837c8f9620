//! DS-26.74 to DS-26.80: the bot researches.

use dice_settlers::TechId;

use crate::table::Table;

/// Whether the bot has this card.
fn has(table: &Table, card: &str) -> bool {
    let id: TechId = card.parse().expect("a technology");
    table.player(1).has(table.game.pack.content().only(id))
}

/// The bot is present on plains and forest.
fn settled() -> Table {
    Table::solo().tents(1, 1, 1)
}

#[test]
fn ds_26_74_a_card_without_its_marker_whose_terrains_and_icons_it_has() {
    let table = settled().tokens(1, "food 1").acts("research", 1);
    assert!(has(&table, "I-1") && table.did("ResearchOnly 0"), "{:?}", table.deeds());
    let table = settled().tokens(1, "food 1").tech(1, "I-1").acts("research", 1);
    assert_eq!(table.bot_vp(), 1, "not twice");
    let table = Table::solo().tokens(1, "food 1").acts("research", 1);
    assert!(!has(&table, "I-1"), "no plains");
    let table = settled().tokens(1, "wood 1").acts("research", 1);
    assert!(!has(&table, "II-1"), "too few icons");
}

#[test]
fn ds_26_75_the_type_itself_first_and_gold_for_what_is_missing() {
    let table = settled().tokens(1, "wood 1 gold 3").acts("research", 2);
    assert!(has(&table, "III-1"), "two Wood");
    assert_eq!(table.player(1).tokens, [0, 0, 0, 2]);
    let table = settled().tokens(1, "food 1 gold 1").acts("research", 1);
    assert_eq!(table.player(1).tokens, [0, 0, 0, 1]);
}

#[test]
fn ds_26_76_line_1_the_most_points() {
    let table = settled().tokens(1, "wood 2 food 1").acts("research", 2);
    assert!(has(&table, "III-1"), "4 VP, and not 2 of II-1 and II-2");
    assert!(table.deeds()[1].starts_with("ResearchVp"));
}

#[test]
fn ds_26_77_a_scoring_rule_counts_what_it_would_score_now() {
    let builder = settled().tokens(1, "wood 2 iron 1");
    assert!(has(&builder.acts("research", 3), "III-1"), "Builder would score nothing");
    let builder = builder.house(1, 3).tile(14, "2,0").house(1, 14);
    assert!(has(&builder.acts("research", 3), "V-1"), "two houses are 6 VP");
}

#[test]
fn ds_26_78_line_2_the_first_on_display() {
    let table = settled().tokens(1, "food 1 wood 1").acts("research", 2);
    assert!(has(&table, "II-1") && table.deeds()[1].starts_with("ResearchFirst"));
    // An Explosive one is last.
    let table = settled().card("X-5").tokens(1, "wood 1").acts("research", 2);
    assert!(has(&table, "II-1") && !has(&table, "X-5"));
}

#[test]
fn ds_26_79_strength_above_the_icons_scores() {
    assert_eq!(settled().tokens(1, "food 1").tech(1, "II-2").acts("research", 3).bot_vp(), 2);
}

#[test]
fn ds_26_80_without_a_card_nothing_is_possible() {
    assert_eq!(settled().acts("research", 3).bot_vp(), 3);
}
