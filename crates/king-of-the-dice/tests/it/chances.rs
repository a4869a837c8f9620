//! The best chance of every card in one turn, by exhaustive reckoning over dice and rerolls.
//!
//! Dice are kept and thrown kind by kind: two of a kind have 28 states, six dice 21 952, kept or in the air.

use std::collections::BTreeMap;

use engine::Game;
use king_of_the_dice::{CardId, Condition, Dice, Die, KingOfTheDice};

use crate::table::Table;

/// The chance of each level with three rolls and the best keeping, to four digits.
const CHANCES: [(&str, &[&str]); 60] = [
    ("s1-01", &["0.7511", "0.4282", "0.1214"]),
    ("s1-02", &["0.7511", "0.4282", "0.1214"]),
    ("s1-03", &["0.7511", "0.4282", "0.1214"]),
    ("s1-04", &["0.7511", "0.4282", "0.1214"]),
    ("s1-05", &["0.7511", "0.4282", "0.1214"]),
    ("s1-06", &["0.7511", "0.4282", "0.1214"]),
    ("s1-07", &["0.7511", "0.4282", "0.1214"]),
    ("s1-08", &["0.7511", "0.4282", "0.1214"]),
    ("s1-09", &["0.7511", "0.4282", "0.1214"]),
    ("s1-10", &["0.7875", "0.5178", "0.1968"]),
    ("s1-11", &["0.7875", "0.5178", "0.1968"]),
    ("s1-12", &["0.7875", "0.5178", "0.1968"]),
    ("s2-01", &["0.7614"]),
    ("s2-02", &["0.7438"]),
    ("s2-03", &["0.7301"]),
    ("s2-04", &["0.7146"]),
    ("s2-05", &["0.6885"]),
    ("s2-06", &["0.6438"]),
    ("s2-07", &["0.6438"]),
    ("s2-08", &["0.6243"]),
    ("s2-09", &["0.6241"]),
    ("s2-10", &["0.6115"]),
    ("s2-11", &["0.5965"]),
    ("s2-12", &["0.5549"]),
    ("s3-01", &["0.5469"]),
    ("s3-02", &["0.5386"]),
    ("s3-03", &["0.5386"]),
    ("s3-04", &["0.5178"]),
    ("s3-05", &["0.5011"]),
    ("s3-06", &["0.5001"]),
    ("s3-07", &["0.5001"]),
    ("s3-08", &["0.4998"]),
    ("s3-09", &["0.4998"]),
    ("s3-10", &["0.4979"]),
    ("s3-11", &["0.4553"]),
    ("s3-12", &["0.4553"]),
    ("s4-01", &["0.4553"]),
    ("s4-02", &["0.4372"]),
    ("s4-03", &["0.4282"]),
    ("s4-04", &["0.4282"]),
    ("s4-05", &["0.4282"]),
    ("s4-06", &["0.4164"]),
    ("s4-07", &["0.4098"]),
    ("s4-08", &["0.3973"]),
    ("s4-09", &["0.3893"]),
    ("s4-10", &["0.3893"]),
    ("s4-11", &["0.3819"]),
    ("s4-12", &["0.3692"]),
    ("s5-01", &["0.3509"]),
    ("s5-02", &["0.3504"]),
    ("s5-03", &["0.3434"]),
    ("s5-04", &["0.3434"]),
    ("s5-05", &["0.2845"]),
    ("s5-06", &["0.2845"]),
    ("s5-07", &["0.2730"]),
    ("s5-08", &["0.2726"]),
    ("s5-09", &["0.2431"]),
    ("s5-10", &["0.2099"]),
    ("s5-11", &["0.1968"]),
    ("s5-12", &["0.1949"]),
];

/// How many states two dice of a kind have: none, one or both on the table.
const STATES: usize = 28;

/// The states of two dice of a kind as sorted faces, and how one die more or fewer leads from one to another.
struct Lattice {
    states: Vec<Vec<usize>>,
    more: Vec<[usize; 6]>,
    fewer: Vec<Vec<usize>>,
}

