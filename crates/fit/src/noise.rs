//! The spread of an estimate: how sure a lead is, by how much of the game is to come.

use engine::{BySeat, Estimate, Linear, spread};
use rayon::prelude::*;

use crate::Position;

/// What the likelihood of the winners needs of a position.
struct Seen {
    estimate: BySeat<f32>,
    won: BySeat<f32>,
    left: f32,
}

/// The noise that makes the winners of the games held out most likely; the old one if none of these has a winner.
pub fn fit_noise<G: Estimate>(positions: &[Position<G>], linear: &Linear) -> [f32; 2] {
    let seen = seen(positions, linear.weights(), |it| it.is_held_out);
    let (mut best, mut width) = ([2.0_f32, 1.0_f32], 2.0_f32);
    if seen.is_empty() {
        return linear.noise();
    }
    for _ in 0..8 {
        let around = |centre: f32, least: f32| {
            (-3..=3).map(move |by| (centre + by as f32 * width / 3.0).max(least))
        };
        let tried = around(best[0], 0.2)
            .flat_map(|first| around(best[1], 0.0).map(move |second| [first, second]));
        let judged = tried.map(|noise| (mean_loss(&seen, noise), noise));
        let least = judged.min_by(|a, b| a.0.total_cmp(&b.0));
        best = least.expect("the grid is not empty").1;
        width *= 0.6;
    }
    best.map(|number| (number * 1000.0).round() / 1000.0)
}

/// The mean loss, −ln of the chance given to the winner, over the games held out: early, in the middle and late.
pub fn loss<G: Estimate>(positions: &[Position<G>], weights: &[f32], noise: [f32; 2]) -> [f64; 3] {
    let most = positions.iter().map(|it| it.game.left()).fold(0.0, f32::max);
    [2, 1, 0].map(|third| {
        let is_there = |it: &Position<G>| (3.0 * it.game.left() / most).min(2.9) as usize == third;
        mean_loss(&seen(positions, weights, |it| it.is_held_out && is_there(it)), noise)
    })
}

fn seen<G: Estimate>(
    positions: &[Position<G>],
    weights: &[f32],
    is_wanted: impl Fn(&Position<G>) -> bool + Sync,
) -> Vec<Seen> {
    let wanted = positions.par_iter().filter(|it| it.game.seats() > 1 && is_wanted(it));
    let look = |it: &Position<G>| Seen {
        estimate: it.game.estimate(weights),
        won: it.won,
        left: it.game.left(),
    };
    wanted.map(look).collect()
}

fn mean_loss(seen: &[Seen], noise: [f32; 2]) -> f64 {
    let sum: f64 = seen.iter().map(|it| one_loss(it, noise)).sum();
    sum / seen.len().max(1) as f64
}

fn one_loss(seen: &Seen, noise: [f32; 2]) -> f64 {
    let width = spread(noise, seen.left);
    let most = seen.estimate.iter().copied().fold(f32::MIN, f32::max);
    let shares = seen.estimate.map(|points| ((points - most) / width).exp());
    let all: f32 = shares.iter().sum();
    let losses = shares.seats().map(|seat| seen.won[seat] * (shares[seat] / all).max(1e-6).ln());
    -f64::from(losses.sum::<f32>())
}
