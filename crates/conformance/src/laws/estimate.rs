//! A shortcut to the estimate leads to the estimate.

use engine::{Evaluator, Playable, Seat, Turn};

use crate::{Law, Laws};

impl<G: Playable> Laws<G> {
    /// In states of every kind, `prospects_after` tells for each listed action the prospects after it, to the last bit.
    pub fn prospects_are_told_right(&self) -> Law {
        for state in self.sampled()? {
            if let Turn::Seats(seats) = state.turn() {
                seats.iter().try_for_each(|seat| is_told_right(&state, seat))?;
            }
        }
        Ok(())
    }
}

fn is_told_right<G: Playable>(state: &G, seat: Seat) -> Law {
    let (mut actions, mut told) = (Vec::new(), Vec::new());
    state.actions(seat, &mut actions);
    let evaluator = G::evaluator();
    evaluator.prospects_after(state, seat, &actions, |prospects| told.push(prospects));
    if told.len() != actions.len() {
        return Err(format!("`prospects_after` tells {} of {}", told.len(), actions.len()));
    }
    for (action, told) in actions.iter().zip(told) {
        let mut after = *state;
        after.apply(seat, *action);
        let prospects = evaluator.prospects(&after);
        let same = |it| f32::to_bits(told[it]) == f32::to_bits(prospects[it]);
        if !prospects.seats().all(same) {
            return Err(format!(
                "`prospects_after` tells {told:?} of \"{action}\", after which they are {prospects:?}"
            ));
        }
    }
    Ok(())
}
