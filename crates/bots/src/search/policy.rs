//! How the seats of a playout answer: quickly.

use engine::{Evaluator, Game, Policy, Rng, Seat};

use super::iteration::Quick;
use crate::greedy;

/// The answer of a seat that is asked.
pub(crate) fn choose<G: Game, E: Evaluator<G>, R: Rng>(
    quick: &Quick<'_, E>,
    game: &G,
    seat: Seat,
    rng: &mut R,
    actions: &mut Vec<G::Action>,
) -> G::Action {
    match quick.policy {
        Policy::Random => game.sample_action(seat, rng, actions),
        Policy::Greedy => {
            actions.clear();
            game.actions(seat, actions);
            greedy::best(game, quick.evaluator, seat, actions)
        }
    }
}
