//! States that could not have come about by play are reported, whatever is wrong with them.

use bots::playout;
use conformance::{Table as _, invalid, random_event, start};
use engine::{Game, Rng, below};
use nations_dice::{NationsDice, Phase};
use rand_core::SeedableRng;
use rand_xoshiro::Xoshiro256PlusPlus;

use crate::table::{MIXED, Table, at};

/// A turn of the first seat.
fn middle() -> NationsDice {
    Table::of(2).rolls(MIXED).game
}

/// What `validate` says once `change` is made.
fn complaint(change: impl FnOnce(&mut NationsDice)) -> String {
    invalid(middle(), change)
}

#[test]
fn wrong_numbers_of_table_and_turn_are_told() {
    assert_eq!(complaint(|game| game.seat = at(2)), "seat: there is no such seat at this table");
    assert_eq!(complaint(|game| game.round = 5), "round: the game has no such round");
    assert_eq!(complaint(|game| game.event = 4), "event: an age has three events");
    assert_eq!(complaint(|game| game.event = 0), "phase: act, and no event is open");
    assert_eq!(complaint(|game| game.shadow = 3), "shadow: only who plays alone has one");
    assert_eq!(complaint(|game| game.acted = true), "acted: no dice are in the air");
    assert_eq!(
        complaint(|game| game.phase = Phase::Roll),
        "phase: roll, and no dice are in the air"
    );
    assert_eq!(complaint(|game| game.phase = Phase::Pay), "buying: there is nothing to pay for");
}

#[test]
fn lost_and_extra_components_are_told() {
    let dice = "seat 0: dice: they are not those of the buildings";
    assert_eq!(complaint(|game| game.players[at(0)].used[0] = 1), dice);
    let chits = "seat 1: chits: they are not those of the start and the tiles";
    assert_eq!(complaint(|game| game.players[at(1)].chits[2] = 1), chits);
    assert_eq!(complaint(|game| game.supply.dice[3] = 7), "supply: dice are lost or made");
    assert_eq!(complaint(|game| game.supply.chits[3] = 4), "supply: chits are lost or made");
    assert_eq!(complaint(|game| game.cells[0] = game.cells[1]), "tiles: one lies in two places");
    let later = |game: &mut NationsDice| game.cells[0] = Some("II-1".parse().unwrap());
    assert_eq!(complaint(later), "tiles: one lies in two places");
    let advisor = |game: &mut NationsDice| game.players[at(0)].advisor = game.cells[0].take();
    assert_eq!(complaint(advisor), "seat 0: advisor: a tile that is none");
    let books = |game: &mut NationsDice| game.players[at(0)].books = 1_000;
    assert_eq!(complaint(books), "players: more books or points than the rounds can have brought");
}

#[test]
fn a_round_end_that_cannot_be_is_told() {
    let problem = "last: more than the end of the round can have brought";
    assert_eq!(complaint(|game| game.players[at(0)].last.steps = 1), problem);
    assert_eq!(complaint(|game| game.players[at(1)].last.war = 1), problem);
    let mut later = Table::of(2).ends_round().game;
    assert_eq!(later.validate(), Ok(()));
    later.players[at(0)].last.famine = 5;
    assert_eq!(later.validate(), Err(problem.into()));
}

/// Whatever `validate` accepts can be played to the end without a panic.
#[test]
fn what_is_valid_can_be_played() {
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(11);
    let mut accepted = 0;
    for _ in 0..3_000 {
        let mut game: NationsDice = start(1 + below(&mut rng, 4) as usize, &[]);
        for _ in 0..below(&mut rng, 120) {
            let Some(event) = random_event(&game, &mut rng) else { break };
            game = event.after(game);
        }
        let changed = changed(&game, &mut rng);
        if changed.is_some_and(|changed| changed.validate().is_ok()) {
            accepted += 1;
            let mut game = changed.unwrap();
            playout(&mut game, &mut rng, &mut Vec::new());
            assert_eq!(game.turn(), engine::Turn::Over);
        }
    }
    assert!(accepted > 100, "{accepted}");
}

/// One number of the state's JSON changed.
fn changed(game: &NationsDice, rng: &mut Xoshiro256PlusPlus) -> Option<NationsDice> {
    let text = serde_json::to_string(game).expect("a state is written");
    let digits: Vec<usize> = text
        .char_indices()
        .filter(|(at, letter)| {
            let before = text.as_bytes()[at.saturating_sub(1)];
            letter.is_ascii_digit() && matches!(before, b':' | b',' | b'[')
        })
        .map(|(at, _)| at)
        .collect();
    let at = digits[below(rng, digits.len() as u64) as usize];
    let digit = (rng.next_u64() % 5).to_string();
    let other = format!("{}{digit}{}", &text[..at], &text[at + 1..]);
    serde_json::from_str(&other).ok()
}
