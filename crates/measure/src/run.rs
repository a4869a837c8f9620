//! Seeded random play of one game.

use bots::{Playout, playout};
use catan_dice::CatanDice;
use dice_settlers::DiceSettlers;
use engine::{Game, Seat, Setup, Turn};
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
}

/// The games measured: one line each.
pub const GAMES: [Measured; 4] = [
    measured::<CatanDice>("catan-dice", (1, 4)),
    measured::<KingOfTheDice>("king-of-the-dice", (2, 4)),
    measured::<NationsDice>("nations-dice", (1, 4)),
    measured::<DiceSettlers>("dice-settlers", (2, 4)),
];

const fn measured<G: Game>(id: &'static str, seats: (usize, usize)) -> Measured {
    let bytes = (size_of::<G>(), size_of::<G::Action>(), size_of::<G::Chance>());
    Measured { id, seats, bytes, counted: |seats| Run::<G>::new(seats).counted() }
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
        (0..GAMES_COUNTED).map(|_| self.playout()).fold(Playout::default(), |all, one| Playout {
            decisions: all.decisions + one.decisions,
            chances: all.chances + one.chances,
        })
    }
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
