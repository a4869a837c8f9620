//! How a search plays a game on in its mind: what measured strongest, told by the game.

/// How a search plays a game on from an answer; bots read it, no rule does.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Lookahead {
    /// Which search is the stronger one here.
    pub shape: Shape,
    /// How many answers are looked at, the most promising ones.
    pub candidates: usize,
    /// How the seats answer.
    pub policy: Policy,
    /// How often the turn comes back to the seat until the estimate judges; 0 for the end of its own turn. Alone, how many
    /// [`turns_begun`](crate::Game::turns_begun), at least one.
    pub rounds: u32,
    /// How many playouts the judgement before any counts as: a few playouts say less than it does.
    pub prior_visits: u16,
    /// By how many thousandths of a win an answer may be judged worse than the best one before any playout, to be looked
    /// at: where only one is left there is nothing to think about.
    pub margin: u16,
}

/// Whether the games played on learn from each other.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Shape {
    /// They know nothing of each other.
    Flat,
    /// What was seen of the first steps guides the games that follow.
    Tree,
}

/// How the seats answer in games played on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Policy {
    /// Anything.
    Random,
    /// The best of all, by the game's estimate.
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
