//! The dynamic program: the value of every board with every number of turns left.
//!
//! Bases are the lanes: which choices a roll offers depends on the joker class alone, so a block of bases of one class
//! goes through the same additions and maxima together.

use rayon::prelude::*;

use crate::bundle::OnMap;
use crate::lattice::Lattice;
use crate::model::Model;
use crate::row::{LANES, Row, Rows};

/// What a block is worked out in.
struct Bench {
    rows: Rows,
    choices: Vec<Row>,
    sets: Vec<Row>,
}

/// The values of all boards with one turn more than `later` is for; both are by class, then by base.
pub(crate) fn turn(model: &Model, later: &[f64]) -> Vec<f64> {
    let after = after_builds(model, later);
    let (lanes, blocks) = (model.lanes(), model.lanes() / LANES);
    let mut values = vec![0.0; later.len()];
    values.par_chunks_mut(LANES).enumerate().for_each_init(Bench::new, |bench, (number, out)| {
        let (class, block) = (number / blocks, number % blocks);
        bench.load(model, class, |class, on_map| {
            let row = (class * model.bundles.on_map.len() + on_map) * lanes + block * LANES;
            &after[row..row + LANES]
        });
        out.copy_from_slice(&bench.turn(model.boards.pack.rolls).0);
    });
    values
}

/// The best that a base can become by each bundle on the map, its points included: by class, bundle and base.
fn after_builds(model: &Model, later: &[f64]) -> Vec<f64> {
    let (lanes, bundles) = (model.lanes(), model.bundles.on_map.len());
    let mut after = vec![f64::NEG_INFINITY; later.len() * bundles];
    let by_class = after.par_chunks_mut(lanes * bundles).zip(later.par_chunks(lanes));
    by_class.for_each(|(after, later)| {
        after[..lanes].copy_from_slice(later);
        for number in 1..bundles {
            let (done, rest) = after.split_at_mut(number * lanes);
            build(model, model.bundles.on_map[number], done, &mut rest[..lanes]);
        }
    });
    after
}

/// One bundle on the map from those with one build less.
fn build(model: &Model, on_map: OnMap, done: &[f64], out: &mut [f64]) {
    let lanes = model.lanes();
    let row = |on_map: OnMap| {
        let start = model.bundles.number(on_map) * lanes;
        &done[start..start + lanes]
    };
    if on_map.roads > 0 {
        let rest = row(OnMap { roads: on_map.roads - 1, ..on_map });
        for (steps, out) in model.boards.steps.iter().zip(&mut *out) {
            let best = steps.roads.iter().map(|to| rest[*to as usize]).fold(*out, f64::max);
            *out = best.max(*out);
        }
        for value in &mut *out {
            *value += model.road_points;
        }
    }
    if on_map.settlements > 0 {
        let rest = row(OnMap { settlements: on_map.settlements - 1, ..on_map });
        for (base, out) in out.iter_mut().enumerate().take(model.boards.bases.len()) {
            if let Some(to) = model.boards.steps[base].settlement {
                *out = out.max(rest[to as usize] + model.settlement_points[base]);
            }
        }
    }
    if on_map.cities > 0 {
        let rest = row(OnMap { cities: on_map.cities - 1, ..on_map });
        for (base, out) in out.iter_mut().enumerate().take(model.boards.bases.len()) {
            if let Some(to) = model.boards.steps[base].city {
                *out = out.max(rest[to as usize] + model.city_points[base]);
            }
        }
    }
}

impl Bench {
    fn new() -> Self {
        Self { rows: Rows::new(), choices: Vec::new(), sets: Vec::new() }
    }

    /// What each choice of a class is worth, and with it each last roll.
    fn load<'a>(&mut self, model: &Model, class: usize, after: impl Fn(usize, usize) -> &'a [f64]) {
        let choices = &model.choices[class];
        self.choices.clear();
        for (choice, points) in choices.all.iter().zip(&model.points[class]) {
            let leads_to = choice.leads_to(model.boards.classes[class], &model.bundles).number();
            let on_map = model.bundles.all[usize::from(choice.bundle)].on_map;
            let mut row = Row::ZERO;
            for (lane, value) in row.0.iter_mut().zip(after(leads_to as usize, on_map)) {
                *lane = value + points;
            }
            self.choices.push(row);
        }
        self.rows.load(choices, &self.choices, &mut self.sets);
    }

    /// What the turn is worth before its first roll.
    fn turn(&mut self, rolls: u8) -> Row {
        let lattice = Lattice::get();
        for _ in 1..rolls {
            self.rows.throw(lattice);
            self.rows.keep(lattice);
        }
        let weighted = self.rows.rolls().iter().zip(&lattice.chance);
        weighted.fold(Row::ZERO, |sum, (row, chance)| sum.plus(&row.times(*chance)))
    }
}
