//! A candidate that has no chance any more, or makes no difference, is dropped.

use super::halving::Candidate;
use super::iteration::WIN;

/// How many playouts each candidate gets at least before one is dropped.
const LEAST: u64 = 32;
/// This many standard errors behind the best, a candidate is worse.
const CLEAR: f64 = 2.0;
/// If a candidate is certainly behind by no more than this share of a win, either of the two will do.
const NOTHING: f64 = 0.005;

/// How the shares of any two candidates differed in the same playouts: the sum of squares, by their places in the list of
/// answers.
#[derive(Debug, Default)]
pub(crate) struct Race {
    squares: Vec<f64>,
    size: usize,
}

impl Race {
    /// A new race of a number of candidates.
    pub(crate) fn clear(&mut self, size: usize) {
        self.squares.clear();
        self.squares.resize(size * size, 0.0);
        self.size = size;
    }

    /// Adds playouts, equally many shares for each candidate and in their order.
    pub(crate) fn add<G>(&mut self, field: &[Candidate<G>], shares: &[u64]) {
        let each = shares.len() / field.len();
        let square = |(a, b): (&u64, &u64)| (a.abs_diff(*b) as f64 / f64::from(WIN)).powi(2);
        for (place, of_a) in shares.chunks_exact(each).enumerate() {
            for (other, of_b) in shares.chunks_exact(each).enumerate().take(place) {
                let squares: f64 = of_a.iter().zip(of_b).map(square).sum();
                let (a, b) = (field[place].at, field[other].at);
                self.squares[a * self.size + b] += squares;
                self.squares[b * self.size + a] += squares;
            }
        }
    }

    /// Puts those that are dropped after the others, the best of them first; returns how many stay.
    pub(crate) fn part<G>(&self, field: &mut [Candidate<G>]) -> usize {
        let best = field.iter().enumerate().max_by(|a, b| a.1.value().total_cmp(&b.1.value()));
        let Some((place, best)) = best.filter(|(_, best)| best.count >= LEAST) else {
            return field.len();
        };
        if !field.iter().any(|other| self.is_out(best, other)) {
            return field.len();
        }
        field.swap(0, place);
        let (best, others) = field.split_first_mut().expect("the best is one of them");
        let key = |other: &Candidate<G>| (self.is_out(best, other), -other.value());
        others.sort_by(|a, b| {
            let (a, b) = (key(a), key(b));
            a.0.cmp(&b.0).then(a.1.total_cmp(&b.1))
        });
        1 + others.iter().take_while(|other| !self.is_out(best, other)).count()
    }

    /// Whether a candidate is worse than the best for certain, or as good as it for certain.
    fn is_out<G>(&self, best: &Candidate<G>, other: &Candidate<G>) -> bool {
        let count = best.count as f64;
        let mean = (best.sum as f64 - other.sum as f64) / f64::from(WIN) / count;
        let square = self.squares[best.at * self.size + other.at] / count;
        let error = CLEAR * ((square - mean * mean).max(0.0) / count).sqrt();
        let behind = f64::from(best.value() - other.value());
        best.at != other.at && (behind > error || behind + error < NOTHING)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The places of those that stay and of those that leave, after playouts with these shares in thousandths.
    fn race(shares: &[&[u64]]) -> (Vec<usize>, Vec<usize>) {
        let mut field: Vec<_> =
            (0..shares.len()).map(|at| Candidate::new(at, (), 0.0, 0)).collect();
        let parts = |share: &u64| share * WIN as u64 / 1000;
        let each = shares[0].len() as u64;
        let all: Vec<u64> = shares.iter().flat_map(|shares| shares.iter().map(parts)).collect();
        let mut race = Race::default();
        race.clear(field.len());
        race.add(&field, &all);
        for (candidate, shares) in field.iter_mut().zip(shares) {
            (candidate.sum, candidate.count) = (shares.iter().map(parts).sum(), each);
        }
        let stay = race.part(&mut field);
        let places: Vec<usize> = field.iter().map(|candidate| candidate.at).collect();
        (places[..stay].to_vec(), places[stay..].to_vec())
    }

    /// So many shares that go up and down by luck.
    fn lucky(count: usize, share: u64, luck: u64) -> Vec<u64> {
        (0..count as u64).map(|number| share + number * 7 % 5 * luck).collect()
    }

    #[test]
    fn a_clearly_worse_answer_leaves() {
        let (good, bad) = (lucky(40, 500, 50), lucky(40, 400, 40));
        assert_eq!(race(&[&bad, &good]), (vec![1], vec![0]));
    }

    #[test]
    fn luck_that_is_shared_does_not_count() {
        let (good, bad) = (lucky(40, 100, 200), lucky(40, 90, 200));
        assert_eq!(race(&[&good, &bad]), (vec![0], vec![1]));
    }

    #[test]
    fn of_two_that_are_the_same_one_leaves() {
        let same = lucky(40, 300, 100);
        assert_eq!(race(&[&same, &same]).0.len(), 1);
    }

    #[test]
    fn an_answer_that_may_be_better_stays() {
        let (one, mut other) = (lucky(40, 300, 100), lucky(40, 295, 100));
        other.rotate_left(1);
        let worse = lucky(40, 100, 100);
        assert_eq!(race(&[&worse, &one, &other]), (vec![1, 2], vec![0]));
    }

    #[test]
    fn few_playouts_decide_nothing() {
        let (good, bad) = (lucky(31, 500, 50), lucky(31, 100, 50));
        assert_eq!(race(&[&good, &bad]), (vec![0, 1], vec![]));
    }
}
