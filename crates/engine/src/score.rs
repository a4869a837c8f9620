//! Points by category, and the final ranks.

use std::fmt;

use serde::Serialize;

use crate::{BySeat, Seat};

/// The most categories a score sheet has.
const LINES: usize = 12;

/// A seat's points by category, in the order of the game's sheet.
///
/// ```
/// use engine::ScoreSheet;
/// let sheet = ScoreSheet::new().with("roads", 4).with("crosses", -2);
/// assert_eq!(sheet.total(), 2);
/// assert_eq!(sheet.lines()[0], ("roads", 4));
/// assert_eq!(sheet, [("roads", 4), ("crosses", -2)].into_iter().collect());
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct ScoreSheet {
    lines: [(&'static str, i32); LINES],
    len: u8,
}

impl ScoreSheet {
    /// An empty sheet.
    pub fn new() -> Self {
        Self::default()
    }

    /// The sheet with one more category.
    #[must_use]
    pub fn with(mut self, category: &'static str, points: i32) -> Self {
        assert!((self.len as usize) < LINES, "a score sheet has at most {LINES} categories");
        self.lines[self.len as usize] = (category, points);
        self.len += 1;
        self
    }

    /// Each category with its points.
    pub fn lines(&self) -> &[(&'static str, i32)] {
        &self.lines[..self.len as usize]
    }

    /// The sum over all categories.
    pub fn total(&self) -> i32 {
        self.lines().iter().map(|line| line.1).sum()
    }
}

impl FromIterator<(&'static str, i32)> for ScoreSheet {
    fn from_iter<I: IntoIterator<Item = (&'static str, i32)>>(lines: I) -> Self {
        lines
            .into_iter()
            .fold(Self::new(), |sheet, (category, points)| sheet.with(category, points))
    }
}

/// A place in the standings, from 1; seats that tie share theirs.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Serialize)]
pub struct Rank(pub u8);

impl Rank {
    /// Whether this is a first place, shared or not.
    pub const fn is_win(self) -> bool {
        self.0 == 1
    }
}

impl fmt::Display for Rank {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

/// Ranks by a key of which more is better: equal keys share a rank, and the next rank leaves a gap.
///
/// ```
/// use engine::{BySeat, standings_by};
/// let points = [7, 9, 9];
/// let ranks = standings_by(3, |seat| points[seat.index()]);
/// assert_eq!(ranks.iter().map(|rank| rank.0).collect::<Vec<_>>(), [3, 1, 1]);
/// ```
pub fn standings_by<K: Ord>(seats: usize, key: impl Fn(Seat) -> K) -> BySeat<Rank> {
    BySeat::from_fn(seats, |seat| {
        let own = key(seat);
        Rank(1 + Seat::all(seats).filter(|other| key(*other) > own).count() as u8)
    })
}
