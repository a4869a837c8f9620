//! Ratings of tables with any number of seats, by Weng and Lin's Bayesian rule.

use serde::Serialize;
use skillratings::MultiTeamOutcome;
use skillratings::weng_lin::{WengLinConfig, WengLinRating, weng_lin_multi_team};

/// How strong a player is, from 25 on; twice the uncertainty to both sides is about a 95 % interval.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
pub struct Rating {
    /// The strength.
    pub rating: f64,
    /// Its standard deviation.
    pub uncertainty: f64,
}

/// The ratings of the players' entries, game by game in the order given.
#[derive(Clone, Debug)]
pub(crate) struct Ratings(Vec<WengLinRating>);

impl Ratings {
    /// Nobody is known yet.
    pub(crate) fn new(entries: usize) -> Self {
        Self(vec![WengLinRating::new(); entries])
    }

    /// One more game: the entry of each seat, and its place.
    pub(crate) fn add(&mut self, entries: &[usize], ranks: &[u8]) {
        let teams: Vec<[WengLinRating; 1]> = entries.iter().map(|entry| [self.0[*entry]]).collect();
        let outcomes = ranks.iter().map(|rank| MultiTeamOutcome::new(usize::from(*rank)));
        let teams: Vec<_> = teams.iter().map(|team| &team[..]).zip(outcomes).collect();
        let rated = weng_lin_multi_team(&teams, &WengLinConfig::new());
        for (entry, rated) in entries.iter().zip(rated) {
            self.0[*entry] = rated[0];
        }
    }

    /// The mean over the entries of one player.
    pub(crate) fn of(&self, entries: &[usize]) -> Rating {
        let mean = |value: fn(&WengLinRating) -> f64| {
            entries.iter().map(|entry| value(&self.0[*entry])).sum::<f64>() / entries.len() as f64
        };
        Rating { rating: mean(|it| it.rating), uncertainty: mean(|it| it.uncertainty) }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_winner_rises() {
        let mut ratings = Ratings::new(3);
        for _ in 0..10 {
            ratings.add(&[0, 1, 2], &[1, 3, 2]);
            ratings.add(&[2, 0, 1], &[2, 1, 3]);
        }
        let [best, worst, middle] = [0, 1, 2].map(|entry| ratings.of(&[entry]));
        assert!(best.rating > middle.rating && middle.rating > worst.rating);
        assert!(best.uncertainty < 25.0 / 3.0);
        let both = ratings.of(&[0, 1]);
        assert!((both.rating - f64::midpoint(best.rating, worst.rating)).abs() < 1e-12);
    }

    #[test]
    fn equals_stay_equal_when_they_draw() {
        let mut ratings = Ratings::new(2);
        ratings.add(&[0, 1], &[1, 1]);
        assert!((ratings.of(&[0]).rating - ratings.of(&[1]).rating).abs() < 1e-12);
    }
}
