//! Recorded games and scenarios replay byte for byte; `BLESS=1 cargo test` writes them anew.

use std::sync::LazyLock;

use bots::Bot;
use conformance::{Golden, Goldens, setup};
use dice_settlers::DiceSettlers;
use engine::{Describe, Game, Seat};

/// A name, the number of seats, options, and a seed.
type Row = (&'static str, usize, &'static [(&'static str, &'static str)], u64);

/// Every number of seats, every premade set and every option.
const TABLES: [Row; 12] = [
    ("seats-2.game", 2, &[], 2),
    ("seats-3.game", 3, &[], 3),
    ("seats-4.game", 4, &[], 4),
    ("great-wide-somewhere.game", 3, &[("technologies", "great-wide-somewhere")], 5),
    ("warriors-and-traders.game", 4, &[("technologies", "warriors-and-traders")], 6),
    ("expand-expand-expand.game", 2, &[("technologies", "expand-expand-expand")], 7),
    ("peace-in-our-time.game", 3, &[("technologies", "peace-in-our-time")], 8),
    ("random.game", 4, &[("technologies", "random")], 9),
    ("random-explosive.game", 3, &[("technologies", "random"), ("explosive", "true")], 10),
    ("simultaneous.game", 3, &[("roll-order", "simultaneous")], 11),
    ("gained-dice-spent.game", 2, &[("gained-dice", "spent")], 12),
    ("max-rounds.game", 2, &[("max-rounds", "4")], 13),
];

/// The ways in which the end comes near, a game for each; the seeds were found by trying.
const ENDS: [Row; 4] = [
    ("end-by-houses.game", 2, &[], 5915),
    ("end-by-vp.game", 2, &[], 0),
    ("end-by-tiles.game", 3, &[], 8),
    ("end-by-dice.game", 4, &[], 0),
];

/// Games with rare answers; the seeds were found by trying.
const RARE: [Row; 4] = [
    ("blast-engineer.game", 2, &[("technologies", "random"), ("explosive", "true")], 17825),
    ("recall-return.game", 3, &[("technologies", "random"), ("explosive", "true")], 8733),
    ("use.game", 2, &[("technologies", "random"), ("explosive", "true")], 591),
    ("house.game", 3, &[("technologies", "random"), ("explosive", "true")], 699),
];

/// The solo game at every difficulty, with the Gold Rush variant, with ties by themselves, and value by value.
const SOLO: [Row; 7] = [
    ("solo-normal-won.game", 1, &[], 0),
    ("solo-normal-lost.game", 1, &[], 1),
    ("solo-easy.game", 1, &[("difficulty", "easy")], 3),
    ("solo-hard.game", 1, &[("difficulty", "hard"), ("explosive", "true")], 4),
    ("solo-gold-rush.game", 1, &[("gold-rush", "true"), ("technologies", "random")], 5),
    ("solo-auto.game", 1, &[("ties", "auto"), ("bot-join", "neighbour")], 6),
    ("solo-custom.game", 1, CUSTOM, 7),
];

/// Each value of a difficulty of its own.
const CUSTOM: &[(&str, &str)] = &[
    ("difficulty", "custom"),
    ("bot-cap", "2"),
    ("bot-strength", "0"),
    ("bot-trade", "3"),
    ("bot-tents", "8"),
    ("bot-end", "2"),
];

fn golden((name, seats, options, seed): Row) -> Golden<DiceSettlers> {
    Golden::new(name, setup(seats, options), seed)
}

/// Only random seats, so that what is rare is found by trying.
fn random(row: Row) -> Golden<DiceSettlers> {
    golden(row).with_all(Bot::Random)
}

static GOLDENS: LazyLock<Goldens<DiceSettlers>> = LazyLock::new(|| {
    let found = ENDS.into_iter().chain(RARE).map(random);
    let games = TABLES.into_iter().map(golden).chain(found).chain(SOLO.into_iter().map(golden));
    Goldens::of(env!("CARGO_MANIFEST_DIR"), games.collect())
});

conformance::every_golden!(GOLDENS, 97 refusals);

/// What brought the end near, when the last round began.
fn triggers(name: &str) -> Vec<&'static str> {
    let game = GOLDENS.replayed(name);
    let mut state = game.at(0);
    for event in game.events() {
        state = event.after(state);
        if state.is_last {
            break;
        }
    }
    let colours = state.dice.iter().filter(|dice| **dice > 0).count();
    let all = [
        ("end-by-houses.game", state.players.iter().any(|player| player.houses.len() == 5)),
        ("end-by-vp.game", state.vp == 0),
        ("end-by-tiles.game", state.stack.is_empty()),
        ("end-by-dice.game", colours <= 2),
        ("max-rounds.game", state.round == state.options.max_rounds),
    ];
    all.into_iter().filter(|(_, is_true)| *is_true).map(|(name, _)| name).collect()
}

#[test]
fn a_solo_game_is_won_and_another_lost() {
    let place = |name| GOLDENS.replayed(name).state().standings()[Seat::FIRST].0;
    assert_eq!(["solo-normal-won.game", "solo-normal-lost.game"].map(place), [1, 2]);
}

#[test]
fn each_way_to_the_end_has_a_golden_game_that_ends_so() {
    for (name, ..) in ENDS {
        assert_eq!(triggers(name), [name]);
    }
    assert_eq!(triggers("max-rounds.game"), ["max-rounds.game"]);
}

#[test]
fn the_golden_games_show_every_verb() {
    let shown = GOLDENS.verbs();
    for verb in DiceSettlers::verbs() {
        assert!(shown.contains(*verb), "{verb} is in no golden game");
    }
}

/// A game of two that was played by version 1 of the rules.
const OLD: &str = include_str!("../old/version-1.game");

#[test]
fn a_record_of_version_1_is_read_and_says_what_it_needs() {
    let record: engine::Record<DiceSettlers> = OLD.parse().expect("it is still read");
    assert_eq!((record.header.version, record.header.seats), (1, 2));
    assert_eq!(record.to_string(), OLD, "and written as it was");
    let error = record.replay().expect_err("it is not played by these rules");
    assert_eq!(
        error.to_string(),
        "line 3: this record needs version 1 of the rules of dice-settlers, and this program plays version 2"
    );
}
