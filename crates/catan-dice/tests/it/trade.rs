//! CD-3 Trade: gold for resources, and jokers that turn dice.

use catan_dice::{Action, Kind, Phase, Resource};
use conformance::Table as _;

use crate::table::Table;

/// A seat that has marked that many soldiers and begins a turn.
fn with_soldiers(ruleset: &str, count: u8) -> Table {
    Table::solo(ruleset).marks_soldiers(count)
}

#[test]
fn cd_3_1_two_gold_buy_one_of_any_of_the_five_resources() {
    let table = Table::solo("manual").keeps("gold gold ore ore ore ore");
    for resource in Resource::ALL {
        let table = table.plays(&Action::Trade(resource).to_string());
        assert_eq!(table.game.bought, resource.face().die());
        assert_eq!(table.game.dice.counts(), [0, 4, 0, 0, 0, 0]);
    }
}

#[test]
fn cd_3_1_gold_is_traded_as_often_as_it_lasts() {
    let table = Table::solo("manual").keeps("gold gold gold gold gold gold");
    let table = table.plays("trade grain").plays("trade ore").plays("trade sheep");
    table.refuses("trade wood", "CD-3.1").plays("build soldier 1");
}

#[test]
fn cd_3_1_one_gold_buys_nothing() {
    Table::solo("manual").keeps("gold ore ore ore ore ore").refuses("trade grain", "CD-3.1");
    let three = Table::solo("manual").keeps("gold gold gold ore ore ore").plays("trade grain");
    three.refuses("trade grain", "CD-3.1");
}

/// Ruling 23: the trade spends both dice and gives no die.
#[test]
fn cd_3_2_a_bought_resource_is_no_die_and_no_joker_turns_it() {
    let table = with_soldiers("classic", 1).keeps("gold gold brick brick brick brick");
    let table = table.plays("trade wood");
    assert_eq!((table.game.dice.len(), table.game.used.len()), (4, 2));
    table.refuses("joker 1 wood ore", "CD-3.5").allows("joker 1 brick ore");
}

#[test]
fn cd_3_2_a_bought_resource_pays_for_builds_of_this_turn_only() {
    let table = Table::solo("classic").keeps("gold gold wood ore ore ore").plays("trade brick");
    table.allows("build road 1");
    let next = table.plays("end").keeps("gold ore wood ore ore ore");
    next.refuses("build road 1", "CD-4.1");
}

/// The manual's example: after building a soldier, the field's joker is there *later*.
#[test]
fn cd_3_3_a_joker_is_there_once_a_soldier_guards_the_field() {
    let dice = "grain ore sheep wood brick gold";
    let table = Table::solo("manual").keeps(dice).refuses("joker 1 gold ore", "CD-3.3");
    let table = table.plays("build soldier 1").plays("end").keeps(dice);
    table.allows("joker 1 gold ore").refuses("joker 2 gold grain", "CD-3.3");
}

#[test]
fn cd_3_3_a_field_that_the_sheet_does_not_have_has_no_joker() {
    let table = with_soldiers("classic", 6).keeps("grain ore sheep wood brick gold");
    for joker in ["joker 0 gold ore", "joker 7 gold ore", "joker 255 gold ore"] {
        table.refuses(joker, "CD-3.3");
    }
    let manual = with_soldiers("manual", 3).keeps("grain ore sheep wood brick gold");
    manual.refuses("joker 4 gold wood", "CD-3.3");
}

#[test]
fn cd_3_3_a_soldier_of_another_sheet_guards_nothing_here() {
    let table = Table::of(2, "classic").turn("grain ore sheep ore ore ore", &["build soldier 1"]);
    table.keeps("grain ore sheep wood brick gold").refuses("joker 1 gold ore", "CD-3.3");
}

#[test]
fn cd_3_4_each_joker_is_crossed_off_once_in_the_game() {
    let table = with_soldiers("manual", 1).keeps("gold gold gold gold gold gold");
    let table = table.plays("joker 1 gold ore").refuses("joker 1 gold ore", "CD-3.4");
    let later = table.plays("end").keeps("gold gold gold gold gold gold");
    later.refuses("joker 1 gold ore", "CD-3.4");
}

/// The manual's FAQ on several jokers in a turn.
#[test]
fn cd_3_4_several_different_jokers_may_go_in_one_turn() {
    let table = with_soldiers("manual", 3).keeps("gold gold gold wood wood brick");
    let table =
        table.plays("joker 1 gold ore").plays("joker 2 gold grain").plays("joker 3 gold sheep");
    assert_eq!(table.sheet(0).crossed, 0b111);
    table.plays("build settlement 1");
}

#[test]
fn cd_3_5_a_joker_turns_a_die_whatever_it_shows() {
    let table = with_soldiers("classic", 1).keeps("grain gold sheep wood brick brick");
    for face in ["grain", "sheep", "wood", "brick", "gold"] {
        table.allows(&format!("joker 1 {face} ore"));
    }
}

/// Ruling 5: a joker changes a die and adds none.
#[test]
fn cd_3_5_a_joker_adds_no_seventh_die() {
    let table = with_soldiers("classic", 1).keeps("grain gold sheep wood brick brick");
    let table = table.plays("joker 1 gold ore");
    assert_eq!((table.game.dice.len(), table.game.used.len()), (6, 0));
    assert_eq!(table.game.dice.counts(), [1, 1, 1, 1, 2, 0]);
}

