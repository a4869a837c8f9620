//! A few states of every kind, for laws that are too expensive to be tried everywhere.

use std::mem::{Discriminant, discriminant};

use engine::{Game, Setup, Turn, below};
use rand_core::SeedableRng;
use rand_xoshiro::Xoshiro256PlusPlus;

use crate::Laws;

/// How many states are taken from the games of one table.
const STATES: usize = 60;

/// What a state asks: the seats, the verbs of their answers, and the number of outcomes of chance.
///
/// The laws do not know the phases of a game, but states of different phases differ in this.
#[derive(PartialEq)]
struct Kind<G: Game> {
    turn: Turn,
    verbs: Vec<Discriminant<G::Action>>,
    outcomes: usize,
}

/// The states of one kind; each that was seen is kept with the same probability.
struct Group<G: Game> {
    kind: Kind<G>,
    seen: u64,
    kept: Vec<G>,
}

impl<G: Game> Laws<G> {
    /// States from random games at every table, spread over the kinds of states.
    pub(crate) fn sampled(&self) -> Result<Vec<G>, String> {
        let tables = self.setups.iter().enumerate();
        let states = tables.map(|(table, setup)| self.sampled_at(table, setup));
        Ok(states.collect::<Result<Vec<_>, _>>()?.concat())
    }

    fn sampled_at(&self, table: usize, setup: &Setup<G::Content>) -> Result<Vec<G>, String> {
        let mut groups: Vec<Group<G>> = Vec::new();
        let mut rng = Xoshiro256PlusPlus::seed_from_u64(self.seed_of(table, usize::MAX / 2));
        for number in 0..self.games {
            let mut game = self.random_game(setup, self.seed_of(table, number))?;
            keep(&mut groups, game.state, &mut rng);
            while game.step()?.is_some() {
                keep(&mut groups, game.state, &mut rng);
            }
        }
        Ok(spread(&groups))
    }
}

/// Adds the state to its group; in a full group it may replace another, so that late states count too.
fn keep<G: Game>(groups: &mut Vec<Group<G>>, state: G, rng: &mut Xoshiro256PlusPlus) {
    let kind = kind(&state);
    let at = groups.iter().position(|group| group.kind == kind).unwrap_or_else(|| {
        groups.push(Group { kind, seen: 0, kept: Vec::new() });
        groups.len() - 1
    });
    let group = &mut groups[at];
    group.seen += 1;
    if group.kept.len() < STATES {
        group.kept.push(state);
    } else if let Some(place) = group.kept.get_mut(below(rng, group.seen) as usize) {
        *place = state;
    }
}

fn kind<G: Game>(state: &G) -> Kind<G> {
    let turn = state.turn();
    let (mut actions, mut outcomes) = (Vec::new(), Vec::new());
    match turn {
        Turn::Seats(seats) => seats.iter().for_each(|seat| state.actions(seat, &mut actions)),
        Turn::Chance => state.outcomes(&mut outcomes),
        Turn::Over => {}
    }
    let mut verbs: Vec<_> = actions.iter().map(discriminant).collect();
    verbs.dedup();
    Kind { turn, verbs, outcomes: outcomes.len() }
}

/// One state of each group, then a second of each, and so on until there are enough.
fn spread<G: Game>(groups: &[Group<G>]) -> Vec<G> {
    let rounds = 0..STATES;
    let states =
        rounds.flat_map(|round| groups.iter().filter_map(move |group| group.kept.get(round)));
    states.take(STATES).copied().collect()
}
