//! Recorded games and scenarios replay byte for byte; `BLESS=1 cargo test` writes them anew.

use std::path::{Path, PathBuf};
use std::sync::LazyLock;

use bots::Bot;
use catan_dice::{CatanDice, Kind};
use conformance::{Golden, Law, golden_games, goldens, refusals};
use engine::{Game, Match, Seat, Setup};

use crate::laws::RULESETS;

const NAMES: [[&str; 4]; 3] = [
    ["manual-1.game", "manual-2.game", "manual-3.game", "manual-4.game"],
    ["classic-1.game", "classic-2.game", "classic-3.game", "classic-4.game"],
    ["manual-wide-1.game", "manual-wide-2.game", "manual-wide-3.game", "manual-wide-4.game"],
];

fn folder() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/games")
}

/// Every number of seats under every ruleset; greedy plays, and at a table of several the last is random.
fn every_table() -> Vec<Golden<CatanDice>> {
    let tables = RULESETS.into_iter().zip(NAMES);
    let games = tables.flat_map(|(ruleset, names)| {
        (1..=4).zip(names).map(move |(seats, name)| {
            let mut players = vec![Bot::Greedy; seats];
            if seats > 1 {
                players[seats - 1] = Bot::Random;
            }
            let setup = Setup::new(seats).with("ruleset", ruleset);
            Golden { name, setup, players, seed: seats as u64 }
        })
    });
    games.collect()
}

/// Two greedy seats that end level; the seed was found by trying.
fn shared_win() -> Golden<CatanDice> {
    let setup = Setup::new(2).with("ruleset", "classic");
    Golden { name: "shared-win.game", setup, players: vec![Bot::Greedy; 2], seed: 119 }
}

/// Whether none is missing, and whether all replay. It is asked once: a run that blesses has written
/// every file before any other test reads one.
static GOLDENS: LazyLock<[Law; 2]> = LazyLock::new(|| {
    let mut games = every_table();
    games.push(shared_win());
    [golden_games(&folder(), &games), goldens::<CatanDice>(&folder())]
});

/// A golden game replayed.
fn replayed(name: &str) -> Match<CatanDice> {
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
        let setup = game.setup().unwrap();
        assert_eq!((setup.seats, &setup.settings), (golden.setup.seats, &golden.setup.settings));
        assert!(game.is_over(), "{}", golden.name);
    }
}

#[test]
fn one_golden_game_ends_in_a_shared_win() {
    let standings = replayed("shared-win.game").state().standings();
    assert!(standings.iter().all(|rank| rank.is_win()), "{standings:?}");
}

#[test]
fn one_golden_game_ends_with_a_full_sheet() {
    let game = replayed("full-sheet.game");
    let (state, sheet) = (game.state(), game.state().sheets[Seat::FIRST]);
    let is_full = |kind| sheet.count(kind) == state.rules().spots(kind);
    assert!(game.is_over() && Kind::ALL.into_iter().all(is_full));
    assert_eq!(state.scores()[Seat::FIRST].total(), 60 - 2 * 2);
}

#[test]
fn some_seat_of_a_golden_game_ends_below_zero() {
    let total = |golden: &Golden<CatanDice>| {
        let scores = replayed(golden.name).state().scores();
        scores.iter().map(engine::ScoreSheet::total).min()
    };
    assert!(every_table().iter().filter_map(total).any(|total| total < 0));
}

#[test]
fn every_scenario_of_a_refusal_shows_the_rule_it_is_named_after() {
    LazyLock::force(&GOLDENS);
    assert_eq!(refusals(&folder()), Ok(18));
}