impl Lattice {
    fn new() -> Self {
        let ones = (0..6).map(|face| vec![face]);
        let twos = (0..6).flat_map(|first| (first..6).map(move |second| vec![first, second]));
        let states: Vec<Vec<usize>> = [Vec::new()].into_iter().chain(ones).chain(twos).collect();
        assert_eq!(states.len(), STATES);
        let find = |state: &[usize]| {
            states.iter().position(|it| it == state).expect("a state of two dice")
        };
        let with = |state: &Vec<usize>, face: usize| {
            let mut after = state.clone();
            after.push(face);
            after.sort_unstable();
            if after.len() > 2 { usize::MAX } else { find(&after) }
        };
        let more =
            states.iter().map(|state| std::array::from_fn(|face| with(state, face))).collect();
        let fewer = states
            .iter()
            .map(|state| {
                let less = |at: usize| {
                    let mut after = state.clone();
                    after.remove(at);
                    find(&after)
                };
                (0..state.len()).map(less).collect()
            })
            .collect();
        Self { states, more, fewer }
    }

    /// All states of six dice, those with more dice first.
    fn all(&self) -> Vec<[usize; 3]> {
        let mut all: Vec<[usize; 3]> = (0..STATES.pow(3))
            .map(|at| [at % STATES, at / STATES % STATES, at / STATES / STATES])
            .collect();
        all.sort_by_key(|state| 6 - self.len(*state));
        all
    }

    fn len(&self, state: [usize; 3]) -> usize {
        state.iter().map(|kind| self.states[*kind].len()).sum()
    }
}

fn place([first, second, third]: [usize; 3]) -> usize {
    first + STATES * (second + STATES * third)
}

/// The chance that the last roll is one of those wanted, with three rolls and the best keeping.
fn best_chance(
    lattice: &Lattice,
    order: &[[usize; 3]],
    wanted: impl Fn([usize; 3]) -> bool,
) -> f64 {
    let mut value = vec![0.0; STATES.pow(3)];
    for state in order.iter().filter(|state| lattice.len(**state) == 6) {
        value[place(*state)] = f64::from(u8::from(wanted(*state)));
    }
    for roll in 0..3 {
        // What throwing the rest is worth: one die more at a time, each face alike.
        for state in order.iter().filter(|state| lattice.len(**state) < 6) {
            let kind = (0..3).find(|kind| lattice.states[state[*kind]].len() < 2);
            let kind = kind.expect("fewer than six dice leave a kind with one in the air");
            let after = |face: usize| {
                let mut after = *state;
                after[kind] = lattice.more[state[kind]][face];
                value[place(after)]
            };
            value[place(*state)] = (0..6).map(after).sum::<f64>() / 6.0;
        }
        if roll == 2 {
            break;
        }
        // What a roll is worth: the best of what is kept of it, one die fewer at a time, those with fewer dice first.
        let thrown = value.clone();
        let mut best = thrown;
        for state in order.iter().rev() {
            let mut most = best[place(*state)];
            for kind in 0..3 {
                for fewer in &lattice.fewer[state[kind]] {
                    let mut before = *state;
                    before[kind] = *fewer;
                    most = most.max(best[place(before)]);
                }
            }
            best[place(*state)] = most;
        }
        for state in order.iter().filter(|state| lattice.len(**state) == 6) {
            value[place(*state)] = best[place(*state)];
        }
    }
    value[place([0; 3])]
}

#[test]
fn every_card_is_as_likely_as_was_reckoned() {
    let game: KingOfTheDice = Table::of(2).game;
    assert_eq!(game.seats(), 2);
    let content = game.pack.content();
    let lattice = Lattice::new();
    let order = lattice.all();
    let dice = |state: [usize; 3]| {
        let faces = (0..3).flat_map(|kind| {
            lattice.states[state[kind]].iter().map(move |face| content.kinds[kind][*face])
        });
        faces.collect::<Vec<Die>>()
    };
    let rolls: Vec<Option<Dice>> = {
        let mut rolls = vec![None; STATES.pow(3)];
        for state in order.iter().filter(|state| lattice.len(**state) == 6) {
            rolls[place(*state)] = Dice::of(dice(*state));
        }
        rolls
    };
    let mut known: BTreeMap<String, String> = BTreeMap::new();
    for (id, chances) in CHANCES {
        let card = content.card(id.parse::<CardId>().unwrap());
        let reached: Vec<String> = (1..)
            .zip(card.levels())
            .map(|(level, condition): (u8, &Condition)| {
                let reckon = || {
                    let wanted = |state: [usize; 3]| {
                        rolls[place(state)].is_some_and(|dice| card.level(dice) >= level)
                    };
                    format!("{:.4}", best_chance(&lattice, &order, wanted))
                };
                known.entry(format!("{condition:?}")).or_insert_with(reckon).clone()
            })
            .collect();
        assert_eq!(reached, chances, "{id}");
    }
}