/// Ruling 23: the die must be neither spent in a trade nor used for a build; a left-over gold will do.
#[test]
fn cd_3_5_a_joker_needs_a_die_that_is_unused() {
    let table = with_soldiers("classic", 1).keeps("gold gold gold wood wood brick");
    let table = table.plays("trade brick").allows("joker 1 gold ore");
    let table = table.plays("build road 1").plays("build road 2");
    // Both wood dice and the brick are used now, and one gold is left over.
    table.refuses("joker 1 wood ore", "CD-3.5").refuses("joker 1 brick ore", "CD-3.5");
    table.plays("joker 1 gold ore").refuses("joker 1 gold ore", "CD-3.4");
}

#[test]
fn cd_3_5_without_a_die_there_is_no_joker() {
    let table = with_soldiers("classic", 2).keeps("grain grain ore ore sheep sheep");
    let table = table.plays("build soldier 3").plays("build soldier 4");
    assert_eq!(table.choices(), ["end"]);
    table.refuses("joker 1 sheep ore", "CD-3.5");
}

/// Ruling 24.
#[test]
fn cd_3_6_a_joker_has_to_change_what_its_die_shows() {
    let table = with_soldiers("classic", 6).keeps("ore grain grain grain grain grain");
    let table = table.refuses("joker 1 ore ore", "CD-3.6").allows("joker 1 grain ore");
    table.refuses("joker 6 grain grain", "CD-3.6").allows("joker 6 grain sheep");
}

#[test]
fn cd_3_7_a_field_makes_its_own_resource() {
    let table = with_soldiers("classic", 6).keeps("gold gold gold gold gold gold");
    for (field, own) in [(1, "ore"), (2, "grain"), (3, "sheep"), (4, "wood"), (5, "brick")] {
        for resource in Resource::ALL.map(Resource::id) {
            let joker = format!("joker {field} gold {resource}");
            if resource == own {
                table.allows(&joker);
            } else {
                table.refuses(&joker, "CD-3.7");
            }
        }
    }
}

#[test]
fn cd_3_7_the_desert_makes_any_of_the_five_resources_and_never_gold() {
    let table = with_soldiers("classic", 6).keeps("gold gold gold gold gold gold");
    for resource in Resource::ALL.map(Resource::id) {
        table.allows(&format!("joker 6 gold {resource}"));
    }
    // Gold is no resource, so there is not even a notation for it.
    assert!("joker 6 ore gold".parse::<Action>().is_err());
    assert!("trade gold".parse::<Action>().is_err());
}

/// Ruling 24: crossed off is crossed off.
#[test]
fn cd_3_8_a_joker_and_a_trade_stand_even_when_nothing_is_built_with_them() {
    let table = with_soldiers("manual", 1).keeps("gold gold gold brick brick brick");
    let table = table.plays("trade wood").plays("joker 1 gold ore").plays("end");
    assert_eq!(table.sheet(0).crossed, 0b1);
    assert_eq!(table.sheet(0).boxes[..2], [1, 0]);
}

#[test]
fn cd_3_8_the_soldier_of_a_crossed_joker_keeps_its_points() {
    let table = with_soldiers("classic", 1).keeps("gold brick brick wood wood wood");
    let before = table.totals();
    let table = table.plays("joker 1 gold ore");
    assert_eq!((table.totals(), table.marked(Kind::Soldier)), (before, 1));
}

#[test]
fn cd_3_9_by_the_manual_all_trades_and_jokers_come_before_the_first_build() {
    for ruleset in ["manual", "manual-wide"] {
        let table = with_soldiers(ruleset, 2).keeps("wood brick gold gold gold gold");
        let table = table.plays("trade wood").plays("joker 1 gold ore").plays("build road 1");
        assert_eq!(table.game.phase, Phase::Build);
        table.refuses("trade brick", "CD-3.9").refuses("joker 2 gold grain", "CD-3.9");
        // The next turn begins with trading again.
        table.plays("end").keeps("gold gold ore ore ore ore").allows("joker 2 gold grain");
    }
}

#[test]
fn cd_3_9_by_the_manual_a_soldiers_joker_does_not_serve_in_its_turn() {
    let table = Table::solo("manual").keeps("grain ore sheep wood wood gold");
    table.plays("build soldier 1").refuses("joker 1 gold ore", "CD-3.9");
}

#[test]
fn cd_3_9_by_the_published_rules_trades_and_jokers_mix_with_builds() {
    let table = with_soldiers("classic", 1).keeps("wood brick wood gold gold gold");
    let table = table.plays("build road 1").plays("trade brick").plays("build road 2");
    table.plays("joker 1 gold ore");
}

/// Ruling 26: for two soldiers the first one's joker may cover one unit of the second.
#[test]
fn cd_3_9_by_the_published_rules_a_soldiers_joker_pays_for_what_is_built_after_it() {
    let table = Table::solo("classic").keeps("grain ore sheep grain sheep gold");
    let table = table.refuses("build soldier 2", "CD-4.5").plays("build soldier 1");
    let table = table.refuses("build soldier 2", "CD-4.1").plays("joker 1 gold ore");
    assert_eq!(table.plays("build soldier 2").plays("end").totals(), [3]);
}

/// Ruling 26: the joker of the sixth soldier is wood or brick for a road, never the soldier's own cost.
#[test]
fn cd_3_9_by_the_published_rules_a_soldiers_joker_never_pays_for_the_soldier_itself() {
    let table = with_soldiers("classic", 5);
    let short = table.keeps("grain ore wood gold wood wood");
    short.refuses("joker 6 gold sheep", "CD-3.3").refuses("build soldier 6", "CD-4.1");
    let table = table.keeps("grain ore sheep wood gold gold").plays("build soldier 6");
    table.allows("joker 6 gold brick").plays("joker 6 gold brick").plays("build road 1");
}
