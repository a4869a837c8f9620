//! What the log of the match tells beyond the state: what a seat built in its latest turn, and where each die lies.

use catan_dice::{Action, CatanDice, Chance, Face, Site};
use engine::{Event, Faces, Match, Seat};

/// What a seat built in the last turn in which it has answered.
pub(super) fn builds(played: &Match<CatanDice>, seat: Seat) -> Vec<Site> {
    let is_its = |event: &Event<CatanDice>| matches!(event, Event::Action(by, _) if *by == seat);
    let turns = played.events().split_inclusive(|event| is_end(*event));
    let latest = turns.rev().find(|turn| turn.iter().any(is_its)).unwrap_or_default();
    let site = |event: &Event<CatanDice>| match event {
        Event::Action(_, Action::Build(site)) => Some(*site),
        Event::Action(..) | Event::Chance(_) => None,
    };
    latest.iter().filter_map(site).collect()
}

const fn is_end(event: Event<CatanDice>) -> bool {
    matches!(event, Event::Action(_, Action::End))
}

/// A die of the turn under way.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Lying {
    Air,
    Die {
        face: Face,
        is_used: bool,
        /// Whether it has been thrown, or turned by a joker, since the last answer.
        is_fresh: bool,
    },
}

/// The dice of the turn under way, each in the place where it has lain since it was first thrown.
///
/// The state only counts faces, so of dice that show the same the last one goes.
pub(super) fn dice(played: &Match<CatanDice>) -> Vec<Lying> {
    let events = played.events();
    let first = events.iter().rposition(|event| is_end(*event)).map_or(0, |end| end + 1);
    let mut state = played.at(first);
    let all = state.in_air + state.dice.len() + state.used.len();
    let mut dice = vec![Lying::Air; usize::from(all)];
    put(&mut dice, state.dice);
    for event in &events[first..] {
        let before = state;
        state = event.after(state);
        step(&mut dice, &before, &state);
    }
    dice
}

/// How many times dice were thrown.
pub(super) fn throws(played: &Match<CatanDice>) -> usize {
    let is_throw = |event: &&Event<CatanDice>| matches!(event, Event::Chance(Chance::Rolled(_)));
    played.events().iter().filter(is_throw).count()
}

/// What one event changes: dice are used, leave, and come to lie where others left.
fn step(dice: &mut [Lying], before: &CatanDice, after: &CatanDice) {
    for die in dice.iter_mut() {
        if let Lying::Die { is_fresh, .. } = die {
            *is_fresh = false;
        }
    }
    let used = before.used.missing(after.used);
    let gone = after.dice.missing(before.dice);
    let gone = used.missing(gone);
    for face in used.iter() {
        if let Some(Lying::Die { is_used, .. }) = unused(dice, face) {
            *is_used = true;
        }
    }
    for face in gone.iter() {
        if let Some(die) = unused(dice, face) {
            *die = Lying::Air;
        }
    }
    put(dice, before.dice.missing(after.dice));
}

/// The last unused die that shows a face.
fn unused(dice: &mut [Lying], wanted: usize) -> Option<&mut Lying> {
    let is_it = |die: &&mut Lying| matches!(die, Lying::Die { face, is_used: false, .. } if *face as usize == wanted);
    dice.iter_mut().rev().find(is_it)
}

/// Dice come to lie in the free places.
fn put(dice: &mut [Lying], new: Faces) {
    let free = dice.iter_mut().filter(|die| **die == Lying::Air);
    for (die, face) in free.zip(new.iter()) {
        *die = Lying::Die { face: Face::ALL[face], is_used: false, is_fresh: true };
    }
}
