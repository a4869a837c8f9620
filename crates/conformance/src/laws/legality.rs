//! Exactly the listed actions are legal.

use std::collections::{BTreeSet, VecDeque};

use engine::{Game, MAX_SEATS, Seat, Turn};

use crate::random_game::pick;
use crate::{Law, Laws};

/// How many actions from elsewhere are tried in a state.
const ELSEWHERE: usize = 64;

impl<G: Game> Laws<G> {
    /// In every state, what is listed for a seat has no repetition, is the same when asked twice and
    /// passes `check`; a seat that is asked has something listed, any other seat has nothing.
    pub fn listed_actions_are_legal(&self) -> Law {
        self.each_state(|state| Seat::all(MAX_SEATS).try_for_each(|seat| is_legal(state, seat)))
    }

    /// In every state, an action that was listed elsewhere in play is legal exactly when it is listed
    /// here too, and through `play` a refused one changes nothing.
    pub fn refusals_change_nothing(&self) -> Law {
        let mut elsewhere = VecDeque::new();
        self.each_game(|_, game| {
            loop {
                for seat in Seat::all(MAX_SEATS) {
                    let here = listed(&game.state, seat);
                    elsewhere.iter().try_for_each(|action| {
                        refusal_is_clean(&game.state, seat, *action, &here)
                    })?;
                    elsewhere.extend(pick(&here, &mut game.rng));
                }
                while elsewhere.len() > ELSEWHERE {
                    elsewhere.pop_front();
                }
                if game.step()?.is_none() {
                    return Ok(());
                }
            }
        })
    }

    /// In states of every kind, of all actions that can be expressed exactly the listed ones pass `check`.
    pub fn legal_actions_are_listed(&self) -> Law {
        for state in self.sampled()? {
            for seat in Seat::all(MAX_SEATS) {
                self.universe_agrees(&state, seat)?;
            }
        }
        Ok(())
    }

    fn universe_agrees(&self, state: &G, seat: Seat) -> Law {
        let listed: BTreeSet<_> = listed(state, seat).into_iter().collect();
        let legal = self.universe.iter().copied().filter(|it| state.check(seat, *it).is_ok());
        let legal: BTreeSet<_> = legal.collect();
        if let Some(action) = legal.difference(&listed).next() {
            return Err(format!(
                "\"{action}\" by seat {seat} passes `check` and is not listed, in {state:?}"
            ));
        }
        if let Some(action) = listed.difference(&legal).next() {
            return Err(format!(
                "\"{action}\" by seat {seat} is listed, but `check` refuses it or the universe lacks it, in {state:?}"
            ));
        }
        Ok(())
    }
}

fn is_legal<G: Game>(state: &G, seat: Seat) -> Law {
    let actions = listed(state, seat);
    let is_asked = match state.turn() {
        Turn::Seats(seats) => seats.contains(seat),
        Turn::Chance | Turn::Over => false,
    };
    if is_asked == actions.is_empty() {
        let (is, has) = if is_asked { ("is", "nothing") } else { ("is not", "something") };
        return Err(format!("seat {seat} {is} asked and has {has} listed"));
    }
    if actions != listed(state, seat) {
        return Err(format!("what is listed for seat {seat} differs when asked again"));
    }
    let mut seen = BTreeSet::new();
    for action in actions {
        if !seen.insert(action) {
            return Err(format!("\"{action}\" is listed twice for seat {seat}"));
        }
        state.check(seat, action).map_err(|illegal| {
            format!("\"{action}\" is listed for seat {seat}, and `check` says: {illegal}")
        })?;
    }
    Ok(())
}

fn refusal_is_clean<G: Game>(
    state: &G,
    seat: Seat,
    action: G::Action,
    listed: &[G::Action],
) -> Law {
    let mut after = *state;
    let answer = after.play(seat, action);
    if answer.is_ok() != listed.contains(&action) {
        let is = if answer.is_ok() { "is accepted and not" } else { "is refused and yet" };
        return Err(format!("\"{action}\" by seat {seat} {is} listed"));
    }
    if answer.is_err() && after != *state {
        return Err(format!("\"{action}\" by seat {seat} is refused and changes the state"));
    }
    Ok(())
}

fn listed<G: Game>(state: &G, seat: Seat) -> Vec<G::Action> {
    let mut actions = Vec::new();
    state.actions(seat, &mut actions);
    actions
}
