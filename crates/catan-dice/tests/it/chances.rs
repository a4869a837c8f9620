//! The best chance of one target in one turn, by exhaustive reckoning over dice and rerolls.
//!
//! What a final roll is good for is asked of the game itself, so that costs, gold and the order of a turn
//! are those of the rules.

use std::collections::BTreeMap;

use catan_dice::{Action, CatanDice, Chance, Kind};
use engine::{Faces, Game, Seat, Turn};

use crate::table::Table;

/// What each roll is worth, and each set of dice kept with the others about to be thrown.
type Worth = BTreeMap<Faces, f64>;

/// The expected worth of a turn with 1, 2 and 3 rolls, if the best dice are kept each time.
fn expected(last: impl Fn(Faces) -> f64) -> [f64; 3] {
    let mut rolls: Worth = Faces::all(6).map(|dice| (dice, last(dice))).collect();
    [0; 3].map(|_| {
        let kept = thrown(rolls.clone());
        let best = |dice: Faces| dice.parts().map(|part| kept[&part]).fold(f64::MIN, f64::max);
        rolls = Faces::all(6).map(|dice| (dice, best(dice))).collect();
        kept[&Faces::NONE]
    })
}

/// What keeping any dice and throwing the rest is worth: one die more at a time, each face alike.
fn thrown(rolls: Worth) -> Worth {
    let mut kept = rolls;
    for size in (0..6).rev() {
        for dice in Faces::all(size) {
            let sum: f64 = (0..6).map(|face| kept[&(dice + Faces::one(face))]).sum();
            kept.insert(dice, sum / 6.0);
        }
    }
    kept
}

/// The game with this roll kept.
fn rolled(game: &CatanDice, dice: Faces) -> CatanDice {
    let mut game = *game;
    game.resolve(Chance::Rolled(dice));
    game.play(Seat::FIRST, Action::Stop).expect("a seat may stop");
    game
}

fn choices(game: &CatanDice) -> Vec<Action> {
    let mut actions = Vec::new();
    game.actions(Seat::FIRST, &mut actions);
    actions
}

/// Whether trades and builds alone can mark all of these kinds this turn: no joker is counted.
fn can_mark(game: &CatanDice, wanted: &[Kind]) -> bool {
    if wanted.is_empty() {
        return true;
    }
    choices(game).into_iter().any(|action| {
        let mut after = *game;
        after.apply(Seat::FIRST, action);
        match action {
            Action::Trade(_) => can_mark(&after, wanted),
            Action::Build(site) => wanted
                .iter()
                .position(|kind| *kind == site.kind())
                .is_some_and(|at| can_mark(&after, &[&wanted[..at], &wanted[at + 1..]].concat())),
            Action::Reroll(_) | Action::Stop | Action::Joker { .. } | Action::End => false,
        }
    })
}

/// The best total with which the turn can end.
fn best_total(game: &CatanDice) -> i32 {
    let after = |action| {
        let mut after = *game;
        after.apply(Seat::FIRST, action);
        if action == Action::End { after.scores()[Seat::FIRST].total() } else { best_total(&after) }
    };
    choices(game).into_iter().map(after).max().expect("a turn can end")
}

/// Compares to six digits.
fn assert_chances(table: Table, wanted: &[Kind], digits: [f64; 3]) {
    assert_eq!(table.game.turn(), Turn::Chance);
    let chances =
        expected(|dice| if can_mark(&rolled(&table.game, dice), wanted) { 1.0 } else { 0.0 });
    let text = |chances: [f64; 3]| chances.map(|chance| format!("{chance:.6}"));
    assert_eq!(text(chances), text(digits), "{wanted:?}");
}

#[test]
fn the_chances_of_roads() {
    let table = Table::solo("classic");
    assert_chances(table, &[Kind::Road], [0.570_302, 0.895_631, 0.977_593]);
    assert_chances(table, &[Kind::Road; 2], [0.071_802, 0.338_848, 0.598_754]);
    assert_chances(table, &[Kind::Road; 3], [0.000_429, 0.009_498, 0.042_311]);
}

#[test]
fn the_chances_of_soldiers() {
    let table = Table::solo("manual");
    assert_chances(table, &[Kind::Soldier], [0.379_458, 0.776_726, 0.929_719]);
    assert_chances(table, &[Kind::Soldier; 2], [0.001_929, 0.026_727, 0.089_265]);
    let both = [Kind::Soldier, Kind::Road];
    assert_chances(table, &both, [0.092_593, 0.317_715, 0.525_139]);
}

#[test]
fn the_chances_of_a_settlement_are_the_same_for_either_cost() {
    for ruleset in ["manual", "classic"] {
        let digits = [0.217_335, 0.585_231, 0.805_558];
        assert_chances(Table::solo(ruleset), &[Kind::Settlement], digits);
    }
}

#[test]
fn the_chances_of_a_settlement_and_a_road_differ_with_the_cost() {
    let both = [Kind::Settlement, Kind::Road];
    assert_chances(Table::solo("classic"), &both, [0.003_858, 0.039_472, 0.114_453]);
    assert_chances(Table::solo("manual"), &both, [0.007_716, 0.058_868, 0.148_755]);
}

#[test]
fn the_chances_of_a_city() {
    let table = Table::solo("manual").marks_roads(&[1, 2]);
    assert_chances(table, &[Kind::City], [0.009_109, 0.082_733, 0.221_536]);
}

#[test]
fn the_first_turn_alone_is_worth_what_was_reckoned() {
    for (ruleset, worth) in [("classic", "2.625169"), ("manual", "2.565969")] {
        let start = Table::solo(ruleset).game;
        let [_, _, three_rolls] = expected(|dice| best_total(&rolled(&start, dice)).into());
        assert_eq!(format!("{three_rolls:.6}"), worth, "{ruleset}");
    }
}
