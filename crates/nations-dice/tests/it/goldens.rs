//! Recorded games and scenarios replay byte for byte; `BLESS=1 cargo test` writes them anew.

use std::path::{Path, PathBuf};
use std::sync::LazyLock;

use bots::Bot;
use conformance::{Golden, Law, golden_games, goldens, refusals};
use engine::{Match, Setup};
use nations_dice::NationsDice;

const NAMES: [&str; 4] = ["seats-1.game", "seats-2.game", "seats-3.game", "seats-4.game"];

fn folder() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/games")
}

/// Every number of seats, the solo game also tougher, white dice with two food, and famines; greedy plays, and at a
/// table of several the last is random.
fn every_table() -> Vec<Golden<NationsDice>> {
    let players = |seats: usize| {
        let mut players = vec![Bot::Greedy; seats];
        if seats > 1 {
            players[seats - 1] = Bot::Random;
        }
        players
    };
    let plain = (1..=4).zip(NAMES).map(|(seats, name)| {
        let setup = Setup::new(seats);
        Golden { name, setup, players: players(seats), seed: seats as u64 }
    });
    let option = |name, seats, option| {
        let setup = Setup::new(seats).with(option, "true");
        Golden { name, setup, players: players(seats), seed: 7 }
    };
    let options = [
        option("tougher-1.game", 1, "tougher"),
        option("white-two-food-2.game", 2, "white-two-food"),
    ];
    // Its famines are answered in every way: with strength dice, without, and not at all.
    let setup = Setup::new(3);
    let famine = Golden { name: "famine-3.game", setup, players: players(3), seed: 8 };
    plain.chain(options).chain([famine]).collect()
}

/// Whether none is missing, and whether all replay. It is asked once: a run that blesses has written
/// every file before any other test reads one.
static GOLDENS: LazyLock<[Law; 2]> =
    LazyLock::new(|| [golden_games(&folder(), &every_table()), goldens::<NationsDice>(&folder())]);

/// A golden game replayed.
fn replayed(name: &str) -> Match<NationsDice> {
    LazyLock::force(&GOLDENS);
    conformance::replayed(&folder(), name).expect("a golden game replays")
}

#[test]
fn no_golden_game_is_missing() {
    GOLDENS[0].clone().unwrap();
}

#[test]
fn golden_games_and_scenarios_replay() {
    GOLDENS[1].clone().unwrap();
}

#[test]
fn every_table_has_a_golden_game_that_is_played_to_the_end() {
    for golden in every_table() {
        let game = replayed(golden.name);
        assert_eq!(game.setup().unwrap().seats, golden.setup.seats);
        assert!(game.is_over(), "{}", golden.name);
    }
}

#[test]
fn every_scenario_of_a_refusal_shows_the_rule_it_is_named_after() {
    LazyLock::force(&GOLDENS);
    assert_eq!(refusals(&folder()), Ok(19));
}
