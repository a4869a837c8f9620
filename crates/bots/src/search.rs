//! Games played on from every answer.

use engine::{Game, Seat};
use rand_core::SeedableRng;
use rand_xoshiro::Xoshiro256PlusPlus;

use crate::{Advice, Budget, Thought, each, playout};

pub(crate) fn advise<G: Game>(
    game: &G,
    seat: Seat,
    budget: Budget,
    thought: &Thought<'_>,
) -> Vec<Advice<G::Action>> {
    let playouts = match budget {
        Budget::Iterations(count) | Budget::Millis(count) => (count / 10).max(1),
    };
    let mut scratch = Vec::new();
    each(game, seat, |action| {
        let mut rng = Xoshiro256PlusPlus::seed_from_u64(thought.seed);
        let mut sum = 0.0;
        for _ in 0..playouts {
            if thought.stop.is_stopped() {
                break;
            }
            let mut after = *game;
            after.apply(seat, action);
            playout(&mut after, &mut rng, &mut scratch);
            sum += after.chances()[seat];
        }
        sum / playouts as f32
    })
}
