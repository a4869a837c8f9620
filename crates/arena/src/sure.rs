//! When it is decided which player wins more: a test that stays valid however often its result is checked.
//!
//! For every ordered pair of players a bettor starts with 1 and stakes a part of what it has on each group of games,
//! with the difference of both shares as the odds. Nobody can get rich on a fair or losing game: if the first player does
//! not win more, what the bettor has is a supermartingale, and by Ville's inequality it ever reaches 1 / e with
//! probability at most e (a betting martingale, as by Waudby-Smith and Ramdas 2024). The stake is a mixture of fixed ones,
//! so it need not be known beforehand. The error is shared equally between all ordered pairs.

/// The stakes that are mixed: small ones find small differences, large ones find large differences early.
const STAKES: [f64; 8] = [0.9, 0.6, 0.4, 0.25, 0.15, 0.08, 0.04, 0.02];

/// Who wins more than whom, as far as it is decided.
#[derive(Clone, Debug)]
pub struct Sure {
    players: usize,
    enough: f64,
    bettors: Vec<Bettor>,
}

/// What is bet on one player winning more than another.
#[derive(Clone, Copy, Debug)]
struct Bettor {
    has: [f64; STAKES.len()],
    is_decided: bool,
}

impl Sure {
    /// A test between this number of players, wrong with at most this probability.
    ///
    /// ```
    /// let mut sure = arena::Sure::new(2, 0.05);
    /// for _ in 0..20 {
    ///     sure.add(&[1.0, 0.0]);
    /// }
    /// assert_eq!(sure.best(), Some(0));
    /// ```
    pub fn new(players: usize, error: f64) -> Self {
        let pairs = players * players.saturating_sub(1);
        let bettor = Bettor { has: [1.0; STAKES.len()], is_decided: false };
        Self { players, enough: pairs as f64 / error, bettors: vec![bettor; players * players] }
    }

    /// One more group: the share of each player, from 0 to 1.
    pub fn add(&mut self, shares: &[f64]) {
        for a in 0..self.players {
            for b in (0..self.players).filter(|b| *b != a) {
                self.bettors[a * self.players + b].bet(shares[a] - shares[b], self.enough);
            }
        }
    }

    /// The player that wins more than every other, once that is decided.
    pub fn best(&self) -> Option<usize> {
        (0..self.players).find(|a| (0..self.players).all(|b| *a == b || self.is_above(*a, b)))
    }

    /// Whether it is decided that the first wins more than the second.
    pub fn is_above(&self, a: usize, b: usize) -> bool {
        self.bettors[a * self.players + b].is_decided
    }
}

impl Bettor {
    fn bet(&mut self, difference: f64, enough: f64) {
        for (has, stake) in self.has.iter_mut().zip(STAKES) {
            *has *= 1.0 + stake * difference;
        }
        let has = self.has.iter().sum::<f64>() / STAKES.len() as f64;
        self.is_decided |= has >= enough;
    }
}

#[cfg(test)]
mod tests {
    use rand_core::{Rng, SeedableRng};
    use rand_xoshiro::Xoshiro256PlusPlus;

    use super::*;

    /// How many of 400 tests of 400 groups decide for the first and for the second, if the first wins so often.
    fn decisions(win: f64) -> (usize, usize) {
        let mut rng = Xoshiro256PlusPlus::seed_from_u64(7);
        let mut test = || {
            let mut sure = Sure::new(2, 0.05);
            for _ in 0..400 {
                let wins = (rng.next_u64() as f64 / u64::MAX as f64) < win;
                sure.add(&[f64::from(u8::from(wins)), f64::from(u8::from(!wins))]);
            }
            sure.best()
        };
        let best: Vec<Option<usize>> = (0..400).map(|_| test()).collect();
        let count = |player| best.iter().filter(|best| **best == Some(player)).count();
        (count(0), count(1))
    }

    #[test]
    fn equals_are_rarely_told_apart_however_often_one_looks() {
        let (first, second) = decisions(0.5);
        assert!(first + second <= 20, "{first} and {second} of 400 are more than 5 %");
    }

    #[test]
    fn a_real_difference_is_found() {
        let (first, second) = decisions(0.65);
        assert!(first > 390 && second == 0, "{first} and {second}");
    }

    #[test]
    fn the_best_of_three_is_above_both() {
        let mut sure = Sure::new(3, 0.05);
        for _ in 0..40 {
            sure.add(&[0.2, 0.6, 0.2]);
        }
        assert_eq!(sure.best(), Some(1));
        assert!(!sure.is_above(0, 2) && !sure.is_above(2, 0) && sure.is_above(1, 2));
    }

    #[test]
    fn what_a_bettor_has_by_hand() {
        let mut bettor = Bettor { has: [1.0; STAKES.len()], is_decided: false };
        bettor.bet(0.5, 2.0);
        bettor.bet(-1.0, 2.0);
        assert!((bettor.has[0] - 1.45 * 0.1).abs() < 1e-12);
        assert!((bettor.has[7] - 1.01 * 0.98).abs() < 1e-12);
        assert!(!bettor.is_decided);
    }
}
