//! Recorded games and scenarios replay byte for byte; `BLESS=1 cargo test` writes them anew.

use std::sync::LazyLock;

use bots::Bot;
use catan_dice::{CatanDice, Kind};
use conformance::{Golden, Goldens, setup};
use engine::{Game, ScoreSheet, Seat};

use crate::laws::RULESETS;

const NAMES: [[&str; 4]; 3] = [
    ["manual-1.game", "manual-2.game", "manual-3.game", "manual-4.game"],
    ["classic-1.game", "classic-2.game", "classic-3.game", "classic-4.game"],
    ["manual-wide-1.game", "manual-wide-2.game", "manual-wide-3.game", "manual-wide-4.game"],
];

/// Every number of seats under every ruleset.
fn every_table() -> Vec<Golden<CatanDice>> {
    let tables = RULESETS.into_iter().zip(NAMES);
    let games = tables.flat_map(|(ruleset, names)| {
        (1..=4).zip(names).map(move |(seats, name)| {
            Golden::new(name, setup(seats, &[("ruleset", ruleset)]), seats as u64)
        })
    });
    games.collect()
}

/// Two greedy seats that end level; the seed was found by trying.
fn shared_win() -> Golden<CatanDice> {
    let table = setup(2, &[("ruleset", "classic")]);
    Golden::new("shared-win.game", table, 119).with_all(Bot::Greedy)
}

static GOLDENS: LazyLock<Goldens<CatanDice>> = LazyLock::new(|| {
    let mut games = every_table();
    games.push(shared_win());
    Goldens::of(env!("CARGO_MANIFEST_DIR"), games)
});

conformance::every_golden!(GOLDENS, 18 refusals);

#[test]
fn one_golden_game_ends_in_a_shared_win() {
    let standings = GOLDENS.replayed("shared-win.game").state().standings();
    assert!(standings.iter().all(|rank| rank.is_win()), "{standings:?}");
}

#[test]
fn one_golden_game_ends_with_a_full_sheet() {
    let game = GOLDENS.replayed("full-sheet.game");
    let (state, sheet) = (game.state(), game.state().sheets[Seat::FIRST]);
    let is_full = |kind| sheet.count(kind) == state.rules().spots(kind);
    assert!(game.is_over() && Kind::ALL.into_iter().all(is_full));
    assert_eq!(state.scores()[Seat::FIRST].total(), 60 - 2 * 2);
}

#[test]
fn some_seat_of_a_golden_game_ends_below_zero() {
    let total = |golden: &Golden<CatanDice>| {
        let scores = GOLDENS.replayed(golden.name).state().scores();
        scores.iter().map(ScoreSheet::total).min()
    };
    assert!(every_table().iter().filter_map(total).any(|total| total < 0));
}
