//! The exact distribution of final scores under best play.

use std::collections::BTreeMap;

use rayon::prelude::*;

use crate::Solution;
use crate::board::Board;
use crate::follow::{Way, ways};
use crate::row::LANES;

/// The most turns of a sheet, and so the most crosses.
const MOST_TURNS: usize = 15;

/// How likely it is to have a board with this number of crosses.
type Crosses = [f64; MOST_TURNS + 1];

/// The final score of a sheet under best play.
///
/// If several actions are equally good it is the distribution after one of them; the mean is the same for all.
#[derive(Clone, Debug, PartialEq)]
pub struct Distribution {
    /// The possible scores in ascending order, with their probabilities.
    pub scores: Vec<(i32, f64)>,
    /// The probabilities of 0, 1, 2 … cities.
    pub cities: Vec<f64>,
    /// How many boards best play can reach, summed over the turns.
    pub boards: usize,
}

impl Distribution {
    /// The mean score.
    pub fn mean(&self) -> f64 {
        self.scores.iter().map(|(score, chance)| f64::from(*score) * chance).sum()
    }

    /// The standard deviation of the score.
    pub fn deviation(&self) -> f64 {
        let mean = self.mean();
        let square = |(score, chance): &(i32, f64)| (f64::from(*score) - mean).powi(2) * chance;
        self.scores.iter().map(square).sum::<f64>().sqrt()
    }

    /// The lowest score that at least this part of all games does not exceed: 0.5 is the median.
    pub fn quantile(&self, part: f64) -> i32 {
        let mut below = 0.0;
        let reaches = |(_, chance): &&(i32, f64)| {
            below += chance;
            below >= part
        };
        let found = self.scores.iter().find(reaches).or(self.scores.last());
        found.expect("some score comes about").0
    }
}

/// The boards of one moment with their probabilities.
struct Spread {
    /// By the number of a board: its place in `boards`, from 1.
    places: Vec<u32>,
    boards: Vec<(Board, Crosses)>,
}

impl Spread {
    /// None yet, with room for this number of them.
    fn new(numbers: usize, room: usize) -> Self {
        Self { places: vec![0; numbers], boards: Vec::with_capacity(room) }
    }

    fn at(&mut self, number: usize, board: Board) -> &mut Crosses {
        if self.places[number] == 0 {
            self.boards.push((board, [0.0; MOST_TURNS + 1]));
            self.places[number] = self.boards.len() as u32;
        }
        &mut self.boards[self.places[number] as usize - 1].1
    }
}

impl Solution {
    /// Follows best play forwards through every board it can reach, on the threads of the current rayon pool.
    pub fn distribution(&self) -> Distribution {
        let numbers = self.values[0].len();
        let mut now = Spread::new(numbers, 1);
        now.at(0, Board { base: 0, class: 0 })[0] = 1.0;
        let mut boards = 0;
        for later in self.values[..self.values.len() - 1].iter().rev() {
            boards += now.boards.len();
            now = self.after_turn(now, later);
        }
        self.summary(&now, boards)
    }

    /// Advances by one turn; boards of a class are followed in blocks, and in an order that no thread changes.
    fn after_turn(&self, mut now: Spread, later: &[f64]) -> Spread {
        let mut next = Spread::new(now.places.len(), now.boards.len() * 5 / 4);
        now.boards.sort_unstable_by_key(|(board, _)| (board.class, board.base));
        let classes = now.boards.chunk_by(|one, other| one.0.class == other.0.class);
        let blocks: Vec<&[(Board, Crosses)]> =
            classes.flat_map(|boards| boards.chunks(LANES)).collect();
        // By portions, so that the ways of all boards are never held together.
        for portion in blocks.chunks(64) {
            let of_block = |block: &&[(Board, Crosses)]| {
                let boards: Vec<Board> = block.iter().map(|(board, _)| *board).collect();
                ways(&self.model, later, &boards)
            };
            let ways: Vec<Vec<Vec<Way>>> = portion.par_iter().map(of_block).collect();
            let boards = portion.iter().copied().flatten();
            for ((_, crosses), ways) in boards.zip(ways.iter().flatten()) {
                self.follow(&mut next, crosses, ways);
            }
        }
        next
    }

    fn follow(&self, next: &mut Spread, crosses: &Crosses, ways: &[Way]) {
        for way in ways {
            let to = next.at(self.number(way.to), way.to);
            let shift = usize::from(way.is_cross);
            for (to, from) in to[shift..].iter_mut().zip(crosses) {
                *to += from * way.chance;
            }
        }
    }

    fn summary(&self, end: &Spread, boards: usize) -> Distribution {
        let mut scores = BTreeMap::new();
        let mut cities = Vec::new();
        for (board, crosses) in &end.boards {
            let points = self.model.boards.points(*board);
            for (count, chance) in crosses.iter().enumerate().filter(|(_, chance)| **chance > 0.0) {
                let score = points + count as i32 * i32::from(self.model.boards.pack.cross);
                *scores.entry(score).or_insert(0.0) += chance;
            }
            let count = usize::from(self.model.boards.bases[board.base as usize].cities);
            cities.resize(cities.len().max(count + 1), 0.0);
            cities[count] += crosses.iter().sum::<f64>();
        }
        Distribution { scores: scores.into_iter().collect(), cities, boards }
    }
}
