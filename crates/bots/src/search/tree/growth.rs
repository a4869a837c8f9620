//! A tree of questions that grows with every playout, in one list of limited length.

use engine::{Evaluator, Game, Playable, Seat};

use super::node::{Node, Step};
use super::walk::Walk;
use crate::greedy::after;
use crate::search::halving::Halving;
use crate::search::iteration::{Quick, part, play_on};

/// How much is explored that looks worse.
const EXPLORATION: f32 = 0.3;
/// How many visits the estimate counts as.
const PRIOR_VISITS: f32 = 2.0;
/// How much worse an estimate has to be, as a share of a win, for an answer to be tried less by the factor e.
const DOUBT: f32 = 0.05;
/// How many answers of a seat are kept, the most promising ones.
const WIDTH: usize = 8;

/// The nodes of a tree; the first is its root.
#[derive(Debug)]
pub(crate) struct Tree<G: Game> {
    nodes: Vec<Node<G>>,
    /// How many nodes there may be.
    room: usize,
    /// The nodes of the current playout, each with the seat whose share counts there.
    path: Vec<(u32, Seat)>,
    /// Answers with what the estimate gives the seat.
    ranked: Vec<(f32, G::Action)>,
}

impl<G: Game> Default for Tree<G> {
    fn default() -> Self {
        Self { nodes: Vec::new(), room: 0, path: Vec::new(), ranked: Vec::new() }
    }
}

impl<G: Game> Tree<G> {
    /// Forgets everything but the root.
    pub(super) fn clear(&mut self, room: usize) {
        self.nodes.clear();
        // From here on the list doubles: no step needs more, so that its room is a power of two.
        self.nodes.reserve(2 * WIDTH);
        self.nodes.push(Node::new(Step::Root));
        self.room = room;
    }

    /// How many nodes there are.
    pub(super) fn len(&self) -> usize {
        self.nodes.len()
    }

    /// One more playout, through the tree and beyond it: the share that the seat wins.
    pub(super) fn grow<E: Evaluator<G>>(
        &mut self,
        state: &G,
        halving: &Halving<'_, E>,
        number: u64,
        actions: &mut Vec<G::Action>,
    ) -> u64
    where
        G: Playable,
    {
        let &Halving { evaluator, seat, lookahead, thought, .. } = halving;
        self.path.clear();
        self.path.push((0, seat));
        let mut walk = Walk::new(self, Quick { policy: lookahead.policy, evaluator });
        let seed = (thought.seed, number);
        let after = play_on(state, seat, lookahead.rounds, &mut walk, seed, actions);
        let shares = evaluator.chances(&after);
        for (node, seat) in &self.path {
            let node = &mut self.nodes[*node as usize];
            node.visits += 1;
            node.sum += f64::from(shares[*seat]);
        }
        part(shares[seat])
    }

    /// Whether nothing follows the node yet.
    pub(super) fn is_leaf(&self, node: u32) -> bool {
        self.nodes[node as usize].count == 0
    }

    /// Lets the seat's most promising answers follow the node; whether there is room for them.
    pub(super) fn expand(
        &mut self,
        node: u32,
        game: &G,
        evaluator: &impl Evaluator<G>,
        seat: Seat,
        actions: &mut Vec<G::Action>,
    ) -> bool {
        if self.nodes.len() + WIDTH > self.room {
            return false;
        }
        self.rank(game, evaluator, seat, actions);
        let most = self.ranked[0].0;
        let weight = |guess: f32| ((guess - most) / DOUBT).exp();
        let all: f32 = self.ranked.iter().map(|(guess, _)| weight(*guess)).sum();
        let first = self.nodes.len() as u32;
        self.nodes.extend(self.ranked.iter().map(|(guess, action)| {
            let prior = weight(*guess) / all;
            Node { guess: *guess, prior, ..Node::new(Step::Action(*action)) }
        }));
        debug_assert!(self.nodes.capacity().is_power_of_two());
        let node = &mut self.nodes[node as usize];
        (node.first, node.count) = (first, self.ranked.len() as u32);
        true
    }

    /// Lists the seat's most promising answers, best first; a single one is not evaluated.
    fn rank(
        &mut self,
        game: &G,
        evaluator: &impl Evaluator<G>,
        seat: Seat,
        actions: &mut Vec<G::Action>,
    ) {
        actions.clear();
        game.actions(seat, actions);
        let has_choice = actions.len() > 1;
        let chance = |action| evaluator.chances(&after(game, seat, action))[seat];
        let guess = |action| if has_choice { chance(action) } else { 0.0 };
        self.ranked.clear();
        self.ranked.extend(actions.iter().map(|action| (guess(*action), *action)));
        // Equals are ordered by the answer itself: a stable sort would allocate.
        self.ranked.sort_unstable_by(|(guess, action), (other_guess, other)| {
            other_guess.total_cmp(guess).then_with(|| action.cmp(other))
        });
        self.ranked.truncate(WIDTH);
    }

    /// The answer to try next, of as many as the visits allow.
    pub(super) fn select(&mut self, node: u32, seat: Seat) -> (u32, G::Action) {
        let Node { visits, first, count, .. } = self.nodes[node as usize];
        let exploration = EXPLORATION * (visits as f32).sqrt();
        let (mut best, mut most) = (first, f32::MIN);
        for at in first..first + count.min(wide(visits)) {
            let child = &self.nodes[at as usize];
            let value =
                child.mean(PRIOR_VISITS) + exploration * child.prior / (1.0 + child.visits as f32);
            if value > most {
                (best, most) = (at, value);
            }
        }
        self.path.push((best, seat));
        match self.nodes[best as usize].step {
            Step::Action(action) => (best, action),
            Step::Root | Step::Chance(_) => {
                unreachable!("the node of a seat that is asked is followed by its answers")
            }
        }
    }

    /// The node of an outcome: a new one if it is the first time and the visits allow one more.
    pub(super) fn meet(&mut self, node: u32, outcome: G::Chance) -> Option<u32> {
        let Node { visits, first, count, .. } = self.nodes[node as usize];
        let is_it = |node: &Node<G>| matches!(node.step, Step::Chance(known) if known == outcome);
        let mut at = first;
        for _ in 0..count {
            let known = &self.nodes[at as usize];
            if is_it(known) {
                self.path.push((at, Seat::FIRST));
                return Some(at);
            }
            at = known.next;
        }
        if count >= wide(visits) || self.nodes.len() >= self.room {
            return None;
        }
        let new = self.nodes.len() as u32;
        self.nodes.push(Node { next: first, ..Node::new(Step::Chance(outcome)) });
        let node = &mut self.nodes[node as usize];
        (node.first, node.count) = (new, count + 1);
        self.path.push((new, Seat::FIRST));
        Some(new)
    }
}

/// How many answers or outcomes a node may have after this number of visits.
fn wide(visits: u32) -> u32 {
    1 + visits.isqrt()
}
