//! Paired matches: the same dice, every seat in turn.

use std::fmt;

use bots::Bot;
use engine::{BySeat, Linear, Playable, Seat, Setup};
use rayon::prelude::*;

use crate::play::{generator, next_seat, shares, start};

/// Who plays: a bot, and what it judges by.
#[derive(Clone, Copy, Debug)]
pub struct Side<'a> {
    /// The bot.
    pub bot: Bot,
    /// Its evaluator.
    pub evaluator: &'a Linear,
}

/// What one side reached against the other.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Edge {
    /// How many games were played.
    pub games: usize,
    /// The share of the wins; alone, of the comparisons on the same dice.
    pub share: f64,
    /// The share that would be even.
    pub even: f64,
    /// The points of the one side and of the other, in the mean.
    pub points: (f64, f64),
    /// Half the width of the 95 % interval of the share.
    pub within: f64,
}

impl Edge {
    /// How many standard errors the share is from even.
    pub fn sigmas(&self) -> f64 {
        (self.share - self.even) / (self.within / 1.96).max(1e-9)
    }
}

impl fmt::Display for Edge {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (share, within, even) = (100.0 * self.share, 100.0 * self.within, 100.0 * self.even);
        let (own, others) = self.points;
        write!(f, "{share:.1} % ± {within:.1} of even {even:.0} %, ")?;
        write!(f, "points {own:.2} to {others:.2}, n = {}", self.games)
    }
}

/// One seat of side `one` against `other` in all others, every seat in turn on the same dice, `deals` times.
pub fn duel<G: Playable>(
    table: &Setup<G::Content>,
    one: Side<'_>,
    other: Side<'_>,
    deals: usize,
    seed: u64,
) -> Edge {
    let seats = table.seats;
    let played = (0..deals).into_par_iter().map(|deal| {
        let games = Seat::all(seats).map(|seat| one_game::<G>(table, seat, one, other, seed, deal));
        let sums = games.fold([0.0; 3], |sum, game| [0, 1, 2].map(|at| sum[at] + game[at]));
        sums.map(|sum| sum / seats as f64)
    });
    let even = if seats == 1 { 0.5 } else { 1.0 / seats as f64 };
    summary(&played.collect::<Vec<_>>(), seats, even)
}

/// How clearly one side is ahead over several tables, in standard errors.
pub fn edge(edges: &[Edge]) -> f64 {
    edges.iter().map(Edge::sigmas).sum::<f64>() / (edges.len() as f64).sqrt()
}

/// Share of the win, own points, points of the others.
fn one_game<G: Playable>(
    table: &Setup<G::Content>,
    seat: Seat,
    one: Side<'_>,
    other: Side<'_>,
    seed: u64,
    deal: usize,
) -> [f64; 3] {
    let played = |first: Side<'_>, others: Side<'_>| {
        let sides = |it: Seat| if it == seat { first } else { others };
        play_out::<G>(table, &sides, seed, deal).map_points(seat)
    };
    if table.seats > 1 {
        return played(one, other);
    }
    let ([_, own, _], [_, others, _]) = (played(one, one), played(other, other));
    let share = if own > others {
        1.0
    } else if own < others {
        0.0
    } else {
        0.5
    };
    [share, own, others]
}

/// How a game ended.
pub(crate) struct Ended {
    pub points: BySeat<f32>,
    pub won: BySeat<f32>,
}

impl Ended {
    /// Share of the win of a seat, its points, and the mean points of the others.
    fn map_points(&self, seat: Seat) -> [f64; 3] {
        let all: f32 = self.points.iter().sum();
        let own = self.points[seat];
        let others = (all - own) / (self.points.len() as f32 - 1.0).max(1.0);
        [self.won[seat], own, others].map(f64::from)
    }
}

/// A game to its end; all randomness follows from seed and deal.
pub(crate) fn play_out<'a, G: Playable>(
    table: &Setup<G::Content>,
    sides: &impl Fn(Seat) -> Side<'a>,
    seed: u64,
    deal: usize,
) -> Ended {
    // Two generators: how many random numbers a bot draws must not change the dice.
    let (mut dice, mut coins) =
        (generator(seed, 2 * deal as u64), generator(seed, 2 * deal as u64 + 1));
    let mut game = start::<G>(table);
    while let Some(seat) = next_seat(&mut game, &mut dice) {
        let side = sides(seat);
        let action = side.bot.choose_with(side.evaluator, &game, seat, &mut coins);
        game.apply(seat, action);
    }
    Ended { points: game.result(), won: shares(&game) }
}

fn summary(deals: &[[f64; 3]], seats: usize, even: f64) -> Edge {
    let count = deals.len().max(1) as f64;
    let mean = |at: usize| deals.iter().map(|deal| deal[at]).sum::<f64>() / count;
    let share = mean(0);
    let squares: f64 = deals.iter().map(|deal| (deal[0] - share).powi(2)).sum();
    let within = 1.96 * (squares / (count - 1.0).max(1.0) / count).sqrt();
    Edge { games: deals.len() * seats, share, even, points: (mean(1), mean(2)), within }
}
