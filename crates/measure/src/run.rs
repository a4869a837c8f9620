//! Seeded random play of one game, and the games of the list as they are measured.

use std::ops::RangeInclusive;

use bots::{Budget, Playout, Stop, Thought, playout, search_at_random};
use engine::{Describe, Game, Match, Playable, Record, Seat, Setup, Turn};
use games::Visitor;
use rand_core::SeedableRng;
use rand_xoshiro::Xoshiro256PlusPlus;

/// How many games a counted run plays.
pub const GAMES_COUNTED: u32 = 100;
/// How many states the measurements of one decision walk through.
pub const STATES: usize = 1024;

/// A game as the table lists it.
#[derive(Clone, Debug)]
pub struct Measured {
    /// The game's id.
    pub id: &'static str,
    /// The numbers of seats.
    pub seats: RangeInclusive<usize>,
    /// The bytes of a state, an action and an outcome.
    pub bytes: (usize, usize, usize),
    /// A counted run at a table of this number of seats, ready to start.
    pub counted: fn(usize) -> Counted,
    /// Random games at a table: the number of seats, and of games.
    pub play: fn(usize, u32) -> Playout,
    /// A search with full random playouts from the first question: the number of seats, and of iterations.
    pub search: fn(usize, u32),
    /// Reads and replays the record of a random game: the number of seats, and how often.
    pub replay: fn(usize, u32),
}

/// A counted run that is ready to start.
pub type Counted = Box<dyn FnMut() -> Playout>;

/// Every game of the list.
pub fn games() -> Vec<Measured> {
    games::with_each(List)
}

/// Every game of the list at every number of its seats.
pub fn cells() -> Vec<(Measured, usize)> {
    let seats = |game: Measured| game.seats.clone().map(move |seats| (game.clone(), seats));
    games().into_iter().flat_map(seats).collect()
}

/// Lists the games as they are measured.
#[derive(Clone, Copy)]
struct List;

impl Visitor for List {
    type Output = Measured;

    fn visit<G: Describe + Playable>(self) -> Measured {
        let info = G::info();
        Measured {
            id: info.id,
            seats: info.seats.clone(),
            bytes: (size_of::<G>(), size_of::<G::Action>(), size_of::<G::Chance>()),
            counted: |seats| {
                let mut run = Run::<G>::new(seats);
                Box::new(move || run.games(GAMES_COUNTED))
            },
            play: |seats, games| Run::<G>::new(seats).games(games),
            search: search::<G>,
            replay: replay::<G>,
        }
    }
}

/// A warm start of random play: the first state, the generator and the list of actions.
#[derive(Debug)]
pub struct Run<G: Game> {
    start: G,
    rng: Xoshiro256PlusPlus,
    scratch: Vec<G::Action>,
}

impl<G: Game> Run<G> {
    /// A table with the game's default options.
    pub fn new(seats: usize) -> Self {
        let start = G::new(&Setup::new(seats)).expect("the defaults start");
        let rng = Xoshiro256PlusPlus::seed_from_u64(2007);
        Self { start, rng, scratch: Vec::with_capacity(4096) }
    }

    /// One game to its end.
    pub fn playout(&mut self) -> Playout {
        let mut game = self.start;
        playout(&mut game, &mut self.rng, &mut self.scratch)
    }

    /// A number of games one after the other.
    pub fn games(&mut self, games: u32) -> Playout {
        (0..games).map(|_| self.playout()).fold(Playout::default(), |all, one| Playout {
            decisions: all.decisions + one.decisions,
            chances: all.chances + one.chances,
        })
    }
}

/// A search with full random playouts, from the first question with more than one answer.
fn search<G: Playable>(seats: usize, iterations: u32) {
    let (game, seat) = choice::<G>(seats);
    let stop = Stop::never();
    let thought = Thought { seed: 2007, stop: &stop, is_parallel: false };
    let advice = search_at_random(&game, seat, Budget::Iterations(iterations), &thought);
    std::hint::black_box(advice);
}

/// The text of a finished random game, read and played again with every check.
fn replay<G: Game>(seats: usize, times: u32) {
    let text = finished::<G>(seats);
    for _ in 0..times {
        let record: Record<G> = text.parse().expect("what was written can be read");
        let played = record.replay().expect("what was played can be replayed");
        std::hint::black_box(played);
    }
}

/// The record of a random game.
fn finished<G: Game>(seats: usize) -> String {
    let Run { mut rng, mut scratch, .. } = Run::<G>::new(seats);
    let mut played = Match::<G>::new(Setup::new(seats)).expect("the defaults start");
    loop {
        match played.state().turn() {
            Turn::Over => return played.record(&[]).expect("it began at its start").to_string(),
            Turn::Chance => {
                let chance = played.state().sample(&mut rng);
                played.resolve(chance).expect("what falls is possible");
            }
            Turn::Seats(asked) => {
                let seat = asked.first().expect("someone is asked");
                let action = played.state().sample_action(seat, &mut rng, &mut scratch);
                played.play(seat, action).expect("what is sampled is legal");
            }
        }
    }
}

/// The first state of random play in which a seat has a choice.
fn choice<G: Game>(seats: usize) -> (G, Seat) {
    let has_choice = |(game, seat): &(G, Seat)| {
        let mut actions = Vec::new();
        game.actions(*seat, &mut actions);
        actions.len() > 1
    };
    states::<G>(seats, 64).into_iter().find(has_choice).expect("a game begins with choices")
}

/// States of random play in which a seat is asked, spread over whole games.
pub fn states<G: Game>(seats: usize, count: usize) -> Vec<(G, Seat)> {
    let mut run = Run::<G>::new(seats);
    let mut states = Vec::with_capacity(count);
    let mut game = run.start;
    while states.len() < count {
        match game.turn() {
            Turn::Over => game = run.start,
            Turn::Chance => game.resolve(game.sample(&mut run.rng)),
            Turn::Seats(asked) => {
                let seat = asked.first().expect("someone is asked");
                states.push((game, seat));
                let action = game.sample_action(seat, &mut run.rng, &mut run.scratch);
                game.apply(seat, action);
            }
        }
    }
    states
}
