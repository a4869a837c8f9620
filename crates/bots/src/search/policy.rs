//! How the seats of a playout answer: quickly.

use engine::{Game, Policy, Rng, Seat, below};

use crate::greedy;

/// The answer of a seat that is asked.
pub(crate) fn choose<G: Game, R: Rng>(
    policy: Policy,
    game: &G,
    seat: Seat,
    rng: &mut R,
    actions: &mut Vec<G::Action>,
) -> G::Action {
    let tries = match policy {
        Policy::Random => return game.sample_action(seat, rng, actions),
        Policy::BestOf(tries) => usize::from(tries.max(1)),
        Policy::Greedy => usize::MAX,
    };
    actions.clear();
    game.actions(seat, actions);
    // The first few places are filled with answers drawn by lot.
    for place in 0..if tries < actions.len() { tries } else { 0 } {
        let other = place + below(rng, (actions.len() - place) as u64) as usize;
        actions.swap(place, other);
    }
    actions.truncate(tries);
    best(game, seat, actions)
}

fn best<G: Game>(game: &G, seat: Seat, actions: &[G::Action]) -> G::Action {
    let mut best = actions[0];
    let mut most = f32::MIN;
    for action in actions.iter().filter(|_| actions.len() > 1) {
        let value = greedy::value(game, seat, *action);
        if value > most {
            (best, most) = (*action, value);
        }
    }
    best
}
