//! How a search plays a game on: what measured strongest, as the game says.

/// How a search plays a game on from an answer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Lookahead {
    /// Which search is the stronger one here.
    pub shape: Shape,
    /// How many of the most promising answers are candidates.
    pub candidates: usize,
    /// How the seats answer.
    pub policy: Policy,
    /// How often the turn comes back to the seat until the estimate judges; 0 for the end of its own turn. Alone, how many
    /// more [`turns_begun`](crate::Playable::turns_begun), at least one.
    pub rounds: u32,
    /// How many playouts the judgement before any playout counts as: a few playouts say less than it does.
    pub prior_visits: u16,
    /// How many thousandths of a win worse than the best answer one may be judged before any playout and still be a
    /// candidate. If only one candidate is left, there is nothing to search.
    pub margin: u16,
}

/// Whether the games played on learn from each other.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Shape {
    /// They are independent.
    Flat,
    /// The results of the first steps guide later ones.
    Tree,
}

/// How the seats answer in games played on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Policy {
    /// At random.
    Random,
    /// With the best answer by the estimate.
    Greedy,
}

impl Lookahead {
    /// For a game that has not been measured.
    pub const USUAL: Self = Self {
        shape: Shape::Flat,
        candidates: 4,
        policy: Policy::Greedy,
        rounds: 1,
        prior_visits: 16,
        margin: 100,
    };
}
