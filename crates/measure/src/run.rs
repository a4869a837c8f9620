//! Seeded random play of one game.

use bots::{Budget, Playout, Stop, Thought, playout, search_at_random};
use catan_dice::CatanDice;
use dice_settlers::DiceSettlers;
use engine::{Game, Match, Record, Seat, Setup, Turn};
use king_of_the_dice::KingOfTheDice;
use nations_dice::NationsDice;
use rand_core::SeedableRng;
use rand_xoshiro::Xoshiro256PlusPlus;

/// How many games a counted run plays.
pub const GAMES_COUNTED: u32 = 100;
/// How many states the measurements of one decision walk through.
pub const STATES: usize = 1024;

/// A game as the table lists it.
#[derive(Clone, Copy, Debug)]
pub struct Measured {
    /// The game's id.
    pub id: &'static str,
    /// The fewest and the most seats.
    pub seats: (usize, usize),
    /// The bytes of a state, an action and an outcome.
    pub bytes: (usize, usize, usize),
    /// What a counted run of so many seats plays.
    pub counted: fn(usize) -> Playout,
    /// So many random games at a table of so many seats.
    pub play: fn(usize, u32) -> Playout,
    /// So many iterations of a search with full random playouts, from the first question of a table of so many seats.
    pub search: fn(usize, u32),
    /// Reads and replays the record of a random game of so many seats, so many times.
    pub replay: fn(usize, u32),
}

/// The games measured: one line each.
pub const GAMES: [Measured; 4] = [
    measured::<CatanDice>("catan-dice", (1, 4)),
    measured::<KingOfTheDice>("king-of-the-dice", (2, 4)),
    measured::<NationsDice>("nations-dice", (1, 4)),
    measured::<DiceSettlers>("dice-settlers", (1, 4)),
];

const fn measured<G: Game>(id: &'static str, seats: (usize, usize)) -> Measured {
    let bytes = (size_of::<G>(), size_of::<G::Action>(), size_of::<G::Chance>());
    let play = |seats, games| Run::<G>::new(seats).games(games);
    let counted = |seats| Run::<G>::new(seats).counted();
    Measured { id, seats, bytes, counted, play, search: search::<G>, replay: replay::<G> }
}

/// A warm start of random play: the first state, the generator and the list of actions.
#[derive(Debug)]
pub struct Run<G: Game> {
    start: G,
    rng: Xoshiro256PlusPlus,
    scratch: Vec<G::Action>,
}

impl<G: Game> Run<G> {
    /// A table of so many seats with the game's default options.
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

    /// The games of a counted run: always the same ones.
    pub fn counted(&mut self) -> Playout {
        self.games(GAMES_COUNTED)
    }

    /// So many games one after the other.
    pub fn games(&mut self, games: u32) -> Playout {
        (0..games).map(|_| self.playout()).fold(Playout::default(), |all, one| Playout {
            decisions: all.decisions + one.decisions,
            chances: all.chances + one.chances,
        })
    }
}

/// A search with full random playouts, from the first question with more than one answer.
fn search<G: Game>(seats: usize, iterations: u32) {
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
