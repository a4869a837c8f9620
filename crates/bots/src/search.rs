//! Games played on from every promising answer: playouts.

mod flat;
mod halving;
mod iteration;
mod policy;
mod race;
mod tree;

use engine::{Evaluator, Game, Lookahead, Playable, Policy, Seat, Shape};

use self::flat::Flat;
use self::halving::{Candidate, Halving, Playouts};
use self::race::Race;
use self::tree::{Node, Trees};
use crate::clock::Clock;
use crate::greedy::after;
use crate::{Advice, Budget, Thought, each, planned, scratch};

/// How many nodes the trees of a thought have in all.
const ROOM: usize = 1 << 17;

/// What a search works with.
#[derive(Debug)]
struct Desk<G: Game> {
    candidates: Vec<Candidate<G>>,
    race: Race,
    flat: Flat,
    trees: Trees<G>,
}

impl<G: Game> Default for Desk<G> {
    fn default() -> Self {
        let (race, flat, trees) = (Race::default(), Flat::default(), Trees::default());
        Self { candidates: Vec::new(), race, flat, trees }
    }
}

pub(crate) fn advise<G: Playable>(
    game: &G,
    evaluator: &impl Evaluator<G>,
    seat: Seat,
    shape: Option<Shape>,
    budget: Budget,
    thought: &Thought<'_>,
) -> Vec<Advice<G::Action>> {
    let (halving, mut advice) = start(game, evaluator, seat, thought);
    match shape.unwrap_or(halving.lookahead.shape) {
        Shape::Flat => flat(game, budget, &halving, &mut advice),
        Shape::Tree => drop(tree(game, budget, ROOM, &halving, &mut advice)),
    }
    advice
}

/// A search that begins, and the answers as `turn` ranks them.
fn start<'a, G: Playable, E: Evaluator<G>>(
    game: &G,
    evaluator: &'a E,
    seat: Seat,
    thought: &'a Thought<'a>,
) -> (Halving<'a, E>, Vec<Advice<G::Action>>) {
    let (clock, lookahead) = (Clock::start(), lookahead(game));
    let halving = Halving { evaluator, seat, lookahead, thought, clock, is_race: true };
    (halving, ranked(game, evaluator, seat))
}

/// All answers as `turn` judges them, best first.
fn ranked<G: Playable>(
    game: &G,
    evaluator: &impl Evaluator<G>,
    seat: Seat,
) -> Vec<Advice<G::Action>> {
    let mut advice = planned(game, evaluator, seat);
    advice.sort_by(|a, b| b.value.total_cmp(&a.value));
    advice
}

/// How the game is played on. Rolls are solved exactly, which no number of playouts can improve.
fn lookahead<G: Playable>(game: &G) -> Lookahead {
    let lookahead = game.lookahead();
    let candidates = if game.rolling().is_some() { 1 } else { lookahead.candidates };
    Lookahead { candidates, ..lookahead }
}

/// How many bytes the nodes of a thought's trees take at most.
pub const fn tree_bytes<G: Game>() -> usize {
    ROOM * size_of::<Node<G>>()
}

/// A search by trees with room for a number of nodes in all; also returns how many nodes they came to have besides the roots.
///
/// ```
/// # use bots::{Thought, Stop, tree_with_room};
/// # fn nodes<G: engine::Playable>(game: &G, seat: engine::Seat) {
/// let stop = Stop::never();
/// let thought = Thought { seed: 1, stop: &stop, is_parallel: false };
/// let (advice, nodes) = tree_with_room(game, seat, bots::Budget::Iterations(1000), 100, &thought);
/// assert!(nodes <= 100);
/// # }
/// ```
pub fn tree_with_room<G: Playable>(
    game: &G,
    seat: Seat,
    budget: Budget,
    room: usize,
    thought: &Thought<'_>,
) -> (Vec<Advice<G::Action>>, usize) {
    let (halving, mut advice) = start(game, G::evaluator(), seat, thought);
    let nodes = tree(game, budget, room, &halving, &mut advice);
    (advice, nodes)
}

