//! Random actions are uniform.

use engine::{Game, Seat, Turn};
use rand_core::SeedableRng;
use rand_xoshiro::Xoshiro256PlusPlus;

use crate::{Law, Laws, chi_square};

impl<G: Game> Laws<G> {
    /// In states of every kind, many calls of `sample_action` take each listed action equally often,
    /// by a chi-square test.
    pub fn sampled_actions_are_uniform(&self) -> Law {
        let mut rng = Xoshiro256PlusPlus::seed_from_u64(self.seed);
        for state in self.sampled()? {
            if let Turn::Seats(seats) = state.turn() {
                seats.iter().try_for_each(|seat| is_uniform(&state, seat, &mut rng))?;
            }
        }
        Ok(())
    }
}

fn is_uniform<G: Game>(state: &G, seat: Seat, rng: &mut Xoshiro256PlusPlus) -> Law {
    let (mut actions, mut scratch) = (Vec::new(), Vec::new());
    state.actions(seat, &mut actions);
    actions.sort_unstable();
    let mut drawn = vec![0; actions.len()];
    for _ in 0..chi_square::draws_for(actions.len()) {
        let action = state.sample_action(seat, rng, &mut scratch);
        let at = actions
            .binary_search(&action)
            .map_err(|_| format!("`sample_action` gives \"{action}\", which is not listed"))?;
        drawn[at] += 1;
    }
    chi_square::fits(&drawn, &vec![1; actions.len()])
        .map_err(|problem| format!("`sample_action` is not uniform: {problem}, in {state:?}"))
}
