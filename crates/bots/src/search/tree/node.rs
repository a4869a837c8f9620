//! The nodes of a tree.

use engine::Game;

/// What leads to a node from the one before it.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Step<A, C> {
    /// Nothing: it is the first.
    Root,
    /// The answer of a seat.
    Action(A),
    /// An outcome.
    Chance(C),
}

/// A question that was reached; its state is found by going there from the root.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Node<G: Game> {
    pub(super) step: Step<G::Action, G::Chance>,
    /// In how many playouts it was reached.
    pub visits: u32,
    /// The shares won in them by the seat whose answer led here.
    pub sum: f64,
    /// What the estimate gives that seat.
    pub guess: f32,
    /// How promising the estimate makes it among the other answers.
    pub prior: f32,
    /// The first node that follows, and how many do.
    pub first: u32,
    pub count: u32,
    /// The next outcome of the same parent; answers lie one after the other.
    pub next: u32,
}

impl<G: Game> Node<G> {
    pub(super) fn new(step: Step<G::Action, G::Chance>) -> Self {
        Self { step, visits: 0, sum: 0.0, guess: 0.0, prior: 0.0, first: 0, count: 0, next: 0 }
    }

    /// The mean share, with the estimate counted as some visits.
    pub(super) fn mean(&self, prior_visits: f32) -> f32 {
        (self.sum as f32 + prior_visits * self.guess) / (self.visits as f32 + prior_visits)
    }
}