/// A search that plays every game to its end at random, from every answer: for measuring its speed.
///
/// ```
/// # use bots::{Thought, Stop, search_at_random};
/// # fn iterations<G: engine::Playable>(game: &G, seat: engine::Seat) {
/// let stop = Stop::never();
/// let thought = Thought { seed: 1, stop: &stop, is_parallel: false };
/// let advice = search_at_random(game, seat, bots::Budget::Iterations(1000), &thought);
/// # }
/// ```
pub fn search_at_random<G: Playable>(
    game: &G,
    seat: Seat,
    budget: Budget,
    thought: &Thought<'_>,
) -> Vec<Advice<G::Action>> {
    let clock = Clock::start();
    let mut advice = each(game, seat, |_| 0.0);
    let policy = Policy::Random;
    let (candidates, rounds, prior_visits, margin) = (usize::MAX, u32::MAX, 0, 1000);
    let shape = Shape::Flat;
    let lookahead = Lookahead { shape, candidates, policy, rounds, prior_visits, margin };
    let evaluator = G::evaluator();
    let halving = Halving { evaluator, seat, lookahead, thought, clock, is_race: false };
    flat(game, budget, &halving, &mut advice);
    advice
}

/// Judges the answers by independent playouts.
fn flat<G: Playable>(
    game: &G,
    budget: Budget,
    halving: &Halving<'_, impl Evaluator<G>>,
    advice: &mut [Advice<G::Action>],
) {
    judge(advice, |desk: &mut Desk<G>, advice| {
        let Desk { candidates, race, flat, .. } = desk;
        search(game, budget, halving, (candidates, race), flat, advice);
    });
}

/// Judges the answers by playouts that grow trees; returns how many nodes there are besides the roots.
fn tree<G: Playable>(
    game: &G,
    budget: Budget,
    room: usize,
    halving: &Halving<'_, impl Evaluator<G>>,
    advice: &mut [Advice<G::Action>],
) -> usize {
    let most = halving.lookahead.candidates;
    let mut nodes = 0;
    judge(advice, |desk: &mut Desk<G>, advice| {
        let Desk { candidates, race, trees, .. } = desk;
        // Few answers get no larger trees than many, so that warm ones are large enough.
        trees.clear(advice.len().min(most), room / most);
        search(game, budget, halving, (candidates, race), trees, advice);
        nodes = trees.nodes();
    });
    nodes
}

/// Lets a search judge the answers if there is a choice.
fn judge<G: Game>(
    advice: &mut [Advice<G::Action>],
    search: impl FnOnce(&mut Desk<G>, &mut [Advice<G::Action>]),
) {
    if let [only] = advice {
        only.visits = Some(0);
    } else {
        scratch::with(|desk: &mut Desk<G>| search(desk, advice));
    }
}

fn search<G: Game, E: Evaluator<G>>(
    game: &G,
    budget: Budget,
    halving: &Halving<'_, E>,
    (candidates, race): (&mut Vec<Candidate<G>>, &mut Race),
    playouts: &mut impl Playouts<G, E>,
    advice: &mut [Advice<G::Action>],
) {
    let &Halving { seat, lookahead, .. } = halving;
    let state = |at: usize| after(game, seat, advice[at].action);
    let candidate = |at| Candidate::new(at, state(at), advice[at].value, lookahead.prior_visits);
    let least = advice[0].value - f32::from(lookahead.margin) / 1000.0;
    let close = advice.iter().take_while(|advice| advice.value >= least).count();
    candidates.clear();
    candidates.extend((0..close.min(lookahead.candidates)).map(candidate));
    if candidates.len() > 1 {
        halving.play(budget, candidates, race, playouts);
    }
    rank(candidates, advice);
}

/// Puts the answers in the order of the candidates, followed by those that were not searched.
///
/// A later answer is never valued more than an earlier one: a candidate dropped early has a mean of few playouts, which may
/// by luck be the highest of all.
fn rank<G, A: Copy>(candidates: &[Candidate<G>], advice: &mut [Advice<A>]) {
    let seen = candidates.len();
    let mut order: Vec<Advice<A>> = candidates.iter().map(|it| advice[it.at]).collect();
    order.extend_from_slice(&advice[seen..]);
    let mut most = f32::MAX;
    for (place, next) in order.into_iter().enumerate() {
        let visits = candidates.get(place).map_or(0, |candidate| candidate.count);
        let played = candidates.get(place).filter(|_| visits > 0);
        most = most.min(played.map_or(next.value, Candidate::value));
        advice[place] = Advice { action: next.action, value: most, visits: Some(visits) };
    }
}
