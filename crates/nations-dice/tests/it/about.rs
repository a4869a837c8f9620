//! Everything explains itself, in every phase, and says what is missing; answers that give something up are warned of.

use std::collections::BTreeSet;

use conformance::{Plain, Table as _, random_event};
use engine::{Describe, Event, Game, Phrase, Say};
use nations_dice::{Action, NationsDice, Phase};
use rand_core::SeedableRng;

use crate::table::{Table, at};

/// The things of a table, and what there is once.
const THINGS: [(&str, std::ops::RangeInclusive<u16>); 7] = [
    ("cell", 1..=12),
    ("tile", 1..=60),
    ("printed", 1..=5),
    ("building", 1..=5),
    ("dice", 1..=4),
    ("chit", 0..=5),
    ("price", 1..=3),
];
const ONCE: [&str; 8] = ["advisor", "wonder", "books", "order", "reroll", "pass", "feed", "round"];

/// Checks that a thing has a title and a sentence; what is tried is found legal or refused.
fn explains(game: &NationsDice, kind: &str, id: u16) {
    for seat in game.players.seats() {
        let Some(about) = game.about(seat, kind, id) else { panic!("nothing about {kind}:{id}") };
        assert!(!Plain.say(&about.title).is_empty() && !about.says.is_empty(), "{kind}:{id}");
        for action in about.tries {
            let _ = game.check(seat, action);
        }
    }
}

fn everything(game: &NationsDice) {
    for (kind, ids) in THINGS {
        ids.for_each(|id| explains(game, kind, id));
    }
    for kind in ONCE {
        explains(game, kind, 1);
    }
    if game.open_event().is_some() {
        explains(game, "event", 1);
    }
    if game.is_solo() {
        explains(game, "fame", 1);
    }
    for seat in game.players.seats() {
        for (place, ..) in game.row(seat) {
            let about = game.about(seat, "die", place.into()).expect("a die that lies there");
            assert!(about.says.len() >= 2);
        }
        assert!(game.about(seat, "die", 11).is_none() && game.about(seat, "moon", 1).is_none());
    }
}

#[test]
fn everything_explains_itself_in_every_phase() {
    let mut phases = BTreeSet::new();
    for number in 0..24 {
        let mut rng = rand_xoshiro::Xoshiro256PlusPlus::seed_from_u64(number);
        let mut game = Table::new(1 + number as usize % 4).game;
        while let Some(event) = random_event(&game, &mut rng) {
            if phases.insert((game.phase as u8, game.players.len()))
                || matches!(event, Event::Action(..))
            {
                everything(&game);
            }
            game = event.after(game);
        }
        everything(&game);
        phases.insert((game.phase as u8, game.players.len()));
    }
    for phase in [Phase::Act, Phase::Pay, Phase::Cover, Phase::Books, Phase::Famine, Phase::Over] {
        assert!(
            phases.iter().any(|(seen, _)| *seen == phase as u8),
            "{phase:?} was never looked at"
        );
    }
}

/// The ids of what is said about a thing.
fn said(table: &Table, kind: &str, id: u16) -> Vec<&'static str> {
    let about = table.game.about(at(0), kind, id).expect("it explains itself");
    about.says.iter().map(|phrase: &Phrase| phrase.id).collect()
}

#[test]
fn a_tile_that_is_too_dear_says_what_is_missing() {
    let table = Table::of(1).rolls("white gold food stone book strength");
    let about = table.game.about(at(0), "cell", 6).expect("a tile lies at b3");
    assert_eq!(about.tries, ["buy b3".parse::<Action>().expect("an action")]);
    let illegal = table.game.check(at(0), about.tries[0]).expect_err("3 strength is too much");
    let fact = table.game.fact(at(0), illegal.fact.expect("what is missing"));
    assert_eq!(Plain.say(&fact), "fact-missing 2 amount 2 strength");
    assert!(said(&table, "cell", 6).contains(&"about-price-strength"));
    assert!(said(&table, "cell", 1).contains(&"about-price-traded"));
}

#[test]
fn nd_4_14_passing_warns_of_what_is_still_possible() {
    let warned = |table: &Table, action: &str| {
        table.game.warning(at(0), action.parse().expect("an action")).map(|said| Plain.say(&said))
    };
    let table = Table::of(1).rolls("white gold gold gold stone stone");
    assert_eq!(warned(&table, "pass").as_deref(), Some("warning-pass 5"));
    assert_eq!(warned(&table, "buy a1"), None);
}

#[test]
fn nd_4_11_a_new_wonder_warns_of_the_one_that_is_lost() {
    let mut table = Table::of(1).rolls("white gold gold gold stone stone");
    let buy = "buy c3".parse().expect("an action");
    assert_eq!(table.game.warning(at(0), buy), None);
    table.game.players[at(0)].wonder = Some("I-14".parse().expect("a tile"));
    let warning = table.game.warning(at(0), buy).expect("the pyramid is lost");
    assert_eq!(Plain.say(&warning), "warning-wonder name-great-pyramid");
    let other = "buy a1".parse().expect("an action");
    assert_eq!(table.game.warning(at(0), other), None, "a building loses no wonder");
}
