//! Direct tuning: weights moved a little this way play against weights moved the other way.

use bots::Bot;
use engine::{Linear, Playable, Seat, Setup, below};
use rayon::prelude::*;

use crate::Equations;
use crate::duel::{Side, play_out};
use crate::play::generator;

/// How the result changes with each weight, in points for one width of its trial moves, with its standard error.
#[derive(Clone, Debug, PartialEq)]
pub struct Slope {
    /// The change for each weight.
    pub by_weight: Vec<f64>,
    /// The standard error of all of them.
    pub error: f64,
}

/// How each weight is moved on trial: a share of its size.
fn width(weight: f32) -> f32 {
    0.2 * weight.abs().max(0.1)
}

/// The slope at these weights: in every deal all weights are moved at random, and the game is played with the move and against it.
pub fn tune<G: Playable>(
    tables: &[Setup<G::Content>],
    linear: &Linear,
    bot: Bot,
    deals: usize,
    seed: u64,
) -> Slope {
    let rows = (0..deals).into_par_iter().map(|deal| {
        let table = &tables[deal % tables.len()];
        one_deal::<G>(table, linear, bot, seed, deal)
    });
    let rows: Vec<(Vec<f64>, f64)> = rows.collect();
    let mut sums = Equations::new(linear.weights().len());
    for (moves, lead) in &rows {
        sums.add(moves, *lead);
    }
    let by_weight = sums.solve(1e-3);
    let squares: f64 = rows.iter().map(|(_, lead)| lead * lead).sum();
    // The two sides of a deal are two widths apart, so a slope is known twice as well as a mean.
    let error = squares.sqrt() / deals.max(1) as f64 / 2.0;
    Slope { by_weight, error }
}

/// The weights after a step along the slope, by `length` widths for the steepest weight; no step if the slopes together are
/// no larger than their errors.
pub fn step(linear: &Linear, slope: &Slope, length: f64) -> Linear {
    let squares: f64 = slope.by_weight.iter().map(|it| it * it).sum();
    if squares <= slope.by_weight.len() as f64 * slope.error * slope.error {
        return linear.clone();
    }
    let most = slope.by_weight.iter().fold(0.0, |most: f64, it| most.max(it.abs()));
    let moved = linear.weights().iter().zip(&slope.by_weight);
    let weights =
        moved.map(|(weight, it)| weight + (length * it / most) as f32 * width(*weight)).collect();
    Linear::new(weights, linear.noise())
}

/// The moves of a deal in widths, and the lead they brought.
fn one_deal<G: Playable>(
    table: &Setup<G::Content>,
    linear: &Linear,
    bot: Bot,
    seed: u64,
    deal: usize,
) -> (Vec<f64>, f64) {
    let mut rng = generator(seed, u64::MAX - deal as u64);
    let moves: Vec<f64> =
        linear.weights().iter().map(|_| if below(&mut rng, 2) == 0 { 1.0 } else { -1.0 }).collect();
    let [with, against] = [1.0, -1.0].map(|way| {
        let pairs = linear.weights().iter().zip(&moves);
        let weights = pairs.map(|(weight, it)| weight + (way * it) as f32 * width(*weight));
        Linear::new(weights.collect(), linear.noise())
    });
    let [with, against] = [&with, &against].map(|evaluator| Side { bot, evaluator });
    let lead = lead::<G>(table, with, against, seed, deal);
    (moves.iter().map(|it| 2.0 * it).collect(), lead)
}

/// How far one side is ahead of the other in the mean: every second seat each, both ways round; alone, on the same dice.
fn lead<G: Playable>(
    table: &Setup<G::Content>,
    one: Side<'_>,
    other: Side<'_>,
    seed: u64,
    deal: usize,
) -> f64 {
    let ways = [0, 1].map(|way| {
        let is_one = |seat: Seat| (seat.index() + way).is_multiple_of(2);
        let side = |seat: Seat| if is_one(seat) { one } else { other };
        let ended = play_out::<G>(table, &side, seed, deal);
        let mean = |wanted: bool| {
            let seats = ended.points.seats().filter(|seat| is_one(*seat) == wanted);
            let points: Vec<f64> = seats.map(|seat| ended.points[seat].into()).collect();
            points.iter().sum::<f64>() / points.len().max(1) as f64
        };
        mean(true) - mean(false)
    });
    if table.seats == 1 { ways[0] + ways[1] } else { f64::midpoint(ways[0], ways[1]) }
}
