//! Chance: its outcomes, their weights, and whether `sample` follows them.

use std::collections::BTreeSet;

use engine::{Game, Turn};
use rand_core::SeedableRng;
use rand_xoshiro::Xoshiro256PlusPlus;

use crate::{Law, Laws, chi_square};

/// The outcomes of chance, with weights.
type Outcomes<G> = Vec<(<G as Game>::Chance, u64)>;

impl<G: Game> Laws<G> {
    /// In states of every kind, outcomes are listed once, with weights above zero, exactly when chance
    /// is asked; and `is_possible` is true of exactly those.
    pub fn weights_are_complete(&self) -> Law {
        let all = self.sampled_outcomes()?;
        self.sampled()?.iter().try_for_each(|state| is_complete(state, &all))
    }

    /// In states of every kind, many calls of `sample` fit the weights by a chi-square test.
    pub fn samples_follow_the_weights(&self) -> Law {
        let mut rng = Xoshiro256PlusPlus::seed_from_u64(self.seed);
        let mut seen = BTreeSet::new();
        for state in self.sampled()? {
            let mut outcomes = outcomes(&state);
            outcomes.sort_unstable();
            if state.turn() == Turn::Chance && seen.insert(outcomes.clone()) {
                follows(&state, &outcomes, &mut rng)?;
            }
        }
        Ok(())
    }

    /// Every outcome of the sampled states.
    pub(crate) fn sampled_outcomes(&self) -> Result<BTreeSet<G::Chance>, String> {
        let states = self.sampled()?;
        Ok(states.iter().flat_map(outcomes).map(|(outcome, _)| outcome).collect())
    }
}

fn is_complete<G: Game>(state: &G, all: &BTreeSet<G::Chance>) -> Law {
    let listed = outcomes(state);
    if (state.turn() == Turn::Chance) == listed.is_empty() {
        return Err(format!(
            "{} outcomes are listed when the turn is {:?}",
            listed.len(),
            state.turn()
        ));
    }
    let mut seen = BTreeSet::new();
    for (outcome, weight) in &listed {
        if !seen.insert(*outcome) {
            return Err(format!("\"{outcome}\" is listed twice"));
        }
        if *weight == 0 {
            return Err(format!("\"{outcome}\" is listed with the weight 0"));
        }
    }
    if listed.iter().try_fold(0_u64, |sum, (_, weight)| sum.checked_add(*weight)).is_none() {
        return Err("the weights together are more than a number holds".into());
    }
    match all.iter().find(|outcome| state.is_possible(**outcome) != seen.contains(*outcome)) {
        None => Ok(()),
        Some(outcome) => {
            let is = if seen.contains(outcome) { "listed and not" } else { "not listed and yet" };
            Err(format!("\"{outcome}\" is {is} possible, in {state:?}"))
        }
    }
}

/// `outcomes` are sorted.
fn follows<G: Game>(state: &G, outcomes: &Outcomes<G>, rng: &mut Xoshiro256PlusPlus) -> Law {
    let mut drawn = vec![0; outcomes.len()];
    for _ in 0..chi_square::draws_for(outcomes.len()) {
        let sample = state.sample(rng);
        let at = outcomes
            .binary_search_by_key(&sample, |(outcome, _)| *outcome)
            .map_err(|_| format!("`sample` gives \"{sample}\", which is not listed"))?;
        drawn[at] += 1;
    }
    let weights: Vec<u64> = outcomes.iter().map(|(_, weight)| *weight).collect();
    chi_square::fits(&drawn, &weights)
        .map_err(|problem| format!("`sample` does not fit the weights: {problem}, in {state:?}"))
}

fn outcomes<G: Game>(state: &G) -> Outcomes<G> {
    let mut outcomes = Vec::new();
    state.outcomes(&mut outcomes);
    outcomes
}
