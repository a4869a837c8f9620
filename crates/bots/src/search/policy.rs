//! How the seats of a playout answer: quickly.

use engine::{Game, Policy, Rng, Seat};

use crate::greedy;

/// The answer of a seat that is asked.
pub(crate) fn choose<G: Game, R: Rng>(
    policy: Policy,
    game: &G,
    seat: Seat,
    rng: &mut R,
    actions: &mut Vec<G::Action>,
) -> G::Action {
    match policy {
        Policy::Random => game.sample_action(seat, rng, actions),
        Policy::Greedy => {
            actions.clear();
            game.actions(seat, actions);
            greedy::best(game, seat, actions)
        }
    }
}
