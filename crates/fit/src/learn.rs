//! Weights from positions: regression of what a seat ended with on how the estimate moves with each weight.

use engine::{BySeat, Estimate, Linear, Seat};
use rayon::prelude::*;

use crate::{Equations, Position};

/// How many positions one thread takes at a time; sums are added in this order on any number of threads.
const CHUNK: usize = 512;

/// What an estimate is fitted to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Target {
    /// The points a seat ended with.
    Points,
    /// How far it was ahead of the mean of the others; alone, its points.
    Lead,
    /// The same for twins, who differ in one turn alone, and a little of the points, which set the level.
    Turn,
}

/// How much of the mean of the others is taken off for [`Target::Turn`].
const NEARLY: f64 = 0.98;

/// How far an estimate is off, over some positions.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Error {
    /// How many estimates were compared.
    pub count: usize,
    /// The root of the mean square.
    pub root: f64,
    /// The mean: more than 0 where the estimate is too low.
    pub mean: f64,
}

/// Better weights than these: some steps of least squares, each damped by `ridge`; none that makes it worse. Only the
/// weights named in `only` move; all do if it is empty.
pub fn learn<G: Estimate>(
    positions: &[Position<G>],
    linear: &Linear,
    target: Target,
    ridge: f64,
    only: &[String],
) -> Vec<f32> {
    let mut weights = linear.weights().to_vec();
    let free = free::<G>(only);
    for _ in 0..3 {
        let change = equations(positions, &weights, target, &free).solve(ridge);
        let Some(better) = stepped(positions, &weights, &change, target) else { break };
        weights = better;
    }
    weights
}

/// How far the estimate is off, in the games held out or in those learned from.
pub fn error<G: Estimate>(
    positions: &[Position<G>],
    weights: &[f32],
    target: Target,
    is_held_out: bool,
) -> Error {
    let sums = positions.par_chunks(CHUNK).map(|chunk| {
        let mut sums = (0, 0.0, 0.0);
        for position in chunk.iter().filter(|it| it.is_held_out == is_held_out) {
            let rest = rest(position, &position.game.estimate(weights), target);
            for off in &rest {
                sums = (sums.0 + 1, sums.1 + off * off, sums.2 + off);
            }
        }
        sums
    });
    let add = |a: (usize, f64, f64), b: (usize, f64, f64)| (a.0 + b.0, a.1 + b.1, a.2 + b.2);
    let (count, squares, sum) = sums.collect::<Vec<_>>().into_iter().fold((0, 0.0, 0.0), add);
    let all = count.max(1) as f64;
    Error { count, root: (squares / all).sqrt(), mean: sum / all }
}

/// The weights after as much of the change as makes the estimate better.
fn stepped<G: Estimate>(
    positions: &[Position<G>],
    weights: &[f32],
    change: &[f64],
    target: Target,
) -> Option<Vec<f32>> {
    let before = loss(positions, weights, target);
    [1.0, 0.5, 0.25, 0.1].into_iter().find_map(|part| {
        let moved: Vec<f32> =
            weights.iter().zip(change).map(|(old, by)| old + (part * by) as f32).collect();
        (loss(positions, &moved, target) < before).then_some(moved)
    })
}

/// What the regression makes small: the squares of all errors, as much as each counts.
fn loss<G: Estimate>(positions: &[Position<G>], weights: &[f32], target: Target) -> f64 {
    let sums = positions.par_chunks(CHUNK).map(|chunk| {
        let learned = chunk.iter().filter(|it| !it.is_held_out);
        let of_one = |it: &Position<G>| {
            let rest = rest(it, &it.game.estimate(weights), target);
            rest.iter().map(|off| (it.weight * off).powi(2)).sum::<f64>()
        };
        learned.map(of_one).sum::<f64>()
    });
    sums.collect::<Vec<f64>>().iter().sum()
}

fn equations<G: Estimate>(
    positions: &[Position<G>],
    weights: &[f32],
    target: Target,
    free: &[bool],
) -> Equations {
    let parts = positions.par_chunks(CHUNK).map(|chunk| {
        let mut sums = Equations::new(weights.len());
        for position in chunk.iter().filter(|it| !it.is_held_out) {
            add_rows(&mut sums, position, weights, target, free);
        }
        sums
    });
    let parts: Vec<Equations> = parts.collect();
    parts.iter().fold(Equations::new(weights.len()), Equations::plus)
}

/// A row for each seat: how the estimate moves with each weight, and what it lacks.
fn add_rows<G: Estimate>(
    sums: &mut Equations,
    position: &Position<G>,
    weights: &[f32],
    target: Target,
    free: &[bool],
) {
    let now = position.game.estimate(weights);
    let mut moved = weights.to_vec();
    let mut slopes: Vec<BySeat<f64>> = Vec::with_capacity(weights.len());
    for (at, weight) in weights.iter().enumerate() {
        if !free[at] {
            slopes.push(BySeat::new(now.len(), 0.0));
            continue;
        }
        moved[at] = weight + step(*weight);
        let by = f64::from(moved[at] - weight);
        let then = position.game.estimate(&moved);
        moved[at] = *weight;
        let slope = BySeat::from_fn(now.len(), |seat| f64::from(then[seat] - now[seat]) / by);
        slopes.push(relative(&slope, target));
    }
    let rest = rest(position, &now, target);
    let mut features = vec![0.0; weights.len()];
    for seat in Seat::all(now.len()) {
        let of_seat = |slope: &BySeat<f64>| position.weight * slope[seat];
        features.iter_mut().zip(&slopes).for_each(|(feature, slope)| *feature = of_seat(slope));
        sums.add(&features, position.weight * rest[seat]);
    }
}

/// Which weights may move.
pub(crate) fn free<G: Estimate>(only: &[String]) -> Vec<bool> {
    let names = G::NAMES.iter().flat_map(|(name, count)| std::iter::repeat_n(*name, *count));
    names.map(|name| only.is_empty() || only.iter().any(|it| it == name)).collect()
}

/// By how much a weight is moved to see what it does: enough to stand out from rounding.
fn step(weight: f32) -> f32 {
    0.02 * weight.abs().max(0.25)
}

/// What the estimate of each seat lacks of what became of it.
fn rest<G>(position: &Position<G>, estimate: &BySeat<f32>, target: Target) -> BySeat<f64> {
    let off = BySeat::from_fn(estimate.len(), |seat| {
        f64::from(position.points[seat]) - f64::from(estimate[seat])
    });
    relative(&off, target)
}

fn relative(values: &BySeat<f64>, target: Target) -> BySeat<f64> {
    let others = (values.len() as f64 - 1.0).max(1.0);
    let part = match target {
        Target::Points => 0.0,
        Target::Lead => 1.0,
        Target::Turn => NEARLY,
    };
    let all: f64 = values.iter().sum();
    values.map(|own| own - part * (all - own) / others)
}
