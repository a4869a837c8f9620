//! Self-play: positions, and what became of them.

use bots::Bot;
use engine::{BySeat, Game, Linear, Playable, Seat, Setup, Turn, below};
use rand_core::SeedableRng;
use rand_xoshiro::Xoshiro256PlusPlus;
use rayon::prelude::*;

/// How games are played for positions.
#[derive(Clone, Debug)]
pub struct SelfPlay {
    /// Every seat is one of these bots, at random.
    pub bots: Vec<Bot>,
    /// What they judge by.
    pub evaluator: Linear,
    /// How many games.
    pub games: usize,
    /// About how many positions of a game are used.
    pub samples: usize,
    /// All randomness follows from it.
    pub seed: u64,
}

/// A position after an answer, and how its game ended.
#[derive(Clone, Debug)]
pub struct Position<G> {
    /// The position.
    pub game: G,
    /// The points each seat ended with.
    pub points: BySeat<f32>,
    /// Each seat's share of the win.
    pub won: BySeat<f32>,
    /// The number of its table.
    pub table: usize,
    /// Whether its game is one of those that are not learned from.
    pub is_held_out: bool,
    /// How much it counts in a regression: its errors are multiplied by it.
    pub weight: f64,
}

/// The positions of all games, in the order of the games whatever the number of threads.
pub fn positions<G: Playable>(plan: &SelfPlay, tables: &[Setup<G::Content>]) -> Vec<Position<G>> {
    let lengths: Vec<u64> = tables.iter().map(|table| length::<G>(plan, table)).collect();
    let games =
        (0..plan.games).into_par_iter().map(|number| one_game::<G>(plan, tables, &lengths, number));
    games.collect::<Vec<_>>().concat()
}

/// The table of a game, and whether it is held out: every table goes in turn, and every fifth time all of them are.
pub(crate) const fn place(number: usize, tables: usize) -> (usize, bool) {
    (number % tables, number / tables % 5 == 4)
}

/// How many answers a game at this table takes, about.
fn length<G: Playable>(plan: &SelfPlay, table: &Setup<G::Content>) -> u64 {
    let mut game = start::<G>(table);
    let mut rng = generator(plan.seed, u64::MAX);
    let mut answers = 0;
    while let Some(seat) = next_seat(&mut game, &mut rng) {
        let action = Bot::Greedy.choose_with(&plan.evaluator, &game, seat, &mut rng);
        game.apply(seat, action);
        answers += 1;
    }
    answers
}

/// One game. Up to a random moment it deviates: with one random answer there, or with random answers all the
/// way; only what comes after it is kept, since only that is played as well as can be.
fn one_game<G: Playable>(
    plan: &SelfPlay,
    tables: &[Setup<G::Content>],
    lengths: &[u64],
    number: usize,
) -> Vec<Position<G>> {
    let mut rng = generator(plan.seed, number as u64);
    let (table, is_held_out) = place(number, tables.len());
    let (mut game, length) = (start::<G>(&tables[table]), lengths[table]);
    let bots: Vec<Bot> = Seat::all(game.seats())
        .map(|_| plan.bots[below(&mut rng, plan.bots.len() as u64) as usize])
        .collect();
    let (moment, is_wild) = (below(&mut rng, length), below(&mut rng, 4) == 0);
    let (mut answers, mut kept) = (0, Vec::new());
    while let Some(seat) = next_seat(&mut game, &mut rng) {
        let is_random = answers == moment || (is_wild && answers < moment);
        let bot = if is_random { Bot::Random } else { bots[seat.index()] };
        let action = bot.choose_with(&plan.evaluator, &game, seat, &mut rng);
        game.apply(seat, action);
        let is_kept = answers == moment || below(&mut rng, length) < plan.samples as u64;
        if answers >= moment && is_kept && game.turn() != Turn::Over {
            kept.push(game);
        }
        answers += 1;
    }
    let (points, won) = (game.result(), shares(&game));
    let position = |game| Position { game, points, won, table, is_held_out, weight: 1.0 };
    kept.into_iter().map(position).collect()
}

/// Each seat's share of the win of a game that is over.
pub(crate) fn shares<G: Game>(game: &G) -> BySeat<f32> {
    let won = game.standings().map(|rank| f32::from(u8::from(rank.is_win())));
    let winners: f32 = won.iter().sum();
    won.map(|share| share / winners.max(1.0))
}

pub(crate) fn start<G: Game>(table: &Setup<G::Content>) -> G {
    G::new(table).expect("the tables are made of the game's own options")
}

/// Lets chance answer until a seat is asked; none when the game is over.
pub(crate) fn next_seat<G: Game>(game: &mut G, rng: &mut Xoshiro256PlusPlus) -> Option<Seat> {
    loop {
        match game.turn() {
            Turn::Over => return None,
            Turn::Chance => game.resolve(game.sample(rng)),
            Turn::Seats(seats) => return seats.first(),
        }
    }
}

/// The generator of one game of a run.
pub(crate) fn generator(seed: u64, number: u64) -> Xoshiro256PlusPlus {
    Xoshiro256PlusPlus::seed_from_u64(seed.wrapping_mul(0x9E37_79B9_7F4A_7C15) ^ number)
}
