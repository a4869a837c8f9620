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
    greedy::best(game, seat, actions)
}
