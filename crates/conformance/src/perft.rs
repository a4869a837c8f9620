//! Counts of the game tree: a change of any rule shows in them.

use engine::{Game, Seat, Turn};

/// The number of ways in which the game can continue for `depth` events; every action and every outcome is a way.
///
/// A game that ends sooner is not counted, and the weights of outcomes do not matter.
pub fn perft<G: Game>(game: &G, depth: u32) -> u64 {
    if depth == 0 {
        return 1;
    }
    match game.turn() {
        Turn::Over => 0,
        Turn::Chance => chance(game, depth),
        Turn::Seats(seats) => seats.iter().map(|seat| answers(game, seat, depth)).sum(),
    }
}

fn chance<G: Game>(game: &G, depth: u32) -> u64 {
    let mut outcomes = Vec::new();
    game.outcomes(&mut outcomes);
    if depth == 1 {
        return outcomes.len() as u64;
    }
    let after = |(outcome, _): &(G::Chance, u64)| {
        let mut after = *game;
        after.resolve(*outcome);
        perft(&after, depth - 1)
    };
    outcomes.iter().map(after).sum()
}

fn answers<G: Game>(game: &G, seat: Seat, depth: u32) -> u64 {
    let mut actions = Vec::new();
    game.actions(seat, &mut actions);
    if depth == 1 {
        return actions.len() as u64;
    }
    let after = |action: &G::Action| {
        let mut after = *game;
        after.apply(seat, *action);
        perft(&after, depth - 1)
    };
    actions.iter().map(after).sum()
}
