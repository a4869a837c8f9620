//! What things say about themselves, what is asked again, and what can still be built.

use std::collections::BTreeSet;

use catan_dice::rules::afford;
use catan_dice::{Action, CatanDice, Phase};
use conformance::{Table as _, random_event, start};
use engine::{Describe, Game, Phrase, Seat};
use rand_core::SeedableRng;
use rand_xoshiro::Xoshiro256PlusPlus;

use crate::laws::RULESETS;
use crate::table::Table;

/// Every kind of thing on the page with its first and its last number.
const THINGS: [(&str, u16, u16); 12] = [
    ("road", 1, 16),
    ("settlement", 1, 6),
    ("city", 1, 4),
    ("soldier", 1, 6),
    ("field", 1, 6),
    ("die", 0, 5),
    ("resource", 0, 4),
    ("kind", 0, 3),
    ("start", 0, 0),
    ("box", 0, 0),
    ("reroll", 0, 0),
    ("stop", 0, 0),
];

/// Every state of a few random games of two under each ruleset.
fn each_state(mut look: impl FnMut(&CatanDice)) {
    for (ruleset, seed) in RULESETS.into_iter().zip(1..) {
        let mut rng = Xoshiro256PlusPlus::seed_from_u64(seed);
        for _ in 0..4 {
            let mut game: CatanDice = start(2, &[("ruleset", ruleset)]);
            look(&game);
            while let Some(event) = random_event(&game, &mut rng) {
                game = event.after(game);
                look(&game);
            }
        }
    }
}

#[test]
fn everything_has_a_name_and_says_something_in_every_phase() {
    each_state(|game| {
        let things = THINGS.into_iter().chain([("end", 0, 0)]);
        for (kind, first, last) in things {
            for id in first..=last {
                for seat in Seat::all(2) {
                    let about = game.about(seat, kind, id);
                    let about = about.unwrap_or_else(|| panic!("{kind}:{id} says nothing"));
                    assert!(!about.says.is_empty(), "{kind}:{id} has only a name");
                }
            }
        }
    });
}

#[test]
fn what_is_not_there_says_nothing() {
    let game = Table::solo("classic").game;
    let none = [
        ("road", 0),
        ("road", 17),
        ("road", 300),
        ("field", 0),
        ("field", 7),
        ("die", 6),
        ("tile", 1),
    ];
    for (kind, id) in none {
        assert_eq!(game.about(Seat::FIRST, kind, id), None, "{kind}:{id}");
    }
}

/// The frame says nothing of what is missing if one of the answers is legal.
#[test]
fn what_can_be_built_or_used_now_has_a_legal_answer() {
    each_state(|game| {
        let Some(seat) = Some(game.seat).filter(|_| game.phase != Phase::Over && game.in_air == 0)
        else {
            return;
        };
        let mut actions = Vec::new();
        game.actions(seat, &mut actions);
        for action in actions {
            let (kind, id) = match action {
                Action::Build(site) => (site.kind().id(), site.number()),
                Action::Trade(resource) => ("resource", resource as u8),
                Action::Joker { field, .. } => ("field", field),
                Action::Stop => ("stop", 0),
                Action::End => ("end", 0),
                Action::Reroll(_) => ("reroll", 0),
            };
            let about = game.about(seat, kind, id.into()).expect("it says something");
            let is_legal = |action: &Action| game.check(seat, *action).is_ok();
            assert!(about.tries.iter().any(is_legal), "{kind}:{id} before {action}");
        }
    });
}

/// Tries every order of trades and jokers.
fn finds_a_build(game: &CatanDice, seen: &mut BTreeSet<String>) -> bool {
    let mut actions = Vec::new();
    game.actions(game.seat, &mut actions);
    if actions.iter().any(|action| matches!(action, Action::Build(_))) {
        return true;
    }
    let means = actions
        .into_iter()
        .filter(|action| matches!(action, Action::Trade(_) | Action::Joker { .. }));
    means.into_iter().any(|action| {
        let mut after = *game;
        after.apply(game.seat, action);
        let key = format!("{:?} {:?} {}", after.dice, after.bought, after.sheet().crossed);
        seen.insert(key) && finds_a_build(&after, seen)
    })
}

#[test]
fn what_can_still_be_built_is_what_trades_and_jokers_lead_to() {
    let mut counts = [0_u32; 2];
    each_state(|game| {
        if matches!(game.phase, Phase::Trade | Phase::Build) {
            let can = afford::can_still_build(game);
            assert_eq!(can, finds_a_build(game, &mut BTreeSet::new()), "{game:?}");
            counts[usize::from(can)] += 1;
        }
    });
    assert!(counts.iter().all(|count| *count > 100), "{counts:?}");
}

fn warned(table: &Table, action: &str) -> Option<Phrase> {
    table.game.warning(table.game.seat, action.parse().expect("it is an action"))
}

#[test]
fn an_end_that_leaves_a_build_undone_is_asked_again() {
    let table = Table::solo("classic").keeps("wood brick wood brick ore ore");
    let cross = Phrase::new("warning-cross").with("points", -2);
    assert_eq!(warned(&table, "end"), Some(cross));
    let table = table.plays("build road 1");
    assert_eq!(warned(&table, "end"), Some(Phrase::new("warning-end")));
    assert_eq!(warned(&table.plays("build road 2"), "end"), None);
}

#[test]
fn an_end_that_cannot_be_helped_is_not() {
    let table = Table::solo("classic").keeps("gold ore ore ore ore ore");
    assert_eq!(warned(&table, "end"), None);
    let table = Table::solo("classic").keeps("gold gold wood ore ore ore");
    assert!(warned(&table, "end").is_some(), "gold buys the brick");
    // Under this ruleset trades come before the first build.
    let table = Table::solo("manual").keeps("gold gold wood wood brick ore").plays("build road 1");
    assert_eq!(warned(&table, "end"), None);
}

#[test]
fn stopping_with_dice_that_build_nothing_is_asked_again() {
    let table = Table::solo("classic").rolls("gold ore ore ore ore ore");
    assert_eq!(warned(&table, "stop"), Some(Phrase::new("warning-stop")));
    assert_eq!(warned(&table, "reroll ore"), None);
    let table = Table::solo("classic").rolls("wood brick ore ore ore ore");
    assert_eq!(warned(&table, "stop"), None);
}
