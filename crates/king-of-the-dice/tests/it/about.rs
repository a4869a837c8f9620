//! Everything on the board explains itself, in every phase, and an answer that gives something up says so.

use conformance::{Table as _, at, random_event, setup};
use engine::{About, Describe, Game, Phrase, Seat};
use king_of_the_dice::{Action, CardId, Die, Gem, KingOfTheDice, Phase, Space, Terrain};
use rand_core::SeedableRng;
use rand_xoshiro::Xoshiro256PlusPlus;

use crate::table::Table;

/// The kinds of things on the page, with how many there are of each.
const KINDS: [(&str, usize); 13] = [
    ("space", Space::COUNT),
    ("pile", CardId::STACKS + 1),
    ("card", CardId::COUNT),
    ("die", Die::COUNT),
    ("terrain", Terrain::COUNT),
    ("gem", Gem::ALL.len()),
    ("fire", 1),
    ("castle", 1),
    ("super", 1),
    ("stock", 1),
    ("reroll", 1),
    ("stop", 1),
    ("theft", 1),
];

/// Every thing of the page has a title and a sentence for every seat.
fn everything_speaks(game: &KingOfTheDice, seats: usize) {
    for (kind, count) in KINDS {
        let first = u16::from(kind == "pile");
        for (id, seat) in
            (first..count as u16).flat_map(|id| Seat::all(seats).map(move |it| (id, it)))
        {
            let about = game.about(seat, kind, id);
            let about = about.unwrap_or_else(|| panic!("{kind}:{id} says nothing"));
            assert!(!about.says.is_empty(), "{kind}:{id} has a name only");
            assert!(about.rule.is_some(), "{kind}:{id} names no rule");
        }
    }
}

#[test]
fn everything_on_the_board_explains_itself_in_every_phase() {
    let mut phases = Vec::new();
    for (seats, arrangement) in [(2, "printed"), (3, "free"), (4, "printed")] {
        let mut rng = Xoshiro256PlusPlus::seed_from_u64(20 + seats as u64);
        let mut game =
            KingOfTheDice::new(&setup(seats, &[("arrangement", arrangement)])).expect("a table");
        while let Some(event) = random_event(&game, &mut rng) {
            everything_speaks(&game, seats);
            phases.push(game.phase);
            game = event.after(game);
        }
        everything_speaks(&game, seats);
        phases.push(game.phase);
    }
    for phase in [
        Phase::Setup,
        Phase::Roll,
        Phase::Hire,
        Phase::Place,
        Phase::Tame,
        Phase::Attack,
        Phase::Alarm,
        Phase::Over,
    ] {
        assert!(phases.contains(&phase), "{phase:?} was seen");
    }
}

#[test]
fn what_is_not_on_the_board_says_nothing() {
    let table = Table::of(2);
    for (kind, count) in KINDS {
        let is_single = count == 1;
        assert!(
            is_single || table.game.about(at(0), kind, count as u16).is_none(),
            "{kind}:{count}"
        );
    }
    assert!(table.game.about(at(0), "pile", 0).is_none());
    assert!(table.game.about(at(0), "road", 1).is_none());
}

/// What is asked before a legal answer is taken.
fn warning(table: &Table, answer: &str) -> Option<Phrase> {
    let action = answer.parse().expect("an answer");
    assert!(table.game.check(table.game.seat, action).is_ok(), "{answer} is legal");
    table.game.warning(table.game.seat, action)
}

#[test]
fn to_stop_with_dice_that_meet_nothing_asks_once_more() {
    let table = Table::of(2).rolls("blue1 blue2 blue3 blue4 green2 green3");
    assert_eq!(warning(&table, "stop"), Some(Phrase::new("warning-stop")));
    let table = Table::of(2).rolls("red3 red4 red6 red6 green1 green6");
    assert_eq!(warning(&table, "stop"), None);
}

#[test]
fn to_take_a_card_that_could_be_hired_asks_once_more() {
    let dice = "blue1 blue2 blue3 blue4 green2 green3";
    let table = Table::of(2).keeps(dice);
    assert_eq!(warning(&table, "take 1"), None);
    let table = Table::of(2).gives_supers(0, &["s3-10", "s3-11"]).keeps(dice);
    assert_eq!(warning(&table, "take 1"), Some(Phrase::new("warning-take")));
}

#[test]
fn to_hire_in_vain_asks_once_more_where_another_hire_does_something() {
    let cards = ["s1-01", "s2-01", "s3-01", "s4-03", "s5-01"];
    let table = Table::with(2, cards).keeps("red3 red4 red6 red2 red5 green3");
    assert_eq!(warning(&table, "hire 4"), Some(Phrase::new("warning-vain")));
    assert_eq!(warning(&table, "hire 1 level 2"), None);
}

#[test]
fn a_card_says_first_what_the_dice_lack() {
    let table = Table::of(2).rolls("blue1 blue2 blue3 blue4 green2 green3");
    let abouts = (1..=5).filter_map(|pile| table.game.about(at(0), "pile", pile));
    let is_met = |about: &About<Action>| about.says.iter().any(|says| says.id == "about-met");
    let lacking: Vec<_> = abouts.filter(|about| !is_met(about)).collect();
    assert!(!lacking.is_empty(), "some card asks for other dice");
    for about in lacking {
        let asks = about.says.iter().position(|says| says.id == "about-asks").expect("it asks");
        assert!(asks > 0 && about.says[asks - 1].id.starts_with("lack"), "{about:?}");
        assert!(about.tries.is_empty(), "that one can still roll is not the reason");
    }
    // The other player is asked nothing, so nothing is in the way.
    let about = table.game.about(at(1), "pile", 1).expect("it is open");
    assert!(about.tries.is_empty());
}
